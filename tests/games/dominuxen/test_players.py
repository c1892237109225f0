"""The computer players of Dominuxen: the heuristic one, and checks of reasons (``tests.engine.reasons``)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.match import Match
from engine.games.dominuxen.rules import GAME, largest_sets
from engine.games.dominuxen.terms import PILE
from engine.players.dominuxen.policy import choose
from tests.engine.reasons import Check, Facts, applied
from tests.games.dominuxen.positions import SECRET, move, played, position, step


def sets(*tiles: int) -> list[frozenset[int]]:
    """Return, by number, all of these tiles that have it."""
    return [frozenset(play.tiles) for play in largest_sets(tiles, False)]


def companions(s: Any, seat: int, tile: int) -> int:
    """Return how many tiles of the hand share one of its numbers."""
    return max(len(found - {tile}) for found in sets(*s.hands[seat], tile) if tile in found)


def best_of_row(s: Any, seat: int, a: Any, f: Facts) -> bool:
    mine = companions(s, seat, a.tile)
    return mine > 0 and all(companions(s, seat, t) <= mine for t in s.row)


def larger(s: Any, owner: int, seat: int) -> bool:
    tiles = s.lines[owner][-1][2:]
    return any(len(found) > len(tiles) and found & {*tiles} for found in sets(*s.hands[seat], *tiles))


def sets_to_empty(s: Any, seat: int, a: Any) -> int:
    """Return how many sets, always the largest first, empty the hand after the play."""
    left, count = {*s.hands[seat]} - {*a.tiles}, 0
    while left:
        left -= max(sets(*sorted(left)), key=len)
        count += 1
    return count


CHECKS: dict[str, Check] = {
    "take": lambda s, p, a, f: larger(s, s.victims[0], p),
    "leave": lambda s, p, a, f: f["count"] == len(s.lines[s.victims[0]][-1]) - 2 == s.attack[2],
    "back": lambda s, p, a, f: larger(s, p, p),
    "discard": lambda s, p, a, f: not larger(s, p, p),
    "draw": best_of_row,
    "rest": lambda s, p, a, f: a.tile == PILE and bool(s.row) and not any(companions(s, p, t) for t in s.row),
    "last": lambda s, p, a, f: len(applied("dominuxen", s, p, a).columns) > len(s.columns),
    "attack": lambda s, p, a, f: (
        0 < f["victims"] == len(applied("dominuxen", s, p, a).victims) and f["count"] == len(a.tiles)
    ),
    "sets": lambda s, p, a, f: f["sets"] == sets_to_empty(s, p, a) > 0,
}


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
