"""Private additions to a person's hand: their note, and the next table that waits for them."""

from __future__ import annotations

import json
from dataclasses import dataclass

from engine.host.model.clock.urgency import most_urgent_first
from engine.host.model.names import know
from engine.host.model.records import Person, Refused
from engine.host.model.requests import Prepared
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

MODEL_SQL = queries("model/queries.sql")
SQL = queries("people/queries.sql")

LONGEST_NOTE = 1000
"""Most characters of a note."""


@dataclass(frozen=True, slots=True)
class WaitingTable:
    """A table that waits for a person."""

    id: int
    game: str


@dataclass(frozen=True, slots=True)
class HandExtras:
    """A person's ``note`` about a table ("" for none), the ``following`` table that waits for them, and the move they
    have ``prepared`` for their next turn, if any (see ``premoves``)."""

    note: str = ""
    following: WaitingTable | None = None
    prepared: Prepared | None = None


NO_EXTRAS = HandExtras()


class Notes:
    """Notes, and the next waiting table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def extras(self, table_id: int, person_id: str) -> HandExtras:
        """Return the additions to this person's hand at a table; the next table is the most urgent
        one that waits for them.
        """
        row = await self.tables.store.row(SQL.extras_of_hand, (*(table_id, person_id) * 2, person_id, table_id))
        if row is None:
            return NO_EXTRAS
        following = None if row["id"] is None else WaitingTable(row["id"], row["game"])
        if row["waiting"] > 1:
            # Several tables wait, so their urgency must be compared, which needs more reads.
            waiting = most_urgent_first(
                await self.tables.store.rows(MODEL_SQL.tables_that_wait_for_person, (person_id,)),
                person_id,
                self.tables.outages,
            )
            following = next((WaitingTable(t.id, t.game) for t in waiting if t.id != table_id), None)
        prepared = Prepared.from_json(json.loads(row["prepared"])) if row["prepared"] else None
        return HandExtras(row["note"] or "", following, prepared)

    async def write_note(self, table_id: int, person: Person, text: str) -> None:
        """Store a note about a table in place of the former one; an empty text deletes it. Nobody else notices.

        Raises Refused: no-such-table, not-at-this-table, malformed (longer than LONGEST_NOTE).
        """
        if len(text) > LONGEST_NOTE:
            raise Refused("malformed")
        table = await self.tables.table_row(table_id)
        table.seated(person.id)
        if not text.strip():
            await self.tables.store.write(SQL.delete_note, (table_id, person.id))
            return
        note = table_id, person.id, text.strip(), self.tables.clock()

        def work(writing: Writing) -> None:
            know(writing, [person])
            writing.do(SQL.set_note, note)

        await self.tables.store.transaction(work)
