"""The events of En Garde."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Cards, Count, Flag, Hands, Number, Points, Seat, Seats, Word


class RoundBegan(GameEvent):
    """``seat`` starts."""

    round: Number
    seat: Seat


class Drew(GameEvent):
    """The seat's new cards, for that seat only."""

    cards: Cards


class Acted(GameEvent):
    """A move, an attack or an answer (``how``: its tag) with these cards, and the distance after it."""

    seat: Seat
    how: Word
    cards: Cards
    distance: Number


class RoundOver(GameEvent):
    """The reason, the winner if any; the hands and figures by seat that were compared, if any; the hits now."""

    round: Number
    reason: Word
    winners: Seats
    hands: Hands
    figures: Points
    hits: Points


class Over(GameEvent):
    """The match is over."""

    hits: Points
    winners: Seats
    rounds: Count


class Wished(GameEvent):
    """Whether the seat parries unasked from now on, for that seat only."""

    on: Flag


EVENTS = catalogue(RoundBegan, Drew, Acted, RoundOver, Over, Wished)
