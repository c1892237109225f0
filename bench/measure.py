"""The way in which all figures are measured: CPU time of this process, the median of several rounds, one table.

Machines differ: the yardstick, a fixed loop of Python in the first line, shows by how much. ``bench.release`` compares
with the last release.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import process_time

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


def table(rows: Sequence[Row]) -> str:
    """Return the rows in columns of equal width, with a count of broken promises."""
    head = Row("room", "what", "figure", "promise")
    widths = [max(len(getattr(r, name)) for r in (head, *rows)) for name in ("room", "what", "figure", "limit")]
    room, what, figure, limit = widths
    lines = []
    for r in (head, *rows):
        line = f"{r.room:<{room}}  {r.what:<{what}}  {r.figure:>{figure}}  {r.limit:>{limit}}  {VERDICT[r.kept]}"
        lines.append(line.rstrip())
    lines.insert(1, "-" * len(lines[0]))
    broken = sum(r.kept is False for r in rows)
    promised = sum(r.kept is not None for r in rows)
    lines.append(f"{promised - broken} of {promised} promises kept")
    return "\n".join(lines)
