"""The events of Tennos Square. Slots count from 1."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Number, Points, Seat
from engine.families.outcome import Over


class Deal(GameEvent):
    """A deal begins."""

    deal: Number
    dealer: Seat


class Candidates(GameEvent):
    """The candidates, for their owner only."""

    cards: Cards


class Given(GameEvent):
    """By seat the card each player gave up; these cards are the pool."""

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
    """The card taken from the deck, for its owner only."""

    card: Card


class Placed(GameEvent):
    """``next``: the seat to move now, NO_SEAT if the row is complete."""

    seat: Seat
    card: Card
    slot: Number
    next: Seat


class Picked(GameEvent):
    """The card that was under the slot, for its new owner only."""

    card: Card


class DealOver(GameEvent):
    """A deal is over; ``out``: the seat that completed the row and gets the bonus; ``rows``: row scores by seat; totals
    by seat."""

    deal: Number
    out: Seat
    rows: Points
    bonus: Count
    totals: Points


EVENTS = catalogue(Deal, Candidates, Given, First, Swapped, Drew, Placed, Picked, DealOver, Over)
