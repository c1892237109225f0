"""En Garde: its numbers, and what follows from plain public values; pictures and words use this too.

A card is its number, 1 to 5. Cards of one number are identical, so nothing may distinguish two of them. ``at`` is the
spaces of the fencers: seat 0 comes from space 1, seat 1 from the other end, and seat 0 is always on the lower one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

LENGTH: Final = 23
"""Spaces of the piste, from 1."""
START: Final = (1, LENGTH)
"""The spaces where the fencers begin."""
HIGHEST: Final = 5
COPIES: Final = 5
DECK: Final = tuple(value for value in range(1, HIGHEST + 1) for _ in range(COPIES))
HELD: Final = 5
"""Cards of a full hand."""
TARGET, MAX_ROUNDS = 5, 30
"""The hits that win, and the maximum number of rounds (R8), if the table has named no other numbers."""
BASIC, STANDARD, ADVANCED = "basic", "standard", "advanced"
EXACT, SUM = "exact", "sum"
"""The kinds of parry: as many cards of the same number, or as many cards of the same total (R1)."""
OPEN, LAST = "open", "last"
"""The played cards that may be looked up: all of the round, or those of the latest two actions (R6)."""
FORWARD, BACK, ATTACK, LUNGE, PARRY, RETREAT = HOW = ("forward", "back", "attack", "lunge", "parry", "retreat")
"""The uses of cards, by the tags of the moves; a lunge is an indirect attack."""
HIT, STUCK, COUNTS, TRAVEL, LEVEL = "hit", "stuck", "counts", "travel", "level"
"""How a round ends: a thrust that hits, nothing to do, or by comparing once the deck is empty."""


def distance(at: Sequence[int]) -> int:
    """Return the distance of the fencers, at least 1."""
    return at[1] - at[0]


def behind(at: Sequence[int], seat: int) -> int:
    """Return the spaces behind a fencer, which is its distance covered."""
    return LENGTH - at[1] if seat else at[0] - 1


def digits(parry: int) -> list[int]:
    """Return the cards of a parry's number, in ascending order: 15 is a 1 and a 5."""
    return [int(digit) for digit in str(parry)]


def parries(hand: Sequence[int], attack: Sequence[int], rule: str) -> list[int]:
    """Return the parries of a hand, ascending, against ``attack`` (the number, how many cards); see ``digits``."""
    value, count = attack
    if rule == EXACT:
        return [int(str(value) * count)] if hand.count(value) >= count else []
    found = [cards for cards in combinations(sorted(hand), count) if sum(cards) == value * count]
    return [int("".join(map(str, cards))) for cards in dict.fromkeys(found)]


def compared(at: Sequence[int], hands: Sequence[Sequence[int]], level: str) -> tuple[str, int, list[int]]:
    """Return the result of an empty deck: COUNTS, TRAVEL or LEVEL, the seat that wins or -1, and the figures by seat.

    Cards of the present distance are counted first, except in the basic game; then the distance covered.
    """
    counts = [hand.count(distance(at)) for hand in hands]
    if level != BASIC and counts[0] != counts[1]:
        return COUNTS, int(counts[1] > counts[0]), counts
    travel = [behind(at, seat) for seat in (0, 1)]
    if travel[0] == travel[1]:
        return LEVEL, -1, travel
    return TRAVEL, int(travel[1] > travel[0]), travel
