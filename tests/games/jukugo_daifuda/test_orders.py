"""Jukugo Daifuda: standing orders, and whom they answer for."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.jukugo_daifuda.answers import ORDER, PASS, RON
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.state import answers_of, open_window
from engine.games.jukugo_daifuda.terms import (
    NO_ORDER,
    UNTIL_TURN,
    read,
)
from tests.games.jukugo_daifuda.positions import (
    ANY,
    DECK_16,
    all_pass,
    asked,
    begin,
    claim,
    close,
    discard,
    open_sets,
    orders,
    position,
    refused,
)


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
