"""Columns of stored rows. Each is declared once, on the field that holds it; rows are read and written by that.

``size: int = field(metadata=column())`` is a column ``size``; a field without metadata is none. To add one: a
migration that adds the column (and names it in the view ``table_rows``), and the field.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, dataclass, fields
from enum import IntEnum
from typing import Any, ClassVar, Protocol


class Written(IntEnum):
    """When a column is written."""

    NEVER = 0
    """By statements of its own, or by the store."""
    ONCE = 1
    """With the new row."""
    ALWAYS = 2
    """Also with each change of the row."""


def _same(value: Any) -> Any:
    return value


@dataclass(frozen=True, slots=True)
class Column:
    """How a field is stored. ``name`` is the column where it differs; ``view`` its name in the view, likewise."""

    read: Callable[[Any], Any] = _same
    """The field's value, of what the store has."""
    write: Callable[[Any], Any] = _same
    """What the store gets, of the field's value."""
    written: Written = Written.ALWAYS
    name: str = ""
    view: str = ""


def column(
    read: Callable[[Any], Any] = _same,
    write: Callable[[Any], Any] = _same,
    written: Written = Written.ALWAYS,
    *,
    name: str = "",
    view: str = "",
) -> Mapping[str, Column]:
    """Metadata of a field that is a column."""
    return {"column": Column(read, write, written, name, view)}


def flag(written: Written = Written.ALWAYS) -> Mapping[str, Column]:
    """A column of 0 and 1 for a field of False and True."""
    return column(bool, int, written)


def as_json(read: Callable[[Any], Any] = _same, write: Callable[[Any], Any] = _same) -> Mapping[str, Column]:
    """A column of compact JSON; ``read`` and ``write`` are between the field and plain JSON values."""
    return column(lambda text: read(json.loads(text)), lambda value: dump(write(value)))


def dump(value: Any) -> str:
    """Compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class HasFields(Protocol):
    """A dataclass, or one of its values."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


def columns(row: HasFields | type[HasFields], least: Written = Written.NEVER) -> Iterator[tuple[Field[Any], Column]]:
    """Each field that is a column, in their order; those that are written at least so often."""
    for part in fields(row):
        declared = part.metadata.get("column")
        if isinstance(declared, Column) and declared.written >= least:
            yield part, declared


def read(row: type[HasFields], stored: Any) -> dict[str, Any]:
    """The values of the fields that are columns, by field, of a row of the view."""
    return {part.name: c.read(stored[c.view or c.name or part.name]) for part, c in columns(row)}


def values(row: HasFields, least: Written) -> tuple[Any, ...]:
    """What the store gets of a row, in the order of ``names``."""
    return tuple(c.write(getattr(row, part.name)) for part, c in columns(row, least))


def names(row: type[HasFields], least: Written) -> list[str]:
    """The columns, quoted: "match" is a word of SQL."""
    return [f'"{c.name or part.name}"' for part, c in columns(row, least)]


def insert(table: str, row: type[HasFields], *first: str) -> str:
    """The statement that makes a row; the values of the columns ``first`` come before those of ``values``."""
    all_columns = [*first, *names(row, Written.ONCE)]
    return f"INSERT INTO {table} ({', '.join(all_columns)}) VALUES ({', '.join('?' * len(all_columns))})"  # noqa: S608  # only declared columns


def assignments(row: type[HasFields]) -> str:
    """What an UPDATE sets, for the values that are written with each change."""
    return ", ".join(f"{name} = ?" for name in names(row, Written.ALWAYS))
