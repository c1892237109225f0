"""Jukugo Daifuda: what cards form and what a hand may answer, by the worked examples and rulings of the rules."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.cards import RANK
from engine.games.jukugo_daifuda.answers import RON, Answers, Attach, Claim, Pass
from engine.games.jukugo_daifuda.sets import (
    IMPOSSIBLE,
    LEVEL,
    claimable,
    cover,
    grown,
    kinds_of,
    laid_out,
    lexicon,
    ron,
    ron_score,
    split,
    split_score,
)
from engine.games.jukugo_daifuda.terms import (
    CARDS,
    CHAIN,
    FOUR_KIND,
    FOUR_WORD,
    JOKERS,
    KINDS,
    POINTS,
    SIZE,
    THREE_KIND,
    THREE_WORD,
    TIERS,
    TWIN,
    TWO_WORD,
    kanji,
    read,
    spelled,
)
from engine.games.jukugo_daifuda.terms import (
    dictionary as all_words,
)
from tests.games.jukugo_daifuda.positions import answers_to, cards_of, open_sets

CORE, STANDARD, FULL = lexicon("core"), lexicon("standard"), lexicon("full")


def forms(text: str, dictionary: str = "core") -> list[str]:
    """The kinds one may choose for these cards, in any order of the cards."""
    found = {claimable(lexicon(dictionary), order) for order in permutations(cards_of(text))}
    assert len(found) == 1
    return [KINDS[k] for k in found.pop()]


def words_of(text: str, dictionary: str = "core") -> set[str]:
    """The two-kanji words among the cards."""
    words = lexicon(dictionary).words
    return {read(pair) for pair in permutations(cards_of(text), 2) if pair in words}


def told(can: Answers) -> set[str]:
    """Answers as text: "pair 科", "attach 0 chain", "ron"; pass is left out."""
    out = set()
    for move in can.moves:
        if isinstance(move, Claim):
            out.add(f"{move.kind} {read(move.cards)}")
        elif isinstance(move, Attach):
            out.add(f"attach {move.at} {move.kind}")
        elif not isinstance(move, Pass):
            out.add(move.tag)
    assert isinstance(can.moves[-1], Pass)
    assert len(set(can.moves)) == len(can.moves)
    return out


def claims(*texts: str) -> set[str]:
    """The same from "kind kanji", whatever the order of the kanji."""
    return {f"{kind} {read(tuple(sorted(cards_of(k))))}" for kind, k in (t.split() for t in texts)}


# The data


# Worked examples


def test_example_1_source_sets() -> None:
    assert forms("日本音") == ["chain"]
    assert words_of("日本音") >= {"日本", "本音"}
    assert forms("後半生") == ["three_word"]
    assert kinds_of(CORE, cards_of("後半生")) >> CHAIN & 1
    assert forms("本意用") == ["twin"]
    assert words_of("本意用") == {"本意", "用意"}
    assert forms("人々") == ["pair", "two_word"]


def test_example_2_an_open_chain_is_5_a_hidden_one_10() -> None:
    assert POINTS[CHAIN] == 5
    assert 2 * split_score(CORE, tuple(sorted(cards_of("日本音")))) == 10


def test_example_3_ron_of_15() -> None:
    sets = open_sets("three_word 中学生", "twin 本意用")
    assert answers_to("気", sets, "心").ron
    assert ron_score(CORE, False, cards_of("心")[0], (cards_of("気")[0],), sets) == 15
    assert ron_score(CORE, False, cards_of("民")[0], (cards_of("人")[0],), sets) == 14
    assert told(answers_to("人", sets, "心")) == set()


def test_example_4_a_claim_that_leaves_one_card_is_no_ron() -> None:
    can = answers_to("校人", open_sets("three_word 中学生", "two_word 本意"), "民")
    assert claims("two_word 人") <= told(can)
    assert not can.ron


@pytest.mark.parametrize(("daifuda", "score"), [("商", 21), ("家", 15), ("々", 23), ("水", IMPOSSIBLE)])
def test_example_5_ron_with_an_empty_hand(daifuda: str, score: int) -> None:
    sets = open_sets("three_kind 天後音", "two_word 国内", "pair 事人")
    assert ron_score(CORE, False, cards_of(daifuda)[0], (), sets) == score
    assert told(answers_to("", sets, daifuda)) == ({"ron"} if score > 0 else set())


@pytest.mark.parametrize(
    ("cards", "core", "other"),
    [
        ("本々", ["pair", "two_word"], None),
        ("日人々", ["twin"], ("full", ["chain"])),
        ("日本々", ["chain"], None),
        ("々々人", ["three_kind"], None),
        ("々々", [], None),
        ("天半後", ["three_kind"], None),
        ("天半後音", ["four_kind"], None),
        ("天半後々", ["four_kind"], None),
        ("天後々々", ["four_kind"], None),
        ("事々物々", ["four_word"], None),
        ("大々的", ["three_word"], None),
        ("先々月", ["three_kind"], None),
        ("地義", ["pair"], None),
        ("国本", ["pair", "two_word"], None),
        ("人間学", [], ("standard", ["three_word"])),
    ],
)
def test_example_6_kinds(cards: str, core: list[str], other: tuple[str, list[str]] | None) -> None:
    assert forms(cards) == core
    if other:
        assert forms(cards, other[0]) == other[1]


def test_example_7_first_hand() -> None:
    can = answers_to("日本音後半生人", [], "国")
    assert told(can) == claims("pair 本", "two_word 本", "chain 本日", "twin 本人", "twin 本音") | {"ron"}
    hand = tuple(sorted(cards_of("日本音後半生人")))
    best = ron(CORE, False, cards_of("国")[0], hand, [])
    assert best.score == 27 and best.grew == -1
    assert (best.made[0], read(best.made[1:])) == (CHAIN, "日本国")
    hidden = {(x[0], frozenset(read(x[1:]))) for x in best.hidden}
    assert hidden == {(THREE_KIND, frozenset("後半音")), (TWO_WORD, frozenset("人生"))}


def test_example_8_rich_hand() -> None:
    can = answers_to("日本社会科小数", [], "学")
    expected = claims(
        "pair 科",
        "pair 小",
        "two_word 会",
        "two_word 科",
        "two_word 数",
        "three_kind 科小",
        "three_word 社会",
        "chain 会数",
        "chain 会科",
        "chain 科数",
        "chain 日数",
        "four_word 社会科",
    )
    assert told(can) == expected | {"ron"}
    best = ron(CORE, False, cards_of("学")[0], tuple(sorted(cards_of("日本社会科小数"))), [])
    assert best.score == 45
    assert (best.made[0], read(best.made[1:])) == (TWO_WORD, "数学")
    assert [(x[0], read(x[1:])) for x in best.hidden if x[0] == FOUR_WORD] == [(FOUR_WORD, "日本社会")]


def test_example_9_the_largest_score() -> None:
    best = ron(CORE, False, cards_of("生")[0], tuple(sorted(cards_of("社会科学年月日"))), [])
    assert best.score == 60
    assert read(best.made[1:]) == "生年月日" and [read(x[1:]) for x in best.hidden] == ["社会科学"]
    assert POINTS[FOUR_WORD] + 2 * POINTS[FOUR_WORD] == 60


def test_example_10_two_attaches_and_nothing_else() -> None:
    can = answers_to("先法", open_sets("three_kind 天後音", "two_word 大地"), "半")
    assert told(can) == {"attach 0 four_kind", "attach 1 twin"}
    assert can.level == LEVEL[FOUR_KIND] == 4


def test_example_11_a_state_of_six_cards_is_no_state_and_a_joker_attaches() -> None:
    with pytest.raises(ValueError, match="6 cards"):
        answers_to("先事", open_sets("two_word 日本", "pair 国文"), "音")
    can = answers_to("先事学", open_sets("pair 国文", "two_word 人間"), "々")
    expected = claims("pair 先", "pair 事", "pair 学", "two_word 先") | {"attach 0 three_kind", "attach 1 twin"}
    assert told(can) == expected


def test_example_12_attach_or_a_ron_of_4() -> None:
    sets = open_sets("two_word 日本", "two_word 大地", "two_word 人間")
    assert told(answers_to("法", sets, "民")) == {"attach 2 chain", "ron"}
    assert ron_score(CORE, False, cards_of("民")[0], (cards_of("法")[0],), sets) == 4
    assert told(answers_to("法", sets, "民", min_ron=15)) == {"attach 2 chain"}


def test_example_14_free_growth() -> None:
    sets = open_sets("two_word 日本", "three_word 中学生")
    assert "attach 0 three_word" in told(answers_to("法民", sets, "人", free=True))
    assert "attach 0 chain" in told(answers_to("法民", sets, "人"))
    sets = open_sets("three_word 中学生", "two_word 日本")
    assert told(answers_to("法天", sets, "小", free=True)) == {"attach 0 four_word"}
    assert told(answers_to("法天", sets, "小")) == set()


# Rulings


def test_r2_scores_never_rise_along_the_list_of_kinds() -> None:
    assert KINDS == ("four_kind", "four_word", "three_kind", "three_word", "chain", "twin", "pair", "two_word")
    assert POINTS == (20, 20, 10, 10, 5, 3, 2, 1)
    assert list(POINTS) == sorted(POINTS, reverse=True)


def test_r3_larger_dictionaries_only_add() -> None:
    for small, large in ((CORE, STANDARD), (STANDARD, FULL)):
        assert small.words < large.words
        for n in (2, 3):
            for cards in combinations(CARDS, n):
                assert not kinds_of(small, cards) & ~kinds_of(large, cards)


def test_r5_the_order_of_cards_is_chosen_so_that_a_word_appears() -> None:
    rng = random.Random(5)
    for word in spelled("core"):
        shuffled = list(word)
        rng.shuffle(shuffled)
        kind = {2: TWO_WORD, 3: THREE_WORD, 4: FOUR_WORD}[len(word)]
        assert kinds_of(CORE, shuffled) >> kind & 1
        assert laid_out(CORE, kind, shuffled) in CORE.words


def test_r8_sets_grow_with_the_daifuda_only() -> None:
    """事 and 人 in hand would make three_kinds of the open pair; without a fitting daifuda nothing may be added."""
    can = answers_to("先人法気天", open_sets("pair 事商"), "無")
    assert not [m for m in can.moves if isinstance(m, Attach)]


def test_r9_strict_words_grow_to_chain_or_twin_only() -> None:
    two, three = open_sets("two_word 日本", "three_word 中学生")
    assert grown(CORE, False, two, cards_of("人")[0]) == CHAIN
    assert grown(CORE, True, two, cards_of("人")[0]) == THREE_WORD
    assert grown(CORE, False, three, cards_of("小")[0]) == -1
    assert grown(CORE, True, three, cards_of("小")[0]) == FOUR_WORD


def test_a_pair_never_grows_by_words_and_a_word_never_by_numbers() -> None:
    pair, word = open_sets("pair 国本", "two_word 国本")
    assert grown(CORE, True, pair, cards_of("日")[0]) == -1, "日本 and 本国 would make a chain"
    assert grown(CORE, False, word, cards_of("日")[0]) == CHAIN
    seven = next(
        c for c in CARDS if c not in cards_of("国本") and c not in JOKERS and RANK[c] == RANK[cards_of("国")[0]]
    )
    assert grown(CORE, False, pair, seven) == THREE_KIND
    assert grown(CORE, False, word, seven) in (-1, CHAIN, TWIN)


def test_r10_twin_needs_two_different_pairs_and_at_most_one_joker() -> None:
    both = {"日本", "本日"}
    assert words_of("日本", "full") == both
    third = next(c for c in range(52) if c not in cards_of("日本") and words_of("日本" + kanji()[c], "full") == both)
    assert not kinds_of(FULL, (*cards_of("日本"), third)) & (1 << TWIN | 1 << CHAIN)
    for c in range(52):
        assert not kinds_of(FULL, (c, *JOKERS)) & (1 << TWIN | 1 << CHAIN)


@pytest.mark.parametrize("dictionary", ["core", "standard", "full"])
def test_a_twin_lies_round_its_shared_kanji_the_first_card_in_front(dictionary: str) -> None:
    """No order reads both words, for then the cards would be a chain, which goes first."""
    lex = lexicon(dictionary)
    twins = [t for t in combinations(CARDS, 3) if claimable(lex, t) == (TWIN,)]
    for cards in twins:
        a, middle, b = laid_out(lex, TWIN, cards)
        assert a < b and {a, middle, b} == set(cards)
        pairs = [{(a, middle), (middle, a)}, {(b, middle), (middle, b)}]
        assert all(either & lex.words for either in pairs)
        assert not ((a, middle) in lex.words and (middle, b) in lex.words)
        assert not ((b, middle) in lex.words and (middle, a) in lex.words)
    assert len(twins) > 500


def test_r11_two_jokers_are_no_pair_and_no_word() -> None:
    assert kinds_of(FULL, JOKERS) == 0


def test_r12_four_is_the_maximum() -> None:
    for text in ("four_kind 天半後音", "four_word 社会科学", "chain 日本音", "twin 本意用"):
        (laid,) = open_sets(text)
        assert all(grown(FULL, True, laid, c) == -1 for c in CARDS if c not in laid[1:])


def test_every_chain_is_a_twin_and_the_first_kind_is_the_only_choice() -> None:
    for lex in (CORE, STANDARD, FULL):
        for cards in combinations(CARDS, 3):
            bits = kinds_of(lex, cards)
            if bits >> CHAIN & 1:
                assert bits >> TWIN & 1
            assert len(claimable(lex, cards)) == (1 if bits else 0)
        assert any(bits == 1 << FOUR_KIND for bits in lex.four.values())


# Against plain definitions


def plain(cards: tuple[int, ...], dictionary: str) -> set[str]:
    """The kinds by the letter of the rules' table, slowly."""
    words = {w for w, e in all_words().items() if e.tier <= TIERS[dictionary]}
    signs = kanji()
    jokers = [c for c in cards if c in JOKERS]
    numbers = {RANK[c] for c in cards if c not in JOKERS}
    texts = {"".join(signs[c] for c in order) for order in permutations(cards)}
    out = set()
    size = len(cards)
    if len(numbers) == 1 and not (size == 2 and len(jokers) == 2):
        out.add({2: "pair", 3: "three_kind", 4: "four_kind"}[size])
    if texts & words:
        out.add({2: "two_word", 3: "three_word", 4: "four_word"}[size])
    if size == 3 and len(jokers) <= 1:
        if any(t[:2] in words and t[1:] in words for t in texts):
            out.add("chain")
        pairs = [{signs[a] + signs[b], signs[b] + signs[a]} for a, b in combinations(cards, 2)]
        if sum(bool(p & words) for p in pairs) >= 2:
            out.add("twin")
    return out


@settings(max_examples=400, deadline=None)
@given(
    st.lists(st.sampled_from(list(CARDS)), min_size=2, max_size=4, unique=True),
    st.sampled_from(sorted(TIERS)),
)
def test_lookup_agrees_with_the_table_of_the_rules(cards: list[int], dictionary: str) -> None:
    bits = kinds_of(lexicon(dictionary), cards)
    assert {KINDS[k] for k in range(8) if bits >> k & 1} == plain(tuple(cards), dictionary)


def test_lookup_agrees_for_all_pairs_and_all_words() -> None:
    for dictionary in TIERS:
        lex = lexicon(dictionary)
        for pair in combinations(CARDS, 2):
            bits = kinds_of(lex, pair)
            assert {KINDS[k] for k in range(8) if bits >> k & 1} == plain(pair, dictionary)
        for word in lex.words:
            bits = kinds_of(lex, word)
            assert {KINDS[k] for k in range(8) if bits >> k & 1} == plain(word, dictionary)


def slow_split(cards: tuple[int, ...], dictionary: str) -> int:
    """The best open score of a complete split, by trying everything."""
    if not cards:
        return 0
    best = IMPOSSIBLE
    for size in (2, 3, 4):
        for others in combinations(cards[1:], size - 1):
            part = (cards[0], *others)
            kinds = plain(part, dictionary)
            if kinds:
                rest = slow_split(tuple(c for c in cards if c not in part), dictionary)
                if rest >= 0:
                    best = max(best, rest + max(POINTS[KINDS.index(k)] for k in kinds))
    return best


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(list(CARDS)), max_size=6, unique=True))
def test_split_score_is_the_best_of_all_splits(cards: list[int]) -> None:
    hand = tuple(sorted(cards))
    assert split_score(STANDARD, hand) == slow_split(hand, "standard")
    if split_score(STANDARD, hand) >= 0:
        parts = split(STANDARD, hand)
        assert sorted(c for p in parts for c in p[1:]) == list(hand)
        assert sum(POINTS[p[0]] for p in parts) == split_score(STANDARD, hand)
        for kind, *laid in parts:
            assert kinds_of(STANDARD, laid) >> kind & 1 and len(laid) == SIZE[kind]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(list(CARDS)), min_size=8, max_size=8, unique=True))
def test_ron_without_open_sets_is_the_best_of_all_arrangements(cards: list[int]) -> None:
    daifuda, hand = cards[0], tuple(sorted(cards[1:]))
    best = IMPOSSIBLE
    for size in (1, 2, 3):
        for part in combinations(hand, size):
            kinds = plain((*part, daifuda), "full")
            rest = slow_split(tuple(c for c in hand if c not in part), "full") if kinds else IMPOSSIBLE
            if rest >= 0:
                best = max(best, max(POINTS[KINDS.index(k)] for k in kinds) + 2 * rest)
    assert ron_score(FULL, False, daifuda, hand, []) == best


@given(st.lists(st.sampled_from(list(CARDS)), max_size=7, unique=True))
def test_cover_counts_no_card_twice_and_finds_complete_splits(cards: list[int]) -> None:
    hand = tuple(sorted(cards))
    held, score = cover(FULL, hand)
    assert 0 <= held <= len(hand) and held != 1 and (score > 0) == (held > 0)
    whole = split_score(FULL, hand) if len(hand) < 7 else IMPOSSIBLE
    if whole >= 0:
        assert 3 * held + 2 * score >= 3 * len(hand) + 2 * whole


@given(
    st.lists(st.sampled_from(list(CARDS)), min_size=8, max_size=8, unique=True),
    st.sampled_from(sorted(TIERS)),
    st.integers(0, 40),
)
def test_answers_are_sets_and_leave_a_card(cards: list[int], dictionary: str, min_ron: int) -> None:
    daifuda, hand = cards[0], cards[1:]
    text = "".join(kanji()[c] for c in hand)
    if text.count("々") + (daifuda in JOKERS) > 1:
        return
    can = answers_to(text, [], kanji()[daifuda], dictionary=dictionary, min_ron=min_ron)
    for move in can.moves:
        if isinstance(move, Claim):
            assert move.kind in plain((*move.cards, daifuda), dictionary)
            assert len(move.cards) < len(hand)
    score = ron_score(lexicon(dictionary), False, daifuda, tuple(sorted(hand)), [])
    assert bool(can.ron) == (score >= max(0, min_ron)) == (RON in can.moves)
    assert can.ron in (0, score)
