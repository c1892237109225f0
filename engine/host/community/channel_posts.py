"""Messages in a server's channels that belong to no table: their content, place and due time.

The outbox is about tables; here each row is a message with a ``kind`` and a ``key``. The sender first notes that a
message may exist from now on (``begin``), then posts, and then stores the message (``posted``). A sender that was cut
off in between finds ``trying`` set, and looks for the message before posting another. A message that is wanted again
meanwhile stays due (``wanted``). Trouble delays the next try (``held``) but does not change the due time, on which the
content may depend.
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
    """A message. ``due`` None: nothing is to be done. ``trying`` is since when it may have been posted without a note
    of it; ``message`` is the last one posted. Nothing is tried before ``held``. Times are in seconds since 1970."""

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
        """When it is tried next, or None."""
        return self.due if self.due is None or self.held is None else max(self.due, self.held)


class ChannelPosts:
    """The messages of one store."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store, self.clock = store, clock

    async def due(self, after: ChannelPost | None = None) -> list[ChannelPost]:
        """Return at most PAGE messages to post or change now, the longest due first; with
        ``after``, those that follow it.
        """
        due, kind, key = (0.0, "", "") if after is None or after.due is None else (after.due, after.kind, after.key)
        now = self.clock()
        values = (now, now, due, due, kind, kind, key, PAGE)
        return [_bulletin(row) for row in await self.store.rows(SQL.due_posts, values)]

    async def one(self, kind: str, key: str) -> ChannelPost | None:
        """Return the message of this kind and key, or None."""
        row = await self.store.row(SQL.post, (kind, key))
        return None if row is None else _bulletin(row)

    async def of(self, guild: str) -> list[ChannelPost]:
        """Return all messages of a server."""
        return [_bulletin(row) for row in await self.store.rows(SQL.posts_of_server, (guild,))]

    async def begin(self, channel_post: ChannelPost) -> float:
        """Note that it may be posted from now on; return since when."""
        now = self.clock()
        await self.store.write(SQL.begin_try, (now, channel_post.kind, channel_post.key))
        return now if channel_post.trying is None else channel_post.trying

    async def posted(self, channel_post: ChannelPost, message: str | None, due: float | None = None) -> None:
        """Store the posted message (None: there was nothing to post); next due at ``due``, unless
        it was wanted again meanwhile.
        """
        known = message if message is not None else channel_post.message
        await self.store.write(SQL.finish_try, (known, channel_post.wanted, due, channel_post.kind, channel_post.key))

    async def again(self, channel_post: ChannelPost, due: float) -> None:
        """Do it again at ``due``, unless it is wanted sooner."""
        values = (due, channel_post.kind, channel_post.key, due)
        await self.store.write(SQL.reschedule_post, values)

    async def put_off(self, channel_post: ChannelPost, until: float, *, posted: bool = True) -> None:
        """Try nothing before ``until``; ``posted`` False: this try has certainly posted nothing."""
        maybe = posted or channel_post.trying is not None
        await self.store.write(SQL.hold_post if maybe else SQL.fail_try, (until, channel_post.kind, channel_post.key))

    async def place(self, kind: str, key: str, guild: str, channel: str, lang: str, due: float) -> None:
        """Move a message to this place. An existing one keeps its due time; a new one is first due at ``due``."""
        await self.store.write(SQL.place_post, (kind, key, guild, channel, lang, due))

    async def want(self, kind: str, key: str, guild: str, channel: str, lang: str, due: float) -> None:
        """Post or change a message at ``due``; if its place is another one now, it is posted anew there."""
        await self.store.transaction(lambda writing: want(writing, kind, key, guild, channel, lang, due))

    async def at_once(self, guild: str) -> None:
        """End the delays (``held``) of all messages of this server."""
        await self.store.write(SQL.release_posts_of_server, (guild,))

    async def drop(self, kind: str, key: str) -> None:
        """Forget a message that is no longer wanted; the posted message itself stays."""
        await self.store.write(SQL.delete_post, (kind, key))


def want(writing: Writing, kind: str, key: str, guild: str, channel: str, lang: str, due: float) -> None:
    """Do ``ChannelPosts.want`` within a transaction."""
    writing.do(SQL.want_post, (kind, key, guild, channel, lang, due))


def _bulletin(row: Row) -> ChannelPost:
    place = row["guild"], row["channel"], row["lang"]
    return ChannelPost(
        row["kind"], row["key"], *place, row["due"], row["wanted"], row["trying"], row["message"], row["held"]
    )
