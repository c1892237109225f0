"""A pause that all people at a table agree to; any of them ends it (``Play.resume``).

Rulings: one asks, and it pauses once every person seated has agreed; one no ends the proposal. Who has left or was
stood in for meanwhile is not asked (``consent``). It tells nothing of who has answered, so it may be asked for in
secret too. Somebody proposes one so many times a day; the others may do so all the same.
"""

from __future__ import annotations

from engine.host.model.change import note
from engine.host.model.records import Acted, DeliveryKind, Person, Refused
from engine.host.model.time_control import DAY
from engine.host.store.queries import queries
from engine.host.table.tables import Tables
from engine.host.table.votes import keep_pause

SQL = queries("absence/queries.sql")

PROPOSALS_A_DAY = 3
"""So often may one person propose a pause at a table within a day."""


class Pausing:
    """Pauses by consent."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def agree_to_pause(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Propose a pause, or agree to the one that is proposed; it begins with the last who agrees.

        Refused: not-at-this-table, not-started, table-over, table-paused, pause-enough (most).
        """
        async with self.tables.at(table_id) as table:
            if again := await self.tables.before(interaction, person.id):
                return again
            seat_row = table.seated(person.id)
            table.must_be_playing()
            change = self.tables.change(table, interaction)
            change.add_task(DeliveryKind.TABLE)
            if not table.pause_votes:
                row = await self.tables.store.row(
                    SQL.count_pause_proposals_of_person, (table_id, person.id, change.now - DAY)
                )
                if row is not None and row["times"] >= PROPOSALS_A_DAY:
                    raise Refused("pause-enough", most=PROPOSALS_A_DAY)
                note(change, "table-pause-proposed", seat_row)
            keep_pause(change, [*table.pause_votes, person.id])
            return await self.tables.commit(change, person.id)

    async def refuse_pause(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Say no to the proposed pause. Refused also: pause-settled."""
        async with self.tables.at(table_id) as table:
            if again := await self.tables.before(interaction, person.id):
                return again
            table.seated(person.id)
            table.must_be_playing()
            if not table.pause_votes:
                raise Refused("pause-settled")
            change = self.tables.change(table, interaction)
            keep_pause(change, [])
            change.add_task(DeliveryKind.TABLE)
            return await self.tables.commit(change, person.id)
