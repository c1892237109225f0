"""Jukugo Daifuda: how rounds and games end, and what is paid."""

from __future__ import annotations

import json
import random

import pytest

from engine.core.game import TABLE_ACTOR
from engine.core.match import Match
from engine.games.jukugo_daifuda.answers import CLOSE, PASS, RON
from engine.games.jukugo_daifuda.rules import GAME
from engine.games.jukugo_daifuda.terms import (
    POINTS,
    SIZE,
    read,
)
from tests.games.jukugo_daifuda.positions import (
    ANY,
    DECK_16,
    all_pass,
    begin,
    cards_of,
    claim,
    close,
    open_sets,
    play,
    position,
)


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
