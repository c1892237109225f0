"""Dominuxen: moves chosen in steps, refusals, and several tiles drawn at one go."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.action import Action
from engine.core.offers import Path, Subset, Values, wander
from engine.core.tiles import COUNT, DOUBLE, HAS, parse, tiles
from engine.games.dominuxen.moves import (
    BACK,
    DRAW,
    LEAVE,
    REST,
    TAKE,
    Answer,
    Draws,
    Habit,
    Play,
)
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.terms import (
    ASK,
    PILE,
    TAKE_IT,
)
from tests.games.dominuxen.positions import (
    SIX,
    at_e4,
    codes,
    doubles_at_e7,
    line,
    offered,
    play,
    played,
    position,
    refused,
    same,
)

# Steps


def test_a_play_is_chosen_in_steps() -> None:
    m = at_e4()
    assert offered(m) == Values(("play",))
    assert offered(m, "play") == Values((1, 2, 4, 6, 9, 11))
    assert offered(m, "play", 6) == Subset(tuple(tiles("2-6 6-9 6-11")), 1, 3)
    assert offered(m, "play", 6, tiles("6-9 6-11")) == Values((2,))
    assert offered(m, "play", 6, tiles("6-9 6-11"), 2) is None


def test_with_the_option_a_double_asks_how_much_it_counts() -> None:
    m = doubles_at_e7(8)
    assert offered(m, "play", 8, [DOUBLE[8]]) == Values((1, 2))
    assert offered(m, "play", 0, tiles("0-1")) == Values((1,))


@pytest.mark.parametrize("path", [("take",), ("play", 13), ("play", "x"), ("play", [1]), ("play", 3), ("play", 6, 7)])
def test_a_path_that_begins_no_move_is_offered_nothing(path: Path) -> None:
    assert offered(at_e4(), *path) is None


def test_steps_and_list_tell_the_same() -> None:
    rng = random.Random(2)
    for seed in range(8):
        m = played(3 + seed % 3, seed, rng.randrange(40), double_tiles=bool(seed % 2))
        if m.over:
            continue
        seat, s = m.state.waiting[0], m.state
        legal = set(GAME.legal(s, seat))
        assert all(GAME.allows(s, seat, a) for a in legal)
        for _ in range(200):
            assert GAME.read(wander(partial(GAME.offer, s, seat), rng.random)) in legal


@given(st.data())
def test_allows_is_exactly_the_list(data: Any) -> None:
    hand = data.draw(st.lists(st.integers(0, COUNT - 1), min_size=1, max_size=9, unique=True))
    doubles = data.draw(st.booleans())
    m = position([codes(hand), "", ""], options={"double_tiles": doubles})
    legal = set(GAME.legal(m.state, 0))
    chosen = data.draw(st.lists(st.sampled_from([*hand, 0, 44, 90]), max_size=5))
    action = Play(data.draw(st.integers(-1, 13)), tuple(chosen), data.draw(st.integers(0, 6)))
    assert GAME.allows(m.state, 0, action) == (action in legal)


def test_a_hand_of_one_number_has_8191_plays_and_answers_without_the_list() -> None:
    hand = codes([t for t in range(COUNT) if HAS[7][t]])
    m = position([hand, "0-1", "0-2"], options={"double_tiles": True})
    sevens = [a for a in GAME.legal(m.state, 0) if isinstance(a, Play) and a.number == 7]
    assert len(sevens) == 8191 + 4096
    view = m.view(0)
    assert view.legal == () and view.asked and view.first["play"] == Values(tuple(range(13)))


# Refusals


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (play(6, "0-9"), "held"),
        (play(6, "1-4"), "match"),
        (Play(6, (), 0), "tiles"),
        (Play(13, (1,), 1), "number"),
        (Play(-1, (1,), 1), "number"),
        (Play(6, (91,), 1), "such-tile"),
        (Play(6, (parse("6-9"), parse("6-9")), 2), "twice"),
        (Play(6, tuple(tiles("6-9 6-11")), 1), "size"),
        (Play(6, tuple(tiles("6-9 6-11")), 4), "size"),
        (Play(6, tuple(tiles("6-9 6-11")), 3), "double-rule"),
        (TAKE, "play-now"),
        (DRAW[PILE], "play-now"),
        (Answer(0, TAKE_IT), "answer"),
        (Answer(9, TAKE_IT), "answer"),
        (Habit(99), "habit"),
        (Habit(ASK), "change"),
    ],
)
def test_wrong_plays_are_refused_exactly(action: Action, reason: str) -> None:
    assert refused(at_e4(), 0, action)[0] == f"dominuxen-no-{reason}"


def test_tiles_in_another_order_are_malformed() -> None:
    chosen = tuple(reversed(tiles("6-9 6-11")))
    assert refused(at_e4(), 0, Play(6, chosen, 2)) == ("malformed", {})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (DRAW[parse("3-3")], "row-tile"),
        (Draws(tuple(tiles("0-1 0-5 8-8"))), "so-many"),
        (Draws(()), "tiles-drawn"),
        (Draws((parse("0-1"), parse("0-1"))), "twice"),
        (Draws((91,)), "such-tile"),
        (TAKE, "draw-now"),
        (play(6, "2-6"), "draw-now"),
    ],
)
def test_wrong_draws_are_refused_exactly(action: Action, reason: str) -> None:
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, TAKE)
    assert refused(m, 1, action)[0] == f"dominuxen-no-{reason}"


def test_a_single_draw_and_an_empty_pile_are_told() -> None:
    m = at_e4(pile="")
    m.submit(0, SIX)
    m.submit(0, TAKE)
    assert refused(m, 1, DRAW[PILE])[0] == refused(m, 1, REST)[0] == "dominuxen-no-pile"
    m.submit(1, DRAW[parse("8-8")])
    assert refused(m, 1, REST)[0] == refused(m, 1, Draws((parse("0-1"),)))[0] == "dominuxen-no-single"
    assert refused(m, 1, DRAW[parse("8-8")]) == ("dominuxen-no-row-tile", {"tile": parse("8-8")})


def test_a_question_to_answer_is_told_by_name() -> None:
    m = at_e4()
    m.submit(0, SIX)
    assert refused(m, 0, BACK)[0] == "dominuxen-no-take-now"
    m.submit(0, LEAVE)
    assert refused(m, 1, TAKE)[0] == "dominuxen-no-recover-now"
    assert refused(m, 0, TAKE)[0] == "not-your-turn"


# Drawing several tiles at one go


def test_draws_of_the_row_and_the_rest_of_the_pile() -> None:
    m = at_e4()
    m.state.lines[1] = line("3x3: 3-4 3-12 3-5")
    m.state.hands[0] = sorted(tiles("6-9 6-11 2-6 1-4"))
    m.submit(0, play(6, "6-9 6-11 2-6"))
    m.submit(0, TAKE)
    m.submit(1, Draws((parse("0-1"),)))
    assert same(m.state.hands[1], "3-3 8-10 0-1 1-9 6-6")
    assert m.state.drawn == [parse("0-1"), PILE, PILE]
    assert m.state.row == tiles("8-8 2-12 9-9 10-11 0-5 3-7")


def test_draws_and_one_by_one_lead_to_the_same_position() -> None:
    one, other_ = at_e4(), at_e4()
    for m in (one, other_):
        m.submit(0, SIX)
        m.submit(0, TAKE)
    one.submit(1, DRAW[parse("0-5")])
    one.submit(1, DRAW[PILE])
    other_.submit(1, Draws((parse("0-5"),)))
    assert one.state == other_.state


def test_a_pile_that_runs_out_leaves_the_rest_to_ask_for() -> None:
    m = at_e4(pile="1-9")
    m.state.lines[1] = line("3x3: 3-4 3-12 3-5")
    m.submit(0, play(6, "6-9 6-11 2-6"))
    m.submit(0, TAKE)
    m.submit(1, REST)
    assert m.state.owed == 2 and m.state.waiting == [1] and m.state.drawn == [PILE]
    assert GAME.automatic(m.state) is None
    m.submit(1, Draws(tuple(sorted(tiles("8-8 9-9")))))
    assert m.state.phase != "draw" and m.state.row == tiles("0-1 2-12 10-11 0-5")
