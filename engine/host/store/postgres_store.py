"""PostgreSQL: a database that several processes share, through pools of connections, with threads of their own.

Transactions are READ COMMITTED. Rows that must stay unchanged are locked (statements with FOR UPDATE), or guarded by a
sequence number. A transaction that failed because another was in its way runs again from the start. If the connection
is lost during a commit, the store asks the server whether it was committed. So an answer never says that a recorded
move was not recorded.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg.pq import TransactionStatus
from psycopg_pool import ConnectionPool

from engine.host.store.contract import (
    BUSY_TIMEOUT_S,
    SICK_TIMEOUT_S,
    IntegrityError,
    Params,
    Row,
    Store,
    Writing,
    storable,
    to_its_end,
)
from engine.host.store.errors import NotRecorded
from engine.host.store.files import StoreAway
from engine.host.store.postgres_connection import (
    CHANNEL,
    Listener,
    connected,
    is_of_the_server,
    rows_by_name,
    settings_of,
    use_once,
    why,
)
from engine.host.store.postgres_schema import check_server, check_version, dialect, migrate
from engine.host.store.queries import for_postgres
from engine.host.store.schema import POSTGRES

log = logging.getLogger(__name__)

WRITERS, READERS = 4, 4
"""Most connections of each kind for a process, each with a thread of ours."""
WAKES = ("outbox", "timers")
"""Tables whose new rows are work to do: other processes are notified after the commit."""
OPEN_TIMEOUT_S = 5.0
"""Seconds that opening waits for the server."""
HELD_S = 2.0
"""Seconds after a failed wait for a row in which no other transaction waits long for one."""
READ_TIMEOUT_S = 1.5
"""Seconds that a query waits for a connection."""
_WRITERS_SETTINGS = b"""
SET idle_in_transaction_session_timeout = '10s';
SET statement_timeout = '10s';
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""
"""An answered write survives a power cut, as in a file; a stricter setting of the server stays."""
_READERS_SETTINGS = (
    b"SET default_transaction_read_only = on; SET lock_timeout = '1500ms'; SET statement_timeout = '10s'"
)

_INSERT = re.compile(r"\s*INSERT INTO (\w+)")

T = TypeVar("T")


@lru_cache(maxsize=1024)
def _wakes(sql: str) -> bool:
    return bool((found := _INSERT.match(sql)) and found[1] in WAKES)


class _Writing(Writing):
    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._connection = connection
        self.wakes = False
        """True if other processes have work to do after this commit."""

    def do(self, sql: str, params: Params = ()) -> int:
        return self._execute(sql, params).rowcount

    def rows(self, sql: str, params: Params = ()) -> list[tuple[Any, ...]]:
        return self._execute(sql, params).fetchall()

    def row(self, sql: str, params: Params = ()) -> tuple[Any, ...] | None:
        found: tuple[Any, ...] | None = self._execute(sql, params).fetchone()
        return found

    def insert(self, sql: str, params: Params = ()) -> int:
        row = self._execute(f"{for_postgres(sql)} RETURNING id", params).fetchone()
        return int(row[0]) if row is not None else 0

    def each(self, sql: str, rows: Sequence[Params]) -> None:
        if len(rows) == 1:
            self._execute(sql, rows[0])
        elif rows:
            self.wakes = self.wakes or _wakes(sql)
            self._connection.cursor().executemany(dialect(sql).encode(), [storable(row) for row in rows])

    def _execute(self, sql: str, params: Params) -> psycopg.Cursor[Any]:
        self.wakes = self.wakes or _wakes(sql)
        return self._connection.execute(dialect(sql).encode(), storable(params))


class PostgresStore(Store):
    """An open database. Transactions run in parallel, also those of other processes."""

    shared = True

    def __init__(self, address: str, writers: ConnectionPool[Any], readers: ConnectionPool[Any]) -> None:
        super().__init__()
        self.own = secrets.token_hex(8)
        """The payload of this process's notices."""
        self._address, self._writers, self._readers = address, writers, readers
        self._writing = ThreadPoolExecutor(WRITERS, "store writer")
        self._reading = ThreadPoolExecutor(READERS, "store reader")
        self._listeners: list[Listener] = []
        self._held_until = float("-inf")
        """Until this moment of the monotonic clock no transaction waits long for locked rows."""

    @classmethod
    async def open(cls, address: str, scripts: tuple[str, ...] = POSTGRES) -> PostgresStore:
        """Open an empty database or one of ours, and update it to the newest schema.

        Raises files.UnusableStore: what is wrong and what to do.
        """

        def prepare(connection: psycopg.Connection[Any]) -> None:
            check_server(connection)
            migrate(connection, scripts)

        await asyncio.to_thread(use_once, address, prepare)
        store = cls(address, _pool(address, WRITERS, _WRITERS_SETTINGS), _pool(address, READERS, _READERS_SETTINGS))
        try:
            # Pools connect later by themselves, but a copy of this store must see a connection of ours from now on.
            await asyncio.to_thread(store._writers.wait, OPEN_TIMEOUT_S)
        except psycopg.OperationalError as e:
            await store.close()
            raise StoreAway(why(e, address)) from None
        return store

    @classmethod
    async def open_to_read(cls, address: str) -> PostgresStore:
        """Open a database as it is, even while bots use it: nothing is written or updated.

        Raises files.UnusableStore also if another release wrote it.
        """
        await asyncio.to_thread(use_once, address, check_version)
        return cls(address, _pool(address, 1, _READERS_SETTINGS), _pool(address, 1, _READERS_SETTINGS))

    async def close(self) -> None:
        """See Store."""
        await self.health.close()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        for listener in self._listeners:
            listener.close()
        for threads, pool in ((self._reading, self._readers), (self._writing, self._writers)):
            threads.shutdown(wait=True)
            pool.close(timeout=1.0)

    async def listen(self, changed: Callable[[], None]) -> None:
        """See Store."""
        loop = asyncio.get_running_loop()

        def heard() -> None:
            # The loop may already be closed when the last notice arrives.
            if not loop.is_closed():
                loop.call_soon_threadsafe(changed)

        self._listeners.append(Listener(lambda: connected(self._address), self.own, heard))

    async def now(self) -> float | None:
        """See Store."""
        ((now,),) = await self.rows("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION) AS now")
        return float(now)

    async def rows(self, sql: str, params: Params = ()) -> list[Row]:
        """See Store."""
        return (await self.together((sql, params)))[0]

    async def together(self, *queries: tuple[str, Params]) -> list[list[Row]]:
        """See Store. Raises NotRecorded if the server cannot be reached."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, queries)
        except psycopg.OperationalError as e:
            self.health.failed(e)
            raise NotRecorded from e

    def _read(self, queries: Sequence[tuple[str, Params]]) -> list[list[Row]]:
        late = time.monotonic() + READ_TIMEOUT_S
        while True:
            connection = self._readers.getconn(max(0.05, late - time.monotonic()))
            try:
                if len(queries) == 1:
                    ((sql, params),) = queries
                    return [_cursor(connection).execute(dialect(sql).encode(), storable(params)).fetchall()]
                with connection.pipeline():
                    cursors = [
                        _cursor(connection).execute(dialect(sql).encode(), storable(params)) for sql, params in queries
                    ]
                    return [cursor.fetchall() for cursor in cursors]
            except psycopg.OperationalError:
                # The server may have closed the connection since its last use; another one may work.
                if not connection.closed or time.monotonic() > late:
                    raise
            finally:
                self._readers.putconn(connection)

    async def transaction(self, work: Callable[[Writing], T]) -> T:
        """See Store."""
        late = time.monotonic() + self._patience
        writing = asyncio.get_running_loop().run_in_executor(self._writing, self._whole, work, late)
        try:
            return await to_its_end(writing)
        except psycopg.IntegrityError as e:
            raise IntegrityError(str(e)) from e
        except errors.LockNotAvailable as e:
            # Another process holds a row for too long, perhaps because it was stopped; all other rows can be written.
            # Callers that wait behind this one for the same table must fail soon: answers must come within three
            # seconds.
            self._held_until = time.monotonic() + HELD_S
            raise NotRecorded from e
        except psycopg.Error as e:
            if not is_of_the_server(e):
                raise
            self.health.failed(e)
            raise NotRecorded from e

    @property
    def _patience(self) -> float:
        return SICK_TIMEOUT_S if time.monotonic() < self._held_until else super()._patience

    def _whole(self, work: Callable[[Writing], T], late: float) -> T:
        """Run ``work``, and again if another process was in its way, until ``late``."""
        while True:
            connection = self._writers.getconn(max(0.05, late - time.monotonic()))
            try:
                return self._carried_out(connection, work, late)
            except (errors.SerializationFailure, errors.DeadlockDetected):
                if time.monotonic() > late:
                    raise
            except psycopg.OperationalError:
                if not connection.closed or time.monotonic() > late:
                    raise
            finally:
                self._writers.putconn(connection)
            time.sleep(random.uniform(0.0, 0.02))

    def _carried_out(self, connection: psycopg.Connection[Any], work: Callable[[Writing], T], late: float) -> T:
        left = max(0.05, late - time.monotonic())
        cursor = connection.execute(
            f"BEGIN; SET LOCAL lock_timeout = {left * 1000:.0f}; SELECT pg_current_xact_id()::text".encode(),
            prepare=False,
        )
        try:
            while cursor.nextset():
                pass
            (number,) = cursor.fetchone() or ("",)
            self._reached("begun")
            writing = _Writing(connection)
            done = work(writing)
            self._reached("before-commit")
            self._commit(connection, number, writing.wakes)
            self._reached("after-commit")
        finally:
            if not connection.closed and connection.info.transaction_status != TransactionStatus.IDLE:
                connection.rollback()
        return done

    def _commit(self, connection: psycopg.Connection[Any], number: str, wakes: bool) -> None:
        if connection.info.transaction_status != TransactionStatus.INTRANS:
            # The server would answer this COMMIT with a rollback, without an error.
            raise errors.InFailedSqlTransaction("a statement of this transaction has failed")
        tell = f"NOTIFY {CHANNEL}, '{self.own}'; " if wakes else ""
        try:
            _send(connection, f"{tell}COMMIT")
        except psycopg.OperationalError:
            if not connection.closed or not self._was_committed(number):
                raise

    def _was_committed(self, number: str) -> bool:
        """Return True if a transaction whose connection was lost was committed. Raises
        psycopg.OperationalError if unknown.
        """
        late = time.monotonic() + BUSY_TIMEOUT_S
        while True:
            try:
                # A separate connection: all connections of the pool may be lost at once, and not restored yet.
                with connected(self._address) as connection:
                    row = connection.execute(b"SELECT pg_xact_status(%s::xid8)", (number,)).fetchone()
                if row is not None and row[0] != "in progress":
                    return bool(row[0] == "committed")
            except psycopg.OperationalError:
                if time.monotonic() > late:
                    raise
            if time.monotonic() > late:
                raise psycopg.OperationalError("the server does not say whether a transaction was committed")
            time.sleep(0.05)


def _send(connection: psycopg.Connection[Any], sql: str) -> None:
    connection.execute(sql.encode(), prepare=False)


def _cursor(connection: psycopg.Connection[Any]) -> psycopg.Cursor[Row]:
    return connection.cursor(row_factory=rows_by_name)


def _pool(address: str, size: int, settings: bytes) -> ConnectionPool[Any]:
    def configure(connection: psycopg.Connection[Any]) -> None:
        connection.execute(settings, prepare=False)

    # The library would log every try to reach a lost server; we log the loss once.
    logging.getLogger("psycopg.pool").setLevel(logging.ERROR)
    return ConnectionPool(
        address,
        kwargs=settings_of(address),
        min_size=1,
        max_size=size,
        configure=configure,
        # A try ends soon, since the next query starts another at once. So no pause grows to minutes.
        reconnect_timeout=5.0,
        num_workers=1,
        open=True,
    )
