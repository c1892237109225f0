"""The public terms of Jukugo Daifuda: kinds of sets, their worth, the dictionary of the cards' kanji, and sets.

Words and readings are read once from the shipped data (JMdict and KANJIDIC2, CC BY-SA 3.0, see the licence beside it).
Cards are suited ints as in ``engine.core.cards`` (suits S H C D only) and two jokers, which read as 々.

A hand is a mask of cards (``engine.families.melds``). A ``Lexicon`` has tables of all sets of a dictionary, so that the
sets of a card among seven others are found by about 30 lookups; splits of a hand are cached. The best way to go out is
one of them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from itertools import combinations, permutations
from typing import Any, Final

from engine.core.cards import RANK, SUIT, card
from engine.families.melds import BIT, cards_of, mask_of

BLACK_JOKER, RED_JOKER = 52, 53
JOKERS: Final = (BLACK_JOKER, RED_JOKER)
CARDS: Final = range(54)
SUIT_PLACE: Final = (0, 1, 3, 2, 4)
"""The suits S H C D in the order of the deck file (S H D C), then the jokers."""
REPEAT: Final = "々"
"""The character of a joker in a word: it repeats the kanji before it."""
CHIPS, ROUNDS = 60, 8
"""The chips at the start, and the rounds, if the table has named no other numbers."""
TIERS: Final = {"core": 1, "standard": 2, "full": 3}
"""The option ``dictionary``: words up to this tier count."""
FOUR_KIND, FOUR_WORD, THREE_KIND, THREE_WORD, CHAIN, TWIN, PAIR, TWO_WORD = range(8)
KINDS: Final = ("four_kind", "four_word", "three_kind", "three_word", "chain", "twin", "pair", "two_word")
"""The kinds in order of precedence; a kind is its place here."""
SIZE: Final = (4, 4, 3, 3, 3, 3, 2, 2)
POINTS: Final = (20, 20, 10, 10, 5, 3, 2, 1)
"""Worth of an open set (R2); hidden in the hand it is double."""
PASSED, CLAIMED, ATTACHED, WENT_OUT = range(4)
"""The first value of a stored answer (see ``answers.Note``)."""
RULES: Final = ("ask", "chi", "ron", "auto", "manual", "turn")
"""Standing orders: answer everything myself; pass unless chi or better; pass unless ron; go out by itself; do not go
out by itself; pass everything until my next turn."""
LEVEL: Final = (4, 4, 3, 2, 2, 2, 1, 0)
"""By kind: kan, pon, chi, pair, two_word, the precedence in a window."""
LEVEL_PASS, LEVEL_CHI, LEVEL_TSUMO, LEVEL_RON = -1, 2, 5, 6
CALLS: Final = ("", "", "chi", "pon", "kan", "tsumo", "ron")
"""By level: the call for the daifuda."""
NO_ORDER, UNTIL_TURN = 0, 7
THRESHOLD: Final = {"ask": NO_ORDER, "chi": LEVEL_CHI, "ron": LEVEL_RON, "turn": UNTIL_TURN}
"""The level of answers below which an order passes."""
NO_KIND: Final = -1
IMPOSSIBLE: Final = -1
"""The score of cards that do not split completely into sets."""
NONE_GREW: Final = -1
ALL: Final = 1000
"""A worth of a card in a set for ``cover`` with which no score makes up for a card left over."""
Cards = tuple[int, ...]
OpenSet = tuple[int, ...]
"""``(kind, *cards)`` with the cards in reading order."""
Laid = tuple[int, int]
"""An open set as kind and mask."""
NUMBERS: Final = (PAIR, THREE_KIND, FOUR_KIND)
WORDS: Final = {2: TWO_WORD, 3: THREE_WORD, 4: FOUR_WORD}
"""The kind of a word, by its length."""
GROWTH: Final[Mapping[int, Cards]] = {
    PAIR: (THREE_KIND,), THREE_KIND: (FOUR_KIND,), TWO_WORD: (CHAIN, TWIN),
}  # fmt: skip
"""By kind: the kinds that an open set may become, the first that fits (R8, R9, R12)."""
FREE_GROWTH: Final[Mapping[int, Cards]] = {
    **GROWTH, TWO_WORD: (THREE_WORD, CHAIN, TWIN), THREE_WORD: (FOUR_WORD,),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Entry:
    """A dictionary word: its readings in kana, glosses in English, and its tier (1 core to 3 full)."""

    word: str
    readings: tuple[str, ...]
    gloss: tuple[str, ...]
    tier: int


def _data(name: str) -> Any:
    folder = files("engine.games.jukugo_daifuda").joinpath("data")
    return json.loads(folder.joinpath(name).read_text(encoding="utf-8"))


@lru_cache(maxsize=1)
def kanji() -> tuple[str, ...]:
    """Return the sign of each card, 々 for both jokers."""
    signs = [REPEAT] * len(CARDS)
    for entry in _data("deck.json")["cards"]:
        if entry["suit"] is not None:
            signs[card(entry["id"])] = entry["kanji"]
    return tuple(signs)


@lru_cache(maxsize=1)
def dictionary() -> dict[str, Entry]:
    """Return every word of the list. Do not change it."""
    return {
        e["w"]: Entry(e["w"], tuple(e["readings"]), tuple(e["gloss"]), e["tier"]) for e in _data("words.json")["words"]
    }


def known(word: str, tiers: str) -> bool:
    """True if the word counts with the option ``dictionary`` at ``tiers``."""
    entry = dictionary().get(word)
    return entry is not None and entry.tier <= TIERS[tiers]


def spell(text: str, jokers: Sequence[int] = JOKERS) -> tuple[int, ...]:
    """Return the cards of these signs; each 々 is the next of ``jokers``."""
    left = iter(jokers)
    return tuple(next(left) if sign == REPEAT else kanji().index(sign) for sign in text)


@lru_cache(maxsize=len(TIERS))
def spelled(tiers: str) -> tuple[tuple[int, ...], ...]:
    """Return every way to lay a word that counts in ``tiers``: its cards in order, the jokers either way."""
    words = [word for word in dictionary() if known(word, tiers)]
    return tuple(spell(word, order) for word in words for order in permutations(JOKERS, word.count(REPEAT)))


def by_rank(card: int) -> tuple[int, int]:
    """Sort key of a hand: by number, so that equal numbers are together; jokers last."""
    return (RANK[card], SUIT_PLACE[SUIT[card]]) if card < BLACK_JOKER else (99, card)


def by_suit(card: int) -> tuple[int, int]:
    """Sort key of the deck file: by suit, then by number; jokers last."""
    return SUIT_PLACE[SUIT[card]], RANK[card]


def read(cards: Sequence[int]) -> str:
    """Return the text of the cards in this order."""
    return "".join(kanji()[c] for c in cards)


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """All sets of a dictionary: ``kinds`` by mask, as bits ``1 << kind``, and ``words`` as they are laid out.

    The other tables find partners. ``two`` and ``three``: by one or two cards, the mask of the cards that complete a
    set. ``fours``: by card, the masks of the three others of every set of four, in the order of their cards.
    """

    kinds: Mapping[int, int]
    two: Sequence[int]
    three: Sequence[Sequence[int]]
    fours: Sequence[Sequence[int]]
    words: frozenset[Cards]


@lru_cache(maxsize=3)
def lexicon(dictionary: str) -> Lexicon:
    """Return the sets of a dictionary, computed once."""
    words = frozenset(spelled(dictionary))
    kinds = _kinds(words)
    two, three = [0 for _ in CARDS], [[0 for _ in CARDS] for _ in CARDS]
    fours: list[list[int]] = [[] for _ in CARDS]
    for mask in sorted(kinds, key=cards_of):
        cards = cards_of(mask)
        for a, b in permutations(cards, 2):
            if len(cards) == 2:
                two[a] |= BIT[b]
            elif len(cards) == 3:
                three[a][b] |= mask ^ BIT[a] ^ BIT[b]
        for c in cards if len(cards) == 4 else ():
            fours[c].append(mask ^ BIT[c])
    return Lexicon(kinds, two, three, fours, words)


def _kinds(words: frozenset[Cards]) -> dict[int, int]:
    kinds: dict[int, int] = {}

    def mark(cards: Sequence[int], kind: int) -> None:
        mask = mask_of(cards)
        kinds[mask] = kinds.get(mask, 0) | 1 << kind

    for rank in range(13):
        equal = [*(c for c in range(BLACK_JOKER) if RANK[c] == rank), *JOKERS]
        for kind in NUMBERS:
            for cards in combinations(equal, SIZE[kind]):
                if cards[0] not in JOKERS:  # R11
                    mark(cards, kind)
    beside: list[set[int]] = [set() for _ in CARDS]
    for word in words:
        mark(word, WORDS[len(word)])
        if len(word) == 2:
            beside[word[0]].add(word[1])
            beside[word[1]].add(word[0])
    for middle in CARDS:
        for a, b in combinations(sorted(beside[middle]), 2):
            if a in JOKERS:  # and so is b (R10)
                continue
            mark((a, middle, b), TWIN)
            if {(a, middle), (middle, b)} <= words or {(b, middle), (middle, a)} <= words:
                mark((a, middle, b), CHAIN)
    return kinds


FIRST_BIT: Final = tuple((bits & -bits).bit_length() - 1 for bits in range(256))
"""The first kind among the bits of ``kinds_of``, NO_KIND for none."""
PAIR_OR_WORD: Final = 1 << PAIR | 1 << TWO_WORD


def kinds_of(lex: Lexicon, cards: Sequence[int]) -> int:
    """Return all kinds that ``cards`` (two to four, any order) form, as bits ``1 << kind``, without precedence."""
    return lex.kinds.get(mask_of(cards), 0)


def claimable(lex: Lexicon, cards: Sequence[int]) -> tuple[int, ...]:
    """Return the kinds one may choose for these cards: only the first of several, but a pair may also be a word."""
    bits = kinds_of(lex, cards)
    if bits == PAIR_OR_WORD:
        return PAIR, TWO_WORD
    return (FIRST_BIT[bits],) if bits else ()


@lru_cache(maxsize=1 << 15)
def partners(lex: Lexicon, card: int, hand: int) -> tuple[Laid, ...]:
    """Return all sets of ``card`` with one to three cards of ``hand``: first kind, and the mask of the hand cards."""
    found: list[int] = []
    near, row, left = lex.two[card], lex.three[card], hand
    while left:
        a = left & -left
        left ^= a
        if near & a:
            found.append(a)
        thirds = row[a.bit_length() - 1] & left
        while thirds:
            b = thirds & -thirds
            thirds ^= b
            found.append(a | b)
    found += [others for others in lex.fours[card] if others & hand == others]
    return tuple([(FIRST_BIT[lex.kinds[BIT[card] | part]], part) for part in found])


@lru_cache(maxsize=1 << 14)
def grown(lex: Lexicon, free: bool, laid: Laid, daifuda: int) -> int:
    """Return the kind that an open set becomes with the daifuda, NO_KIND if it cannot grow."""
    kind, cards = laid
    bits = lex.kinds.get(cards | BIT[daifuda], 0)
    wanted = (FREE_GROWTH if free else GROWTH).get(kind, ())
    return next((k for k in wanted if bits >> k & 1), NO_KIND)


def laid_of(open_set: Sequence[int]) -> Laid:
    """Return kind and mask of an open set."""
    return open_set[0], mask_of(open_set[1:])


def laid_out(lex: Lexicon, kind: int, cards: Sequence[int]) -> Cards:
    """Return the cards in reading order: a word as written, a twin round its shared kanji."""
    if kind in WORDS.values():
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


@lru_cache(maxsize=1 << 16)
def split_score(lex: Lexicon, hand: int) -> int:
    """Return the highest score of a hand as open sets if all of it is in sets; IMPOSSIBLE otherwise."""
    if not hand:
        return 0
    best, first = IMPOSSIBLE, hand & -hand
    left = hand ^ first
    for kind, part in partners(lex, first.bit_length() - 1, left):
        rest = split_score(lex, left ^ part)
        if rest >= 0 and rest + POINTS[kind] > best:
            best = rest + POINTS[kind]
    return best


@lru_cache(maxsize=1 << 16)
def cover(lex: Lexicon, hand: int, held: int = 3) -> tuple[int, int]:
    """Return how many cards of a hand are in sets and their open score, maximizing ``held`` x cards + 2 x score."""
    left = hand & hand - 1
    if not left:
        return 0, 0
    best = cover(lex, left, held)
    worth = held * best[0] + 2 * best[1]
    for kind, part in partners(lex, (hand ^ left).bit_length() - 1, left):
        cards, score = cover(lex, left ^ part, held)
        cards, score = cards + SIZE[kind], score + POINTS[kind]
        if held * cards + 2 * score > worth:
            best, worth = (cards, score), held * cards + 2 * score
    return best


def cover_sets(lex: Lexicon, hand: int, held: int = 3) -> list[OpenSet]:
    """Return the sets of a hand that ``cover`` counts."""
    left = hand & hand - 1
    if not left:
        return []
    best, first = cover(lex, hand, held), hand ^ left
    for kind, part in sorted(partners(lex, first.bit_length() - 1, left), key=lambda found: SIZE[found[0]]):
        cards, score = cover(lex, left ^ part, held)
        if (cards + SIZE[kind], score + POINTS[kind]) == best:
            made = (kind, *laid_out(lex, kind, cards_of(first | part)))
            return [made, *cover_sets(lex, left ^ part, held)]
    return cover_sets(lex, left, held)


# Going out


@dataclass(frozen=True, slots=True)
class Arrangement:
    """All eight cards in sets: ``made`` is the one with the daifuda, in place of open set ``grew`` or NONE_GREW."""

    score: int
    made: OpenSet
    grew: int
    hidden: tuple[OpenSet, ...]


def ron_score(lex: Lexicon, free: bool, daifuda: int, hand: int, sets: Sequence[Laid]) -> int:
    """Return the highest score of a ron; IMPOSSIBLE if there is none."""
    return _ron(lex, free, daifuda, hand, sets)[0]


def ron(lex: Lexicon, free: bool, daifuda: int, hand: int, sets: Sequence[Laid]) -> Arrangement:
    """Return the arrangement with the highest score of a hand that can go out."""
    score, kind, part, grew = _ron(lex, free, daifuda, hand, sets)
    others = part if grew == NONE_GREW else sets[grew][1]
    made = laid_out(lex, kind, cards_of(others | BIT[daifuda]))
    return Arrangement(score, (kind, *made), grew, tuple(cover_sets(lex, hand ^ part, ALL)))


def _ron(lex: Lexicon, free: bool, daifuda: int, hand: int, sets: Sequence[Laid]) -> tuple[int, int, int, int]:
    """Return score, kind of the set made, the mask of the hand cards in it, and the open set it grew from."""
    best = (IMPOSSIBLE, NO_KIND, 0, NONE_GREW)
    laid = sum([POINTS[kind] for kind, _ in sets])
    for kind, part in partners(lex, daifuda, hand):
        rest = split_score(lex, hand ^ part)
        if rest >= 0 and laid + POINTS[kind] + 2 * rest > best[0]:
            best = (laid + POINTS[kind] + 2 * rest, kind, part, NONE_GREW)
    rest = split_score(lex, hand)
    if rest >= 0:
        for at, x in enumerate(sets):
            kind = grown(lex, free, x, daifuda)
            score = laid - POINTS[x[0]] + POINTS[kind] + 2 * rest
            if kind != NO_KIND and score > best[0]:
                best = (score, kind, 0, at)
    return best
