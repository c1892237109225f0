"""Outages: times in which nothing could be delivered. They cost nobody time.

The process that delivers calls ``beat`` again and again; the newest beat is in the store. An outage lasts from the last
beat before a new process, or before a long silence, until the next beat. That beat stores the outage in its own
transaction, and no clock counts it (``active_time``). Until that beat, no clock runs out: timers that are due wait.
"""

from __future__ import annotations

from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("table/queries.sql")

BEAT_S = 30.0
"""Seconds between two beats that are stored."""
LAPSE_S = 180.0
"""A silence of more than this many seconds is an outage."""
TOGETHER_S = 60.0
"""With several processes, a silence of all of them for more than this many seconds is an outage. The replacement of a
single process is none."""


class Outages:
    """The heartbeat of delivery. A store without any delivery has no heartbeat and no outages."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._beat_at: float | None = None
        """Moment of the last beat; None: there was none yet."""
        self._revived = False
        """True if the last beat was made before this process started."""

    @property
    def delivers(self) -> bool:
        """True if delivery works now, as far as this process knows."""
        last = self._beat_at
        return last is None or (not self._revived and self.tables.clock() - last <= LAPSE_S)

    async def read_outages(self) -> None:
        """Read heartbeat and outages from the store. A new process calls this before anything else."""
        beat, outages = await self.tables.store.together(
            (SQL.heartbeat, ()),
            (SQL.outages, ()),
        )
        self._beat_at = float(beat[0]["body"]) if beat else None
        self._revived = self._beat_at is not None
        self.tables.outages = tuple((row["began"], row["ended"]) for row in outages)

    def begin_anew(self) -> None:
        """Begin as with a new store: the clock of a local Discord was moved forward, which is no outage."""
        self._beat_at, self._revived = None, False

    async def beat(self) -> None:
        """Note that delivery works now. The deliverer calls this often. Raises NotRecorded."""
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
            # Timers that waited for this beat may be due.
            self.tables.wakeups.timers.set()

    async def _beat_together(self) -> None:
        """Do ``beat`` for several processes: an outage is a time in which none of them delivered."""
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
        # Outages that other processes have stored count here too.
        rows = await self.tables.store.rows(SQL.outages)
        self.tables.outages = tuple((row["began"], row["ended"]) for row in rows)
        if late:
            self.tables.wakeups.timers.set()

    async def forget_outages(self) -> None:
        """Delete the outages that lie before every running clock."""
        row = await self.tables.store.row(SQL.earliest_running_clock)
        since = self.tables.clock() if row is None or row["since"] is None else float(row["since"])
        await self.tables.store.write(SQL.delete_outages_until, (since,))
        self.tables.outages = tuple(gap for gap in self.tables.outages if gap[1] > since)
