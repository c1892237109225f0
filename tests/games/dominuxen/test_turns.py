"""Dominuxen: who is attacked in which order, how many tiles are drawn, and habits that last."""

from __future__ import annotations

from engine.core.match import Match
from engine.core.tiles import DOUBLE, tiles
from engine.games.dominuxen.moves import BACK, DISCARD, DRAW, HABIT, LEAVE, TAKE, Play
from engine.games.dominuxen.rules import GAME
from engine.games.dominuxen.state import DominuxenState
from engine.games.dominuxen.terms import ASK, PILE, victims_of
from tests.games.dominuxen.positions import SIX, at_e4, doubles_at_e7, last_sets, play, position


def test_r10_who_discards_draws_as_many_tiles_as_the_set_had_not_as_many_as_it_counted() -> None:
    m = doubles_at_e7(8)
    m.submit(0, Play(8, (DOUBLE[8],), 2))
    m.submit(0, LEAVE)
    m.submit(1, DISCARD)
    assert m.state.owed == 2, "5-7 and 3-5"
    m.submit(1, DRAW[PILE])
    m.submit(1, DRAW[PILE])
    m.submit(0, LEAVE)
    m.submit(2, DISCARD)
    assert m.state.lines[2] == [] and m.state.discard == tiles("5-7 3-5 7-7")
    assert m.state.owed == 1 and m.state.waiting == [2], "7-7 counted as two"
    m.submit(2, DRAW[m.state.row[0]])
    assert m.state.phase == "play" and len(m.state.hands[2]) == 2


def test_r5_who_discards_draws_for_every_tile_and_only_then_the_next_is_attacked() -> None:
    m = at_e4()
    m.submit(0, SIX)
    m.submit(0, LEAVE)
    m.submit(1, DISCARD)
    assert (m.state.phase, m.state.waiting, m.state.owed) == ("draw", [1], 2)
    m.submit(1, DRAW[PILE])
    assert (m.state.phase, m.state.owed) == ("draw", 1)
    m.submit(1, DRAW[PILE])
    assert (m.state.phase, m.state.waiting, m.state.victims) == ("take", [0], [3])


def test_r1_victims_come_clockwise_from_the_left_of_any_attacker() -> None:
    for attacker in range(5):
        s = last_sets(*[(3, 2)] * 5)
        assert victims_of(s.lines, attacker, 6, 2) == [(attacker + k) % 5 for k in range(1, 5)]
    s = last_sets((5, 2), (3, 2), (7, 2), (4, 2))
    assert victims_of(s.lines, 2, 6, 2) == [3, 0, 1]
    assert victims_of(s.lines, 1, 5, 2) == [3], "an equal number and a higher one are safe, 7 and 5"


def test_an_attack_of_seat_2_goes_round_and_comes_back_to_the_left_of_seat_2() -> None:
    hands = ["0-1 0-2", "0-3 0-4", "6-9 6-11 1-4", "0-5 0-7"]
    lines = ["5x2: 5-6 5-9", "3x2: 3-4 3-12", "9x2: 9-9 9-10", "4x2: 4-8 4-10"]
    m = position(hands, lines, row="1-1 1-2 1-3 1-5 1-6 1-7", pile="2-2 2-3 2-4 2-5 2-6 2-7", active=2)
    m.submit(2, play(6, "6-9 6-11"))
    assert m.state.victims == [3, 0, 1] and [a[0] for a in m.state.attacks] == [3, 0, 1]
    m.submit(2, TAKE)
    assert (m.state.phase, m.state.waiting) == ("draw", [3])
    m.submit(3, DRAW[PILE])
    m.submit(3, DRAW[PILE])
    assert (m.state.phase, m.state.waiting, m.state.victims) == ("take", [2], [0, 1])
    m.submit(2, LEAVE)
    m.submit(0, BACK)
    m.submit(2, LEAVE)
    m.submit(1, BACK)
    assert (m.state.phase, m.state.waiting, m.state.active) == ("play", [3], 3)


def next_round(m: Match[DominuxenState]) -> None:
    """Seat 0 lays its whole hand: the round is over."""
    m.submit(0, play(6, "6-9 6-11"))


def test_a_habit_holds_over_rounds_and_answers_there() -> None:
    m = at_e4(first="6-9 6-11")
    m.state.rounds = 3
    m.submit(3, HABIT[2])
    m.submit(1, HABIT[3])
    next_round(m)
    s = m.state
    assert s.round == 2 and s.habits == [ASK, 3, ASK, 2]
    later = at_e4()
    for name in ("hands", "lines", "row", "pile", "phase", "active", "waiting"):
        setattr(s, name, getattr(later.state, name))
    m.submit(0, SIX)
    m.submit(0, LEAVE)
    assert GAME.wished(s, 1) == DISCARD and GAME.automatic(s) is None, "two tiles are fewer than three"
    m.submit(1, DISCARD)
    while s.phase == "draw":
        m.submit(1, DRAW[PILE])
    m.submit(0, LEAVE)
    assert GAME.wished(s, 3) == BACK
