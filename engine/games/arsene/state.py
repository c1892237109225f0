"""The state of Arsène, the visibility of its fields, and its events.

The events are in addition to those of every trick game; plans are only for their seat.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Count, Flag, Number, Points, Seat, Seats, Word
from engine.core.state import NO_CARD, NO_SEAT, hidden, memo, public
from engine.core.view import View
from engine.families.outcome import Ended
from engine.families.tricks import NO_TRUMP, Played, Trick, TrickState
from engine.games.arsene.terms import ASK, CAUGHT, SEATS, TRICKS, push_target, trump_of


@dataclass(slots=True)
class ArseneState(TrickState):
    """A deal in progress and the results of the deals before; lists by seat unless said otherwise."""

    deal: int = public(0)
    """Number of the present deal, from 1."""
    dealer: int = public(0)
    side: list[int] = hidden()
    """The side cards, unseen by all players, in their order on the table."""
    place: int = public(0)
    """The place of the side card that was turned, from 1; 0 before."""
    turned: int = public(NO_CARD)
    """That card. A black one stays face up; a red one is face down again, but all have seen it (R6)."""
    count: list[int] = public()
    """Tricks taken in this deal."""
    taker: int = public(NO_SEAT)
    """The seat that received the last completed trick."""
    shops: list[int] = public()
    """By shop: the chips left."""
    chips: list[int] = public()
    columns: list[list[int]] = public()
    """By finished deal: the number of tricks of each seat."""
    hauls: list[list[int]] = public()
    """By finished deal: the chips that each seat robbed, or CAUGHT."""
    plans: list[int] = memo()
    """The plan of each seat for the present trick if it wins it: ASK, KEEP or SHOVE."""
    advanced: bool = public(False)
    by_host: bool = public(False)
    """Whether the side card is turned without asking a player."""
    most_deals: int = public(0)
    """The number of deals after which the game ends; 0: no limit."""

    @property
    def number(self) -> int:
        """Return the number of the present trick, from 1."""
        return min(sum(self.count) + 1, TRICKS)

    @property
    def trump(self) -> int:
        """Return diamonds or NO_TRUMP, which is also the value before a card is turned."""
        return trump_of(self.turned) if self.place else NO_TRUMP

    @property
    def target(self) -> int:
        """Return the seat that the trick just won can be pushed to; NO_SEAT if there is none."""
        return push_target(self.count, self.last_winner)

    @property
    def caught(self) -> list[int]:
        """Return the seats that the police caught in the deal that ended the game."""
        last = self.hauls[-1] if self.ended else []
        return [p for p, haul in enumerate(last) if haul == CAUGHT and last.count(CAUGHT) < SEATS]

    def after_redeal(self, seat: int, rnd: Callable[[], float]) -> None:
        """Clear the other seats' plans, which are unknown."""
        self.plans = [plan if p == seat else ASK for p, plan in enumerate(self.plans)]


ArseneView = View[ArseneState]


class Dealt(GameEvent):
    """The next deal."""

    deal: Number
    dealer: Seat


class Turned(GameEvent):
    """A side card, by its place from 1; a black one makes diamonds trumps."""

    place: Number
    card: Card
    trumps: Flag


class Took(GameEvent):
    """A player has taken a won trick; ``count`` is the new number of tricks."""

    seat: Seat
    count: Count


class Pushed(GameEvent):
    """``seat`` has pushed its trick to ``to``, which has ``count`` tricks now."""

    seat: Seat
    to: Seat
    count: Count


class Planned(GameEvent):
    """The player's plan for the trick, if it wins it."""

    plan: Word


class Counted(GameEvent):
    """The tricks of a deal by seat."""

    deal: Number
    tricks: Points


class Robbed(GameEvent):
    """A pile of chips is taken."""

    seat: Seat
    shop: Number
    chips: Count


class Clashed(GameEvent):
    """These seats chose the same shop and get nothing."""

    seats: Seats
    shop: Number


class Caught(GameEvent):
    """These seats chose an empty shop."""

    seats: Seats


class Void(GameEvent):
    """All seats chose empty shops: the deal does not count."""


class Swapped(GameEvent):
    """These seats pass their chips on, each to the next."""

    seats: Seats


EVENTS = catalogue(
    Dealt, Turned, Played, Trick, Took, Pushed, Planned, Counted, Robbed, Clashed, Caught, Void, Swapped, Ended
)
