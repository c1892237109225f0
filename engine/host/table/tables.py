"""The base of all parts of the host: the store, the games, matches in memory, and the way a table changes."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakValueDictionary

from engine.core.context import Event
from engine.core.knowledge.horizon import Horizon
from engine.core.match import Match
from engine.host.cluster.leases import Leases
from engine.host.model import substitute_offers
from engine.host.model.change import Change, Conflict
from engine.host.model.clock import inactivity_rules
from engine.host.model.clock.active_time import Gap
from engine.host.model.clock.timers import IN_HOURS
from engine.host.model.records import (
    Acted,
    LogLine,
    Overtaken,
    Person,
    Refused,
    TableInfo,
)
from engine.host.model.requests import SubstituteOffer
from engine.host.model.rows import OVER, MoveContext, TableRow, table_rows
from engine.host.search.search_pool import SearchClient
from engine.host.store.contract import IntegrityError, Row, Store
from engine.host.store.queries import queries
from engine.host.table.after_change import AFTER_CHANGE
from engine.host.table.keys import Keys
from engine.host.table.library import Library
from engine.host.table.matches import Matches, seen
from engine.host.table.since_last_move import lines
from engine.host.table.turns import Pauses

SQL = queries("table/queries.sql")

LARGEST_NUMBER = 2**63 - 1
"""The largest number of a table; no store takes a larger integer."""

READ_KEPT = 500
"""Tables whose newest row is kept as it was read; about 10 KB each."""

Clock = Callable[[], float]


@dataclass(slots=True)
class Wakeups:
    """The events that the two workers of the host wait for; each worker clears its own."""

    outbox: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the outbox gets a task."""
    timers: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when a timer changes."""

    def all(self) -> None:
        """Wake both workers."""
        self.outbox.set()
        self.timers.set()


@dataclass(frozen=True, slots=True)
class ReadRow:
    """A table as it was read: the rows of the store, the table made of them, and what people may know of it."""

    rows: Sequence[Row]
    outages: tuple[Gap, ...]
    table: TableRow
    infos: dict[str | None, TableInfo] = field(default_factory=dict)

    def info(self, viewer: str | None) -> TableInfo:
        """Return the table as ``viewer`` may know it."""
        found = self.infos.get(viewer)
        if found is None:
            found = self.infos[viewer] = self.table.info(viewer)
        return found


class Tables:
    """The store, the matches in memory, and the one way in which a table changes. All parts of the host share it."""

    def __init__(
        self,
        store: Store,
        library: Library,
        pauses: Pauses,
        *,
        clock: Clock,
        memory: int,
        search: SearchClient | None,
    ) -> None:
        self.store = store
        self.library = library
        self.pauses = pauses
        self.clock = clock
        self.leases = Leases(store, clock)
        self.keys = Keys(store, self.leases)
        self.matches = Matches(store, library, memory)
        self.search = search
        self.wakeups = Wakeups()
        self.outages: tuple[Gap, ...] = ()
        """Outages as the store has them; no clock counts their time."""
        self.failed: Callable[[BaseException], None] = lambda error: None
        """Called with an error that nobody expected: it may be that of a game from outside (``outside``)."""
        self.after_move: list[Callable[[Change, Match[Any]], None]] = []
        """Called with each match that has changed, after the write."""
        self._read: OrderedDict[int, ReadRow] = OrderedDict()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        store.health.healed = self.look_again

    def look_again(self) -> None:
        """Wake the workers: another process has written, or the store can be written again."""
        self.wakeups.all()

    @property
    def writable(self) -> bool:
        """True if the store can be written now, as far as this process knows."""
        return self.store.health.well

    @asynccontextmanager
    async def _lock_of(self, table_id: int) -> AsyncIterator[None]:
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        async with lock:
            yield

    async def table_row(self, table_id: int, interaction: str = "") -> TableRow:
        """Return the stored table; ``interaction`` as in ``TableRow.answered``. Raises Refused: no-such-table."""
        if not 0 < table_id <= LARGEST_NUMBER:
            raise Refused("no-such-table")
        return self.row_of(await self.store.rows(SQL.table_for_a_move, (interaction, table_id)))

    def row_of(self, rows: Sequence[Row]) -> TableRow:
        """Return the table from rows of ``table_for_a_move``. Raises Refused: no-such-table."""
        if not rows:
            raise Refused("no-such-table")
        table = table_rows(rows, self.outages)[0]
        table.answered = bool(rows[0]["answered"])
        table.silence_limit = (
            inactivity_rules.SILENCE_LIMIT_S if rows[0]["hours"] is None else rows[0]["hours"] * inactivity_rules.HOUR
        )
        table.armed, table.version = rows[0]["armed"], rows[0]["version"]
        table.pause_votes = json.loads(rows[0]["pausing"] or "[]")
        table.cards = rows[0]["cards"] or ""
        table.ready_told = bool(rows[0]["ready_told"])
        offers = [SubstituteOffer.from_json(data) for data in json.loads(rows[0]["chairs"] or "[]")]
        table.offered_seats, table.substitutes_armed = (
            substitute_offers.standing(table, offers),
            substitute_offers.next_due(table, offers),
        )
        table.context = MoveContext(
            frozenset(r["seat"] for r in rows if r["ordered"]),
            frozenset(r["person"] for r in rows if r["holding"]),
            frozenset(r["person"] for r in rows if r["by_hand"]),
        )
        return table

    def read(self, rows: Sequence[Row]) -> ReadRow:
        """Return the table from rows of ``table_for_a_move``, for readers only: it is made anew only if they differ.

        Raises Refused: no-such-table.
        """
        number = rows[0]["id"] if rows else 0
        kept = self._read.get(number)
        if kept is None or kept.outages is not self.outages or kept.rows != rows:
            kept = self._read[number] = ReadRow(rows, self.outages, self.row_of(rows))
            if len(self._read) > READ_KEPT:
                self._read.popitem(last=False)
        self._read.move_to_end(number)
        return kept

    async def row_to_read(self, table_id: int) -> ReadRow:
        """Return the stored table for readers only. Raises Refused: no-such-table."""
        if not 0 < table_id <= LARGEST_NUMBER:
            raise Refused("no-such-table")
        return self.read(await self.store.rows(SQL.table_for_a_move, ("", table_id)))

    @asynccontextmanager
    async def locked_for_reading(self, table_id: int) -> AsyncIterator[TableRow]:
        """Hold the table's lock and yield its row, which the caller must not change."""
        async with self._lock_of(table_id):
            yield (await self.row_to_read(table_id)).table

    @asynccontextmanager
    async def locked(self, table_id: int, interaction: str = "") -> AsyncIterator[TableRow]:
        """Hold the table's lock and yield a copy of its row to change; ``interaction`` as in ``TableRow.answered``."""
        async with self._lock_of(table_id):
            yield await self.table_row(table_id, interaction)

    async def earlier_answer(self, interaction: str, viewer: str | None = None) -> Acted | None:
        """Return the answer to an interaction that was carried out already, or None."""
        known = await self.store.row(SQL.table_of_press, (interaction,))
        if known is None:
            return None
        table = await self.table_row(known["table_id"])
        return Acted(table.info(viewer), repeated=True, at=table.seq)

    def change(self, table: TableRow, interaction: str | None, *people: Person) -> Change:
        """Return an empty change of ``table``, made now."""
        return Change(table, self.clock(), interaction, people=list(people))

    async def commit(
        self,
        change: Change,
        viewer: str | None = None,
        *,
        match: Match[Any] | None = None,
        events: Sequence[Event] = (),
    ) -> Acted:
        """Write ``change``; only then does ``match`` become the one in memory.

        If another process was quicker, a repeated interaction gets its earlier answer. In all other cases Overtaken is
        raised, and the caller must do the work anew.
        """
        table = change.table
        if viewer is not None and not (change.quiet or change.secret):
            table.heard = change.now
        for follow in AFTER_CHANGE:
            follow(change)
        if match is not None:
            change.snapshot = json.dumps(match.snapshot())
            change.mover = viewer
        change.settle()
        try:
            await self.store.transaction(change.write)
        except Conflict:
            raise Overtaken from None
        except IntegrityError:
            again = await self.earlier_answer(change.interaction, viewer) if change.interaction else None
            if again is None:
                raise
            return again
        table.seq, table.version = change.seq, table.version + 1
        if match is not None:
            self.matches.keep(table, match)
            for tell in self.after_move:
                tell(change, match)
        self._woken(change)
        view = None if match is None or viewer is None else seen(table, match, viewer)
        since_last_move = () if view is None or view.seat is None else self._since_last_move(change, view.seat)
        return Acted(
            table.info(viewer),
            tuple(events),
            view=view,
            at=table.seq,
            hand=change.hand,
            since_last_move=since_last_move,
        )

    def _since_last_move(self, change: Change, seat: int) -> tuple[LogLine, ...]:
        """Return the lines for a move that is written now and is the mover's own last one (see ``since_last_move``)."""
        horizon = self.horizon(change.table)
        entries = [(e.kind, e.events, e.at, e.seq) for e in reversed(change.log)]
        return lines(entries, seat, horizon.before, own_first=True)

    def _woken(self, change: Change) -> None:
        # A timer that is already due, such as that of a granted request, wakes the clocks at once.
        timers = [timer for timer in change.timers.values() if timer is not None]
        if any(kind not in IN_HOURS or due <= change.now for kind, _, due in timers):
            self.wakeups.timers.set()
        if any(facts is not None for facts in change.tasks.values()):
            self.wakeups.outbox.set()

    def horizon(self, table: TableRow) -> Horizon:
        """Return how far back the log of a table may be looked at; to the beginning once it is over."""
        game = self.library.rules_of(table)
        if game is None or table.status in OVER:
            return Horizon(lambda kind: None)
        return Horizon(lambda kind: game.open_until(kind, table.options))

    async def order(self, table_id: int, seat: int) -> dict[str, int] | None:
        """Return the standing order of a seat, by field."""
        row = await self.store.row(SQL.standing_order, (table_id, seat))
        return None if row is None else dict(json.loads(row["body"]))
