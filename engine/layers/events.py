"""What can happen in a match of legs, and with the doubling cube, beside all that happens in a leg."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Number, Points, Seat, Seats, Word


class LegBegan(GameEvent):
    """A leg begins; ``first`` starts (or has dealt)."""

    number: Number
    first: Seat


class LegOver(GameEvent):
    """A leg has ended, for a ``reason`` of the game inside; what each seat got for it, and has now."""

    number: Number
    gains: Points
    totals: Points
    reason: Word


class LegsOver(GameEvent):
    """The match is over."""

    totals: Points
    winners: Seats


class CubeDoubled(GameEvent):
    """``seat`` offers to play on for ``value``, twice what the leg is worth."""

    seat: Seat
    value: Number


class CubeTaken(GameEvent):
    """``seat`` plays on for ``value``, and owns the cube."""

    seat: Seat
    value: Number


class CubePassed(GameEvent):
    """``seat`` gives the leg up to ``winner`` for what it was worth before."""

    seat: Seat
    winner: Seat
    value: Number


EVENTS = catalogue(LegBegan, LegOver, LegsOver)
CUBE_EVENTS = catalogue(CubeDoubled, CubeTaken, CubePassed)
