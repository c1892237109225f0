"""Jukugo Daifuda: deck and words, sets of cards, growing sets, answers of a hand; by the numbers of the rules."""

from __future__ import annotations

import random
import subprocess
import sys
from functools import lru_cache
from itertools import combinations, pairwise, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.cards import RANK, RANKS, card
from engine.families.melds import mask_of
from engine.games.jukugo_daifuda import sets, terms
from engine.games.jukugo_daifuda.answers import RON, Claim, answers
from engine.games.jukugo_daifuda.sets import claimable, cover, cover_sets, grown, kinds_of, laid_of, laid_out, lexicon
from engine.games.jukugo_daifuda.terms import CARDS, JOKERS, KINDS, POINTS, SIZE, TIERS, dictionary, kanji, read
from tests.games.jukugo_daifuda.positions import card_of, cards_of, each, open_sets, seat_of

CORE, STANDARD, FULL = ALL = [lexicon(tiers) for tiers in TIERS]
some_cards = st.lists(st.sampled_from(list(CARDS)), max_size=7, unique=True)
eight_cards = st.lists(st.sampled_from(list(CARDS)), min_size=8, max_size=8, unique=True)


# Deck and words


def test_deck_and_dictionary_are_those_of_the_rules() -> None:
    signs = kanji()
    assert len(signs) == 54 and len(set(signs)) == 53 and signs[52] == signs[53] == "々"
    for name, counts in {"core": [132, 64, 94, 13], "standard": [370, 208, 94, 13], "full": [624, 208, 94, 21]}.items():
        words = [w for w, e in dictionary().items() if e.tier <= TIERS[name]]
        repeats = sum(len(w) == 2 and w[1] == "々" for w in words)
        assert [*(sum(len(w) == n for w in words) for n in (2, 3, 4)), repeats] == counts
        laid = terms.spelled(name)  # every kanji occurs once, so that a word names its cards
        assert len(set(laid)) == len(laid) and set(map(read, laid)) == set(words)
        assert all(len(set(w)) == len(w) for w in laid)


def test_r1_neighbours_make_common_words() -> None:
    signs, words = kanji(), {w for w in dictionary() if len(w) == 2}
    rows = ["".join(signs[card(f"{s}{r}")] for r in RANKS) for s in "SHDC"]
    assert (rows[0], rows[3]) == ("家大工科商会国同行先天下校", "用意気道人民法内的質音物生")
    beside = [row[i : i + 2] for row in rows for i in range(12)]
    assert len(beside) == 48 and all({p, p[::-1]} & words for p in beside)
    below = [a + b for upper, lower in pairwise(rows) for a, b in zip(upper, lower, strict=True)]
    assert sum(bool({p, p[::-1]} & words) for p in below) >= 34
    assert set("日本音後半生意用人中先行") <= set(signs)


def test_the_data_are_utf_8_whatever_encoding_the_machine_prefers() -> None:
    """Python warns if a file is opened in the machine's own encoding; here that is an error."""
    program = "from engine.games.jukugo_daifuda.terms import kanji; assert kanji()[52:] == ('々', '々')"
    options = ["-X", "warn_default_encoding", "-W", "error::EncodingWarning"]
    subprocess.run([sys.executable, *options, "-c", program], check=True)


# Worked examples


@each("kinds", "dictionary told")
def test_examples_of_kinds(dictionary: str, told: str) -> None:
    """The kinds to choose from, in any order of the cards (R5)."""
    for cards, *kinds in map(str.split, told.split(",")):
        found = {claimable(lexicon(dictionary), order) for order in permutations(cards_of(cards))}
        assert found == {tuple(map(KINDS.index, kinds))}, cards


def test_example_2_r2_points_never_rise_along_the_list_of_kinds() -> None:
    assert KINDS == ("four_kind", "four_word", "three_kind", "three_word", "chain", "twin", "pair", "two_word")
    assert POINTS == (20, 20, 10, 10, 5, 3, 2, 1) and SIZE == (4, 4, 3, 3, 3, 3, 2, 2)


def test_example_11_a_state_of_six_cards_is_no_state() -> None:
    with pytest.raises(ValueError, match="6 cards"):
        seat_of("先事 | two_word 日本, pair 国文")


# Rulings


@each("growth", "text daifuda strict free")
def test_r9_what_an_open_set_becomes(text: str, daifuda: str, strict: str, free: str) -> None:
    (laid,) = open_sets(text)
    for freely, kind in ((False, strict), (True, free)):
        assert grown(CORE, freely, laid_of(laid), card_of(daifuda)) == (KINDS.index(kind) if kind else -1)


def test_r12_four_is_the_maximum_and_chains_and_twins_never_grow() -> None:
    for laid in open_sets("four_kind 天半音後, four_word 社会科学, chain 日本音, twin 本意用"):
        assert all(grown(FULL, True, laid_of(laid), c) == -1 for c in CARDS if c not in laid[1:])


def test_r3_larger_dictionaries_only_add() -> None:
    for small, large in pairwise(ALL):
        assert small.words < large.words
        assert not any(bits & ~large.kinds[mask] for mask, bits in small.kinds.items())


@pytest.mark.parametrize("lex", ALL, ids=TIERS)
def test_r5_the_order_of_cards_is_chosen_so_that_words_appear(lex: Any) -> None:
    """Every chain is a twin; no order reads both words of a twin that is no chain: it lies round its shared kanji."""
    for word in lex.words:
        assert laid_out(lex, WORDS[len(word)], sorted(word)) in lex.words
    for cards in combinations(CARDS, 3):
        bits = kinds_of(lex, cards)
        chain, twin = bits >> terms.CHAIN & 1, bits >> terms.TWIN & 1
        assert twin or not chain
        if chain:
            order = laid_out(lex, terms.CHAIN, cards)
            assert set(order) == set(cards) and {order[:2], order[1:]} <= lex.words
        elif twin:
            a, middle, b = laid_out(lex, terms.TWIN, cards)
            assert a < b and {a, middle, b} == set(cards)
            assert all({(c, middle), (middle, c)} & lex.words for c in (a, b))


# Against plain definitions: these look up words and try all splits, slowly

NUMBERS = {2: terms.PAIR, 3: terms.THREE_KIND, 4: terms.FOUR_KIND}
WORDS = {2: terms.TWO_WORD, 3: terms.THREE_WORD, 4: terms.FOUR_WORD}
Some = frozenset[int]


@lru_cache(maxsize=1 << 18)
def plain_kinds(cards: Some, tiers: str) -> Some:
    """Return every kind of two to four cards, also a kind that another one precedes; the first is the lowest."""
    size, orders, found = len(cards), list(permutations(cards)), set()

    def word(*order: int) -> bool:
        return terms.known(read(order), tiers)

    if len({RANK[c] for c in cards - {*JOKERS}}) == 1:
        found.add(NUMBERS[size])
    if any(word(*order) for order in orders):
        found.add(WORDS[size])
    if size == 3 and not cards >= {*JOKERS}:
        if any(word(*order[:2]) and word(*order[1:]) for order in orders):
            found.add(terms.CHAIN)
        if sum(word(a, b) or word(b, a) for a, b in combinations(cards, 2)) >= 2:
            found.add(terms.TWIN)
    return frozenset(found)


@lru_cache(maxsize=1 << 16)
def plain_cover(cards: Some, tiers: str, held: int) -> int:
    """Return the highest worth of cards in sets: ``held`` for each card, and the open score twice."""
    if not cards:
        return 0
    first, *others = sorted(cards)
    best = plain_cover(frozenset(others), tiers, held)
    for size in (2, 3, 4):
        for one in (frozenset((first, *c)) for c in combinations(others, size - 1)):
            if kinds := plain_kinds(one, tiers):
                best = max(best, held * size + 2 * POINTS[min(kinds)] + plain_cover(cards - one, tiers, held))
    return best


def plain_ron(daifuda: int, hand: Some, tiers: str) -> int:
    """Return the highest score of a ron without open sets, -1 if there is none."""
    best = -1
    for size in (1, 2, 3):
        for part in combinations(sorted(hand), size):
            rest = plain_cover(hand - {*part}, tiers, 1000) - 1000 * (len(hand) - size)
            if rest >= 0 and (kinds := plain_kinds(frozenset((daifuda, *part)), tiers)):
                best = max(best, POINTS[min(kinds)] + rest)
    return best


@pytest.mark.parametrize("dictionary", TIERS)
def test_lookup_agrees_with_the_table_of_the_rules(dictionary: str) -> None:
    """For all pairs and threes, all words, and some fours; of several kinds only the first can be claimed."""
    lex, rng = lexicon(dictionary), random.Random(dictionary)
    some = (rng.sample(CARDS, 4) for _ in range(400))
    for cards in (*combinations(CARDS, 2), *combinations(CARDS, 3), *lex.words, *some):
        kinds = plain_kinds(frozenset(cards), dictionary)
        assert kinds_of(lex, cards) == sum(1 << kind for kind in kinds)
        both = kinds == {terms.PAIR, terms.TWO_WORD}
        assert claimable(lex, cards) == tuple(sorted(kinds)[: 1 + both])


@settings(max_examples=60, deadline=None)
@given(some_cards, st.sampled_from([3, sets.ALL]))
def test_the_sets_of_a_hand_are_the_best_ones(cards: list[int], held: int) -> None:
    hand = mask_of(cards)
    count, score = cover(STANDARD, hand, held)
    assert held * count + 2 * score == plain_cover(frozenset(cards), "standard", held)
    parts = cover_sets(STANDARD, hand, held)
    lying = [c for part in parts for c in part[1:]]
    assert len(lying) == len(set(lying)) == count and set(lying) <= set(cards)
    assert sum(POINTS[kind] for kind, *_ in parts) == score
    assert all(kinds_of(STANDARD, laid) >> kind & 1 and len(laid) == SIZE[kind] for kind, *laid in parts)
    whole = plain_cover(frozenset(cards), "standard", 1000) - 1000 * len(cards)
    assert sets.split_score(STANDARD, hand) == (whole // 2 if whole >= 0 else -1)


@settings(max_examples=100, deadline=None)
@given(eight_cards, st.sampled_from(sorted(TIERS)), st.integers(0, 40))
def test_answers_are_sets_that_leave_a_card_and_the_best_ron(cards: list[int], dictionary: str, min_ron: int) -> None:
    daifuda, *hand = cards
    can = answers(lexicon(dictionary), False, min_ron, daifuda, mask_of(hand), ())
    claims = {(frozenset(m.cards), KINDS.index(m.kind)) for m in can.moves if isinstance(m, Claim)}
    parts = [frozenset(part) for size in (1, 2, 3) for part in combinations(hand, size)]
    found = ((part, kind) for part in parts for kind in claimable(lexicon(dictionary), (*part, daifuda)))
    assert claims == set(found)
    score = plain_ron(daifuda, frozenset(hand), dictionary)
    assert sets.ron_score(lexicon(dictionary), False, daifuda, mask_of(hand), []) == score
    assert (RON in can.moves) == (score >= min_ron)
    assert can.ron == (score if RON in can.moves else 0)
