"""Jukugo Daifuda at the table: setup and windows, by the worked examples and rulings of the rules."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.state import NO_CARD
from engine.games.jukugo_daifuda.answers import PASS, RON, Attach, Claim
from engine.games.jukugo_daifuda.rules import GAME, PAUSES
from engine.games.jukugo_daifuda.state import answers_of
from engine.games.jukugo_daifuda.terms import (
    KINDS,
    read,
)
from tests.games.jukugo_daifuda.positions import (
    ANY,
    DECK_16,
    all_pass,
    asked,
    begin,
    cards_of,
    claim,
    close,
    discard,
    open_sets,
    position,
    refused,
    winner,
)

# Worked example 13: who wins a window


def test_example_13_ron_beats_all_tsumo_beats_kan() -> None:
    pair, four, three = Claim((1,), "two_word"), Claim((1, 2, 3), "four_kind"), Claim((1, 2), "three_kind")
    assert winner({0: pair, 1: four, 3: RON}) == 3
    assert winner({0: pair, 1: four}) == 0
    four_word = Claim((1, 2, 3), "four_word")
    assert winner({1: three, 2: four_word}, turn=0, discarder=0) == 2
    assert winner({1: three, 3: three}, turn=0, discarder=0) == 1
    assert winner({2: RON, 3: RON}, turn=0, discarder=0) == 2


def test_levels_in_order_and_nearest_first() -> None:
    size = {"four_kind": 3, "four_word": 3, "pair": 1, "two_word": 1}
    by_level = [["two_word"], ["pair"], ["twin", "chain", "three_word"], ["three_kind"], ["four_word", "four_kind"]]
    answers = [[Claim(tuple(range(size.get(k, 2))), k) for k in kinds] for kinds in by_level]
    for low, high in pairwise(answers):
        for a in low:
            for b in high:
                assert winner({1: a, 3: b}, turn=0, discarder=0) == 3
    for equal in answers:
        for a in equal:
            for b in equal:
                assert winner({1: a, 3: b}, turn=2, discarder=2) == 3
                assert winner({1: a, 3: b}, turn=0, discarder=0) == 1
    assert winner({}, turn=1) == -1


def test_r17_of_two_rons_only_the_nearest_is_paid() -> None:
    small = ("気", open_sets("three_word 中学生", "twin 本意用"))
    large = ("理", open_sets("three_kind 天半後", "three_kind 先月質"))
    match = position([ANY, small, large, ANY], "心", turn=0, discarder=0)
    s = match.state
    match.submit(2, RON)
    assert s.columns == [], "seat 1 sits nearer and could still go out"
    match.submit(1, RON)
    assert s.columns == [[45, 105, 45, 45]]
    assert s.round_winners == [1]


# Example 15: payments


@pytest.mark.parametrize(
    ("chips", "after", "over"),
    [([12, 60, 108], [-4, 44, 140], True), ([16, 60, 104], [0, 44, 136], False)],
)
def test_example_15_payments(chips: list[int], after: list[int], over: bool) -> None:
    sets = open_sets("three_kind 天後音", "chain 日本国")
    match = position([ANY, ANY, ("人", sets)], "生", turn=1)
    s = match.state
    assert answers_of(s, 2).ron
    s.chips = chips[:]
    score = 10 + 5 + 1
    match.submit(2, RON)
    if not s.columns:
        all_pass(match)
    assert s.columns[-1] == after == s.chips
    assert s.round_scores == [score]
    assert match.over == over
    if over:
        assert (s.ended, s.winners, s.scores) == ("broke", [2], after)
    else:
        assert (s.dealer, s.turn, s.round) == (2, 2, 2)


# Example 16: a whole round


def test_example_16_a_whole_round() -> None:
    match = begin(3, deck=DECK_16)
    s = match.state
    hands = [set(cards_of(t)) for t in ("科商同天名月無", "義理業後気民内", "行社間年地道物")]
    assert [set(h) for h in s.hands] == hands
    assert (read((s.daifuda,)), s.turn, s.discarder) == ("大", 0, -1)
    assert asked(match) == [1, 2]  # W1: seat 0 none
    match.submit(2, claim("pair", "地"))
    assert s.daifuda == cards_of("大")[0], "seat 1 could still be nearer"
    match.submit(1, claim("pair", "義"))
    assert s.waiting == [1] and s.phase == "discard" and s.turn == 1
    match.submit(1, discard("内"))
    assert asked(match)[0] == 0 and 1 not in asked(match)  # W2
    for p in asked(match)[1:]:
        match.submit(p, PASS)
    match.submit(0, claim("pair", "同"))
    match.submit(0, discard("月"))
    assert asked(match) == []  # W3
    close(match)
    assert [read((c,)) for c in s.discards] == ["月"] and s.turn == 1
    assert read((s.daifuda,)) == "部"  # W4
    match.submit(0, Attach(0, "three_kind"))
    for p in asked(match) if s.phase == "window" else ():
        match.submit(p, PASS)
    assert s.sets[0][0][0] == KINDS.index("three_kind") and set(s.sets[0][0][1:]) == set(cards_of("同内部"))
    match.submit(0, discard("商"))
    assert asked(match) == [1, 2]  # W5
    match.submit(2, claim("two_word", "社"))
    match.submit(1, claim("pair", "業"))
    match.submit(1, discard("後"))
    for p in asked(match):
        if p != 0:
            match.submit(p, PASS)
    match.submit(0, claim("pair", "天"))  # W6
    match.submit(0, discard("科"))
    for p in asked(match):  # W7
        match.submit(p, claim("pair", "道") if p == 2 else PASS)
    match.submit(2, discard("社"))
    assert set(s.hands[1]) == set(cards_of("理気民"))  # W8
    chips = s.chips[:]
    match.submit(1, RON)
    assert s.round_winners == [1] and s.round_scores == [10]
    assert s.columns[-1] == [chips[0] - 10, chips[1] + 20, chips[2] - 10]
    shown = {(KINDS[x[0]], x[1], frozenset(x[2:])) for x in s.ron_sets}
    assert shown == {
        ("pair", 0, frozenset(cards_of("義大"))),
        ("pair", 0, frozenset(cards_of("商業"))),
        ("pair", 0, frozenset(cards_of("民社"))),
        ("pair", 1, frozenset(cards_of("理気"))),
    }
    assert s.dealer == s.turn == 1 and s.round == 2


def test_example_3_ron_of_15_with_four_players_pays_45() -> None:
    sets = open_sets("three_word 中学生", "twin 本意用")
    match = position([ANY, ("気", sets), ANY, ANY], "心", turn=0, discarder=0)
    match.submit(1, RON)
    assert match.state.columns == [[45, 105, 45, 45]]


# Setup


def test_deal_one_at_a_time_from_seat_0() -> None:
    for seats, rest in ((2, 40), (3, 33), (4, 26)):
        match = begin(seats, deck=DECK_16)
        s = match.state
        for p in range(seats):
            assert set(s.hands[p]) == set(cards_of(DECK_16)[p : 7 * seats : seats])
        assert len(s.deck) + 1 == rest
        assert s.daifuda == cards_of(DECK_16)[7 * seats]
        assert s.deck == list(cards_of(DECK_16)[7 * seats + 1 :])[::-1]


def test_first_dealer_is_drawn() -> None:
    drawn = {Match.begin(GAME, match="m", seats=4, options={}, secret=bytes([k]) * 32).state.dealer for k in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_options_and_what_they_refuse() -> None:
    assert GAME.check(3, {}) == {
        "rounds": 8,
        "chips": 60,
        "dictionary": "core",
        "min_ron": 0,
        "attach_words": "strict",
        "hints": "full",
        "window_mode": "quiet",
        "pause": "long",
    }
    for bad in (
        {"rounds": 0},
        {"rounds": 17},
        {"chips": 19},
        {"chips": 241},
        {"min_ron": -1},
        {"min_ron": 41},
        {"dictionary": "all"},
        {"attach_words": "loose"},
        {"hints": "some"},
        {"window_mode": "loud"},
        {"pause": "none"},
    ):
        with pytest.raises(BadOption):
            GAME.check(3, bad)
    with pytest.raises(ValueError, match="not for"):
        begin(5)


# Windows


def test_quiet_asks_only_those_who_can_do_more_than_pass() -> None:
    for seed in range(12):
        match = Match.begin(GAME, match="m", seats=4, options={}, secret=bytes([seed]) * 32)
        rng = random.Random(seed)
        while not match.over and len(match.log) < 60:
            s = match.state
            if s.phase == "window" and not any(s.answer) and TABLE_ACTOR in s.waiting:
                able = [p for p in range(4) if p != s.discarder and len(answers_of(s, p).moves) > 1]
                assert s.waiting == [*able, TABLE_ACTOR]
            seat = rng.choice(s.waiting)
            match.submit(seat, rng.choice(list(GAME.legal(s, seat))))


def test_quiet_window_nobody_can_answer_waits_for_the_table() -> None:
    duds = [("天後質", open_sets("four_word 社会科学")), ("人意名内", open_sets("three_kind 本国法"))]
    match = position(duds, "水", turn=0)
    s = match.state
    assert s.waiting == [TABLE_ACTOR]
    assert s.turn == 0
    close(match)
    assert s.discards[-1] == cards_of("水")[0] and s.turn == 1


def test_quiet_passes_at_once_end_no_sooner_than_a_window_nobody_could_answer() -> None:
    """A window all have passed stays open until the table has waited its random while (20 to 90 seconds)."""
    match = begin(3, deck=DECK_16)
    s = match.state
    for p in asked(match):
        match.submit(p, PASS)
    assert s.waiting == [TABLE_ACTOR] and read((s.daifuda,)) == "大"
    match = begin(3, deck=DECK_16)
    close(match)
    s = match.state
    match.submit(1, PASS)
    assert read((s.daifuda,)) == "大"
    match.submit(2, PASS)
    assert read((s.discards[-1],)) == "大", "after the while the last pass ends it"
    assert (GAME.house_pause({}, lambda: 0.0), GAME.house_pause({}, lambda: 1.0)) == PAUSES["long"] == (20.0, 90.0)


def test_quiet_resolves_as_soon_as_nobody_could_beat_the_best_answer() -> None:
    match = begin(3, deck=DECK_16)
    s = match.state
    match.submit(1, claim("pair", "義"))
    assert s.phase == "discard", "seat 2 has no better level and sits farther"
    assert 2 not in s.waiting


def test_sealed_asks_every_eligible_seat_and_awaits_all() -> None:
    match = begin(3, deck=DECK_16, window_mode="sealed")
    s = match.state
    assert s.waiting == [0, 1, 2]
    match.submit(1, claim("pair", "義"))
    match.submit(0, PASS)
    assert s.phase == "window"
    match.submit(2, PASS)
    assert s.phase == "discard" and s.turn == 1
    match.submit(1, discard("内"))
    assert s.waiting == [0, 2], "the discarder is not eligible"


def test_r6_the_discarder_may_not_claim_his_own_discard() -> None:
    for mode in ("quiet", "sealed"):
        match = begin(3, deck=DECK_16, window_mode=mode)
        for p in list(asked(match)):
            match.submit(p, claim("pair", "義") if p == 1 else PASS)
            if match.state.phase == "discard":
                break
        match.submit(1, discard("内"))
        assert 1 not in match.state.waiting
        assert refused(match, 1, PASS)[0] == "not-your-turn"


def test_r7_tsumo_needs_no_particular_kind_but_not_above_ron() -> None:
    two = Claim((1,), "two_word")
    assert winner({0: two, 1: Claim((1, 2, 3), "four_kind")}, turn=0) == 0
    assert winner({0: two, 1: RON}, turn=0) == 1
    assert winner({0: RON, 1: RON}, turn=0) == 0


def test_after_a_claim_the_claimant_has_the_turn_and_no_draw() -> None:
    match = begin(3, deck=DECK_16)
    s = match.state
    deck = len(s.deck)
    match.submit(1, claim("pair", "義"))
    assert (s.turn, s.daifuda, len(s.hands[1]), len(s.deck)) == (1, NO_CARD, 6, deck)
    match.submit(1, discard("内"))
    assert (s.discarder, read((s.daifuda,)), len(s.hands[1]), len(s.deck)) == (1, "内", 5, deck)


def test_taking_the_last_hand_card_is_ron_only() -> None:
    sets = open_sets("two_word 日本", "two_word 大地", "two_word 人間")
    match = position([("法", sets), ANY], "民", turn=0)
    assert set(GAME.legal(match.state, 0)) == {RON, Attach(2, "chain"), PASS}
    assert refused(match, 0, claim("two_word", "法"))[0] == "jukugo_daifuda-no-last-card"


def test_a_player_who_could_ron_may_pass_or_claim() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    assert RON in GAME.legal(match.state, 0)
    match.submit(0, claim("chain", "日本"))
    all_pass(match)
    assert match.state.phase == "discard" and match.state.turn == 0


def test_min_ron_refuses_a_small_ron() -> None:
    sets = open_sets("two_word 日本", "two_word 大地", "two_word 人間")
    match = position([("法", sets), ANY], "民", turn=0, min_ron=15)
    assert RON not in GAME.legal(match.state, 0)
    assert refused(match, 0, RON) == ("jukugo_daifuda-no-ron-low", {"score": 4, "least": 15})
