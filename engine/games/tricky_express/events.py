"""The events of Tricky Express, in addition to those of every game of tricks."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Count, Number, Points, Seat, Seats
from engine.families.tricks import Played, Trick


class Dealt(GameEvent):
    """The next deal."""

    deal: Number
    dealer: Seat


class Exchanged(GameEvent):
    """All players have passed cards; ``round``: PASS 1 or 2."""

    round: Number


class Received(GameEvent):
    """The cards from the right and the left neighbour, for the receiver only."""

    round: Number
    right: Card
    left: Card


class Station(GameEvent):
    """``passed``: stations since the owner's last one."""

    seat: Seat
    number: Number
    passed: Count


class Scored(GameEvent):
    """Base points of a deal; ``top`` and ``second`` got the bonuses, or NO_SEAT."""

    deal: Number
    base: Points
    top: Seat
    second: Seat


class Growth(GameEvent):
    """The growth bonus of each seat."""

    points: Points


class Ended(GameEvent):
    """The match is over."""

    totals: Points
    winners: Seats


EVENTS = catalogue(Dealt, Exchanged, Received, Played, Trick, Station, Scored, Growth, Ended)
