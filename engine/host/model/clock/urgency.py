"""The tables that wait for a person, the most urgent first: for reminders, the inbox, and the way to the next table."""

from __future__ import annotations

from collections.abc import Iterable

from engine.host.model.clock.active_time import Gap
from engine.host.model.records import Status, TableInfo
from engine.host.model.rows import table_rows
from engine.host.store.contract import Row


def most_urgent_first(rows: Iterable[Row], person: str, outages: tuple[Gap, ...]) -> list[TableInfo]:
    """Return running tables from rows of the view ``table_rows``, as this person may know them."""
    found = [table.info(person) for table in table_rows(rows, outages)]
    return sorted((t for t in found if t.status is Status.PLAYING), key=lambda t: urgency(t, person))


def urgency(info: TableInfo, person: str) -> tuple[float, float, int]:
    """Return the sort key of a person's tables: the one whose time is up first, then those that have waited longest."""
    seat = info.seat_of(person)
    if seat is None:
        return float("inf"), 0.0, info.id
    return float("inf") if seat.time_is_up is None else seat.time_is_up, seat.since, info.id
