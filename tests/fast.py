"""A sample of everything for the inner loop: ``make test FAST=1`` loads this as a plugin.

Of each test one case, of each file at most MOST tests, evenly chosen; none that starts a whole bot, a browser, a server
or another run of tests. A test of every game is run for GAME. All the rest is for ``make test``.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.narrowing import only

TESTS = Path(__file__).parent
LONG = frozenset({"browser", "e2e", "scaffold"})
"""Rooms whose tests start whole bots, browsers or other runs."""
NEVER = frozenset({"postgres", "soak"})
"""Marks of what wants a server, or much time."""
GAME = "geschenk"
"""A small game that has nearly everything."""
MOST = 6


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out the long rooms, and what stands right below tests/: it starts the tools of the house."""
    inside = collection_path.relative_to(TESTS) if collection_path.is_relative_to(TESTS) else None
    if inside is None or not inside.parts:
        return None
    beside = len(inside.parts) == 1 and inside.name.startswith("test_")
    return True if beside or inside.parts[0] in LONG else None


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None, object, object]:
    """Make one case of each test."""
    done = yield
    chosen = case_of(metafunc._calls)
    only(metafunc, lambda call: call is chosen)
    return done


def case_of(calls: Iterable[Any]) -> Any:
    """Of the cases that may be run GAME's, else the first; None where there is none."""
    some = [call for call in calls if not NEVER & {mark.name for mark in call.marks}]
    return next((call for call in some if GAME in call.id.split("-")), some[0] if some else None)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep some of each file."""
    kept = some_of_each_file(item for item in items if not NEVER & {mark.name for mark in item.iter_markers()})
    chosen = set(kept)
    config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
    items[:] = kept


def some_of_each_file(items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """At most MOST of each file, evenly chosen, in their order."""
    by_file: dict[str, list[pytest.Item]] = {}
    for item in items:
        by_file.setdefault(item.nodeid.partition("::")[0], []).append(item)
    return [item for those in by_file.values() for item in those[:: -(-len(those) // MOST)]]
