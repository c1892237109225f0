"""The events of Hex Bases; unseen cards that come into a hand are only for its owner."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Number, Points, Seat, Seats, Word


class Began(GameEvent):
    """The next game of the match."""

    game: Number
    seat: Seat


class Drew(GameEvent):
    """The cards drawn, for the seat only."""

    cards: Cards


class Reshuffled(GameEvent):
    """The discard pile becomes the stock."""

    count: Count


class Discarded(GameEvent):
    """A card, face up."""

    seat: Seat
    card: Card


class Placed(GameEvent):
    """A set is placed on a base of ``was``, its former owner (NO_SEAT: none); ``suits``: suits there now."""

    seat: Seat
    base: Number
    cards: Cards
    suits: Count
    was: Number


class TookBack(GameEvent):
    """At the end of the turn the face-up cards of the bases used go to the hand, with a number of face-down ones."""

    seat: Seat
    cards: Cards
    count: Count


class Found(GameEvent):
    """The face-down cards taken, for the seat only."""

    cards: Cards


class TurnEnded(GameEvent):
    """The turn ends without a further placement."""

    seat: Seat


class Won(GameEvent):
    """A game is over; ``held`` are the bases by seat."""

    game: Number
    winners: Seats
    held: Points
    reason: Word


class Ended(GameEvent):
    """The match is over."""

    totals: Points
    winners: Seats


EVENTS = catalogue(Began, Drew, Reshuffled, Discarded, Placed, TookBack, Found, TurnEnded, Won, Ended)
