"""The live messages of tables: which message in which channel shows a table, a hand or a result."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Final

from engine.host.model.records import Post
from engine.host.store.contract import Row, Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

MODEL_SQL = queries("model/queries.sql")
SQL = queries("table/queries.sql")


NOTICE: Final = "notice:"
"""The beginning of the kind of post of a notice; its key follows."""
PRESS_S: Final = 3.0
"""Seconds that the end of a notice waits for a press on it; a press has to be answered within three."""
ANSWERED: Final = 10**9 - 3
"""The number of the post of a notice that its person has answered by a press on it."""


class Posts:
    """The live messages: at most one of a kind and target at each table."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._pressed: dict[str, asyncio.Event] = {}

    @contextmanager
    def pressed(self, message: str) -> Iterator[None]:
        """While a press on this message is answered, ``answered`` waits for it."""
        done = self._pressed[message] = asyncio.Event()
        try:
            yield
        finally:
            done.set()
            if self._pressed.get(message) is done:
                del self._pressed[message]

    async def answered(self, post: Post) -> Post | None:
        """Return a live message as it is once the press on it, if any, is answered; None if it is gone.

        The change that a press makes ends its notice before the press can note its answer. Only presses at this process
        count, and none for longer than ``PRESS_S``.
        """
        done = self._pressed.get(post.message)
        if done is None:
            return post
        with suppress(TimeoutError):
            await asyncio.wait_for(done.wait(), PRESS_S)
        return await self.by_message(post.message)

    async def of_table(self, table_id: int) -> list[Post]:
        """Return all live messages of a table."""
        rows = await self.tables.store.rows(SQL.posts_of_table, (table_id,))
        return [_post(r) for r in rows]

    async def find(self, table_id: int, kind: str, target: str = "") -> Post | None:
        """Return the live message of this kind ("table", "hand") and target, or None."""
        row = await self.tables.store.row(SQL.post, (table_id, kind, target))
        return None if row is None else _post(row)

    async def by_message(self, message: str) -> Post | None:
        """Return the live message with this message id, or None if it is not ours."""
        row = await self.tables.store.row(SQL.post_by_message, (message,))
        return None if row is None else _post(row)

    async def save(self, post: Post) -> None:
        """Store a live message in place of the former one, unless its person is forgotten."""
        await self.tables.store.transaction(lambda writing: remember(writing, post))

    async def note_answered(self, post: Post) -> None:
        """Note that the person of a notice has answered it by a press on it; nothing if it is retired or replaced."""
        this = (post.table, post.kind, post.target, post.message)
        await self.tables.store.write(SQL.number_post, (ANSWERED, *this))

    async def forget(self, post: Post) -> None:
        """Forget a message that is gone; a message that has replaced it stays."""
        await self.tables.store.write(SQL.delete_post, (post.table, post.kind, post.target, post.message))


def remember(writing: Writing, post: Post) -> bool:
    """Store a live message; return False, and store nothing, if its person is forgotten or unknown."""
    if not is_known(writing, post.target):
        return False
    writing.do(SQL.set_post, (post.table, post.kind, post.target, post.channel, post.message, post.seq, post.at))
    return True


def is_notice(post: Post) -> bool:
    """True if a live message is a notice."""
    return post.kind.startswith(NOTICE)


def answered_notices(writing: Writing, table_id: int, person: str) -> list[Post]:
    """Return the notices of a table that a person has answered."""
    return [Post(*row) for row in writing.rows(SQL.notices_with_number, (table_id, person, f"{NOTICE}%", ANSWERED))]


def is_known(writing: Writing, target: str) -> bool:
    """True if a task or message may be stored: it is for everybody, or its person is not forgotten.

    A transaction that forgets this person waits for this one, or this one waits for it (``personal_data``).
    """
    return not target or writing.row(MODEL_SQL.lock_person_against_deletion, (target,)) is not None


def _post(r: Row) -> Post:
    return Post(r["table_id"], r["kind"], r["target"], r["channel"], r["message"], r["seq"], r["at"])
