"""Ten thousand tables with clocks: no extra wake-ups, one look at each due timer, no tables held in memory."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from engine.host.model.clock.time_control import HOUR
from engine.host.play.clocks import _MAX_WAIT_S
from tests.host.model.test_time_control import saying
from tests.host.rig import ANN, BEN, Rig

MANY = 10_000
pytestmark = pytest.mark.file_only  # the rows are written into the file in one go


async def crowd(rig: Rig, tables: int) -> None:
    """Copy the first table so many times; no clock is due today."""
    first = await saying(rig, ANN, BEN, pace="easy")
    assert first == 1
    unlike = {"tables": {"id": "n.i", "match": "m.match || n.i"}}
    for name in ("tables", "seats", "timers"):
        columns = [r["name"] for r in await rig.host.tables.store.rows(f"PRAGMA table_info({name})")]
        other = unlike.get(name, {"table_id": "n.i"})
        named = ", ".join(f'"{c}"' for c in columns)
        picked = ", ".join(other.get(c, f'm."{c}"') for c in columns)
        key = "id" if name == "tables" else "table_id"
        await rig.host.tables.store.write(
            f"WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            f" INSERT INTO {name} ({named})"
            f" SELECT {picked} FROM n, {name} m WHERE m.{key} = 1",
            (tables,),
        )


async def wakings(rig: Rig, seconds: float) -> AsyncIterator[int]:
    """Yield how many timers the clocks' task runs at each wake-up in that time."""
    end = rig.now + seconds
    while rig.now < end:
        yield await rig.host.clocks.tick()
        rig.now += await rig.host.clocks._until_next()


async def looks(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> tuple[list[int], int]:
    """Return how many timers each wake-up of a quiet hour ran, and the number of queries in all."""
    queries, rows = 0, rig.host.tables.store.rows

    async def counted(sql: str, params: Any = ()) -> Any:
        nonlocal queries
        queries += 1
        return await rows(sql, params)

    with monkeypatch.context() as m:
        m.setattr(rig.host.tables.store, "rows", counted)
        ran = [number async for number in wakings(rig, HOUR)]
    return ran, queries


async def test_a_quiet_hour_of_one_table(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    await crowd(rig, 1)
    ran, queries = await looks(rig, monkeypatch)
    assert not any(ran) and len(ran) == HOUR / _MAX_WAIT_S and queries == 2 * len(ran), "what is due, and what next"


async def test_ten_thousand_tables_wake_for_what_is_due(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    await crowd(rig, MANY)
    found = await rig.host.tables.store.rows("SELECT COUNT(*) AS made FROM timers")
    assert found[0]["made"] == MANY
    held = len(rig.host.tables.matches._kept), len(rig.host.since_last_move._then)
    ran, queries = await looks(rig, monkeypatch)
    assert not any(ran) and len(ran) == HOUR / _MAX_WAIT_S and queries == 2 * len(ran), "as for one table"
    due = 25
    await rig.host.tables.store.write(
        "UPDATE timers SET due = ? + 60 * table_id + 7 WHERE table_id <= ?", (rig.now, due)
    )
    ran, _ = await looks(rig, monkeypatch)
    assert sum(ran) == due and len(ran) <= HOUR / _MAX_WAIT_S + due
    assert (len(rig.host.tables.matches._kept), len(rig.host.since_last_move._then)) == held, (
        "to look at a clock no match is loaded"
    )
    assert not rig.host.clocks._under_way
