"""The events of Love Letter. Private facts have events of their own."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Flag, Number, Points, Seat, Seats


class RoundBegan(GameEvent):
    """A round begins; ``cards``: the cards turned up with two players."""

    round: Number
    starter: Seat
    cards: Cards


class Drew(GameEvent):
    """The card dealt, drawn for a turn or after a prince; for its owner only."""

    card: Card


class Laid(GameEvent):
    """A card without a target is played."""

    seat: Seat
    card: Card


class Idle(GameEvent):
    """A card without effect: no player could be chosen."""

    seat: Seat
    card: Card


class Guessed(GameEvent):
    """A guard; ``hit``: the target holds the named card."""

    seat: Seat
    target: Seat
    card: Card
    hit: Flag


class Looked(GameEvent):
    """A priest."""

    seat: Seat
    target: Seat


class Compared(GameEvent):
    """A baron; ``even``: no player is out."""

    seat: Seat
    target: Seat
    even: Flag


class Swapped(GameEvent):
    """A king."""

    seat: Seat
    target: Seat


class Saw(GameEvent):
    """The card of another seat that ``seat`` saw by a priest, a baron or a king; for ``seat`` only."""

    seat: Seat
    card: Card


class Forced(GameEvent):
    """A prince; ``card`` is the card that the target, or the player, discards."""

    seat: Seat
    target: Seat
    card: Card


class Fell(GameEvent):
    """A seat is out; the cards shown then."""

    seat: Seat
    cards: Cards


class Burdened(GameEvent):
    """The minister's holder is out with too high a card, before the turn."""

    seat: Seat
    cards: Cards


class Showed(GameEvent):
    """The card of a player still in when the deck is empty."""

    seat: Seat
    card: Card


class RoundOver(GameEvent):
    """A round is over; ``shown``: by a showdown, which may have no winner or several; tokens by seat."""

    round: Number
    winners: Seats
    shown: Flag
    tokens: Points


class Over(GameEvent):
    """The match is over; the seats with the most tokens."""

    tokens: Points
    winners: Seats


EVENTS = catalogue(
    RoundBegan, Drew, Laid, Idle, Guessed, Looked, Compared, Swapped, Saw, Forced, Fell, Burdened, Showed,
    RoundOver, Over,
)  # fmt: skip
