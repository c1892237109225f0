"""What can happen in All Aboard."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Hands, Number, Numbers, Points, Seat
from engine.families.outcome import Ended


class Dealt(GameEvent):
    """A round begins; ``card`` lies on the table."""

    round: Number
    card: Card


class Shown(GameEvent):
    """By seat the cards shown, and whose is the lowest."""

    cards: Cards
    seat: Seat


class Refilled(GameEvent):
    """So many cards were drawn, and so many are left."""

    seat: Seat
    count: Count
    deck: Count


class Drew(GameEvent):
    """Only who drew them hears of it."""

    cards: Cards


class Cleared(GameEvent):
    """A black card releases the signal."""

    seat: Seat
    card: Card


class Signalled(GameEvent):
    """A red card stops the train."""

    seat: Seat
    card: Card


class Through(GameEvent):
    """A wagon goes through, and a proof is taken."""

    seat: Seat
    card: Card
    proofs: Count


class Dumped(GameEvent):
    """All of a red suit; the last card lies on top."""

    seat: Seat
    cards: Cards
    card: Card


class Passed(GameEvent):
    """Nothing could be played."""

    seat: Seat


class Flipped(GameEvent):
    """Everybody was stuck: a new table card."""

    card: Card


class RoundOver(GameEvent):
    """The deck is empty. By seat proofs, hands, points of the round, and totals."""

    round: Number
    proofs: Numbers
    hands: Hands
    points: Points
    totals: Points


EVENTS = catalogue(Dealt, Shown, Refilled, Drew, Cleared, Signalled, Through, Dumped, Passed, Flipped, RoundOver, Ended)
