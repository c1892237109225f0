"""Statements in files: ``engine/host/<room>/*.sql``. Each has a name that says what it reads or does.

    -- name: next_due_of_tasks
    -- A comment for readers.
    SELECT MIN(due) AS due FROM outbox WHERE due > ?;

``SQL = queries("table/queries.sql")`` reads a file when the module is imported; ``SQL.next_due_of_tasks`` is the
statement. A statement that differs between the engines is written for each, as ``name.sqlite`` and ``name.postgres``;
the store uses its own. Parameters are ``?`` in both, in the same order. Other comments are only allowed between
statements.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

HOST: Final = Path(__file__).parents[1]
"""The folder of the rooms."""

_MARK: Final = "-- name:"
_NAME: Final = re.compile(r"([a-z][a-z0-9_]*)(?:\.(sqlite|postgres))?")


class BadQueries(ValueError):
    """A file with a format error: the file, the line and the error."""


class Statement(str):
    """A statement for SQLite; ``postgres`` is its form for PostgreSQL (with ``?`` for parameters)."""

    postgres: str

    def __new__(cls, sqlite: str, postgres: str) -> Statement:
        """Make a statement; both texts are the same if the engines do not differ."""
        statement = super().__new__(cls, sqlite)
        statement.postgres = postgres
        return statement


def for_postgres(sql: str) -> str:
    """Return the PostgreSQL form of a statement ``sql``."""
    return sql.postgres if isinstance(sql, Statement) else sql


class Queries:
    """The statements of a file as attributes."""

    def __init__(self, file: Path) -> None:
        """Raises BadQueries, OSError."""
        self.__dict__.update(read(file))

    def __getattr__(self, name: str) -> Statement:
        raise AttributeError(f"no statement is named {name}")


@cache
def queries(file: str) -> Queries:
    """Return the statements of a file of a room, such as ``table/queries.sql``."""
    return Queries(HOST / file)


def read(file: Path) -> dict[str, Statement]:
    """Return the statements of a file by name. Raises BadQueries, OSError."""
    texts: dict[str, dict[str, str]] = {}
    lines: dict[str, int] = {}
    for line, name, engine, text in _blocks(file):
        engines = texts.setdefault(name, {})
        if engine in engines or (engines and "" in (engine, *engines)):
            raise BadQueries(f"{file}:{line}: {name} is there twice")
        engines[engine], lines[name] = text, line
    for name, engines in texts.items():
        if len(engines) == 1 and "" not in engines:
            raise BadQueries(f"{file}:{lines[name]}: {name} is written for one engine alone")
    return {
        name: Statement(engines.get("", engines.get("sqlite", "")), engines.get("", engines.get("postgres", "")))
        for name, engines in texts.items()
    }


def _blocks(file: Path) -> Iterator[tuple[int, str, str, str]]:
    """Yield for each statement its line, its name, its engine ("" for both), and its text without the semicolon."""
    begun: tuple[int, str, str] | None = None
    text: list[str] = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith(_MARK):
            if begun is not None:
                raise BadQueries(f"{file}:{begun[0]}: {begun[1]} has no statement that ends with a semicolon")
            if (found := _NAME.fullmatch(line.removeprefix(_MARK).strip())) is None:
                raise BadQueries(f"{file}:{number}: this is no name of a statement")
            begun = number, found[1], found[2] or ""
        elif line.strip() and (text or not line.startswith("--")):
            if begun is None:
                raise BadQueries(f"{file}:{number}: this statement has no name")
            text.append(line)
            if line.endswith(";"):
                yield *begun, "\n".join(text)[:-1]
                begun, text = None, []
    if begun is not None:
        raise BadQueries(f"{file}:{begun[0]}: {begun[1]} has no statement that ends with a semicolon")
