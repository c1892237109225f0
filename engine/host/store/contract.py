"""The contract between the host and its store, for both engines.

Two stores keep it: one SQLite file for one process (``sqlite_store``, the default), and PostgreSQL for several
(``postgres_store``). Both use the same SQL: ``?`` for parameters, upserts by ON CONFLICT, times REAL, truth values 0
and 1. Texts contain no NUL, which PostgreSQL does not take, and no lone surrogates, which no engine takes: both are
removed on the way in. A statement that differs is written out for both (``queries``). All other differences are in
those two modules. ``address`` opens a store by its address.
"""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from engine.host.store.store_health import Health

BUSY_TIMEOUT_S, SICK_TIMEOUT_S = 1.5, 0.1
"""Seconds that a transaction waits for another process, counted from the request: presses must be answered within three
seconds. After one has waited in vain, others wait only the second value until one succeeds."""
_ROOM = 1 << 17
"""Characters that a probe must be able to write before a store counts as well again."""
_TAKE_ROOM = """
INSERT INTO keys (name, secret) VALUES ('room', ?) ON CONFLICT (name) DO UPDATE SET secret = excluded.secret"""

Params = Sequence[Any]
Hook = Callable[[str], None]
T = TypeVar("T")

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


class IntegrityError(Exception):
    """A statement that the tables refuse: a duplicate key, a reference to nothing, a change of the log."""


def storable(params: Params) -> Params:
    """Return the same values, with texts freed of NUL characters and lone surrogates."""
    for value in params:
        if isinstance(value, str) and not _is_storable(value):
            return [_UNSTORABLE.sub("", v) if isinstance(v, str) else v for v in params]
    return params


def _is_storable(text: str) -> bool:
    if "\0" in text:
        return False
    if text.isascii():
        return True
    # Encoding is several times quicker than a check of every character.
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class Row(Protocol):
    """A row of a query, by column name or number."""

    def __getitem__(self, column: int | str, /) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __len__(self) -> int: ...
    def keys(self) -> list[str]:
        """Return the names of the columns."""
        ...


class Writing(ABC):
    """An open transaction, in a thread of the store."""

    @abstractmethod
    def do(self, sql: str, params: Params = ()) -> int:
        """Run one statement; return the number of changed rows."""

    @abstractmethod
    def rows(self, sql: str, params: Params = ()) -> list[tuple[Any, ...]]:
        """Return all rows of a query, or of a statement with RETURNING, as plain tuples."""

    @abstractmethod
    def row(self, sql: str, params: Params = ()) -> tuple[Any, ...] | None:
        """Return the first row of a query as this transaction sees it, as a plain tuple, or None."""

    @abstractmethod
    def insert(self, sql: str, params: Params = ()) -> int:
        """Run an INSERT into a table with a counted key ``id``; return the key of the new row."""

    @abstractmethod
    def each(self, sql: str, rows: Sequence[Params]) -> None:
        """Run one statement for every set of parameters."""


class Store(ABC):
    """An open store. Writers queue for ``transaction``; readers see the last commit."""

    shared: ClassVar[bool]
    """True if several processes may use it at once."""

    def __init__(self) -> None:
        self.health = Health(self._probe)
        self.hook: Hook | None = None
        """For tests: called with "begun", "before-commit" and "after-commit" in the writer's thread; may raise."""

    @abstractmethod
    async def close(self) -> None:
        """Wait for running work, then release everything."""

    @abstractmethod
    async def rows(self, sql: str, params: Params = ()) -> list[Row]:
        """Return all rows of a query, as last committed."""

    @abstractmethod
    async def together(self, *queries: tuple[str, Params]) -> list[list[Row]]:
        """Return all rows of each of several queries, read in one visit to the store, as a visit costs the most."""

    @abstractmethod
    async def transaction(self, work: Callable[[Writing], T]) -> T:
        """Run ``work`` in another thread as one transaction; nothing of it is stored if it raises.

        Raises IntegrityError from the statements of ``work``, and NotRecorded if the store cannot be written. ``work``
        may be called again from the start if another process was in its way, so it must change nothing but the store
        and its result. A cancelled caller still waits for the end, and so keeps the lock under which the transaction
        began.
        """

    async def row(self, sql: str, params: Params = ()) -> Row | None:
        """Return the first row of a query, or None."""
        found = await self.rows(sql, params)
        return found[0] if found else None

    async def write(self, sql: str, params: Params = ()) -> int:
        """Run one statement as its own transaction; return the number of changed rows."""
        return await self.transaction(lambda writing: writing.do(sql, params))

    async def now(self) -> float | None:
        """Return the time of the server's clock, in seconds since 1970; None if there is no server."""
        return None

    async def listen(self, changed: Callable[[], None]) -> None:  # noqa: B027  # nobody else writes into a file of ours
        """Have ``changed`` called in this loop when another process has committed work to do.

        This is only a hint that saves waiting. Some calls may be missed, and a store for one process makes none.
        """

    async def scrub(self) -> None:  # noqa: B027  # a server sees to its files itself
        """Remove all deleted data from the files."""

    async def _probe(self) -> None:
        """Write as much as the largest change, and delete it again."""
        await self.write(_TAKE_ROOM, ("-" * _ROOM,))
        await self.write("DELETE FROM keys WHERE name = 'room'")

    def _reached(self, point: str) -> None:
        if self.hook is not None:
            self.hook(point)

    @property
    def _patience(self) -> float:
        """Return how many seconds a transaction may wait for others."""
        return BUSY_TIMEOUT_S if self.health.well else SICK_TIMEOUT_S


async def to_its_end(writing: asyncio.Future[T]) -> T:
    """Return the result of a transaction in a thread. It cannot be stopped, so a cancelled caller waits for its end."""
    try:
        return await asyncio.shield(writing)
    except asyncio.CancelledError:
        await asyncio.wait([writing])
        if not writing.cancelled():
            writing.exception()
        raise
