"""The names of people: a nickname is valid in its server, a person's own name everywhere else.

Rulings (our own, as Discord leaves this to the bot):

1. Tables and lists of a server show the nickname there. Direct messages and lists of no server show the person's name
   outside servers.
2. A nickname is stored only if it differs from that name. The next press in a server brings the present nickname, so
   the bot never asks Discord. A person who has left a server stays in its lists under the last nickname.
3. Tables that are not over take a new name with the person's next press (``Settings.take_name``). Tables that are over,
   and log entries, keep the names of their time.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.text.names import plain
from engine.host.model.records import Person
from engine.host.store.contract import Store, Writing
from engine.host.store.queries import queries

SQL = queries("model/queries.sql")


class Names:
    """The names of one store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def at(self, guild: str | None, person: Person, otherwise: str = "") -> str:
        """Return the name of a person who presses, at the tables of a server or (None) of none.

        ``otherwise``: the name that others gave them there; used if they have not pressed anything there themselves.
        """
        if person.guild == guild:
            return person.name
        if guild is None:
            return person.everywhere
        row = await self.store.row(SQL.names_of_person, (person.id, person.id, guild))
        nickname = None if row is None else row["nickname"]
        return plain(nickname or otherwise) or person.everywhere

    async def known(self, guild: str | None, person_id: str) -> str:
        """Return the known name of a person in a server; "" if none is known."""
        row = await self.store.row(SQL.names_of_person, (person_id, person_id, guild or ""))
        return "" if row is None else plain(row["nickname"] or row["name"] or "")


def know(writing: Writing, people: Iterable[Person]) -> None:
    """Store people with their newest names."""
    # In a fixed order, so that two tables with the same people do not wait for each other.
    known = sorted({p.id: p for p in people}.values(), key=lambda p: p.id)
    writing.each(SQL.set_name, [(p.id, p.everywhere) for p in known])
    writing.each(SQL.set_nickname, [(p.guild, p.id, p.nickname) for p in known if p.nickname])
    writing.each(SQL.delete_nickname, [(p.guild, p.id) for p in known if p.guild is not None and not p.nickname])


def strike_out(writing: Writing, person: str) -> None:
    """Delete all nicknames of a person."""
    writing.do(SQL.delete_nicknames_of_person, (person,))
