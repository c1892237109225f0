"""The events of All Aboard."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Hands, Number, Numbers, Points, Seat
from engine.families.outcome import Ended


class Dealt(GameEvent):
    """A round begins; ``card`` lies on the table."""

    round: Number
    card: Card


class Shown(GameEvent):
    """By seat the cards shown; ``seat`` showed the lowest."""

    cards: Cards
    seat: Seat


class Refilled(GameEvent):
    """``seat`` drew ``count`` cards; ``deck`` is the number left."""

    seat: Seat
    count: Count
    deck: Count


class Drew(GameEvent):
    """The cards drawn, for their owner only."""

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
    """``seat`` could play nothing."""

    seat: Seat


class Flipped(GameEvent):
    """Every player was stuck: a new table card."""

    card: Card


class RoundOver(GameEvent):
    """The deck is empty: proofs, hands, points of the round and totals by seat."""

    round: Number
    proofs: Numbers
    hands: Hands
    points: Points
    totals: Points


EVENTS = catalogue(Dealt, Shown, Refilled, Drew, Cleared, Signalled, Through, Dumped, Passed, Flipped, RoundOver, Ended)
