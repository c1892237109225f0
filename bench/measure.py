"""The way in which all figures are measured: CPU time of this process, the median of several rounds, one table.

Beside each figure is that of the release before (``before.json``, written by ``make bench KEEP=1``). Machines differ:
the yardstick, a fixed loop of Python in the first line, shows by how much.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time

BEFORE = Path(__file__).with_name("before.json")
Before = Mapping[tuple[str, str], str]
"""Figures of the release before, by room and name of the measurement."""
VERDICT = {None: "", True: "kept", False: "BROKEN"}


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table. ``limit`` is the promise, ``kept`` whether it holds (None: no promise)."""

    room: str
    what: str
    figure: str
    limit: str = ""
    kept: bool | None = None


def at_least(room: str, what: str, value: float, floor: float, unit: str) -> Row:
    """Return the row of a figure that must reach ``floor``."""
    return Row(room, what, f"{value:,.0f} {unit}", f">= {floor:,.0f}", value >= floor)


def at_most(room: str, what: str, value: float, ceiling: float, unit: str) -> Row:
    """Return the row of a figure that must not exceed ``ceiling``."""
    return Row(room, what, f"{value:,.2f} {unit}", f"<= {ceiling:g}", value <= ceiling)


def cpu_seconds(action: Callable[[], object], budget: float = 0.6, rounds: int = 5) -> float:
    """Return CPU seconds of one call: the median of ``rounds`` rounds that take ``budget`` seconds together."""
    action()
    calls, spent = 1, 0.0
    while True:
        start = process_time()
        for _ in range(calls):
            action()
        spent = process_time() - start
        if spent >= budget / rounds / 2:
            break
        calls *= 2
    figures = [spent / calls]
    for _ in range(rounds - 1):
        start = process_time()
        for _ in range(calls):
            action()
        figures.append((process_time() - start) / calls)
    return median(figures)


def yardstick() -> Row:
    """Return the time of a fixed loop of Python on this machine."""

    def loop() -> None:
        held: dict[int, int] = {}
        for k in range(200_000):
            held[k % 1000] = held.get(k % 7, 0) + k

    return Row("machine", "yardstick: a fixed loop of Python", f"{cpu_seconds(loop) * 1e3:.1f} ms")


def kept() -> tuple[str, Before]:
    """Return the release before, and its figures."""
    stored = json.loads(BEFORE.read_text("utf-8"))
    return stored["release"], {(room, what): figure for room, what, figure in stored["figures"]}


def keep(release: str, rows: Sequence[Row]) -> None:
    """Store these figures for comparison with later ones."""
    stored = {"release": release, "figures": [[r.room, r.what, r.figure] for r in rows]}
    BEFORE.write_text(json.dumps(stored, ensure_ascii=False, indent=0) + "\n", "utf-8")


def table(rows: Sequence[Row], release: str = "", before: Before | None = None) -> str:
    """Return the rows in columns of equal width, with a count of broken promises; ``before`` has its own column."""
    then = before or {}
    head = Row("room", "what", "figure", "promise")
    columns = [(r.room, r.what, then.get((r.room, r.what), ""), r.figure, r.limit) for r in rows]
    columns.insert(0, (head.room, head.what, f"before ({release})" if before else "", head.figure, head.limit))
    widths = [max(map(len, column)) for column in zip(*columns, strict=True)]
    lines = []
    for row, (room, what, old, figure, limit) in zip((head, *rows), columns, strict=True):
        left = f"{room:<{widths[0]}}  {what:<{widths[1]}}  "
        right = f"{old:>{widths[2]}}  " * bool(before) + f"{figure:>{widths[3]}}  {limit:>{widths[4]}}  "
        lines.append((left + right + VERDICT[row.kept]).rstrip())
    lines.insert(1, "-" * len(lines[0]))
    broken = sum(r.kept is False for r in rows)
    promised = sum(r.kept is not None for r in rows)
    lines.append(f"{promised - broken} of {promised} promises kept")
    return "\n".join(lines)
