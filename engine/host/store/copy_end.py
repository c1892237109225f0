"""The two ends of a copy: the tables of this release, and the interface of each kind of store."""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass
from typing import Any

from engine.host.store.schema import migrate


class NotMoved(Exception):
    """Nothing was copied; the text says why, and what to do."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the store: its columns in their order, and the columns of its key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def all_rows(self) -> str:
        """Return the query for every row, in the order of the key."""
        return f"SELECT {', '.join(map(_quoted, self.columns))} FROM {self.name} ORDER BY {', '.join(self.key)}"  # noqa: S608

    @property
    def insert(self) -> str:
        """Return the statement that inserts one row, with its values as parameters."""
        places = ", ".join("?" * len(self.columns))
        return f"INSERT INTO {self.name} ({', '.join(map(_quoted, self.columns))}) VALUES ({places})"  # noqa: S608


def _quoted(name: str) -> str:
    # Some of our columns have the names of SQL keywords.
    return f'"{name}"'


def tables() -> list[Table]:
    """Return all tables of this release, each after the tables that it refers to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        refers = {
            name: {row[2] for row in connection.execute(f"PRAGMA foreign_key_list({name})")} - {name} for name in names
        }
        described = {name: connection.execute(f"PRAGMA table_info({name})").fetchall() for name in names}
    ordered: list[str] = []
    while rest := [name for name in names if name not in ordered]:
        ordered += [name for name in rest if refers[name] <= set(ordered)]
    return [
        Table(
            name,
            tuple(column[1] for column in described[name]),
            tuple(column[1] for column in sorted(described[name], key=lambda c: c[5]) if column[5]),
        )
        for name in ordered
    ]


class End(AbstractContextManager["End"]):
    """A store at one end of a copy. If it is left by an error, all writes are undone."""

    @abstractmethod
    def rows(self, table: Table) -> Iterator[tuple[Any, ...]]:
        """Yield every row, in the order of the key, all of one moment."""

    @abstractmethod
    def write(self, table: Table, rows: Iterable[Sequence[Any]]) -> None:
        """Insert rows, which come in the order of the key."""

    @abstractmethod
    def query(self, sql: str, params: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """Return the rows of a query in our common SQL."""
