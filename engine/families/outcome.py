"""How matches are told to be over, where nothing but scores and winners is to be told."""

from __future__ import annotations

from engine.core.events import GameEvent
from engine.core.facts import Numbers, Points, Seats


class Ended(GameEvent):
    """The match is over; told with the winners' total."""

    totals: Points
    winners: Seats


class Over(GameEvent):
    """The match is over; told with the winners alone."""

    scores: Numbers
    winners: Seats
