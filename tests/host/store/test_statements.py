"""Every statement of the host is one in both engines: prepared, not carried out."""

from __future__ import annotations

import ast
import itertools
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import psycopg
import pytest

from engine.host.store.postgres_schema import dialect
from engine.host.store.queries import HOST, read
from engine.host.store.schema import migrate
from tests.host.engines import over_databases, place
from tests.host.server import NO_SERVER, maintenance

ROOT = Path(__file__).parents[3]
ROOMS = ("engine", "cogs")
NOT_COMMON = frozenset(
    {
        "sqlite_store",
        "postgres_store",
        "postgres_schema",
        "copy_postgres",
        "files",
        "schema",
        "copy_end",
    }
)
"""Where an engine's own words belong."""
BEGINNING = re.compile(r"\s*(SELECT .*\bFROM\b|INSERT INTO|UPDATE \w+ SET|DELETE FROM|WITH \w+)", re.DOTALL)


@cache
def statements() -> list[tuple[str, str]]:
    """Where each stands, and each as it is written; what is put together piece by piece is not among them."""
    files = [file for file in sorted(HOST.rglob("*.sql")) if HOST / "store" not in file.parents]
    named = [(f"{file.relative_to(ROOT)}: {name}", sql) for file in files for name, sql in read(file).items()]
    return [*named, *found()]


def found() -> Iterator[tuple[str, str]]:
    """``statements``, one by one."""
    for file in sorted(itertools.chain(*((ROOT / room).rglob("*.py") for room in ROOMS))):
        if file.stem in NOT_COMMON:
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        pieces = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
        pieces |= {
            id(part) for node in ast.walk(tree) if isinstance(node, ast.BinOp) for part in (node.left, node.right)
        }
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in pieces:
                continue
            # Not those with a place for more, nor prose that begins alike.
            if BEGINNING.match(node.value) and "{" not in node.value and not node.value.rstrip().endswith((",", ".")):
                yield f"{file.relative_to(ROOT)}:{node.lineno}", node.value


def test_there_are_some() -> None:
    assert len(statements()) > 150


def test_in_sqlite() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        for where, sql in statements():
            try:
                connection.execute(f"EXPLAIN {sql}", [None] * sql.count("?"))
            except sqlite3.Error as e:
                pytest.fail(f"{where}: {e}\n{sql}")


@pytest.mark.postgres
def test_in_postgres() -> None:
    if maintenance() is None:
        pytest.skip(NO_SERVER)
    wrong = []
    with over_databases(), psycopg.connect(str(place(Path("statements"))), autocommit=True) as connection:
        for where, sql in statements():
            numbers = itertools.count(1)
            text = re.sub(r"%(s|%)", lambda m: f"${next(numbers)}" if m[1] == "s" else "%", dialect(sql))  # noqa: B023
            try:
                connection.execute(f"PREPARE tried AS {text}".encode())
                connection.execute("DEALLOCATE tried")
            except psycopg.Error as e:
                wrong.append(f"{where}: {e}")
    assert wrong == []
