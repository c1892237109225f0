"""What all parts of the host stand on: the store, the games, matches in memory, the way a table changes."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any
from weakref import WeakValueDictionary

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.core.match import Header, Match
from engine.core.table import Event, SeededTable
from engine.host.change import Change, Conflict
from engine.host.desk import OVER, Desk, desks
from engine.host.records import Acted, Person, Refused
from engine.host.store import Store
from engine.host.thinkers import Thoughts

Chooser = Callable[[Game[Any], Any, int, Rnd], Action]
"""A computer player: the move for a seat, from a state redealt for that seat."""

Clock = Callable[[], float]
Pace = Callable[[], float]


class Ground:
    """Shared by all parts of ``Host``. Matches in memory are only copies of what the store holds."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game[Any]],
        choosers: Mapping[str, Chooser],
        *,
        clock: Clock,
        pace: Pace,
        table_pause: Callable[[Game[Any]], float],
        memory: int,
        thoughts: Thoughts | None,
    ) -> None:
        self.store = store
        self.games = games
        self.choosers = choosers
        self.clock = clock
        self.pace = pace
        self.table_pause = table_pause
        self.memory = memory
        self.thoughts = thoughts
        self.wake = asyncio.Event()
        """Set whenever the outbox or the timers got something; its one waiter clears it."""
        self._timers_changed = asyncio.Event()
        self._under_way: dict[tuple[int, int], asyncio.Task[None]] = {}
        """Timers being carried out, by table and seat."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._matches: OrderedDict[int, tuple[int, Match[Any]]] = OrderedDict()

    def game(self, slug: str) -> Game[Any]:
        """The game of this name; raises Refused."""
        game = self.games.get(slug)
        if game is None:
            raise Refused("no-such-game", game=slug)
        return game

    @asynccontextmanager
    async def _locked(self, table_id: int) -> AsyncIterator[None]:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        async with lock:
            yield

    async def _desk(self, table_id: int) -> Desk:
        found = desks(await self.store.rows("SELECT * FROM desks WHERE id = ? ORDER BY seat", (table_id,)))
        if not found:
            raise Refused("no-such-table")
        return found[0]

    @asynccontextmanager
    async def _at(self, table_id: int) -> AsyncIterator[Desk]:
        """The table's lock and a copy of its row to change."""
        async with self._locked(table_id):
            yield await self._desk(table_id)

    async def _before(self, interaction: str, viewer: str | None = None) -> Acted | None:
        """The answer to an interaction that has been carried out already."""
        known = await self.store.row("SELECT table_id FROM interactions WHERE id = ?", (interaction,))
        if known is None:
            return None
        return Acted((await self._desk(known["table_id"])).info(viewer), repeated=True)

    def _change(self, desk: Desk, interaction: str | None, *people: Person) -> Change:
        """An empty change of ``desk``, touched now."""
        desk.touched = now = self.clock()
        return Change(desk, now, interaction, people=list(people))

    async def _commit(
        self,
        change: Change,
        viewer: str | None = None,
        *,
        match: Match[Any] | None = None,
        events: Sequence[Event] = (),
    ) -> Acted:
        """Write ``change``; only then does ``match`` become the one in memory.

        Another process may have been quicker: a repeated interaction is answered as such, anything else
        is stale.
        """
        desk = change.desk
        if match is not None:
            change.stored = (json.dumps(match.header.to_json()), json.dumps(match.snapshot()))
        try:
            await self.store.transaction(change.write)
        except Conflict:
            raise Refused("stale") from None
        except sqlite3.IntegrityError:
            again = await self._before(change.interaction, viewer) if change.interaction else None
            if again is None:
                raise
            return again
        desk.seq = change.seq
        if match is not None:
            self._keep(desk, match)
        self._woken(change)
        return Acted(desk.info(viewer), tuple(events))

    def _woken(self, change: Change) -> None:
        if change.timers:
            self._timers_changed.set()
        if change.timers or change.errands:
            self.wake.set()

    def _keep(self, desk: Desk, match: Match[Any]) -> None:
        """Remember a match as it is after ``desk.moves`` log entries; the longest unused ones go."""
        self._matches.pop(desk.id, None)
        if desk.status in OVER:
            return
        self._matches[desk.id] = (desk.moves, match)
        while len(self._matches) > self.memory:
            self._matches.popitem(last=False)

    async def _match(self, desk: Desk) -> Match[Any]:
        """The match of a table whose lock is held; not to be changed (see ``_working_copy``).

        Raises Refused("not-started") where nothing has been dealt.
        """
        kept = self._matches.get(desk.id)
        if kept is not None and kept[0] == desk.moves:
            self._matches.move_to_end(desk.id)
            return kept[1]
        row = await self.store.row("SELECT secret, header, snapshot FROM tables WHERE id = ?", (desk.id,))
        if row is None or row["header"] is None:
            raise Refused("not-started")
        header = Header.from_json(json.loads(row["header"]))
        secret = bytes.fromhex(row["secret"])
        match = Match.resume(self.game(desk.game), header, secret, json.loads(row["snapshot"]))
        self._keep(desk, match)
        return match

    async def _order(self, table_id: int, seat: int) -> dict[str, int] | None:
        row = await self.store.row("SELECT body FROM orders WHERE table_id = ? AND seat = ?", (table_id, seat))
        return None if row is None else dict(json.loads(row["body"]))


def working_copy(match: Match[Any]) -> Match[Any]:
    """A match at the same position that can be moved on and thrown away."""
    table = SeededTable(match.table.seed, match.table.given)
    return Match(match.game, match.header, match.secret, table, match.state.clone())
