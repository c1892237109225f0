"""The state of TTP, the visibility of its fields, and its events in addition to a card being played."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Flag, Hands, Number, Numbers, Points, Seat, Seats
from engine.core.state import hidden, memo, public
from engine.core.view import View
from engine.families.tricks import Played, TrickState
from engine.games.ttp.terms import MUST, TRICKS


@dataclass(slots=True)
class TTPState(TrickState):
    """A deal in progress and the results of the deals before; lists by seat unless said otherwise."""

    deal: int = public(0)
    """Number of the present deal, from 1."""
    dealer: int = public(0)
    stock: list[int] = hidden()
    """The face-down stock, top first."""
    market: list[int] = public()
    """The stock cards turned up for this trick."""
    pool: list[int] = public()
    """The cards that may be picked: the market and the trick, without those picked; [] while cards are played."""
    order: list[int] = public()
    """The seats in picking order, including those that have picked; [] while cards are played."""
    collected: list[list[int]] = public()
    """The cards picked, in the order of picking."""
    pile: list[int] = public()
    """The discard pile of this deal, face up."""
    shown: list[list[int]] = public()
    """The hole cards of the deal before, [] before the first showdown."""
    before: list[list[int]] = public()
    """The collections of the deal before, [] before the first showdown."""
    totals: list[int] = public()
    columns: list[list[int]] = public()
    """By finished deal: the points of each seat."""
    best: list[int] = public()
    """How often each seat had the strongest hand, shared ones included."""
    deals: int = public(0)
    market_size: int = public(1)
    follow: str = public(MUST)
    bonus: int = public(0)
    wanted: list[list[int]] = memo()
    """The cards a seat wants to pick from the pool, most wanted first."""

    @property
    def number(self) -> int:
        """Return the number of the present trick, from 1."""
        done = sum(map(len, self.collected)) - (len(self.order) - len(self.to_pick) if self.order else 0)
        return min(done // len(self.totals) + 1, TRICKS)

    @property
    def to_pick(self) -> list[int]:
        """Return the seats that still have to pick, in order."""
        return self.order[len(self.order) + self.market_size - len(self.pool) :] if self.order else []

    def seven(self, seat: int) -> list[int]:
        """Return the cards of that seat's hand at the last showdown: the five collected, then the hole cards."""
        return [*self.before[seat], *self.shown[seat]]


TTPView = View[TTPState]


class Dealt(GameEvent):
    """The next deal."""

    deal: Number
    dealer: Seat


class Turned(GameEvent):
    """Stock cards are turned up for the next trick."""

    cards: Cards


class Ordered(GameEvent):
    """The trick is complete; the seats in picking order, the trick's winner first."""

    seats: Seats
    pool: Cards


class Picked(GameEvent):
    """A player picks a card of the pool."""

    seat: Seat
    card: Card


class Wanted(GameEvent):
    """The seat's wishes for the pool, most wanted first; for that seat only."""

    cards: Cards


class Showdown(GameEvent):
    """By seat the hole cards and the rank of the hand (``terms.NAMES``)."""

    deal: Number
    hole: Hands
    ranks: Numbers


class Scored(GameEvent):
    """The score of a deal; ``best`` had the strongest hand and scored the bonus."""

    deal: Number
    points: Points
    totals: Points
    best: Seats
    bonus: Count


class Ended(GameEvent):
    """The match is over; ``broken``: the number of strongest hands decided between equal totals."""

    totals: Points
    winners: Seats
    broken: Flag


EVENTS = catalogue(Dealt, Turned, Played, Ordered, Picked, Wanted, Showdown, Scored, Ended)
