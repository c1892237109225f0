"""How everything here is measured: CPU time of this process, the median of several rounds, one table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

VERDICT = {None: "", True: "kept", False: "BROKEN"}


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the table. ``limit`` is what was promised, ``kept`` whether it holds (None: no promise)."""

    room: str
    what: str
    figure: str
    limit: str = ""
    kept: bool | None = None


def at_least(room: str, what: str, value: float, floor: float, unit: str) -> Row:
    """A figure that must reach ``floor``."""
    return Row(room, what, f"{value:,.0f} {unit}", f">= {floor:,.0f}", value >= floor)


def at_most(room: str, what: str, value: float, ceiling: float, unit: str) -> Row:
    """A figure that must not exceed ``ceiling``."""
    return Row(room, what, f"{value:,.2f} {unit}", f"<= {ceiling:g}", value <= ceiling)


def cpu_seconds(action: Callable[[], object], budget: float = 0.6, rounds: int = 5) -> float:
    """CPU seconds of one call: the median of ``rounds`` rounds that take ``budget`` seconds together."""
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


def table(rows: list[Row]) -> str:
    """The rows in columns of equal width, with a line that counts broken promises."""
    head = Row("room", "what", "figure", "promise")
    columns = [(r.room, r.what, r.figure, r.limit) for r in (head, *rows)]
    widths = [max(map(len, column)) for column in zip(*columns, strict=True)]
    lines = []
    for row, (room, what, figure, limit) in zip((head, *rows), columns, strict=True):
        left = f"{room:<{widths[0]}}  {what:<{widths[1]}}  "
        right = f"{figure:>{widths[2]}}  {limit:>{widths[3]}}  "
        lines.append((left + right + VERDICT[row.kept]).rstrip())
    lines.insert(1, "-" * len(lines[0]))
    broken = sum(r.kept is False for r in rows)
    promised = sum(r.kept is not None for r in rows)
    lines.append(f"{promised - broken} of {promised} promises kept")
    return "\n".join(lines)
