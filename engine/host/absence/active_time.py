"""Changes of the time that counts for a person: quiet hours and vacations. Time that was used before stays used."""

from __future__ import annotations

import asyncio
from typing import Any

from engine.host.model.clock.public_holidays import countries
from engine.host.model.clock.quiet_hours import QuietHours, days_to_json
from engine.host.model.clock.time_control import charged
from engine.host.model.clock.timers import TimerKind
from engine.host.model.records import Person, Refused
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("absence/queries.sql")


class ActiveTime:
    """The hours of people."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def load_holidays(self) -> None:
        """Read the public holidays, if anybody keeps some; the package is large (a tenth of a second, 12 MB).

        With several processes this one may meet them at any time.
        """
        store = self.tables.store
        if store.shared or await store.row(SQL.person_with_holidays) is not None:
            await asyncio.to_thread(countries)

    async def set_quiet(self, person: Person, hours: QuietHours | None) -> None:
        """Set when the person's device makes no sound and their clocks stop; None for never, which keeps the zone.

        The country of their public holidays stays as it is. Raises Refused: settings-quiet-always for hours that never
        end.
        """
        if hours is not None and not hours.has_loud_hours():
            raise Refused("settings-quiet-always")
        kept = (0, 0, "", "") if hours is None else (hours.begin, hours.end, days_to_json(hours.days), hours.zone)
        await self.change_hours(person.id, (SQL.set_quiet_hours, (person.id, person.everywhere, *kept)))

    async def set_zone(self, person: Person, zone: str) -> None:
        """Set the person's time zone, in which their quiet hours and their vacations count from now on."""
        await self.change_hours(person.id, (SQL.set_time_zone, (person.id, person.everywhere, zone)))

    async def set_holidays(self, person: Person, country: str) -> None:
        """Set the country whose public holidays the person's quiet hours keep from now on; "" for none."""
        await self.change_hours(person.id, (SQL.set_holidays, (person.id, person.everywhere, country)))

    async def change_hours(self, person_id: str, *statements: tuple[str, tuple[Any, ...]]) -> None:
        """Run statements that change a person's hours; until now their clocks count by the former hours.

        It may be interrupted anywhere: a clock that was charged and went on running shows the same time as before.
        """
        for row in await self.tables.store.rows(SQL.tables_with_running_clock_of_person, (person_id,)):
            async with self.tables.locked(row["table_id"]) as table:
                seat_row = table.of(person_id)
                if seat_row is not None:
                    change = self.tables.change(table, None)
                    change.quiet = change.seats_changed = True
                    seat_row.clock = charged(table, seat_row, change.now)
                    await self.tables.commit(change)

        def work(writing: Writing) -> None:
            for sql, values in statements:
                writing.do(sql, values)
            # The person's tables look at their clocks again, and set their timers by the new hours.
            writing.do(SQL.reschedule_timers_of_person, (self.tables.clock(), TimerKind.INACTIVITY.value, person_id))

        await self.tables.store.transaction(work)
        self.tables.wakeups.timers.set()
