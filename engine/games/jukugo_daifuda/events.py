"""The events of Jukugo Daifuda."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Number, Points, Seat, Wire, Word
from engine.families.outcome import Over


class Round(GameEvent):
    """A round begins."""

    number: Number
    dealer: Seat


class Hand(GameEvent):
    """The own cards at the deal."""

    cards: Cards


class Flipped(GameEvent):
    """The top card of the deck is the daifuda."""

    seat: Seat
    card: Card


class Answered(GameEvent):
    """An answer as given, for its seat only."""

    answer: Wire


class Ordered(GameEvent):
    """A standing order, for its seat only; ``rule`` is one of RULES."""

    rule: Word


class Unclaimed(GameEvent):
    """No player took the daifuda."""

    card: Card


class Claimed(GameEvent):
    """A new open set of a ``kind`` with the daifuda; ``cards`` in reading order. ``call``: kan, pon, chi or none."""

    seat: Seat
    card: Card
    kind: Word
    cards: Cards
    call: Word


class Attached(Claimed):
    """An open set has grown by the daifuda."""


class Discarded(GameEvent):
    """A hand card is the next daifuda."""

    seat: Seat
    card: Card


class Ron(GameEvent):
    """A player went out; every other player pays ``score``, which leaves ``chips``."""

    seat: Seat
    card: Card
    score: Count
    chips: Points


class Draw(GameEvent):
    """The deck ran out in this round."""

    number: Number


EVENTS = catalogue(
    Round, Hand, Flipped, Answered, Ordered, Unclaimed, Claimed, Attached, Discarded, Ron, Draw, Over
)  # fmt: skip
"""All events of the game, by kind."""
