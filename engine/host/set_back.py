"""What a clock that was ahead has left for a time to come, put right at a start after it was set back.

While we run jumps of the clock are left out (``steady``); a stop may lie between a wrong one and a right one. Rulings:

1. What can wait for some days at most, and would wait longer, is due now, or as if it were put now.
2. A prompt that is to have been put tomorrow is put now: nobody's time begins only when the old date comes again.
3. All tables are looked through only where the newest press is one to come.
4. Whoever asked for a chair, or is kept a seat, waits no longer than if it were asked or kept now.
"""

from __future__ import annotations

from dataclasses import replace

from engine.host import chair_offers, invitations
from engine.host.base import HostBase
from engine.host.change import Change
from engine.host.records import DeliveryKind
from engine.host.store import Writing
from engine.host.time_control import DAY

WEEK_S = 7 * DAY
"""A league's next week, and a server's next digest, are so many seconds away at most."""
AWAY_S = 15 * DAY
"""No reminder is put off for longer: until somebody is back, and awake."""

_LEAGUES = "UPDATE leagues SET due = ? WHERE due > ?"
_BULLETINS = "UPDATE bulletins SET due = ? WHERE due > ?"
_PUT_OFF = "UPDATE bulletins SET held = NULL WHERE held > ?"
_TRYING = "UPDATE bulletins SET trying = ? WHERE trying > ?"
_WANTED = "UPDATE wanted_reminders SET due = ? WHERE due > ?"
_SENT = "UPDATE reminders SET sent = ? WHERE sent > ?"
_PRESSED = "UPDATE people SET pressed = ? WHERE pressed > ?"
_BEAT = "UPDATE kept SET body = ? WHERE name = 'heartbeat' AND CAST(body AS DOUBLE PRECISION) > ?"
_OUTAGES = "DELETE FROM outages WHERE began > ?"
_NEWEST = "SELECT MAX(at) AS last FROM interactions"
_AHEAD = """
SELECT t.id FROM tables t WHERE t.status = 'playing' AND (t.since > ?
    OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.prompt > 0 AND s.prompted_at > ?))
    OR t.status IN ('playing', 'paused') AND t.chairs LIKE '%until%'
    OR t.status = 'open' AND t.invited <> '[]' ORDER BY t.id"""


class SetBack(HostBase):
    """Puts the store right; to be called before anything is done by its times."""

    async def put_times_right(self, now: float) -> None:
        """Everything that the rulings name. Raises NotRecorded."""
        # A day more, as clocks are put forward and back.
        later = now + DAY

        def work(writing: Writing) -> None:
            writing.do(_LEAGUES, (now + WEEK_S, later + WEEK_S))
            writing.do(_BULLETINS, (now, later + WEEK_S))
            writing.do(_PUT_OFF, (later,))
            writing.do(_TRYING, (now, later))
            writing.do(_WANTED, (now, later + AWAY_S))
            writing.do(_SENT, (now, later))
            writing.do(_PRESSED, (now, later))
            # Or no outage would be noted before the old date, and those of then would count as yet to come.
            writing.do(_BEAT, (repr(now), later))
            writing.do(_OUTAGES, (later,))

        await self.store.transaction(work)
        newest = await self.store.row(_NEWEST)
        if newest is not None and newest["last"] is not None and newest["last"] > later:
            for row in await self.store.rows(_AHEAD, (later, later)):
                await self._put_right(row["id"], now)

    async def _put_right(self, table_id: int, now: float) -> None:
        """One table; what it offers to those who wait is offered anew when it is time."""
        async with self._at(table_id) as table:
            change = self._change(table, None)
            table.since, table.heard, table.stall = min(table.since, now), min(table.heard, now), None
            if table.takebacks.open is not None:
                table.takebacks.open.at = min(table.takebacks.open.at, now)
            for c in table.seats:
                c.prompted_at = min(c.prompted_at, now)
                c.clock = replace(c.clock, since=min(c.clock.since, now))
            _shorten_waits(change)
            change.seats_changed = True
            change.add_task(DeliveryKind.TABLE)
            await self._commit(change)


def _shorten_waits(change: Change) -> None:
    """Ruling 4."""
    table, chair, seat = change.table, change.now + chair_offers.REFUSABLE_S, change.now + invitations.KEPT_FOR_S
    if any(o.until is not None and o.until > chair for o in table.chairs):
        chairs = [o if o.until is None else replace(o, until=min(o.until, chair)) for o in table.chairs]
        chair_offers.keep(change, chairs)
    table.invited = [replace(i, until=min(i.until, seat)) for i in table.invited]
