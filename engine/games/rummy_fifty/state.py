"""The cards, moves and state of Rummy Fifty, the sources a player may draw from, and the events.

The rules are in ``engine.games.rummy_fifty.rules``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.core.action import Action
from engine.core.cards import SUIT
from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Hands, Index, Number, Numbers, Seat, Seats
from engine.core.state import NO_CARD, NO_SEAT, hidden, memo, owner, public
from engine.core.view import View
from engine.families.outcome import Over
from engine.families.sealed import SealedState
from engine.games.rummy_fifty.terms import (
    DISCARD,
    EXTRA,
    JACK,
    KING,
    QUEEN,
    STALL,
    STOCK,
    court_points,
    courts_for,
    is_extra,
    owner_of,
)


class Bonus(Action):
    """Choose a bonus card by its rank number."""

    court: int


class Draw(Action):
    """Take one card from a source."""

    source: int


class Discard(Action):
    """Put a hand card on one's own discard pile."""

    card: int


class Meld(Action):
    """Lay down hand cards, sorted as numbers, as a new meld."""

    cards: tuple[int, ...]


class Layoff(Action):
    """Add a hand card to the meld of this number."""

    card: int
    meld: int


class EndTurn(Action):
    """End the table step."""


# One object per move: simulations allocate little.
BONUS = {rank: Bonus(rank) for rank in (JACK, QUEEN, KING)}
DRAW = tuple(Draw(source) for source in range(EXTRA + 2))
DISCARD_CARD = tuple(Discard(c) for c in range(len(SUIT)))
END_TURN = EndTurn()


@lru_cache(maxsize=1 << 14)
def meld_of(cards: tuple[int, ...]) -> Meld:
    """Return the move that lays down these cards."""
    return Meld(cards)


@lru_cache(maxsize=1 << 12)
def layoff_of(card: int, meld: int) -> Layoff:
    """Return the move that adds this card to that meld."""
    return Layoff(card, meld)


@dataclass(slots=True)
class RummyFiftyState(SealedState):
    """One round in progress, and how the round before ended."""

    hands: list[list[int]] = owner()
    stock: list[int] = hidden()
    """The face-down stock, top first."""
    indicator: int = public(NO_CARD)
    """The card whose suit is wild in this round."""
    discards: list[list[int]] = public()
    """By seat the discard pile, top last."""
    extras: list[list[int]] = public()
    """By seat the extra pile of the game for two, top last; otherwise empty."""
    melds: list[list[int]] = public()
    """By number the cards of a meld, in order."""
    owners: list[int] = public()
    """By number of the meld the seat that made it."""
    forms: list[int] = public()
    """By number of the meld its form: GROUP, OPEN or the suit of the run."""
    courts: list[int] = public()
    """By seat the rank of the bonus card, NO_CARD before the reveal."""
    known: list[list[int]] = public()
    """By seat the hand cards that all players saw being taken."""
    drawn: list[int] = memo()
    """By seat the card last drawn, even if it was played since; NO_CARD before the first."""
    mover: int = public(NO_SEAT)
    """The seat that drew last in this round, NO_SEAT before the first turn."""
    source: int = public(STOCK)
    """The source of that card."""
    laid: list[int] = public()
    """Cards that were put on the table since that draw, in order."""
    stall: int = public(0)
    """Turns in a row with a draw from a discard pile and nothing laid down; not counted for two players."""
    dealer: int = public(0)
    round: int = public(0)
    """Number of the present round, from 1."""
    points: list[int] = public()
    history: list[list[int]] = public()
    """By finished round the points of each seat after it."""
    last_out: int = public(NO_SEAT)
    """The seat that went out in the round before, NO_SEAT if none did."""
    last_hands: list[list[int]] = public()
    """By seat the hand shown after the round before; all empty if it was not scored (R18)."""
    last_courts: list[int] = public()
    """By seat the bonus card of the round before."""
    last_totals: list[int] = public()
    """By seat the total of the round before, -1 for the winner and if it was not scored."""
    layoff_own: bool = public(False)
    max_rounds: int = public(30)

    @property
    def wild(self) -> int:
        """Return the wild suit of the round."""
        return SUIT[self.indicator]

    @property
    def stall_limit(self) -> int:
        """Return how many turns without a card laid down close the discard piles; 0 if there is no such limit."""
        n = len(self.points)
        return STALL * n if n > 2 else 0

    @property
    def stalled(self) -> bool:
        """True if only the stock is open."""
        return 0 < self.stall_limit <= self.stall

    @property
    def last_value(self) -> int:
        """Return the value of the round before, which was scored: the highest total and the winner's bonus."""
        return max(self.last_totals) + court_points(self.last_courts[self.last_out])

    def change_of(self, seat: int) -> int:
        """Return how the round before changed the points of ``seat``."""
        before = self.history[-2][seat] if len(self.history) > 1 else 1
        return self.history[-1][seat] - before

    def top_of(self, source: int) -> int:
        """Return the top card of a pile, NO_CARD if there is none."""
        pile = pile_of(self, source)
        return pile[-1] if pile else NO_CARD

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """Return any bonus card."""
        return [[court] for court in courts_for(len(self.points))]

    def pins(self, seat: int) -> Mapping[int, int]:
        """Return the cards taken face up and still held."""
        return {c: p for p, cards in enumerate(self.known) for c in cards}

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Clear the other seats' last draws; draw their sealed choices anew."""
        self.drawn = [c if p == seat else NO_CARD for p, c in enumerate(self.drawn)]
        SealedState.after_redeal(self, seat, rnd)


RummyFiftyView = View[RummyFiftyState]


def sources(s: RummyFiftyState, seat: int) -> list[int]:
    """Return the sources that ``seat`` may draw from now."""
    out = [STOCK]
    n = len(s.points)
    if s.stalled:
        return out
    for p, pile in enumerate(s.discards):
        if pile and p != seat:
            out.append(DISCARD + p)
    if n == 2:
        for p, pile in enumerate(s.extras):
            if pile:
                out.append(EXTRA + p)
    return out


def pile_of(s: RummyFiftyState, source: int) -> list[int]:
    """Return the face-up pile of a source other than the stock."""
    return (s.extras if is_extra(source) else s.discards)[owner_of(source)]


def lose_card(s: RummyFiftyState, seat: int, card: int) -> None:
    """Take a card out of a hand, and out of the known cards."""
    s.hands[seat].remove(card)
    if card in s.known[seat]:
        s.known[seat].remove(card)


class Round(GameEvent):
    """The next round; the suit of the indicator is wild."""

    round: Count
    dealer: Seat
    indicator: Card


class Hand(GameEvent):
    """The hand, for its owner only."""

    cards: Cards


class Revealed(GameEvent):
    """By seat the bonus card, a rank."""

    courts: Numbers


class Drew(GameEvent):
    """A card of the stock is drawn; ``Drawn`` names it."""

    seat: Seat


class Drawn(GameEvent):
    """The card drawn, for its owner only."""

    card: Card


class Took(GameEvent):
    """A card from a face-up pile is taken."""

    seat: Seat
    source: Number
    card: Card


class Discarded(GameEvent):
    """A card goes onto the own pile."""

    seat: Seat
    card: Card


class Melded(GameEvent):
    """A new meld; ``suit``: its form."""

    seat: Seat
    meld: Index
    cards: Cards
    suit: Number


class LaidOff(GameEvent):
    """A card added to a meld of ``owner``; ``suit``: its form now."""

    seat: Seat
    card: Card
    meld: Index
    owner: Seat
    suit: Number


class Flipped(GameEvent):
    """The extra card of a game for two is turned up."""

    seat: Seat
    card: Card


class TurnEnded(GameEvent):
    """``stall``: turns in a row with a draw from a discard pile and nothing laid down."""

    seat: Seat
    stall: Number


class WentOut(GameEvent):
    """A scored round; ``totals`` has -1 for the winner; the winner's bonus and the highest total make the ``value``."""

    seat: Seat
    hands: Hands
    courts: Numbers
    totals: Numbers
    losers: Seats
    value: Count
    gain: Count
    points: Numbers


class Unscored(GameEvent):
    """The stock ran out: the round is not scored."""

    round: Count


EVENTS = catalogue(
    Round, Hand, Revealed, Drew, Drawn, Took, Discarded, Melded, LaidOff, Flipped, TurnEnded, WentOut, Unscored, Over
)
