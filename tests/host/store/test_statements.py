"""Every statement of the host is valid in both engines: the tests prepare it and do not run it."""

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
from engine.host.store.sqlite_store import SqliteStore
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
"""Modules that may contain SQL of one engine."""
MADE_OF_COLUMNS = {"change.py": "UPDATE tables SET ", "columns.py": "INSERT INTO "}
"""Statements for rows with declared columns, and their beginnings."""
FIRST_WORD = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|WITH)\b")
"""Files without any of these words are not read as Python: that would take most of the time."""
BEGINNING = re.compile(r"\s*(SELECT .*\bFROM\b|INSERT INTO|UPDATE \w+ SET|DELETE FROM|WITH \w+)", re.DOTALL)


@cache
def statements() -> list[tuple[str, str]]:
    """Return the place and the text of each statement: those in files, and the few of the store itself."""
    files = [file for file in sorted(HOST.rglob("*.sql")) if HOST / "store" not in file.parents]
    named = [(f"{file.relative_to(ROOT)}: {name}", sql) for file in files for name, sql in read(file).items()]
    return [*named, *((where, sql) for where, sql in in_code() if "/store/" in where)]


def in_code() -> Iterator[tuple[str, str]]:
    """Yield strings in code that are statements or begin like one, with their places."""
    for file in sorted(itertools.chain(*((ROOT / room).rglob("*.py") for room in ROOMS))):
        if file.stem in NOT_COMMON:
            continue
        text = file.read_text(encoding="utf-8")
        if not FIRST_WORD.search(text):
            continue
        tree = ast.parse(text)
        prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in prose:
                continue
            if BEGINNING.match(node.value):
                yield f"{file.relative_to(ROOT)}:{node.lineno}", node.value


GROWING = frozenset({"answers", "counted", "interactions", "log", "people", "posts", "results", "seats", "tables"})
"""The stored tables that have more rows with every game played."""
SELDOM = {
    "absences_of_all_people": "at a start",
    "person_with_holidays": "at a start",
    "limit_last_press_of_people": "after the clock was wrong",
    "mark_rated_tables_of_game": "a recount",
    "unmark_unrated_tables_of_game": "a recount",
    "tables_with_results_of_game": "a recount",
    "tables_of_person": "a person asks for their data: those they opened",
    "tables_that_name_person": "a person has their data deleted",
    "count_tables_by_status": "figures for the owner",
    "create_missing_timers_of_computers": "at a start, by an index of the seats of computers",
    "copy.py": "the store is copied",
}
"""The statements, or files, that may read all of a growing table, and when they do."""


def scanned(connection: sqlite3.Connection, sql: str) -> set[str]:
    """Return the stored tables that SQLite reads from the first row to the last for a statement."""
    plan = connection.execute(f"EXPLAIN QUERY PLAN {sql}", [None] * sql.count("?")).fetchall()
    aliases = re.findall(r"SCAN (\w+)", " ".join(str(row[3]) for row in plan))
    named = dict(re.findall(r"\b(?:FROM|JOIN|UPDATE|INTO)\s+(\w+)(?:\s+(?:AS\s+)?(\w+))?", sql))
    tables = {alias: table for table, alias in named.items() if alias}
    return {tables.get(alias, alias) for alias in aliases}


def numbered(sql: str) -> str:
    """Return a statement of psycopg in the form for PREPARE: ``$1`` and so on for ``%s``."""
    numbers = itertools.count(1)
    return re.sub(r"%(s|%)", lambda m: f"${next(numbers)}" if m[1] == "s" else "%", sql)


def test_there_are_some() -> None:
    assert len(statements()) > 300


def test_none_stands_in_code() -> None:
    """Except those of the store itself, and those made of declared columns."""
    elsewhere = [(where, sql) for where, sql in in_code() if "/store/" not in where]
    made = [sql.lstrip() for where, sql in elsewhere if "/model/" in where]
    assert len(elsewhere) == len(made) == len(MADE_OF_COLUMNS), elsewhere
    assert all(any(sql.startswith(begun) for begun in MADE_OF_COLUMNS.values()) for sql in made), made


def test_in_sqlite() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        for where, sql in statements():
            try:
                connection.execute(f"EXPLAIN {sql}", [None] * sql.count("?"))
            except sqlite3.Error as e:
                pytest.fail(f"{where}: {e}\n{sql}")


def test_none_reads_all_of_a_growing_table() -> None:
    """Not even in a file whose owner has run ANALYZE, once it is opened again."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        found = {where: scanned(connection, sql) & GROWING for where, sql in statements()}
    whole = {where: tables for where, tables in found.items() if tables}
    assert {where for where in whole if not any(name in where for name in SELDOM)} == set(), whole
    assert {name for name in SELDOM if not any(name in where for where in whole)} == set(), "not needed"


async def test_a_file_forgets_the_figures_of_analyze(tmp_path: Path) -> None:
    file = tmp_path / "analyzed.sqlite3"
    await (await SqliteStore.open(file)).close()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("INSERT INTO people (id, name) VALUES ('1', 'Ann')")
        connection.executemany(
            """INSERT INTO tables (id, "match", game, revision, options, size, lang, channel, opener, status, seq,
            moves, opened, touched, paused_for, votes, sealed, commitment, secret, hints, watch)
            VALUES (?, ?, 'g', 1, '{}', 2, 'ja', 'c', '1', 'finished', 1, 0, 0, 0, '', '[]', 0, '', '', 0, 0)""",
            [(number, str(number)) for number in range(2000)],
        )
        connection.execute("ANALYZE")
        connection.commit()
        waiting = "SELECT id FROM tables WHERE status = 'open' AND opened < ? ORDER BY id"
        assert scanned(connection, waiting) == {"tables"}, "ANALYZE has no effect: this test cannot fail"
    store = await SqliteStore.open(file)
    try:
        rows = await store.rows(f"EXPLAIN QUERY PLAN {waiting}", (0.0,))
        assert "tables_by_status" in rows[0]["detail"]
    finally:
        await store.close()


@pytest.mark.postgres
def test_in_postgres() -> None:
    if maintenance() is None:
        pytest.skip(NO_SERVER)
    wrong = []
    with over_databases(), psycopg.connect(str(place(Path("statements"))), autocommit=True) as connection:
        for where, sql in statements():
            try:
                connection.execute(f"PREPARE tried AS {numbered(dialect(sql))}".encode())
                connection.execute("DEALLOCATE tried")
            except psycopg.Error as e:
                wrong.append(f"{where}: {e}")
    assert wrong == []
