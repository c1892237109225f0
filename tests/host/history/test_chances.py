"""Could it have been won: games played on from a decision, after the move made and after a better one."""

from __future__ import annotations

import random
from itertools import count

import pytest

from engine.games.registry import GAMES
from engine.host.history.analysis import Chances, TurningPoint
from engine.host.search.playouts import SECONDS, SIMULATIONS, play_to_end, wins
from engine.layers.layer import stripped
from engine.players.levels import level_of
from engine.players.registry import CHOOSERS, policy_of
from tests.engine.every_game import cases, played, positions

FEW = 8
"""Simulations of a move: how they play on, and not how well."""


def never() -> float:
    """Return a moment; time stands still."""
    return 0.0


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_is_played_on_to_its_end(slug: str) -> None:
    """The same seed gives the same counts, the same move wins as often as itself, and the position stays."""
    game = GAMES[slug]
    case = next(c for c in cases(game) if c.seats == min(game.seats))
    match = next(m for m in reversed(positions(case, 12, seed=5)) if m.state.waiting[0] >= 0)
    _, s = stripped(match.game, match.state)
    before, seat = s.to_json(), s.waiting[0]
    wire = game.timeout(s, seat).wire()
    told = wins(slug, before, seat, [wire, wire], 3, "seed", never, 1.0)
    assert told == wins(slug, before, seat, [wire, wire], 3, "seed", never, 1.0)
    assert told[0] == 3 and told[1] == told[2] <= 3
    assert s.to_json() == before
    play_to_end(game, CHOOSERS[slug], s, random.Random(1).random)
    assert s.ended and not s.waiting


def test_a_move_that_wins_at_once_wins_every_time() -> None:
    game = GAMES["en_garde"]
    for seed in count():
        match = played(cases(game)[0], seed=seed)
        *_, last = positions(cases(game)[0], 10_000, seed=seed)
        if match.log[-1][0] in match.state.winners:
            break
    seat, *wire = match.log[-1]
    assert wins("en_garde", last.state.to_json(), seat, [wire], 20, "", never, 1.0) == [20, 20]
    assert wins("en_garde", last.state.to_json(), 1 - seat, [], 20, "", never, 1.0) == [20]


def test_time_ends_it() -> None:
    game = GAMES["geschenk"]
    match = positions(cases(game)[0], 3)[1]
    seat, ticks = match.state.waiting[0], count()
    wire = game.timeout(match.state, seat).wire()
    told = wins("geschenk", match.state.to_json(), seat, [wire], 200, "", lambda: float(next(ticks)), 5.0)
    assert told[0] == 4


@pytest.mark.parametrize("slug", SIMULATIONS)
def test_searching_players_play_on_in_parts_as_at_once(slug: str) -> None:
    """A look that was cut off goes on from what is stored: it must come to what the whole one comes to."""
    game = GAMES[slug]
    case = next(c for c in cases(game) if c.seats == min(game.seats))
    last = [m for m in positions(case, 40, seed=5) if m.state.waiting and m.state.waiting[0] >= 0][-1]
    _, s = stripped(last.game, last.state)
    before, seat = s.to_json(), s.waiting[0]
    both = [a.wire() for a in policy_of(slug).candidates(game, s, seat, random.Random(1).random)[:2]]

    def counted(most: int, after: int) -> list[int]:
        return wins(slug, before, seat, both, most, "seed", never, 1.0, after, FEW)

    whole = counted(3, 0)
    assert whole[0] == 3 and whole == [a + b for a, b in zip(counted(1, 0), counted(3, 1), strict=True)]
    assert s.to_json() == before


def test_searching_players_choose_otherwise_than_heuristic_ones() -> None:
    """In No Thanks! they win other games on the same shuffles."""
    match = positions(cases(GAMES["geschenk"])[0], 3)[1]
    seat = match.state.waiting[0]
    wire = GAMES["geschenk"].timeout(match.state, seat).wire()
    asked = "geschenk", match.state.to_json(), seat, [wire], 12, "seed", never, 1.0, 0
    assert wins(*asked, SIMULATIONS["geschenk"]) != wins(*asked)


def test_time_that_is_too_short_for_a_game_plays_one() -> None:
    """Otherwise a slow machine would never come to an end."""
    match = positions(cases(GAMES["geschenk"])[0], 3)[1]
    seat, ticks = match.state.waiting[0], count()
    wire = GAMES["geschenk"].timeout(match.state, seat).wire()
    asked = "geschenk", match.state.to_json(), seat, [wire]
    assert wins(*asked, 200, "", lambda: float(next(ticks)), 0.5, 7)[0] == 1
    assert wins(*asked, 7, "", lambda: float(next(ticks)), 0.5, 7)[0] == 0


def test_every_game_with_a_search_has_a_price() -> None:
    """Half an hour of one core on average; only what strong itself uses."""
    assert [*SECONDS] == [*SIMULATIONS] and sorted(SIMULATIONS) == sorted(GAMES)
    for slug, simulations in SIMULATIONS.items():
        assert 0 < SECONDS[slug] <= 1800 and simulations <= level_of(slug, "strong").budget.iterations


@pytest.mark.parametrize("closer", [None, Chances(50, 12, 30)])
@pytest.mark.parametrize("chances", [None, Chances(200, 62, 118)])
def test_a_point_is_stored_as_it_is(chances: Chances | None, closer: Chances | None) -> None:
    read = GAMES["geschenk"].read
    point = TurningPoint(7, 1, read(["take"]), read(["no_thanks"]), 0.25, False, chances, closer)
    assert TurningPoint.from_stored(point.stored(), read) == point


def test_points_of_former_releases_have_no_chances() -> None:
    read, old = GAMES["geschenk"].read, [7, 1, ["take"], ["no_thanks"], 0.25]
    assert TurningPoint.from_stored(old, read) == TurningPoint(7, 1, read(["take"]), read(["no_thanks"]), 0.25, True)
    assert not TurningPoint.from_stored([*old, False], read).by_person
    counted = TurningPoint.from_stored([*old, True, [200, 62, 118]], read)
    assert counted.chances == Chances(200, 62, 118) and counted.closer is None
