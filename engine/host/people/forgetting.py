"""People who wish to be forgotten when they have not played for some months.

Discord tells a bot nothing when a person removes it from their account, so this wish is the only way to be forgotten
without coming back. Rulings:

1. A press, a command or a text to the bot counts as playing; moves that a table or a computer player makes do not.
2. The time of the last one is stored for people with this wish alone (and for all where several processes share the
   store: ``reminders.note_presses``), at most once a day.
3. After the months that they chose everything is deleted as by their own press (``personal_data``), without a message.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.host.model.preferences import FORGET_AFTER
from engine.host.model.records import Person, Refused
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("people/queries.sql")

MONTH_S: Final = 30.5 * 86_400.0
NOTED_S: Final = 86_400.0
"""Seconds after which a newer press is worth a write."""


class Forgetting:
    """The wish to be forgotten, and whose time has come."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def set_months(self, person: Person, months: int) -> None:
        """Store after how many months without a press a person is to be forgotten, 0 for never. Raises Refused:
        malformed.
        """
        if months not in FORGET_AFTER:
            raise Refused("malformed")
        pressed = self.tables.clock() if months else None
        await self.tables.store.write(SQL.set_forget_after, (person.id, person.everywhere, months, pressed))

    async def note_presses(self, pressed: Mapping[str, float]) -> None:
        """Store when people with this wish last pressed anything."""
        rows = await self.tables.store.rows(SQL.last_presses_of_people_to_forget)
        newer = [
            (pressed[row["id"]], row["id"])
            for row in rows
            if row["id"] in pressed and pressed[row["id"]] >= (row["pressed"] or 0.0) + NOTED_S
        ]
        if newer:
            await self.tables.store.transaction(lambda writing: writing.each(SQL.set_last_press_if_to_forget, newer))

    async def due(self) -> list[Person]:
        """Return the people who are to be forgotten now."""
        rows = await self.tables.store.rows(SQL.people_to_forget, (self.tables.clock(), MONTH_S))
        return [Person(row["id"], row["name"]) for row in rows]
