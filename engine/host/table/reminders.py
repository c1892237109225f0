"""Wanted reminders, and the one message that reminds a person of all their tables.

A reminder belongs to a person, not to a table, so it is not in the outbox. The sender takes all wanted reminders of a
person at once (``begin_reminder``), sends one message, and stores the message while deleting those wanted reminders
(``reminder_sent``). A sender that was cut off in between finds ``trying`` set, and looks for the message before it
sends another.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.host.model.change import Change
from engine.host.model.clock.urgency import most_urgent_first
from engine.host.model.duplicate_deals import can_deal
from engine.host.model.records import Post, Status, TableInfo, WantedReminder
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.deliveries import Deliveries
from engine.host.table.tables import Tables

SQL = queries("table/queries.sql")

TO_START = 0
"""Stands in place of a prompt: enough people have joined for the opener to start the table."""
_PAGE = 100
"""Most people looked at in one round."""


def want(change: Change, person: str, prompt: int, alone: bool) -> None:
    """Store, in the write of ``change``, that a person wants a reminder of the table."""
    change.also.append((SQL.want_reminder, (person, change.table.id, prompt, int(alone), change.now)))


def started(change: Change) -> None:
    """Delete the wanted reminders of a table that has just started."""
    change.also.append((SQL.delete_wanted_reminders_of_table, (change.table.id,)))


class Reminders:
    """Reminders from the wish to the sent message."""

    def __init__(self, tables: Tables, deliveries: Deliveries) -> None:
        self.tables = tables
        self.deliveries = deliveries

    async def reminders_due(self) -> list[str]:
        """Return the people whose reminder is due now, the longest waiting first."""
        return [
            row["person"] for row in await self.tables.store.rows(SQL.people_to_remind, (self.tables.clock(), _PAGE))
        ]

    async def note_presses(self, pressed: Mapping[str, float]) -> None:
        """Store when people last pressed something, so that other processes know they are here."""
        rows = [(at, person, at) for person, at in sorted(pressed.items())]
        if rows:
            await self.tables.store.transaction(lambda writing: writing.each(SQL.set_last_press_of_person, rows))

    async def last_pressed(self, person: str) -> float:
        """Return when this person last pressed anything, from the store. 0 if one process runs
        alone, as it stores no presses.
        """
        row = await self.tables.store.row(SQL.last_press_of_person, (person,))
        return 0.0 if row is None or row["pressed"] is None else float(row["pressed"])

    async def wanted_reminder(self, person: str) -> WantedReminder:
        """Return the wanted reminders of a person, and the last message sent."""
        wanted, last = await self.tables.store.together(
            (SQL.wanted_reminders_of_person, (person,)), (SQL.last_reminder_of_person, (person,))
        )
        tables = {row["table_id"]: (row["prompt"], bool(row["alone"])) for row in wanted}
        if not last:
            return WantedReminder(person, tables, None, None, None)
        (row,) = last
        known = row["message"] is not None
        post = Post(row["table_id"], "reminder", person, row["channel"], row["message"], 0, 0.0) if known else None
        return WantedReminder(person, tables, row["trying"], row["sent"], post)

    async def waiting_for(self, person: str) -> list[TableInfo]:
        """Return the tables that wait for this person, the most urgent first, without those that a
        standing order will answer.
        """
        return most_urgent_first(
            await self.tables.store.rows(SQL.unanswered_tables_of_person, (person,)), person, self.tables.outages
        )

    async def to_start(self, wanted: WantedReminder) -> list[TableInfo]:
        """Return the tables that a person wants to hear of because they can start them, and still can."""
        tables = [table for table, (prompt, _) in sorted(wanted.wanted.items()) if prompt == TO_START]
        found = [(await self.tables.table_row(table)).info(wanted.person) for table in tables]
        waits = [info for info in found if info.status is Status.OPEN and info.opener == wanted.person]
        here = [info for info in waits if self.tables.library.plays(info.game)]
        return [info for info in here if can_deal(self.tables.library.games[info.game], len(info.seats), info)]

    async def startable(self, person: str) -> list[TableInfo]:
        """Return the open tables that a person has opened and can start."""
        rows = await self.tables.store.rows(SQL.open_tables_of_opener, (person,))
        tables = [row["id"] for row in rows]
        return await self.to_start(WantedReminder(person, dict.fromkeys(tables, (TO_START, False)), None, None, None))

    async def used_up(self) -> list[str]:
        """Return people whose last reminder names no table any more that waits for them; none who has an open table,
        which they might start.
        """
        rows = await self.tables.store.rows(SQL.people_whose_reminder_is_used_up, (_PAGE,))
        return [row["person"] for row in rows]

    async def take_back_message(self, post: Post) -> None:
        """Forget the message of a reminder, and have it deleted."""

        def work(writing: Writing) -> None:
            writing.do(SQL.forget_message_of_reminder, (post.target, post.message))
            self.deliveries.clear_post(writing, post)

        await self.tables.store.transaction(work)
        self.tables.wakeups.outbox.set()

    async def begin_reminder(self, person: str) -> float:
        """Note that a reminder may be sent from now on; return since when. A forgotten person gets no note."""
        now = self.tables.clock()
        await self.tables.store.write(SQL.begin_reminder, (now, person))
        row = await self.tables.store.row(SQL.last_reminder_of_person, (person,))
        return now if row is None or row["trying"] is None else float(row["trying"])

    async def reminder_sent(self, wanted: WantedReminder, post: Post) -> None:
        """Store the sent message, delete the wanted reminders that it covers, and have the former message deleted."""

        def work(writing: Writing) -> None:
            writing.do(
                SQL.finish_reminder, (self.tables.clock(), post.table, post.channel, post.message, wanted.person)
            )
            writing.each(
                SQL.delete_wanted_reminder,
                [(wanted.person, table, prompt) for table, (prompt, _) in wanted.wanted.items()],
            )
            if wanted.last is not None and wanted.last.message != post.message:
                self.deliveries.clear_post(writing, wanted.last)

        await self.tables.store.transaction(work)
        self.tables.wakeups.outbox.set()

    async def drop_reminder(self, wanted: WantedReminder) -> None:
        """Delete these wanted reminders without a message."""

        def work(writing: Writing) -> None:
            writing.each(
                SQL.delete_wanted_reminder,
                [(wanted.person, table, prompt) for table, (prompt, _) in wanted.wanted.items()],
            )
            writing.do(SQL.cancel_reminder, (wanted.person,))

        await self.tables.store.transaction(work)

    async def put_off_reminder(self, person: str, until: float) -> None:
        """Send this person no reminder before ``until``."""
        await self.tables.store.write(SQL.postpone_wanted_reminders, (until, person, until))
