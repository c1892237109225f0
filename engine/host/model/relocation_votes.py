"""The stored proposal to move a table out of its server, and how many must agree. The rulings are in ``relocation``."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from engine.host.model.columns import dump
from engine.host.model.records import Status, TableInfo
from engine.host.model.rows import TableRow
from engine.host.store.contract import Row

OUT_OF_REACH = frozenset({"paused-channel-gone", "paused-server-gone", "paused-no-access", "paused-no-permission"})
"""Pauses of tables whose place can no longer be used."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """The place outside its server to which a table may move, and who has agreed. ``number`` grows with each proposal.

    ``asked`` is when the others were asked first, in seconds; 0.0 if an older release has not stored it.
    """

    number: int
    guild: str | None
    channel: str
    agreed: tuple[str, ...] = ()
    asked: float = 0.0

    def leads_to(self, guild: str | None, channel: str) -> bool:
        """True if this is the proposed place."""
        return (self.guild, self.channel) == (guild, channel)

    def row(self, table: int) -> tuple[Any, ...]:
        """Return the values of the statement ``set_relocation_vote``."""
        return table, self.number, self.guild, self.channel, dump(list(self.agreed)), self.asked


def read(row: Row | None) -> Proposal | None:
    """Return the proposal from a row of ``relocation_vote``."""
    if row is None:
        return None
    return Proposal(row["number"], row["guild"], row["channel"], tuple(json.loads(row["agreed"])), row["asked"])


def is_free(table: TableRow | TableInfo) -> bool:
    """True if a table has no place in a server, or an unusable one. Otherwise nobody may move it away."""
    return table.guild is None or (table.status is Status.PAUSED and table.paused_for in OUT_OF_REACH)


def agreeing(table: TableRow, proposal: Proposal) -> set[str]:
    """Return who of the people seated now has agreed."""
    return {seat_row.person for seat_row in table.humans() if seat_row.person is not None} & set(proposal.agreed)


def needed(table: TableRow, proposal: Proposal, now: float) -> int:
    """Return how many of the seated people must agree now."""
    people, stood = len(table.humans()), now - (proposal.asked or now)
    if stood < table.silence_limit:
        return people
    return max(1, -(-people // 2)) if stood < 2 * table.silence_limit else 1
