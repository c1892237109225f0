"""Opens a store at any address (``address``): an SQLite file, or a PostgreSQL server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine.host.store.address import file_of, server_of
from engine.host.store.contract import Store
from engine.host.store.files import UnusableStore
from engine.host.store.sqlite_store import SqliteStore

if TYPE_CHECKING:
    from engine.host.store.postgres_store import PostgresStore


async def open_store(where: str | Path) -> Store:
    """Open or make a store and update it to the newest schema.

    Raises files.UnusableStore (what is wrong and what to do), OSError and sqlite3.Error.
    """
    server = server_of(where)
    return await SqliteStore.open(file_of(where)) if server is None else await _postgres().open(server)


async def open_store_to_read(where: str | Path) -> Store:
    """Open a store only to read it as it is, even while a bot uses it.

    Raises files.UnusableStore also if another release wrote it, OSError and sqlite3.Error.
    """
    server = server_of(where)
    return await SqliteStore.open_to_read(file_of(where)) if server is None else await _postgres().open_to_read(server)


def _postgres() -> type[PostgresStore]:
    # Most installations have one file and no such library.
    try:
        from engine.host.store.postgres_store import PostgresStore
    except ImportError:
        raise UnusableStore(
            "the library for it is not installed: .venv/bin/pip install -r requirements-extra.lock."
        ) from None
    return PostgresStore
