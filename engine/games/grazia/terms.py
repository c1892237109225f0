"""The terms of Grazia: runs, which cards connect to a pile, the cost of cards and jumps.

For rules, players, pictures and words. Cards are ints of six suits (``engine.core.cards``), the ace low. A run is also
a number: its first card times 13, plus the rank of its last card.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.core.cards import PER_SUIT, RANK, SUIT
from engine.core.state import NO_CARD

PACK: Final = 78
SUITS: Final = 6
JUMP_COST: Final = 2
"""The points for a play whose first card does not connect, whatever its length (R4)."""
FREE, ACE = "free", "ace"
"""The cards that open an empty pile without cost: any card, or only an ace (R3)."""


def dealt_each(seats: int) -> int:
    """Return the number of cards for each player; the cards that cannot be shared equally are left over."""
    return PACK // seats


def deck_size(seats: int) -> int:
    """Return how many of them are in the face-down personal deck."""
    return dealt_each(seats) // 2


def run_of(first: int, last: int) -> int:
    """Return the run from one card to another of its suit."""
    return first * PER_SUIT + RANK[last]


def cards_of(run: int) -> range:
    """Return the cards of a run, upwards; empty for a number that would go down."""
    first = run // PER_SUIT
    return range(first, first - RANK[first] + run % PER_SUIT + 1)


def runs_in(cards: Sequence[int]) -> list[Sequence[int]]:
    """Split sorted cards into the longest runs."""
    cuts = [k for k, (a, b) in enumerate(pairwise(cards), 1) if b != a + 1 or not RANK[b]]
    return [cards[a:b] for a, b in pairwise([0, *cuts, len(cards)])]


def is_jump(top: int, first: int, empty_suit: str) -> bool:
    """True if a run that begins with ``first`` does not connect to a pile of its suit (R1, R2, R3, R5).

    ``top`` is the top card of the pile, NO_CARD on an empty one.
    """
    if top == NO_CARD:
        return empty_suit == ACE and RANK[first] != 0
    return first != top + 1


def jumps_in(pile: Sequence[int], empty_suit: str) -> set[int]:
    """Return the cards of a pile at which a player jumped."""
    return {c for top, c in pairwise([NO_CARD, *pile]) if is_jump(top, c, empty_suit)}


def gap(piles: Sequence[Sequence[int]], first: int) -> int:
    """Return the number of missing ranks between pile and card: 0 on an empty pile, negative if the pile is past the
    card."""
    pile = piles[SUIT[first]]
    return first - pile[-1] - 1 if pile else 0


def score(left: int, jumps: int) -> int:
    """Return the score of a seat for its cards left and its jumps."""
    return -left - JUMP_COST * jumps


def winner(scores: Sequence[int], first: int) -> int:
    """Return the seat with the highest score; of several the one whose first turn came last."""
    n = len(scores)
    return max(range(n), key=lambda p: (scores[p], (p - first) % n))
