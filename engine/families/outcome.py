"""The events that end a match when only scores and winners are announced."""

from __future__ import annotations

from engine.core.events import GameEvent
from engine.core.facts import Numbers, Points, Seats


class Ended(GameEvent):
    """The match is over; the event has the winners' total."""

    totals: Points
    winners: Seats


class Over(GameEvent):
    """The match is over; the event has only the winners."""

    scores: Numbers
    winners: Seats
