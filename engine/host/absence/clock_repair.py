"""What a clock that was ahead has left for a time to come, put right at a start after it was set back.

While we run jumps of the clock are left out (``steady``); a stop may lie between a wrong one and a right one. Rulings:

1. Nothing that has happened is yet to come: it happened now. Of what is still to be done, what was due by the clock
   that was ahead is due now, and what can wait for some days at most waits no longer than if it were put now.
2. A prompt that is to have been put later is put now: nobody's time begins only when the old hour comes again.
3. Whether the clock was set back is told by the newest press and the newest heartbeat: where neither is to come, tables
   are not looked through. A few minutes are none: so far may the clocks of machines be apart.
4. Whoever asked for a chair, or is kept a seat, waits no longer than if it were asked or kept now.
5. Next weeks of leagues, digests and the ends of absences are dates that people know: those within the time that they
   can be away stay, and come late by no more than the clock was ahead.
"""

from __future__ import annotations

import json
from dataclasses import replace

from engine.host.model import invitations, substitute_offers
from engine.host.model.change import Change
from engine.host.model.columns import dump
from engine.host.model.records import DeliveryKind
from engine.host.model.time_control import DAY
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("absence/queries.sql")

APART_S = 300.0
"""A time to come by less is no sign of a clock that was set back."""
AWAY_S = 15 * DAY
"""Nobody is away for longer, and no reminder is put off for longer: until they are back, and awake."""
WEEK_S = 7 * DAY
"""A league's next week, and a server's next digest, are so many seconds away at most."""


class ClockRepair:
    """Puts the store right; to be called before anything is done by its times."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def repair_times(self, now: float) -> None:
        """Everything that the rulings name. Raises NotRecorded."""
        later, newest = now + APART_S, await self.tables.store.row(SQL.newest_press_or_heartbeat)
        back = newest is not None and newest["last"] is not None and newest["last"] > later

        def work(writing: Writing) -> None:
            writing.do(SQL.limit_due_of_leagues, (now + WEEK_S, later + WEEK_S))
            writing.do(SQL.limit_due_of_channel_posts, (now, later + WEEK_S))
            writing.do(SQL.clear_holds_of_channel_posts, (now + DAY,))
            writing.do(SQL.limit_due_of_reminders, (now, later + AWAY_S))
            writing.do(SQL.limit_trying_of_channel_posts, (now, later))
            writing.do(SQL.limit_sent_of_reminders, (now, later))
            writing.do(SQL.limit_trying_of_reminders, (now, later))
            writing.do(SQL.limit_last_press_of_people, (now, later))
            writing.do(SQL.delete_future_outages, (now, later))
            writing.do(SQL.limit_end_of_outages, (now, later))
            if back:
                for due in (SQL.limit_due_of_league_posts, SQL.limit_due_of_tasks, SQL.limit_due_of_reminders):
                    writing.do(due, (now, now))
                writing.do(SQL.clear_holds_of_channel_posts, (now,))
                _begin_absences(writing, now)

        await self.tables.store.transaction(work)
        if back:
            for row in await self.tables.store.rows(SQL.tables_with_future_times, (later,) * 3):
                await self._put_right(row["id"], now)

        def settled(writing: Writing) -> None:
            # Or no outage would be noted before the old date, and those of then would count as yet to come. Last, as
            # these tell that there is something to put right.
            writing.do(SQL.limit_heartbeat, (repr(now), later))
            writing.do(SQL.limit_time_of_presses, (now, later))

        if back:
            await self.tables.store.transaction(settled)

    async def _put_right(self, table_id: int, now: float) -> None:
        """One table; what it offers to those who wait is offered anew when it is time."""
        async with self.tables.at(table_id) as table:
            change = self.tables.change(table, None)
            table.since, table.heard, table.stall = min(table.since, now), min(table.heard, now), None
            if table.takebacks.open is not None:
                table.takebacks.open.at = min(table.takebacks.open.at, now)
            for c in table.seats:
                c.prompted_at = min(c.prompted_at, now)
                c.clock = replace(c.clock, since=min(c.clock.since, now))
            _shorten_waits(change)
            change.seats_changed = True
            change.add_task(DeliveryKind.TABLE)
            await self.tables.commit(change)


def _shorten_waits(change: Change) -> None:
    """Ruling 4."""
    table, chair, seat = change.table, change.now + substitute_offers.REFUSABLE_S, change.now + invitations.KEPT_FOR_S
    if any(o.until is not None and o.until > chair for o in table.chairs):
        chairs = [o if o.until is None else replace(o, until=min(o.until, chair)) for o in table.chairs]
        substitute_offers.keep(change, chairs)
    table.invited = [replace(i, until=min(i.until, seat)) for i in table.invited]


def _begin_absences(writing: Writing, now: float) -> None:
    """Who is away since a time to come is away now, and not at all where that would be for longer than anybody can."""
    for person, stored in writing.rows(SQL.absences_of_all_people):
        absences = [(min(began, now), until, how) for began, until, how in json.loads(stored) if until <= now + AWAY_S]
        if (kept := dump(absences)) != stored:
            writing.do(SQL.set_absences, (kept, person))
