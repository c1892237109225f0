"""Results that people have shown to others: who, of which table, in which channel.

Rulings:

1. A person shows a result once in a channel, and at most ``MOST`` results in ``SECONDS``.
2. The store notes it before anything is posted. If posting fails the note is deleted; if the process is killed in
   between, the note stays: a result is rather missing than there twice.
3. The note is a post to the person, so their data includes it, and the message goes when they are forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.host.model.records import Person, Refused
from engine.host.store.contract import Store, Writing
from engine.host.store.queries import queries
from engine.host.table.posts import is_known

SQL = queries("community/sharing.sql")

MOST: Final = 10
SECONDS: Final = 3600.0
UNSENT: Final = "0"
"""Stands in place of a message that is not posted yet."""


class Shares:
    """The shared results of one store; ``clock`` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock

    async def claim(self, table: int, person: Person, channel: str) -> None:
        """Note that a person shows this table there. Raises Refused: share-done, share-often (ruling 1)."""
        now = self.clock()

        def work(writing: Writing) -> str:
            if not is_known(writing, person.id):
                return "not-recorded"
            made = writing.row(SQL.count_shares_of_person, (person.id, now - SECONDS))
            if made is not None and made[0] >= MOST:
                return "share-often"
            values = (table, kind_of(channel), person.id, channel, UNSENT, now)
            return "" if writing.do(SQL.claim_share, values) else "share-done"

        if reason := await self.store.transaction(work):
            raise Refused(reason)

    async def release(self, table: int, person: Person, channel: str) -> None:
        """Delete the note of a result that could not be posted."""
        await self.store.write(SQL.release_share, (table, kind_of(channel), person.id, UNSENT))

    async def posted(self, table: int, person: Person, channel: str, message: str) -> None:
        """Note the message of a shared result."""
        await self.store.write(SQL.name_share, (message, table, kind_of(channel), person.id))

    async def servers(self, person: str, most: int) -> list[str]:
        """Return the servers where a person has sat at tables, the newest table first."""
        return [row["guild"] for row in await self.store.rows(SQL.servers_of_person, (person, most))]


def kind_of(channel: str) -> str:
    """Return the kind of the post that notes a shared result."""
    return f"share {channel}"
