"""Our SQL in PostgreSQL's dialect, and updating a database to the newest schema."""

from __future__ import annotations

import re
from functools import lru_cache

import psycopg

from engine.host.store.files import ForeignStore, UnusableStore
from engine.host.store.queries import for_postgres
from engine.host.store.schema import POSTGRES, be_of_this_form, not_newer

OLDEST_SERVER = 13_00_00
"""The oldest server version that tells whether an earlier transaction was committed (pg_xact_status)."""
_MIGRATION_LOCK = 0x7EF0DA
"""Lock held while a database is updated, so that processes that start at once do it one after the other."""
_PATIENCE_S = 30
"""Seconds that an update waits for others."""

_STRINGS = re.compile(r"('(?:[^']|'')*')")


def dialect(sql: str) -> str:
    """Return a statement of ours as psycopg takes it: its PostgreSQL form, with ``%s`` for ``?``."""
    return _with_its_places(for_postgres(sql))


@lru_cache(maxsize=1024)
def _with_its_places(sql: str) -> str:
    parts = _STRINGS.split(sql.replace("%", "%%"))
    return "".join(part if i % 2 else part.replace("?", "%s") for i, part in enumerate(parts))


def check_server(connection: psycopg.Connection) -> None:
    """Raises UnusableStore if the server or the database cannot store our data."""
    if connection.info.server_version < OLDEST_SERVER:
        raise UnusableStore("its server is older than PostgreSQL 13. Update it.")
    if (encoding := connection.info.parameter_status("server_encoding")) != "UTF8":
        raise UnusableStore(
            f"its encoding is {encoding}. Make the database anew with ENCODING 'UTF8' TEMPLATE template0."
        )


def version_of(connection: psycopg.Connection) -> int | None:
    """Return how many migrations a database has, None for an empty one. Raises ForeignStore for another program's."""
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
    """Raises OlderStore, NewerStore or ForeignStore unless a release with the same schema wrote the database."""
    be_of_this_form(version_of(connection) or 0)


def migrate(connection: psycopg.Connection, scripts: tuple[str, ...] = POSTGRES) -> int:
    """Update the database to the newest version, in one transaction; return the version before.

    Raises NewerStore if it has more migrations than this release, ForeignStore.
    """
    with connection.transaction():
        connection.execute(f"SET LOCAL lock_timeout = '{_PATIENCE_S}s'")
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATION_LOCK,))
        before = version_of(connection) or 0
        not_newer(before, len(scripts))
        for script in scripts[before:]:
            # Without parameters the server accepts all statements of a script at once.
            connection.execute(script.encode(), prepare=False)
        if before != len(scripts):
            connection.execute("UPDATE schema_version SET version = %s", (len(scripts),))
    return before
