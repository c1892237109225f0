"""The measurement of the levels continues where it stopped, and changes friend and beginner only by its results."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bench.strength import levels
from bench.strength.levels import (
    AIM,
    EASY,
    RANDOM,
    Played,
    Tables,
    aims,
    as_set,
    code,
    fitting,
    level_named,
    named,
    next_game,
    play,
    rated,
    recalled,
    recorded,
    seating,
    share,
    told,
)
from bench.strength.matches import at_random
from engine.games.registry import GAMES
from engine.players.levels import (
    BEGINNER,
    BEGINNER_STEPS,
    BEGINNERS,
    ENOUGH,
    FRIEND,
    FRIEND_STEPS,
    FRIENDS,
    LEVELS,
    STRONG,
    level_of,
)

FRIENDS_RUNGS = [named(FRIEND, n) for n in (60, 120, 240)]
LESS, MORE = FRIENDS_RUNGS[0], FRIENDS_RUNGS[-1]
STEPS = [named(BEGINNER, n) for n in BEGINNER_STEPS]


def matches(first: int, of: int, other: str, begin: int = 0, one: str = STRONG) -> list[Played]:
    """Return ``of`` matches of ``one`` (default: strong) against ``other``; ``one`` won the first ``first`` of them."""
    return [Played(begin + n, (one, other), (0, 1) if n < first else (1, 0)) for n in range(of)]


def test_every_shuffle_is_played_from_both_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "contender", lambda name: at_random)
    for slug in ("en_garde", "counting_cribbage", "alliance", "love_letter"):
        one, other = play(slug, 4), play(slug, 5)
        assert one.sides != other.sides and len(one.places) == len(one.sides) and min(one.places) == 0
        assert play(slug, 4) == one, "it follows from its number"


@pytest.mark.parametrize("sides", [2, 3, 4, 5])
def test_each_sits_where_the_other_sat(sides: int) -> None:
    friend, beginner = as_set("geschenk", FRIEND), as_set("geschenk", BEGINNER)
    for number in range(0, 30, 2):
        one, other = seating("geschenk", number, sides), seating("geschenk", number + 1, sides)
        if STRONG in one:
            assert other == one[::-1] and one.count(STRONG) == 1 and friend in one
        else:
            assert all({a, b} == {friend, beginner} for a, b in zip(one, other, strict=True))
    tables = [seating("geschenk", n, sides) for n in range(12)]
    assert sum(STRONG in t for t in tables) == 4, "strong costs the most time"
    assert all(friend in t and (beginner in t or sides == 2) for t in tables)


def test_random_moves_sit_only_where_luck_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LUCK", {})
    assert not any(RANDOM in seating("geschenk", n, 4) for n in range(16))
    monkeypatch.setattr(levels, "LUCK", {"geschenk": 0.9})
    assert {seating("geschenk", n, 4).count(RANDOM) for n in range(16)} == {0, 3}


def test_a_run_goes_on_and_takes_no_matches_of_other_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "levels.jsonl"
    kept = Tables(
        "geschenk", code("geschenk"), [Played(0, (STRONG, LESS), (0, 1)), Played(3, (LESS, MORE), (1, 0))], 3.0
    )
    recorded({"geschenk": kept}, record)
    recorded({"target": Tables("target", "of before", matches(2, 3, LESS), 1.0)}, record)
    found = recalled(["geschenk", "target"], record)
    assert found["geschenk"].matches == kept.matches and found["geschenk"].seconds == 3.0
    assert found["geschenk"].next == 4
    assert not found["target"].matches and found["target"].next == 0
    slips = {**LEVELS, STRONG: replace(LEVELS[STRONG], overlooks=0.5)}
    monkeypatch.setattr(levels, "LEVELS", slips)
    assert recalled(["geschenk"], record)["geschenk"].matches == kept.matches[1:], "only where that one sat"


def test_who_slips_otherwise_is_another_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "levels.jsonl"
    recorded({"target": Tables("target", code("target"), matches(2, 3, STEPS[0], 0, LESS))}, record)
    monkeypatch.setattr(levels, "BEGINNER_STEPS", {20: BEGINNER_STEPS[20]})
    assert not recalled(["target"], record)["target"].matches, "there is no such beginner any more"


def test_budgets_and_steps_make_no_other_players(monkeypatch: pytest.MonkeyPatch) -> None:
    before = code("geschenk")
    monkeypatch.setattr("engine.players.levels.FRIENDS", {"geschenk": 120})
    monkeypatch.setattr("engine.players.levels.BEGINNERS", {"geschenk": 12})
    assert code("geschenk") == before
    assert as_set("geschenk", FRIEND) == "friend 120" and as_set("geschenk", BEGINNER) == "beginner 12"
    monkeypatch.setattr(GAMES["geschenk"].__class__, "revision", 99)
    assert code("geschenk") != before, "other rules"


def test_names_tell_how_somebody_plays() -> None:
    assert level_named(RANDOM) is None
    strong, friend, beginner = (level_named(name) for name in (STRONG, "friend 120", "beginner 20"))
    assert strong is not None and friend is not None and beginner is not None
    assert strong.budget.iterations == levels.STRONG_SIMULATIONS and strong.seasoned and not strong.carefree
    assert friend == replace(LEVELS[FRIEND], budget=friend.budget) and friend.budget.iterations == 120
    assert beginner == replace(BEGINNER_STEPS[20], budget=beginner.budget) and beginner.budget.iterations == 20


def test_ratings_and_shares_tell_who_is_better() -> None:
    seen = matches(18, 20, LESS)
    ratings = rated(seen)
    assert ratings[STRONG][0] > ratings[LESS][0] and BEGINNER not in ratings
    assert share(seen, STRONG, LESS) == (0.9, 20) and share(seen, STRONG, STEPS[0])[1] == 0
    (line,) = told({"geschenk": Tables("geschenk", "", seen)})[2:]
    assert "90 % (70-97) of 20" in line and "| 60 | 480 |" in line


def test_of_several_pairs_in_a_match_the_mean_counts_and_level_places_say_nothing() -> None:
    seen = [Played(0, (LESS, STEPS[0], LESS, STEPS[0]), (0, 1, 2, 2)), Played(1, (STEPS[0], LESS), (0, 0))]
    assert share(seen, LESS, STEPS[0]) == (2 / 3, 1)
    ratings = rated(seen)
    assert set(ratings) == {LESS, STEPS[0]} and ratings[LESS][0] > ratings[STEPS[0]][0]


@pytest.mark.parametrize(
    ("less", "more", "enough"),
    [(13, 4, 60), (20, 14, 240), (16, 8, 120), (8, 8, 60), (10, 14, 60), (15, 20, 240)],
)
def test_friend_thinks_longer_where_strong_is_too_far_ahead(less: int, more: int, enough: int) -> None:
    seen = [*matches(less, 20, LESS), *matches(more, 20, MORE, 20)]
    assert fitting(seen, STRONG, FRIENDS_RUNGS, AIM) == named(FRIEND, enough)


@pytest.mark.parametrize(("won", "step"), [(40, 120), (32, 30), (22, 12)])
def test_beginner_is_weaker_where_friend_is_not_far_enough_ahead(won: int, step: int) -> None:
    seen = matches(won, 40, "beginner 30", 0, MORE)
    assert fitting(seen, MORE, STEPS, EASY) == named(BEGINNER, step)


def test_few_matches_move_nothing() -> None:
    assert fitting(matches(5, 5, LESS), STRONG, FRIENDS_RUNGS, AIM) is None
    assert fitting([*matches(8, 8, MORE), *matches(7, 7, LESS, 8)], STRONG, FRIENDS_RUNGS, AIM) is None
    assert fitting(matches(16, 16, LESS), STRONG, FRIENDS_RUNGS, AIM) in FRIENDS_RUNGS


def test_luck_leaves_every_level_the_same_part(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "LUCK", {"target": 0.75, "geschenk": 0.999})
    assert aims("alliance") == pytest.approx((AIM, EASY)) == aims("geschenk")
    hard, easy = aims("target")
    assert 0.5 < hard < easy < 0.75
    rest = levels.odds(0.75) - levels.odds(hard) - levels.odds(easy)
    assert rest / levels.odds(0.75) == pytest.approx(
        levels.odds(levels.BARELY) / sum(map(levels.odds, (AIM, EASY, 0.9)))
    )


def test_the_game_that_was_shown_the_least_is_next() -> None:
    def shown(slug: str, of: int, strong: int | None = None) -> Tables:
        friend, half = as_set(slug, FRIEND), (of + 1) // 2 if strong is None else strong
        easy = matches(0, of, as_set(slug, BEGINNER), 0, friend)
        return Tables(slug, "", easy + matches(of, half, STRONG, half, friend))

    found = next_game({s: shown(s, n) for s, n in (("target", 9), ("grazia", 4))})
    assert found is not None and found.slug == "grazia"
    dear, cheap = shown("stendhal", 9), shown("grazia", 10)
    dear.seconds, cheap.seconds = 90.0, 10.0
    assert next_game({"stendhal": dear, "grazia": cheap}) is cheap, "as many seconds show more there"
    assert next_game({s: shown(s, levels.WANTED) for s in ("target", "grazia")}) is None
    half = shown("target", levels.WANTED, levels.WANTED // 2 - 1)
    assert next_game({"target": half, "grazia": shown("grazia", levels.WANTED)}) is half, "strong and friend count too"


def test_friend_and_beginner_are_set_by_game_where_that_was_measured() -> None:
    assert set(FRIENDS) <= set(GAMES) and set(FRIENDS.values()) <= set(FRIEND_STEPS)
    assert set(BEGINNERS) <= set(GAMES) and set(BEGINNERS.values()) <= set(BEGINNER_STEPS)
    for slug in GAMES:
        friend, beginner = level_of(slug, FRIEND), level_of(slug, BEGINNER)
        assert friend == FRIEND_STEPS[FRIENDS.get(slug, LEVELS[FRIEND].budget.iterations)]
        strong = level_of(slug, STRONG)
        assert strong.budget.iterations == ENOUGH.get(slug, LEVELS[STRONG].budget.iterations)
        assert strong == replace(LEVELS[STRONG], budget=strong.budget)
        assert strong.budget.iterations >= levels.STRONG_SIMULATIONS, "with so many its strength was measured"
        assert beginner is BEGINNER_STEPS[BEGINNERS.get(slug, LEVELS[BEGINNER].budget.iterations)]
        assert beginner.budget.iterations < friend.budget.iterations < strong.budget.iterations
    with pytest.raises(KeyError):
        level_of("geschenk", "grandmaster")


def test_a_beginner_who_thinks_longer_slips_less_and_none_is_as_careful_as_friend() -> None:
    steps = [BEGINNER_STEPS[n] for n in sorted(BEGINNER_STEPS)]
    assert [s.budget.iterations for s in steps] == sorted(BEGINNER_STEPS) and LEVELS[BEGINNER] in steps
    for less, more in zip(steps, [*steps[1:], LEVELS[FRIEND]], strict=True):
        assert less.overlooks > more.overlooks and less.carefree > more.carefree
        assert less.slip > more.slip or less.slip == more.slip == 0.25, "as far as anybody slips"
        assert not less.seasoned
    assert steps[0].slip <= 0.25, "never wild"


def test_a_friend_knows_the_usual_move_and_is_careful_unless_it_hardly_thinks() -> None:
    for count, friend in FRIEND_STEPS.items():
        assert friend.seasoned and friend.budget.iterations == count
        careful = (friend.overlooks, friend.carefree, friend.slip) == (0.08, 0.01, 0.06)
        assert careful == (count >= LEVELS[FRIEND].budget.iterations)
        assert friend.slip < BEGINNER_STEPS[30].slip, "no friend slips as a beginner does"
