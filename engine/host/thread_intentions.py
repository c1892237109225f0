"""Threads that are about to be opened for tables: one that no table came to is found again, and taken away.

A thread is opened at Discord before its table is written, so a process that ends between the two leaves it empty. What
is meant to be opened is written down first. After a while, when nobody can still be about to write a table, whoever
serves the server compares: a thread of that name and time that no table knows is nobody's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final

from engine.host.store import Store

LEFT_AFTER_S: Final = 900.0
"""After so many seconds nobody is about to write a table any more: no press can be answered so late."""
OPENED_WITHIN_S: Final = 600.0
"""So many seconds before or after the intention its thread was opened, whatever the clocks say."""
FORGOTTEN_AFTER_S: Final = 7 * 86_400.0
"""A server that was out of reach for so long is not looked at any more; by then Discord has put the thread away."""

_KEEP = "INSERT INTO thread_intentions (guild, channel, name, at) VALUES (?, ?, ?, ?)"
_LEFT = "SELECT id, guild, channel, name, at FROM thread_intentions WHERE at <= ? ORDER BY at, id LIMIT ?"
_DONE = "DELETE FROM thread_intentions WHERE id = ?"
_OLD = "DELETE FROM thread_intentions WHERE at <= ?"
_WITH_TABLES = "SELECT DISTINCT thread FROM tables WHERE thread IN ({ids})"
_AT_A_TIME = 200


@dataclass(frozen=True, slots=True)
class ThreadIntention:
    """A thread that was to be opened in a channel under this name at ``at``, in seconds since 1970."""

    id: int
    guild: str
    channel: str
    name: str
    at: float

    def is_of(self, channel: str, name: str, opened: float) -> bool:
        """Whether it may be a thread of this channel and name that was opened then."""
        return (self.channel, self.name) == (channel, name) and abs(opened - self.at) <= OPENED_WITHIN_S


class ThreadIntentions:
    """What is written of them."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock

    async def intend(self, guild: str, channel: str, name: str) -> None:
        """A thread is opened next. Raises NotRecorded; it is then not to be opened."""
        await self.store.write(_KEEP, (guild, channel, name, self.clock()))

    async def left(self) -> list[ThreadIntention]:
        """Those of which something can be told by now; older ones than anybody can look after are forgotten."""
        await self.store.write(_OLD, (self.clock() - FORGOTTEN_AFTER_S,))
        rows = await self.store.rows(_LEFT, (self.clock() - LEFT_AFTER_S, _AT_A_TIME))
        return [ThreadIntention(r["id"], r["guild"], r["channel"], r["name"], float(r["at"])) for r in rows]

    async def with_tables(self, threads: Collection[str]) -> set[str]:
        """Which of these threads have a table."""
        names: Sequence[str] = sorted(threads)
        if not names:
            return set()
        rows = await self.store.rows(_WITH_TABLES.format(ids=", ".join("?" * len(names))), tuple(names))
        return {r["thread"] for r in rows}

    async def done(self, intention: ThreadIntention) -> None:
        """Nothing is left of it."""
        await self.store.write(_DONE, (intention.id,))
