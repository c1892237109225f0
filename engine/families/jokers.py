"""The pack of six suits with four jokers, two black and two red, which All Aboard and Hex Bases use.

Cards are ints of six suits (``engine.core.cards``), followed by the jokers JB1 JB2 JR1 JR2.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.core.cards import SUIT, SUITS
from engine.core.cards import card as suited

FIRST_JOKER: Final = 78
PACK: Final = 82
JOKERS: Final = ("JB1", "JB2", "JR1", "JR2")
"""Their codes."""
NO_SUIT: Final = -1
SUIT_OF: Final = (*SUIT, *[NO_SUIT] * 4)
"""The suit of each card; a joker has none."""
RED: Final = (*(SUITS[suit] in "HDL" for suit in SUIT), False, False, True, True)
_HELD: Final = tuple(PACK * RED[card] + card for card in range(PACK))


def held(cards: Iterable[int]) -> list[int]:
    """Return a hand in display order: black suits, then red ones, each from the ace, the jokers after their colour."""
    return sorted(cards, key=_HELD.__getitem__)


def card(code: str) -> int:
    """Return the card of a code such as "S10", "HA" or "JR2". Raises ValueError for any other text."""
    return FIRST_JOKER + JOKERS.index(code) if code in JOKERS else suited(code)


def cards(codes: str) -> list[int]:
    """Return the cards of codes separated by blanks."""
    return [card(c) for c in codes.split()]
