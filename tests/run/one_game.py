"""Runs a game's own tests and the tests of every game for it: ``python -m tests.run.one_game SLUG [--whole] ...``.

A test in these files without a game's name runs if it looks at all games at once (HOUSE). Other such tests are left
out: they test the project itself, which one game does not change.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

import outside
from engine.games.slugs import SLUGS
from tests import anew
from tests.run.narrowing import only

ROOT = Path(__file__).parents[2]
ROOMS = ("cogs", "engine", "host", "locales", "render")
"""Folders with tests of every game; those that start whole bots (``e2e``) take too long."""
HOUSE = ("tests/engine/core/test_parts.py", "tests/locales/test_catalogue.py", "tests/cogs/shelf/test_commands.py")
"""Files that look at all games at once, and take a second or two."""
LEGS = ("tests/layers/test_legs.py", "tests/layers/test_cube_by_game.py")
"""Files with tests of the legs that games declare; a test without parameters names its game in its own name."""
OF_EVERY_GAME = re.compile(r"parametrize\([^@]*\b(GAMES|SUBJECTS|ALL_GAMES|PHASES|KEPT)\b")
"""The source text of a test of every game."""
FEW = 3
"""The number of cases to run of a test with many cases of a game (options, numbers of seats).

They are evenly chosen, the usual case first. ``--whole`` and ``make test`` run all cases.
"""


LONG = (
    "test_a_small_search_beats_random_moves",
    "test_another_process_with_another_hash_seed_replays_the_same",
)
"""Tests that take many seconds for some games. They run only with ``--whole``."""


def generic() -> list[str]:
    """Return the files with tests that run once for every game, or look at all games."""
    files = [file for room in ROOMS for file in sorted((ROOT / "tests" / room).rglob("test_*.py"))]
    named = {str(file.relative_to(ROOT)) for file in files if OF_EVERY_GAME.search(file.read_text(encoding="utf-8"))}
    return sorted(named | set(HOUSE) | set(LEGS))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option ``--game SLUG``, if this module is loaded as a plugin."""
    parser.addoption("--game", help="only what concerns this game")
    parser.addoption("--whole", action="store_true", help="with --game: all cases, and the long tests")


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None, object, object]:
    """Leave out cases of other games before they are made."""
    done = yield
    test, slug = metafunc.definition.nodeid, metafunc.config.getoption("--game")
    only(metafunc, lambda call: concerns(f"{test}[{call.id}]", slug))
    return done


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that do not concern the game."""
    kept = [item for item in items if concerns(item.nodeid, config.getoption("--game"))]
    if not config.getoption("--whole"):
        kept = few(kept)
    left = set(items) - set(kept)
    config.hook.pytest_deselected(items=[item for item in items if item in left])
    items[:] = kept


def concerns(test: str, slug: str) -> bool:
    """True if a test, given by pytest's id, belongs to this game or looks at all games at once."""
    file, _, name = test.partition("::")
    if f"tests/games/{slug}/" in file:
        return True
    named = set(name.partition("[")[2].rstrip("]").split("-"))
    if file in LEGS and f"_{slug}_" in f"{name.partition('[')[0]}_":
        return True
    return slug in named or (file in HOUSE and not named & set(SLUGS))


def few(items: list[pytest.Item]) -> list[pytest.Item]:
    """Return FEW cases of every test that is not the game's own, without those of LONG, in their order."""
    by_test: dict[str, list[pytest.Item]] = {}
    for item in items:
        test = item.nodeid.partition("[")[0]
        if not test.endswith(LONG):
            by_test.setdefault(test, []).append(item)
    out = []
    for test, those in by_test.items():
        step = 1 if "tests/games/" in test else max(1, -(-len(those) // FEW))
        out += those[::step]
    return out


def hindrance(slug: str) -> str | None:
    """Return why no test of this game can run, with what to do; None if they can.

    Every test imports all games: an error in one file would be told a hundred times.
    """
    if told := anew.unloadable(slug):
        return told
    folder = (outside.folder_of(slug) or ROOT) / "tests" / "games" / slug
    if missing := [name for name in (*anew.FOLDERS, "texts.txt") if not (folder / name).exists()]:
        return f"{folder} has no {', '.join(missing)} yet: make record GAME={slug} writes them"
    return None


def main(slug: str, options: list[str]) -> int:
    """Run the tests; return pytest's exit code."""
    if slug not in SLUGS:
        sys.stderr.write(f"no game {slug!r}; there are {', '.join(SLUGS)}\n")
        return 2
    if told := hindrance(slug):
        sys.stderr.write(f"{told}\n")
        return 2
    # A process of its own: the plugin must be there before pytest reads its options.
    folder = outside.folder_of(slug)
    paths = [str((folder or Path()) / "tests" / "games" / slug), *generic()]
    command = [sys.executable, "-m", "pytest", "-p", "tests.run.one_game", "--game", slug, *paths, *options]
    if folder is None:
        return subprocess.call(command)
    # Its own tests are modules below tests.games, as ours are; and they keep our settings of pytest.
    found = os.pathsep.join(filter(None, (str(ROOT), str(folder), os.environ.get("PYTHONPATH"))))
    command += ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(ROOT)]
    return subprocess.call(command, env={**os.environ, "PYTHONPATH": found})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "", sys.argv[2:]))
