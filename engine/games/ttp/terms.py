"""The terms of TTP: poker hands of six suits and their points, and the order of choice.

For rules, players, pictures and words. Cards are ints of six suits (``engine.core.cards``), seats numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.cards import SUIT
from engine.families.tricks import ACE_HIGH

PACK: Final = 78
HELD: Final = 7
"""Cards of a hand when it is dealt; two of them are never played."""
TRICKS: Final = 5
SCORING: Final = 5
"""Cards of a poker hand."""
MARKET: Final = 1
"""Stock cards turned up for a trick (R5), if the table has named no other number."""
MUST, FREE = "must", "free"
"""Whether the suit led must be followed."""

VALUE: Final = tuple(strength + 2 for strength in ACE_HIGH)
"""The number of each card: 2 to 10, J 11, Q 12, K 13, A 14."""
ACE, LOW_ACE = 14, 1

HIGH_CARD, ONE_PAIR, TWO_PAIR, THREE, STRAIGHT, FULL_HOUSE, FOUR, FLUSH, FIVE, STRAIGHT_FLUSH = range(1, 11)
NAMES: Final = (
    "", "high_card", "one_pair", "two_pair", "three_kind", "straight",
    "full_house", "four_kind", "flush", "five_kind", "straight_flush",
)  # fmt: skip
"""The names of the kinds of hands, by rank."""
POINTS: Final = (0, 0, 1, 2, 3, 4, 5, 8, 10, 15, 20)
"""The score of a hand of each rank."""
SHAPE: Final = {
    HIGH_CARD: (1, 1, 1, 1, 1), ONE_PAIR: (2, 1, 1, 1), TWO_PAIR: (2, 2, 1), THREE: (3, 1, 1),
    FULL_HOUSE: (3, 2), FOUR: (4, 1), FIVE: (5,),
}  # fmt: skip
"""How many cards each number of the compare list stands for, if the suits do not matter."""

FIVE_ALIKE: Final = 5

Strength = tuple[int, ...]
"""The rank of a hand and then what hands of that rank compare by, high to low; greater is stronger."""


def strength(cards: Iterable[int]) -> Strength:
    """Return the best poker hand among these cards, mostly seven; of fewer than five the hand they make as they are."""
    lying = [0] * (ACE + 1)
    suits = [0] * 6
    held = 0
    for c in cards:
        lying[VALUE[c]] += 1
        suits[SUIT[c]] |= 1 << VALUE[c]
        held |= 1 << VALUE[c]
    flush = next((bits for bits in suits if bits.bit_count() >= SCORING), 0)
    if flush and (top := straight_top(flush)):
        return STRAIGHT_FLUSH, top
    groups = sorted([(count, value) for value, count in enumerate(lying) if count], reverse=True)
    most, value = groups[0]
    if most >= FIVE_ALIKE:
        # Five of a number count, a sixth does not.
        return FIVE, max(v for count, v in groups if count >= FIVE_ALIKE)
    if flush:
        return FLUSH, *_values(flush)[:SCORING]
    if most == 4:
        return FOUR, value, *_others(held, value)[:1]
    second = max((v for count, v in groups[1:] if count >= 2), default=0)
    if most == 3 and second:
        return FULL_HOUSE, value, second
    if top := straight_top(held):
        return STRAIGHT, top
    if most == 3:
        return THREE, value, *_others(held, value)[:2]
    if most == 2 and second:
        return TWO_PAIR, value, second, *_others(held, value, second)[:1]
    if most == 2:
        return ONE_PAIR, value, *_others(held, value)[:3]
    return HIGH_CARD, *_values(held)[:SCORING]


def straight_top(bits: int) -> int:
    """Return the top number of the highest five in sequence among these numbers (a bit each), 0 if there is none.

    The ace is also low: A 2 3 4 5 has the top 5. No sequence goes round the corner.
    """
    if bits >> ACE & 1:
        bits |= 1 << LOW_ACE
    run = bits & bits << 1 & bits << 2 & bits << 3 & bits << 4
    return run.bit_length() - 1 if run else 0


def _values(bits: int) -> list[int]:
    return [v for v in range(ACE, 1, -1) if bits >> v & 1]


def _others(bits: int, *used: int) -> list[int]:
    return [v for v in range(ACE, 1, -1) if bits >> v & 1 and v not in used]


def five_of(cards: Sequence[int]) -> list[int]:
    """Return the cards that make the hand, the most important first; of equal ones the first in the order given."""
    rank, *compared = strength(cards)
    if rank in (STRAIGHT, STRAIGHT_FLUSH):
        top = compared[0]
        wanted = [ACE if v == LOW_ACE else v for v in range(top, top - SCORING, -1)]
        shape: Sequence[int] = (1,) * SCORING
    elif rank == FLUSH:
        wanted, shape = compared, (1,) * SCORING
    else:
        wanted, shape = compared, SHAPE[rank]
    among = list(cards)
    if rank in (FLUSH, STRAIGHT_FLUSH):
        suits = [SUIT[c] for c in cards]
        among = [c for c in cards if suits.count(SUIT[c]) >= SCORING]
    return [c for v, count in zip(wanted, shape, strict=False) for c in [c for c in among if VALUE[c] == v][:count]]


def choice_order(trick: Sequence[int]) -> list[int]:
    """Return the indexes of a trick's cards as their owners choose: the suit led first, higher first, then the others.

    Equal numbers of other suits in the order played. The first is the winner's.
    """
    led = SUIT[trick[0]]
    return sorted(range(len(trick)), key=lambda k: (SUIT[trick[k]] != led, -VALUE[trick[k]]))


def usual_deals(seats: int) -> int:
    """Return the deals of a match if the table has named no number: each player deals equally often."""
    return 3 if seats == 3 else 4
