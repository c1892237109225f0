"""The terms of Stendhal: the winner of a trick, the minus suits, and the value of captured cards.

For rules, players, pictures and words. Cards are ints of six suits (``engine.core.cards``), seats and suits numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.cards import RANK, SUIT
from engine.families.tricks import ACE_HIGH

PACK: Final = 78
SUITS: Final = 6
LIMIT: Final = 66
"""The minus points that end a match, if the table has named no other number."""
NO_SUIT: Final = -1
LOW, HIGH = "low", "high"
"""The value of an ace among the captured cards of a minus suit (R8): 1, or the most, unless it is alone."""
LONG: Final = 150
"""Up to this limit a match has at most ``SHORT_MATCH`` deals unless the table says otherwise, else ``LONG_MATCH``."""
SHORT_MATCH, LONG_MATCH = 30, 60
ACE_WORTH: Final = 14
"""The value of a high ace beside other cards: more than any other, so it is never the lowest."""


def held_each(seats: int) -> int:
    """Return the number of cards dealt to each player; one is put face down, the others make as many tricks."""
    return PACK // seats


def tricks_in(seats: int) -> int:
    """Return the number of tricks of a deal."""
    return held_each(seats) - 1


def most_deals(limit: int) -> int:
    """Return the limit on the number of deals if the table has named none (R15)."""
    return SHORT_MATCH if limit <= LONG else LONG_MATCH


def partner(suit: int) -> int:
    """Return the suit it is paired with: S and H, C and D, X and L."""
    return suit ^ 1


def turned_order(dealer: int, laid: Sequence[int], centre: Sequence[int]) -> list[int]:
    """Return the face-up cards in tie order: counter-clockwise from the dealer's right, the dealer's, the centre."""
    n = len(laid)
    return [laid[(dealer - k) % n] for k in range(1, n + 1)] + list(centre)


def first_minus(turned: Iterable[int]) -> int:
    """Return the suit of most cards; of several the strongest by ranks in order, then the first met (R4, R5)."""
    ranks: dict[int, list[int]] = {}
    for c in turned:
        ranks.setdefault(SUIT[c], []).append(ACE_HIGH[c])
    return max(ranks, key=lambda suit: (len(ranks[suit]), sorted(ranks[suit], reverse=True)))


def counts(trick: Iterable[int]) -> list[int]:
    """Return by suit the number of cards in the trick."""
    out = [0] * SUITS
    for c in trick:
        out[SUIT[c]] += 1
    return out


def winning_suit(trick: Sequence[int]) -> int:
    """Return the suit that wins so far: the most numerous, of several the one completed last (R1, R3).

    NO_SUIT if all suits differ, so that the leader wins (R2); with one card the result is its suit all the same.
    """
    lying, most, last = [0] * SUITS, 0, NO_SUIT
    for c in trick:
        suit = SUIT[c]
        lying[suit] = count = lying[suit] + 1
        if count >= most:
            most, last = count, suit
    return NO_SUIT if most == 1 < len(trick) else last


def taken_by(trick: Sequence[int]) -> int:
    """Return the index of the card that takes the trick so far: the winning suit's strongest, else the leader's."""
    suit = winning_suit(trick)
    top, at = -1, 0
    for i, c in enumerate(trick):
        if SUIT[c] == suit and ACE_HIGH[c] > top:
            top, at = ACE_HIGH[c], i
    return at


def minus_points(cards: Iterable[int], suit: int, ace: str) -> int:
    """Return the cost of captured cards of a minus suit: 1 each, but the lowest its value (R8, R9); 0 for none."""
    values = [ACE_WORTH if not RANK[c] and ace == HIGH else RANK[c] + 1 for c in cards if SUIT[c] == suit]
    if not values:
        return 0
    lowest = min(values)
    return len(values) - 1 + (1 if lowest == ACE_WORTH else lowest)


def deal_score(cards: Sequence[int], minus: Sequence[int], ace: str) -> int:
    """Return the score of a seat for its captured cards: minus points, or a bonus for the suits among clean ones."""
    suits = {SUIT[c] for c in cards}
    if suits.isdisjoint(minus):
        return len(suits) * (len(suits) + 1) // 2
    return -sum([minus_points(cards, suit, ace) for suit in minus])
