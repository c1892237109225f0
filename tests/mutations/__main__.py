"""Tests if a game's own tests notice changed rules: ``python -m tests.mutations SLUG [--only NAMES]``.

The program copies the repository to ``build/mutants``. It runs ``tests/games/<slug>/test_*.py`` (without those of
players and pictures) against every mutant that mutmut makes of ``engine/games/<slug>``, and against our own flips of
code outside functions. Recorded matches and the generic suite are left out: a rule that only a record checks is not
tested. The program lists each survivor with file, line and change, to be judged one by one. ``--only`` takes mutmut's
names of functions, such as ``*finish_game*``. ``--minutes`` ends the run early, and the program then prints how much
was not tried.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from engine.games.registry import GAMES
from tests.mutations.flips import OF_A_LEG, Flip, flips

ROOT = Path(__file__).resolve().parents[2]
ROOMS = (
    "engine",
    "locales",
    "render",
    "cogs",
    "tests/engine",
    "tests/games",
    "tests/run",
    "tests/browser",
    "tests/host",
    "tests/render",
)
FILES = (
    "pyproject.toml",
    "bot.py",
    "outside.py",
    "tests/conftest.py",
)
SHORTEST = 20.0
"""The shortest time in seconds after which a flip's tests count as hanging."""
NOTICED = frozenset({"killed", "segfault", "suspicious", "caught by type check"})
BY_TIME = "killed by time"
"""The tests took too long: an endless loop, or a busy machine."""


@dataclass(frozen=True, slots=True)
class Done:
    """The result of a command; ``code`` is None if it took too long."""

    code: int | None
    said: str


class Workshop:
    """A copy of the repository in which one game gets fault after fault."""

    def __init__(self, slug: str, end: float) -> None:
        self.slug, self.end = slug, end
        self.folder = ROOT / "build" / "mutants" / slug
        self.rules = sorted(p.relative_to(ROOT) for p in (ROOT / "engine" / "games" / slug).glob("*.py"))
        own = sorted((ROOT / "tests" / "games" / slug).glob("test_*.py"))
        self.tests = [str(p.relative_to(ROOT)) for p in own if not p.stem.startswith(("test_player", "test_pictures"))]
        self.environ = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "NO_COLOR": "1"}

    def furnish(self) -> None:
        """Copy what the tests need, and write mutmut's settings."""
        shutil.rmtree(self.folder, ignore_errors=True)
        leave = shutil.ignore_patterns("__pycache__", "examples", "golden", "records", "snapshots")
        for room in ROOMS:
            shutil.copytree(ROOT / room, self.folder / room, ignore=leave)
        for file in FILES:
            shutil.copy(ROOT / file, self.folder / file)
        rules, tests = [str(p) for p in self.rules], self.tests
        copied = ["locales", "render", "cogs", "bot.py", "outside.py"]
        with (self.folder / "pyproject.toml").open("a", encoding="utf-8") as settings:
            settings.write(
                f'\n[tool.mutmut]\nsource_paths = ["engine/"]\nonly_mutate = {rules}\nalso_copy = {copied}\n'
                f'pytest_add_cli_args = ["-p", "no:cacheprovider"]\npytest_add_cli_args_test_selection = {tests}\n'
            )

    def run(self, *command: str, seconds: float | None = None) -> Done:
        """Run a module of Python in the copy; after so many seconds end it with all processes that it started."""
        process = subprocess.Popen(
            [sys.executable, "-m", *command],
            cwd=self.folder,
            env=self.environ,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            said, _ = process.communicate(timeout=seconds)
            return Done(process.returncode, said)
        except (subprocess.TimeoutExpired, KeyboardInterrupt) as ended:
            os.killpg(process.pid, signal.SIGKILL)
            said, _ = process.communicate()
            if isinstance(ended, KeyboardInterrupt):
                raise
            return Done(None, said)

    @property
    def left(self) -> float:
        """Return the seconds until the end."""
        return max(0.0, self.end - time.monotonic())

    # Flips

    def test(self, seconds: float) -> str:
        """Run the game's tests against the copy as it is; return "survived" if they pass."""
        code = self.run("pytest", "-x", "-q", "-p", "no:cacheprovider", *self.tests, seconds=seconds).code
        return BY_TIME if code is None else "killed" if code else "survived"

    def flip(self, seconds: float) -> Counter[str]:
        """Try flips until half of the time is used; print the survivors, and return how many flips had which result."""
        told: Counter[str] = Counter()
        half = time.monotonic() + self.left / 2
        for path in self.rules:
            source = (ROOT / path).read_text(encoding="utf-8")
            for flip in flips(source):
                if time.monotonic() > half:
                    told["not tried"] += 1
                    continue
                (self.folder / path).write_text(flip.source, encoding="utf-8")
                outcome = self.test(seconds)
                told[outcome] += 1
                if outcome == "survived":
                    survivor(path, flip.line, changed_lines(flip))
            (self.folder / path).write_text(source, encoding="utf-8")
        return told

    # mutmut

    def mutate(self, only: str | None, workers: int) -> Counter[str]:
        """Let mutmut try its mutants; print the survivors, and return how many mutants had which result."""
        done = self.run("mutmut", "run", "--max-children", str(workers), *([only] if only else []), seconds=self.left)
        if done.code and "mutations/second" not in done.said:
            sys.exit(f"mutmut did not run:\n{done.said[-4000:]}")
        told: Counter[str] = Counter()
        for line in self.run("mutmut", "results", "--all", "true").said.splitlines():
            name, _, status = line.strip().rpartition(": ")
            if name and f"{OF_A_LEG}ǁ" not in name and (only is None or fnmatch(name, only)):
                told[status if status in ("survived", "no tests") else self.word(status)] += 1
                if status in ("survived", "no tests"):
                    self.show(name, status)
        return told

    def word(self, status: str) -> str:
        """Return our word for one of mutmut's."""
        return BY_TIME if status == "timeout" else "killed" if status in NOTICED else "not tried"

    def show(self, name: str, status: str) -> None:
        """Print a survivor of mutmut's with its place in the file."""
        told = self.run("mutmut", "show", name).said.splitlines()
        path = Path(next((line[4:] for line in told if line.startswith("--- ")), "?"))
        hunk = next((k for k, line in enumerate(told) if line.startswith("@@")), None)
        if hunk is None:
            print(f"\n{name}: {status}")
            return
        at = start_of(ROOT / path, name) + int(re.findall(r"\d+", told[hunk])[0]) - 1
        at += next(k for k, line in enumerate(told[hunk + 1 :]) if line[:1] in "+-")
        lines = [line for line in told[hunk + 1 :] if line[:1] in ("+", "-")]
        survivor(path, at, lines, "no test comes here" if status == "no tests" else "")


def start_of(path: Path, name: str) -> int:
    """Return the line at which mutmut's text of a function begins: its first decorator or its head."""
    mangled = name.rsplit(".", 1)[1].split("__mutmut_")[0]
    owner, function = mangled.split("ǁ")[1:] if "ǁ" in mangled else (None, mangled.removeprefix("x_"))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if owner is None or (isinstance(node, ast.ClassDef) and node.name == owner):
            for inner in ast.iter_child_nodes(node):
                if isinstance(inner, ast.FunctionDef) and inner.name == function:
                    return min([inner.lineno, *(d.lineno for d in inner.decorator_list)])
    return 1


def changed_lines(flip: Flip) -> list[str]:
    """Return a flip as the lines of a diff."""
    return [f"-{line}" for line in flip.before.splitlines()] + [f"+{line}" for line in flip.after.splitlines()]


def survivor(path: Path, line: int, lines: list[str], remark: str = "") -> None:
    """Print a change that no test noticed."""
    print(f"\n{path}:{line}{': ' * bool(remark)}{remark}", *lines, sep="\n    ", flush=True)


def main() -> int:
    """Try all mutants of one game; return the exit code, 0 however many survive."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("slug", choices=sorted(GAMES))
    parser.add_argument("--only", help="names of mutmut's mutants, with *; no flips then")
    parser.add_argument("--minutes", type=float, default=30.0, help="the longest it may take (30)")
    parser.add_argument("--workers", type=int, default=2, help="mutants at once (2)")
    given = parser.parse_args()
    shop = Workshop(given.slug, time.monotonic() + 60 * given.minutes)
    shop.furnish()
    begun = time.monotonic()
    if shop.test(shop.left) != "survived":
        sys.exit(f"The tests do not pass as they are: pytest {' '.join(shop.tests)}")
    seconds = max(SHORTEST, 5 * (time.monotonic() - begun))
    told: Counter[str] = Counter()
    if not given.only:
        told += shop.flip(seconds)
        print(f"\nFlips of {given.slug}: {sentence(told)}. Now mutmut's mutants ...", flush=True)
    mutants = shop.mutate(given.only, given.workers)
    print(f"\nMutants of {given.slug}: {sentence(mutants)}. In all: {sentence(told + mutants)}.")
    return 0


def sentence(told: Counter[str]) -> str:
    """Return the figures in words."""
    words = ("killed", BY_TIME, "survived", "no tests", "not tried")
    return ", ".join(f"{told[w]} {w}" for w in words if told[w] or w in ("killed", "survived"))


if __name__ == "__main__":
    raise SystemExit(main())
