"""What can happen in Arsène, beside what happens in every game of tricks; plans are told to their seat alone."""

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
    """Somebody has taken the trick that they won, and has so many."""

    seat: Seat
    count: Count


class Pushed(GameEvent):
    """``seat`` has pushed its trick to ``to``, who now has so many."""

    seat: Seat
    to: Seat
    count: Count


class Planned(GameEvent):
    """What is to become of the trick if it is won."""

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
    """These met at one shop and get nothing."""

    seats: Seats
    shop: Number


class Caught(GameEvent):
    """These came to an empty shop."""

    seats: Seats


class Void(GameEvent):
    """All came to empty shops: the deal does not count."""


class Swapped(GameEvent):
    """These hand their chips on, each to the next."""

    seats: Seats


EVENTS = catalogue(
    Dealt, Turned, Played, Trick, Took, Pushed, Planned, Counted, Robbed, Clashed, Caught, Void, Swapped, Ended
)
