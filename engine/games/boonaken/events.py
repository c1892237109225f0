"""What can happen in Boonaken, beside what happens in every game of tricks and in every auction."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Cards, Count, Number, Points, Seat, Seats, Suit
from engine.families.auction import Passed
from engine.families.tricks import Played, Trick


class Dealt(GameEvent):
    """The next deal, with the cards face up on the table."""

    deal: Number
    dealer: Seat
    cards: Cards


class Called(GameEvent):
    """A bid (see ``terms``)."""

    seat: Seat
    bid: Number


class PassedOut(GameEvent):
    """Nobody has bid: the same dealer deals again."""

    dealer: Seat


class Took(GameEvent):
    """A declarer takes so many cards, the first one those of the table: ``cards`` of them lay open."""

    seat: Seat
    count: Count
    cards: Cards


class Picked(GameEvent):
    """What they are; only who took them hears of it."""

    cards: Cards


class Exchanged(GameEvent):
    """So many cards were laid away."""

    seat: Seat
    count: Count


class Opened(GameEvent):
    """The declarer names trumps and declares roem, and leads."""

    seat: Seat
    trump: Suit
    roem: Count


class DealOver(GameEvent):
    """The contract of a deal: who has made it, and who has not; card points and roem of a bid of points."""

    deal: Number
    bid: Number
    made: Seats
    failed: Seats
    points: Count


class WentOut(GameEvent):
    """They have two pluses and take this place."""

    seats: Seats
    place: Number


class FellIn(GameEvent):
    """They have two minuses and play no more in this game of a championship."""

    seats: Seats


class GameOver(GameEvent):
    """A game of a championship: its points by seat, and those of all games so far."""

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
