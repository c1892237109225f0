"""What can happen in Counting Cribbage. ``parts`` are points by kind, in the order of ``terms``."""

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
    """A card that the table counts."""

    seat: Seat
    card: Card
    count: Count
    parts: Numbers
    points: Count


class Declared(GameEvent):
    """A card with the points that are claimed for it (muggins ``full``)."""

    seat: Seat
    card: Card
    count: Count
    claim: Count


class Go(GameEvent):
    """Nothing of what ``seat`` holds fits."""

    seat: Seat
    count: Count


class LastCard(GameEvent):
    """A series ends below 31, the last card by ``seat``."""

    seat: Seat


class Leads(GameEvent):
    """A new series begins."""

    seat: Seat


class Counted(GameEvent):
    """What a "hand" or "crib" scores; of an earlier round ``cards`` and ``starter`` are not told (R20)."""

    seat: Seat
    item: Word
    cards: Cards = field(default=(), kw_only=True)
    starter: Card = field(default=NO_CARD, kw_only=True)
    parts: Numbers


class Crib(GameEvent):
    """The crib is turned up before anybody claims (muggins)."""

    cards: Cards


class Claims(GameEvent):
    """What everybody claims in the show, in show order."""

    claims: Numbers
    dealer: Seat


class Settled(GameEvent):
    """A claim for the "hand" or "crib", or for a card in pegging ("peg"), and what each seat gets of it."""

    seat: Seat
    claim: Count
    actual: Count
    gains: Numbers
    item: Word
    parts: Numbers


class Waived(GameEvent):
    """For how long claims in pegging are accepted unasked (terms.ALWAYS; ASKED: no more); told to who wished it."""

    on: Count


class GameOver(GameEvent):
    """A game of the match is won: everybody's points, what it counts, everybody's game-wins so far."""

    game: Number
    seat: Seat
    points: Numbers
    won: Count
    wins: Numbers


EVENTS = catalogue(
    Dealt, Starter, Played, Declared, Go, LastCard, Leads, Counted, Crib, Claims, Settled, Waived, GameOver
)
