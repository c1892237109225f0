"""Repair of times in the future, at the start, after a system clock that was ahead was set back.

While the bot runs, jumps of the clock have no effect (``monotonic_clock``). But the clock may be set back while it is
stopped. Rulings:

1. A past event that is dated in the future counts as happening now. A task or timer that was due by the clock that was
   ahead is due now. One that waits a few days at most waits no longer than if it were set now.
2. A prompt dated in the future is put now, so that a person's time does not begin only at that future date.
3. The newest press and the newest heartbeat tell whether the clock was set back: if neither is in the future, tables
   are not searched. A few minutes do not count, as the clocks of machines may differ by that much.
4. A person who asked for a seat, or for whom one is kept, waits no longer than if that began now.
5. Next weeks of leagues, digests and the ends of vacations are dates that people know. Dates within the longest
   vacation stay. They come late by at most the time that the clock was ahead.
"""

from __future__ import annotations

import json
from dataclasses import replace

from engine.host.model import invitations, substitute_offers
from engine.host.model.change import Change
from engine.host.model.clock.time_control import DAY
from engine.host.model.columns import dump
from engine.host.model.records import DeliveryKind
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("absence/queries.sql")

APART_S = 300.0
"""A future time by less than this many seconds is no sign of a clock that was set back."""
AWAY_S = 15 * DAY
"""No vacation is longer than this many seconds. No reminder is put off for longer: until the person is back, and
awake.
"""
WEEK_S = 7 * DAY
"""The next digest of a server is at most this many seconds away."""


class ClockRepair:
    """Repairs the store; called before anything is done by its times."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def repair_times(self, now: float) -> None:
        """Repair everything that the rulings name. Raises NotRecorded."""
        later, newest = now + APART_S, await self.tables.store.row(SQL.newest_press_or_heartbeat)
        back = newest is not None and newest["last"] is not None and newest["last"] > later

        def work(writing: Writing) -> None:
            writing.do(SQL.limit_due_of_leagues, (now, later))
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
            # Otherwise no outage would be noted before the future date, and outages of that time would count as future
            # ones. These two come last, because they tell that the store needs repair.
            writing.do(SQL.limit_heartbeat, (repr(now), later))
            writing.do(SQL.limit_time_of_presses, (now, later))

        if back:
            await self.tables.store.transaction(settled)

    async def _put_right(self, table_id: int, now: float) -> None:
        """Repair one table; an offer to those who wait is dropped, and made anew when it is due."""
        async with self.tables.locked(table_id) as table:
            change = self.tables.change(table, None)
            table.since, table.heard, table.stall = min(table.since, now), min(table.heard, now), None
            if table.takebacks.open is not None:
                table.takebacks.open.at = min(table.takebacks.open.at, now)
            for seat_row in table.seats:
                seat_row.prompted_at = min(seat_row.prompted_at, now)
                seat_row.clock = replace(
                    seat_row.clock, since=min(seat_row.clock.since, now), waited=min(seat_row.clock.waited, now)
                )
            _shorten_waits(change)
            change.seats_changed = True
            change.add_task(DeliveryKind.TABLE)
            await self.tables.commit(change)


def _shorten_waits(change: Change) -> None:
    """Apply ruling 4 to a table."""
    table = change.table
    latest = change.now + substitute_offers.REFUSABLE_S
    if any(o.until is not None and o.until > latest for o in table.offered_seats):
        offers = [o if o.until is None else replace(o, until=min(o.until, latest)) for o in table.offered_seats]
        substitute_offers.keep(change, offers)
    kept_until = change.now + invitations.KEPT_FOR_S
    table.invited = [replace(i, until=min(i.until, kept_until)) for i in table.invited]


def _begin_absences(writing: Writing, now: float) -> None:
    """Let vacations that begin in the future begin now, and delete those longer than any vacation can be."""
    for person, stored in writing.rows(SQL.absences_of_all_people):
        absences = [(min(began, now), until, how) for began, until, how in json.loads(stored) if until <= now + AWAY_S]
        if (kept := dump(absences)) != stored:
            writing.do(SQL.set_absences, (kept, person))
