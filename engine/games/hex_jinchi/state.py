"""The state of Hex Bases, the visibility of its fields, and its events.

Unseen cards that come into a hand are only for its owner.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Number, Points, Seat, Seats, Word
from engine.core.state import NO_CARD, NO_SEAT, State, hidden, memo, owner, public
from engine.core.view import View
from engine.games.hex_jinchi.terms import suits


@dataclass(slots=True)
class HexJinchiState(State):
    """A game in progress and the results of the games before; lists by seat, or by base (base 1 at index 0)."""

    hands: list[list[int]] = owner()
    stock: list[int] = hidden()
    """The stock, top card last."""
    discards: list[int] = public()
    """The discard pile, face up, newest card last."""
    owners: list[int] = public()
    """By base: its owner, NO_SEAT for none."""
    bases: list[list[int]] = public()
    """By base: its face-up cards."""
    down: list[list[int]] = hidden()
    """By base: its face-down cards, [] once a player has taken the base."""
    thrown: int = public(NO_CARD)
    """The card discarded in this turn."""
    used: list[int] = public()
    """Numbers of the bases used in this turn, in order."""
    taken: list[int] = public()
    """The cards that were face up on them, which wait for the end of the turn."""
    taken_down: list[int] = hidden()
    """The cards that were face down on them; the new owner sees them at the end of the turn."""
    known: list[list[int]] = public()
    """Cards in hand that all players know, because they were face up on a base."""
    fresh: list[list[int]] = memo()
    """Cards that came into the hand since the seat was last asked."""
    last_seat: int = public(NO_SEAT)
    """The seat of the turn before."""
    last_thrown: int = public(NO_CARD)
    last_used: list[int] = public()
    turn: int = public(0)
    """Number of the present turn, from 1, counted over all players."""
    limit: int = public(0)
    starter: int = public(NO_SEAT)
    game: int = public(1)
    games: int = public(1)
    columns: list[list[int]] = public()
    """By finished game: 1 for every seat that has won it, else 0."""
    held: list[list[int]] = public()
    """By finished game: the number of bases of each seat at its end."""
    turns: list[int] = public()
    """By finished game: its number of turns."""

    @property
    def totals(self) -> list[int]:
        """Return by seat how many games it has won."""
        return [sum(column[p] for column in self.columns) for p in range(len(self.hands))]

    def started(self, game: int) -> int:
        """Return the seat that started a game of the match, by its number: the start goes round."""
        return (self.starter - self.game + game) % len(self.hands)

    def beaten(self, seat: int, base: int) -> int:
        """Return how many suits a set of ``seat`` must exceed on a base: -1 if there is no such condition (R5, R6)."""
        owner = self.owners[base - 1]
        return -1 if owner in (NO_SEAT, seat) else suits(self.bases[base - 1])

    def pins(self, seat: int) -> Mapping[int, int]:
        """Return the cards that all players saw come into a hand."""
        return {c: p for p, cards in enumerate(self.known) for c in cards if p != seat}


HexJinchiView = View[HexJinchiState]


class Began(GameEvent):
    """The next game of the match."""

    game: Number
    seat: Seat


class Drew(GameEvent):
    """The cards drawn, for the seat only."""

    cards: Cards


class Reshuffled(GameEvent):
    """The discard pile becomes the stock."""

    count: Count


class Discarded(GameEvent):
    """A card, face up."""

    seat: Seat
    card: Card


class Placed(GameEvent):
    """A set is placed on a base of ``was``, its former owner (NO_SEAT: none); ``suits``: suits there now."""

    seat: Seat
    base: Number
    cards: Cards
    suits: Count
    was: Number


class TookBack(GameEvent):
    """At the end of the turn the face-up cards of the bases used go to the hand, with a number of face-down ones."""

    seat: Seat
    cards: Cards
    count: Count


class Found(GameEvent):
    """The face-down cards taken, for the seat only."""

    cards: Cards


class TurnEnded(GameEvent):
    """The turn ends without a further placement."""

    seat: Seat


class Won(GameEvent):
    """A game is over; ``held`` are the bases by seat."""

    game: Number
    winners: Seats
    held: Points
    reason: Word


class Ended(GameEvent):
    """The match is over."""

    totals: Points
    winners: Seats


EVENTS = catalogue(Began, Drew, Reshuffled, Discarded, Placed, TookBack, Found, TurnEnded, Won, Ended)
