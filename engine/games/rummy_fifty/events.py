"""The events of Rummy Fifty."""

from __future__ import annotations

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Hands, Index, Number, Numbers, Seat, Seats
from engine.families.outcome import Over


class Round(GameEvent):
    """The next round; the suit of the indicator is wild."""

    round: Count
    dealer: Seat
    indicator: Card


class Hand(GameEvent):
    """The hand, for its owner only."""

    cards: Cards


class Revealed(GameEvent):
    """By seat the bonus card, a rank."""

    courts: Numbers


class Drew(GameEvent):
    """A card of the stock is drawn; ``Drawn`` names it."""

    seat: Seat


class Drawn(GameEvent):
    """The card drawn, for its owner only."""

    card: Card


class Took(GameEvent):
    """A card from a face-up pile is taken."""

    seat: Seat
    source: Number
    card: Card


class Discarded(GameEvent):
    """A card goes onto the own pile."""

    seat: Seat
    card: Card


class Melded(GameEvent):
    """A new meld; ``suit``: its form."""

    seat: Seat
    meld: Index
    cards: Cards
    suit: Number


class LaidOff(GameEvent):
    """A card added to a meld of ``owner``; ``suit``: its form now."""

    seat: Seat
    card: Card
    meld: Index
    owner: Seat
    suit: Number


class Flipped(GameEvent):
    """The extra card of a game for two is turned up."""

    seat: Seat
    card: Card


class TurnEnded(GameEvent):
    """``stall``: turns in a row with a draw from a discard pile and nothing laid down."""

    seat: Seat
    stall: Number


class WentOut(GameEvent):
    """A scored round; ``totals`` has -1 for the winner; the winner's bonus and the highest total make the ``value``."""

    seat: Seat
    hands: Hands
    courts: Numbers
    totals: Numbers
    losers: Seats
    value: Count
    gain: Count
    points: Numbers


class Unscored(GameEvent):
    """The stock ran out: the round is not scored."""

    round: Count


EVENTS = catalogue(
    Round, Hand, Revealed, Drew, Drawn, Took, Discarded, Melded, LaidOff, Flipped, TurnEnded, WentOut, Unscored, Over
)
