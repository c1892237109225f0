"""The events of Grazia."""

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
