"""Tests the table of measurements: the promised values, and those of the release before."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import measure
from bench.measure import Row, at_least, at_most, keep, kept, table

ROWS = [Row("bot", "a press", "3.0 ms"), at_most("bot", "of all", 2.0, 1.5, "x"), at_least("bot", "moves", 7, 5, "/s")]


def test_a_table_counts_the_promises_that_hold() -> None:
    lines = table(ROWS).splitlines()
    assert lines[-1] == "1 of 2 promises kept"
    assert [line.split()[-1] for line in lines[2:5]] == ["ms", "BROKEN", "kept"]


def test_figures_that_were_kept_stand_beside_the_new_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(measure, "BEFORE", tmp_path / "before.json")
    keep("1.2.3", ROWS[:2])
    lines = table([Row("bot", "a press", "2.5 ms"), ROWS[2]], *kept()).splitlines()
    assert "before (1.2.3)" in lines[0]
    assert lines[2].index("3.0 ms") < lines[2].index("2.5 ms")
    assert "2.00 x" not in "".join(lines), "what is measured no more is not told"


def test_the_kept_figures_are_those_of_a_release() -> None:
    release, before = kept()
    assert release and ("machine", measure.yardstick().what) in before
