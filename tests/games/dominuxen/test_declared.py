"""What Dominuxen says of itself: options, moves, ends, habits, and what is too much to list."""

from __future__ import annotations

from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.terms import ASK, HABITS, NEVER
from tests.games.dominuxen.positions import SIX, at_e4


def test_one_may_settle_to_take_back_sets_from_any_size_up_to_six_or_none_or_to_be_asked() -> None:
    assert (ASK, *range(1, 7), NEVER) == HABITS


def test_the_many_ways_to_draw_are_not_listed_and_those_to_answer_an_attack_are() -> None:
    m = at_e4()
    m.submit(0, SIX)
    assert len(m.view(0).legal) == 2, "take or leave"
    m.submit(0, GAME.legal(m.state, 0)[1])
    m.submit(1, GAME.legal(m.state, 1)[1])
    assert m.state.phase == "draw" and GAME.legal(m.state, 1)
    assert m.view(1).legal == () and m.view(1).first
