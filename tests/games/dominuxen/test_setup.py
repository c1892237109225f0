"""Dominuxen: setup, options, and who sees what."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.match import Match
from engine.core.options import BadOption
from engine.core.tiles import COUNT, parse, tiles
from engine.games.dominuxen.moves import (
    ANSWER,
    DRAW,
    HABIT,
    TAKE,
)
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.terms import (
    ASK,
    PILE,
    TAKE_IT,
)
from tests.games.dominuxen.positions import SECRET, SIX, at_e4, played, step


@pytest.mark.parametrize(("seats", "pile"), [(3, 46), (4, 33), (5, 20)])
def test_setup(seats: int, pile: int) -> None:
    order = [(5 * k) % COUNT for k in range(COUNT)]
    m = Match.begin(GAME, match="m", seats=seats, options={}, secret=SECRET, given={"deal 1": order})
    s = m.state
    assert [sorted(order[p * 13 : p * 13 + 13]) for p in range(seats)] == s.hands
    assert s.row == order[seats * 13 : seats * 13 + 6]
    assert s.pile[::-1] == order[seats * 13 + 6 :] and len(s.pile) == pile
    assert s.lines == [[]] * seats and s.discard == []
    assert GAME.conserved(s) == list(range(COUNT))


@pytest.mark.parametrize("wrong", [{"rounds": 6}, {"rounds": 0}, {"turn_limit": 49}, {"turn_limit": 501}, {"x": 1}])
def test_options_out_of_range_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        GAME.check(4, wrong)


def test_only_three_to_five_can_play() -> None:
    for seats in (2, 6):
        with pytest.raises(ValueError):
            Match.begin(GAME, match="m", seats=seats, options={}, secret=SECRET)


def test_public_and_private() -> None:
    m = played(4, 5, 30)
    s = m.state
    for p in range(4):
        view = m.view(p)
        assert view.state["hands"] == [s.hands[q] if q == p else len(s.hands[q]) for q in range(4)]
        assert view.state["pile"] == len(s.pile)
        assert view.state["habits"] == s.habits[p] and view.state["answers"] == s.answers[p]
    public = m.view(None)
    assert public.state["hands"] == [len(h) for h in s.hands]
    assert public.state["habits"] == [] and public.state["answers"] == [] and public.state["fresh"] == []
    for key in ("lines", "row", "discard", "turn", "active", "victims", "drawn", "owed"):
        assert public.state[key] == getattr(s, key)


def test_secrecy_events_keep_drawn_faces_and_arrangements_private() -> None:
    private = {"dealt", "drew_tiles", "settled", "habit"}
    for seed in range(4):
        for e in played(4, seed).ctx.events:
            assert (e.only is not None) == (e.kind in private)
            if e.kind == "drew_pile":
                assert set(e.facts) == {"seat", "count"}


def test_what_everybody_saw_going_into_a_hand_is_known_until_it_is_played() -> None:
    for seed in range(6):
        m = Match.begin(GAME, match="m", seats=4, options={}, secret=SECRET)
        rng = random.Random(seed)
        while not m.over:
            step(m, rng)
            s = m.state
            assert all(set(known) <= set(hand) for known, hand in zip(s.known, s.hands, strict=True))
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, TAKE)
    m.submit(1, DRAW[parse("8-8")])
    m.submit(1, DRAW[PILE])
    assert m.state.pins(2) == {**dict.fromkeys(tiles("3-4 3-12"), 0), parse("8-8"): 1}
    for k in range(20):
        new = m.state.redeal(2, random.Random(k).random)
        assert set(tiles("3-4 3-12")) <= set(new.hands[0]) and parse("8-8") in new.hands[1]


def test_a_redeal_forgets_what_others_keep_to_themselves() -> None:
    m = at_e4()
    m.submit(1, HABIT[3])
    m.submit(0, ANSWER[1][TAKE_IT])
    new = m.state.redeal(2, random.random)
    assert new.habits == [ASK] * 4 and new.answers == [[], [], [], []]
    assert m.state.redeal(1, random.random).habits[1] == 3
