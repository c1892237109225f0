"""Our live messages at Discord: changing them, taking their buttons, finding those nobody remembers.

A message may be sent and the process die before it is remembered, or a message be replaced and its buttons
stay because Discord was in trouble. Such leftovers are found by what their buttons say.
"""

from __future__ import annotations

import contextlib
from collections import OrderedDict

import discord

from cogs.house import House, Tefuda
from cogs.ids import BadId, Press
from cogs.messages import Sheet
from engine.host.records import Post, TableInfo

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
NO_ACCESS, NO_PERMISSION = 50001, 50013
ARCHIVED = 50083
OLD_EDITS = 30046

LOOK_BACK = 40
"""Messages of a channel that are searched for leftovers."""
PLACES = 5_000
"""Channels whose newest message is remembered."""


def passing(e: discord.HTTPException) -> bool:
    """Whether it is worth trying again: Discord is in trouble or wants us to wait."""
    return e.status == 429 or e.status >= 500 or e.code == OLD_EDITS


def unreachable(e: discord.HTTPException) -> str | None:
    """The message key for a place that cannot be written to any more, None for other trouble."""
    return {
        UNKNOWN_CHANNEL: "paused-channel-gone",
        NO_ACCESS: "paused-no-access",
        NO_PERMISSION: "paused-no-permission",
        # Writing wakes an archived thread unless somebody has locked it.
        ARCHIVED: "paused-no-permission",
    }.get(e.code)


class Posts:
    """Changes messages that are remembered as posts."""

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.house: House = bot.house
        self.newest: OrderedDict[int, int] = OrderedDict()

    def came(self, message: discord.Message) -> None:
        """Note the newest message of a channel. What only one person sees buries nothing."""
        if message.guild is None or message.flags.ephemeral:
            return
        self.newest[message.channel.id] = message.id
        self.newest.move_to_end(message.channel.id)
        if len(self.newest) > PLACES:
            self.newest.popitem(last=False)

    def is_newest(self, post: Post) -> bool:
        """Whether a post is, as far as we know, still the newest message of its channel."""
        last = self.newest.get(int(post.channel))
        if last is None:
            last = getattr(self.bot.get_channel(int(post.channel)), "last_message_id", None)
        return last is None or last <= int(post.message)

    def message(self, post: Post) -> discord.PartialMessage:
        """The message of a post, without asking Discord for it."""
        return self.bot.get_partial_messageable(int(post.channel)).get_partial_message(int(post.message))

    async def send(self, channel: str, sheet: Sheet, nonce: str) -> str:
        """Send a message; its id. The same ``nonce`` again soon after gives the message made before."""
        absent = discord.utils.MISSING
        sent = await self.bot.get_partial_messageable(int(channel)).send(
            sheet.text,
            nonce=nonce,
            file=sheet.picture.file() if sheet.picture else absent,
            view=sheet.panel.view() if sheet.panel.rows else absent,
        )
        return str(sent.id)

    async def change(self, post: Post, sheet: Sheet) -> bool:
        """Show ``sheet`` on a message; False where that message cannot be changed any more."""
        try:
            await self.message(post).edit(
                content=sheet.text,
                attachments=[sheet.picture.file()] if sheet.picture else [],
                view=sheet.panel.view() if sheet.panel.rows else None,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.HTTPException as e:
            if e.code in (UNKNOWN_MESSAGE, ARCHIVED, OLD_EDITS):
                return False
            raise
        return True

    async def strip(self, post: Post) -> None:
        """Take the buttons from an old message; one that is gone or locked away is as good."""
        try:
            await self.message(post).edit(view=None)
        except discord.HTTPException as e:
            if passing(e):
                raise

    async def remove(self, post: Post) -> None:
        """Delete one of our messages; strip it where that is not allowed."""
        try:
            await self.message(post).delete()
        except discord.NotFound:
            return
        except discord.HTTPException as e:
            if passing(e):
                raise
            await self.strip(post)

    async def sweep(self, info: TableInfo) -> None:
        """Find what was sent and not remembered: the newest is remembered now, everything older goes."""
        for seat in info.seats:
            person = seat.person or seat.resigned
            channel = (await self.house.host.person(person)).dm_channel if person else None
            if person and channel is not None:
                await self.adopt(info, "hand", person, channel)
        await self.adopt(info, "table", "", info.place)

    async def adopt(self, info: TableInfo, kind: str, target: str, channel: str) -> None:
        """Make the newest message of a kind the live one, and take the others away."""
        found = await self.leftovers(info, kind, target, channel)
        if not found:
            return
        live = await self.house.host.post(info.id, kind, target)
        if live is None or live.channel != channel or int(live.message) < int(found[0].message):
            await self.house.host.save_post(found[0])
            found = [*found[1:], *([live] if live is not None else [])]
        for post in found:
            await (self.strip(post) if kind == "table" else self.remove(post))

    async def leftovers(self, info: TableInfo, kind: str, target: str, channel: str) -> list[Post]:
        """Messages of ours with buttons of this table that no post remembers, newest first; no answers."""
        remembered = {p.message for p in await self.house.host.posts(info.id)}
        me = self.bot.user.id if self.bot.user else 0
        found: list[Post] = []
        with contextlib.suppress(discord.Forbidden, discord.NotFound):
            async for m in self.bot.get_partial_messageable(int(channel)).history(limit=LOOK_BACK):
                if m.author.id != me or str(m.id) in remembered or m.interaction_metadata is not None:
                    continue
                mine = [p for p in _presses(m) if p.table == info.id]
                if mine:
                    asked, at = max(p.asked for p in mine), m.created_at.timestamp()
                    found.append(Post(info.id, kind, target, channel, str(m.id), asked, at))
        return found


def _presses(message: discord.Message) -> list[Press]:
    """What the buttons and selects of a message mean, as far as they are ours."""
    found = []
    for row in message.components:
        for item in getattr(row, "children", ()):
            with contextlib.suppress(BadId):
                found.append(Press.parse(str(getattr(item, "custom_id", None))))
    return found
