"""Bringing a table to another place, so that nobody drags it away from the others.

The rule (a ruling of ours): within its server anybody seated may bring a table to another channel, as anybody may
open one there. Out of its server it goes only where its place is out of reach or is a direct message, and only when
every person seated has agreed to this very place; each counts once, and who agreed is in the store. A new proposal
takes the place of the one before, consents included. A direct message shows a table to one person, so it takes
none where two sit. Nobody freezes a table by silence: once a proposal has stood for the patience of its server
(``inactivity_rules``, rulings 1 and 3) half of those seated are enough, rounded up, and after twice as long one is; it
moves when somebody agrees, once more or for the first time.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.host.model import asks
from engine.host.model.records import Acted, Person, Refused
from engine.host.model.relocation_votes import Proposal, agreeing, is_free, needed
from engine.host.model.rows import OVER, TableRow
from engine.host.store.queries import queries
from engine.host.table.tables import Tables
from engine.host.table.votes import Votes

MODEL_SQL = queries("model/queries.sql")


@dataclass(frozen=True, slots=True)
class Moved:
    """What asking for a move led to: ``agreed`` of ``needed`` people have agreed; the table moved if ``there``.

    ``fewer_at`` is when fewer are enough, in seconds, None where one is enough already.
    """

    acted: Acted
    there: bool
    agreed: int = 0
    needed: int = 0
    fewer_at: float | None = None


class Relocation:
    """The one way in which a table changes its place."""

    def __init__(self, tables: Tables, votes: Votes) -> None:
        self.tables = tables
        self.votes = votes

    async def propose(
        self, table_id: int, person: Person, guild: str | None, channel: str, interaction: str, *, gone: bool = False
    ) -> Moved:
        """Bring the table to this channel, or propose it where the others must agree; ``gone``: its server is.

        Refused: not-at-this-table, table-over, move-within-server, settings-server-only, cards-fixed.
        """
        async with self.tables.at(table_id) as table:
            if again := await self.tables.before(interaction, person.id):
                return await self._as_before(table, again, channel)
            _must_have_a_say(table, person)
            if guild is None and len(table.humans()) > 1:
                raise Refused("settings-server-only")
            if guild is not None:
                # Nobody but its person may see the day's deal.
                table.must_not_be_daily()
            if guild is not None and guild == table.guild:
                return await self._bring(table, Proposal(0, guild, channel), interaction, person)
            _must_be_free(table, gone)
            proposal = await self.votes.proposal(table)
            if proposal is None or not proposal.leads_to(guild, channel):
                proposal = Proposal(table.seq + 1, guild, channel)
            return await self._agreed(table, proposal, interaction, person)

    async def agree(self, table_id: int, person: Person, number: int, interaction: str, *, gone: bool = False) -> Moved:
        """Agree to the proposal of this number; the last to agree brings the table there. ``gone`` as in ``move``.

        Refused: not-at-this-table, table-over, stale, move-within-server.
        """
        async with self.tables.at(table_id) as table:
            proposal = await self.votes.proposal(table)
            if again := await self.tables.before(interaction, person.id):
                return await self._as_before(table, again, proposal.channel if proposal else table.channel)
            _must_have_a_say(table, person)
            if proposal is None or proposal.number != number:
                raise Refused("stale")
            _must_be_free(table, gone)
            return await self._agreed(table, proposal, interaction, person)

    async def proposal(self, table_id: int) -> Proposal | None:
        """The move that waits for people to agree, if any. Refused: no-such-table."""
        return await self.votes.proposal(await self.tables.table_row(table_id))

    async def _as_before(self, table: TableRow, again: Acted, channel: str) -> Moved:
        """The answer to a press that came before."""
        proposal = await self.votes.proposal(table)
        if proposal is None:
            return Moved(again, table.channel == channel, 0, len(table.humans()))
        return _waits(table, proposal, again, self.tables.clock())

    async def _agreed(self, table: TableRow, proposal: Proposal, interaction: str, person: Person) -> Moved:
        """Count this person's consent, once; with the last one the table moves."""
        agreed = tuple(dict.fromkeys((*proposal.agreed, person.id)))
        now = self.tables.clock()
        proposal = replace(proposal, agreed=agreed, asked=proposal.asked or now)
        people = {c.person or "" for c in table.humans()}
        if len(agreeing(table, proposal)) >= needed(table, proposal, now):
            return await self._bring(table, proposal, interaction, person)
        change = self.tables.change(table, interaction)
        change.also.append((MODEL_SQL.set_relocation_vote, proposal.row(table.id)))
        name = table.name_of(person.id, person.name)
        for other in people - set(agreed):
            facts = {"key": "move-proposed", "name": name, "verbs": ["agree"], "number": proposal.number}
            asks.ask(change, asks.MOVE, person.id, other, facts)
        return _waits(table, proposal, await self.tables.commit(change, person.id), now)

    async def _bring(self, table: TableRow, proposal: Proposal, interaction: str, person: Person) -> Moved:
        """Bring the table there; what was proposed before is forgotten."""
        change = self.tables.change(table, interaction)
        await self.votes.brought(change, proposal)
        asks.granted(change, asks.MOVE)
        return Moved(await self.tables.commit(change, person.id), True)


def _must_have_a_say(table: TableRow, person: Person) -> None:
    """Raises Refused for all but those seated, or whoever opened a table to watch."""
    if not (table.watch and table.opener == person.id):
        table.seated(person.id)
    if table.status in OVER:
        raise Refused("table-over")


def _must_be_free(table: TableRow, gone: bool) -> None:
    """Raises Refused for a table that still has its place in a server, from where nobody takes it away."""
    if not (gone or is_free(table)):
        raise Refused("move-within-server")


def _waits(table: TableRow, proposal: Proposal, acted: Acted, now: float) -> Moved:
    """The answer where more have to agree."""
    patience = (proposal.asked + times * table.silence_limit for times in (1, 2))
    fewer_at = next((at for at in patience if at > now), None)
    return Moved(acted, False, len(agreeing(table, proposal)), needed(table, proposal, now), fewer_at)
