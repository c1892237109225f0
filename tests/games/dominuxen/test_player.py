"""Dominuxen: the heuristic player."""

from __future__ import annotations

import random

import pytest

from engine.core.match import Match
from engine.games.dominuxen.rules import GAME
from engine.players.dominuxen.heuristic import choose
from tests.games.dominuxen.positions import SECRET, move, played, position, step


@pytest.mark.parametrize("double_tiles", [False, True])
def test_the_house_player_beats_random_play(double_tiles: bool) -> None:
    wins = 0
    for game in range(30):
        seats, rng = 3 + game % 3, random.Random(game)
        m = Match.begin(GAME, match=str(game), seats=seats, options={"double_tiles": double_tiles}, secret=SECRET)
        while not m.over:
            seat = m.state.waiting[0]
            if seat == game % seats:
                m.submit(seat, choose(GAME, m.state.redeal(seat, rng.random), seat, rng.random))
            else:
                step(m, rng)
        wins += m.state.winners == [game % seats]
    assert wins >= 27


@pytest.mark.parametrize("seed", range(8))
def test_the_house_player_looks_only_at_what_it_knows(seed: int) -> None:
    m, rng = played(3 + seed % 3, seed, seed * 3), random.Random(seed)
    seat = m.state.waiting[0]
    assert len({choose(GAME, m.state.redeal(seat, rng.random), seat, lambda: 0.5) for _ in range(4)}) == 1


def test_the_house_player_lays_its_hand_in_few_sets() -> None:
    m = position(["1-5 2-5 3-5 5-9 0-12 8-11", "0-1 0-2 0-3 0-4", "1-1 1-2 1-3 1-4"], row="7-7", pile="7-8")
    assert choose(GAME, m.state, 0, random.Random(1).random) == move("5x4 1-5 2-5 3-5 5-9")
