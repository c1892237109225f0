"""Statements in files: ``engine/host/<room>/*.sql``, each under a name that says what is asked or done.

    -- name: next_due_of_tasks
    -- What a reader has to know of it.
    SELECT MIN(due) AS due FROM outbox WHERE due > ?;

``SQL = queries("table/queries.sql")`` reads a file when the module is imported; ``SQL.next_due_of_tasks`` is the
statement. One that differs between the engines is written out for each, as ``name.sqlite`` and ``name.postgres``; the
store takes its own. Parameters are ``?`` in both, in the same order. Other comments stand between statements.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

HOST: Final = Path(__file__).parents[1]
"""Where the rooms are."""

_MARK: Final = "-- name:"
_NAME: Final = re.compile(r"([a-z][a-z0-9_]*)(?:\.(sqlite|postgres))?")


class BadQueries(ValueError):
    """A file that is not written as above: the file, the line and what is wrong there."""


class Statement(str):
    """A statement for SQLite, and ``postgres``, the same for PostgreSQL (with ``?`` for parameters)."""

    postgres: str

    def __new__(cls, sqlite: str, postgres: str) -> Statement:
        """The same text twice where the engines do not differ."""
        statement = super().__new__(cls, sqlite)
        statement.postgres = postgres
        return statement


def for_postgres(sql: str) -> str:
    """What PostgreSQL is asked where the host says ``sql``."""
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
    """The statements of a file of a room, such as ``table/queries.sql``."""
    return Queries(HOST / file)


def read(file: Path) -> dict[str, Statement]:
    """The statements of a file by name. Raises BadQueries, OSError."""
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
    """The line of each name, the name, its engine ("" for both) and the statement without its semicolon."""
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
