"""What people are called where: a nickname belongs to its server, everywhere else somebody's own name stands.

Rulings (of ours, as Discord leaves it to the bot):

1. At tables and in lists of a server its nickname stands, in direct messages and in lists of no server the name that
   somebody bears outside servers.
2. Nicknames are kept only where they differ from that name. The next press in a server tells what they are by then,
   so that nothing is asked of Discord; who has left it stays in its lists under the last one.
3. A new name is taken with the next press, for tables that are not over (``Settings.take_name``). What is over, and
   what has been written in a log, keeps the names of its time.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.names import plain
from engine.host.model.records import Person
from engine.host.store.contract import Store, Writing
from engine.host.store.queries import queries

SQL = queries("model/queries.sql")


class Names:
    """The names of one store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def at(self, guild: str | None, person: Person, otherwise: str = "") -> str:
        """What somebody who presses is called at the tables of a server, or (None) of none.

        ``otherwise`` is what they were called there by others, where they have not pressed anything there themselves.
        """
        if person.guild == guild:
            return person.name
        if guild is None:
            return person.everywhere
        row = await self.store.row(SQL.names_of_person, (person.id, person.id, guild))
        nickname = None if row is None else row["nickname"]
        return plain(nickname or otherwise) or person.everywhere

    async def known(self, guild: str | None, person_id: str) -> str:
        """What somebody is called there as far as is known, else ""."""
        row = await self.store.row(SQL.names_of_person, (person_id, person_id, guild or ""))
        return "" if row is None else plain(row["nickname"] or row["name"] or "")


def know(writing: Writing, people: Iterable[Person]) -> None:
    """Make people known under their newest names."""
    # In one order, so that two tables with the same people do not wait for each other.
    known = sorted({p.id: p for p in people}.values(), key=lambda p: p.id)
    writing.each(SQL.set_name, [(p.id, p.everywhere) for p in known])
    writing.each(SQL.set_nickname, [(p.guild, p.id, p.nickname) for p in known if p.nickname])
    writing.each(SQL.delete_nickname, [(p.guild, p.id) for p in known if p.guild is not None and not p.nickname])


def strike_out(writing: Writing, person: str) -> None:
    """Forget all of somebody's nicknames."""
    writing.do(SQL.delete_nicknames_of_person, (person,))
