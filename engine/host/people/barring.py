"""People whom the managers of a server keep from its tables.

Rulings:

1. Such a person opens no table in that server, takes no seat there, looks for none, is not invited and is told of no
   new table. Other servers and direct messages are not concerned.
2. They may play their running games there to the end; a manager may give their seats to computers. Seats at tables that
   have not begun become free at once, or within the hour if the process is cut off.
3. They are told when they press, and only they. Nobody else sees the list but the managers.
4. Who deletes their data stays kept away under a number that leads to nobody, as in ``blocks``. The managers see that
   there is such a place, and may end it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.host.model.records import Person, Refused
from engine.host.people.blocks import forgotten_as
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("people/queries.sql")

MOST: Final = 100
"""Most people whom a server keeps from its tables."""


@dataclass(frozen=True, slots=True)
class Barred:
    """A person who is kept away. ``name`` is "" if none is known; ``forgotten``: they have deleted their data."""

    person: str
    name: str
    at: float

    @property
    def forgotten(self) -> bool:
        """True if the person has deleted their data."""
        return not self.person.isdecimal()


async def is_barred(tables: Tables, guild: str | None, person: str) -> bool:
    """True if the managers of this server keep this person from its tables."""
    if guild is None:
        return False
    key = await tables.keys.known("blocks")
    mine = person if key is None else forgotten_as(person, key)
    return await tables.store.row(SQL.person_is_barred, (guild, person, mine)) is not None


async def must_be_welcome(tables: Tables, guild: str | None, person: str) -> None:
    """Raises Refused: barred-here."""
    if await is_barred(tables, guild, person):
        raise Refused("barred-here")


class Barring:
    """The lists of the servers. The caller checks that the acting person manages the server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def of(self, guild: str) -> list[Barred]:
        """Return the people whom a server keeps away, the newest first."""
        rows = await self.tables.store.rows(SQL.people_barred_by_server, (guild,))
        return [Barred(row["person"], row["name"] or "", row["at"]) for row in rows]

    async def bar(self, guild: str, by: Person, person: str) -> None:
        """Keep a person from the tables of a server. Raises Refused: bar-yourself, barred-full (most)."""
        if person == by.id:
            raise Refused("bar-yourself")

        def work(writing: Writing) -> None:
            writing.do(SQL.bar_person, (guild, person, self.tables.clock()))
            writing.do(SQL.delete_seek_of_barred_person, (person, guild))
            row = writing.row(SQL.count_barred_by_server, (guild,))
            if row is not None and row[0] > MOST:
                raise Refused("barred-full", most=MOST)

        await self.tables.store.transaction(work)

    async def let_back(self, guild: str, person: str) -> None:
        """Keep a person away no more."""
        await self.tables.store.write(SQL.let_person_back, (guild, person))

    async def waiting(self) -> list[tuple[int, str]]:
        """Return the seats at tables that have not begun whose people are kept away: table and person."""
        return [
            (row["table_id"], row["person"]) for row in await self.tables.store.rows(SQL.barred_people_at_open_tables)
        ]

    async def playing(self, guild: str, person: str) -> list[int]:
        """Return the tables in play of a server where this person sits."""
        return [
            row["id"] for row in await self.tables.store.rows(SQL.running_tables_of_person_in_server, (guild, person))
        ]


def strike_out(writing: Writing, person: str, key: bytes) -> None:
    """Apply ruling 4."""
    other = forgotten_as(person, key)
    writing.do(SQL.replace_barred_person, (other, person, other))
    writing.do(SQL.delete_barred_person, (person,))
