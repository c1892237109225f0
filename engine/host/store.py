"""The SQLite file: one connection that writes, one that reads, and transactions that are all or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from sqlite3 import Row
from typing import Any, TypeVar, cast

import aiosqlite

from engine.host.schema import MIGRATIONS, migrate

_BUSY = 10_000
"""How long a connection waits for another process that holds the file, in milliseconds."""
_CHUNK = 64
"""Rows that aiosqlite fetches at a time where it iterates (we never do)."""

Params = Sequence[Any]
Hook = Callable[[str], None]
T = TypeVar("T")


class Connection(aiosqlite.Connection):
    """A connection that can carry out several statements on one visit to its thread.

    A visit costs more than a statement does, and a move has a dozen of them.
    """

    def __init__(self, path: str | Path) -> None:
        super().__init__(lambda: sqlite3.connect(path, isolation_level=None), _CHUNK)

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What ``work`` returns, called in the connection's own thread after everything asked for before."""
        return cast(T, await self._execute(work, self._conn))  # type: ignore[no-untyped-call]  # is for subclasses


class Store:
    """An open file. Writers queue for ``transaction``; readers see what was committed last."""

    def __init__(self, writer: Connection, reader: Connection) -> None:
        self._writer = writer
        self._reader = reader
        self.hook: Hook | None = None
        """Tests: called with "begun", "before-commit" and "after-commit" in the writer's thread; may raise."""

    @classmethod
    async def open(cls, path: str | Path, migrations: tuple[str, ...] = MIGRATIONS) -> Store:
        """Open or make the file and bring it up to date; raises schema.NewerStore."""
        writer = await _connected(path)
        try:
            await writer.execute(f"PRAGMA busy_timeout = {_BUSY}")
            await writer.execute("PRAGMA journal_mode = WAL")
            await writer.execute("PRAGMA synchronous = FULL")
            await migrate(writer, migrations)
            await writer.execute("PRAGMA foreign_keys = ON")
            reader = await _connected(path)
        except BaseException:
            await writer.close()
            raise
        reader.row_factory = Row
        await reader.execute(f"PRAGMA busy_timeout = {_BUSY}")
        await reader.execute("PRAGMA query_only = ON")
        return cls(writer, reader)

    async def close(self) -> None:
        """Wait for the transaction under way, then close both connections."""
        await self._reader.close()
        await self._writer.close()

    async def rows(self, sql: str, params: Params = ()) -> list[Row]:
        """All rows of a query, as last committed."""
        return list(await self._reader.execute_fetchall(sql, params))

    async def row(self, sql: str, params: Params = ()) -> Row | None:
        """The first row of a query, if any."""
        found = await self.rows(sql, params)
        return found[0] if found else None

    async def transaction(self, work: Callable[[Writing], T]) -> T:
        """BEGIN IMMEDIATE, ``work`` in the writer's thread, COMMIT; any error rolls everything back.

        The thread cannot be called back: whoever is cancelled still waits for the end of the transaction, and so
        keeps the lock under which it was begun.
        """

        def whole(connection: sqlite3.Connection) -> T:
            try:
                connection.execute("BEGIN IMMEDIATE")
                self._reached("begun")
                done = work(Writing(connection))
                self._reached("before-commit")
                connection.commit()
                self._reached("after-commit")
            except BaseException:
                connection.rollback()
                raise
            return done

        writing = asyncio.ensure_future(self._writer.run(whole))
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            await asyncio.wait([writing])
            if not writing.cancelled():
                writing.exception()
            raise

    def _reached(self, point: str) -> None:
        if self.hook is not None:
            self.hook(point)

    async def write(self, sql: str, params: Params = ()) -> int:
        """One statement as a transaction of its own; the number of rows it changed."""
        return await self.transaction(lambda writing: writing.do(sql, params))


async def _connected(path: str | Path) -> Connection:
    connection = Connection(path)
    await connection
    return connection


class Writing:
    """An open transaction, in the writer's thread."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def do(self, sql: str, params: Params = ()) -> int:
        """Carry out one statement; the number of rows it changed."""
        return self._connection.execute(sql, params).rowcount

    def row(self, sql: str, params: Params = ()) -> tuple[Any, ...] | None:
        """The first row of a query as this transaction sees it, a plain tuple, if any."""
        found: tuple[Any, ...] | None = self._connection.execute(sql, params).fetchone()
        return found

    def insert(self, sql: str, params: Params = ()) -> int:
        """Carry out an INSERT; the integer key of the new row."""
        return int(self._connection.execute(sql, params).lastrowid or 0)

    def each(self, sql: str, rows: Sequence[Params]) -> None:
        """Carry out one statement for every set of parameters."""
        if rows:
            self._connection.executemany(sql, rows)
