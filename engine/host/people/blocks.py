"""Who does not want to sit with whom: a personal list that nobody else can read.

Rulings (of ours, as Discord leaves it to the bot):

1. A block works both ways: neither sits down at a waiting table where the other sits, has a seat kept, or is the
   host; neither is invited there. To them that table is a number that does not exist, with the same words as any
   such number: nothing says that there is a block, or whose.
2. It takes nobody out of a table at which they sit already, and of a running one nobody's own seat.
3. Who deletes their data loses their own list. On the lists of others they stay as a number that leads to nobody:
   otherwise deleting would be the way around a block.
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
"""So many may be on one person's list."""


class Blocks:
    """The personal lists."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def blocked_with(self, person_id: str) -> frozenset[str]:
        """Everybody who is kept apart from this person, by their own list or the other's."""
        key = await self.tables.keys.known("blocks")
        # Without that key nobody who was on a list has been forgotten.
        mine = person_id if key is None else _forgotten_as(person_id, key)
        rows = await self.tables.store.rows(SQL.people_blocked_with, (person_id, person_id, mine))
        return frozenset(row["other"] for row in rows)

    async def blocked_by(self, person_id: str) -> list[str]:
        """The list of this person, the oldest first; who has had their data deleted is left out."""
        rows = await self.tables.store.rows(SQL.people_blocked_by, (person_id,))
        return [row["blocked"] for row in rows if row["blocked"].isdecimal()]

    async def names_of_blocked(self, person_id: str) -> dict[str, str]:
        """The same list by id, with the name of each; "" of whom none is known."""
        rows = await self.tables.store.rows(SQL.names_of_people_blocked_by, (person_id,))
        return {row["blocked"]: row["name"] or "" for row in rows if row["blocked"].isdecimal()}

    async def block(self, person: Person, other: str) -> None:
        """Put somebody on one's list. Refused: block-yourself, blocks-full (most)."""
        if other == person.id:
            raise Refused("block-yourself")
        if len(await self.tables.store.rows(SQL.people_blocked_by, (person.id,))) >= MOST_BLOCKED:
            raise Refused("blocks-full", most=MOST_BLOCKED)
        await self.tables.store.write(
            SQL.block_person,
            (person.id, other, self.tables.clock()),
        )

    async def unblock(self, person: Person, other: str) -> None:
        """Take somebody off one's list; nothing happens where they are not on it."""
        await self.tables.store.write(SQL.unblock_person, (person.id, other))

    async def forget_blocks(self, person_id: str) -> None:
        """Ruling 3, in one write."""
        other = _forgotten_as(person_id, await self.tables.keys.get("blocks"))

        def forgotten(writing: Writing) -> None:
            writing.do(SQL.delete_blocks_by_person, (person_id,))
            writing.do(SQL.replace_blocked_person, (other, person_id, other))
            writing.do(SQL.delete_blocks_against_person, (person_id,))

        await self.tables.store.transaction(forgotten)

    async def must_not_be_blocked(self, table: TableRow, person_id: str, now: float) -> None:
        """Raises Refused where a table that waits is hidden from this person (ruling 1)."""
        if not company(table, now).isdisjoint(await self.blocked_with(person_id)):
            raise Refused("no-such-table")


def company(table: TableRow, now: float) -> frozenset[str]:
    """Whoever somebody who sits down at a table would sit with."""
    seated = {p for c in table.seats for p in (c.person, c.absent) if p is not None}
    coming = {i.person for i in table.invited if i.seat != NO_SEAT and i.until > now}
    return frozenset({table.opener} | seated | coming)


def _forgotten_as(person_id: str, key: bytes) -> str:
    """What stands for somebody on the lists of others once they are forgotten."""
    return "~" + hmac.digest(key, person_id.encode(), "sha256").hex()[:24]
