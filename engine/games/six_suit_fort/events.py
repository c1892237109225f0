"""The events of Six-Suit Fort; every player hears all of it."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Index, Number, Points, Seat, Seats, Word


class Began(GameEvent):
    """The cards are dealt, and ``seat`` starts."""

    seat: Seat


class Dug(GameEvent):
    """A card was played at a spot (SPOTS) as number or suit, with the cards of the rock that it captured."""

    seat: Seat
    card: Card
    spot: Index
    mode: Word
    taken: Cards


class Built(GameEvent):
    """The captured cards that went into the fort, those that went to the hand, and the fort's size now."""

    seat: Seat
    cards: Cards
    hand: Cards
    width: Number
    tallest: Number


class LastRound(GameEvent):
    """The end is triggered; ``last`` has the last turn."""

    why: Word
    last: Seat


class Paired(GameEvent):
    """Two cards of a column are face down on another one, as one card."""

    seat: Seat
    source: Number
    target: Number


class Over(GameEvent):
    """Every player's score, and the winners."""

    scores: Points
    winners: Seats
    count: Count


EVENTS = catalogue(Began, Dug, Built, LastRound, Paired, Over)
