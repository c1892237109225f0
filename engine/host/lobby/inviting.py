"""Inviting people to an open table, and their answers. The rulings are in ``invitations`` and ``blocks``."""

from __future__ import annotations

from dataclasses import replace

from engine.host.lobby.opening import tell_invited
from engine.host.model import asks, invitations
from engine.host.model.names import Names
from engine.host.model.records import Acted, DeliveryKind, Person, Refused
from engine.host.people.barring import is_barred
from engine.host.people.blocks import Blocks, company
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("lobby/queries.sql")


class Inviting:
    """Invitations, and the answers other than to sit down."""

    def __init__(self, tables: Tables, names: Names, blocks: Blocks) -> None:
        self.tables = tables
        self.names = names
        self.blocks = blocks

    async def invite(self, table_id: int, by: Person, guest: Person, interaction: str) -> Acted:
        """Keep a seat for a guest on behalf of the opener; the guest is told once while it is kept.

        Raises Refused: only-the-opener, already-here (name), invite-refused (name), table-full, seats-kept,
        already-started, table-over, and those of ``asks``.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, by.id):
                return again
            table.must_be_open()
            if table.opener != by.id:
                raise Refused("only-the-opener")
            if table.of(guest.id) is not None:
                raise Refused("already-here", name=table.name_of(guest.id, guest.name))
            change = self.tables.change(table, interaction)
            apart = company(table, change.now) & await self.blocks.blocked_with(guest.id)
            if apart or await is_barred(self.tables, table.guild, guest.id):
                # The same text as for a person who cannot be invited at all.
                raise Refused("invite-refused", name=guest.name)
            if any(i.person == guest.id for i in invitations.kept(table, change.now).values()):
                return Acted(table.info(by.id))
            seat = invitations.free_seat(table, None, None, change.now)
            if not invitations.was_told(table, guest.id, change.now):
                tell_invited(change, guest, replace(by, name=table.name_of(by.id, by.name)))
            asks.must_wait(change, asks.INVITE, by.id, guest.id, guest.name)
            invitations.keep(table, guest.id, await self.names.at(table.guild, guest), seat, change.now)
            change.add_task(DeliveryKind.TABLE)
            return await self.tables.commit(change, by.id)

    async def decline(self, table_id: int, person: Person, interaction: str) -> Acted:
        """Decline an invitation; the seat is free again. Raises Refused: not-invited, and those of
        a table that is not open.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return again
            table.must_be_open()
            if table.of(person.id) is not None:
                raise Refused("already-at-this-table")
            if invitations.of(table, person.id) is None:
                raise Refused("not-invited")
            change = self.tables.change(table, interaction)
            invitations.withdraw(table, person.id)
            asks.said_no(change, asks.INVITE, person.id)
            change.cancel_task(DeliveryKind.NOTICE, person.id)
            change.add_task(DeliveryKind.TABLE)
            return await self.tables.commit(change, person.id)

    async def invitations_of(self, person_id: str) -> list[int]:
        """Return the tables where a seat is kept for this person now, oldest first."""
        rows = await self.tables.store.rows(SQL.open_tables_with_invitation_of_person, (f'%"{person_id}"%',))
        now, found = self.tables.clock(), []
        for row in rows:
            table = await self.tables.table_row(row["id"])
            if any(i.person == person_id for i in invitations.kept(table, now).values()):
                found.append(table.id)
        return found
