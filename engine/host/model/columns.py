"""Columns of stored rows. Each column is declared once, on the field that holds it, and used to read and write rows.

``size: int = field(metadata=column())`` is a column ``size``; a field without metadata is no column. To add a column: a
migration that adds it (and names it in the view ``table_rows``), and the field.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import Field, dataclass, fields
from enum import IntEnum
from functools import cache
from operator import attrgetter
from typing import Any, ClassVar, Protocol


class Written(IntEnum):
    """When a column is written."""

    NEVER = 0
    """Not with the row: statements of its own, or the store, write the column."""
    ONCE = 1
    """With the new row only."""
    ALWAYS = 2
    """With the new row and with each change of it."""


Convert = Callable[[Any], Any] | None
"""Converts a value from the store or to it; None: the value stays as it is."""


@dataclass(frozen=True, slots=True)
class Column:
    """How a field is stored. ``name`` is its column and ``view`` its name in the view, if they
    differ from the field's name.
    """

    read: Convert = None
    """Converts the stored value to the field's value."""
    write: Convert = None
    """Converts the field's value to the stored value."""
    written: Written = Written.ALWAYS
    name: str = ""
    view: str = ""


def column(
    read: Convert = None,
    write: Convert = None,
    written: Written = Written.ALWAYS,
    *,
    name: str = "",
    view: str = "",
) -> Mapping[str, Column]:
    """Return the metadata of a field that is a column."""
    return {"column": Column(read, write, written, name, view)}


def flag(written: Written = Written.ALWAYS) -> Mapping[str, Column]:
    """Return the metadata of a column of 0 and 1 for a field of False and True."""
    return column(bool, int, written)


def as_json(read: Convert = None, write: Convert = None) -> Mapping[str, Column]:
    """Return the metadata of a column of compact JSON; ``read`` and ``write`` convert between the
    field and plain JSON values.
    """
    return column(
        json.loads if read is None else lambda text: read(json.loads(text)),
        dump if write is None else lambda value: dump(write(value)),
    )


def dump(value: Any) -> str:
    """Return the value as compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class HasFields(Protocol):
    """A dataclass, or one of its values."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


@cache
def declared(row: type[HasFields], least: Written = Written.NEVER) -> tuple[tuple[str, Column], ...]:
    """Return the fields that are columns, in their order, and are written at least as often as ``least``."""
    found = [(part.name, part.metadata["column"]) for part in fields(row) if "column" in part.metadata]
    return tuple((name, c) for name, c in found if c.written >= least)


@cache
def _readers(row: type[HasFields]) -> tuple[tuple[str, str, Convert], ...]:
    return tuple((name, c.view or c.name or name, c.read) for name, c in declared(row))


@cache
def _writers(row: type[HasFields], least: Written) -> tuple[Callable[[Any], tuple[Any, ...]], tuple[Convert, ...]]:
    found = declared(row, least)
    return attrgetter(*(name for name, _ in found)), tuple(c.write for _, c in found)


def read(row: type[HasFields], stored: Any) -> dict[str, Any]:
    """Return the values of the columns by field, from a row of the view."""
    return {name: stored[key] if convert is None else convert(stored[key]) for name, key, convert in _readers(row)}


def values(row: HasFields, least: Written) -> tuple[Any, ...]:
    """Return the values that the store gets of a row, in the order of ``names``."""
    own, converts = _writers(type(row), least)
    return tuple([x if convert is None else convert(x) for x, convert in zip(own(row), converts, strict=True)])


def names(row: type[HasFields], least: Written) -> list[str]:
    """Return the columns, quoted, because "match" is a word of SQL."""
    return [f'"{c.name or name}"' for name, c in declared(row, least)]


def insert(table: str, row: type[HasFields], *first: str) -> str:
    """Return the statement that inserts a row; the values of the columns ``first`` come before those of ``values``."""
    all_columns = [*first, *names(row, Written.ONCE)]
    return f"INSERT INTO {table} ({', '.join(all_columns)}) VALUES ({', '.join('?' * len(all_columns))})"  # noqa: S608  # only declared columns


def assignments(row: type[HasFields]) -> str:
    """Return the assignments of an UPDATE, for the values that are written with each change."""
    return ", ".join(f"{name} = ?" for name in names(row, Written.ALWAYS))
