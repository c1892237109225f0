"""What Dominuxen says of itself: options, moves, ends, habits, and what is too much to list."""

from __future__ import annotations

from typing import get_args

from engine.core.options import settle
from engine.core.tiles import tiles
from engine.games.dominuxen.moves import Answer, Draw, Draws, Habit, Move, Play
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.terms import ASK, HABITS, NEVER, PILE, TAKE_IT
from tests.games.dominuxen.test_rules import SIX, at_e4


def test_a_game_opened_without_a_word_is_one_round_of_150_plays_at_most() -> None:
    """R9: the default of ``turn_limit``."""
    assert settle(GAME.options, {}) == {"double_tiles": False, "rounds": 1, "turn_limit": 150}


def test_every_move_can_be_read_every_end_has_its_reason_and_a_hand_can_be_sorted_two_ways() -> None:
    wide = [Play(3, tuple(tiles("3-4")), 1), Draw(PILE), Draws(tuple(tiles("3-4"))), Answer(1, TAKE_IT), Habit(3)]
    bare = [kind() for kind in get_args(Move) if kind not in (Play, Draw, Draws)]
    assert len(bare) == 5
    for move in [*wide, *bare]:
        assert GAME.read(move.wire()) == move
    assert GAME.end_reasons == ("hand_empty", "centre_empty", "turn_limit")
    assert GAME.arrangements == ("numbers", "sets")


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
