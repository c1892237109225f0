"""Sets of Jukugo Daifuda: the sets of two, three or four cards, how sets grow, and the best way to go out.

Recognition uses tables instead of searches: per dictionary one byte for every two and every three cards and one entry
for each of the few hundred fours (``Lexicon``). The remaining work limits the speed: 28 lookups of the partners of a
daifuda among seven cards, a mask for each four it belongs to (about 20), and for every partner found the ways to split
the up to six cards left over (at most 40, cached).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations
from typing import Final

from engine.core.cards import RANK
from engine.games.jukugo_daifuda.terms import (
    CARDS,
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
    spelled,
)

LEVEL: Final = (4, 4, 3, 2, 2, 2, 1, 0)
"""Kan, pon, chi, pair, two_word: the precedence in a window."""
NO_KIND = -1

ALL = len(CARDS)
FIRST_JOKER = JOKERS[0]
IMPOSSIBLE = -1
"""The score of cards that do not split completely into sets."""
Cards = tuple[int, ...]
OpenSet = tuple[int, ...]
"""``(kind, *cards)`` with the cards in table order."""


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """All sets of a dictionary. Bit ``1 << kind`` of an entry says that the cards form that kind.

    ``two[a][b]`` and ``three[a][b * ALL + c]`` hold them in every order, ``four`` by the cards as a bit mask;
    ``fours[a]`` lists those with card ``a``: mask of the three others, bits, the three others ascending. ``words`` are
    the laid-out words.
    """

    two: tuple[bytes, ...]
    three: tuple[bytes, ...]
    four: dict[int, int]
    fours: tuple[tuple[tuple[int, int, Cards], ...], ...]
    words: frozenset[Cards]


@lru_cache(maxsize=3)
def lexicon(dictionary: str) -> Lexicon:
    """Return the sets of a dictionary, computed once (about 30 ms)."""
    words = frozenset(spelled(dictionary))
    two = [bytearray(ALL) for _ in CARDS]
    three = [bytearray(ALL * ALL) for _ in CARDS]
    four: dict[Cards, int] = {}

    def mark(cards: Sequence[int], kind: int) -> None:
        if len(cards) == 4:
            key = tuple(sorted(cards))
            four[key] = four.get(key, 0) | 1 << kind
        elif len(cards) == 3:
            for a, b, c in permutations(cards):
                three[a][b * ALL + c] |= 1 << kind
        else:
            for a, b in permutations(cards):
                two[a][b] |= 1 << kind

    for size, kind in ((2, PAIR), (3, THREE_KIND), (4, FOUR_KIND)):
        for rank in range(13):
            equal = [c for c in range(FIRST_JOKER) if RANK[c] == rank]
            for cards in combinations([*equal, *JOKERS], size):
                if cards[0] < FIRST_JOKER:  # at least one card that is no joker (R11)
                    mark(cards, kind)
    neighbours: list[set[int]] = [set() for _ in CARDS]
    after: list[set[int]] = [set() for _ in CARDS]
    for word in words:
        mark(word, {2: TWO_WORD, 3: THREE_WORD, 4: FOUR_WORD}[len(word)])
        if len(word) == 2:
            neighbours[word[0]].add(word[1])
            neighbours[word[1]].add(word[0])
            after[word[0]].add(word[1])
    for middle in CARDS:
        for a, b in combinations(sorted(neighbours[middle]), 2):
            if a < FIRST_JOKER:  # at most one joker (R10)
                mark((a, middle, b), TWIN)
        for a in CARDS:
            if middle in after[a]:
                for c in after[middle] - {a}:
                    mark((a, middle, c), CHAIN)
    fours = tuple(
        tuple(
            (mask_of(others), bits, others)
            for key, bits in sorted(four.items())
            if c in key
            for others in (tuple(x for x in key if x != c),)
        )
        for c in CARDS
    )
    by_mask = {mask_of(key): bits for key, bits in four.items()}
    return Lexicon(tuple(map(bytes, two)), tuple(map(bytes, three)), by_mask, fours, words)


def mask_of(cards: Sequence[int]) -> int:
    """Return cards as the bits of a number."""
    mask = 0
    for c in cards:
        mask |= 1 << c
    return mask


def kinds_of(lex: Lexicon, cards: Sequence[int]) -> int:
    """Return all kinds that ``cards`` (two to four, any order) form, as bits ``1 << kind``, without precedence."""
    if len(cards) == 2:
        return lex.two[cards[0]][cards[1]]
    if len(cards) == 3:
        return lex.three[cards[0]][cards[1] * ALL + cards[2]]
    return lex.four.get(mask_of(cards), 0)


@lru_cache(maxsize=1 << 12)
def partners(lex: Lexicon, daifuda: int, hand: Cards) -> tuple[tuple[int, Cards], ...]:
    """Return all sets of one to three cards of ``hand`` (ascending) with the daifuda, after their kind bits."""
    out: list[tuple[int, Cards]] = []
    row, plane = lex.two[daifuda], lex.three[daifuda]
    for i, a in enumerate(hand):
        if row[a]:
            out.append((row[a], (a,)))
        at = a * ALL
        for b in hand[i + 1 :]:
            if plane[at + b]:
                out.append((plane[at + b], (a, b)))
    mask = mask_of(hand)
    for others_mask, bits, others in lex.fours[daifuda]:
        if others_mask & mask == others_mask:
            out.append((bits, others))
    return tuple(out)


FIRST_BIT: Final = tuple(NO_KIND if not bits else (bits & -bits).bit_length() - 1 for bits in range(256))
"""The first kind among the bits of ``kinds_of``."""


PAIR_OR_WORD: Final = 1 << PAIR | 1 << TWO_WORD


def choices(bits: int) -> tuple[int, ...]:
    """Return the kinds one may choose among ``bits``: only the first of several, but a pair may also be a word."""
    if not bits:
        return ()
    return (PAIR, TWO_WORD) if bits == PAIR_OR_WORD else (FIRST_BIT[bits],)


def claimable(lex: Lexicon, cards: Sequence[int]) -> tuple[int, ...]:
    """Return the kinds one may choose for these cards (two to four, any order)."""
    return choices(kinds_of(lex, cards))


def grown(lex: Lexicon, free: bool, open_set: OpenSet, daifuda: int) -> int:
    """Return the kind that an open set becomes with the daifuda, NO_KIND if it cannot grow (R8, R9, R12)."""
    kind = open_set[0]
    if kind == PAIR:
        wanted: tuple[int, ...] = (THREE_KIND,)
    elif kind == THREE_KIND:
        wanted = (FOUR_KIND,)
    elif kind == TWO_WORD:
        wanted = (THREE_WORD, CHAIN, TWIN) if free else (CHAIN, TWIN)
    elif kind == THREE_WORD and free:
        wanted = (FOUR_WORD,)
    else:
        return NO_KIND
    bits = kinds_of(lex, (*open_set[1:], daifuda))
    for k in wanted:
        if bits >> k & 1:
            return k
    return NO_KIND


def laid_out(lex: Lexicon, kind: int, cards: Sequence[int]) -> Cards:
    """Return the cards in reading order: a word as written, a twin round its shared kanji."""
    if kind in (FOUR_WORD, THREE_WORD, TWO_WORD):
        return min(order for order in permutations(cards) if order in lex.words)
    if kind == CHAIN:
        return min(o for o in permutations(cards) if o[:2] in lex.words and o[1:] in lex.words)
    if kind == TWIN:
        middle = min(m for m in cards if all(kinds_of(lex, (m, c)) >> TWO_WORD & 1 for c in cards if c != m))
        # Either way round one word reads forwards and one backwards; were it both, the cards would be a chain.
        a, b = (c for c in sorted(cards) if c != middle)
        return a, middle, b
    return tuple(sorted(cards))


# Splitting a hand


@lru_cache(maxsize=1 << 15)
def split_score(lex: Lexicon, cards: Cards) -> int:
    """Return the highest score of ``cards`` (ascending) as open sets if all are in sets; IMPOSSIBLE otherwise."""
    n = len(cards)
    if n < 2:
        return IMPOSSIBLE if n else 0
    bits = kinds_of(lex, cards) if n <= 4 else 0
    best = POINTS[FIRST_BIT[bits]] if bits else IMPOSSIBLE
    if n < 4:
        return best
    first, others = cards[0], cards[1:]
    row, plane = lex.two[first], lex.three[first]
    for i, b in enumerate(others):
        if row[b]:
            rest = split_score(lex, others[:i] + others[i + 1 :])
            if rest >= 0:
                best = max(best, rest + POINTS[FIRST_BIT[row[b]]])
        if n == 4:
            continue
        at = b * ALL
        for j in range(i + 1, n - 1):
            bits = plane[at + others[j]]
            if bits:
                rest = split_score(lex, others[:i] + others[i + 1 : j] + others[j + 1 :])
                if rest >= 0:
                    best = max(best, rest + POINTS[FIRST_BIT[bits]])
    if n > 5:
        mask = mask_of(others)
        for others_mask, bits, trio in lex.fours[first]:
            if others_mask & mask == others_mask:
                rest = split_score(lex, tuple(c for c in others if c not in trio))
                if rest >= 0:
                    best = max(best, rest + POINTS[FIRST_BIT[bits]])
    return best


def split(lex: Lexicon, cards: Cards) -> list[OpenSet]:
    """Return the sets of a split that scores ``split_score``; raises ValueError if there is none."""
    if not cards:
        return []
    goal = split_score(lex, cards)
    for size in (2, 3, 4):
        for others in combinations(cards[1:], size - 1):
            part = (cards[0], *others)
            bits = kinds_of(lex, part)
            if not bits:
                continue
            rest = tuple(c for c in cards if c not in part)
            left = split_score(lex, rest)
            if left >= 0 and left + POINTS[FIRST_BIT[bits]] == goal:
                kind = FIRST_BIT[bits]
                return [(kind, *laid_out(lex, kind, part)), *split(lex, rest)]
    raise ValueError(f"{cards} do not split into sets")


@lru_cache(maxsize=1 << 14)
def cover(lex: Lexicon, cards: Cards) -> tuple[int, int]:
    """Return how many of ``cards`` (ascending) are in sets and their open score, maximizing 3 x cards + 2 x score."""
    if len(cards) < 2:
        return 0, 0
    others = cards[1:]
    best = cover(lex, others)
    worth = 3 * best[0] + 2 * best[1]
    for bits, part in partners(lex, cards[0], others):
        held, score = cover(lex, tuple(c for c in others if c not in part))
        held, score = held + len(part) + 1, score + POINTS[FIRST_BIT[bits]]
        if 3 * held + 2 * score > worth:
            best, worth = (held, score), 3 * held + 2 * score
    return best


@lru_cache(maxsize=1 << 12)
def most_in_sets(lex: Lexicon, cards: Cards) -> int:
    """Return the maximum number of ``cards`` (ascending) in sets, whatever their score."""
    if len(cards) < 2:
        return 0
    others = cards[1:]
    most = most_in_sets(lex, others)
    for _, part in partners(lex, cards[0], others):
        most = max(most, len(part) + 1 + most_in_sets(lex, tuple(c for c in others if c not in part)))
    return most


def cover_sets(lex: Lexicon, cards: Cards) -> list[Cards]:
    """Return the sets that ``cover`` found, each in reading order."""
    if len(cards) < 2:
        return []
    best, others = cover(lex, cards), cards[1:]
    for bits, part in partners(lex, cards[0], others):
        rest = tuple(c for c in others if c not in part)
        held, score = cover(lex, rest)
        if (held + len(part) + 1, score + POINTS[FIRST_BIT[bits]]) == best:
            return [laid_out(lex, FIRST_BIT[bits], (cards[0], *part)), *cover_sets(lex, rest)]
    return cover_sets(lex, others)


# Going out


@dataclass(frozen=True, slots=True)
class Arrangement:
    """All eight cards in sets: ``made`` is the one with the daifuda (in place of open set ``grew`` or -1)."""

    score: int
    made: OpenSet
    grew: int
    hidden: tuple[OpenSet, ...]


def ron_score(lex: Lexicon, free: bool, daifuda: int, hand: Cards, sets: Sequence[OpenSet]) -> int:
    """Return the highest score of a ron; IMPOSSIBLE if there is none. ``hand`` ascending."""
    return _ron(lex, free, daifuda, hand, sets)[0]


def ron(lex: Lexicon, free: bool, daifuda: int, hand: Cards, sets: Sequence[OpenSet]) -> Arrangement:
    """Return the arrangement with the highest score; raises ValueError if there is none. ``hand`` ascending."""
    score, kind, part, grew = _ron(lex, free, daifuda, hand, sets)
    if score < 0:
        raise ValueError("no ron")
    cards = (*sets[grew][1:], daifuda) if grew >= 0 else (*part, daifuda)
    rest = tuple(c for c in hand if c not in part)
    return Arrangement(score, (kind, *laid_out(lex, kind, cards)), grew, tuple(split(lex, rest)))


def _ron(lex: Lexicon, free: bool, daifuda: int, hand: Cards, sets: Sequence[OpenSet]) -> tuple[int, int, Cards, int]:
    """Return score, kind of the set made, the hand cards in it, and the open set it grew from (or -1)."""
    best: tuple[int, int, Cards, int] = (IMPOSSIBLE, NO_KIND, (), -1)
    laid = sum(POINTS[s[0]] for s in sets)
    for bits, part in partners(lex, daifuda, hand):
        left = len(hand) - len(part)
        if left == 1:
            continue
        rest = split_score(lex, tuple([c for c in hand if c not in part])) if left else 0
        if rest >= 0:
            kind = FIRST_BIT[bits]
            if laid + POINTS[kind] + 2 * rest > best[0]:
                best = (laid + POINTS[kind] + 2 * rest, kind, part, -1)
    if sets:
        rest = split_score(lex, hand)
        if rest >= 0:
            for at, s in enumerate(sets):
                kind = grown(lex, free, s, daifuda)
                if kind >= 0:
                    score = laid - POINTS[s[0]] + POINTS[kind] + 2 * rest
                    if score > best[0]:
                        best = (score, kind, (), at)
    return best
