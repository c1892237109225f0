"""The terms of Rummy Fifty: its cards, numbers, piles and scoring.

The highest total left in hand loses a point and decides the value of the win.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from engine.core.cards import PER_SUIT, RANK, SUITS

CARDS: Final = tuple(suit * PER_SUIT + rank for suit in range(len(SUITS)) for rank in range(10))
"""The 60 cards: A to 10 in six suits."""
HAND: Final = 10
"""Cards dealt to each player."""
STALL: Final = 2
"""Full circles without a card laid down after which only the stock may be drawn from."""

STOCK: Final = 0
DISCARD: Final = 1
EXTRA: Final = 5
"""Sources: the stock, ``DISCARD + seat`` and (two players) ``EXTRA + seat``."""

MAX_ROUNDS: Final = 30
"""The maximum number of rounds, if the table has named no other."""
GOAL: Final = 5
"""Points that end the game."""
DOUBLE: Final = 50
"""The value from which a win counts two points."""
JACK, QUEEN, KING = 10, 11, 12
"""Rank numbers of the bonus cards; they count 10, 20 and 30."""


def courts_for(seats: int) -> tuple[int, ...]:
    """Return the bonus cards to choose from: two players have no king."""
    return (JACK, QUEEN) if seats == 2 else (JACK, QUEEN, KING)


def court_points(court: int) -> int:
    """Return the points of a bonus card: 10, 20 or 30."""
    return (court - JACK + 1) * 10


def is_extra(source: int) -> bool:
    """True if a source other than the stock is an extra pile; else it is a discard pile."""
    return source >= EXTRA


def owner_of(source: int) -> int:
    """Return the owner of a source other than the stock."""
    return source - (EXTRA if source >= EXTRA else DISCARD)


@dataclass(frozen=True, slots=True)
class Scored:
    """The outcome of a scored round; ``totals`` has -1 for the winner."""

    totals: list[int]
    losers: list[int]
    value: int
    gain: int
    points: list[int]


def score_round(winner: int, courts: Sequence[int], hands: Sequence[Sequence[int]], points: Sequence[int]) -> Scored:
    """Return the score: every seat with the highest total loses a point; that total plus the winner's bonus is the
    value."""
    totals = [
        -1 if p == winner else sum(RANK[c] + 1 for c in hand) + court_points(courts[p]) for p, hand in enumerate(hands)
    ]
    most = max(totals)
    losers = [p for p, total in enumerate(totals) if total == most]
    value = most + court_points(courts[winner])
    gain = 1 if value < DOUBLE else 2
    after = [max(0, v - 1) if p in losers else v for p, v in enumerate(points)]
    after[winner] += gain
    return Scored(totals, losers, value, gain, after)
