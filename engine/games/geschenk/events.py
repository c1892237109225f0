"""The events of No Thanks!; every player hears all of it."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Number, Points, Seat, Seats


class Started(GameEvent):
    """A game of the match begins."""

    game: Number
    seat: Seat


class Turned(GameEvent):
    """A card is on offer."""

    card: Card


class NoThanks(GameEvent):
    """A refusal; ``pot``: the chips on the card, including this one."""

    seat: Seat
    pot: Count


class Taken(GameEvent):
    """A card is taken; ``pot``: the chips that came with it."""

    seat: Seat
    card: Card
    pot: Count


class GameOver(GameEvent):
    """Scores of this game and chips left, by seat."""

    game: Number
    scores: Points
    chips: Points


class MatchOver(GameEvent):
    """The match is over; ``removed``: the cards set aside in the last game."""

    totals: Points
    winners: Seats
    removed: Cards


EVENTS = catalogue(Started, Turned, NoThanks, Taken, GameOver, MatchOver)
