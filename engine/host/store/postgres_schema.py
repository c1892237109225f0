"""The tables in PostgreSQL: our SQL in its dialect, and bringing a database up to date."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import psycopg

from engine.host.store.files import ForeignStore, UnusableStore
from engine.host.store.migrations import MIGRATIONS
from engine.host.store.schema import be_of_this_form, not_newer, statements

OLDEST_SERVER = 13_00_00
"""The oldest server that tells whether a transaction of before was committed (pg_xact_status)."""
_MIGRATION_LOCK = 0x7EF0DA
"""Held while a database is brought up to date: processes that start at once do it one after the other."""
_PATIENCE_S = 30
"""Seconds that bringing up to date waits for others."""

_STRINGS = re.compile(r"('(?:[^']|'')*')")
_NEXT_ID = re.compile(r"\(SELECT MAX\(id\) \+ 1 FROM \w+\)")
_TYPES = (
    (re.compile(r"\bid INTEGER PRIMARY KEY\b"), "id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"),
    (re.compile(r"\bINTEGER\b"), "BIGINT"),
    (re.compile(r"\bREAL\b"), "DOUBLE PRECISION"),
    (re.compile(r"\bTEXT\b"), 'TEXT COLLATE "C"'),
)
"""SQLite's integers have eight bytes as its times do, and its texts are sorted by their bytes."""
_TRIGGER = re.compile(
    r"\s*CREATE TRIGGER (?P<name>\w+) (?P<when>BEFORE (?:UPDATE|DELETE)) ON (?P<table>\w+)\s*"
    r"(?:WHEN (?P<condition>.*?))?\s*BEGIN SELECT RAISE\(ABORT, (?P<why>'[^']*')\); END;\s*",
    re.DOTALL,
)
_NO_TRIGGER = re.compile(r"\s*DROP TRIGGER (?P<name>\w+);\s*")
_BEFORE_ALL = """
CREATE TABLE schema_version (version BIGINT NOT NULL);
INSERT INTO schema_version (version) VALUES (0);
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION USING MESSAGE = TG_ARGV[0], ERRCODE = 'integrity_constraint_violation'; END $$;
"""


@lru_cache(maxsize=1024)
def dialect(sql: str) -> str:
    """A statement of ours as psycopg takes it: ``%s`` for ``?``; the next number of a table from its sequence."""
    parts = _STRINGS.split(_NEXT_ID.sub("DEFAULT", sql).replace("%", "%%"))
    return "".join(part if i % 2 else part.replace("?", "%s") for i, part in enumerate(parts))


def definitions(script: str) -> Iterator[str]:
    """The statements of a migration in PostgreSQL's words."""
    for statement in statements(script):
        if made := _TRIGGER.fullmatch(statement):
            when = "" if made["condition"] is None else f" WHEN ({_distinct(made['condition'])})"
            yield (
                f"CREATE TRIGGER {made['name']} {made['when']} ON {made['table']} FOR EACH ROW{when}"
                f" EXECUTE FUNCTION refuse({made['why']})"
            )
        elif gone := _NO_TRIGGER.fullmatch(statement):
            yield f"DROP TRIGGER {gone['name']} ON {_trigger_tables()[gone['name']]}"
        else:
            parts = _STRINGS.split(statement)
            yield "".join(part if i % 2 else _typed(part) for i, part in enumerate(parts))


@lru_cache
def _trigger_tables() -> dict[str, str]:
    """By the name of a trigger, whose it is: in SQLite the name alone is enough."""
    made = (_TRIGGER.fullmatch(statement) for script in MIGRATIONS for statement in statements(script))
    return {found["name"]: found["table"] for found in made if found}


def _distinct(condition: str) -> str:
    return re.sub(r"\bIS NOT\b(?! NULL)", "IS DISTINCT FROM", condition)


def _typed(sql: str) -> str:
    for pattern, ours in _TYPES:
        sql = pattern.sub(ours, sql)
    return sql


def check_server(connection: psycopg.Connection) -> None:
    """Raises UnusableStore where the server or the database is none that keeps what we write."""
    if connection.info.server_version < OLDEST_SERVER:
        raise UnusableStore("its server is older than PostgreSQL 13. Update it.")
    if (encoding := connection.info.parameter_status("server_encoding")) != "UTF8":
        raise UnusableStore(
            f"its encoding is {encoding}. Make the database anew with ENCODING 'UTF8' TEMPLATE template0."
        )


def version_of(connection: psycopg.Connection) -> int | None:
    """The number of migrations a database knows, None for an empty one; raises ForeignStore for somebody else's."""
    rows = connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()").fetchall()
    tables = {name for (name,) in rows}
    if not tables:
        return None
    if "schema_version" not in tables:
        raise ForeignStore("it belongs to another program. Make an empty database for Tefuda.")
    row = connection.execute("SELECT version FROM schema_version").fetchone()
    if row is None:
        raise ForeignStore("it does not say which release wrote it. Make an empty database for Tefuda.")
    return int(row[0])


def check_version(connection: psycopg.Connection) -> None:
    """Raises OlderStore, NewerStore or ForeignStore unless a release of the same form wrote the database."""
    be_of_this_form(version_of(connection) or 0)


def migrate(connection: psycopg.Connection, migrations: tuple[str, ...] = MIGRATIONS) -> int:
    """Bring the database to the newest version, in one transaction; the version before.

    Raises NewerStore if it knows more migrations than this release, ForeignStore.
    """
    with connection.transaction():
        connection.execute(f"SET LOCAL lock_timeout = '{_PATIENCE_S}s'")
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATION_LOCK,))
        found = version_of(connection)
        before = found or 0
        not_newer(before, migrations)
        if found is None:
            connection.execute(_BEFORE_ALL.encode())
        for script in migrations[before:]:
            for statement in definitions(script):
                connection.execute(statement.encode())
        if before != len(migrations):
            connection.execute("UPDATE schema_version SET version = %s", (len(migrations),))
    return before
