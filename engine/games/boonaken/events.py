"""The events of Boonaken, in addition to those of every game of tricks and in every auction."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Cards, Count, Number, Points, Seat, Seats, Suit
from engine.families.auction import Passed
from engine.families.tricks import Played, Trick


class Dealt(GameEvent):
    """The next deal, with the face-up table cards."""

    deal: Number
    dealer: Seat
    cards: Cards


class Called(GameEvent):
    """A bid (see ``terms``)."""

    seat: Seat
    bid: Number


class PassedOut(GameEvent):
    """No player has bid: the same dealer deals again."""

    dealer: Seat


class Took(GameEvent):
    """A declarer takes cards, the first declarer those of the table; ``cards`` of them were face up."""

    seat: Seat
    count: Count
    cards: Cards


class Picked(GameEvent):
    """The cards taken, for their owner only."""

    cards: Cards


class Exchanged(GameEvent):
    """A declarer discards cards."""

    seat: Seat
    count: Count


class Opened(GameEvent):
    """The declarer names trumps and declares roem, and leads."""

    seat: Seat
    trump: Suit
    roem: Count


class DealOver(GameEvent):
    """The contract of a deal; who made it and who failed; for a bid of points the card points and roem."""

    deal: Number
    bid: Number
    made: Seats
    failed: Seats
    points: Count


class WentOut(GameEvent):
    """These seats have two pluses and take this place."""

    seats: Seats
    place: Number


class FellIn(GameEvent):
    """These seats have two minuses and are out of this game of a championship."""

    seats: Seats


class GameOver(GameEvent):
    """A game of a championship is over: its points by seat, and the points of all games so far."""

    game: Number
    points: Points
    totals: Points


class Ended(GameEvent):
    """The match is over; ``reason`` is one of the end reasons."""

    winners: Seats
    losers: Seats


EVENTS = catalogue(
    Dealt, Called, Passed, PassedOut, Took, Picked, Exchanged, Opened, Played, Trick, DealOver, WentOut, FellIn,
    GameOver, Ended,
)  # fmt: skip
