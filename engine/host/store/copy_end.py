"""What a move of a store reads and writes: the tables of this release, and an end as each kind of store has it."""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass
from typing import Any

from engine.host.store.schema import migrate


class NotMoved(Exception):
    """Nothing was moved; the text says why, and what to do."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the store: its columns in their order, and those of its key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def all_rows(self) -> str:
        """The query for every row, in the order of the key."""
        return f"SELECT {', '.join(map(_quoted, self.columns))} FROM {self.name} ORDER BY {', '.join(self.key)}"  # noqa: S608

    @property
    def insert(self) -> str:
        """The statement for one row, with its values as parameters."""
        places = ", ".join("?" * len(self.columns))
        return f"INSERT INTO {self.name} ({', '.join(map(_quoted, self.columns))}) VALUES ({places})"  # noqa: S608


def _quoted(name: str) -> str:
    # Some of our columns are called like words of SQL.
    return f'"{name}"'


def tables() -> list[Table]:
    """All tables of this release, each after those that it refers to."""
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
    """A store at one end of a move. Leaving it by an error takes back what was written."""

    @abstractmethod
    def rows(self, table: Table) -> Iterator[tuple[Any, ...]]:
        """Every row, in the order of the key, all of one moment."""

    @abstractmethod
    def write(self, table: Table, rows: Iterable[Sequence[Any]]) -> None:
        """Put rows in, which come in the order of the key."""

    @abstractmethod
    def query(self, sql: str, params: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """A query in our common SQL."""
