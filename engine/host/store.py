"""The SQLite file: one connection that writes, one that reads, and transactions that are all or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from sqlite3 import Row
from typing import Any

import aiosqlite

from engine.host.schema import MIGRATIONS, migrate

_BUSY = 10_000
"""How long a connection waits for another process that holds the file, in milliseconds."""

Params = Sequence[Any]
Hook = Callable[[str], None]


class Store:
    """An open file. Writers queue for ``transaction``; readers see what was committed last."""

    def __init__(self, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()
        self.hook: Hook | None = None
        """Tests: called with "begun", "before-commit" and "after-commit"; may raise."""

    @classmethod
    async def open(cls, path: str | Path, migrations: tuple[str, ...] = MIGRATIONS) -> Store:
        """Open or make the file and bring it up to date; raises schema.NewerStore."""
        writer = await aiosqlite.connect(path, isolation_level=None)
        try:
            await writer.execute(f"PRAGMA busy_timeout = {_BUSY}")
            await writer.execute("PRAGMA journal_mode = WAL")
            await writer.execute("PRAGMA synchronous = FULL")
            await migrate(writer, migrations)
            await writer.execute("PRAGMA foreign_keys = ON")
            reader = await aiosqlite.connect(path, isolation_level=None)
        except BaseException:
            await writer.close()
            raise
        reader.row_factory = Row
        await reader.execute(f"PRAGMA busy_timeout = {_BUSY}")
        await reader.execute("PRAGMA query_only = ON")
        return cls(writer, reader)

    async def close(self) -> None:
        """Wait for the transaction under way, then close both connections."""
        async with self._turn:
            await self._reader.close()
            await self._writer.close()

    async def rows(self, sql: str, params: Params = ()) -> list[Row]:
        """All rows of a query, as last committed."""
        return list(await self._reader.execute_fetchall(sql, params))

    async def row(self, sql: str, params: Params = ()) -> Row | None:
        """The first row of a query, if any."""
        found = await self.rows(sql, params)
        return found[0] if found else None

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Writing]:
        """BEGIN IMMEDIATE ... COMMIT; any error (also one of COMMIT) rolls everything back."""
        async with self._turn:
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                self._reached("begun")
                yield Writing(self._writer)
                self._reached("before-commit")
                await self._writer.commit()
                self._reached("after-commit")
            except BaseException:
                await self._writer.rollback()
                raise

    def _reached(self, point: str) -> None:
        if self.hook is not None:
            self.hook(point)

    async def write(self, sql: str, params: Params = ()) -> int:
        """One statement as a transaction of its own; the number of rows it changed."""
        async with self.transaction() as writing:
            return await writing.do(sql, params)


class Writing:
    """An open transaction."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def do(self, sql: str, params: Params = ()) -> int:
        """Carry out one statement; the number of rows it changed."""
        return (await self._connection.execute(sql, params)).rowcount

    async def insert(self, sql: str, params: Params = ()) -> int:
        """Carry out an INSERT; the integer key of the new row."""
        return int((await self._connection.execute(sql, params)).lastrowid or 0)

    async def each(self, sql: str, rows: Sequence[Params]) -> None:
        """Carry out one statement for every set of parameters."""
        if rows:
            await self._connection.executemany(sql, rows)
