"""Blocks: a personal list of people one does not want to sit with. Nobody else can read it.

Rulings (our own, as Discord leaves this to the bot):

1. A block works in both directions. Neither person sits down at an open table where the other sits, has a kept seat or
   is the opener. Neither is invited there. For them the number of that table does not exist, with the same text as for
   any unknown number, so nothing shows that there is a block, or whose.
2. A block removes nobody from a table at which they sit already. Nobody loses their own seat at a running table.
3. A person who deletes their data loses their own list. On the lists of others a number stays that leads to nobody.
   Otherwise deleting one's data would be a way around a block.
"""

from __future__ import annotations

import hmac

from engine.core.state import NO_SEAT
from engine.host.model.records import Person, Refused
from engine.host.model.rows import TableRow
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("people/queries.sql")

MOST_BLOCKED = 100
"""Most people on one person's list."""


class Blocks:
    """The personal lists."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def blocked_with(self, person_id: str) -> frozenset[str]:
        """Return all people who are kept apart from this person, by their own list or the other's."""
        key = await self.tables.keys.known("blocks")
        # If the key does not exist, no person on a list has been forgotten yet.
        mine = person_id if key is None else forgotten_as(person_id, key)
        rows = await self.tables.store.rows(SQL.people_blocked_with, (person_id, person_id, mine))
        return frozenset(row["other"] for row in rows)

    async def blocked_by(self, person_id: str) -> list[str]:
        """Return the list of this person, oldest first, without people who have had their data deleted."""
        rows = await self.tables.store.rows(SQL.people_blocked_by, (person_id,))
        return [row["blocked"] for row in rows if row["blocked"].isdecimal()]

    async def names_of_blocked(self, person_id: str) -> dict[str, str]:
        """Return the list of this person with the name of each by id; "" if no name is known."""
        rows = await self.tables.store.rows(SQL.names_of_people_blocked_by, (person_id,))
        return {row["blocked"]: row["name"] or "" for row in rows if row["blocked"].isdecimal()}

    async def block(self, person: Person, other: str) -> None:
        """Add a person to the caller's list. Raises Refused: block-yourself, blocks-full (most)."""
        if other == person.id:
            raise Refused("block-yourself")
        if len(await self.tables.store.rows(SQL.people_blocked_by, (person.id,))) >= MOST_BLOCKED:
            raise Refused("blocks-full", most=MOST_BLOCKED)
        await self.tables.store.write(
            SQL.block_person,
            (person.id, other, self.tables.clock()),
        )

    async def unblock(self, person: Person, other: str) -> None:
        """Remove a person from the caller's list, if they are on it."""
        await self.tables.store.write(SQL.unblock_person, (person.id, other))

    async def forget_blocks(self, person_id: str) -> None:
        """Apply ruling 3, in one write."""
        other = forgotten_as(person_id, await self.tables.keys.get("blocks"))

        def forgotten(writing: Writing) -> None:
            writing.do(SQL.delete_blocks_by_person, (person_id,))
            writing.do(SQL.replace_blocked_person, (other, person_id, other))
            writing.do(SQL.delete_blocks_against_person, (person_id,))

        await self.tables.store.transaction(forgotten)

    async def must_not_be_blocked(self, table: TableRow, person_id: str, now: float) -> None:
        """Raises Refused if an open table is hidden from this person (ruling 1)."""
        if not company(table, now).isdisjoint(await self.blocked_with(person_id)):
            raise Refused("no-such-table")


def company(table: TableRow, now: float) -> frozenset[str]:
    """Return the people that a newcomer would sit with at a table."""
    seated = {p for seat_row in table.seats for p in (seat_row.person, seat_row.absent) if p is not None}
    coming = {i.person for i in table.invited if i.seat != NO_SEAT and i.until > now}
    return frozenset({table.opener} | seated | coming)


def forgotten_as(person_id: str, key: bytes) -> str:
    """Return the number that stands for a forgotten person on the lists of others."""
    return "~" + hmac.digest(key, person_id.encode(), "sha256").hex()[:24]
