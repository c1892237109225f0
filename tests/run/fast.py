"""A plugin for ``make test FAST=1``: it runs a sample of all tests.

It runs one case of each test and at most MOST tests of each file, evenly chosen. It leaves out tests that start a whole
bot, a browser, a server or another test run. A test of every game runs for GAME. ``make test`` runs everything.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.run.narrowing import only

TESTS = Path(__file__).parents[1]
LONG = frozenset({"browser", "e2e", "run", "scaffold"})
"""Rooms whose tests start whole bots, browsers or other test runs."""
NEVER = frozenset({"postgres", "soak"})
"""Marks of tests that need a server or much time."""
GAME = "geschenk"
"""A small game that uses nearly every part of the engine."""
MOST = 5


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out the LONG rooms, and the files directly below tests/: they start the tools of the project."""
    inside = collection_path.relative_to(TESTS) if collection_path.is_relative_to(TESTS) else None
    if inside is None or not inside.parts:
        return None
    beside = len(inside.parts) == 1 and inside.name.startswith("test_")
    return True if beside or inside.parts[0] in LONG else None


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None, object, object]:
    """Keep one case of each test."""
    done = yield
    chosen = case_of(metafunc._calls)
    only(metafunc, lambda call: call is chosen)
    return done


def case_of(calls: Iterable[Any]) -> Any:
    """Return GAME's case if there is one, else the first case; None if there is none."""
    some = [call for call in calls if not NEVER & {mark.name for mark in call.marks}]
    return next((call for call in some if GAME in call.id.split("-")), some[0] if some else None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep some tests of each file."""
    kept = some_of_each_file(item for item in items if not NEVER & {mark.name for mark in item.iter_markers()})
    chosen = set(kept)
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = kept


def some_of_each_file(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return at most MOST tests of each file, evenly chosen, in their order."""
    by_file: dict[str, list[pytest.Item]] = {}
    for item in items:
        by_file.setdefault(item.nodeid.partition("::")[0], []).append(item)
    return [item for those in by_file.values() for item in those[:: -(-len(those) // MOST)]]
