"""Sets of Jukugo Daifuda directly by the table of the rules, slowly: it looks up words and tries all splits."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, permutations

from engine.core.cards import RANK
from engine.games.jukugo_daifuda.terms import (
    CHAIN,
    FOUR_KIND,
    FOUR_WORD,
    JOKERS,
    PAIR,
    POINTS,
    THREE_KIND,
    THREE_WORD,
    TWIN,
    TWO_WORD,
    known,
    read,
)

Cards = frozenset[int]
NUMBERS = {2: PAIR, 3: THREE_KIND, 4: FOUR_KIND}
WORDS = {2: TWO_WORD, 3: THREE_WORD, 4: FOUR_WORD}


def is_word(cards: tuple[int, ...], tiers: str) -> bool:
    """True if the cards are a word in this order."""
    return known(read(cards), tiers)


def two_word(a: int, b: int, tiers: str) -> bool:
    """True if two cards are a word in either order."""
    return is_word((a, b), tiers) or is_word((b, a), tiers)


@lru_cache(maxsize=1 << 18)
def kinds(cards: Cards, tiers: str) -> Cards:
    """Return every kind of two to four cards, also a kind that another one precedes; the first is the lowest."""
    size, jokers, orders = len(cards), cards & {*JOKERS}, list(permutations(cards))
    found = set()
    if len({RANK[c] for c in cards - jokers}) == 1:
        found.add(NUMBERS[size])
    if any(is_word(order, tiers) for order in orders):
        found.add(WORDS[size])
    if size == 3 and len(jokers) < 2:
        if any(is_word(order[:2], tiers) and is_word(order[1:], tiers) for order in orders):
            found.add(CHAIN)
        if sum(two_word(a, b, tiers) for a, b in combinations(cards, 2)) >= 2:
            found.add(TWIN)
    return frozenset(found)


def worth(part: Cards, tiers: str) -> int:
    """Return the score of an open set."""
    return POINTS[min(kinds(part, tiers))]


@lru_cache(maxsize=1 << 16)
def parts_with(card: int, others: Cards, tiers: str) -> tuple[Cards, ...]:
    """Return every set of the card and one to three others."""
    found = (frozenset((card, *c)) for size in (1, 2, 3) for c in combinations(sorted(others), size))
    return tuple(part for part in found if kinds(part, tiers))


@lru_cache(maxsize=1 << 16)
def whole(cards: Cards, tiers: str) -> int:
    """Return the highest score of cards as open sets if all are in sets, else -1."""
    if not cards:
        return 0
    least = min(cards)
    found = [(part, whole(cards - part, tiers)) for part in parts_with(least, cards - {least}, tiers)]
    return max((worth(part, tiers) + rest for part, rest in found if rest >= 0), default=-1)


def out_with(card: int, hand: Cards, tiers: str) -> int:
    """Return the highest score of a ron with the card and only hidden sets beside, -1 if there is none."""
    found = [(part, whole(hand - part, tiers)) for part in parts_with(card, hand, tiers)]
    return max((worth(part, tiers) + 2 * rest for part, rest in found if rest >= 0), default=-1)
