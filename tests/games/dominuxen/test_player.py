"""Dominuxen: scores, and the heuristic player."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.tiles import DOUBLE, LOW, tiles
from engine.games.dominuxen.rules import GAME, largest_sets
from engine.games.dominuxen.state import round_score
from engine.games.dominuxen.terms import (
    worth,
)
from engine.players.dominuxen.heuristic import choose
from tests.games.dominuxen.positions import house_game, lines_of_tiles, play, played, position

# Scoring


@given(lines_of_tiles, st.integers(0, 40), st.booleans())
def test_every_tile_counts_once_and_a_double_twice_with_the_option(cards: list[int], cut: int, doubles: bool) -> None:
    laid, held = cards[:cut], cards[cut:]
    sets = [[LOW[t], 1, t] for t in laid]
    extra = (sum(t in DOUBLE for t in laid) - sum(t in DOUBLE for t in held)) if doubles else 0
    assert round_score(sets, held, doubles) == len(laid) - len(held) + extra


@given(st.permutations(list(range(20))))
def test_order_and_grouping_of_sets_do_not_matter(order: list[int]) -> None:
    one = [[0, 20, *order]]
    many = [[0, 1, t] for t in order]
    assert round_score(one, [], True) == round_score(many, [], True) == worth(sorted(order), True)


# Heuristic player


@pytest.mark.parametrize("double_tiles", [False, True])
def test_the_house_player_beats_random_play(double_tiles: bool) -> None:
    wins = games = 0
    for seed in range(10):
        for seats in (3, 4, 5):
            s = house_game(seats, seed, seed % seats, double_tiles=double_tiles)
            wins += s.winners == [seed % seats]
            games += 1
    assert wins >= 0.9 * games


def test_the_house_player_looks_only_at_what_it_knows() -> None:
    for seed in range(25):
        m = played(3 + seed % 3, seed, seed * 3)
        if m.over:
            continue
        seat = m.state.waiting[0]
        rng = random.Random(seed)
        moves = {choose(GAME, m.state.redeal(seat, rng.random), seat, lambda: 0.5) for _ in range(4)}
        assert len(moves) == 1


def test_the_house_player_lays_its_hand_in_few_sets() -> None:
    m = position(["1-5 2-5 3-5 5-9 0-12 8-11", "0-1 0-2 0-3 0-4", "1-1 1-2 1-3 1-4"], row="7-7", pile="7-8")
    move = choose(GAME, m.state, 0, random.Random(1).random)
    assert move == play(5, "1-5 2-5 3-5 5-9")


def test_largest_sets_are_all_tiles_of_each_number() -> None:
    assert largest_sets(tiles("3-3 3-12"), True) == [play(3, "3-3 3-12", 3), play(12, "3-12")]
    assert largest_sets(tiles("3-3 3-12"), False) == [play(3, "3-3 3-12"), play(12, "3-12")]
