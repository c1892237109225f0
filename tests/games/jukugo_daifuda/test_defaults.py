"""Jukugo Daifuda: what is done where nobody chooses, and the heuristic player."""

from __future__ import annotations

import random

import pytest

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.jukugo_daifuda.answers import DISCARD, ORDER, PASS, RON, Attach
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.state import answers_of
from engine.games.jukugo_daifuda.terms import (
    CARDS,
    JOKERS,
)
from engine.players.jukugo_daifuda import policy as heuristic
from tests.games.jukugo_daifuda.positions import (
    ANY,
    DECK_16,
    all_pass,
    begin,
    cards_of,
    claim,
    discard,
    open_sets,
    position,
)

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
