"""Our live messages at Discord: change them, remove their buttons and pictures, find those that no post names.

The process may die after a message is sent and before it is stored as a post. Or a message is replaced and its buttons
stay because Discord fails. Such leftovers are found by the ids of their buttons.
"""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection
from hashlib import blake2b
from typing import Any

import discord

from cogs.delivery.sheets.table_panels import RESULT
from cogs.run.refusals import ARCHIVED, TROUBLE, UNKNOWN_MESSAGE, is_final, passing
from cogs.ui.ids import BadId, Press
from cogs.ui.messages import Sheet
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.waiting import VERBS
from engine.core.offers import Field
from engine.host.model.records import DeliveryKind, Post, TableInfo

LOOK_BACK = 40
"""The most messages of a channel that are searched for leftovers."""
PLACES = 5_000
"""Channels whose newest message is kept in memory."""
SHOWN = 5_000
"""Messages of which it is kept what they show; 100 bytes each."""
CLOCKS_APART_S = 5.0
"""By how much Discord's clock and ours may differ, in seconds."""
IN_NOTICES = frozenset(
    {
        *("agree", "inbox", "rematch", "join", "decline", "rules", "start", "startfull", "chairtake", "chairdecline"),
        "alertoff",
        *VERBS.values(),
    }
)
"""Verbs of buttons of notices: a message with no other verbs is no hand, and stays until it is pressed. Hands and
tables have some of them too, with numbers of their own."""

FOR_ALL = frozenset({"hand", "menu", "cpu", "close"})
"""Verbs of which every table message that is not over has one, without a path."""


class MessagesAtDiscord:
    """Changes the messages of posts."""

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.services: Services = bot.services
        self.newest: OrderedDict[int, int] = OrderedDict()
        self.opened: OrderedDict[int, tuple[int, int]] = OrderedDict()
        """By thread: channel and message in which Discord itself says there that we have opened it."""

    def note_newest(self, message: discord.Message) -> None:
        """Note the newest message of a channel. A message that only one person sees buries nothing, and Discord's note
        of a thread's new name is deleted at once (``thread_names``).
        """
        if message.guild is None or message.flags.ephemeral or message.type is discord.MessageType.channel_name_change:
            return
        self.note(message.channel.id, message.id)
        me, thread = self.bot.user, message.reference and message.reference.channel_id
        if message.type is discord.MessageType.thread_created and thread and me and message.author.id == me.id:
            self.opened[thread] = message.channel.id, message.id
            if len(self.opened) > PLACES:
                self.opened.popitem(last=False)

    async def clear_opened(self, thread: str) -> None:
        """Delete Discord's own notice that we have opened a thread, once a message of ours says so."""
        channel, message = self.opened.pop(int(thread), (0, 0))
        if message:
            with contextlib.suppress(*TROUBLE):
                await self.bot.get_partial_messageable(channel).get_partial_message(message).delete()

    def note(self, channel: int, message: int) -> None:
        """Note the newest message of a channel by its id."""
        self.newest[channel] = message
        self.newest.move_to_end(channel)
        if len(self.newest) > PLACES:
            self.newest.popitem(last=False)

    def is_newest(self, post: Post) -> bool:
        """True if a post is, as far as we know, still the newest message of its channel."""
        last = self.newest.get(int(post.channel))
        if last is None:
            last = getattr(self.bot.get_channel(int(post.channel)), "last_message_id", None)
        return last is None or last <= int(post.message)

    def message(self, post: Post) -> discord.PartialMessage:
        """Return the message of a post, without a request to Discord."""
        return self.bot.get_partial_messageable(int(post.channel)).get_partial_message(int(post.message))

    async def send(self, channel: str, sheet: Sheet, nonce: str, *, silent: bool = False) -> str:
        """Send a message and return its id. The same ``nonce`` soon again returns the message made before.

        ``silent``: no device makes a sound.
        """
        absent = discord.utils.MISSING
        try:
            sent = await self.bot.get_partial_messageable(int(channel)).send(
                sheet.text,
                nonce=nonce,
                silent=silent,
                view=sheet.panel.view() if sheet.panel.rows else absent,
                file=sheet.picture.file() if sheet.picture else absent,
            )
        except discord.HTTPException as e:
            self.services.note_refusal(e)
            raise
        return str(sent.id)

    async def change(self, post: Post, sheet: Sheet) -> bool:
        """Show ``sheet`` on a message; False if that message cannot be changed any more.

        No request is made if the message shows the same already. If several processes share the store, another one may
        have changed it.
        """
        known, digest = self.services.shown_digests, digest_of(sheet)
        if known.get(post.message) == digest and not self.services.host.tables.leases.shared:
            return True
        known[post.message] = b""
        changed = await self.edit(
            post,
            content=sheet.text,
            attachments=[sheet.picture.file()] if sheet.picture else [],
            view=sheet.panel.view() if sheet.panel.rows else None,
            allowed_mentions=discord.AllowedMentions.none(),
        )
        # A press that came meanwhile has taken it out: Discord may show its answer last.
        if changed and post.message in known:
            known[post.message] = digest
            if len(known) > SHOWN:
                known.popitem(last=False)
        return changed

    async def show_picture(self, post: Post, sheet: Sheet) -> bool:
        """Show the picture of ``sheet`` on a message; words and buttons stay. Return as ``change`` does."""
        self.services.shown_digests.pop(post.message, None)
        return sheet.picture is None or await self.edit(post, attachments=[sheet.picture.file()])

    async def edit(self, post: Post, **changes: Any) -> bool:
        """Edit a message; False if it cannot be changed any more."""
        try:
            await self.message(post).edit(**changes)
        except discord.HTTPException as e:
            if e.code in (UNKNOWN_MESSAGE, ARCHIVED):
                return False
            self.services.note_refusal(e)
            raise
        return True

    async def strip(self, post: Post) -> None:
        """Remove buttons and picture from an old message; if it is deleted or locked, nothing is left to do."""
        try:
            await self.message(post).edit(view=None, attachments=[])
        except discord.HTTPException as e:
            if passing(e):
                raise

    async def remove(self, post: Post) -> None:
        """Delete one of our messages; strip it if deletion is not allowed."""
        try:
            await self.message(post).delete()
        except discord.HTTPException as e:
            if passing(e):
                raise
            if not isinstance(e, discord.NotFound):
                await self.strip(post)

    async def clear(self, channel: str, message: str, kind: str) -> None:
        """Delete an old message, also a table's: where others write between, a table would leave many behind."""
        await self.remove(Post(0, kind, "", channel, message, 0, 0.0))

    async def newest_with(
        self, channel: str, verbs: Collection[str], number: int, since: float, path: tuple[Field, ...] = ()
    ) -> str | None:
        """Return the id of our newest message in a channel, from ``since`` on, that has such a button, or None."""
        me = self.bot.user.id if self.bot.user else 0
        async for m in self.history(channel):
            ours = m.author.id == me and m.created_at.timestamp() >= since - CLOCKS_APART_S
            if ours and any(p.verb in verbs and (p.prompt, p.path) == (number, path) for p in _presses(m)):
                return str(m.id)
        return None

    async def newest_saying(self, channel: str, text: str) -> str | None:
        """Return the id of our newest message in a channel with just this text, or None."""
        me = self.bot.user.id if self.bot.user else 0
        async for m in self.history(channel):
            if m.author.id == me and m.content == text:
                return str(m.id)
        return None

    async def notice_of(self, channel: str, table: int, offer: int, called: str | None) -> str | None:
        """Return the id of our newest message in a channel that has the buttons of a table's offer alone, or None.

        ``called``: the person it names at its beginning, in a channel of many.
        """
        me = self.bot.user.id if self.bot.user else 0
        async for m in self.history(channel):
            pressed = _presses(m)
            offered = pressed and all(
                p.verb in VERBS.values() and (p.table, p.prompt) == (table, offer) for p in pressed
            )
            if m.author.id == me and offered and (called is None or m.content.startswith(f"<@{called}>")):
                return str(m.id)
        return None

    async def history(self, channel: str) -> AsyncIterator[discord.Message]:
        """Yield the newest messages of a channel, newest first; none if Discord does not let us read it."""
        try:
            async for m in self.bot.get_partial_messageable(int(channel)).history(limit=LOOK_BACK):
                yield m
        except (discord.Forbidden, discord.NotFound) as e:
            if not is_final(e):
                raise

    async def sweep(self, info: TableInfo, kind: str, target: str) -> None:
        """Find messages that were sent and not stored as posts: the newest becomes the post, all older ones go.

        ``kind``: "table" (``target`` empty), or "hand", "result" or "table" of the person ``target``.
        """
        channel = info.place or None
        if target:
            channel = (await self.services.host.settings.person(target)).dm_channel
        if channel is not None:
            await self.adopt(info, kind, target, channel)

    async def adopt(self, info: TableInfo, kind: str, target: str, channel: str) -> None:
        """Make the newest message of a kind the live one, and remove the others."""
        found = await self.leftovers(info, kind, target, channel)
        if not found:
            return
        live = await self.services.host.posts.find(info.id, kind, target)
        if live is None or live.channel != channel or int(live.message) < int(found[0].message):
            if kind == "hand":
                # It may show the state before a move that was made since.
                await self.services.host.deliveries.add_task(info.id, DeliveryKind.REFRESH, target)
            await self.services.host.posts.save(found[0])
            found = [*found[1:], *([live] if live is not None else [])]
        for post in found:
            await self.services.host.deliveries.add_task(
                info.id, DeliveryKind.CLEAR, post.message, channel=post.channel, kind=kind
            )

    async def leftovers(self, info: TableInfo, kind: str, target: str, channel: str) -> list[Post]:
        """Return our messages with buttons of this table that no post names, newest first; no answers, no notices."""
        remembered = {p.message for p in await self.services.host.posts.of_table(info.id)}
        me = self.bot.user.id if self.bot.user else 0
        found: list[Post] = []
        async for m in self.history(channel):
            if m.author.id != me or str(m.id) in remembered or m.interaction_metadata is not None:
                continue
            # A result has a notice's button too, but with a number of its own.
            mine = [p for p in _presses(m) if p.verb not in IN_NOTICES or p.prompt == RESULT]
            mine = [p for p in mine if p.table == info.id]
            if mine and target and info.in_direct_messages and kind != _kind_of(mine):
                continue
            if mine:
                prompt, at = max(p.prompt for p in mine), m.created_at.timestamp()
                found.append(Post(info.id, kind, target, channel, str(m.id), prompt, at))
        return found


def digest_of(sheet: Sheet) -> bytes:
    """Return a digest of all that a message shows."""
    picture = sheet.picture
    seen = (sheet.text, sheet.panel.rows, picture and (picture.name, picture.alt))
    return blake2b(repr(seen).encode() + (picture.data if picture else b""), digest_size=16).digest()


def _kind_of(pressed: Collection[Press]) -> str:
    """Return the kind of a message by its buttons, where hand, table and result lie in one channel. A hand's menu takes
    its place; a table has buttons for everybody.
    """
    if any(p.prompt == RESULT for p in pressed):
        return "result"
    return "table" if any(p.verb in FOR_ALL and not p.path for p in pressed) else "hand"


def _presses(message: discord.Message) -> list[Press]:
    """Return the presses of the buttons and selects of a message, as far as they are ours."""
    found = []
    for row in message.components:
        for item in getattr(row, "children", ()):
            with contextlib.suppress(BadId):
                found.append(Press.parse(str(getattr(item, "custom_id", None))))
    return found
