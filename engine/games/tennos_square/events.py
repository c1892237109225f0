"""What can happen in Tennos Square. Slots count from 1."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Number, Points, Seat
from engine.families.outcome import Over


class Deal(GameEvent):
    """A deal begins."""

    deal: Number
    dealer: Seat


class Candidates(GameEvent):
    """Only their owner hears of them."""

    cards: Cards


class Given(GameEvent):
    """By seat the card each gave up; they are the pool."""

    cards: Cards


class First(GameEvent):
    """The start player."""

    seat: Seat


class Swapped(GameEvent):
    """Two cards were paid for ``took``, a card of the pool or DECK."""

    seat: Seat
    paid: Cards
    took: Card


class Drew(GameEvent):
    """Only who took from the deck hears of it."""

    card: Card


class Placed(GameEvent):
    """``next``: the seat to move now, NO_SEAT where the row is complete."""

    seat: Seat
    card: Card
    slot: Number
    next: Seat


class Picked(GameEvent):
    """The card that lay under the slot; only its new owner hears of it."""

    card: Card


class DealOver(GameEvent):
    """``out``: who completed the row and gets the bonus; ``rows``: row scores by seat; totals by seat."""

    deal: Number
    out: Seat
    rows: Points
    bonus: Count
    totals: Points


EVENTS = catalogue(Deal, Candidates, Given, First, Swapped, Drew, Placed, Picked, DealOver, Over)
