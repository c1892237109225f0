"""Jukugo Daifuda: asked seats, winners and ends of windows, standing orders, silence; by their numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.action import Action
from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.core.offers import Values
from engine.games.jukugo_daifuda.answers import DISCARD, ORDER, PASS, RON, Attach, Claim
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.state import JukugoDaifudaState, answers_of, by_order, could_beat, open_window
from engine.games.jukugo_daifuda.terms import BLACK_JOKER, NO_ORDER, RED_JOKER, THRESHOLD, UNTIL_TURN, read
from tests.games.jukugo_daifuda.positions import (
    ANY,
    DECK_16,
    DUDS,
    GOES_OUT,
    LAST_CARD,
    ONE_OVER,
    TWO_OVER,
    all_pass,
    asked,
    begin,
    card_of,
    cards_of,
    claim,
    close,
    discard,
    orders,
    position,
    refused,
    step,
    winner,
)

# Winners of a window


def given_by(text: str) -> dict[int, Action]:
    """Return answers by seat, from "0 two_word, 3 ron"."""
    told = (t.split() for t in text.split(",") if t)
    return {int(seat): RON if kind == "ron" else Claim((1,), kind) for seat, kind in told}


@pytest.mark.parametrize(
    ("number", "answers", "turn", "discarder", "wins"),
    [
        ("13: ron beats all", "0 two_word, 1 four_kind, 3 ron", 0, -1, 3),
        ("13: tsumo beats kan", "0 two_word, 1 four_kind", 0, -1, 0),
        ("13", "1 three_kind, 2 four_word", 0, 0, 2),
        ("13", "1 three_kind, 3 three_kind", 0, 0, 1),
        ("13, R17", "2 ron, 3 ron", 0, 0, 2),
        ("R7: tsumo of the lowest kind, but not above ron", "0 two_word, 1 ron", 0, -1, 1),
        ("R7", "0 ron, 1 ron", 0, -1, 0),
        ("nobody", "", 1, -1, -1),
    ],
)
def test_example_13_who_wins_a_window(number: str, answers: str, turn: int, discarder: int, wins: int) -> None:
    assert winner(given_by(answers), turn, discarder) == wins


def test_levels_in_order_and_nearest_first() -> None:
    levels = [["two_word"], ["pair"], ["twin", "chain", "three_word"], ["three_kind"], ["four_word", "four_kind"]]
    for low, high in pairwise(levels):
        assert all(winner(given_by(f"1 {a}, 3 {b}"), 0, 0) == 3 for a in low for b in high)
    for equal in levels:
        for both in (f"1 {a}, 3 {b}" for a in equal for b in equal):
            assert (winner(given_by(both), 2, 2), winner(given_by(both), 0, 0)) == (3, 1)


def test_r17_of_two_rons_only_the_nearest_is_paid() -> None:
    small, large = "気 | three_word 中学生, twin 本意用", "理 | three_kind 天半後, three_kind 先月質"
    match = position(ANY, small, large, ANY, on="心", discarder=0)
    s = match.state
    match.submit(2, RON)
    assert s.columns == [], "seat 1 sits nearer and could still go out"
    match.submit(1, RON)
    assert (s.columns, s.round_winners) == ([[45, 105, 45, 45]], [1])


@pytest.mark.parametrize(
    ("seat", "on", "turn", "discarder", "level", "best", "could"),
    [
        (ONE_OVER, "民", 0, -1, 4, 1, True),  # a tsumo beats a kan
        (ONE_OVER, "民", 0, -1, 5, 2, True),  # at an equal level the turn player is the nearest
        (ONE_OVER, "民", 0, -1, 6, 1, False),  # but nothing beats a ron
        (ONE_OVER, "民", 0, -1, -1, -1, True),  # and anything beats nothing
        (ONE_OVER, "民", 1, -1, 4, 2, False),  # another's flip: just a two_word
        (ONE_OVER, "民", 1, -1, 0, 1, False),  # further from the turn player than seat 1 itself
        (ONE_OVER, "民", 2, -1, 0, 1, True),  # nearer than seat 1, clockwise from seat 2
        (ONE_OVER, "民", 2, 2, 0, 1, True),
        (ONE_OVER, "民", 2, 2, 1, 1, False),
        (GOES_OUT, "国", 0, -1, 6, 1, True),  # a ron of the turn player stays a ron and no tsumo: the nearer one
        (GOES_OUT, "国", 0, -1, 5, 1, True),
        (GOES_OUT, "国", 1, -1, 6, 1, False),  # the farther ron
        (DUDS[0], "水", 0, -1, -1, -1, False),  # a seat that can only pass never wins, not even in its own flip
        (DUDS[0], "水", 0, -1, 0, 1, False),
    ],
)
def test_what_seat_0_could_still_beat(
    seat: str, on: str, turn: int, discarder: int, level: int, best: int, could: bool
) -> None:
    s = position(seat, ANY, ANY, on=on, turn=turn, discarder=discarder).state
    assert could_beat(s, 0, level, best) == could


@pytest.mark.parametrize(("answer", "taker"), [(claim("two_word", "人"), 0), (PASS, 1)])
def test_r7_a_kan_waits_for_the_two_word_of_whoever_turned_the_card_up(answer: Action, taker: int) -> None:
    match = position(ONE_OVER, "会社主同半後質", ANY, on="民")
    match.submit(1, claim("four_kind", "会社主"))
    assert match.state.phase == "window" and 0 in asked(match)
    match.submit(0, answer)
    all_pass(match)
    assert (match.state.phase, match.state.waiting, match.state.last_seat) == ("discard", [taker], taker)
    match = position(ONE_OVER, "会社主同半後質", ANY, on="民", turn=2, discarder=2)
    match.submit(1, claim("four_kind", "会社主"))
    assert (match.state.phase, match.state.waiting) == ("discard", [1]), "of a discard it is no tsumo"


# Asked seats, and the end of a window


def test_quiet_windows_close_no_sooner_than_one_that_nobody_could_answer() -> None:
    """All have passed, or no seat could answer: the window stays open until the table has waited (20 to 90 seconds)."""
    match = position(*DUDS, on="水")
    s = match.state
    assert (s.waiting, s.turn) == ([TABLE_ACTOR], 0)
    close(match)
    assert s.discards[-1] == card_of("水") and s.turn == 1
    for first, then in (([1, 2], [TABLE_ACTOR]), ([TABLE_ACTOR, 1], [2])):
        match = begin(3, deck=DECK_16)
        s = match.state
        for seat in first:
            match.submit(seat, GAME.legal(s, seat)[-1])
        assert s.waiting == then and read((s.daifuda,)) == "大"
        match.submit(then[0], GAME.legal(s, then[0])[-1])
        assert read((s.discards[-1],)) == "大"


@pytest.mark.parametrize("mode", ["quiet", "sealed"])
def test_r6_sealed_asks_all_and_awaits_all_but_never_the_discarder(mode: str) -> None:
    match = begin(3, deck=DECK_16, window_mode=mode)
    s = match.state
    assert s.waiting == ([0, 1, 2] if mode == "sealed" else [1, 2, TABLE_ACTOR])
    bystander = GAME.phases["window"].bystander
    assert (bystander(s), bystander(position(ANY, ANY, on="水", discarder=0).state)) == (None, 0)
    match.submit(1, claim("pair", "義"))
    if mode == "sealed":
        match.submit(0, PASS)
        assert s.phase == "window"
        match.submit(2, PASS)
    assert s.phase == "discard" and s.waiting == [1], "in a quiet one seat 2 has no better level and sits farther"
    match.submit(1, discard("内"))
    assert s.waiting == ([0, 2] if mode == "sealed" else [0, TABLE_ACTOR])
    assert bystander(s) == 1
    assert refused(match, 1, PASS)[0] == refused(match, 1, claim("pair", "民"))[0] == "not-your-turn"


def test_who_could_go_out_may_claim_and_who_takes_the_last_hand_card_only_goes_out() -> None:
    match = position(GOES_OUT, on="国")
    assert RON in GAME.legal(match.state, 0)
    match.submit(0, claim("chain", "日本"))
    all_pass(match)
    assert match.state.phase == "discard" and match.state.turn == 0
    assert set(GAME.legal(position(LAST_CARD, on="民").state, 0)) == {RON, Attach(2, "chain"), PASS}


def test_each_claim_is_one_choice_and_its_kind_the_next() -> None:
    match = position(GOES_OUT, on="国")
    offered = match.view(0).first["claim"]
    assert isinstance(offered, Values)
    claims = [list(a.cards) for a in GAME.legal(match.state, 0) if isinstance(a, Claim)]
    assert sorted(map(repr, offered.values)) == sorted({repr(cards) for cards in claims})
    assert GAME.offer(match.state, 0, ["claim"]) == offered
    assert GAME.offer(match.state, 0, ["claim", list(cards_of("本"))]) == Values(("pair", "two_word"))
    match = position(TWO_OVER, on="半")
    assert list(match.view(0).first) == ["attach", "pass"] and GAME.offer(match.state, 0, ["claim"]) is None


def test_what_a_ron_is_worth_is_told_to_its_seat_alone_and_never_without_hints() -> None:
    match = position(GOES_OUT, on="国")
    assert match.view(0).state["ron_worth"] == 27 and match.view(None).state["ron_worth"] == []
    assert match.view(1).state["ron_worth"] in (0, answers_of(match.state, 1).ron)
    assert position(GOES_OUT, on="国", hints="off").state.ron_worth == [0, 0]


# Standing orders


def test_standing_orders_offer_what_does_not_stand_yet() -> None:
    match = begin(3, deck=DECK_16)
    assert orders(match, 0) == {"chi", "ron", "turn", "auto"}
    match.submit(0, ORDER["ron"])
    assert orders(match, 0) == {"ask", "chi", "turn", "auto"}
    match.submit(0, ORDER["auto"])
    assert orders(match, 0) == {"ask", "chi", "turn", "manual"}
    assert orders(match, 1) == {"chi", "ron", "turn", "auto"}
    assert refused(match, 1, ORDER["ask"]) == ("order", {"rule": "ask"})
    assert [match.view(seat).state["passing"] for seat in (0, 1, None)] == [6, 0, []]
    assert [len(GAME.anytime(match.state, seat)) for seat in (TABLE_ACTOR, -1, 1, 3, 4)] == [0, 0, 4, 0, 0]


@pytest.mark.parametrize("rule", ORDER)
def test_an_order_is_told_to_its_seat_alone_and_answers_at_once(rule: str) -> None:
    """A ron is still asked for in spite of "pass unless ron"; "turn" passes even that."""
    match = position(ANY, GOES_OUT, ANY, on="国")
    s = match.state
    s.passing[1], s.auto_ron[1] = 2 * (rule == "ask"), int(rule == "manual")
    told = [(e.kind, e.only, e.facts) for e in match.submit(1, ORDER[rule])]
    answered = {"auto": "ron", "turn": "pass"}.get(rule)
    assert told[0] == ("ordered", (1,), {"rule": rule})
    assert told[1:2] == ([("answered", (1,), {"answer": [answered]})] if answered else [])
    assert (1 in asked(match)) == (answered is None)


@pytest.mark.parametrize(
    ("hand", "daifuda", "least", "auto", "answer"),
    [
        (GOES_OUT, "国", "ron", 1, RON),
        (GOES_OUT, "国", "chi", 1, RON),
        (GOES_OUT, "国", "ron", 0, None),
        (GOES_OUT, "国", "chi", 0, None),
        (ONE_OVER, "民", "ron", 1, PASS),
        (ONE_OVER, "民", "chi", 1, PASS),  # by the kind: also on the own flip
        (ONE_OVER, "民", "ask", 1, None),
        (TWO_OVER, "半", "ron", 1, PASS),
        (TWO_OVER, "半", "chi", 1, None),
    ],
)
def test_ron_by_itself_together_with_pass_unless(
    hand: str, daifuda: str, least: str, auto: int, answer: Action | None
) -> None:
    s = position(hand, on=daifuda).state
    s.passing[0], s.auto_ron[0] = THRESHOLD[least], auto
    assert by_order(s, 0, answers_of(s, 0)) == answer
    open_window(s)
    assert (0 in s.waiting) == (answer is None), "an order in force answers the next window as it opens"


def test_an_order_answers_the_open_window_and_the_next_ones() -> None:
    match = begin(3, deck=DECK_16)
    s = match.state
    match.submit(1, ORDER["ron"])
    assert asked(match) == [2] and s.answer[1] == [0]
    match.submit(2, claim("pair", "地"))
    match.submit(2, discard("行"))
    assert 1 not in asked(match) and (s.answer[1] == [0] or len(answers_of(s, 1).moves) == 1)


def test_orders_alone_never_close_a_quiet_window() -> None:
    """A ron by order takes effect only after the table has waited, like a person who has thought about it."""
    match = position(GOES_OUT, on="国", turn=1)
    s = match.state
    able = [p for p in (0, 1) if len(answers_of(s, p).moves) > 1]
    for rule in ("ron", "auto"):
        assert 0 in asked(match)
        match.submit(0, ORDER[rule])
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
    assert read((s.discards[-1],)) == "大", "the first window: the last of three has answered for itself"
    assert s.waiting == [TABLE_ACTOR] and s.answer == [[0]] * 3
    close(match)
    assert len(s.discards) == 2


def test_order_pass_everything_lasts_until_the_own_turn() -> None:
    match = position(ANY, GOES_OUT, ANY, on="国")
    s = match.state
    match.submit(1, ORDER["turn"])
    assert orders(match, 1) == {"ask", "chi", "ron", "auto"}
    while s.turn == 0:
        assert s.passing[1] == UNTIL_TURN and 1 not in asked(match)
        (all_pass if asked(match) else close)(match)
    assert s.turn == 1 and s.passing[1] == NO_ORDER and s.phase == "window" and s.discarder < 0


def test_orders_last_for_one_round() -> None:
    match = position(GOES_OUT, on="国")
    match.submit(1, ORDER["ron"])
    match.submit(1, ORDER["auto"])
    match.submit(0, RON)
    assert (match.state.round, match.state.passing, match.state.auto_ron) == (2, [0, 0], [0, 0])


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(["quiet", "sealed"]))
def test_orders_give_only_answers_that_a_player_could_have_given(seed: int, mode: str) -> None:
    rng = random.Random(seed)
    match = Match.begin(GAME, match="m", seats=3, options={"window_mode": mode}, secret=rng.randbytes(32))
    s = match.state
    for _ in range(60):
        if match.over:
            return
        if rng.random() < 0.3:
            match.submit(*rng.choice([(p, a) for p in range(3) for a in GAME.anytime(s, p)]))
        else:
            step(match, rng)
        for p in range(3) if s.phase == "window" else ():
            assert s.answer[p][:1] != [3] or answers_of(s, p).ron
            assert not (s.answer[p] and p in s.waiting), "answered and still asked"


# Moves without a choice


@pytest.mark.parametrize(
    ("hand", "thrown"),
    [
        ("日本校々", "校"),  # 日本 is a word, a joker pairs with everything
        ("日本内", "内"),  # the worst fit, though hearts come before clubs
        ("人民間内", "内"),
        ("音法校", "校"),  # ties by the deck file: spades first
        ("質理", "理"),  # hearts before clubs
        ("質主", "主"),  # diamonds before clubs
        ("主理", "理"),  # hearts before diamonds
        ("理校", "校"),  # the king of spades before the three of hearts
        ("校科", "科"),  # the four before the king
        ("校々", "校"),  # jokers last
        ("法々", "法"),
        ("々校", "校"),
    ],
)
def test_the_timeout_discards_the_card_in_the_fewest_sets_of_two(hand: str, thrown: str) -> None:
    s = position(GOES_OUT, on="国").state
    s.phase, s.waiting, s.hands[0] = "discard", [0], list(cards_of(hand))
    assert GAME.timeout(s, 0) == discard(thrown)
    for jokers in ([BLACK_JOKER, RED_JOKER], [RED_JOKER, BLACK_JOKER]):
        s.hands[0] = jokers
        assert GAME.timeout(s, 0) == DISCARD[BLACK_JOKER]
    s.hands[0] = [RED_JOKER, card_of(thrown)]
    assert GAME.timeout(s, 0) == discard(thrown)


def test_timeout_of_a_window_is_ron_else_pass() -> None:
    assert GAME.timeout(position(GOES_OUT, on="国").state, 0) == RON
    assert GAME.timeout(position(TWO_OVER, on="半").state, 0) == PASS


def test_only_the_last_hand_card_is_discarded_automatically() -> None:
    assert GAME.automatic(position(LAST_CARD, on="民").state) is None, "the daifuda lies there"
    match = position(ONE_OVER, on="民")
    assert GAME.automatic(match.state) is None
    match.submit(0, claim("two_word", "人"))
    assert match.state.waiting == [0] and GAME.automatic(match.state) == (0, discard("校"))
    match.submit(0, discard("校"))
    assert GAME.automatic(match.state) is None


# Redeals for a computer


def redealt(match: Match[JukugoDaifudaState]) -> Iterator[JukugoDaifudaState]:
    """Return the redeal of each seat."""
    return (match.state.redeal(seat, random.Random(3).random) for seat in range(len(match.state.chips)))


@pytest.mark.parametrize(("mode", "house"), [("quiet", [TABLE_ACTOR]), ("sealed", [])])
def test_what_a_redeal_forgets_and_whom_it_asks(mode: str, house: list[int]) -> None:
    """No seat in a discard or at the end; never the discarder; the table itself unless a sealed window asks a seat."""
    match = position(GOES_OUT, ANY, ANY, on="国", turn=2, discarder=2, window_mode=mode)
    assert [s.waiting for s in redealt(match)] == [[0, 1, *house]] * 3
    match.submit(0, PASS)
    match.state.auto_ron[0], match.state.passing[0] = 1, 2
    mine, *theirs = redealt(match)
    assert (mine.waiting, mine.answer[0], mine.auto_ron, mine.passing) == ([1, *house], [0], [1, 0, 0], [2, 0, 0])
    for s in theirs:
        assert (s.answer, s.auto_ron, s.passing, s.ron_worth[0]) == ([[], [], []], [0, 0, 0], [0, 0, 0], 0)
        assert s.waiting == [0, 1, *house]
    assert match.state.answer[0] == [0]
    two = position(GOES_OUT, on="国", turn=1, discarder=1, window_mode=mode)
    two.state.waiting, two.state.answer[0], two.state.auto_ron[0] = [TABLE_ACTOR], [3], 1
    assert next(redealt(two)).waiting == [TABLE_ACTOR], "the only seat that may answer has done so"
    taken = position(GOES_OUT, on="国", window_mode=mode)
    taken.submit(0, claim("chain", "日本"))
    all_pass(taken)
    assert taken.state.phase == "discard" and [s.waiting for s in redealt(taken)] == [[0], [0]]
    over = position(GOES_OUT, on="国", turn=1, discarder=1, window_mode=mode, rounds=1)
    over.submit(0, RON)
    assert over.over and [s.waiting for s in redealt(over)] == [[], []]
