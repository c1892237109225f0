"""Hands of Jukugo Daifuda as the bits of a number, with a worth that is quick enough to play rounds out.

A card's bit is its place in a sorted hand (by number, then suit; jokers last), so that the lowest bit of a mask is the
first card of the hand. All values follow from a ``Lexicon`` and are cached by mask.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final

from engine.games.jukugo_daifuda.sets import ALL, FIRST_BIT, NO_KIND, Lexicon, grown, lexicon
from engine.games.jukugo_daifuda.state import by_rank
from engine.games.jukugo_daifuda.terms import CARDS, JOKERS, POINTS, SIZE

HELD: Final = 3
"""The worth of a card in a set, in points."""

IN_ORDER: Final = tuple(sorted(CARDS, key=by_rank))
"""The cards in the order of a sorted hand: the card of each bit."""
BIT: Final = tuple(1 << IN_ORDER.index(c) for c in CARDS)
"""The bit of each card."""
JOKER_BITS: Final = BIT[JOKERS[0]] | BIT[JOKERS[1]]
WORTH: Final = tuple(HELD * size + 2 * points for size, points in zip(SIZE, POINTS, strict=True))
"""By kind: the worth of a set in the hand."""
Part = tuple[int, int]
"""A kind and the cards (a mask) that form it together with another card."""


def mask_of(cards: Iterable[int]) -> int:
    """Return cards as bits."""
    mask = 0
    for c in cards:
        mask |= BIT[c]
    return mask


def cards_of(mask: int) -> list[int]:
    """Return the cards of a mask, in the order of a sorted hand."""
    found = []
    while mask:
        bit = mask & -mask
        mask ^= bit
        found.append(IN_ORDER[bit.bit_length() - 1])
    return found


class Masks:
    """The sets of a dictionary by mask. ``place`` is the place of a card's bit."""

    def __init__(self, lex: Lexicon) -> None:
        self.lex = lex
        self.two: list[int] = [0] * ALL
        """By card: the cards that form a set of two with it."""
        self.three: list[list[int]] = [[0] * ALL for _ in CARDS]
        """By two cards: the cards that form a set of three with them."""
        self.fours: list[list[int]] = [[] for _ in CARDS]
        """By card: the three others of every set of four that it belongs to."""
        self.kind: dict[int, int] = {}
        """By mask of a set: its first kind."""
        for a, b in combinations(range(ALL), 2):
            both, ca, cb = 1 << a | 1 << b, IN_ORDER[a], IN_ORDER[b]
            if lex.two[ca][cb]:
                self.two[a] |= 1 << b
                self.two[b] |= 1 << a
                self.kind[both] = FIRST_BIT[lex.two[ca][cb]]
            for c, card in enumerate(IN_ORDER):
                kinds = lex.three[ca][cb * ALL + card]
                if kinds:
                    self.three[a][b] |= 1 << c
                    self.three[b][a] |= 1 << c
                    self.kind[both | 1 << c] = FIRST_BIT[kinds]
        for place, card in enumerate(IN_ORDER):
            for _, kinds, others in lex.fours[card]:
                mask = mask_of(others)
                self.fours[place].append(mask)
                self.kind[mask | 1 << place] = FIRST_BIT[kinds]
        self._remember()

    def _remember(self) -> None:
        """Create the functions as closures with caches of their own: they are called thousands of times a second."""
        two, three, fours, kind_of = self.two, self.three, self.fours, self.kind

        @lru_cache(maxsize=1 << 15)
        def parts(place: int, hand: int) -> tuple[Part, ...]:
            found: list[Part] = []
            own, left, near, row = 1 << place, hand, two[place], three[place]
            while left:
                a = left & -left
                left ^= a
                if near & a:
                    found.append((kind_of[own | a], a))
                thirds = row[a.bit_length() - 1] & left
                while thirds:
                    b = thirds & -thirds
                    thirds ^= b
                    found.append((kind_of[own | a | b], a | b))
            for others in fours[place]:
                if others & hand == others:
                    found.append((kind_of[own | others], others))
            return tuple(found)

        @lru_cache(maxsize=1 << 16)
        def worth(hand: int) -> int:
            low = hand & -hand
            left = hand ^ low
            if not left:
                return 0
            best = worth(left)
            for kind, part in parts(low.bit_length() - 1, left):
                value = worth(left ^ part) + WORTH[kind]
                if value > best:
                    best = value
            return best

        @lru_cache(maxsize=1 << 16)
        def whole(hand: int) -> int:
            if not hand:
                return 0
            best, low = -1, hand & -hand
            left = hand ^ low
            for kind, part in parts(low.bit_length() - 1, left):
                rest = whole(left ^ part)
                if rest >= 0 and rest + POINTS[kind] > best:
                    best = rest + POINTS[kind]
            return best

        @lru_cache(maxsize=1 << 12)
        def growth(free: bool, kind: int, cards: int) -> Mapping[int, int]:
            laid = (kind, *cards_of(cards))
            found = {}
            for place, card in enumerate(IN_ORDER):
                more = grown(self.lex, free, laid, card) if not cards >> place & 1 else NO_KIND
                if more != NO_KIND:
                    found[place] = more
            return found

        self.parts = parts
        """The sets that the card at a place forms with one to three cards of a hand: first kinds, hand cards."""
        self.worth = worth
        """How near a hand alone is to going out: ``HELD`` for each card in sets, plus their hidden score."""
        self.whole = whole
        """The highest score of a hand as open sets if all of it is in sets; -1 otherwise."""
        self.growth = growth
        """The places of the cards with which an open set grows (strictly or freely), and the resulting kind."""


@lru_cache(maxsize=3)
def masks(dictionary: str) -> Masks:
    """Return the masks of a dictionary, computed once."""
    return Masks(lexicon(dictionary))
