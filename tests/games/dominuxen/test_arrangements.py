"""Dominuxen: what is settled beforehand and in private, and what follows when nobody chooses."""

from __future__ import annotations

import json
import random

import pytest

from engine.core.match import Match
from engine.core.tiles import parse, tiles
from engine.games.dominuxen.moves import (
    ANSWER,
    BACK,
    DISCARD,
    DRAW,
    HABIT,
    LEAVE,
    REST,
    TAKE,
    Answer,
    Habit,
)
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.terms import (
    ASK,
    ASK_ME,
    HABITS,
    LEAVE_IT,
    NEVER,
    PILE,
    RETURNED,
    TAKE_IT,
    THROWN,
)
from tests.games.dominuxen.positions import SIX, at_e4, play, played, position, settle

# Arrangements beforehand


def test_answers_for_all_victims_together_with_the_play() -> None:
    m = at_e4()
    m.submit(0, ANSWER[1][TAKE_IT])
    m.submit(0, ANSWER[3][LEAVE_IT])
    m.submit(0, SIX)
    assert settle(m) == 1 and m.state.waiting == [1] and m.state.phase == "draw"
    m.submit(1, REST)
    assert settle(m) == 1 and m.state.waiting == [3] and m.state.phase == "recover"
    m.submit(3, BACK)
    assert m.state.active == 1 and m.state.answers == [[], [], [], []]


def test_an_answer_can_be_given_and_taken_back_while_others_decide() -> None:
    m = at_e4()
    m.submit(0, SIX)
    assert ANSWER[1][TAKE_IT] not in m.view(0).anytime
    m.submit(0, TAKE)
    assert [a for a in m.view(0).anytime if isinstance(a, Answer)] == [ANSWER[3][LEAVE_IT], ANSWER[3][TAKE_IT]]
    assert not [a for a in m.view(1).anytime if isinstance(a, Answer)]
    m.submit(0, ANSWER[3][TAKE_IT])
    m.submit(0, ANSWER[3][ASK_ME])
    m.submit(1, REST)
    assert settle(m) == 0 and m.state.waiting == [0]


def test_an_answer_is_dropped_when_the_round_has_ended() -> None:
    m = at_e4(row="0-1 8-8", pile="")
    m.state.rounds = 2
    m.submit(0, SIX)
    m.submit(0, ANSWER[3][TAKE_IT])
    m.submit(0, TAKE)
    m.submit(1, DRAW[parse("8-8")])
    assert settle(m) == 1
    assert m.state.round == 2 and m.state.answers == [[], [], [], []]
    assert m.state.columns == [[0, -4, 0, 1]]


@pytest.mark.parametrize(("habit", "outcome"), [(1, RETURNED), (2, RETURNED), (3, THROWN), (NEVER, THROWN)])
def test_a_habit_answers_for_sets_that_were_left(habit: int, outcome: int) -> None:
    m = at_e4()
    m.submit(3, HABIT[habit])
    m.submit(0, SIX)
    m.submit(0, LEAVE)
    assert settle(m) == 0
    m.submit(1, BACK)
    m.submit(0, LEAVE)
    assert settle(m) == 1
    assert m.state.attacks[1][3] == outcome


def test_a_habit_may_be_settled_while_one_is_asked_and_lasts() -> None:
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, LEAVE)
    m.submit(1, HABIT[2])
    assert settle(m) == 1 and m.state.habits == [ASK, 2, ASK, ASK]
    m.submit(1, HABIT[ASK])
    assert m.state.habits[1] == ASK


def test_arrangements_never_change_the_order_of_play() -> None:
    """The same decisions, settled beforehand or when asked, lead to the same events that others see."""
    plain, ahead = at_e4(), at_e4()
    plain.submit(0, SIX)
    plain.submit(0, LEAVE)
    plain.submit(1, DISCARD)
    plain.submit(1, REST)
    plain.submit(0, TAKE)
    ahead.submit(1, HABIT[3])
    ahead.submit(0, ANSWER[3][TAKE_IT])
    ahead.submit(0, ANSWER[1][LEAVE_IT])
    ahead.submit(0, SIX)
    settle(ahead)
    ahead.submit(1, REST)
    settle(ahead)
    public = [[e.to_json() for e in m.ctx.events if e.only is None] for m in (plain, ahead)]
    assert public[0] == public[1]
    assert plain.state.waiting == ahead.state.waiting == [3]
    plain.submit(3, REST)
    ahead.submit(3, REST)
    ahead.submit(1, HABIT[ASK])
    assert ahead.state == plain.state


def test_nobody_sees_that_somebody_settled_something() -> None:
    m = at_e4()
    before = [json.dumps(dict(m.view(p).state)) for p in (None, 0, 2)]
    asked = m.state.waiting[:]
    m.submit(3, HABIT[4])
    assert [json.dumps(dict(m.view(p).state)) for p in (None, 0, 2)] == before
    assert m.state.waiting == asked and m.view(3).state["habits"] == 4
    assert [e.only for e in m.ctx.events] == [(3,)]


def test_every_arrangement_offered_can_be_made() -> None:
    rng = random.Random(4)
    for seed in range(6):
        m = played(3 + seed % 3, seed, rng.randrange(5, 40))
        if m.over:
            continue
        for p in range(m.header.seats):
            for action in m.view(p).anytime:
                again = Match.resume(GAME, m.header, m.secret, m.snapshot())
                again.submit(p, action)
                assert action not in again.view(p).anytime
            assert {a.size for a in m.view(p).anytime if isinstance(a, Habit)} == set(HABITS) - {m.state.habits[p]}


# Timeout and automatic moves


def test_timeout_default_is_the_largest_set_of_the_higher_number() -> None:
    m = position(["6-9 6-11 2-9 1-4", "0-1", "0-2"])
    assert GAME.timeout(m.state, 0) == play(9, "2-9 6-9")
    with_double = position(["6-9 6-11 6-12 4-4 4-9", "0-1", "0-2"], options={"double_tiles": True})
    assert GAME.timeout(with_double.state, 0) == play(6, "6-9 6-11 6-12")
    with_double.state.hands[0] = tiles("4-4 4-9 4-10 6-9 6-11 6-12")
    assert GAME.timeout(with_double.state, 0) == play(4, "4-4 4-9 4-10", 4)


def test_timeout_defaults_of_the_other_decisions() -> None:
    m = at_e4()
    m.submit(0, SIX)
    assert GAME.timeout(m.state, 0) == LEAVE
    m.submit(0, LEAVE)
    assert GAME.timeout(m.state, 1) == BACK
    m.submit(1, DISCARD)
    assert GAME.timeout(m.state, 1) == DRAW[PILE]
    m.state.pile = []
    assert GAME.timeout(m.state, 1) == DRAW[parse("0-1")]


def test_automatic_a_draw_with_one_source_left() -> None:
    m = at_e4(row="", pile="1-9 6-6 3-7")
    m.submit(0, SIX)
    m.submit(0, TAKE)
    assert GAME.automatic(m.state) == (1, DRAW[PILE])
    m.state.pile, m.state.row = [], tiles("8-8")
    assert GAME.automatic(m.state) == (1, DRAW[parse("8-8")])
    m.state.row = tiles("8-8 0-1")
    assert GAME.automatic(m.state) is None
    m.state.row, m.state.pile = tiles("8-8"), tiles("1-9")
    assert GAME.automatic(m.state) is None


def test_automatic_a_lone_double_but_never_a_lone_mixed_tile() -> None:
    assert GAME.automatic(position(["4-4", "0-1", "0-2"]).state) == (0, play(4, "4-4"))
    assert GAME.automatic(position(["4-5", "0-1", "0-2"]).state) is None
    assert GAME.automatic(position(["4-4 1-1", "0-1", "0-2"]).state) is None
    assert GAME.automatic(position(["4-4", "0-1", "0-2"], options={"double_tiles": True}).state) is None
