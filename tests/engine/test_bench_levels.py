"""The measure of the levels goes on where it stopped, and moves friend only by what it has seen."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.players.levels import BEGINNER, FRIEND, FRIENDS, LEVELS, STRONG, level_of
from tests.bench import levels
from tests.bench.levels import Played, Tables, budget, code, play, rated, recalled, recorded, share, told
from tests.bench.matches import at_random

LESS, MORE = f"{FRIEND} {levels.FRIEND_SIMULATIONS[0]}", f"{FRIEND} {levels.FRIEND_SIMULATIONS[-1]}"


def matches(strong_first: int, of: int, other: str, begin: int = 0) -> list[Played]:
    """So many matches between strong and another."""
    return [Played(begin + n, (STRONG, other), (0, 1) if n < strong_first else (1, 0)) for n in range(of)]


def test_every_shuffle_is_played_from_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "contender", lambda name: at_random)
    for slug in ("en_garde", "counting_cribbage", "alliance", "love_letter"):
        one, other = play(slug, 4), play(slug, 5)
        assert one.sides == other.sides[::-1] and len(set(one.sides)) == len(one.sides)
        assert len(one.places) == len(one.sides) and min(one.places) == 0
        assert play(slug, 4) == one, "it follows from its number"


def test_a_run_goes_on_and_takes_no_matches_of_other_players(tmp_path: Path) -> None:
    record = tmp_path / "levels.jsonl"
    kept = Tables("geschenk", code("geschenk"), [Played(0, (STRONG, LESS), (0, 1))], 3.0)
    recorded({"geschenk": kept}, record)
    recorded({"target": Tables("target", "of before", matches(2, 3, LESS), 1.0)}, record)
    found = recalled(["geschenk", "target"], record)
    assert found["geschenk"].matches == kept.matches and found["geschenk"].seconds == 3.0
    assert not found["target"].matches


def test_another_budget_of_friend_makes_no_other_players(monkeypatch: pytest.MonkeyPatch) -> None:
    before = code("geschenk")
    monkeypatch.setattr("engine.players.levels.FRIENDS", {"geschenk": 120})
    assert code("geschenk") == before
    monkeypatch.setattr(levels, "STRONG_SIMULATIONS", 601)
    assert code("geschenk") != before


def test_ratings_and_shares_tell_who_is_better() -> None:
    seen = matches(18, 20, LESS)
    ratings = rated(seen)
    assert ratings[STRONG][0] > ratings[LESS][0] and ratings[BEGINNER][0] == pytest.approx(25)
    assert share(seen, STRONG, LESS) == (0.9, 20) and share(seen, STRONG, BEGINNER)[1] == 0
    (line,) = told({"geschenk": Tables("geschenk", "", seen)})[2:]
    assert "90 % (70-97) of 20" in line and line.endswith("| 240 | 60 |")


@pytest.mark.parametrize(
    ("less", "more", "enough"),
    [(13, 4, 60), (20, 14, 240), (16, 8, 120), (8, 8, 60), (10, 14, 60), (15, 20, 240)],
)
def test_friend_thinks_longer_where_strong_is_too_far_ahead(less: int, more: int, enough: int) -> None:
    assert budget([*matches(less, 20, LESS), *matches(more, 20, MORE, 20)]) == enough


def test_few_matches_move_nothing() -> None:
    assert budget(matches(5, 5, LESS)) is None
    assert budget([*matches(8, 8, MORE), *matches(7, 7, LESS, 8)]) is None
    assert budget(matches(8, 8, LESS)) in levels.FRIEND_SIMULATIONS


def test_friend_has_its_own_budget_where_that_was_measured() -> None:
    assert set(FRIENDS) <= set(GAMES) and set(FRIENDS.values()) <= set(levels.FRIEND_SIMULATIONS)
    for slug in GAMES:
        friend = level_of(slug, FRIEND)
        assert friend.budget.iterations == FRIENDS.get(slug, LEVELS[FRIEND].budget.iterations)
        assert (friend.overlooks, friend.carefree, friend.slip) == (0.08, 0.01, 0.06)
        assert level_of(slug, STRONG) is LEVELS[STRONG] and level_of(slug, BEGINNER) is LEVELS[BEGINNER]
        assert LEVELS[BEGINNER].budget.iterations < friend.budget.iterations < LEVELS[STRONG].budget.iterations
    with pytest.raises(KeyError):
        level_of("geschenk", "grandmaster")
