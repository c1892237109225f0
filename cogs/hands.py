"""What a table tells one person: the hand by DM as the ping, a mention where no DM arrives, notices."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from cogs import messages
from cogs.house import House, Tefuda
from cogs.panel import Panel
from cogs.posts import UNKNOWN_CHANNEL, Posts, unreachable
from engine.host.records import Delivery, Post, Status, TableInfo
from locales import Words, language_of, words

DM_MEMORY = 24 * 3600.0
"""Seconds for which a refused direct message is not tried again."""
UNKNOWN_MEMBER = 10007
DM_REFUSED = (50007, 50278, 50001)
"""Discord's codes for direct messages that somebody does not take, or cannot get from us."""

OutOfReach = Callable[[TableInfo, str], Awaitable[None]]


class NoDirectMessages(Exception):
    """This person takes no direct messages."""


class Hands:
    """Private messages. ``out_of_reach`` is told where a table's place or person cannot be reached."""

    def __init__(self, bot: Tefuda, posts: Posts, out_of_reach: OutOfReach) -> None:
        self.bot, self.posts, self.out_of_reach = bot, posts, out_of_reach
        self.house: House = bot.house

    async def words_for(self, info: TableInfo, person: str) -> Words:
        """The words of a person's own language: chosen, or their Discord's, or else the table's."""
        settings = await self.house.host.person(person)
        return words(language_of(settings.lang or settings.locale or info.lang))

    async def direct(self, person: str, nonce: str, sheet: messages.Sheet) -> tuple[str, str]:
        """Send a direct message; its channel and id. Raises NoDirectMessages, and remembers that."""
        host = self.house.host
        settings = await host.person(person)
        try:
            channel = settings.dm_channel
            if channel is None:
                channel = str((await self.bot.create_dm(discord.Object(int(person)))).id)
                await host.set_dm_channel(person, channel)
            message = await self.posts.send(channel, sheet, nonce)
        except discord.HTTPException as e:
            if e.code == UNKNOWN_CHANNEL and settings.dm_channel is not None:
                await host.set_dm_channel(person, None)
                return await self.direct(person, nonce, sheet)
            if e.code not in DM_REFUSED:
                raise
            await host.dm_refused(person, self.house.clock())
            raise NoDirectMessages from None
        if settings.dm_closed is not None:
            await host.dm_refused(person, None)
        return channel, message

    async def send(self, info: TableInfo, person: str) -> None:
        """A fresh hand by DM: the ping. The former hand message of this table goes away."""
        if info.status is not Status.PLAYING or info.seat_of(person) is None:
            return
        host = self.house.host
        info, view = await host.view(info.id, person)
        seat = info.seat_of(person)
        if seat is None:
            return
        old = await host.post(info.id, "hand", person)
        if old is not None and old.seq >= seat.asked and await self.refresh(info, person):
            # This question has been put already; only what the message shows was old.
            return
        settings = await host.person(person)
        if settings.dm_closed is not None and self.house.clock() - settings.dm_closed < DM_MEMORY:
            await self.mention(info, person)
            return
        w = await self.words_for(info, person)
        sheet = await messages.hand_sheet(self.house, info, view, w)
        try:
            nonce = await host.nonce("hand", info.id, seat.asked, seat.seat)
            channel, message = await self.direct(person, nonce, sheet)
        except NoDirectMessages:
            await self.mention(info, person)
            return
        await host.save_post(Post(info.id, "hand", person, channel, message, seat.asked, self.house.clock()))
        if old is not None and old.message != message:
            await self.posts.remove(old)

    async def mention(self, info: TableInfo, person: str) -> None:
        """Call somebody at the table whom no DM reaches; once per question. ``info`` is as ``person`` sees it."""
        host, seat = self.house.host, info.seat_of(person)
        if seat is None or not seat.asked:
            return
        if await self.gone(info, person):
            await self.out_of_reach(info, "paused-person-gone")
            return
        _, view = await host.view(info.id, None)
        if not view.over and host.games[info.game].phases[view.phase].asks_in_secret:
            return
        old = await host.post(info.id, "mention", person)
        if old is not None and old.seq >= seat.asked:
            return
        try:
            sent = await self.bot.get_partial_messageable(int(info.place)).send(
                self.house.table_words(info)("mention-turn", person=f"<@{person}>"),
                nonce=await host.nonce("mention", info.id, seat.asked, seat.seat),
                allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(person))]),
            )
        except discord.HTTPException as e:
            reason = unreachable(e)
            if reason is None:
                raise
            await self.out_of_reach(info, reason)
            return
        await host.save_post(Post(info.id, "mention", person, info.place, str(sent.id), seat.asked, self.house.clock()))
        if old is not None:
            await self.posts.remove(old)

    async def gone(self, info: TableInfo, person: str) -> bool:
        """Whether a person has left the table's server."""
        if info.guild is None:
            return False
        try:
            await self.bot.http.get_member(int(info.guild), int(person))
        except discord.NotFound as e:
            return e.code == UNKNOWN_MEMBER
        except discord.HTTPException:
            return False
        return False

    async def refresh(self, info: TableInfo, person: str) -> bool:
        """Bring a person's live hand message up to date without a ping, and take an answered call away.

        False where there is no such message (any more).
        """
        host = self.house.host
        info = await host.table(info.id, person)
        called = await host.post(info.id, "mention", person)
        seat = info.seat_of(person)
        if called is not None and (seat is None or not seat.asked or seat.asked > called.seq):
            await self.posts.remove(called)
            await host.forget_post(info.id, "mention", person)
        post = await host.post(info.id, "hand", person)
        if post is None:
            return False
        if seat is None or info.status is Status.OPEN:
            await self.posts.remove(post)
            await host.forget_post(info.id, "hand", person)
            return False
        info, view = await host.view(info.id, person)
        sheet = await messages.hand_sheet(self.house, info, view, await self.words_for(info, person))
        try:
            if await self.posts.change(post, sheet):
                return True
        except (discord.Forbidden, discord.NotFound):
            pass
        await host.forget_post(info.id, "hand", person)
        return False

    async def notice(self, info: TableInfo, d: Delivery) -> None:
        """Tell one person, or the table, something that is not a picture."""
        facts = dict(d.facts)
        key = str(facts.pop("key"))
        nonce = await self.house.host.nonce("notice", info.id, d.seq)
        if not d.target:
            w = self.house.table_words(info)
            await self.bot.get_partial_messageable(int(info.place)).send(w(key, **facts), nonce=nonce)
            return
        w = await self.words_for(info, d.target)
        text = f"{messages.heading(self.house, info, w)}\n{w(key, **facts)}"
        try:
            await self.direct(d.target, nonce, messages.Sheet(text, Panel()))
        except NoDirectMessages:
            return
