"""The two engines for tests of the host: a file of SQLite, or a database of PostgreSQL in its place.

A test names a file (``Rig(tmp_path / "contract.db")``); over PostgreSQL this name stands for a separate database.
"""

from __future__ import annotations

import itertools
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psycopg
import pytest

from engine.host.store import contract, postgres_store
from engine.host.store.files import ForeignStore
from engine.host.store.postgres_connection import ADAPTERS, rows_by_name
from engine.host.store.postgres_schema import dialect, migrate, version_of
from engine.host.store.schema import VERSION
from tests.host.server import maintenance

REFUSED = (sqlite3.IntegrityError, psycopg.IntegrityError)
"""The errors of both engines for a statement that violates a constraint."""
MISTAKES = (sqlite3.OperationalError, psycopg.ProgrammingError, psycopg.InternalError)
"""The errors of both engines for an invalid statement, or for a write where only reads are allowed."""


class Files:
    """SQLite: a name is the path of the file."""

    def place(self, path: Path) -> str | Path:
        """Return the address of the store of this name."""
        return path

    def connect(self, path: Path) -> Any:
        """Return a second connection next to the host's, with rows by column name."""
        connection = sqlite3.connect(path, isolation_level=None)
        connection.row_factory = sqlite3.Row
        return connection


class Connection:
    """The part of ``sqlite3.Connection`` that tests use, over PostgreSQL."""

    def __init__(self, address: str) -> None:
        self._inner: psycopg.Connection[Any] = psycopg.connect(
            address, autocommit=True, context=ADAPTERS, row_factory=rows_by_name
        )

    def execute(self, sql: str, params: Sequence[Any] = ()) -> Any:
        """Return a cursor with the result."""
        return self._inner.execute(dialect(sql).encode(), params)

    def close(self) -> None:
        """Close it."""
        self._inner.close()


class Databases:
    """PostgreSQL: a database for each name, empty at the first request."""

    def __init__(self) -> None:
        self._taken: dict[Path, str] = {}

    def place(self, path: Path) -> str | Path:
        """See Files."""
        if path not in self._taken:
            self._taken[path] = _empty.pop() if _empty else _new()
        return self._taken[path]

    def connect(self, path: Path) -> Any:
        """See Files."""
        return Connection(str(self.place(path)))

    def clear(self) -> None:
        """Empty all databases and give them back."""
        for address in self._taken.values():
            if _emptied(address):
                _empty.append(address)
        self._taken.clear()


_empty: list[str] = []
"""Addresses of empty databases with our tables: making one takes ten times as long as emptying one."""
_numbers = itertools.count(1)


def _new() -> str:
    return _created(f"tefuda_{os.getpid()}_{next(_numbers)}", _model())


@cache
def _model() -> str:
    """Return the name of a database with our tables, of which all others are copies."""
    name = f"tefuda_{os.getpid()}_model"
    with psycopg.connect(_created(name, "template0"), autocommit=True) as connection:
        migrate(connection)
    return name


def _created(name: str, template: str) -> str:
    """Create a database and return its address."""
    address = maintenance()
    assert address is not None
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE {template}".encode())
    return urlsplit(address)._replace(path=f"/{name}").geturl()


def end_others(connection: psycopg.Connection[Any]) -> None:
    """End all other connections to the database of this one."""
    connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )


def _emptied(address: str) -> bool:
    """End all connections to a database and empty it; return False if its tables are no longer ours."""
    known = None
    with psycopg.connect(address, autocommit=True) as connection:
        end_others(connection)
        with suppress(ForeignStore):
            known = version_of(connection)
        if known != VERSION:
            return False
        rows = connection.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'schema_version'"
        ).fetchall()
        names = [name for (name,) in rows]
        # TRUNCATE makes new files for every table and index, also of empty ones: with it this takes ten times as long.
        asked = " UNION ALL ".join(f"SELECT '{name}' WHERE EXISTS (SELECT 1 FROM {name})" for name in names)
        if full := [name for (name,) in connection.execute(asked.encode())]:
            found = connection.execute("SELECT DISTINCT tgrelid::regclass::text FROM pg_trigger WHERE NOT tgisinternal")
            # The log refuses that its entries are deleted.
            refusing = [name for (name,) in found if name in full]
            # In one statement, after which all references are checked.
            deleted = ", ".join(f"of_{name} AS (DELETE FROM {name})" for name in full)
            with connection.transaction():
                for name in refusing:
                    connection.execute(f"ALTER TABLE {name} DISABLE TRIGGER USER".encode())
                connection.execute(f"WITH {deleted} SELECT 1".encode())
                for name in refusing:
                    connection.execute(f"ALTER TABLE {name} ENABLE TRIGGER USER".encode())
        connection.execute(
            "SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)"
            " FROM pg_sequences WHERE last_value IS NOT NULL"
        )
    return True


@contextmanager
def unhurried() -> Iterator[None]:
    """Context in which the bot waits for PostgreSQL for up to a minute, for slow machines.

    A press could not wait so long. After a deadlock the server itself waits a second of the bot's 1.5 seconds before it
    ends one of the two transactions.
    """
    with pytest.MonkeyPatch.context() as patch:
        for module, name in (
            *((contract, "BUSY_TIMEOUT_S"), (postgres_store, "BUSY_TIMEOUT_S")),
            *((postgres_store, "READ_TIMEOUT_S"), (postgres_store, "OPEN_TIMEOUT_S")),
        ):
            patch.setattr(module, name, 60.0)
        yield


_present: list[Files | Databases] = [Files()]


@contextmanager
def over_databases() -> Iterator[None]:
    """Context in which names stand for databases."""
    _present.append(Databases())
    try:
        yield
    finally:
        gone = _present.pop()
        assert isinstance(gone, Databases)
        gone.clear()


def place(path: Path) -> str | Path:
    """Return the address of the store of this name, for ``Host.open``."""
    return _present[-1].place(path)


def connect(path: Path) -> Any:
    """Return a second connection next to the host's, in autocommit mode; rows have values by name and by number."""
    return _present[-1].connect(path)


def tables_of(path: Path) -> list[str]:
    """Return the names of all tables."""
    sql = "SELECT name FROM sqlite_master WHERE type = 'table'"
    if not is_file():
        sql = "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()"
    with closing(connect(path)) as connection:
        return [row["name"] for row in connection.execute(sql)]


def contents(path: Path) -> list[str]:
    """Return every row of every table, in a fixed order."""
    with closing(connect(path)) as connection:
        rows = ((table, row) for table in tables_of(path) for row in connection.execute(f"SELECT * FROM {table}"))
        return sorted(f"{table}: {tuple(row)!r}" for table, row in rows)


def is_file() -> bool:
    """True if the test runs over a file."""
    return isinstance(_present[-1], Files)
