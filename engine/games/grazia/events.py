"""What can happen in Grazia."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Flag, Points, Seat


class Dealt(GameEvent):
    """The cards are dealt; ``residual`` are left over."""

    first: Seat
    residual: Cards


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


class Prepared(GameEvent):
    """A move for the next turn, told to its owner alone; without cards a pass, or (``none``) no move any more."""

    cards: Cards
    none: Flag = False


class Lapsed(GameEvent):
    """A prepared move is not made, told to its owner alone: it does not connect; a pass in the last lap."""

    cards: Cards


class Ended(GameEvent):
    """The last lap is over."""

    scores: Points
    winner: Seat


EVENTS = catalogue(Dealt, Played, Passed, Drawn, LastLap, Prepared, Lapsed, Ended)
