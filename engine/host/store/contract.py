"""The store's contract: what the host asks of it, whichever engine holds the tables.

Two stores keep it: one SQLite file for one process (``sqlite_store``, the default), and PostgreSQL for several
(``postgres_store``). SQL is common to both: ``?`` for parameters, upserts by ON CONFLICT, times REAL, truth values 0
and 1; texts have no NUL, which PostgreSQL does not take, and no halves of characters (lone surrogates), which no engine
takes: both are left out on the way in. A statement that differs is written out for both (``queries``); what else
differs lies in those two modules alone.
``address`` opens one by its address.
"""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from engine.host.store.store_health import Health

BUSY_TIMEOUT_S, SICK_TIMEOUT_S = 1.5, 0.1
"""How long a transaction waits for another process, in seconds from when it was asked for: presses are to be answered
within three. Once one has waited in vain, others wait no more than the second until one succeeds."""
_ROOM = 1 << 17
"""Characters that must find room before a store counts as well again."""
_TAKE_ROOM = """
INSERT INTO keys (name, secret) VALUES ('room', ?) ON CONFLICT (name) DO UPDATE SET secret = excluded.secret"""

Params = Sequence[Any]
Hook = Callable[[str], None]
T = TypeVar("T")

_UNSTORABLE = re.compile("[\0\ud800-\udfff]")


class IntegrityError(Exception):
    """A statement that the tables do not take: a key that is there, a reference to nothing, a change of the log."""


def storable(params: Params) -> Params:
    """The same values, and texts without the character NUL and without halves of characters."""
    for value in params:
        if isinstance(value, str) and not _is_storable(value):
            return [_UNSTORABLE.sub("", v) if isinstance(v, str) else v for v in params]
    return params


def _is_storable(text: str) -> bool:
    if "\0" in text:
        return False
    if text.isascii():
        return True
    # Writing it down is several times quicker than looking at every character.
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


class Row(Protocol):
    """A row of a query, by the names of its columns or by their numbers."""

    def __getitem__(self, column: int | str, /) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __len__(self) -> int: ...
    def keys(self) -> list[str]:
        """The names of the columns."""
        ...


class Writing(ABC):
    """An open transaction, in a thread of the store."""

    @abstractmethod
    def do(self, sql: str, params: Params = ()) -> int:
        """Carry out one statement; the number of rows it changed."""

    @abstractmethod
    def rows(self, sql: str, params: Params = ()) -> list[tuple[Any, ...]]:
        """All rows of a query, or of a statement with RETURNING, as plain tuples."""

    @abstractmethod
    def row(self, sql: str, params: Params = ()) -> tuple[Any, ...] | None:
        """The first row of a query as this transaction sees it, a plain tuple, if any."""

    @abstractmethod
    def insert(self, sql: str, params: Params = ()) -> int:
        """Carry out an INSERT into a table with a key ``id`` that counts; the key of the new row."""

    @abstractmethod
    def each(self, sql: str, rows: Sequence[Params]) -> None:
        """Carry out one statement for every set of parameters."""


class Store(ABC):
    """An open store. Writers queue for ``transaction``; readers see what was committed last."""

    shared: ClassVar[bool]
    """Whether several processes may use it at once."""

    def __init__(self) -> None:
        self.health = Health(self._probe)
        self.hook: Hook | None = None
        """Tests: called with "begun", "before-commit" and "after-commit" in the writer's thread; may raise."""

    @abstractmethod
    async def close(self) -> None:
        """Wait for what is under way, then let go of everything."""

    @abstractmethod
    async def rows(self, sql: str, params: Params = ()) -> list[Row]:
        """All rows of a query, as last committed."""

    @abstractmethod
    async def together(self, *queries: tuple[str, Params]) -> list[list[Row]]:
        """All rows of each of several queries, read at one go: a way to the store and back costs the most."""

    @abstractmethod
    async def transaction(self, work: Callable[[Writing], T]) -> T:
        """Carry out ``work`` whole in another thread, or nothing of it where it raises.

        Raises IntegrityError as ``work``'s statements do, NotRecorded where the store cannot be written. ``work`` may
        be called again from the start where another process was in its way; it changes nothing but the store and what
        it returns. Whoever is cancelled still waits for the end, and so keeps the lock under which it was begun.
        """

    async def row(self, sql: str, params: Params = ()) -> Row | None:
        """The first row of a query, if any."""
        found = await self.rows(sql, params)
        return found[0] if found else None

    async def write(self, sql: str, params: Params = ()) -> int:
        """One statement as a transaction of its own; the number of rows it changed."""
        return await self.transaction(lambda writing: writing.do(sql, params))

    async def now(self) -> float | None:
        """The time by the server's clock, in seconds since 1970; None where there is no server."""
        return None

    async def listen(self, changed: Callable[[], None]) -> None:  # noqa: B027  # nobody else writes into a file of ours
        """Have ``changed`` called in this loop whenever another process has committed something to do.

        Only a hint that spares waiting: some may be missed, and a store that one process has alone gives none.
        """

    async def scrub(self) -> None:  # noqa: B027  # a server sees to its files itself
        """Have nothing that was deleted until now stand in the files any more."""

    async def _probe(self) -> None:
        """Write something as large as the largest change, and take it away again."""
        await self.write(_TAKE_ROOM, ("-" * _ROOM,))
        await self.write("DELETE FROM keys WHERE name = 'room'")

    def _reached(self, point: str) -> None:
        if self.hook is not None:
            self.hook(point)

    @property
    def _patience(self) -> float:
        """How many seconds a transaction may wait for others."""
        return BUSY_TIMEOUT_S if self.health.well else SICK_TIMEOUT_S


async def to_its_end(writing: asyncio.Future[T]) -> T:
    """What a transaction in a thread comes to; it cannot be called back, so whoever is cancelled waits for its end."""
    try:
        return await asyncio.shield(writing)
    except asyncio.CancelledError:
        await asyncio.wait([writing])
        if not writing.cancelled():
            writing.exception()
        raise
