"""Card ints and their suits and ranks.

A card of a suited deck is ``suit * 13 + rank``: suits S H C D L X (spade, heart, club, diamond, leaf, cross) are 0..5,
ranks 0..12 run from the ace to the king in the order A 2 3 ... 10 J Q K. Number games use the number itself. Each game
decides whether the ace is high.
"""

from __future__ import annotations

from collections.abc import Iterable

SUITS = "SHCDLX"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
PER_SUIT = 13

SUIT = tuple(c // PER_SUIT for c in range(6 * PER_SUIT))
"""The suit number of each card."""
RANK = tuple(c % PER_SUIT for c in range(6 * PER_SUIT))
"""The rank number of each card, 0 for the ace."""


TIE = tuple("SHCDXL".index(SUITS[suit]) for suit in SUIT)
"""The position of each card's suit in the order S H C D X L, which rules with six suits use to break ties."""


def card(code: str) -> int:
    """Return the card of a code such as "S10" or "HA". Raises ValueError for any other text."""
    try:
        return SUITS.index(code[0]) * PER_SUIT + RANKS.index(code[1:])
    except (IndexError, ValueError):
        raise ValueError(f"{code!r} is no card") from None


def cards(codes: str) -> list[int]:
    """Return the cards of codes separated by blanks."""
    return [card(c) for c in codes.split()]


def gathered(*piles: Iterable[int]) -> list[int]:
    """Return all cards of these piles in order, without empty places (NO_CARD)."""
    return sorted(c for pile in piles for c in pile if c >= 0)


def code(card: int) -> str:
    """Return the code of a suited card: 9 -> "S10"."""
    return SUITS[SUIT[card]] + RANKS[RANK[card]]
