"""New stores for tests: the migrations make one, and each store is a copy of it, in a tenth of the time.

These stores do not wait for the disk: tests kill processes, but never cut the power.
"""

from __future__ import annotations

import sqlite3
from functools import cache

from engine.host.store import schema, sqlite_store

SAFE = sqlite_store.SYNCHRONOUS
"""The bot's own setting outside of tests."""


def migrate(connection: sqlite3.Connection, scripts: tuple[str, ...] = schema.SQLITE) -> int:
    """Do what ``schema.migrate`` does; an empty file gets a copy of the result, any other file is migrated."""
    empty = not connection.execute("SELECT EXISTS (SELECT 1 FROM sqlite_master)").fetchone()[0]
    if scripts is not schema.SQLITE or not empty:
        return schema.migrate(connection, scripts)
    _made().backup(connection)
    return 0


@cache
def _made() -> sqlite3.Connection:
    made = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    schema.migrate(made)
    return made


def copied_from_now_on() -> None:
    """Make every store that this process opens from now on such a copy."""
    vars(sqlite_store).update(migrate=migrate, SYNCHRONOUS="OFF")
