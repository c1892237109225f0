"""Messages in a server's channels that belong to no table: what is to be posted or changed, where, and when.

The outbox is about tables; here a row is a message by ``kind`` and ``key``. Whoever posts notes first that a message
may be there from now on (``begin``), posts, and notes it (``posted``); who was cut off in between finds ``trying`` set,
and looks for the message before posting another. What is wanted anew meanwhile stays due (``wanted``). Trouble puts off
the next try (``held``), and leaves when it was due: what a message tells of may hang on that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.host.store.contract import Row, Store, Writing
from engine.host.store.queries import queries

SQL = queries("community/channel_posts.sql")

PAGE = 100
"""Messages read at a time."""


@dataclass(frozen=True, slots=True)
class ChannelPost:
    """A message. ``due`` None: nothing is to be done. ``trying`` is since when it may have been posted without being
    noted; ``message`` the one that was posted last; before ``held`` nothing is tried. Times in seconds since 1970."""

    kind: str
    key: str
    guild: str
    channel: str
    lang: str
    due: float | None
    wanted: int
    trying: float | None
    message: str | None
    held: float | None = None

    @property
    def next(self) -> float | None:
        """When it is tried next, if at all."""
        return self.due if self.due is None or self.held is None else max(self.due, self.held)


class ChannelPosts:
    """The messages of one store."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock

    async def due(self, after: ChannelPost | None = None) -> list[ChannelPost]:
        """What is to be posted or changed now, the longest due first; at most PAGE of them, those that follow one."""
        due, kind, key = (0.0, "", "") if after is None or after.due is None else (after.due, after.kind, after.key)
        now = self.clock()
        values = (now, now, due, due, kind, kind, key, PAGE)
        return [_bulletin(row) for row in await self.store.rows(SQL.due_posts, values)]

    async def one(self, kind: str, key: str) -> ChannelPost | None:
        """The message of this name, if there is one."""
        row = await self.store.row(SQL.post, (kind, key))
        return None if row is None else _bulletin(row)

    async def of(self, guild: str) -> list[ChannelPost]:
        """All messages of a server."""
        return [_bulletin(row) for row in await self.store.rows(SQL.posts_of_server, (guild,))]

    async def begin(self, channel_post: ChannelPost) -> float:
        """From now on it may have been posted; since when."""
        now = self.clock()
        await self.store.write(SQL.begin_try, (now, channel_post.kind, channel_post.key))
        return now if channel_post.trying is None else channel_post.trying

    async def posted(self, channel_post: ChannelPost, message: str | None, due: float | None = None) -> None:
        """It is there (None: nothing was to be said); next time at ``due``, unless it was wanted anew meanwhile."""
        known = message if message is not None else channel_post.message
        await self.store.write(SQL.finish_try, (known, channel_post.wanted, due, channel_post.kind, channel_post.key))

    async def again(self, channel_post: ChannelPost, due: float) -> None:
        """Once more at that moment, unless it is wanted sooner."""
        values = (due, channel_post.kind, channel_post.key, due)
        await self.store.write(SQL.reschedule_post, values)

    async def put_off(self, channel_post: ChannelPost, until: float, *, posted: bool = True) -> None:
        """Not before that moment; ``posted`` False: it is certain that this try has posted nothing."""
        maybe = posted or channel_post.trying is not None
        await self.store.write(SQL.hold_post if maybe else SQL.fail_try, (until, channel_post.kind, channel_post.key))

    async def place(self, kind: str, key: str, guild: str, channel: str, lang: str, due: float) -> None:
        """Have it here from now on: when it was due already, else first at ``due``."""
        await self.store.write(SQL.place_post, (kind, key, guild, channel, lang, due))

    async def want(self, kind: str, key: str, guild: str, channel: str, lang: str, due: float) -> None:
        """Post or change it at ``due``; where it was posted elsewhere before it is posted here anew."""
        await self.store.transaction(lambda writing: want(writing, kind, key, guild, channel, lang, due))

    async def at_once(self, guild: str) -> None:
        """Nothing of this server is put off any more."""
        await self.store.write(SQL.release_posts_of_server, (guild,))

    async def drop(self, kind: str, key: str) -> None:
        """It is not wanted any more; the message itself stays."""
        await self.store.write(SQL.delete_post, (kind, key))


def want(writing: Writing, kind: str, key: str, guild: str, channel: str, lang: str, due: float) -> None:
    """``ChannelPosts.want`` within a transaction."""
    writing.do(SQL.want_post, (kind, key, guild, channel, lang, due))


def _bulletin(row: Row) -> ChannelPost:
    place = row["guild"], row["channel"], row["lang"]
    return ChannelPost(
        row["kind"], row["key"], *place, row["due"], row["wanted"], row["trying"], row["message"], row["held"]
    )
