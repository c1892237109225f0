"""A pause on which all people at a table agree; any of them ends it (``Suspension.resume``).

Rulings: one person proposes it, and the table pauses once every seated person has agreed. One refusal ends the
proposal. People who have left, or for whom a computer player stands in, are not asked (``votes``). A pause reveals
nothing about who has answered, so it may also be proposed while readiness is secret. Each person may propose it a
limited number of times a day; then the others still may.
"""

from __future__ import annotations

from engine.host.model.change import note
from engine.host.model.clock.time_control import DAY
from engine.host.model.records import Acted, DeliveryKind, Person, Refused
from engine.host.store.queries import queries
from engine.host.table.tables import Tables
from engine.host.table.votes import keep_pause

SQL = queries("absence/queries.sql")

PROPOSALS_A_DAY = 3
"""How often one person may propose a pause at a table within a day."""


class Pausing:
    """Pauses by consent."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def agree_to_pause(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Propose a pause, or agree to the proposed one; it begins once the last person agrees.

        Raises Refused: not-at-this-table, not-started, table-over, table-paused, pause-enough (most).
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
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
        """Refuse the proposed pause. Raises Refused as ``agree_to_pause``, and pause-settled."""
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            table.seated(person.id)
            table.must_be_playing()
            if not table.pause_votes:
                raise Refused("pause-settled")
            change = self.tables.change(table, interaction)
            keep_pause(change, [])
            change.add_task(DeliveryKind.TABLE)
            return await self.tables.commit(change, person.id)
