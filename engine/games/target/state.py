"""The state of Target, the visibility of its fields, and its events in addition to a card being played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Flag, Hands, Number, Seat, Seats
from engine.core.state import NO_CARD, hidden, memo, public
from engine.core.view import View
from engine.families.sealed import SealedState
from engine.families.tricks import Played, TrickState
from engine.games.target.terms import ALL

KEEPS = (NO_CARD,)
"""The stored form of a sealed choice to discard nothing."""


@dataclass(slots=True)
class TargetState(TrickState, SealedState):
    """A game in progress; lists by seat unless said otherwise.

    ``leader`` is the start player. The cards of a round are in ``trick`` until the last one is played, then on the
    discard pile, and stay visible as ``last_trick``. No suit need be followed (R10), so ``voids`` stays empty.
    """

    deck: list[int] = hidden()
    """The face-down deck, top first."""
    pile: list[int] = public()
    """The discard pile; the order means nothing."""
    revealed: list[int] = public()
    """The three cards that the start player chooses from, [] once the target is named."""
    target: int = public(NO_CARD)
    """The target of the round in play, NO_CARD before it is named and once it is taken."""
    last_target: int = public(NO_CARD)
    """The target that was taken last."""
    won: list[list[int]] = public()
    """The targets in front of each seat, in the order won."""
    thrown: list[list[int]] = public()
    """The discards of each seat in the refill before this round, [] before the first and once the round is decided."""
    reshuffles: int = public(0)
    """How often the discard pile has become the deck."""
    goal: int = public(0)
    far_pool: str = public(ALL)
    keeps: list[int] = memo()
    """1 for a seat that keeps all its cards unasked."""

    @property
    def round(self) -> int:
        """Return the number of the round in play, from 1; while all discard, that of the round just played."""
        done = sum(map(len, self.won))
        return done if self.phase == "discard" or self.ended else done + 1

    @property
    def scores_now(self) -> list[int]:
        """Return the targets won."""
        return [len(cards) for cards in self.won]

    def may_hold(self, seat: int, card: int) -> bool:
        """True: any card may be anywhere."""
        return True

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """Return none, one or two of the cards held."""
        hand = sorted(self.hands[seat])
        return [KEEPS, *([c] for c in hand), *combinations(hand, 2)]


TargetView = View[TargetState]


class Revealed(GameEvent):
    """Three cards are turned up; ``seat`` will name one of them."""

    round: Number
    seat: Seat
    cards: Cards


class Named(GameEvent):
    """The target is named; the other two cards are discarded."""

    seat: Seat
    card: Card


class Taken(GameEvent):
    """A target is taken by the farthest card or the nearest, with the distance."""

    seat: Seat
    target: Card
    card: Card
    far: Flag
    distance: Number


class Thrown(GameEvent):
    """Every player's discards, by place in ``seats``, which is the order of the refill."""

    seats: Seats
    cards: Hands


class Reshuffled(GameEvent):
    """The deck was empty: the discard pile becomes the new one; the event has its size."""

    count: Count


class Drew(GameEvent):
    """The seat's new cards, for that seat only."""

    cards: Cards


class Kept(GameEvent):
    """Whether the seat keeps all its cards unasked from now on, for that seat only."""

    on: Flag


class Ended(GameEvent):
    """A player has the number of targets that wins."""

    seat: Seat
    count: Count


EVENTS = catalogue(Revealed, Named, Played, Taken, Thrown, Reshuffled, Drew, Kept, Ended)
