"""The events of a match of legs and of the doubling cube, in addition to the events inside a leg."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Number, Points, Seat, Seats, Word


class LegBegan(GameEvent):
    """A leg begins; ``first`` starts (or has dealt)."""

    number: Number
    first: Seat


class LegOver(GameEvent):
    """A leg has ended, for a ``reason`` of the inner game: the points of each seat for it, and the new totals."""

    number: Number
    gains: Points
    totals: Points
    reason: Word


class LegsOver(GameEvent):
    """The match is over."""

    totals: Points
    winners: Seats


class CubeDoubled(GameEvent):
    """``seat`` offers to continue for ``value``, twice the worth of the leg."""

    seat: Seat
    value: Number


class CubeTaken(GameEvent):
    """``seat`` continues for ``value``, and owns the cube."""

    seat: Seat
    value: Number


class CubePassed(GameEvent):
    """``seat`` gives up the leg to ``winner`` for its worth before the offer."""

    seat: Seat
    winner: Seat
    value: Number


EVENTS = catalogue(LegBegan, LegOver, LegsOver)
CUBE_EVENTS = catalogue(CubeDoubled, CubeTaken, CubePassed)
