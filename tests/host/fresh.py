"""New stores of tests: made once by the migrations, then copied, which takes a tenth of the time of making them.

Nor do they wait for the disk: tests kill processes, they never cut the power.
"""

from __future__ import annotations

import sqlite3
from functools import cache

from engine.host.store import schema, sqlite_store

SAFE = sqlite_store.SYNCHRONOUS
"""How the bot writes outside of tests."""


def migrate(connection: sqlite3.Connection, scripts: tuple[str, ...] = schema.SQLITE) -> int:
    """As ``schema.migrate``: an empty file gets a copy of what the migrations make, any other goes through them."""
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
    """Every store that is opened in this process from now on begins so."""
    vars(sqlite_store).update(migrate=migrate, SYNCHRONOUS="OFF")
