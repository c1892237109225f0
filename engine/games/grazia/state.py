"""The state of Grazia, the visibility of its fields, and its events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core.cards import SUIT
from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Flag, Points, Seat
from engine.core.state import NO_CARD, NO_SEAT, State, hidden, memo, owner, public
from engine.core.view import View
from engine.games.grazia.terms import FREE, is_jump, score

NOTHING = -2
"""The value in place of a run: no move is prepared."""
PASS_AHEAD = -1
"""The value in place of a run: a pass is prepared."""


@dataclass(slots=True)
class GraziaState(State):
    """A game in progress; lists by seat unless said otherwise."""

    hands: list[list[int]] = owner()
    """The hands, sorted by card."""
    decks: list[list[int]] = hidden()
    """The personal decks, top first, unknown to all players, their owners included."""
    drawn: list[int] = memo()
    """The card last drawn, NO_CARD before the first."""
    prepared: list[int] = memo()
    """The move prepared for the next turn: a run, PASS_AHEAD or NOTHING."""
    piles: list[list[int]] = public()
    """By suit the cards played, in order."""
    residual: list[int] = public()
    """The cards left over from the deal, face up."""
    jumps: list[int] = public()
    first: int = public(0)
    """The seat that had the first turn."""
    trigger: int = public(NO_SEAT)
    """The seat that started the last lap."""
    mover: int = public(NO_SEAT)
    """The seat that moved last."""
    laid: list[int] = public()
    """The run that it played; [] for a pass."""
    jumped: bool = public(False)
    """Whether that was a jump."""
    empty_suit: str = public(FREE)

    def jump(self, first: int) -> bool:
        """True if a run that begins with this card would be a jump now."""
        pile = self.piles[SUIT[first]]
        return is_jump(pile[-1] if pile else NO_CARD, first, self.empty_suit)

    @property
    def left(self) -> int:
        """Return the turns left in the last lap."""
        return (self.trigger - self.waiting[0]) % len(self.jumps)

    def to_come(self, seat: int) -> bool:
        """True if ``seat`` is asked now or may be later."""
        return self.trigger == NO_SEAT or (seat - self.waiting[0]) % len(self.jumps) < self.left

    def standing(self) -> Sequence[int]:
        """Return every player's score if the game ended now."""
        return [
            score(len(hand) + len(deck), jumps)
            for hand, deck, jumps in zip(self.hands, self.decks, self.jumps, strict=True)
        ]

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Clear the other seats' last draws and prepared moves, which are unknown."""
        self.drawn = [c if p == seat else NO_CARD for p, c in enumerate(self.drawn)]
        self.prepared = [run if p == seat else NOTHING for p, run in enumerate(self.prepared)]


GraziaView = View[GraziaState]


class Dealt(GameEvent):
    """The cards are dealt."""

    first: Seat


class LeftOver(GameEvent):
    """The residual cards, if there are any."""

    cards: Cards


class Played(GameEvent):
    """A run was played."""

    seat: Seat
    cards: Cards
    jump: Flag


class Passed(GameEvent):
    """A pass."""

    seat: Seat


class Drawn(GameEvent):
    """The top card of one's deck, for its owner only."""

    card: Card


class LastLap(GameEvent):
    """A pass of a seat without a deck: every other player has one more turn."""

    seat: Seat


class Lapsed(GameEvent):
    """A prepared run is not played because it does not connect; for its owner only."""

    cards: Cards


class PassLapsed(GameEvent):
    """A prepared pass is not made because the last lap has begun; for its owner only."""


class Ended(GameEvent):
    """The last lap is over."""

    scores: Points
    winner: Seat


EVENTS = catalogue(Dealt, LeftOver, Played, Passed, Drawn, LastLap, Lapsed, PassLapsed, Ended)
