"""The events of Target, in addition to a card being played."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Flag, Hands, Number, Seat, Seats
from engine.families.tricks import Played


class Revealed(GameEvent):
    """Three cards are turned up; ``seat`` will name one of them."""

    round: Number
    seat: Seat
    cards: Cards


class Named(GameEvent):
    """The target is named; the other two cards are discarded."""

    seat: Seat
    card: Card


class Taken(GameEvent):
    """A target is taken by the farthest card or the nearest, with the distance."""

    seat: Seat
    target: Card
    card: Card
    far: Flag
    distance: Number


class Thrown(GameEvent):
    """Every player's discards, by place in ``seats``, which is the order of the refill."""

    seats: Seats
    cards: Hands


class Reshuffled(GameEvent):
    """The deck was empty: the discard pile becomes the new one; the event has its size."""

    count: Count


class Drew(GameEvent):
    """The seat's new cards, for that seat only."""

    cards: Cards


class Kept(GameEvent):
    """Whether the seat keeps all its cards unasked from now on, for that seat only."""

    on: Flag


class Ended(GameEvent):
    """A player has the number of targets that wins."""

    seat: Seat
    count: Count


EVENTS = catalogue(Revealed, Named, Played, Taken, Thrown, Reshuffled, Drew, Kept, Ended)
