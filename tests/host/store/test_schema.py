"""The schema as files: the same in both engines at every version, and released files are unchanged."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from engine.host.store import postgres_schema, schema
from engine.host.store.schema import FOLDER, POSTGRES, SQLITE, VERSION, migrations
from tests.host.databases import address
from tests.host.released import DIALECTS, KEPT, digests
from tests.host.store.test_postgres import EMPTY
from tests.host.store.test_released import STORES

__all__ = ["address"]

TYPES = {"INTEGER": "bigint", "REAL": "double precision", "TEXT": 'text COLLATE "C"'}
"""SQLite's types, and PostgreSQL's types that store and sort the same values."""


def files(dialect: str) -> list[Path]:
    return sorted((FOLDER / dialect).glob("*.sql"))


def plain(sql: str) -> str:
    """Return an expression without the additions of either engine."""
    text = re.sub(r"::(text|bigint|double precision)|[()]", "", sql.lower().replace("is distinct from", "is not"))
    text = re.sub(r"= any (array)?\[(.*?)\]", r"in \2", text)
    return re.sub(r"^'(\d+)'$", r"\1", "".join(text.split()))


# The files


def test_both_dialects_have_the_same_migrations() -> None:
    names = [[file.name for file in files(dialect)] for dialect in DIALECTS]
    assert names[0] == names[1] and len(SQLITE) == len(POSTGRES) == VERSION >= 37


@pytest.mark.parametrize("dialect", DIALECTS)
def test_every_file_says_what_it_is_for(dialect: str) -> None:
    for file in files(dialect):
        first, *rest = file.read_text(encoding="utf-8").splitlines()
        assert re.fullmatch(r"\d{3}_[a-z_]+\.sql", file.name), file
        assert re.match(r"-- \S+ ", first) and any(rest) and max(map(len, rest)) <= 120, file


def test_released_migrations_are_unchanged() -> None:
    """Comments and line breaks may change; ``python -m tests.host.released`` adds those of a release."""
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    assert set(kept) <= set(digests()), set(kept) - set(digests())
    newest = int(STORES[-1].stem)
    assert len(kept) >= 2 * newest, "every file up to the newest released store is among them"


@pytest.mark.parametrize("more", ["", "CREATE INDEX posts_by_target ON posts (target, kind)"])
def test_a_store_has_the_index_of_messages_in_whatever_form_its_038_was(more: str) -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as file:
        schema.migrate(file, SQLITE[:38])
        file.executescript(more)
        assert schema.migrate(file, SQLITE) == 38
        assert ("posts_by_target",) in file.execute("SELECT name FROM sqlite_master WHERE type = 'index'").fetchall()


@pytest.mark.file_only
@pytest.mark.parametrize("names", [(), ("002_b.sql",), ("001_a.sql", "003_c.sql"), ("001_a.sql", "001_b.sql")])
def test_a_folder_with_a_gap_is_no_schema(tmp_path: Path, names: tuple[str, ...]) -> None:
    for name in names:
        (tmp_path / name).write_text("CREATE TABLE a (b TEXT);", encoding="utf-8")
    with pytest.raises(RuntimeError, match=r"is missing|no migrations"):
        migrations(tmp_path)


@pytest.mark.file_only
def test_migrations_are_read_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    for number in reversed(range(1, 12)):
        (tmp_path / f"{number:03}_step.sql").write_text(f"-- {number}", encoding="utf-8")
    assert migrations(tmp_path) == tuple(f"-- {number}" for number in range(1, 12))


# The resulting tables


def of_sqlite(connection: sqlite3.Connection) -> Iterator[tuple[Any, ...]]:
    """Yield everything in a file: tables, columns, keys, indexes, triggers, views."""

    def ask(sql: str, *params: str) -> list[Any]:
        return connection.execute(sql, params).fetchall()

    for kind, name, table, sql in ask("SELECT type, name, tbl_name, sql FROM sqlite_master WHERE sql IS NOT NULL"):
        if kind == "trigger":
            made = re.search(r"(BEFORE \w+) ON \w+\s+(?:WHEN (.*?)\s*)?BEGIN .*\(ABORT, ('.*')\)", sql, re.DOTALL)
            assert made is not None, sql
            yield kind, name, table, made[1], plain(made[2] or ""), made[3]
        elif kind == "index":
            (unique,) = (row[2] for row in ask(f"PRAGMA index_list({table})") if row[1] == name)
            columns = tuple(row[2] for row in ask(f"PRAGMA index_info({name})"))
            yield kind, name, table, columns, bool(unique), plain("".join(re.split(r"\sWHERE\s", sql)[1:]))
        elif kind == "view":
            yield kind, name, tuple(row[1] for row in ask(f"PRAGMA table_info({name})"))
        else:
            key: dict[int, str] = {}
            for _, column, of, needed, default, place in ask(f"PRAGMA table_info({name})"):
                if place:
                    key[place] = column
                numbered = column == "id" and of == "INTEGER"
                yield "column", name, column, TYPES[of], bool(needed or place), plain(default or ""), numbered
            yield "key", name, tuple(key[place] for place in sorted(key))
            for _, index, _, origin, _ in ask(f"PRAGMA index_list({name})"):
                if origin == "u":
                    yield "unique", name, tuple(row[2] for row in ask(f"PRAGMA index_info({index})"))
            for row in ask(f"PRAGMA foreign_key_list({name})"):
                yield "reference", name, row[3], row[2], row[4]


COLUMNS = """
SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), l.collname, a.attnotnull,
    pg_get_expr(d.adbin, d.adrelid), a.attidentity
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid
    AND d.adnum = a.attnum LEFT JOIN pg_collation l ON l.oid = a.attcollation
WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped"""
INDEXES = """
SELECT i.relname, c.relname, x.indisunique, x.indisprimary, pg_get_expr(x.indpred, x.indrelid),
    ARRAY(SELECT pg_get_indexdef(i.oid, k, TRUE) FROM generate_series(1, x.indnatts) k ORDER BY k),
    EXISTS (SELECT 1 FROM pg_constraint n WHERE n.conindid = i.oid AND n.contype IN ('p', 'u'))
FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
WHERE c.relnamespace = 'public'::regnamespace"""
REFERENCES = """
SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint
WHERE connamespace = 'public'::regnamespace AND contype = 'f'"""
TRIGGERS = """
SELECT t.tgname, t.tgrelid::regclass::text, pg_get_triggerdef(t.oid), p.prosrc
FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE NOT t.tgisinternal"""
VIEWS = """
SELECT c.relname, ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 ORDER BY attnum)
FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'v'"""


def of_postgres(connection: psycopg.Connection[Any]) -> Iterator[tuple[Any, ...]]:
    """Yield everything in a database, in SQLite's terms."""

    def ask(sql: str) -> list[Any]:
        return [row for row in connection.execute(sql.encode()).fetchall() if "schema_version" not in row]

    for table, column, of, collation, needed, default, identity in ask(COLUMNS):
        named = f'{of} COLLATE "{collation}"' if collation else of
        yield "column", table, column, named, needed, plain(default or ""), identity == "a"
    for name, table, unique, primary, where, columns, constraint in ask(INDEXES):
        columns = tuple(column.strip('"') for column in columns)
        if constraint:
            yield "key" if primary else "unique", table, columns
        else:
            yield "index", name, table, columns, unique, plain(where or "")
    for table, made in ask(REFERENCES):
        found = re.fullmatch(r"FOREIGN KEY \((\w+)\) REFERENCES (\w+)\((\w+)\)", made)
        assert found is not None, made
        yield "reference", table, *found.groups()
    for name, table, made, body in ask(TRIGGERS):
        own = re.search(r"IF (.*) THEN\s+RAISE EXCEPTION ('.*') USING", body)
        if own is not None:
            # A condition that reads another table stands in the function: WHEN takes no query.
            yield "trigger", name, table, re.findall(r"BEFORE \w+", made)[0], plain(own[1]), own[2]
            continue
        found = re.search(r"(BEFORE \w+) ON .* FOR EACH ROW (?:WHEN \((.*)\) )?EXECUTE FUNCTION refuse\((.*)\)", made)
        assert found is not None, made
        yield "trigger", name, table, found[1], plain(found[2] or ""), found[3]
    for name, columns in ask(VIEWS):
        yield "view", name, tuple(columns)


def by_name(found: Iterator[tuple[Any, ...]], but: str) -> list[str]:
    return sorted(repr(line) for line in found if line[0] != but)


@pytest.mark.postgres
def test_every_version_is_the_same_in_both_engines(address: str) -> None:
    with (
        closing(sqlite3.connect(":memory:", isolation_level=None)) as file,
        psycopg.connect(address, autocommit=True) as database,
    ):
        database.execute(EMPTY)
        for version in range(1, VERSION + 1):
            assert schema.migrate(file, SQLITE[:version]) == version - 1
            assert postgres_schema.migrate(database, POSTGRES[:version]) == version - 1
            # Only in SQLite does a view's column follow a renamed column of its table, until the view is made anew.
            but = "" if version == VERSION or "CREATE VIEW" in SQLITE[version - 1] else "view"
            made, other = by_name(of_sqlite(file), but), by_name(of_postgres(database), but)
            assert made == other, f"version {version}: {set(made) ^ set(other)}"
        kinds = {line.partition(",")[0] for line in made}
        assert len(made) > 300 and len(kinds) == 7, "there was something to compare"


def rows(ask: Callable[[str], Any], table: str) -> list[str]:
    return sorted(repr(tuple(row)) for row in ask(f"SELECT * FROM {table}").fetchall())


@pytest.mark.postgres
@pytest.mark.parametrize("stored", STORES, ids=lambda p: f"version {p.stem}")
def test_what_an_older_store_holds_becomes_the_same_in_both_engines(address: str, stored: Path) -> None:
    with (
        closing(sqlite3.connect(":memory:", isolation_level=None)) as file,
        psycopg.connect(address, autocommit=True) as database,
    ):
        file.executescript(stored.read_text(encoding="utf-8"))
        database.execute(EMPTY)
        postgres_schema.migrate(database, POSTGRES[: int(stored.stem)])
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        # Tables with references to them come first.
        for table in sorted(tables, key=lambda name: (name != "people", name != "tables")):
            cursor = file.execute(f"SELECT * FROM {table}")
            columns = ", ".join(f'"{column}"' for column, *_ in cursor.description)
            places = ", ".join(["%s"] * len(cursor.description))
            sql = f"INSERT INTO {table} ({columns}) OVERRIDING SYSTEM VALUE VALUES ({places})"
            database.cursor().executemany(sql.encode(), cursor.fetchall())
        schema.migrate(file)
        postgres_schema.migrate(database)
        tables = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type IN ('table', 'view')")]
        for table in tables:
            assert rows(file.execute, table) == rows(lambda sql: database.execute(sql.encode()), table), table
        assert {"table_rows", "nicknames", "log"} <= set(tables) and rows(file.execute, "table_rows")
