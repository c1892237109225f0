"""Cases left to the soak are chosen by turns, and none of them is about secrets, rules or kills."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from engine.games.registry import GAMES
from tests.run.sparing import FEWEST, LEFT, SPARED, spare, turns_of

ROOT = Path(__file__).parents[2]
ON_LIST = ("tests/render/pictures/test_week.py", "test_a_games_title_is_written_out")
NEVER = re.compile(r"secret|kill|leak|hidden|unseen|may_not_know|cannot_see|cheat")
"""Names of tests, rooms and files of which no case is spared."""
RULES = ("tests/games/", "tests/layers/", "tests/e2e/secrets/", "tests/e2e/process/", "tests/engine/core/")


def cases(*axes: Sequence[str]) -> list[Any]:
    """Return the cases of a test with these parameters, each with its numbers."""
    numbers = product(*(range(len(axis)) for axis in axes))
    return [SimpleNamespace(indices=dict(zip("abc", each, strict=False)), marks=[]) for each in numbers]


def kept(file: str, name: str, calls: list[Any]) -> list[dict[str, int]]:
    """Return the numbers of the cases that stay."""
    definition = SimpleNamespace(nodeid=f"{file}::{name}")
    made: Any = SimpleNamespace(definition=definition, function=lambda: None, _calls=calls)
    spare(made)
    return [call.indices for call in calls if not call.marks]


@pytest.mark.parametrize("games", [18, 19, 20])
def test_every_game_stays_in_one_of_two_languages(games: int) -> None:
    for axes in ((["game"] * games, ["ja", "en"]), (["ja", "en"], ["game"] * games)):
        of_game = "ab"[len(axes[0]) == 2]
        stay = kept(*ON_LIST, cases(*axes))
        assert sorted(one[of_game] for one in stay) == [*range(games)]
        assert len({(one["a"] + one["b"]) % 2 for one in stay}) == 1


def test_every_sixth_case_keeps_games_of_different_genres() -> None:
    genres = [game.genre for game in GAMES.values()]
    for first in range(6):
        stay = [*range(len(GAMES))][first::6]
        assert len(stay) >= FEWEST and len({genres[k] for k in stay}) > 1


@pytest.mark.parametrize("count", [3, 4, 7, 9, 10, 19])
def test_some_cases_of_a_short_list_stay(count: int) -> None:
    file, name = "tests/render/all_games/test_large.py", "test_a_match_with_the_cube_is_large_too"
    assert SPARED[file][name] == 6
    assert len(kept(file, name, cases(["game"] * count))) >= min(FEWEST, count // 3)


def test_a_test_that_is_left_to_the_soak_is_marked_whole() -> None:
    file, (name, *_) = next((file, [*those]) for file, those in LEFT.items())

    def left() -> None:
        raise AssertionError

    spare(SimpleNamespace(definition=SimpleNamespace(nodeid=f"{file}::{name}"), function=left, _calls=[]))  # type: ignore[arg-type]
    assert [mark.name for mark in vars(left)["pytestmark"]] == ["soak"]


@pytest.mark.parametrize("file", LEFT)
def test_what_is_left_to_the_soak_is_there_and_so_is_what_proves_the_same(file: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    for name, proof in LEFT[file].items():
        assert re.search(rf"^(async )?def {name}\(", source, re.M), f"{file} has no {name}"
        assert (ROOT / proof).is_file() and proof != file
        assert not file.startswith(RULES) and not NEVER.search(name)


def test_what_is_not_listed_stays_whole() -> None:
    calls = cases(["game"] * 19, ["ja", "en"])
    assert len(kept(ON_LIST[0], "test_another", calls)) == len(calls)


def test_parameters_that_go_together_count_as_one() -> None:
    assert turns_of([{"game": k, "rounds": k} for k in range(4)]) == [0, 1, 2, 3]
    assert turns_of([{"route": k, "what": k, "lang": n} for k in range(2) for n in range(2)]) == [0, 1, 1, 2]
    assert turns_of([]) == []


@pytest.mark.parametrize("file", SPARED)
def test_the_list_names_tests_that_are_there(file: str) -> None:
    source = (ROOT / file).read_text(encoding="utf-8")
    for name, each in SPARED[file].items():
        assert re.search(rf"^(async )?def {name}\(", source, re.M), f"{file} has no {name}"
        assert each in (2, 3, 4, 6), "a case of each kind stays"
        before = source[: source.index(f"def {name}(")].rpartition("\n\n\n")[2]
        assert "parametrize" in before or re.search(r"^@(every_|both|some)", before, re.M), f"{name} has one case"


@pytest.mark.parametrize("file", SPARED)
def test_of_secrets_rules_and_kills_nothing_is_spared(file: str) -> None:
    assert not file.startswith(RULES)
    assert not [name for name in (file, *SPARED[file]) if NEVER.search(name)]
