"""What changes which time counts for somebody: quiet hours and absences. What was used before stays used."""

from __future__ import annotations

from typing import Any

from engine.host.model.quiet_hours import QuietHours
from engine.host.model.records import Person
from engine.host.model.time_control import charged
from engine.host.model.timers import TimerKind
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("absence/queries.sql")


class ActiveTime:
    """People's hours."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def set_quiet(self, person: Person, hours: QuietHours | None) -> None:
        """When the person's device makes no sound, and no clock of theirs runs; None for never, the zone is kept."""
        kept = (0, 0, "") if hours is None else (hours.begin, hours.end, hours.zone)
        await self.change_hours(person.id, (SQL.set_quiet_hours, (person.id, person.everywhere, *kept)))

    async def change_hours(self, person_id: str, *statements: tuple[str, tuple[Any, ...]]) -> None:
        """Carry out what changes somebody's hours; their clocks have counted by the former ones until now.

        It may be cut off anywhere: a clock that was charged and went on running tells the same time as before.
        """
        for row in await self.tables.store.rows(SQL.tables_with_running_clock_of_person, (person_id,)):
            async with self.tables.at(row["table_id"]) as table:
                seat_row = table.of(person_id)
                if seat_row is not None:
                    change = self.tables.change(table, None)
                    change.quiet = change.seats_changed = True
                    seat_row.clock = charged(table, seat_row, change.now)
                    await self.tables.commit(change)

        def work(writing: Writing) -> None:
            for sql, values in statements:
                writing.do(sql, values)
            # Their tables look again, and set their timers by the new hours.
            writing.do(SQL.reschedule_timers_of_person, (self.tables.clock(), TimerKind.INACTIVITY.value, person_id))

        await self.tables.store.transaction(work)
        self.tables.timers_changed.set()
