"""What can happen in a match of legs, beside all that happens in a leg."""

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


EVENTS = catalogue(LegBegan, LegOver, LegsOver)
