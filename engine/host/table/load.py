"""How much work waits in the whole store, for operators. No figure tells anything of a single table."""

from __future__ import annotations

from dataclasses import dataclass

from engine.host.model.records import Status
from engine.host.search.shared_search import LEFT_S
from engine.host.store.contract import Store
from engine.host.store.queries import queries

SQL = queries("table/queries.sql")


@dataclass(frozen=True, slots=True)
class Load:
    """Due ``tasks`` of the outbox and due ``timers``, each with the seconds since the oldest was due.

    ``searches``: those that no process has taken. ``tables``: counts by status, 0 for a status without tables.
    """

    tasks: int
    oldest_task: float
    timers: int
    oldest_timer: float
    searches: int
    tables: dict[Status, int]


async def load_of(store: Store, now: float) -> Load:
    """Return the figures at ``now``, from one visit to the store."""
    tasks, timers, searches, tables = await store.together(
        (SQL.count_due_tasks, (now,)),
        (SQL.count_due_timers, (now,)),
        (SQL.count_waiting_searches, (now, now - LEFT_S)),
        (SQL.count_tables_by_status, ()),
    )

    def age(oldest: float | None) -> float:
        return 0.0 if oldest is None else max(0.0, now - oldest)

    counts = {Status(row["status"]): int(row["tables"]) for row in tables}
    return Load(
        int(tasks[0]["tasks"]),
        age(tasks[0]["oldest"]),
        int(timers[0]["timers"]),
        age(timers[0]["oldest"]),
        int(searches[0]["searches"]),
        {status: counts.get(status, 0) for status in Status},
    )
