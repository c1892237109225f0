"""Tests the two ways in which the tournament plays a match; the whole tournament is ``make tournament``."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.lengths import FIGURES, Figure
from bench.load.hosted import EVERY, hosted
from bench.strength.tournament import HOUSE, RANDOM, Entry, Result, batch, entries, played
from engine.games.registry import GAMES


@pytest.mark.parametrize("play", [RANDOM, HOUSE])
def test_a_match_is_counted_by_kinds_of_moves(play: str) -> None:
    found = played(Entry("ttp", 2, (), False, play), 1)
    assert found.matches == 1 and found.moves == found.least == found.most == 80
    assert found.kinds == {"play": 40, "pick": 40}
    found.add(found)
    assert found.average("play pick") == 80 == found.average("") and found.average("pick") == 40


async def test_a_match_through_the_host_outlives_its_kills(tmp_path: Path) -> None:
    assert await hosted(tmp_path / "store.db", "geschenk", 3, {}, 1) > 60 / EVERY


async def test_so_does_one_with_the_cube(tmp_path: Path) -> None:
    options = Entry("ttp", 2, (("match_target", 1),), True, RANDOM).opened_with
    assert await hosted(tmp_path / "store.db", "ttp", 2, options, 1) > 0


def test_every_number_of_seats_and_every_option_is_entered() -> None:
    slugs = ["geschenk", "love_letter"]
    there = {(e.slug, e.seats, e.cube) for e in entries(slugs)}
    assert {(slug, seats, False) for slug in slugs for seats in GAMES[slug].seats} <= there
    assert {("love_letter", seats, True) for seats in (2, 3, 4)} <= there and ("geschenk", 3, True) not in there
    assert Entry("geschenk", 3, (("open_chips", True),), False, HOUSE) in entries(slugs)


def test_figures_are_of_games_there_are() -> None:
    for figure in FIGURES:
        if figure.slug in GAMES:
            game = GAMES[figure.slug]
            game.check(figure.seats, dict(figure.options))
            assert set(figure.kinds.split()) <= {a.tag for a in game.actions}


def test_every_figure_is_compared_with_an_entry() -> None:
    there = {(e.slug, e.seats, e.chosen, e.play) for e in entries(list(GAMES)) if not e.cube}
    missing = [f for f in FIGURES if (f.slug, f.seats, tuple(f.options.items()), f.play) not in there]
    assert not missing


def test_a_random_player_of_hex_bases_ends_a_turn_as_seldom_as_one_move_among_all() -> None:
    """The rules' figure is 6.5 turns a game. Step by step every second decision would end the turn: 10.9 turns."""
    found = Result()
    for seed in range(10):
        found.add(played(Entry("hex_jinchi", 2, (), False, RANDOM), seed))
    assert found.average("end_turn") < 9


def test_a_figure_is_judged_by_its_players() -> None:
    like, other = (Figure("ttp", 2, play, "moves", 100, most=120) for play in (RANDOM, HOUSE))
    assert like.judged(105, 120) == "within" == other.judged(130, 120)
    assert like.judged(90, 100) == "**-10 %**" and like.judged(100, 121) == "**longer than the rules' longest**"


@pytest.mark.soak
@pytest.mark.timeout(900)
@pytest.mark.parametrize("entry", [pytest.param(e, id=e.name) for e in entries(list(GAMES))])
def test_every_entry_through_the_host(entry: Entry) -> None:
    found: Result = batch(entry, 10_000, 5, 1)
    assert found.matches == 5
