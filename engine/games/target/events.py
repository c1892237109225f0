"""What can happen in Target, beside a card being played."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Flag, Hands, Number, Seat, Seats
from engine.families.tricks import Played


class Revealed(GameEvent):
    """Three cards are turned up for ``seat`` to name one of."""

    round: Number
    seat: Seat
    cards: Cards


class Named(GameEvent):
    """The target is named; the other two cards are discarded."""

    seat: Seat
    card: Card


class Taken(GameEvent):
    """A target is taken, by the farthest card or the nearest, and how far that was."""

    seat: Seat
    target: Card
    card: Card
    far: Flag
    distance: Number


class Thrown(GameEvent):
    """What everybody discards, by place in ``seats``, which is the order of the refill."""

    seats: Seats
    cards: Hands


class Reshuffled(GameEvent):
    """The deck was empty: the discard pile of so many cards is the new one."""

    count: Count


class Drew(GameEvent):
    """To the seat alone: its new cards."""

    cards: Cards


class Kept(GameEvent):
    """To the seat alone: whether it keeps all its cards unasked from now on."""

    on: Flag


class Ended(GameEvent):
    """Somebody has as many targets as the game goes to."""

    seat: Seat
    count: Count


EVENTS = catalogue(Revealed, Named, Played, Taken, Thrown, Reshuffled, Drew, Kept, Ended)
