"""Conversion of our values for PostgreSQL, and of its values and rows to those that SQLite gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import psycopg
from psycopg import postgres
from psycopg.abc import AdaptContext
from psycopg.adapt import AdaptersMap, Buffer, Dumper, Loader
from psycopg.types.numeric import Int8Dumper

from engine.host.store.contract import Row


class _Bool(Dumper):
    """Truth values are stored as 0 and 1, as in SQLite."""

    oid = postgres.types["int8"].oid

    def dump(self, obj: Any) -> Buffer:
        return b"1" if obj else b"0"


class _Truth(Loader):
    def load(self, data: Buffer) -> int:
        return int(bytes(data) == b"t")


class _Number(Loader):
    """Sums of integers, and means, have the types that SQLite gives them."""

    def load(self, data: Buffer) -> float | int:
        text = bytes(data).decode()
        return float(text) if "." in text else int(text)


def _adapters() -> AdaptersMap:
    made = AdaptersMap(psycopg.adapters)
    made.register_dumper(bool, _Bool)
    # One statement is prepared once, not separately for small and large numbers.
    made.register_dumper(int, Int8Dumper)
    made.register_loader("bool", _Truth)
    made.register_loader("numeric", _Number)
    return made


class _Row:
    """A row with values by name or by number, like ``sqlite3.Row``."""

    __slots__ = ("_columns", "_values")

    def __init__(self, columns: dict[str, int], values: Sequence[Any]) -> None:
        self._columns, self._values = columns, values

    def __getitem__(self, column: int | str, /) -> Any:
        return self._values[self._columns[column] if isinstance(column, str) else column]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def keys(self) -> list[str]:
        return list(self._columns)


def rows_by_name(cursor: psycopg.Cursor[Any]) -> Callable[[Sequence[Any]], Row]:
    """Return a row factory of psycopg that makes rows as the contract wants them."""
    columns = {column.name: i for i, column in enumerate(cursor.description or ())}
    return lambda values: _Row(columns, values)


ADAPTERS: Final[AdaptContext] = _adapters()
"""The value of ``psycopg.connect(context=...)``."""
