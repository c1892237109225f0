"""Runs every tool that make starts, once and small, so that rarely used tools do not break unnoticed.

If a tool has its own test, the table below names it. A new target in the Makefile needs an entry there.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from bench import cups, engine, legs, measure, pictures, release, rings, seek
from bench.__main__ import main as bench
from bench.load import flood, host, memory, million, press, requests, scale, stored
from bench.strength import budgets, cube, levels, players, thinking, tournament
from engine.games.registry import GAMES
from engine.games.slugs import CUBED
from engine.host.search.search_pool import SearchPool
from engine.players.search import Budget
from render.encoding.patches import Patches
from render.kit.drawing.kept import BUDGET, BYTES
from tests.browser import tour
from tests.browser.chromium import UNTESTED, find
from tests.layers.matches import ADAPTERS
from tests.mutations.__main__ import Workshop
from tests.mutations.flips import flips
from tests.run.forgetting import forget

ROOT = Path(__file__).parents[1]
ONE, OTHER = "geschenk", "en_garde"
HERE = "tests/test_tools.py"
RUN: dict[str, str] = {
    "bot.py": "tests/browser/test_play.py",
    "render/fonts/build.py": HERE,
    "bench": HERE,
    "bench.strength.levels": HERE,
    "bench.strength.players": HERE,
    "bench.load.scale": HERE,
    "bench.strength.tournament": HERE,
    "tests.anew": "tests/test_outside.py",
    "tests.browser.tour": HERE,
    "tests.mutations": HERE,
    "tests.run.one_game": "tests/run/test_one_game.py",
    "tests.render.gallery": "tests/render/pictures/test_preview.py",
    "tests.render.preview": "tests/render/pictures/test_preview.py",
    "website": "tests/website/test_site.py",
    "tests.scaffold": "tests/scaffold/test_scaffold.py",
}
"""Where each program that the Makefile starts is run once."""
OTHERS = {"pip", "pytest", "venv"}
"""Programs that are not ours."""


def test_whatever_make_starts_is_run_somewhere() -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    started = set(re.findall(r"python -m (\S+)", text)) | set(re.findall(r"python (\S+\.py)", text))
    assert started - OTHERS == set(RUN), f"say in RUN of {HERE} where it is run once"
    for tool, file in RUN.items():
        told = (ROOT / file).read_text("utf-8")
        assert tool.rsplit(".", 1)[-1] in told or file != HERE, tool


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Provide a function that sets constants of a tool during a test."""

    def setting(module: ModuleType, **constants: object) -> None:
        for name, value in constants.items():
            monkeypatch.setattr(module, name, value)

    return setting


def test_bench(small: Callable[..., None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """One game, a few presses: the whole table is printed, whatever the figures of this machine are."""
    one = {ONE: GAMES[ONE]}
    monkeypatch.setattr(measure.cpu_seconds, "__defaults__", (0.004, 1))
    monkeypatch.setattr(engine.rate, "__defaults__", (0.02, 1))
    small(engine, GAMES=one, SAMPLE_SECONDS=0.05, MOMENTS=1)
    small(release, last_release=lambda: None)
    small(legs, ADAPTERS=dict([next(iter(ADAPTERS.items()))]), rate=lambda game, *_: engine.rate(game))
    small(pictures, rows=partial(pictures.rows, [ONE, OTHER], moments=2, ends=1, others=1))
    taken, usual = list[tuple[press.Figures, press.Figures]](), press.measured

    async def once(_pictures: bool) -> tuple[press.Figures, press.Figures]:
        """Return the figures of one bot with pictures, for both measurements."""
        taken.extend([] if taken else [await usual(True)])
        return taken[0]

    small(memory, TABLES=2, ROUNDS=1)
    small(press, PRESSES=3, WARM_UP=1, measured=once)
    small(host, SIZES=(1,), PRESSES=5)
    small(thinking, GAMES=one, DECISIONS=1, WATCHED=0.3, TABLES=2, SearchPool=partial(SearchPool, 1))
    monkeypatch.delenv("TEFUDA_REFERENCE_PYTHON", raising=False)
    monkeypatch.setattr(sys, "argv", ["bench"])
    assert bench() in (0, 1)
    told = capsys.readouterr().out
    for what in (
        "yardstick",
        "random play-outs",
        "all games by turns",
        "press with pictures",
        "opening to first answer",
    ):
        assert what in told
    assert re.search(r"\d+ of \d+ promises kept", told)


@pytest.fixture
def servers_drawing() -> Iterator[None]:
    """Draw as a server does: from nothing, within its budget. Earlier tests of this worker kept more."""
    before = BUDGET.most
    forget()
    BUDGET.resize(BYTES)
    yield
    BUDGET.resize(before)


@pytest.mark.usefixtures("servers_drawing")
def test_bench_draws_the_games_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = list[str]()
    usual = pictures.measured

    def measured(one: pictures.Drawing, patches: Patches) -> pictures.Taken:
        drawn.append(one.game)
        return usual(one, patches)

    monkeypatch.setattr(pictures, "measured", measured)
    rows = pictures.rows([ONE, OTHER], moments=3, ends=1, others=1)
    caches = next(row for row in rows if row.what == "all caches of drawing")
    assert caches.kept and float(caches.figure.split()[0]) > 5, "grounds alone have 15 MB"
    changes = sum(a != b for a, b in pairwise(drawn))
    assert set(drawn) == {ONE, OTHER} and changes > 2, "game after game would hide what one costs the other"


def test_budgets(small: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    """Two decisions: short searches beside the full one, and what was lost where they differ."""
    small(budgets, DECISIONS=2, FULL=40, SHORT=(10, 20), DEALS=5, ProcessPoolExecutor=ThreadPoolExecutor)
    budgets.main([OTHER])
    told = capsys.readouterr().out.splitlines()
    assert told[0].count("|") == told[2].count("|") == 5 and told[2].startswith(f"| {OTHER} |")
    sure = budgets.Loss(500, 0.001, 0.002, 0.9)
    assert sure.as_good
    assert not replace(sure, mean=0.02).as_good, "worse"
    assert not replace(sure, error=0.02).as_good, "not known well enough"


async def test_flood(small: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    small(flood, PACE=0.2, LATENCY=0.01, START_S=0.5)
    await flood.flood(1, 1.5)
    told = capsys.readouterr().out
    assert "1 tables" in told and "hands:" in told


async def test_requests(capsys: pytest.CaptureFixture[str]) -> None:
    """A move of No Thanks! is answered and shown at the table; the next one is asked by an edit."""
    counts = (await requests.counted([ONE], moves=4))[ONE]
    assert counts["moves"] == 3 and counts["answers"] == counts["table"] == 3
    assert counts["pictures"] == counts["new hand"] == counts["deleted"] == counts["other"] == 0
    assert 0 < counts["hand"] <= 4
    assert requests.line(ONE, counts) in capsys.readouterr().out


def test_rings(small: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    """Two tables for a day, in long steps: she is asked, and her quiet hours are quiet."""
    small(rings, STEP_S=1800.0)
    rings.main(["--days", "1", "--tables", "2"])
    told = capsys.readouterr().out
    assert told.count("times asked") == 4
    # How often she is rung for each turn is a promise for a week: a day may end with the result of a game.
    assert [line.split()[-1] for line in told.splitlines() if "rings in quiet hours" in line] == ["kept", "kept"]
    week = rings.Week(asked=4, rings=5, silent=1, at_night=1)
    broken = [row for row in rings.rows({(True, False): week}) if row.kept is False]
    assert {row.what for row in broken} == {"rings for each time asked", "rings in quiet hours"}


def test_cube(small: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    small(cube, MOST=2, BUDGET=Budget(4, 5.0))
    cube.main(["0", next(iter(CUBED))])
    assert "doubles in a game" in capsys.readouterr().out


def test_seek(capsys: pytest.CaptureFixture[str]) -> None:
    seek.main(["--servers", "12", "--days", "3"])
    alone, *_ = [line for line in capsys.readouterr().out.splitlines() if line.startswith("one server")]
    assert "within a day" in alone
    here, everywhere = (
        seek.simulate(random.Random(1), 12, 3, between=between, silent=0.0) for between in (False, True)
    )
    assert here.people == everywhere.people and 0.3 < here.share < everywhere.share


def test_every_measurement_is_run_by_a_test() -> None:
    """A file of ``bench`` that no test runs breaks unnoticed; hearts needs another interpreter with OpenSpiel."""
    text = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    files = {file.stem for file in (ROOT / "bench").rglob("*.py")} - {"__main__", "hearts", "reference"}
    named = set(re.findall(r"^from bench(?:\.\w+)*\.(\w+) import", text, re.MULTILINE))
    for names in re.findall(r"^from bench(?:\.\w+)? import (\([^)]*\)|.*$)", text, re.MULTILINE):
        named |= set(re.findall(r"\w+", names))
    assert files <= named, files - named


async def test_scale(
    small: Callable[..., None], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Over a file alone; a run with a server differs only in the store."""
    small(scale, TABLES=2, PRESSERS=1, maintenance=lambda: None)
    small(million, TABLES=2_000, WINDOW_S=30.0)
    monkeypatch.setattr(scale.beside, "__defaults__", (5,))
    await scale.main(0.3, 100)
    told = capsys.readouterr().out
    assert "SQLite" in told and "stored tables" in told and "open tables" in told


def test_stored(small: Callable[..., None], capsys: pytest.CaptureFixture[str]) -> None:
    small(stored, programs=lambda: None, TIMES=1, SIZES=(4, 4))
    assert stored.report([4]) in (0, 1)
    assert "| SQLite | 4 |" in capsys.readouterr().out


def test_players_and_levels(small: Callable[..., None], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No match is played here; the tools write their old results again, into separate files."""
    out, record = tmp_path / "players.md", tmp_path / "players.jsonl"
    shutil.copy(players.OUT, out)
    shutil.copy(players.RECORD, record)
    small(players, OUT=out, RECORD=record)
    assert players.main(0.0, [ONE]) == 0
    assert levels.main(["--minutes", "0", "--record", str(tmp_path / "levels.jsonl"), ONE]) == 0
    assert ONE in capsys.readouterr().out and out.read_text("utf-8") == players.OUT.read_text("utf-8")


def test_tournament(
    small: Callable[..., None], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, told = tmp_path / "tournament.jsonl", tmp_path / "tournament.md"
    shutil.copy(tournament.KEPT, kept)
    small(tournament, KEPT=kept, TOLD=told)
    monkeypatch.setattr(sys, "argv", ["tournament", "--minutes", "0", ONE])
    tournament.main()
    assert ONE in told.read_text("utf-8") and ONE in capsys.readouterr().out


def test_mutants(tmp_path: Path) -> None:
    """The tests pass in the copy, and fail after a change of a rule."""
    shop = Workshop(ONE, time.monotonic() + 280)
    shop.folder = tmp_path / ONE
    shop.furnish()
    assert shop.test(shop.left) == "survived"
    terms = next(path for path in shop.rules if path.stem == "terms")
    spoilt = next(flips((ROOT / terms).read_text("utf-8")))
    (shop.folder / terms).write_text(spoilt.source, encoding="utf-8")
    assert shop.test(shop.left) == "killed"


@pytest.mark.soak
async def test_tour(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    if find(dict(os.environ), Path("/nowhere")) is None:
        pytest.skip(UNTESTED)
    (tmp_path / "docs").mkdir()
    monkeypatch.setattr(tour, "ROOT", tmp_path)
    await tour.record([replace(tour.CASTS[0])])
    assert (tmp_path / "docs" / "tour.en.gif").stat().st_size > 5_000


def test_fonts_tells_what_it_wants() -> None:
    """The original fonts are not ours to keep: the test checks the tool's start and its message without them."""
    done = subprocess.run(["make", "-s", "fonts"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode and "where to get them: render/fonts/build.py" in done.stdout + done.stderr
    compile((ROOT / "render" / "fonts" / "build.py").read_text("utf-8"), "build.py", "exec")


def test_cups_are_nearer_the_truth(small: Callable[..., None]) -> None:
    """By simulation: with the same cards at all tables the order found is nearer the true strength."""
    small(cups, SIZES=(2,))
    (two,) = cups.rows(30, ("model",))
    found = {what: float(tau) for what, tau in re.findall(r"(league|Swiss cup) (-?[\d.]+)", two.figure)}
    assert found["Swiss cup"] > found["league"]
    (real,) = cups.rows(1, ("geschenk",))
    assert "Swiss cup" in real.figure
