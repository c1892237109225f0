"""The events of Arsène, in addition to those of every trick game; plans are only for their seat."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Count, Flag, Number, Points, Seat, Seats, Word
from engine.families.outcome import Ended
from engine.families.tricks import Played, Trick


class Dealt(GameEvent):
    """The next deal."""

    deal: Number
    dealer: Seat


class Turned(GameEvent):
    """A side card, by its place from 1; a black one makes diamonds trumps."""

    place: Number
    card: Card
    trumps: Flag


class Took(GameEvent):
    """A player has taken a won trick; ``count`` is the new number of tricks."""

    seat: Seat
    count: Count


class Pushed(GameEvent):
    """``seat`` has pushed its trick to ``to``, which has ``count`` tricks now."""

    seat: Seat
    to: Seat
    count: Count


class Planned(GameEvent):
    """The player's plan for the trick, if it wins it."""

    plan: Word


class Counted(GameEvent):
    """The tricks of a deal by seat."""

    deal: Number
    tricks: Points


class Robbed(GameEvent):
    """A pile of chips is taken."""

    seat: Seat
    shop: Number
    chips: Count


class Clashed(GameEvent):
    """These seats chose the same shop and get nothing."""

    seats: Seats
    shop: Number


class Caught(GameEvent):
    """These seats chose an empty shop."""

    seats: Seats


class Void(GameEvent):
    """All seats chose empty shops: the deal does not count."""


class Swapped(GameEvent):
    """These seats pass their chips on, each to the next."""

    seats: Seats


EVENTS = catalogue(
    Dealt, Turned, Played, Trick, Took, Pushed, Planned, Counted, Robbed, Clashed, Caught, Void, Swapped, Ended
)
