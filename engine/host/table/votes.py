"""Consents of the people of a table, and their end when a person leaves.

Rulings:

1. A consent holds as long as its person sits at the table. This is so for: the end of the table, a pause, a move to
   another place, a vote on a silent person (``inactivity_rules``), a welcome to a person who asks for a seat. A person
   who leaves, for good or for a while, loses all their consents, and is asked anew when they come back.
2. An agreement that lacked only the consent of the leaving person is carried out as they leave. An agreement that only
   the leaving person wanted is dropped.
3. Silence at a table is consent only to its end (``Play.vote_end``).
4. Requests to take a move back have their own rulings (``takebacks``).
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from engine.host.model import relocation_votes, substitute_offers
from engine.host.model.change import Change, note
from engine.host.model.clock.inactivity_rules import covered
from engine.host.model.columns import dump
from engine.host.model.records import AGREED_PAUSE, DeliveryKind, Status
from engine.host.model.relocation_votes import Proposal
from engine.host.model.rows import OVER, TableRow
from engine.host.store.queries import queries
from engine.host.table.suspension import Suspension
from engine.host.table.tables import Tables
from engine.host.table.turns import finish

MODEL_SQL = queries("model/queries.sql")
SQL = queries("table/queries.sql")


class Votes:
    """The consents of people who leave."""

    def __init__(self, tables: Tables, suspension: Suspension) -> None:
        self.tables = tables
        self.suspension = suspension

    async def without(self, change: Change, *gone: str) -> None:
        """Carry out rulings 1 and 2, as part of the change in which these people leave."""
        table = change.table
        if table.status in OVER:
            return
        people = [seat_row.person for seat_row in table.humans()]
        table.votes = [who for who in table.votes if who in people and who not in gone]
        if table.votes and all_agree(table, [seat_row.person for seat_row in covered(table)]):
            end(change)
            return
        for person in gone:
            substitute_offers.left(change, person)
        if table.pause_votes:
            keep_pause(change, [who for who in table.pause_votes if who not in gone])
        await self._move_without(change, gone)

    async def _move_without(self, change: Change, gone: Collection[str]) -> None:
        """Carry out rulings 1 and 2 for the proposed move to another place."""
        table, proposal = change.table, await self.proposal(change.table)
        if proposal is None:
            return
        proposal = replace(proposal, agreed=tuple(who for who in proposal.agreed if who not in gone))
        agreed = relocation_votes.agreeing(table, proposal)
        if not agreed:
            change.also.append((MODEL_SQL.delete_relocation_vote, (table.id,)))
        elif relocation_votes.is_free(table) and len(agreed) >= relocation_votes.needed(table, proposal, change.now):
            await self.brought(change, proposal)
        else:
            change.also.append((MODEL_SQL.set_relocation_vote, proposal.row(table.id)))

    async def proposal(self, table: TableRow) -> Proposal | None:
        """Return the place the table may move to, and who has agreed; None if nothing is proposed."""
        return relocation_votes.read(await self.tables.store.row(MODEL_SQL.relocation_vote, (table.id,)))

    async def brought(self, change: Change, proposal: Proposal) -> None:
        """Move the table to another place; the former proposal is forgotten."""
        table = change.table
        table.guild, table.channel, table.thread, change.moved = proposal.guild, proposal.channel, None, True
        change.also.append((MODEL_SQL.delete_relocation_vote, (table.id,)))
        for seat_row in table.humans():
            change.cancel_task(DeliveryKind.NOTICE, seat_row.person or "")
        await self.suspension.wake_here(change)


def all_agree(table: TableRow, silent: Collection[str | None] = ()) -> bool:
    """True if every person at the table has voted to end it or is among ``silent``."""
    return all(seat_row.person in table.votes or seat_row.person in silent for seat_row in table.humans())


def end(change: Change) -> None:
    """End the table, as nobody is left who wants to go on."""
    finish(change, Status.ENDED)
    note(change, "table-ended")


def keep_pause(change: Change, agreed: list[str]) -> None:
    """Store who has agreed to a pause. It begins once every person at a running table has agreed."""
    table = change.table
    table.pause_votes = [
        seat_row.person for seat_row in table.humans() if seat_row.person is not None and seat_row.person in agreed
    ]
    begins = table.status is Status.PLAYING and len(table.pause_votes) == len(table.humans()) > 0
    if table.pause_votes and not begins:
        change.also.append((SQL.set_pause_vote, (table.id, dump(table.pause_votes))))
        return
    table.pause_votes = []
    change.also.append((SQL.delete_pause_vote, (table.id,)))
    if begins:
        table.status, table.paused_for = Status.PAUSED, AGREED_PAUSE
        note(change, "table-paused", reason=AGREED_PAUSE)
        for other in table.humans():
            change.add_task(DeliveryKind.REFRESH, other.person or "")
            change.cancel_task(DeliveryKind.HAND, other.person or "")
