"""What can happen in Hex Bases; what comes into a hand unseen is told to its owner alone."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Number, Points, Seat, Seats, Word


class Began(GameEvent):
    """The next game of the match."""

    game: Number
    seat: Seat


class Drew(GameEvent):
    """What the seat alone is told."""

    cards: Cards


class Reshuffled(GameEvent):
    """The discard pile is the stock now."""

    count: Count


class Discarded(GameEvent):
    """A card, face up."""

    seat: Seat
    card: Card


class Placed(GameEvent):
    """On a base that was nobody's (``was`` is NO_SEAT), one's own or another's; so many suits lie there now."""

    seat: Seat
    base: Number
    cards: Cards
    suits: Count
    was: Number


class TookBack(GameEvent):
    """The face-up cards from the bases used, at the end of the turn, and how many face-down ones."""

    seat: Seat
    cards: Cards
    count: Count


class Found(GameEvent):
    """What those were; the seat alone is told."""

    cards: Cards


class TurnEnded(GameEvent):
    """Nothing else was placed."""

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
