"""The events of TTP, in addition to a card being played."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Flag, Hands, Number, Numbers, Points, Seat, Seats
from engine.families.tricks import Played


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
