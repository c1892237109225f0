"""When nothing could be delivered: the system's own outages cost nobody time.

Whoever delivers says so again and again (``beat``); the newest moment is in the store. From the last one before a new
process, or before a long silence, until the next nothing was delivered: that outage is written down in the same
transaction, and counts on no clock (``active_time``). Until that next beat no clock's time is up: what would be due
waits.
"""

from __future__ import annotations

from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("table/queries.sql")

BEAT_S = 30.0
"""Seconds between two that are written down."""
LAPSE_S = 180.0
"""A silence of so many seconds is an outage."""
TOGETHER_S = 60.0
"""A silence of all processes for so many seconds is one; a single process that is replaced is none."""


class Outages:
    """The heartbeat of whoever delivers; a store in which nobody ever does has none, and no outages."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._beat_at: float | None = None
        """When something was last delivered; None: never."""
        self._revived = False
        """Whether that was before this process."""

    @property
    def delivers(self) -> bool:
        """Whether something is delivered just now, as far as is known."""
        last = self._beat_at
        return last is None or (not self._revived and self.tables.clock() - last <= LAPSE_S)

    async def read_outages(self) -> None:
        """Know what the store has; to be called by a new process before anything else."""
        beat, outages = await self.tables.store.together(
            (SQL.heartbeat, ()),
            (SQL.outages, ()),
        )
        self._beat_at = float(beat[0]["body"]) if beat else None
        self._revived = self._beat_at is not None
        self.tables.outages = tuple((row["began"], row["ended"]) for row in outages)

    async def beat(self) -> None:
        """Something can be delivered now. To be called often by whoever does; raises NotRecorded."""
        if self.tables.leases.shared:
            await self._beat_together()
            return
        now, last = self.tables.clock(), self._beat_at
        over = last is not None and last < now and not self.delivers
        if last is not None and not over and not self._revived and 0 <= now - last < BEAT_S:
            return

        def work(writing: Writing) -> None:
            writing.do(SQL.set_heartbeat, (repr(now),))
            if over:
                writing.do(SQL.set_outage, (last, now))

        await self.tables.store.transaction(work)
        self._beat_at, self._revived = now, False
        if over and last is not None:
            self.tables.outages = (*(gap for gap in self.tables.outages if gap[0] != last), (last, now))
            # What has waited for this may be due.
            self.tables.timers_changed.set()

    async def _beat_together(self) -> None:
        """The same where several processes deliver: only where none did for a while was that an outage."""
        now, last = self.tables.clock(), self._beat_at
        if last is not None and not self._revived and 0 <= now - last < BEAT_S:
            return

        def work(writing: Writing) -> None:
            row = writing.row(SQL.heartbeat)
            newest = None if row is None else float(row[0])
            if newest is None or newest < now:
                writing.do(SQL.set_heartbeat, (repr(now),))
            if newest is not None and now - newest > TOGETHER_S:
                writing.do(SQL.set_outage, (newest, now))

        await self.tables.store.transaction(work)
        late = not self.delivers
        self._beat_at, self._revived = now, False
        # What others have written down counts here too.
        rows = await self.tables.store.rows(SQL.outages)
        self.tables.outages = tuple((row["began"], row["ended"]) for row in rows)
        if late:
            self.tables.timers_changed.set()

    async def forget_outages(self) -> None:
        """Outages that are on no clock any more are forgotten."""
        row = await self.tables.store.row(SQL.earliest_running_clock)
        since = self.tables.clock() if row is None or row["since"] is None else float(row["since"])
        await self.tables.store.write(SQL.delete_outages_until, (since,))
        self.tables.outages = tuple(gap for gap in self.tables.outages if gap[1] > since)
