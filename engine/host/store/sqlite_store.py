"""The SQLite file: one connection that writes, one that reads, and transactions that are all or nothing."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar, cast

import aiosqlite

from engine.host.store.contract import BUSY_TIMEOUT_S, IntegrityError, Params, Row, Store, Writing, storable, to_its_end
from engine.host.store.errors import NotRecorded
from engine.host.store.files import look_over, make_private
from engine.host.store.schema import SQLITE, check_version, migrate

log = logging.getLogger(__name__)

_CACHE_KIB = 8192
"""Cache of each connection. With SQLite's own 2 MiB a press among 100,000 tables costs up to 1.4 times as much as among
100 (``bench.load.stored``), with this cache the same."""
_OPEN_TIMEOUT_S = 5.0
"""Seconds that opening waits for another process that holds the file."""
_WAL_BYTES = 8 * 1024 * 1024
"""Size that the WAL file may keep on the disk after a checkpoint."""
_SCRUBBED_FROM = 35
"""Files of an older version than this still hold deleted data in their free pages."""
SYNCHRONOUS = "FULL"
"""Data is on the disk before it is answered, so a power cut loses nothing."""
_CHUNK = 64
"""Rows that aiosqlite fetches at a time when it iterates (we never do)."""
_CODES = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
    }
)

T = TypeVar("T")


def is_of_the_disk(e: sqlite3.Error) -> bool:
    """True if an error comes from the disk, the file or another process, not from our code."""
    # Extended codes have the primary code in their lowest byte.
    return getattr(e, "sqlite_errorcode", 0) & 0xFF in _CODES


class Connection(aiosqlite.Connection):
    """A connection that can run several statements on one visit to its thread.

    A visit costs more than a statement, and a move has a dozen statements.
    """

    def __init__(self, path: str | Path) -> None:
        uri = str(path).startswith("file:")
        super().__init__(lambda: sqlite3.connect(path, isolation_level=None, uri=uri), _CHUNK)

    async def thread_ended(self) -> None:
        """Wait until the thread has ended, after a connection that could not be opened.

        aiosqlite ends the thread without waiting for it. The thread then calls into a loop that may be closed.
        """
        await asyncio.to_thread(self._thread.join)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Return the result of ``work``, called in the connection's own thread after all earlier requests."""
        return cast(T, await self._execute(work, self._conn))  # type: ignore[no-untyped-call]  # is for subclasses


def _forget_statistics(connection: sqlite3.Connection) -> None:
    """Delete what an ANALYZE of the file's owner has counted.

    Statements are written for SQLite's own guesses. With the figures of an archive, in which most tables are finished,
    it would read all tables to find the few in play.
    """
    counted = connection.execute("SELECT name FROM sqlite_schema WHERE name IN ('sqlite_stat1', 'sqlite_stat4')")
    for (name,) in counted.fetchall():
        connection.execute(f"DROP TABLE {name}")
        connection.execute("ANALYZE sqlite_schema")


class SqliteStore(Store):
    """An open file, used by one process alone (``files.Lock``)."""

    shared = False

    def __init__(self, writer: Connection, reader: Connection) -> None:
        super().__init__()
        self._writer = writer
        self._reader = reader
        self._uncut = False
        """True if the WAL file may still hold deleted data."""

    @classmethod
    async def open(cls, path: str | Path, scripts: tuple[str, ...] = SQLITE) -> SqliteStore:
        """Open or make the file, check it, and update it to the newest schema.

        The file and those beside it can be read by their owner alone. Raises files.UnusableStore (what is wrong and
        what to do), OSError and sqlite3.Error if the file cannot be opened or written.
        """
        make_private(Path(path))
        writer = await connected(path)
        try:
            await writer.execute(f"PRAGMA busy_timeout = {_OPEN_TIMEOUT_S * 1000:.0f}")
            if not await writer.run(look_over):
                log.warning("the store is too large to be checked whole at a start")
            await writer.execute("PRAGMA journal_mode = WAL")
            await writer.execute(f"PRAGMA synchronous = {SYNCHRONOUS}")
            await writer.execute(f"PRAGMA journal_size_limit = {_WAL_BYTES}")
            # Deleted data is overwritten, not only marked as free.
            await writer.execute("PRAGMA secure_delete = ON")
            before = await writer.run(lambda connection: migrate(connection, scripts))
            if 0 < before < _SCRUBBED_FROM:
                await writer.run(_rewrite)
            await writer.run(_forget_statistics)
            await writer.execute("PRAGMA foreign_keys = ON")
            await writer.execute(f"PRAGMA cache_size = -{_CACHE_KIB}")
            reader = await _reading(path, "PRAGMA query_only = ON", f"PRAGMA cache_size = -{_CACHE_KIB}")
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader)

    @classmethod
    async def open_to_read(cls, path: str | Path) -> SqliteStore:
        """Open a file as it is, even while a bot uses it: nothing is written or updated.

        Raises files.UnusableStore also if another release wrote it, OSError and sqlite3.Error.
        """
        only_read = _only_read(Path(path))
        writer = await connected(only_read)
        try:
            await writer.run(look_over)
            await writer.run(check_version)
            reader = await _reading(only_read)
        except BaseException:
            await writer.close()
            raise
        return cls(writer, reader)

    async def close(self) -> None:
        """Wait for the running transaction, then close both connections."""
        await self.health.close()
        await self._reader.close()
        await self._writer.close()

    async def rows(self, sql: str, params: Params = ()) -> list[Row]:
        """See Store."""
        return list(await self._reader.execute_fetchall(sql, storable(params)))

    async def together(self, *queries: tuple[str, Params]) -> list[list[Row]]:
        """See Store."""

        def read(connection: sqlite3.Connection) -> list[list[Row]]:
            return [connection.execute(sql, storable(params)).fetchall() for sql, params in queries]

        return await self._reader.run(read)

    async def scrub(self) -> None:
        """See Store. If another process reads now, it happens after a later transaction, or once the file is closed."""

        def cut(connection: sqlite3.Connection) -> None:
            self._uncut = not _cut(connection, BUSY_TIMEOUT_S)

        await to_its_end(asyncio.ensure_future(self._writer.run(cut)))

    async def transaction(self, work: Callable[[Writing], T]) -> T:
        """Run BEGIN IMMEDIATE, ``work`` in the writer's thread, once, and COMMIT; any error rolls everything back.

        The thread cannot be stopped, so a cancelled caller waits; see Store.
        """

        late = time.monotonic() + self._patience

        def whole(connection: sqlite3.Connection) -> T:
            try:
                # The thread may have done other work before this call.
                left = max(0.0, late - time.monotonic())
                connection.execute(f"PRAGMA busy_timeout = {left * 1000:.0f}")
                connection.execute("BEGIN IMMEDIATE")
                self._reached("begun")
                done = work(_Writing(connection))
                self._reached("before-commit")
                connection.commit()
                self._reached("after-commit")
                if self._uncut:
                    self._uncut = not _cut(connection, 0.0)
            except BaseException:
                connection.rollback()
                raise
            return done

        writing = asyncio.ensure_future(self._writer.run(whole))
        try:
            done = await to_its_end(writing)
        except sqlite3.IntegrityError as e:
            raise IntegrityError(str(e)) from e
        except sqlite3.DatabaseError as e:
            if not is_of_the_disk(e):
                raise
            self.health.failed(e)
            raise NotRecorded from e
        return done


def _cut(connection: sqlite3.Connection, patience: float) -> bool:
    """Move the WAL into the file itself and truncate it; return whether that was done."""
    try:
        connection.execute(f"PRAGMA busy_timeout = {patience * 1000:.0f}")
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.DatabaseError:
        return False
    return not busy


def _rewrite(connection: sqlite3.Connection) -> None:
    """Write the whole file anew, without its free pages; on a full disk it stays as it is."""
    try:
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.DatabaseError as e:
        log.warning("the store could not be rewritten (%s): what was deleted before may still stand in it", e)


def _only_read(path: Path) -> str:
    """Return the URI of a file that SQLite must not write. Raises FileNotFoundError."""
    if not path.is_file():
        raise FileNotFoundError(f"there is no file {path}")
    return f"{path.resolve().as_uri()}?mode=ro"


async def connected(path: str | Path) -> Connection:
    """Return an open connection. Raises sqlite3.Error."""
    connection = Connection(path)
    try:
        await connection
    except BaseException:
        await connection.thread_ended()
        raise
    return connection


async def _reading(path: str | Path, *settings: str) -> Connection:
    """Return a connection that reads; it is closed again if its settings fail."""
    reader = await connected(path)
    try:
        reader.row_factory = sqlite3.Row
        for setting in (f"PRAGMA busy_timeout = {BUSY_TIMEOUT_S * 1000:.0f}", *settings):
            await reader.execute(setting)
    except BaseException:
        await reader.close()
        raise
    return reader


class _Writing(Writing):
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def do(self, sql: str, params: Params = ()) -> int:
        return self._connection.execute(sql, storable(params)).rowcount

    def rows(self, sql: str, params: Params = ()) -> list[tuple[Any, ...]]:
        return self._connection.execute(sql, storable(params)).fetchall()

    def row(self, sql: str, params: Params = ()) -> tuple[Any, ...] | None:
        found: tuple[Any, ...] | None = self._connection.execute(sql, storable(params)).fetchone()
        return found

    def insert(self, sql: str, params: Params = ()) -> int:
        return int(self._connection.execute(sql, storable(params)).lastrowid or 0)

    def each(self, sql: str, rows: Sequence[Params]) -> None:
        if rows:
            self._connection.executemany(sql, [storable(row) for row in rows])
