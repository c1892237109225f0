"""What can happen in Grazia."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Flag, Points, Seat


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
    """The top card of one's deck, told to its owner alone."""

    card: Card


class LastLap(GameEvent):
    """A pass without a deck: everybody else has one more turn."""

    seat: Seat


class Lapsed(GameEvent):
    """A prepared run is not played since it does not connect, told to its owner alone."""

    cards: Cards


class PassLapsed(GameEvent):
    """A prepared pass is not made since the last lap has begun, told to its owner alone."""


class Ended(GameEvent):
    """The last lap is over."""

    scores: Points
    winner: Seat


EVENTS = catalogue(Dealt, LeftOver, Played, Passed, Drawn, LastLap, Lapsed, PassLapsed, Ended)
