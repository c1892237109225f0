"""The state of Stendhal, the visibility of its fields, and its events.

The events are in addition to those of every game of tricks; every player hears all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Cards, Number, Points, Seat, Seats, Suit
from engine.core.state import hidden, public
from engine.core.view import View
from engine.families.outcome import Ended
from engine.families.sealed import SealedState
from engine.families.tricks import Played, Trick, TrickState
from engine.games.stendhal.terms import LOW, tricks_in


@dataclass(slots=True)
class StendhalState(TrickState, SealedState):
    """A deal in progress and the results of the deals before; lists by seat unless said otherwise."""

    deal: int = public(0)
    """Number of the present deal, from 1."""
    dealer: int = public(0)
    centre: list[int] = hidden()
    """The cards left over, face down until all have chosen."""
    laid: list[int] = public()
    """By seat the card chosen for the minus suits, [] until all have chosen."""
    turned: list[int] = public()
    """The centre cards once they are turned up."""
    minus: list[int] = public()
    """The first and the second minus suit, [] until all have chosen."""
    captured: list[list[int]] = public()
    """Cards of the tricks won. All players saw them, but they are face down: the table shows the number of tricks."""
    won: list[int] = public()
    """Tricks won in this deal."""
    totals: list[int] = public()
    columns: list[list[int]] = public()
    """By finished deal: the points of each seat."""
    limit: int = public(0)
    most_deals: int = public(0)
    ace: str = public(LOW)
    closing: bool = public(False)
    """Whether a player has reached the limit: the match ends as soon as a single seat is ahead (R12)."""

    @property
    def number(self) -> int:
        """Return the number of the present trick, from 1."""
        return min(sum(self.won) + 1, self.tricks)

    @property
    def tricks(self) -> int:
        """Return the number of tricks of a deal."""
        return tricks_in(len(self.totals))

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """Return any card of the hand (R14)."""
        return [[c] for c in self.hands[seat]]


StendhalView = View[StendhalState]


class Dealt(GameEvent):
    """The next deal."""

    deal: Number
    dealer: Seat


class Revealed(GameEvent):
    """By seat the cards chosen, the centre cards, and the two minus suits."""

    cards: Cards
    centre: Cards
    first: Suit
    second: Suit


class Scored(GameEvent):
    """The score of a deal."""

    deal: Number
    points: Points
    totals: Points


class PlayOff(GameEvent):
    """The limit is reached, but these seats are level at the top: another deal."""

    seats: Seats


EVENTS = catalogue(Dealt, Revealed, Played, Trick, Scored, PlayOff, Ended)
