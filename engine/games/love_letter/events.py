"""What can happen in Love Letter. What only some may know is told to them alone, in events of their own."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Flag, Number, Points, Seat, Seats


class RoundBegan(GameEvent):
    """``cards``: those turned up with two players."""

    round: Number
    starter: Seat
    cards: Cards


class Drew(GameEvent):
    """The card dealt, drawn for a turn or after a prince; only its owner hears of it."""

    card: Card


class Laid(GameEvent):
    """A card that aims at nobody."""

    seat: Seat
    card: Card


class Idle(GameEvent):
    """A card without effect: nobody could be chosen."""

    seat: Seat
    card: Card


class Guessed(GameEvent):
    """A guard; ``hit``: the other holds the card named."""

    seat: Seat
    target: Seat
    card: Card
    hit: Flag


class Looked(GameEvent):
    """A priest."""

    seat: Seat
    target: Seat


class Compared(GameEvent):
    """A baron; ``even``: nobody falls."""

    seat: Seat
    target: Seat
    even: Flag


class Swapped(GameEvent):
    """A king."""

    seat: Seat
    target: Seat


class Saw(GameEvent):
    """What ``seat`` holds, for who saw it by a priest, a baron or a king."""

    seat: Seat
    card: Card


class Forced(GameEvent):
    """A prince; ``card`` is what the other, or oneself, discards."""

    seat: Seat
    target: Seat
    card: Card


class Fell(GameEvent):
    """Who is out, and the cards that are shown then."""

    seat: Seat
    cards: Cards


class Burdened(GameEvent):
    """The minister is out with a card too high, before his turn."""

    seat: Seat
    cards: Cards


class Showed(GameEvent):
    """The card of somebody still in when the deck is empty."""

    seat: Seat
    card: Card


class RoundOver(GameEvent):
    """``shown``: by a showdown, which may have no winner or several; tokens by seat."""

    round: Number
    winners: Seats
    shown: Flag
    tokens: Points


class Over(GameEvent):
    """Those with the most tokens."""

    tokens: Points
    winners: Seats


EVENTS = catalogue(
    RoundBegan, Drew, Laid, Idle, Guessed, Looked, Compared, Swapped, Saw, Forced, Fell, Burdened, Showed,
    RoundOver, Over,
)  # fmt: skip
