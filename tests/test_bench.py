"""Tests the table of measurements, and the comparison with the last release."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from bench import release
from bench.measure import Row, at_least, at_most, table

ROWS = [Row("bot", "a press", "3.0 ms"), at_most("bot", "of all", 2.0, 1.5, "x"), at_least("bot", "moves", 7, 5, "/s")]
ROOT = Path(__file__).parents[1]


def test_a_table_counts_the_promises_that_hold() -> None:
    lines = table(ROWS).splitlines()
    assert lines[-1] == "1 of 2 promises kept"
    assert [line.split()[-1] for line in lines[2:5]] == ["ms", "BROKEN", "kept"]


def git(folder: Path, *command: str) -> str:
    who = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    return subprocess.run(
        ["git", *who, *command], cwd=folder, check=True, capture_output=True, text=True
    ).stdout.strip()


@pytest.fixture
def history(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide a repository with two releases and work after them, as the one that is measured."""
    folder = tmp_path / "repository"
    folder.mkdir()
    git(folder, "init", "-q")
    for version, other in (("0.1.0", "a"), ("0.1.0", "b"), ("0.2.0", "c"), ("0.2.0", "d")):
        (folder / "pyproject.toml").write_text(f'version = "{version}"\n')
        (folder / "other.txt").write_text(other)
        git(folder, "add", ".")
        git(folder, "commit", "-qm", f"{version} {other}")
    monkeypatch.setattr(release, "ROOT", folder)
    monkeypatch.delenv(release.COMMIT, raising=False)
    return folder


def test_the_last_release_is_the_commit_that_set_the_version(history: Path, tmp_path: Path) -> None:
    commit = release.last_release()
    assert commit == git(history, "rev-parse", "HEAD^")
    release.checked_out(commit, tmp_path / "before")
    assert (tmp_path / "before" / "other.txt").read_text() == "c"


def test_without_its_history_nothing_is_compared(
    history: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shallow = tmp_path / "shallow"
    git(tmp_path, "clone", "-q", "--depth=1", f"file://{history}", str(shallow))
    copied = tmp_path / "copied"
    shutil.copytree(shallow, copied, ignore=shutil.ignore_patterns(".git"))
    for folder in (shallow, copied):
        monkeypatch.setattr(release, "ROOT", folder)
        (row,) = release.rows(["geschenk"])
        assert row.kept is None and row.figure == "its history is not here"


def test_a_game_is_played_in_turns_by_both_checkouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "SECONDS", 0.01)
    found = release.compared(ROOT, ["geschenk"])
    assert found.keys() == {"geschenk"} and found["geschenk"] > 0
