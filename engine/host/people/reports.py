"""Reports: a person at a table of a server tells its managers what was not in order.

Rulings:

1. Who sits or sat at a table of a server may report another person of that table, with a word of their own. Not in
   direct messages: no server has managers there.
2. One report about a person for each table, three a day in all.
3. The managers get it in the channel that they have set, else the owner of the server in a direct message; without a
   sound. Nothing is said at the table, and the reported person is told nothing.
4. A report is deleted after 30 days, and with the data of either person. The message that the managers got stays with
   them.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from engine.host.model.clock.time_control import DAY
from engine.host.model.records import Acted, DeliveryKind, Person, Refused
from engine.host.model.rows import SeatRow
from engine.host.people.servers import alone_in
from engine.host.store.contract import Row, Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("people/queries.sql")
MODEL_SQL = queries("model/queries.sql")

MOST_A_DAY: Final = 3
LONGEST: Final = 500
"""The most characters of the word of a report."""
NEWEST: Final = 10
"""Reports that are read at once."""
KEPT_S: Final = 30 * DAY


@dataclass(frozen=True, slots=True)
class Report:
    """A report. ``names``: the names of the reporter and of the reported person at the table."""

    id: str
    guild: str
    table: int
    reporter: str
    reported: str
    word: str
    names: tuple[str, str]


class Reports:
    """The reports of one store."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def report(self, table_id: int, person: Person, seat: int, word: str, interaction: str) -> Acted:
        """Report the person of a seat to the managers of the table's server, in one write with the task to tell them.

        Raises Refused: report-server-only, not-at-this-table, no-such-person, report-empty, report-again,
        reports-enough (most).
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            if table.guild is None:
                raise Refused("report-server-only")
            if not any(person.id in seat_row.people() for seat_row in table.seats):
                raise Refused("not-at-this-table")
            there = next((seat_row for seat_row in table.seats if seat_row.seat == seat), None)
            other = None if there is None else _last_of(there)
            if other is None or not other.isdecimal() or other == person.id:
                raise Refused("no-such-person")
            said = word.strip()[:LONGEST]
            if not said:
                raise Refused("report-empty")
            change = self.tables.change(table, interaction)
            change.quiet = True
            report = (interaction, table.guild, table.id, person.id, other, said, change.now)

            def limited(writing: Writing) -> None:
                writing.row(MODEL_SQL.lock_person, (person.id,))
                if writing.row(SQL.report_of_person_at_table, (person.id, other, table_id)) is not None:
                    raise Refused("report-again")
                made = writing.row(SQL.count_reports_of_person, (person.id, change.now - DAY))
                if made is not None and made[0] >= MOST_A_DAY:
                    raise Refused("reports-enough", most=MOST_A_DAY)
                writing.do(SQL.add_report, report)

            change.checks.append(limited)
            change.add_task(DeliveryKind.REPORT, interaction)
            return await self.tables.commit(change, person.id)

    async def one(self, report: str) -> Report | None:
        """Return a report; None if it is deleted by now."""
        row = await self.tables.store.row(SQL.report, (report,))
        return None if row is None else await self._read(row)

    async def newest(self, guild: str) -> list[Report]:
        """Return the newest reports of a server, the newest first."""
        rows = await self.tables.store.rows(SQL.reports_of_server, (guild, NEWEST))
        return [await self._read(row) for row in rows]

    async def _read(self, row: Row) -> Report:
        who = dict[str, str]()
        with suppress(Refused):
            # An old table may be deleted by now.
            table = await self.tables.table_row(row["table_id"])
            who = {person: table.called(seat_row) for seat_row in table.seats for person in seat_row.people()}
        names = who.get(row["reporter"], ""), who.get(row["reported"], "")
        return Report(row["id"], row["guild"], row["table_id"], row["reporter"], row["reported"], row["word"], names)

    async def channel(self, guild: str) -> str | None:
        """Return the channel in which the managers of a server get reports, None if they have set none."""
        row = await self.tables.store.row(SQL.report_channel_of_server, (guild,))
        return None if row is None else row["reports"]

    async def set_channel(self, guild: str, channel: str | None) -> None:
        """Set that channel."""

        def work(writing: Writing) -> None:
            alone_in(writing, guild)
            writing.do(SQL.set_report_channel_of_server, (channel, guild))

        await self.tables.store.transaction(work)

    async def expire(self) -> None:
        """Delete old reports (ruling 4)."""
        await self.tables.store.write(SQL.delete_reports_before, (self.tables.clock() - KEPT_S,))


def _last_of(seat_row: SeatRow) -> str | None:
    return next(iter(seat_row.people()), None)
