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
from engine.families.melds import cards_of as unmasked
from engine.families.melds import mask_of
from engine.games.jukugo_daifuda import terms
from engine.games.jukugo_daifuda.answers import PASS, RON, Answers, Attach, Claim, answers
from engine.games.jukugo_daifuda.sets import (
    LEVEL,
    claimable,
    cover,
    cover_sets,
    grown,
    kinds_of,
    laid_of,
    laid_out,
    lexicon,
    most_in_sets,
    ron,
    ron_score,
    split,
    split_score,
)
from engine.games.jukugo_daifuda.terms import (
    CARDS,
    JOKERS,
    KINDS,
    POINTS,
    TIERS,
    dictionary,
    kanji,
    known,
    read,
    spelled,
)
from tests.games.jukugo_daifuda.positions import answers_to, card_of, cards_of, examples, open_sets, seat_of

CORE, STANDARD, FULL = ALL = [lexicon(tiers) for tiers in TIERS]
some_cards = st.lists(st.sampled_from(list(CARDS)), max_size=7, unique=True)
eight_cards = st.lists(st.sampled_from(list(CARDS)), min_size=8, max_size=8, unique=True)


def masked(text: str) -> int:
    return mask_of(cards_of(text))


# Deck and words


def test_deck_and_dictionary_are_those_of_the_rules() -> None:
    signs = kanji()
    assert len(signs) == 54 and len(set(signs)) == 53 and signs[52] == signs[53] == "々"
    assert "".join(signs[card(f"S{r}")] for r in RANKS) == "家大工科商会国同行先天下校"
    assert "".join(signs[card(f"C{r}")] for r in RANKS) == "用意気道人民法内的質音物生"
    for name, counts in {"core": [132, 64, 94, 13], "standard": [370, 208, 94, 13], "full": [624, 208, 94, 21]}.items():
        words = [w for w, e in dictionary().items() if e.tier <= TIERS[name]]
        repeats = sum(len(w) == 2 and w[1] == "々" for w in words)
        assert [*(sum(len(w) == n for w in words) for n in (2, 3, 4)), repeats] == counts
        laid = spelled(name)  # every kanji occurs once, so that a word names its cards
        assert len(set(laid)) == len(laid) and set(map(read, laid)) == set(words)
        assert all(len(set(w)) == len(w) for w in laid)


def test_r1_neighbours_make_common_words() -> None:
    signs, words = kanji(), {w for w in dictionary() if len(w) == 2}
    rows = ["".join(signs[card(f"{s}{r}")] for r in RANKS) for s in "SHDC"]
    assert rows[0][0] + rows[1][0] == "家名"
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


@pytest.mark.parametrize(("dictionary", "sets"), examples("kinds"))
def test_examples_of_kinds(dictionary: str, sets: str) -> None:
    """The kinds to choose from, in any order of the cards (R5)."""
    for cards, *kinds in map(str.split, sets.split(",")):
        found = {claimable(lexicon(dictionary), order) for order in permutations(cards_of(cards))}
        assert found == {tuple(map(KINDS.index, kinds))}, cards


def test_example_1_words_are_read_where_they_are() -> None:
    for kind, cards in (("chain", "日本音"), ("twin", "本意用"), ("three_word", "後半生")):
        assert read(laid_out(CORE, KINDS.index(kind), cards_of(cards)[::-1])) == cards
    assert kinds_of(CORE, cards_of("後半生")) >> terms.CHAIN & 1, "it would be a chain too"


def test_example_2_r2_points_never_rise_along_the_list_of_kinds() -> None:
    assert KINDS == ("four_kind", "four_word", "three_kind", "three_word", "chain", "twin", "pair", "two_word")
    assert POINTS == (20, 20, 10, 10, 5, 3, 2, 1) and terms.SIZE == (4, 4, 3, 3, 3, 3, 2, 2)
    assert (POINTS[terms.CHAIN], 2 * split_score(CORE, masked("日本音"))) == (5, 10)


@pytest.mark.parametrize(("position", "score", "told", "options"), examples("answers"))
def test_examples_of_answers(position: str, score: int, told: str, options: dict[str, Any]) -> None:
    """All answers but pass: a kind with its hand cards, or with "@" and the set that grows."""
    can = answers_to(position, **options)
    wanted = [(kind, frozenset(taken)) for kind, _, taken in (one.strip().partition(" ") for one in told.split(","))]
    assert answered(can) == {(kind, taken) for kind, taken in wanted if kind}
    assert can.ron == score
    assert can.moves[-1] == PASS and len(set(can.moves)) == len(can.moves)
    levels = [LEVEL[KINDS.index(move.kind)] for move in can.moves if isinstance(move, Claim | Attach)]
    assert can.level == (6 if score else max(levels, default=-1))


def answered(can: Answers) -> set[tuple[str, frozenset[str]]]:
    """Return answers as kind and kanji."""
    out = set()
    for move in can.moves[:-1]:
        if isinstance(move, Claim):
            out.add((move.kind, frozenset(read(move.cards))))
        else:
            out.add((move.kind, frozenset(f"@{move.at}")) if isinstance(move, Attach) else (move.tag, frozenset()))
    return out


def test_example_11_a_state_of_six_cards_is_no_state() -> None:
    with pytest.raises(ValueError, match="6 cards"):
        answers_to("先事 | two_word 日本, pair 国文 | 音")


@pytest.mark.parametrize(("position", "score", "made", "grew", "hidden"), examples("arrangements"))
def test_the_arrangement_of_a_ron(position: str, score: int, made: str, grew: int, hidden: str) -> None:
    """Cards are in the order of the deck, sets in that of the table, so that repeated matches are narrated equally."""
    seat, _, daifuda = position.rpartition("|")
    hand, sets = seat_of(seat)
    best = ron(CORE, False, card_of(daifuda.strip()), mask_of(hand), [*map(laid_of, sets)])
    assert (best.score, best.grew, list(best.hidden)) == (score, grew, open_sets(hidden))
    assert [best.made] == open_sets(made)


def test_there_is_no_arrangement_where_nothing_fits() -> None:
    with pytest.raises(ValueError, match=r"^no ron$"):
        laid = [*map(laid_of, open_sets("three_word 中学生, twin 本意用"))]
        ron(CORE, False, card_of("水"), masked("人"), laid)
    with pytest.raises(ValueError, match=r"^\[.*\] do not split into sets$"):
        split(CORE, masked("法天"))


@pytest.mark.parametrize(
    ("hand", "sets"), [("", ""), ("日", ""), ("校先", ""), ("日本", "日本"), ("家大工", "大工"), ("校日本音", "日本音")]
)
def test_sets_of_a_hand_are_found_down_to_its_last_two_cards(hand: str, sets: str) -> None:
    """Even if the first card by suit is in none."""
    assert "".join(map(read, cover_sets(CORE, masked(hand)))) == sets
    assert most_in_sets(CORE, masked(hand)) == len(sets)


# Rulings


@pytest.mark.parametrize(("text", "daifuda", "strict", "free"), examples("growth"))
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
        for n in (2, 3):
            assert not any(kinds_of(small, c) & ~kinds_of(large, c) for c in combinations(CARDS, n))


def test_r5_the_order_of_cards_is_chosen_so_that_a_word_appears() -> None:
    rng = random.Random(5)
    for word in spelled("core"):
        shuffled, kind = rng.sample(word, len(word)), WORDS[len(word)]
        assert kinds_of(CORE, shuffled) >> kind & 1 and laid_out(CORE, kind, shuffled) in CORE.words


@pytest.mark.parametrize("lex", ALL, ids=TIERS)
def test_every_chain_is_a_twin_and_a_twin_lies_round_its_shared_kanji(lex: Any) -> None:
    """No order reads both words of a twin: it would be a chain, which goes first."""
    twins = 0
    for cards in combinations(CARDS, 3):
        bits = kinds_of(lex, cards)
        assert not bits >> terms.CHAIN & 1 or bits >> terms.TWIN & 1
        assert len(claimable(lex, cards)) == (1 if bits else 0)
        if claimable(lex, cards) != (terms.TWIN,):
            continue
        twins += 1
        a, middle, b = laid_out(lex, terms.TWIN, cards)
        assert a < b and {a, middle, b} == set(cards)
        assert all({(c, middle), (middle, c)} & lex.words for c in (a, b))
        assert not {(a, middle), (middle, b)} <= lex.words and not {(b, middle), (middle, a)} <= lex.words
    assert twins > 500 and 1 << terms.FOUR_KIND in lex.kinds.values()


# Against plain definitions: these look up words and try all splits, slowly

NUMBERS = {2: terms.PAIR, 3: terms.THREE_KIND, 4: terms.FOUR_KIND}
WORDS = {2: terms.TWO_WORD, 3: terms.THREE_WORD, 4: terms.FOUR_WORD}
Some = frozenset[int]


@lru_cache(maxsize=1 << 18)
def plain_kinds(cards: Some, tiers: str) -> Some:
    """Return every kind of two to four cards, also a kind that another one precedes; the first is the lowest."""
    size, orders, found = len(cards), list(permutations(cards)), set()

    def word(*order: int) -> bool:
        return known(read(order), tiers)

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
def plain_sets(card: int, others: Some, tiers: str) -> tuple[tuple[Some, int], ...]:
    """Return every set of the card and one to three others, and its score as an open set."""
    sets = (frozenset((card, *c)) for size in (1, 2, 3) for c in combinations(sorted(others), size))
    return tuple((one, POINTS[min(kinds)]) for one in sets if (kinds := plain_kinds(one, tiers)))


@lru_cache(maxsize=1 << 16)
def plain_split(cards: Some, tiers: str) -> int:
    """Return the highest score of cards as open sets if all are in sets, else -1."""
    return plain_ron(min(cards), cards - {min(cards)}, tiers, 1) if cards else 0


def plain_ron(card: int, hand: Some, tiers: str, hidden: int = 2) -> int:
    """Return the highest score of a set with the card and only ``hidden`` sets beside, -1 if there is none."""
    found = [(points, plain_split(hand - one, tiers)) for one, points in plain_sets(card, hand, tiers)]
    return max((points + hidden * rest for points, rest in found if rest >= 0), default=-1)


@pytest.mark.parametrize("dictionary", TIERS)
def test_lookup_agrees_with_the_table_of_the_rules(dictionary: str) -> None:
    """For all pairs and threes, all words, and some fours."""
    lex, rng = lexicon(dictionary), random.Random(dictionary)
    some = (rng.sample(CARDS, 4) for _ in range(400))
    for cards in (*combinations(CARDS, 2), *combinations(CARDS, 3), *lex.words, *some):
        assert kinds_of(lex, cards) == sum(1 << kind for kind in plain_kinds(frozenset(cards), dictionary))


@settings(max_examples=60, deadline=None)
@given(some_cards)
def test_split_score_is_the_best_of_all_splits(cards: list[int]) -> None:
    hand = cards[:6]
    score = split_score(STANDARD, mask_of(hand))
    assert score == plain_split(frozenset(hand), "standard")
    if score >= 0:
        parts = split(STANDARD, mask_of(hand))
        assert sorted(c for p in parts for c in p[1:]) == sorted(hand)
        assert sum(POINTS[p[0]] for p in parts) == score
        assert all(kinds_of(STANDARD, laid) >> kind & 1 and len(laid) == terms.SIZE[kind] for kind, *laid in parts)


@given(some_cards)
def test_cover_counts_no_card_twice_and_finds_complete_splits(cards: list[int]) -> None:
    held, score = cover(FULL, mask_of(cards))
    assert 0 <= held <= len(cards) and held != 1 and (score > 0) == (held > 0)
    whole = split_score(FULL, mask_of(cards))
    assert whole < 0 or 3 * held + 2 * score >= 3 * len(cards) + 2 * whole


@settings(max_examples=100, deadline=None)
@given(eight_cards, st.sampled_from(sorted(TIERS)), st.integers(0, 40))
def test_answers_are_sets_that_leave_a_card_and_the_best_ron(cards: list[int], dictionary: str, min_ron: int) -> None:
    daifuda, *hand = cards
    can = answers(lexicon(dictionary), False, min_ron, daifuda, mask_of(hand), ())
    for move in can.moves:
        if isinstance(move, Claim):
            assert KINDS.index(move.kind) in plain_kinds(frozenset((*move.cards, daifuda)), dictionary)
            assert len(move.cards) < len(hand) and list(move.cards) == unmasked(mask_of(move.cards))
    score = plain_ron(daifuda, frozenset(hand), dictionary)
    assert ron_score(lexicon(dictionary), False, daifuda, mask_of(hand), []) == score
    assert (RON in can.moves) == (score >= max(0, min_ron))
    assert can.ron == (score if RON in can.moves else 0)
