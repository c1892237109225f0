"""A PostgreSQL database at one end of a copy (``copy``)."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import Any

import psycopg

from engine.host.store.copy_end import End, NotMoved, Table, tables
from engine.host.store.files import StoreInUse, UnusableStore
from engine.host.store.postgres_connection import APPLICATION, NOT_OURS, connected, why
from engine.host.store.postgres_schema import check_server, check_version, dialect, migrate, version_of

_OTHERS = """
SELECT COUNT(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = %s AND pid <> pg_backend_pid()"""
_AT_A_TIME = 1_000
_GRACE_S = 1.0


class SourceServer(End):
    """A database that is read, as it was at one moment."""

    def __init__(self, address: str) -> None:
        """Raises UnusableStore."""
        self._connection = _connection(address)
        try:
            self._begin()
        except (psycopg.OperationalError, *NOT_OURS) as e:
            self._connection.close()
            raise UnusableStore(why(e, address)) from None
        except BaseException:
            self._connection.close()
            raise

    def _begin(self) -> None:
        check_version(self._connection)
        self._connection.execute("BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None) -> None:
        self._connection.close()

    def rows(self, table: Table) -> Iterator[tuple[Any, ...]]:
        """See End."""
        with _said(), self._connection.cursor(name="moving") as cursor:
            cursor.itersize = _AT_A_TIME
            yield from cursor.execute(table.all_rows.encode())

    def write(self, table: Table, rows: Iterable[Sequence[Any]]) -> None:
        """See End."""
        columns = ", ".join(f'"{column}"' for column in table.columns)
        with (
            _said(f"{table.name}: "),
            self._connection.cursor().copy(f"COPY {table.name} ({columns}) FROM STDIN".encode()) as copy,
        ):
            for row in rows:
                copy.write_row(row)

    def query(self, sql: str, params: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """See End."""
        with _said():
            return self._connection.execute(dialect(sql).encode(), params).fetchall()


class TargetServer(SourceServer):
    """A database that is filled in one transaction."""

    def _begin(self) -> None:
        self._connection.execute("BEGIN")
        found = version_of(self._connection)
        if found is not None:
            check_version(self._connection)
            filled = [t.name for t in tables() if self.query(f"SELECT 1 FROM {t.name} LIMIT 1")]  # noqa: S608
            if filled:
                raise NotMoved(f"the database is not empty ({', '.join(filled)}). Make an empty one.")
        migrate(self._connection)

    def __exit__(self, kind: type[BaseException] | None, e: BaseException | None, trace: TracebackType | None) -> None:
        try:
            if e is None:
                self._count_on()
                with _said():
                    self._connection.execute("COMMIT")
                # All rows are there now, so ANALYZE lets the first queries use the right indexes.
                with suppress(psycopg.Error):
                    self._connection.execute("VACUUM ANALYZE")
        finally:
            self._connection.close()

    def _count_on(self) -> None:
        """Let new rows be numbered above the copied ones."""
        found = self.query(
            "SELECT table_name FROM information_schema.columns"
            " WHERE table_schema = current_schema() AND column_name = 'id' AND is_identity = 'YES'"
        )
        for (table,) in found:
            ((highest,),) = self.query(f"SELECT COALESCE(MAX(id), 0) + 1 FROM {table}")  # noqa: S608
            self.query(f"SELECT setval(pg_get_serial_sequence('{table}', 'id'), ?, FALSE)", (highest,))


@contextmanager
def _said(where: str = "") -> Iterator[None]:
    """Turn a refusal or loss of the server into one line. Raises NotMoved."""
    try:
        yield
    except psycopg.Error as e:
        raise NotMoved(f"{where}{e.diag.message_primary or e}") from e


def _alone(connection: psycopg.Connection[Any]) -> None:
    """Raises StoreInUse if a bot stays connected; one that has just been stopped is gone in a moment."""
    late = time.monotonic() + _GRACE_S
    while connection.execute(_OTHERS, (APPLICATION,)).fetchone() != (0,):
        if time.monotonic() > late:
            raise StoreInUse("a bot is using it. Stop it first.")
        time.sleep(0.05)


def _connection(address: str) -> psycopg.Connection[Any]:
    try:
        connection = connected(address)
    except psycopg.OperationalError as e:
        raise UnusableStore(why(e, address)) from None
    try:
        check_server(connection)
        _alone(connection)
        connection.execute("SET statement_timeout = 0")
        connection.execute("SET application_name = 'tefuda moving house'")
    except BaseException:
        connection.close()
        raise
    return connection
