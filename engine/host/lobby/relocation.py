"""Moving a table to another place, so that no person takes it away from the others.

Rulings (our own): within its server, any seated person may move a table to another channel, as anybody may open one
there. It leaves its server only if its place is out of reach or is a direct message, and only if every seated person
has agreed to the new place. Each consent counts once and is stored. A new proposal replaces the former one and its
consents. A direct message shows a table to one person, so it cannot take a table where two sit. Silence does not freeze
a table: once a proposal has been open for the patience of its server (``inactivity_rules``, rulings 1 and 3), half of
the seated people are enough, rounded up. After twice as long one is enough. The table then moves with the next consent,
also a repeated one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.host.model import asks
from engine.host.model.records import Acted, Person, Refused
from engine.host.model.relocation_votes import Proposal, agreeing, is_free, needed
from engine.host.model.rows import CUP, OVER, TableRow
from engine.host.store.queries import queries
from engine.host.table.tables import Tables
from engine.host.table.votes import Votes

MODEL_SQL = queries("model/queries.sql")


@dataclass(frozen=True, slots=True)
class Relocated:
    """The outcome of a proposed move: ``agreed`` of ``needed`` people have agreed; the table moved if ``there``.

    ``fewer_at`` is when fewer are enough, in seconds, None if one is enough already.
    """

    acted: Acted
    there: bool
    agreed: int = 0
    needed: int = 0
    fewer_at: float | None = None


class Relocation:
    """The only way in which a table changes its place."""

    def __init__(self, tables: Tables, votes: Votes) -> None:
        self.tables = tables
        self.votes = votes

    async def propose(
        self, table_id: int, person: Person, guild: str | None, channel: str, interaction: str, *, gone: bool = False
    ) -> Relocated:
        """Move the table to this channel, or propose it if the others must agree; ``gone``: its server can no longer be
        reached.

        Raises Refused: not-at-this-table, table-over, move-within-server, settings-server-only, cards-fixed,
        direct-stays, cup-stays.
        """
        async with self.tables.locked(table_id) as table:
            if again := await self.tables.earlier_answer(interaction, person.id):
                return await self._as_before(table, again, channel)
            _must_have_a_say(table, person)
            if table.in_direct_messages:
                raise Refused("direct-stays")
            if guild is None and len(table.humans()) > 1:
                raise Refused("settings-server-only")
            if guild is not None:
                # Nobody else may see these cards.
                table.must_not_be_for_one()
            if table.cards.startswith(CUP) and table.status not in OVER and not is_free(table):
                # Its thread is private, as others play the same cards.
                raise Refused("cup-stays")
            if guild is not None and guild == table.guild:
                return await self._bring(table, Proposal(0, guild, channel), interaction, person)
            _must_be_free(table, gone)
            proposal = await self.votes.proposal(table)
            if proposal is None or not proposal.leads_to(guild, channel):
                proposal = Proposal(table.seq + 1, guild, channel)
            return await self._agreed(table, proposal, interaction, person)

    async def agree(
        self, table_id: int, person: Person, number: int, interaction: str, *, gone: bool = False
    ) -> Relocated:
        """Agree to the proposal of this number; the last consent moves the table. ``gone`` as in ``propose``.

        Raises Refused: not-at-this-table, table-over, stale, move-within-server.
        """
        async with self.tables.locked(table_id) as table:
            proposal = await self.votes.proposal(table)
            if again := await self.tables.earlier_answer(interaction, person.id):
                return await self._as_before(table, again, proposal.channel if proposal else table.channel)
            _must_have_a_say(table, person)
            if proposal is None or proposal.number != number:
                raise Refused("stale")
            _must_be_free(table, gone)
            return await self._agreed(table, proposal, interaction, person)

    async def proposal(self, table_id: int) -> Proposal | None:
        """Return the proposed move that waits for consents, if any. Raises Refused: no-such-table."""
        return await self.votes.proposal(await self.tables.table_row(table_id))

    async def _as_before(self, table: TableRow, again: Acted, channel: str) -> Relocated:
        """Return the answer to a repeated press."""
        proposal = await self.votes.proposal(table)
        if proposal is None:
            return Relocated(again, table.channel == channel, 0, len(table.humans()))
        return _waits(table, proposal, again, self.tables.clock())

    async def _agreed(self, table: TableRow, proposal: Proposal, interaction: str, person: Person) -> Relocated:
        """Count this person's consent, once; the last one moves the table."""
        agreed = tuple(dict.fromkeys((*proposal.agreed, person.id)))
        now = self.tables.clock()
        proposal = replace(proposal, agreed=agreed, asked=proposal.asked or now)
        people = {seat_row.person or "" for seat_row in table.humans()}
        if len(agreeing(table, proposal)) >= needed(table, proposal, now):
            return await self._bring(table, proposal, interaction, person)
        change = self.tables.change(table, interaction)
        change.also.append((MODEL_SQL.set_relocation_vote, proposal.row(table.id)))
        name = table.name_of(person.id, person.name)
        for other in people - set(agreed):
            facts = {"key": "move-proposed", "name": name, "verbs": ["agree"], "number": proposal.number}
            asks.ask(change, asks.MOVE, person.id, other, facts)
        return _waits(table, proposal, await self.tables.commit(change, person.id), now)

    async def _bring(self, table: TableRow, proposal: Proposal, interaction: str, person: Person) -> Relocated:
        """Move the table there; the former proposal is forgotten."""
        change = self.tables.change(table, interaction)
        await self.votes.brought(change, proposal)
        asks.granted(change, asks.MOVE)
        return Relocated(await self.tables.commit(change, person.id), True)


def _must_have_a_say(table: TableRow, person: Person) -> None:
    """Raises Refused for a person who is neither seated nor the opener of a table to watch."""
    if not (table.watch and table.opener == person.id):
        table.seated(person.id)
    if table.status in OVER:
        raise Refused("table-over")


def _must_be_free(table: TableRow, gone: bool) -> None:
    """Raises Refused for a table that still has a usable place in a server, as nobody may move it away from there."""
    if not (gone or is_free(table)):
        raise Refused("move-within-server")


def _waits(table: TableRow, proposal: Proposal, acted: Acted, now: float) -> Relocated:
    """Return the answer if more people must agree."""
    patience = (proposal.asked + times * table.silence_limit for times in (1, 2))
    fewer_at = next((at for at in patience if at > now), None)
    return Relocated(acted, False, len(agreeing(table, proposal)), needed(table, proposal, now), fewer_at)
