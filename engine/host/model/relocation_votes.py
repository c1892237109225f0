"""The proposal to bring a table out of its server, as it is kept; how many must agree. The rule is in ``moving``."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from engine.host.model.columns import dump
from engine.host.model.records import Status
from engine.host.model.rows import TableRow
from engine.host.store.contract import Row

OUT_OF_REACH = frozenset({"paused-channel-gone", "paused-server-gone", "paused-no-access", "paused-no-permission"})
"""Why a table is paused whose place cannot be used any more."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """Where a table is to be brought, out of its server, and who has agreed. ``number`` grows with each proposal.

    ``asked`` is when the others were asked first, in seconds; 0.0 where an older release has not noted it.
    """

    number: int
    guild: str | None
    channel: str
    agreed: tuple[str, ...] = ()
    asked: float = 0.0

    def leads_to(self, guild: str | None, channel: str) -> bool:
        """Whether this is the place it proposes."""
        return (self.guild, self.channel) == (guild, channel)

    def row(self, table: int) -> tuple[Any, ...]:
        """The values of PROPOSE."""
        return table, self.number, self.guild, self.channel, dump(list(self.agreed)), self.asked


def read(row: Row | None) -> Proposal | None:
    """What PROPOSAL found."""
    if row is None:
        return None
    return Proposal(row["number"], row["guild"], row["channel"], tuple(json.loads(row["agreed"])), row["asked"])


def is_free(table: TableRow) -> bool:
    """Whether a table has no place in a server, or none that can be used: else nobody takes it away from there."""
    return table.guild is None or (table.status is Status.PAUSED and table.paused_for in OUT_OF_REACH)


def agreeing(table: TableRow, proposal: Proposal) -> set[str]:
    """Who of the people seated now has agreed."""
    return {c.person for c in table.humans() if c.person is not None} & set(proposal.agreed)


def needed(table: TableRow, proposal: Proposal, now: float) -> int:
    """How many of those seated must agree now."""
    people, stood = len(table.humans()), now - (proposal.asked or now)
    if stood < table.silence_limit:
        return people
    return max(1, -(-people // 2)) if stood < 2 * table.silence_limit else 1
