"""The events of Counting Cribbage. ``parts`` are points by kind, in the order of ``terms``."""

from __future__ import annotations

from dataclasses import field

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Flag, Number, Numbers, Seat, Word
from engine.core.state import NO_CARD


class Dealt(GameEvent):
    """Round ``round`` of a game, deal ``deal`` of the match; ``reshuffled``: the used cards came back before it."""

    deal: Number
    round: Number
    dealer: Seat
    reshuffled: Flag


class Starter(GameEvent):
    """The starter is turned up; ``seat`` is the dealer, who gets ``heels`` for a jack."""

    seat: Seat
    card: Card
    heels: Count


class Played(GameEvent):
    """A card is played and the table counts it."""

    seat: Seat
    card: Card
    count: Count
    parts: Numbers
    points: Count


class Declared(GameEvent):
    """A card is played with the points that its player claims (muggins ``full``)."""

    seat: Seat
    card: Card
    count: Count
    claim: Count


class Go(GameEvent):
    """No card of ``seat`` fits."""

    seat: Seat
    count: Count


class LastCard(GameEvent):
    """A series ends below 31; ``seat`` played the last card."""

    seat: Seat


class Leads(GameEvent):
    """A new series begins."""

    seat: Seat


class Counted(GameEvent):
    """The score of a "hand" or "crib"; for an earlier round ``cards`` and ``starter`` are hidden (R20)."""

    seat: Seat
    item: Word
    cards: Cards = field(default=(), kw_only=True)
    starter: Card = field(default=NO_CARD, kw_only=True)
    parts: Numbers


class Crib(GameEvent):
    """The crib is turned up before any player claims (muggins)."""

    cards: Cards


class Claims(GameEvent):
    """The claims of all players in the show, in show order."""

    claims: Numbers
    dealer: Seat


class Settled(GameEvent):
    """A claim for the "hand" or "crib", or for a card in pegging ("peg"), is settled, with the points of each seat for
    it."""

    seat: Seat
    claim: Count
    actual: Count
    gains: Numbers
    item: Word
    parts: Numbers


class Waived(GameEvent):
    """How long the seat accepts claims in pegging unasked (terms.ALWAYS; ASKED: no more); only for that seat."""

    on: Count


class GameOver(GameEvent):
    """A game of the match is won: all points, the game-wins it counts, and all game-wins so far."""

    game: Number
    seat: Seat
    points: Numbers
    won: Count
    wins: Numbers


EVENTS = catalogue(
    Dealt, Starter, Played, Declared, Go, LastCard, Leads, Counted, Crib, Claims, Settled, Waived, GameOver
)
