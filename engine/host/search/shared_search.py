"""Searches in processes of their own, on this machine or another: ``python bot.py --think`` over the same store.

The asking process stores the question: the state as its seat may know it, redealt, never the true one. A thinking
process claims it, searches, and stores the result; the row is deleted once the result is read. If no thinking process
is alive, or none claims the question in time, the asking process searches itself.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from engine.host.cluster.cog_changes import LOOK_S as COGS_LOOK_S
from engine.host.cluster.cog_changes import CogChanges
from engine.host.cluster.leases import Leases
from engine.host.cluster.processes import THINKER
from engine.host.search.search_pool import TIMEOUT_S, SearchClient
from engine.host.store.contract import Store, Writing
from engine.host.store.errors import NotRecorded
from engine.host.store.queries import queries

log = logging.getLogger(__name__)

SQL = queries("search/queries.sql")

LOOK_S = 0.1
"""Seconds between looks at questions or results."""
CLAIM_S = 1.0
"""Seconds within which a thinking process must claim a question."""
LATE_S = 5.0
"""Seconds that a search may take beyond its own time."""
LEFT_S = 300.0
"""Seconds after which no process waits for a result any more, as the asking one was killed."""


NOTHING = "null"
"""Stored result of a search that failed."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One question; ``state`` as plain JSON values."""

    id: int
    table: int
    game: str
    state: dict[str, Any]
    seat: int
    level: str


class SharedSearch(SearchClient):
    """A client whose searches run in thinking processes, as long as there are any."""

    __slots__ = ("clock", "leases", "store")

    def __init__(self, client: SearchClient, store: Store, leases: Leases, clock: Callable[[], float]) -> None:
        SearchClient.__init__(self, client.search, client.pool, client.levels, client.shown, client.background)
        self.store, self.leases, self.clock = store, leases, clock

    async def of(self, table: int, game: str, state: dict[str, Any], seat: int, level: str) -> dict[str, Any] | None:
        """See SearchClient."""
        if self.leases.processes.alive[THINKER]:
            params = (table, game, json.dumps(state), seat, level, self.clock())
            asked = await self.store.transaction(lambda writing: writing.insert(SQL.add_search, params))
            try:
                return await self._answer(asked)
            except TimeoutError:
                log.warning("no thinking process took up a search; it is made here")
            finally:
                await self.store.write(SQL.delete_search, (asked,))
        return await SearchClient.of(self, table, game, state, seat, level)

    async def _answer(self, asked: int) -> dict[str, Any] | None:
        """Return the result. Raises TimeoutError if no process works on it (any more)."""
        loop = asyncio.get_running_loop()
        patience = loop.time() + CLAIM_S
        end = loop.time() + TIMEOUT_S + LATE_S
        while loop.time() < end:
            row = await self.store.row(SQL.search_result, (asked,))
            if row is None:
                raise TimeoutError
            if row["found"] is not None:
                found: dict[str, Any] | None = json.loads(row["found"])
                return found
            late = not row["holder"] and loop.time() > patience
            if late and await self.store.write(SQL.withdraw_search, (asked, self.clock())):
                raise TimeoutError
            await asyncio.sleep(LOOK_S)
        return None


class Thinker:
    """Claims questions, as many at a time as it has processes to search."""

    def __init__(self, client: SearchClient, store: Store, leases: Leases, clock: Callable[[], float]) -> None:
        self.client, self.store, self.leases, self.clock = client, store, leases, clock
        self._under_way: set[asyncio.Task[None]] = set()
        self._changes = CogChanges(store, leases)
        self._looked = 0.0

    async def work(self) -> None:
        """Search for ever; if this is cut off, another process takes over."""
        try:
            async with self.leases.kept():
                with suppress(NotRecorded):
                    await self._changes.begin()
                while True:
                    try:
                        await self.round()
                    except NotRecorded:
                        log.info("thinking waits until the store can be written")
                    except Exception as e:
                        log.error("thinking: %s", type(e).__name__)
                    await asyncio.sleep(LOOK_S)
        finally:
            for task in self._under_way:
                task.cancel()
            await asyncio.gather(*self._under_way, return_exceptions=True)
            await self.leases.leave()

    async def round(self) -> None:
        """Begin as many searches as there is room for, with the newest files of a game that its owner has changed."""
        if not 0 <= self.clock() - self._looked < COGS_LOOK_S:
            self._looked = self.clock()
            if await self._changes.news():
                self.client.pool.renew()
        room = self.client.pool.workers - len(self._under_way)
        for asked in await self.claim(room) if room > 0 else ():
            task = asyncio.create_task(self.think(asked), name=f"thought {asked.id}")
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def claim(self, most: int) -> list[Asked]:
        """Return at most ``most`` searches that no other process makes, the oldest first."""
        now = self.clock()
        params = (self.leases.processes.own, now + TIMEOUT_S + LATE_S, now, now - LEFT_S, most)

        def work(writing: Writing) -> list[tuple[Any, ...]]:
            writing.do(SQL.delete_searches_asked_before, (now - LEFT_S,))
            return writing.rows(SQL.claim_searches, params)

        if not await self.store.rows(SQL.unanswered_search):
            return []
        rows = await self.store.transaction(work)
        return [Asked(r[0], r[1], r[2], json.loads(r[3]), r[4], r[5]) for r in sorted(rows)]

    async def think(self, asked: Asked) -> None:
        """Make one search and store its result; if it is cut off, another process may claim it at once."""
        try:
            found = await self.client.of(asked.table, asked.game, asked.state, asked.seat, asked.level)
        except asyncio.CancelledError:
            await self.store.write(SQL.release_search, (asked.id, self.leases.processes.own))
            raise
        text = NOTHING if found is None else json.dumps(found)
        await self.store.write(SQL.answer_search, (text, self.clock(), asked.id, self.leases.processes.own))
