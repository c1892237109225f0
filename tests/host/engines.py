"""The engines that tests of the host run over: a file of SQLite, or a database of PostgreSQL in its place.

A test names a file (``Rig(tmp_path / "contract.db")``); over PostgreSQL that name stands for a database of its own.
"""

from __future__ import annotations

import itertools
import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
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
"""What either engine raises where the tables do not take a statement."""
MISTAKES = (sqlite3.OperationalError, psycopg.ProgrammingError, psycopg.InternalError)
"""What either raises for a statement that makes no sense, or changes something where it may only read."""


class Files:
    """SQLite: a name is what it says."""

    def place(self, path: Path) -> str | Path:
        """Where the store of this name is."""
        return path

    def connect(self, path: Path) -> Any:
        """A connection beside the host's, with rows by name."""
        connection = sqlite3.connect(path, isolation_level=None)
        connection.row_factory = sqlite3.Row
        return connection


class Connection:
    """As much of ``sqlite3.Connection`` as tests use, over PostgreSQL."""

    def __init__(self, address: str) -> None:
        self._inner: psycopg.Connection[Any] = psycopg.connect(
            address, autocommit=True, context=ADAPTERS, row_factory=rows_by_name
        )

    def execute(self, sql: str, params: Sequence[Any] = ()) -> Any:
        """A cursor with the result."""
        return self._inner.execute(dialect(sql).encode(), params)

    def close(self) -> None:
        """Close it."""
        self._inner.close()


class Databases:
    """PostgreSQL: a database for each name, an empty one when it is first asked for."""

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
        """Give all of them back, empty."""
        for address in self._taken.values():
            _end_others(address)
            if _emptied(address):
                _empty.append(address)
        self._taken.clear()


_empty: list[str] = []
"""Addresses of databases with our tables and nothing in them: making one takes ten times as long as emptying one."""
_numbers = itertools.count(1)


def _new() -> str:
    address = maintenance()
    assert address is not None
    name = f"tefuda_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} ENCODING 'UTF8' TEMPLATE template0".encode())
    made = urlsplit(address)._replace(path=f"/{name}").geturl()
    with psycopg.connect(made, autocommit=True) as connection:
        migrate(connection)
    return made


def _end_others(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def _emptied(address: str) -> bool:
    """Whether a database could be emptied; not one whose tables are other ones now."""
    known = None
    with psycopg.connect(address, autocommit=True) as connection:
        with suppress(ForeignStore):
            known = version_of(connection)
        if known != VERSION:
            return False
        rows = connection.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'schema_version'"
        ).fetchall()
        connection.execute(f"TRUNCATE {', '.join(name for (name,) in rows)} RESTART IDENTITY".encode())
    return True


@contextmanager
def unhurried() -> Iterator[None]:
    """Within, the bot waits for PostgreSQL as long as it takes, on a machine that is slow; a press could not.

    The server itself looks for a second before it takes one of two out of the other's way, of the bot's second and a
    half.
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
    """Within, names stand for databases."""
    _present.append(Databases())
    try:
        yield
    finally:
        gone = _present.pop()
        assert isinstance(gone, Databases)
        gone.clear()


def place(path: Path) -> str | Path:
    """Where the store of this name is, for ``Host.open``."""
    return _present[-1].place(path)


def connect(path: Path) -> Any:
    """A connection beside the host's, in autocommit mode; rows have their values by name and by number."""
    return _present[-1].connect(path)


def tables_of(path: Path) -> list[str]:
    """The names of all tables."""
    sql = "SELECT name FROM sqlite_master WHERE type = 'table'"
    if not is_file():
        sql = "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()"
    with closing(connect(path)) as connection:
        return [row["name"] for row in connection.execute(sql)]


def contents(path: Path) -> list[str]:
    """Every row of every table, in a fixed order."""
    with closing(connect(path)) as connection:
        rows = ((table, row) for table in tables_of(path) for row in connection.execute(f"SELECT * FROM {table}"))
        return sorted(f"{table}: {tuple(row)!r}" for table, row in rows)


def is_file() -> bool:
    """Whether the test runs over a file."""
    return isinstance(_present[-1], Files)
