"""Jukugo Daifuda at the table: windows, rounds, secrecy, by the worked examples and rulings of the rules."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.action import Action, IllegalAction
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.core.offers import Subset, Values
from engine.core.options import BadOption
from engine.core.state import NO_CARD
from engine.games.jukugo_daifuda.answers import CLOSE, DISCARD, ORDER, PASS, RON, Attach, Claim, noted
from engine.games.jukugo_daifuda.rules import GAME, PAUSES
from engine.games.jukugo_daifuda.sets import OpenSet
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, answers_of, best_answer, open_window
from engine.games.jukugo_daifuda.terms import (
    CARDS,
    JOKERS,
    KINDS,
    NO_ORDER,
    POINTS,
    RULES,
    SIZE,
    UNTIL_TURN,
    read,
)
from engine.players.jukugo_daifuda import policy as heuristic
from tests.games.jukugo_daifuda.positions import begin, cards_of, close, open_sets, position

DECK_16 = "名民地月理道無業物商内行科後社天義年同気間大部学家主々人的半数水一工中会先本生国法用意事質下校産文々小音日心"
ANY: tuple[str, Sequence[OpenSet]] = ("", ())
"""A seat of whatever cards are left."""


def claim(kind: str, kanji: str) -> Claim:
    return Claim(tuple(sorted(cards_of(kanji))), kind)


def discard(kanji: str) -> Action:
    return DISCARD[cards_of(kanji)[0]]


def asked(match: Match[JukugoDaifudaState]) -> list[int]:
    return [p for p in match.state.waiting if p != TABLE_ACTOR]


def all_pass(match: Match[JukugoDaifudaState]) -> None:
    """Everybody still asked passes; the window is closed where nobody took the daifuda."""
    window = match.state.daifuda
    while match.state.daifuda == window and match.state.phase != "discard":
        if asked(match):
            match.submit(asked(match)[0], PASS)
        else:
            close(match)


def refused(match: Match[JukugoDaifudaState], seat: int, action: Action) -> tuple[str, dict[str, Any]]:
    with pytest.raises(IllegalAction) as caught:
        match.submit(seat, action)
    return caught.value.reason, caught.value.facts


def play(match: Match[JukugoDaifudaState], seed: int, limit: int = 10_000) -> None:
    """Random moves to the end."""
    rng = random.Random(seed)
    while not match.over and len(match.log) < limit:
        seat = rng.choice(match.state.waiting)
        match.submit(seat, rng.choice(list(GAME.legal(match.state, seat))))


# Worked example 13: who wins a window


def winner(answers: dict[int, Action], turn: int = 0, discarder: int = -1) -> int:
    """Who takes the daifuda if these answers are given, whatever hands would allow them; -1 for nobody."""
    match = begin(4)
    s = match.state
    s.turn, s.discarder = turn, discarder
    s.answer = [noted(answers.get(p, PASS)) for p in range(4)]
    return best_answer(s)[1]


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


# End of rounds and game


def test_r13_a_draw_counts_as_a_round_and_the_deal_moves_on() -> None:
    match = position([ANY, ANY, ANY], "水", turn=0, deck="")
    s = match.state
    chips = s.chips[:]
    while s.round == 1:
        if s.waiting[0] == TABLE_ACTOR:
            close(match)
        else:
            match.submit(s.waiting[0], PASS)
    assert s.round_winners == [-1] and s.chips == chips and s.columns == [chips]
    assert (s.round, s.dealer, s.turn) == (2, 1, 1)
    assert s.ron_sets == []


def test_the_last_card_of_the_deck_can_still_be_claimed() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0, deck="")
    match.submit(0, claim("pair", "本"))
    all_pass(match)
    assert match.state.phase == "discard" and match.state.round == 1


def test_the_game_ends_after_the_last_round() -> None:
    match = position([ANY, ANY], "水", turn=0, deck="", rounds=1)
    while not match.over:
        match.submit(match.state.waiting[0], PASS if match.state.waiting[0] != TABLE_ACTOR else CLOSE)
    s = match.state
    assert (s.ended, s.winners, s.scores) == ("rounds", [0, 1], [60, 60])


def test_r16_several_balances_may_be_negative_and_are_paid_in_full() -> None:
    sets = open_sets("three_word 中学生", "twin 本意用")
    match = position([ANY, ("気", sets), ANY, ANY], "心", turn=0, discarder=0)
    match.state.chips = [10, 100, 14, 15]
    match.submit(1, RON)
    s = match.state
    assert s.chips == [-5, 145, -1, 0]
    assert (s.ended, s.winners) == ("broke", [1])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r14_a_round_has_at_most_54_windows(seats: int) -> None:
    for seed in range(6):
        match = Match.begin(GAME, match="m", seats=seats, options={"rounds": 3}, secret=bytes([seed]) * 32)
        play(match, seed)
        windows, claims = 0, 0
        for event in match.ctx.events:
            if event.kind == "round":
                windows = claims = 0
            windows += event.kind in ("flipped", "discarded")
            claims += event.kind in ("claimed", "attached")
            assert windows <= 54 and claims <= 7 * seats
        assert len(match.state.columns) <= 3


def test_chips_are_conserved_and_open_sets_are_always_sets() -> None:
    for seed in range(8):
        match = Match.begin(GAME, match="m", seats=3, options={"attach_words": "free"}, secret=bytes([seed]) * 32)
        rng = random.Random(seed)
        while not match.over:
            s = match.state
            assert sum(s.chips) == 180
            for p in range(3):
                size = len(s.hands[p]) + sum(len(x) - 1 for x in s.sets[p])
                assert size == 7 or (size == 8 and s.waiting == [p] and s.phase == "discard")
                assert all(SIZE[x[0]] == len(x) - 1 for x in s.sets[p])
            seat = rng.choice(s.waiting)
            match.submit(seat, rng.choice(list(GAME.legal(s, seat))))


def test_ron_shows_the_hand_in_its_arrangement_and_keeps_the_words() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    events = match.submit(0, RON)
    s = match.state
    assert sum(POINTS[x[0]] * (1 + x[1]) for x in s.ron_sets) == s.round_scores[0] == 27
    assert sorted(c for x in s.ron_sets for c in x[2:]) == sorted(cards_of("日本音後半生人国"))
    words = {read(tuple(x[4:])): x[3] for x in s.album}
    assert words["日本国"] == 5 and words["人生"] == 2 and len(words) == 2
    assert [e.kind for e in events][:2] == ["answered", "ron"]


def test_r15_losing_hands_and_answers_are_never_shown() -> None:
    match = begin(3, deck=DECK_16, window_mode="sealed")
    for p, move in ((0, PASS), (2, claim("pair", "地")), (1, claim("pair", "義"))):
        events = match.submit(p, move)
    public = json.dumps([e.facts for e in match.ctx.events if e.only is None])
    assert str(cards_of("地")[0]) not in public.replace("[", " ").replace(",", " ").split()
    assert [e.kind for e in events if e.only is None] == ["claimed"]
    assert match.view(1).state["answer"] == [] and match.state.answer == [[], [], []]


# Standing orders


def orders(match: Match[JukugoDaifudaState], seat: int) -> set[str]:
    return {RULES[a.wire()[1]] for a in GAME.anytime(match.state, seat)}


def test_standing_orders_offer_what_does_not_stand_yet() -> None:
    match = begin(3, deck=DECK_16)
    assert orders(match, 0) == {"chi", "ron", "turn", "auto"}
    match.submit(0, ORDER["ron"])
    assert orders(match, 0) == {"ask", "chi", "turn", "auto"}
    match.submit(0, ORDER["auto"])
    assert orders(match, 0) == {"ask", "chi", "turn", "manual"}
    assert orders(match, 1) == {"chi", "ron", "turn", "auto"}
    assert match.view(0).state["passing"] == 6 and match.view(1).state["passing"] == 0
    assert match.view(None).state["passing"] == []
    assert refused(match, 1, ORDER["ask"]) == ("jukugo_daifuda-no-order", {"rule": "ask"})


def test_order_pass_unless_ron_answers_the_open_window_and_the_next_ones() -> None:
    match = begin(3, deck=DECK_16)
    s = match.state
    assert asked(match) == [1, 2]
    match.submit(1, ORDER["ron"])
    assert asked(match) == [2] and s.answer[1] == [0]
    match.submit(2, claim("pair", "地"))
    match.submit(2, discard("行"))
    assert 1 not in asked(match) and (s.answer[1] == [0] or len(answers_of(s, 1).moves) == 1)


def test_order_pass_unless_ron_still_asks_for_a_ron() -> None:
    match = position([ANY, ("日本音後半生人", ())], "国", turn=0)
    match.submit(1, ORDER["ron"])
    assert 1 in asked(match)


def test_order_pass_unless_chi_looks_at_the_kind_also_on_the_own_flip() -> None:
    match = position([("校人", open_sets("three_word 中学生", "two_word 本意")), ANY], "民", turn=0)
    assert answers_of(match.state, 0).level == 0
    match.submit(0, ORDER["chi"])
    assert 0 not in asked(match)
    match = position([("日本音後半生人", ()), ANY], "国", turn=1)
    match.submit(0, ORDER["chi"])
    assert 0 in asked(match)


def test_order_ron_automatically_goes_out() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=1)
    s = match.state
    match.submit(0, ORDER["auto"])
    while not s.columns:
        match.submit(asked(match)[0], PASS)
    assert s.round_winners == [0]


def test_orders_alone_never_close_a_quiet_window() -> None:
    """A ron by order takes effect only once the table has waited, as if somebody had thought about it."""
    match = position([("日本音後半生人", ()), ANY], "国", turn=1)
    s = match.state
    s.auto_ron[0] = 1
    able = [p for p in (0, 1) if len(answers_of(s, p).moves) > 1]
    open_window(s)
    assert s.answer[0] == [3] and s.waiting == [*(p for p in able if p), TABLE_ACTOR]
    for p in able[1:]:
        match.submit(p, PASS)
    if not s.columns:
        close(match)
    assert s.round_winners == [0]


def test_orders_of_everybody_in_a_sealed_window_leave_it_to_the_table() -> None:
    match = begin(3, deck=DECK_16, window_mode="sealed")
    s = match.state
    for p in range(3):
        match.submit(p, ORDER["ron"])
    card = s.discards[-1]
    assert read((card,)) == "大"
    assert s.waiting == [TABLE_ACTOR] and all(a == [0] for a in s.answer)
    close(match)
    assert len(s.discards) == 2


def test_order_pass_everything_lasts_until_the_own_turn() -> None:
    """Not even a ron is asked for, until the card that is turned up is the own one."""
    match = position([ANY, ("日本音後半生人", ()), ANY], "国", turn=0)
    s = match.state
    assert 1 in asked(match)
    match.submit(1, ORDER["turn"])
    assert 1 not in asked(match) and s.passing[1] == UNTIL_TURN
    assert orders(match, 1) == {"ask", "chi", "ron", "auto"}
    while s.turn == 0:
        assert s.passing[1] == UNTIL_TURN
        (all_pass if asked(match) else close)(match)
    assert s.turn == 1 and s.passing[1] == NO_ORDER and s.phase == "window" and s.discarder < 0


def test_orders_last_for_one_round() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    match.submit(1, ORDER["ron"])
    match.submit(1, ORDER["auto"])
    match.submit(0, RON)
    assert match.state.round == 2
    assert match.state.passing == [0, 0] and match.state.auto_ron == [0, 0]


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(["quiet", "sealed"]))
def test_orders_give_only_answers_that_a_player_could_have_given(seed: int, mode: str) -> None:
    rng = random.Random(seed)
    match = Match.begin(GAME, match="m", seats=3, options={"window_mode": mode}, secret=rng.randbytes(32))
    for _ in range(60):
        if match.over:
            return
        s = match.state
        moves = [(p, a) for p in range(3) for a in GAME.anytime(s, p)]
        if rng.random() < 0.3:
            seat, action = rng.choice(moves)
        else:
            seat = rng.choice(s.waiting)
            action = rng.choice(list(GAME.legal(s, seat)))
        match.submit(seat, action)
        s = match.state
        if s.phase != "window":
            continue
        for p in range(3):
            if not s.answer[p]:
                continue
            can = answers_of(s, p)
            assert s.answer[p][0] != 3 or can.ron
            if p in s.waiting:
                raise AssertionError("answered and still asked")


# Secrecy


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 60), st.sampled_from(["quiet", "sealed"]))
def test_onlookers_and_others_see_nothing_of_hands_answers_orders_or_who_is_asked(
    seed: int, moves: int, mode: str
) -> None:
    rng = random.Random(seed)
    match = Match.begin(GAME, match="m", seats=4, options={"window_mode": mode}, secret=rng.randbytes(32))
    for _ in range(moves):
        if match.over:
            return
        seat = rng.choice(match.state.waiting)
        match.submit(seat, rng.choice(list(GAME.legal(match.state, seat))))
    if match.over or match.state.phase == "discard":
        return
    onlooker, mine = match.view(None), match.view(1)
    s = match.state
    hidden = [c for p in (0, 2, 3) for c in s.hands[p]] + s.deck
    rng.shuffle(hidden)
    for p in (0, 2, 3):
        s.hands[p] = [hidden.pop() for _ in s.hands[p]]
        s.answer[p] = rng.choice([[], [0], [3], [1, 6, 5]])
        s.ron_worth[p] = rng.choice([0, 15])
        s.passing[p], s.auto_ron[p] = rng.choice([0, 2, 6]), rng.choice([0, 1])
    s.deck = hidden
    s.waiting = [p for p in (0, 2, 3, TABLE_ACTOR) if rng.random() < 0.5] + ([1] if 1 in s.waiting else [])
    assert match.view(None) == onlooker
    assert match.view(1) == mine
    assert onlooker.waiting == [0, 1, 2, 3]


def test_an_answer_changes_nothing_that_others_see_until_the_window_closes() -> None:
    match = begin(3, deck=DECK_16)
    before = [match.view(v) for v in (None, 0, 2)]
    told = len([e for e in match.ctx.events if e.seen_by(0) or e.seen_by(2) or e.only is None])
    match.submit(1, PASS)
    assert [match.view(v) for v in (None, 0, 2)] == before
    assert len([e for e in match.ctx.events if e.seen_by(0) or e.seen_by(2) or e.only is None]) == told
    close(match)
    assert [match.view(v) for v in (None, 0, 2)] == before
    match.submit(0, ORDER["ron"])
    assert [match.view(v) for v in (None, 1, 2)] == [before[0], match.view(1), before[2]]


def test_hints_off_shows_no_list_and_asks_for_cards() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0, hints="off")
    assert match.state.phase == "unaided"
    view = match.view(0)
    assert view.legal == () and view.asked
    assert isinstance(view.first["claim"], Subset)
    assert view.first["claim"] == Subset(tuple(match.state.hands[0]), 1, 3)
    assert view.first["ron"] is None and view.first["pass"] is None and "attach" not in view.first
    offer = GAME.offer(match.state, 0, ["claim", sorted(cards_of("日本"))])
    assert offer == Values(("chain",))
    both = GAME.offer(match.state, 0, ["claim", list(cards_of("本"))])
    assert both == Values(("pair", "two_word"))
    wrong = GAME.offer(match.state, 0, ["claim", list(cards_of("音"))])
    assert wrong == Values(("two_word",)), "a wrong set becomes a whole move, which is refused with its reason"
    match.submit(0, claim("chain", "日本"))
    all_pass(match)
    assert match.state.phase == "discard"


def test_hints_off_offers_the_same_tags_whether_they_are_possible_or_not() -> None:
    sets = open_sets("pair 国文", "two_word 人間")
    one = position([("先事学", sets), ANY], "々", turn=0, hints="off", window_mode="sealed")
    two = position([("先事学", sets), ANY], "水", turn=0, hints="off", window_mode="sealed")
    assert list(one.view(0).first) == list(two.view(0).first) == ["ron", "claim", "attach", "pass"]
    for match in (one, two):
        assert GAME.offer(match.state, 0, ["attach"]) == Values((0, 1))
    assert GAME.offer(two.state, 0, ["attach", 0]) == Values(("three_kind",))
    assert refused(two, 0, Attach(0, "three_kind"))[0] == "jukugo_daifuda-no-grow-number"


def test_hints_full_offers_each_claim_as_one_choice() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    offered = match.view(0).first["claim"]
    assert isinstance(offered, Values)
    assert {read(tuple(v)) for v in offered.values if isinstance(v, list)} == {
        read(a.cards) for a in GAME.legal(match.state, 0) if isinstance(a, Claim)
    }
    assert GAME.offer(match.state, 0, ["claim", list(cards_of("本"))]) == Values(("pair", "two_word"))


# Refusals


def test_a_word_that_is_not_in_the_list_is_refused_with_the_word() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0, hints="off")
    reason, facts = refused(match, 0, claim("two_word", "音"))
    cards = list(cards_of("音国"))
    assert (reason, facts) == ("jukugo_daifuda-no-two", {"cards": cards, "tried": ["国音", "音国"]})


def test_a_word_of_a_larger_dictionary_is_named() -> None:
    match = position([("人間音後半生事", ()), ANY], "学", turn=0, hints="off", window_mode="sealed")
    reason, facts = refused(match, 0, claim("three_word", "人間"))
    assert (reason, facts) == ("jukugo_daifuda-no-tier", {"word": "人間学", "tier": "standard"})


def test_every_refusal_has_its_reason() -> None:
    sets = open_sets("pair 国文", "two_word 人間", "chain 日本音")
    match = position([("", sets), ANY], "水", turn=0, window_mode="sealed")
    assert refused(match, 0, Attach(0, "three_kind"))[0] == "jukugo_daifuda-no-attach-last"
    assert refused(match, 0, RON)[0] == "jukugo_daifuda-no-ron-daifuda"
    sets = open_sets("pair 国文", "two_word 人間")
    match = position([("先事学", sets), ANY], "水", turn=0, window_mode="sealed")
    assert refused(match, 0, Attach(0, "three_kind"))[0] == "jukugo_daifuda-no-grow-number"
    assert refused(match, 0, Attach(1, "chain"))[0] == "jukugo_daifuda-no-grow-word"
    assert refused(match, 0, Attach(5, "chain"))[0] == "jukugo_daifuda-no-open-set"
    assert refused(match, 0, claim("pair", "民"))[0] == "jukugo_daifuda-no-hand-card"
    assert refused(match, 0, claim("four_word", "先事学"))[0] == "jukugo_daifuda-no-last-card"
    assert refused(match, 0, Claim((), "pair"))[0] == "jukugo_daifuda-no-claim-size"
    assert refused(match, 0, discard("先"))[0] == "jukugo_daifuda-no-discard-now"
    assert refused(match, 0, Claim((99,), "pair"))[0] == "illegal-now"
    assert refused(match, 0, CLOSE)[0] == "illegal-now"
    reason, facts = refused(match, 0, claim("three_word", "先事"))
    assert reason == "jukugo_daifuda-no-three" and set(facts["cards"]) == set(cards_of("先事水"))
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    assert refused(match, 0, claim("three_word", "日本")) == (
        "jukugo_daifuda-no-kind",
        {"kind": "three_word", "made": "chain"},
    )
    reason, facts = refused(match, 0, claim("four_word", "日本音"))
    assert reason == "jukugo_daifuda-no-four"
    match.submit(0, claim("chain", "日本"))
    all_pass(match)
    assert refused(match, 0, PASS)[0] == "jukugo_daifuda-no-answer-now"
    assert refused(match, 0, discard("日"))[0] == "jukugo_daifuda-no-hand-card"


def test_a_ron_that_is_none_says_how_many_cards_are_over() -> None:
    match = position([("校人", open_sets("three_word 中学生", "two_word 本意")), ANY], "民", turn=0)
    assert refused(match, 0, RON) == ("jukugo_daifuda-no-ron", {"left": 1})


def test_a_claim_after_the_window_is_refused() -> None:
    match = begin(3, deck=DECK_16)
    match.submit(1, claim("pair", "義"))
    assert refused(match, 2, claim("pair", "地"))[0] == "not-your-turn"


@pytest.mark.parametrize("text", ["chain 日本音", "twin 本意用", "three_word 中学生", "four_word 社会科学"])
def test_growth_is_refused_for_sets_that_never_grow(text: str) -> None:
    hand = "先事水家"[: 7 - len(text.split()[1])]
    match = position([(hand, open_sets(text)), ANY], "々", turn=0, window_mode="sealed")
    key = "grow-four" if "four" in text else "grow-kind"
    kind = text.split()[0]
    assert refused(match, 0, Attach(0, "four_kind")) == (f"jukugo_daifuda-no-{key}", {"kind": kind})


# Defaults


def test_timeout_of_a_window_is_ron_else_pass() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    assert GAME.timeout(match.state, 0) == RON
    match = position([("先法", open_sets("three_kind 天後音", "two_word 大地")), ANY], "半", turn=0)
    assert GAME.timeout(match.state, 0) == PASS


def test_timeout_of_a_discard_is_the_card_in_the_fewest_sets_of_two() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    s = match.state
    s.phase, s.waiting, s.hands[0] = "discard", [0], list(cards_of("日本校々"))
    assert GAME.timeout(s, 0) == discard("校"), "日本 is a word, a joker pairs with everything"
    s.hands[0] = list(cards_of("音法校"))
    assert GAME.timeout(s, 0) == discard("校"), "ties go by the deck file: spades first"
    s.hands[0] = list(JOKERS)
    assert GAME.timeout(s, 0) == DISCARD[JOKERS[0]]


def test_only_the_last_hand_card_is_discarded_automatically() -> None:
    match = position([("校人", open_sets("three_word 中学生", "two_word 本意")), ANY], "民", turn=0)
    assert GAME.automatic(match.state) is None
    match.submit(0, claim("two_word", "人"))
    assert match.state.waiting == [0]
    assert GAME.automatic(match.state) == (0, discard("校"))
    match.submit(*GAME.automatic(match.state))  # type: ignore[misc]  # it was not None a line above
    assert GAME.automatic(match.state) is None


# Heuristic player


def test_redeal_forgets_answers_orders_and_who_is_asked() -> None:
    rng = random.Random(3)
    match = begin(3, deck=DECK_16)
    match.submit(2, ORDER["auto"])
    match.submit(2, claim("pair", "地"))
    s = match.state.redeal(1, rng.random)
    assert s.answer == [[], [], []] and s.auto_ron == [0, 0, 0]
    assert sorted(p for p in s.waiting if p != TABLE_ACTOR) == [0, 1, 2]
    assert match.state.answer[2] != []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_house_player_beats_random_play_clearly(seats: int) -> None:
    rng = random.Random(seats)
    won = 0.0
    for k in range(12):
        match = Match.begin(GAME, match="m", seats=seats, options={}, secret=bytes([k]) * 32)
        while not match.over:
            s = match.state
            seat = rng.choice(s.waiting)
            if seat == 0:
                move = heuristic.choose(GAME, s.redeal(0, rng.random), 0, rng.random)
            else:
                move = rng.choice(list(GAME.legal(s, seat)))
            match.submit(seat, move)
        won += (0 in match.state.winners) / len(match.state.winners)
    assert won >= 9


def test_house_player_goes_out_when_it_can_and_keeps_jokers() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    assert heuristic.choose(GAME, match.state, 0, random.Random(1).random) == RON
    s = match.state
    s.phase, s.waiting = "discard", [0]
    for text in ("法々", "日本法々", "々々"):
        s.hands[0] = list(cards_of(text))
        move = heuristic.choose(GAME, s, 0, random.Random(1).random)
        assert text == "々々" or move.wire()[1] not in JOKERS
        assert move.wire()[1] in s.hands[0]


def test_all_cards_are_there_after_every_move() -> None:
    match = begin(4)
    rng = random.Random(2)
    while not match.over:
        assert GAME.conserved(match.state) == list(CARDS)
        seat = rng.choice(match.state.waiting)
        match.submit(seat, rng.choice(list(GAME.legal(match.state, seat))))
    assert GAME.conserved(match.state) == list(CARDS)


def test_what_a_ron_is_worth_is_told_to_its_seat_alone_and_never_with_hints_off() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    assert match.view(0).state["ron_worth"] == 27 and match.view(None).state["ron_worth"] == []
    assert match.view(1).state["ron_worth"] in (0, answers_of(match.state, 1).ron)
    assert match.state.redeal(1, random.Random(1).random).ron_worth[0] == 0
    match = position([("日本音後半生人", ()), ANY], "国", turn=0, hints="off")
    assert match.state.ron_worth == [0, 0]


def test_calls_name_the_level() -> None:
    match = position([("日本音後半生人", ()), ANY], "国", turn=0)
    match.submit(0, claim("chain", "日本"))
    all_pass(match)
    (taken,) = [e for e in match.ctx.events if e.kind == "claimed"]
    assert taken.facts["call"] == "tsumo"
    match = position([ANY, ("先法", open_sets("three_kind 天後音", "two_word 大地"))], "半", turn=0, discarder=0)
    match.submit(1, Attach(0, "four_kind"))
    (taken,) = [e for e in match.ctx.events if e.kind == "attached"]
    assert taken.facts["call"] == "kan"
