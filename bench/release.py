"""Compares the rules with those of the last release, both checked out, in turns: random play-outs of every game.

Figures of another day or machine tell nothing. The last release is the commit that set the version in
``pyproject.toml``; ``TEFUDA_RELEASE`` names another commit. A copy of the repository without its history compares
nothing.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from statistics import median

from bench.measure import Row, at_least, table
from engine.games.registry import GAMES

ROOT = Path(__file__).parents[1]
COMMIT = "TEFUDA_RELEASE"
"""Names the commit to compare with."""
ROUNDS, SECONDS = 5, 0.2
"""How often each side plays each game, in turns, and the seconds of CPU of each time."""
FLOOR = 0.9
"""The least speed of a game, as a share of that in the last release."""
PLAYED = """
import json, sys
try:
    from bench.engine import rate
except ImportError:  # releases until 0.2.0
    from tests.bench.engine import rate
from engine.games.registry import GAMES
for line in sys.stdin:
    seconds, *games = json.loads(line)
    print(json.dumps({slug: rate(GAMES[slug], seconds, 1) for slug in games if slug in GAMES}), flush=True)
"""
"""Runs in a checkout, with its own code: for each line of input it prints decisions a second by game."""


def last_release() -> str | None:
    """Return the commit of the last release; None without the history."""
    if named := os.environ.get(COMMIT):
        return named
    log = ["git", "log", "-1", "--format=%H", "-G^version = ", "--", "pyproject.toml"]
    try:
        found = subprocess.run(log, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
        parent = ["git", "rev-parse", "--verify", "--quiet", f"{found}^"]
        # In a shallow clone the oldest commit seems to set everything.
        known = found and subprocess.run(parent, cwd=ROOT, capture_output=True, check=False).returncode == 0
    except (OSError, subprocess.CalledProcessError):
        return None
    return found if known else None


def checked_out(commit: str, folder: Path) -> None:
    """Write the files of a commit into a folder. Raises CalledProcessError for an unknown commit."""
    packed = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")


def side(folder: Path) -> subprocess.Popen[str]:
    """Start a process that plays with the code of a checkout."""
    pipe, environ = subprocess.PIPE, {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.Popen([sys.executable, "-c", PLAYED], cwd=folder, env=environ, stdin=pipe, stdout=pipe, text=True)


def asked(process: subprocess.Popen[str], games: Sequence[str]) -> Mapping[str, float]:
    """Return the speeds of games in a process. Raises RuntimeError if it has ended."""
    if process.stdin is None or process.stdout is None:
        raise RuntimeError("the process has no pipes")
    process.stdin.write(json.dumps([SECONDS, *games]) + "\n")
    process.stdin.flush()
    line = process.stdout.readline()
    if not line:
        raise RuntimeError(f"the play-outs of {process.args!r} ended")
    found: Mapping[str, float] = json.loads(line)
    return found


def compared(before: Path, games: Sequence[str]) -> dict[str, float]:
    """Return our speed by game as a share of that of a checkout; games that it does not have are left out."""
    with side(ROOT) as ours, side(before) as theirs:
        ratios = dict[str, list[float]]()
        for slug in games:
            for _ in range(ROUNDS):
                then, now = asked(theirs, [slug]), asked(ours, [slug])
                if slug in then:
                    ratios.setdefault(slug, []).append(now[slug] / then[slug])
        for process in (ours, theirs):
            if process.stdin is not None:
                process.stdin.close()
    return {slug: median(found) for slug, found in ratios.items()}


def rows(games: Sequence[str] | None = None) -> list[Row]:
    """Return one row for each game, or one line that says what is missing."""
    commit = last_release()
    if commit is None:
        return [Row("release", "random play-outs beside the last release", "its history is not here")]
    with tempfile.TemporaryDirectory(prefix="tefuda-release-") as folder:
        checked_out(commit, Path(folder))
        found = compared(Path(folder), games or list(GAMES))
    what = f"random play-outs, {commit[:8]} = 100"
    return [at_least(slug, what, 100 * ratio, 100 * FLOOR, "%") for slug, ratio in found.items()]


if __name__ == "__main__":
    print(table(rows(sys.argv[1:])))
