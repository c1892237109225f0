"""The channels in which tables are that are not over."""

from __future__ import annotations

from dataclasses import dataclass

from engine.host.store.contract import Store
from engine.host.store.queries import queries

SQL = queries("table/queries.sql")


@dataclass(frozen=True, slots=True)
class Place:
    """A channel of a server, and the number of its ``tables``."""

    guild: str
    channel: str
    tables: int


async def places_of(store: Store) -> list[Place]:
    """Return the channels of servers with tables that are open, in play or paused."""
    rows = await store.rows(SQL.places_of_tables)
    return [Place(row["guild"], row["channel"], int(row["tables"])) for row in rows]
