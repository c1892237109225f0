"""The state of Six-Suit Fort, the visibility of its fields, and its events; every player hears all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.events import GameEvent, catalogue
from engine.core.facts import Card, Cards, Count, Index, Number, Points, Seat, Seats, Word
from engine.core.state import hidden, owner, public
from engine.core.view import View
from engine.families.sealed import SealedState
from engine.games.six_suit_fort.terms import last_seat, pairs


@dataclass(slots=True)
class SixSuitFortState(SealedState):
    """The state of a match; lists by seat unless said otherwise."""

    hands: list[list[int]] = owner()
    """The hands, by suit and number."""
    field: list[int] = public()
    """The rock by position (POSITIONS), NO_CARD for a gap."""
    stock: list[int] = hidden()
    """The stock, top card first."""
    areas: list[list[list[int]]] = public()
    """By seat the columns of the fort from the left, each from the bottom up."""
    loose: list[int] = public()
    """Captured cards of the player who builds, the card played first; [] otherwise."""
    dug: list[int] = public()
    """``[seat, card, spot, mode]`` of the last play, with the indices of SPOTS and MODES; [] before the first."""
    taken: list[int] = public()
    """The cards that the last play captured besides the card played."""
    start: int = public(0)
    """The start player."""
    quiet: int = public(0)
    """The stall counter: turns in a row that changed nothing."""
    trigger: str = public("")
    """The reason that triggered the end, "" before."""
    manual: bool = public(False)
    """Whether every player decides about the face-down pair."""
    pairs: list[list[int]] = public()
    """At the end by seat ``[from column, to column]`` of the face-down pair, [] for none."""
    revealed: list[list[int]] = public()
    """At the end the hands, shown to check the penalties (R17)."""

    @property
    def last(self) -> int:
        """Return the seat that has the last turn once the end is triggered."""
        return last_seat(self.start, len(self.areas))

    def sealed_choices(self, seat: int) -> Sequence[Sequence[int]]:
        """Return no pair, or any possible one."""
        return [[0], *map(list, pairs(self.areas[seat]))]


SixSuitFortView = View[SixSuitFortState]


class Began(GameEvent):
    """The cards are dealt, and ``seat`` starts."""

    seat: Seat


class Dug(GameEvent):
    """A card was played at a spot (SPOTS) as number or suit, with the cards of the rock that it captured."""

    seat: Seat
    card: Card
    spot: Index
    mode: Word
    taken: Cards


class Built(GameEvent):
    """The captured cards that went into the fort, those that went to the hand, and the fort's size now."""

    seat: Seat
    cards: Cards
    hand: Cards
    width: Number
    tallest: Number


class LastRound(GameEvent):
    """The end is triggered; ``last`` has the last turn."""

    why: Word
    last: Seat


class Paired(GameEvent):
    """Two cards of a column are face down on another one, as one card."""

    seat: Seat
    source: Number
    target: Number


class Over(GameEvent):
    """Every player's score, and the winners."""

    scores: Points
    winners: Seats
    count: Count


EVENTS = catalogue(Began, Dug, Built, LastRound, Paired, Over)
