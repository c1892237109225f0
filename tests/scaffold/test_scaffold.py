"""``make new`` writes a game that passes all generic tests, in a copy of the project."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.every_game import ROOT
from tests.scaffold.__main__ import NotMade, check, files, write

SLUG = "two_towers"
HOUSE = ("cogs", "engine", "locales", "render", "tests", "bench")
MOST_FILES, MOST_LINES = 12, 350
"""A new game has no more than these."""
WHOLE_BOTS = ("e2e", "check")
"""Folders of tests that need the sandbox."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of everything that a new game changes or is tested with, including the compiled files.

    Compiling everything again would take half of the test's time.
    """
    root = tmp_path_factory.mktemp("house")
    for room in HOUSE:
        left_out = WHOLE_BOTS if room == "tests" else ()
        shutil.copytree(ROOT / room, root / room, ignore=shutil.ignore_patterns(*left_out))
    for file in ("bot.py", "outside.py", "pyproject.toml"):
        shutil.copy(ROOT / file, root)
    return root


def run(root: Path, *arguments: str) -> str:
    """Run a Python command in the copy; it must succeed."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=700, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    return done.stdout


@pytest.mark.timeout(800)  # the tests of a whole game, on a machine that may have much else to do
def test_a_new_game_passes_all_that_every_game_must(house: Path) -> None:
    told = run(house, "-m", "tests.scaffold", SLUG)
    assert f"cogs/games/{SLUG}.py" in told
    code = [str(path) for path in files(house, SLUG) if path.suffix == ".py"]
    run(house, "-m", "ruff", "check", *code)
    run(house, "-m", "ruff", "format", "--check", *code)
    passed = run(house, "-m", "tests.run.one_game", SLUG, "-q", "-p", "no:cacheprovider")
    assert " passed" in passed and "failed" not in passed
    # A second run must not overwrite it.
    with pytest.raises(NotMade, match="exists; nothing is written over"):
        write(house, SLUG)


@pytest.mark.parametrize("slug", ["", "Zwei", "2_towers", "two__towers", "two_towers_", "two-towers", "x" * 33])
def test_what_is_no_slug_is_refused(tmp_path: Path, slug: str) -> None:
    with pytest.raises(NotMade, match="no slug"):
        check(tmp_path, slug)


@pytest.mark.parametrize("tricks", [False, True])
def test_every_part_bears_the_new_name_alone(tmp_path: Path, tricks: bool) -> None:
    parts = files(tmp_path, SLUG, tricks=tricks)
    for path, text in parts.items():
        assert "new_game" not in f"{path}{text}" and "NewGame" not in text and "New Game" not in text
    # Whoever reads all of it knows how a game is made, so it stays short.
    assert len(parts) <= MOST_FILES and sum(text.count("\n") for text in parts.values()) <= MOST_LINES
    assert {*files(tmp_path, SLUG)} == {*files(tmp_path, SLUG, tricks=True)}, "a part of trick games replaces another"
