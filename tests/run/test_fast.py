"""``make test FAST=1`` chooses tests by rules alone, so that a new test needs no entry in a list."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.games.slugs import SLUGS
from tests.run.fast import GAME, LONG, MOST, TESTS, case_of, pytest_ignore_collect, some_of_each_file


def case(name: str, *marks: str) -> Any:
    return SimpleNamespace(id=name, marks=[SimpleNamespace(name=mark) for mark in marks])


@pytest.mark.parametrize(
    ("cases", "chosen"),
    [
        ([case("alliance-ja"), case(f"{GAME}-ja"), case(f"{GAME}-en")], f"{GAME}-ja"),
        ([case("1"), case("2")], "1"),
        ([case("some", "soak"), case("postgres", "postgres"), case("file")], "file"),
        ([case(GAME, "soak"), case("alliance")], "alliance"),
        ([case("1", "soak")], None),
        ([], None),
    ],
)
def test_one_case_of_each_test(cases: list[Any], chosen: str | None) -> None:
    found = case_of(cases)
    assert (None if found is None else found.id) == chosen


@pytest.mark.parametrize("many", [1, MOST, MOST + 1, 100])
def test_of_each_file_a_few_from_its_beginning_to_its_end(many: int) -> None:
    items = [SimpleNamespace(nodeid=f"tests/{file}.py::test_{n}") for file in "ab" for n in range(many)]
    kept = [item.nodeid for item in some_of_each_file(cast(list[pytest.Item], items))]
    assert kept == [item.nodeid for item in items if item.nodeid in kept], "in their order"
    for file in "ab":
        numbers = [int(test.rpartition("_")[2]) for test in kept if test.startswith(f"tests/{file}")]
        assert min(many, MOST // 2) <= len(numbers) <= MOST and numbers[0] == 0 and numbers[-1] >= many // 2


@pytest.mark.parametrize(
    ("file", "left_out"),
    [
        ("e2e/test_games.py", True),
        ("browser", True),
        ("test_tools.py", True),
        ("host/table/test_play.py", False),
        ("conftest.py", False),
        ("", False),
    ],
)
def test_what_starts_whole_bots_is_left_out(file: str, left_out: bool) -> None:
    assert bool(pytest_ignore_collect(TESTS / file)) == left_out
    assert pytest_ignore_collect(Path("/elsewhere")) is None


def test_what_it_names_is_there() -> None:
    assert GAME in SLUGS and all((TESTS / room).is_dir() for room in LONG)
