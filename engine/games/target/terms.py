"""The terms of Target: the pack, the distance of two cards, and which card takes the target.

For rules, players, pictures and words. Cards are ints of six suits (``engine.core.cards``), seats numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.core.cards import PER_SUIT, RANK, SUIT

PACK: Final = 78
HELD: Final = 5
"""The number of cards of a hand before it plays."""
REVEALED: Final = 3
"""The number of cards turned up for the start player to choose from."""
THROWN: Final = 2
"""The maximum number of cards to discard before the hand is refilled."""
FARTHEST: Final = PER_SUIT - 1
"""The greatest possible distance."""
GOAL: Final = 5
"""The number of targets that wins, if the table has named no other."""
ALL, SAME_SUIT = "all", "same_suit"
"""The competing cards if the farthest wins (R3): every card, or those of the target's suit alone."""


def distance(one: int, other: int) -> int:
    """Return how far the numbers of two cards are apart, 0 to 12: the ace is 1, the king 13, no way round (R2)."""
    return abs(RANK[one] - RANK[other])


def is_far(target: int, cards: Iterable[int]) -> bool:
    """True if the farthest wins: a card of the target's suit is among the cards played (R4)."""
    return any(SUIT[c] == SUIT[target] for c in cards)


def taken_by(target: int, cards: Sequence[int], far_pool: str) -> int:
    """Return the index of the card that takes the target so far, in the order played.

    Far: the greatest distance, of equal ones the earlier. Near: the least, of equal ones the later.
    """
    rank, suit = RANK[target], SUIT[target]
    far = only = False
    for c in cards:
        if SUIT[c] == suit:
            far, only = True, far_pool == SAME_SUIT
            break
    best, at = -1, 0
    for k, c in enumerate(cards):
        away = RANK[c] - rank if RANK[c] > rank else rank - RANK[c]
        if far:
            if away > best and not (only and SUIT[c] != suit):
                best, at = away, k
        elif FARTHEST - away >= best:
            best, at = FARTHEST - away, k
    return at


def by_suit(cards: Iterable[int]) -> Mapping[int, list[int]]:
    """Return by suit the ranks that occur, from the ace up; suits without a card are left out."""
    out: dict[int, list[int]] = {}
    for c in sorted(cards):
        out.setdefault(SUIT[c], []).append(RANK[c])
    return out
