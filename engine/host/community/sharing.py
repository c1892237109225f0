"""Results that people have shown to others, and cards that they have offered: who, of which table, in which channel.

Rulings:

1. A person shows a result once in a channel, and at most ``MOST`` results in ``SECONDS``; the same for offered cards.
2. The store notes it before anything is posted. If posting fails the note is deleted; if the process is killed in
   between, the note stays: a result is rather missing than there twice.
3. The note is a post to the person, so their data includes it, and the message goes when they are forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from engine.host.model.records import Person, Refused
from engine.host.store.contract import Store, Writing
from engine.host.store.queries import queries
from engine.host.table.posts import is_known

SQL = queries("community/sharing.sql")

What = Literal["share", "offer"]

MOST: Final = 10
SECONDS: Final = 3600.0
UNSENT: Final = "0"
"""Stands in place of a message that is not posted yet."""


class Shares:
    """The messages of one kind (``what``) in a store; ``clock`` gives seconds since 1970."""

    def __init__(self, store: Store, clock: Callable[[], float], what: What = "share") -> None:
        self.store, self.clock, self.what = store, clock, what

    async def must_be_free(self, table: int, person: Person, channel: str) -> None:
        """Raises Refused as ``claim`` does, without a write: another press may still be quicker."""
        shown, made = await self.store.together(
            (SQL.share, (table, self.kind(channel), person.id)), (SQL.count_shares_of_person, self._lately(person))
        )
        self._must_be_few(made[0]["made"])
        if shown:
            raise self._done(channel)

    async def claim(self, table: int, person: Person, channel: str) -> None:
        """Note that a person shows this table there (ruling 1).

        Raises Refused: share-done, share-often, offer-done, offer-often, not-recorded.
        """
        lately, now = self._lately(person), self.clock()

        def work(writing: Writing) -> tuple[int, int] | None:
            if not is_known(writing, person.id):
                return None
            made = writing.row(SQL.count_shares_of_person, lately)
            count = 0 if made is None else made[0]
            if count >= MOST:
                return count, 0
            return count, writing.do(SQL.claim_share, (table, self.kind(channel), person.id, channel, UNSENT, now))

        claimed = await self.store.transaction(work)
        if claimed is None:
            raise Refused("not-recorded")
        self._must_be_few(claimed[0])
        if not claimed[1]:
            raise self._done(channel)

    async def release(self, table: int, person: Person, channel: str) -> None:
        """Delete the note of a result that could not be posted."""
        await self.store.write(SQL.release_share, (table, self.kind(channel), person.id, UNSENT))

    async def posted(self, table: int, person: Person, channel: str, message: str) -> None:
        """Note the message of a shared result."""
        await self.store.write(SQL.name_share, (message, table, self.kind(channel), person.id))

    def kind(self, channel: str) -> str:
        """Return the kind of the post that notes a message in a channel."""
        return f"{self.what} {channel}"

    def _lately(self, person: Person) -> tuple[str, str, float]:
        return person.id, self.kind("%"), self.clock() - SECONDS

    def _must_be_few(self, made: int) -> None:
        if made >= MOST:
            raise Refused("share-often" if self.what == "share" else "offer-often")

    def _done(self, channel: str) -> Refused:
        return Refused("share-done" if self.what == "share" else "offer-done", channel=channel)

    async def servers(self, person: str, most: int) -> list[str]:
        """Return the servers where a person has sat at tables, the newest table first."""
        return [row["guild"] for row in await self.store.rows(SQL.servers_of_person, (person, most))]
