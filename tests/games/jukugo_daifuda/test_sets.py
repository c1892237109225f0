"""Jukugo Daifuda: sets of cards, growing sets, answers of a hand; by the numbers of the rules."""

from __future__ import annotations

import random
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.jukugo_daifuda.answers import PASS, RON, Answers, Attach, Claim, answers
from engine.games.jukugo_daifuda.sets import (
    LEVEL,
    OpenSet,
    claimable,
    cover,
    cover_sets,
    grown,
    kinds_of,
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
    CHAIN,
    FOUR_KIND,
    JOKERS,
    KINDS,
    PAIR,
    POINTS,
    SIZE,
    TIERS,
    TWIN,
    read,
    spelled,
)
from tests.games.jukugo_daifuda import plain
from tests.games.jukugo_daifuda.positions import answers_to, card_of, cards_of, open_sets, seat_of

CORE, STANDARD, FULL = ALL = [lexicon(tiers) for tiers in TIERS]
some_cards = st.lists(st.sampled_from(list(CARDS)), max_size=7, unique=True)
eight_cards = st.lists(st.sampled_from(list(CARDS)), min_size=8, max_size=8, unique=True)
some_tiers = st.sampled_from(sorted(TIERS))


def ascending(text: str) -> tuple[int, ...]:
    return tuple(sorted(cards_of(text)))


# Worked examples


@pytest.mark.parametrize(
    ("number", "cards", "dictionary", "kinds"),
    [
        (1, "日本音", "core", "chain"),
        (1, "後半生", "core", "three_word"),
        (1, "本意用", "core", "twin"),
        (1, "人々", "core", "pair two_word"),
        (6, "本々", "core", "pair two_word"),
        (6, "日人々", "core", "twin"),
        (6, "日人々", "full", "chain"),
        (6, "日本々", "core", "chain"),
        (6, "々々人", "core", "three_kind"),
        (6, "々々", "core", ""),
        (6, "々々", "full", ""),  # R11: no pair and no word
        (6, "天半後", "core", "three_kind"),
        (6, "天半後音", "core", "four_kind"),
        (6, "天半後々", "core", "four_kind"),
        (6, "天後々々", "core", "four_kind"),
        (6, "事々物々", "core", "four_word"),
        (6, "大々的", "core", "three_word"),
        (6, "先々月", "core", "three_kind"),
        (6, "地義", "core", "pair"),
        (6, "国本", "core", "pair two_word"),
        (6, "人間学", "core", ""),
        (6, "人間学", "standard", "three_word"),
    ],
)
def test_examples_of_kinds(number: int, cards: str, dictionary: str, kinds: str) -> None:
    """The kinds to choose from, in any order of the cards (R5)."""
    found = {claimable(lexicon(dictionary), order) for order in permutations(cards_of(cards))}
    assert found == {tuple(KINDS.index(kind) for kind in kinds.split())}


def test_example_1_words_are_read_where_they_are() -> None:
    for kind, cards in (("chain", "日本音"), ("twin", "本意用"), ("three_word", "後半生")):
        assert read(laid_out(CORE, KINDS.index(kind), cards_of(cards)[::-1])) == cards
    assert kinds_of(CORE, cards_of("後半生")) >> CHAIN & 1, "it would be a chain too"


def test_example_2_r2_points_never_rise_along_the_list_of_kinds() -> None:
    assert KINDS == ("four_kind", "four_word", "three_kind", "three_word", "chain", "twin", "pair", "two_word")
    assert POINTS == (20, 20, 10, 10, 5, 3, 2, 1) and SIZE == (4, 4, 3, 3, 3, 3, 2, 2)
    assert (POINTS[CHAIN], 2 * split_score(CORE, ascending("日本音"))) == (5, 10)


RICH = """pair 科, pair 小, two_word 会, two_word 科, two_word 数, three_kind 科小, three_word 社会,
chain 会数, chain 会科, chain 科数, chain 日数, four_word 社会科, ron"""
JOINED = "pair 先, pair 事, pair 学, two_word 先, three_kind @0, twin @1"
FREE: dict[str, Any] = {"free": True}


@pytest.mark.parametrize(
    ("number", "position", "score", "told", "options"),
    [
        ("3", "気 | three_word 中学生, twin 本意用 | 心", 15, "ron", {}),
        ("3", "人 | three_word 中学生, twin 本意用 | 民", 14, "ron", {}),
        ("3", "人 | three_word 中学生, twin 本意用 | 心", 0, "", {}),
        ("4", "校人 | three_word 中学生, two_word 本意 | 民", 0, "two_word 人", {}),
        ("5", "| three_kind 天後音, two_word 国内, pair 事人 | 商", 21, "ron", {}),
        ("5", "| three_kind 天後音, two_word 国内, pair 事人 | 家", 15, "ron", {}),
        ("5", "| three_kind 天後音, two_word 国内, pair 事人 | 々", 23, "ron", {}),
        ("5", "| three_kind 天後音, two_word 国内, pair 事人 | 水", 0, "", {}),
        ("7", "日本音後半生人 | | 国", 27, "pair 本, two_word 本, chain 本日, twin 本人, twin 本音, ron", {}),
        ("8", "日本社会科小数 | | 学", 45, RICH, {}),
        ("10", "先法 | three_kind 天後音, two_word 大地 | 半", 0, "four_kind @0, twin @1", {}),
        ("11", "先事学 | pair 国文, two_word 人間 | 々", 0, JOINED, {}),
        ("12", "法 | two_word 日本, two_word 大地, two_word 人間 | 民", 4, "chain @2, ron", {}),
        ("12", "法 | two_word 日本, two_word 大地, two_word 人間 | 民", 4, "chain @2, ron", {"min_ron": 4}),
        ("12", "法 | two_word 日本, two_word 大地, two_word 人間 | 民", 0, "chain @2", {"min_ron": 5}),
        ("12", "法 | two_word 日本, two_word 大地, two_word 人間 | 民", 0, "chain @2", {"min_ron": 15}),
        (
            "14",
            "法民 | two_word 日本, three_word 中学生 | 人",
            22,
            "three_word @0, two_word 民, two_word 法, ron",
            FREE,
        ),
        ("14", "法民 | two_word 日本, three_word 中学生 | 人", 17, "chain @0, two_word 民, two_word 法, ron", {}),
        ("14", "法天 | three_word 中学生, two_word 日本 | 小", 0, "four_word @0", FREE),
        ("14", "法天 | three_word 中学生, two_word 日本 | 小", 0, "", {}),
        ("R8: hand cards are never added", "先人法気天 | pair 事商 | 無", 0, "chain 気人, twin 人法, two_word 人", {}),
    ],
)
def test_examples_of_answers(number: str, position: str, score: int, told: str, options: dict[str, Any]) -> None:
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


@pytest.mark.parametrize(
    ("number", "position", "score", "made", "grew", "hidden"),
    [
        ("7", "日本音後半生人 | | 国", 27, "chain 日本国", -1, "three_kind 半音後, two_word 人生"),
        ("8", "日本社会科小数 | | 学", 45, "two_word 数学", -1, "pair 科小, four_word 日本社会"),
        ("9: the largest", "社会科学年月日 | | 生", 60, "four_word 生年月日", -1, "four_word 社会科学"),
        ("本音 would leave 日 over", "日本 | three_kind 半科後, pair 大義 | 音", 17, "chain 日本音", -1, ""),
        ("the first of equals", "人無事 | pair 先月, pair 大義 | 商", 8, "pair 商人", -1, "two_word 無事"),
        (
            "three numbers grow",
            "日本 | three_kind 天後音, pair 大義 | 半",
            24,
            "four_kind 天半音後",
            0,
            "two_word 日本",
        ),
        ("of pairs that grow too", "日本音 | pair 先月, pair 大義 | 々", 22, "three_kind 先月々", 0, "chain 日本音"),
    ],
)
def test_the_arrangement_of_a_ron(number: str, position: str, score: int, made: str, grew: int, hidden: str) -> None:
    """Cards are in the order of the deck, sets in that of the table, so that repeated matches are narrated equally."""
    seat, _, daifuda = position.rpartition("|")
    hand, sets = seat_of(seat)
    best = ron(CORE, False, card_of(daifuda.strip()), tuple(sorted(hand)), sets)
    assert (best.score, best.grew, list(best.hidden)) == (score, grew, open_sets(hidden))
    assert [best.made] == open_sets(made)


def test_there_is_no_arrangement_where_nothing_fits() -> None:
    with pytest.raises(ValueError, match=r"^no ron$"):
        ron(CORE, False, card_of("水"), cards_of("人"), open_sets("three_word 中学生, twin 本意用"))
    with pytest.raises(ValueError, match=r"^\(.*\) do not split into sets$"):
        split(CORE, ascending("法天"))


@pytest.mark.parametrize(
    ("hand", "sets"), [("", ""), ("日", ""), ("校先", ""), ("日本", "日本"), ("家大工", "大工"), ("校日本音", "日本音")]
)
def test_sets_of_a_hand_are_found_down_to_its_last_two_cards(hand: str, sets: str) -> None:
    """Even if the first card by suit is in none."""
    assert "".join(map(read, cover_sets(CORE, ascending(hand)))) == sets
    assert most_in_sets(CORE, ascending(hand)) == len(sets)


# Rulings


@pytest.mark.parametrize(
    ("text", "daifuda", "strict", "free"),
    [
        ("two_word 日本", "人", "chain", "three_word"),  # R9, example 14
        ("three_word 中学生", "小", "", "four_word"),
        ("pair 国本", "日", "", ""),  # 日本 and 本国 would make a chain
        ("two_word 国本", "日", "chain", "chain"),
        ("pair 国本", "文", "three_kind", "three_kind"),
        ("two_word 国本", "法", "", ""),  # another 7: a word never grows by numbers
        ("two_word 大地", "半", "twin", "twin"),
        ("three_kind 天後音", "半", "four_kind", "four_kind"),
    ],
)
def test_r9_what_an_open_set_becomes(text: str, daifuda: str, strict: str, free: str) -> None:
    (laid,) = open_sets(text)
    for freely, kind in ((False, strict), (True, free)):
        assert grown(CORE, freely, laid, card_of(daifuda)) == (KINDS.index(kind) if kind else -1)


def test_r12_four_is_the_maximum_and_chains_and_twins_never_grow() -> None:
    for laid in open_sets("four_kind 天半後音, four_word 社会科学, chain 日本音, twin 本意用"):
        assert all(grown(FULL, True, laid, c) == -1 for c in CARDS if c not in laid[1:])


def test_r3_larger_dictionaries_only_add() -> None:
    for small, large in ((CORE, STANDARD), (STANDARD, FULL)):
        assert small.words < large.words
        for n in (2, 3):
            for cards in combinations(CARDS, n):
                assert not kinds_of(small, cards) & ~kinds_of(large, cards)


def test_r5_the_order_of_cards_is_chosen_so_that_a_word_appears() -> None:
    rng = random.Random(5)
    for word in spelled("core"):
        kind = plain.WORDS[len(word)]
        shuffled = rng.sample(word, len(word))
        assert kinds_of(CORE, shuffled) >> kind & 1
        assert laid_out(CORE, kind, shuffled) in CORE.words


def test_r10_twin_needs_two_different_pairs_and_at_most_one_joker() -> None:
    def words_of(cards: tuple[int, ...]) -> set[str]:
        return {read(pair) for pair in permutations(cards, 2) if pair in FULL.words}

    both, numbers_of_word = cards_of("日本"), 1 << TWIN | 1 << CHAIN
    third = next(c for c in range(52) if c not in both and words_of((*both, c)) == words_of(both) == {"日本", "本日"})
    assert not kinds_of(FULL, (*both, third)) & numbers_of_word
    assert not any(kinds_of(FULL, (c, *JOKERS)) & numbers_of_word for c in range(52))


@pytest.mark.parametrize("lex", ALL, ids=TIERS)
def test_every_chain_is_a_twin_and_a_twin_lies_round_its_shared_kanji(lex: Any) -> None:
    """The first kind is the only choice. No order reads both words of a twin: it would be a chain, which goes first."""
    twins = 0
    for cards in combinations(CARDS, 3):
        bits = kinds_of(lex, cards)
        assert not bits >> CHAIN & 1 or bits >> TWIN & 1
        assert len(claimable(lex, cards)) == (1 if bits else 0)
        if claimable(lex, cards) != (TWIN,):
            continue
        twins += 1
        a, middle, b = laid_out(lex, TWIN, cards)
        assert a < b and {a, middle, b} == set(cards)
        assert all({(c, middle), (middle, c)} & lex.words for c in (a, b))
        assert not {(a, middle), (middle, b)} <= lex.words and not {(b, middle), (middle, a)} <= lex.words
    assert twins > 500 and any(bits == 1 << FOUR_KIND for bits in lex.four.values())


# Against plain definitions


@pytest.mark.parametrize("dictionary", TIERS)
def test_lookup_agrees_with_the_table_of_the_rules(dictionary: str) -> None:
    """For all pairs, all words, and some threes and fours."""
    lex, rng = lexicon(dictionary), random.Random(dictionary)
    some = (rng.sample(CARDS, size) for size in (3, 4) for _ in range(400))
    for cards in (*combinations(CARDS, 2), *lex.words, *some):
        assert kinds_of(lex, cards) == sum(1 << kind for kind in plain.kinds(frozenset(cards), dictionary))


@settings(max_examples=60, deadline=None)
@given(some_cards)
def test_split_score_is_the_best_of_all_splits(cards: list[int]) -> None:
    hand = tuple(sorted(cards[:6]))
    score = split_score(STANDARD, hand)
    assert score == plain.whole(frozenset(hand), "standard")
    if score >= 0:
        parts: list[OpenSet] = split(STANDARD, hand)
        assert sorted(c for p in parts for c in p[1:]) == list(hand)
        assert sum(POINTS[p[0]] for p in parts) == score
        assert all(kinds_of(STANDARD, laid) >> kind & 1 and len(laid) == SIZE[kind] for kind, *laid in parts)


@given(some_cards)
def test_cover_counts_no_card_twice_and_finds_complete_splits(cards: list[int]) -> None:
    hand = tuple(sorted(cards))
    held, score = cover(FULL, hand)
    assert 0 <= held <= len(hand) and held != 1 and (score > 0) == (held > 0)
    whole = split_score(FULL, hand) if len(hand) < 7 else -1
    assert whole < 0 or 3 * held + 2 * score >= 3 * len(hand) + 2 * whole


@settings(max_examples=100, deadline=None)
@given(eight_cards, some_tiers, st.integers(0, 40))
def test_answers_are_sets_that_leave_a_card_and_the_best_ron(cards: list[int], dictionary: str, min_ron: int) -> None:
    daifuda, hand, lex = cards[0], tuple(sorted(cards[1:])), lexicon(dictionary)
    can = answers(lex, False, min_ron, daifuda, hand, ())
    for move in can.moves:
        if isinstance(move, Claim):
            assert KINDS.index(move.kind) in plain.kinds(frozenset((*move.cards, daifuda)), dictionary)
            assert len(move.cards) < len(hand)
    score = plain.out_with(daifuda, frozenset(hand), dictionary)
    assert ron_score(lex, False, daifuda, hand, []) == score
    assert (RON in can.moves) == (score >= max(0, min_ron))
    assert can.ron == (score if RON in can.moves else 0)


def test_six_cards_may_split_into_a_four_with_the_first_card_and_a_pair() -> None:
    """Suit 0 comes first: a four of the ace, and a pair of the six."""
    assert split_score(lexicon("core"), (0, 5, 13, 18, 26, 39)) == POINTS[FOUR_KIND] + POINTS[PAIR]
