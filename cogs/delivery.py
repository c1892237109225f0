"""The delivery worker: takes errands from the outbox and carries them to Discord, patiently.

An errand is only a reminder to show the newest state: the worker reads the table when it gets to it, so many
changes become one message. Everything may run twice or be cut off between any two lines: messages carry a
nonce (table and sequence number), and what was shown is remembered as a post.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import defaultdict

import aiohttp
import discord
from discord.ext import commands

from cogs import messages
from cogs.house import House, Tefuda
from engine.host.records import Delivery, Errand, Post, Refused, Status, TableInfo
from locales import language_of, words

log = logging.getLogger("tefuda.delivery")

EDITABLE = 50 * 60.0
"""Seconds for which a message is edited rather than posted anew (older ones have a low edit limit)."""
AT_ONCE = 8
"""Tables served at the same time."""
IDLE = 5.0
"""Seconds between looks at an outbox that nobody has rung for."""
PATIENCE = (1.0, 3.0, 10.0, 30.0, 120.0, 600.0)
"""Seconds before the next try, by the number of tries so far."""
DM_MEMORY = 24 * 3600.0
"""Seconds for which a refused direct message is not tried again."""

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_MEMBER = 10003, 10008, 10007
NO_ACCESS, NO_PERMISSION = 50001, 50013
DM_REFUSED = (50007, 50278, 50001)
ARCHIVED = 50083
OLD_EDITS = 30046


class DeliveryWorker(commands.Cog):
    """Runs the worker while the bot is connected."""

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.house: House = bot.house
        self.busy: set[int] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.worker: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Start the worker."""
        self.worker = asyncio.create_task(self.work(), name="delivery")

    async def cog_unload(self) -> None:
        """Stop the worker; unfinished errands stay in the outbox."""
        if self.worker is not None:
            self.worker.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.worker
        for task in list(self.tasks):
            task.cancel()

    async def work(self) -> None:
        """Serve the outbox for ever."""
        await self.bot.wait_until_ready()
        wake = self.house.host.wake
        while True:
            wake.clear()
            try:
                started = await self.round()
            except Exception:
                log.exception("the outbox could not be read")
                started = 0
            if not started:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(wake.wait(), IDLE)

    async def round(self) -> int:
        """Start serving what is due, one task a table; returns how many tables were started."""
        by_table: dict[int, list[Delivery]] = defaultdict(list)
        for d in await self.house.host.due(100):
            by_table[d.table].append(d)
        started = 0
        for table, errands in by_table.items():
            if table in self.busy or len(self.busy) >= AT_ONCE:
                continue
            self.busy.add(table)
            started += 1
            task = asyncio.create_task(self.serve(table, errands), name=f"deliver-{table}")
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return started

    async def serve(self, table: int, errands: list[Delivery]) -> None:
        """Carry out the errands of one table, the public one first."""
        order = {Errand.TABLE: 0, Errand.HAND: 1, Errand.REFRESH: 2, Errand.NOTICE: 3}
        try:
            for d in sorted(errands, key=lambda d: order[d.errand]):
                await self.carry(d)
        finally:
            self.busy.discard(table)
            self.house.host.wake.set()

    async def carry(self, d: Delivery) -> None:
        """One errand: done, or put off."""
        host = self.house.host
        try:
            info = await host.table(d.table)
            if d.errand is Errand.TABLE:
                await self.show_table(info)
            elif d.errand is Errand.HAND:
                await self.send_hand(info, d.target)
            elif d.errand is Errand.REFRESH:
                await self.refresh_hand(info, d.target)
            else:
                await self.notice(info, d)
        except Refused as refused:
            log.info("errand %s of table %d dropped: %s", d.errand, d.table, refused.reason)
        except discord.HTTPException as e:
            if e.status in (429, 500, 502, 503, 504) or e.code == OLD_EDITS:
                await host.later(d, PATIENCE[min(d.tries, len(PATIENCE) - 1)])
                return
            log.warning("errand %s of table %d refused: %s %s", d.errand, d.table, e.status, e.code)
        except (aiohttp.ClientError, OSError, TimeoutError) as e:
            log.info("errand %s of table %d put off: %s", d.errand, d.table, type(e).__name__)
            await host.later(d, PATIENCE[min(d.tries, len(PATIENCE) - 1)])
            return
        except Exception:
            log.exception("errand %s of table %d", d.errand, d.table)
            if d.tries < len(PATIENCE):
                await host.later(d, PATIENCE[d.tries])
                return
        await host.done(d)

    # The public table

    async def show_table(self, info: TableInfo) -> None:
        """Bring the table message up to date: edited while young and newest, else posted anew."""
        sheet = await messages.table_sheet(self.house, info)
        post = await self.house.host.post(info.id, "table", "")
        place = self.bot.get_partial_messageable(int(info.place))
        try:
            if post is not None and post.channel == info.place and self.may_edit(post):
                with contextlib.suppress(discord.NotFound):
                    await place.get_partial_message(int(post.message)).edit(
                        content=sheet.text,
                        attachments=[sheet.picture.file()] if sheet.picture else [],
                        view=sheet.panel.view(),
                        allowed_mentions=discord.AllowedMentions.none(),
                    )
                    await self.remember(post, info.seq)
                    return
            extra = {"file": sheet.picture.file()} if sheet.picture else {}
            sent = await place.send(  # type: ignore[call-overload]  # the overloads know no optional file
                sheet.text, view=sheet.panel.view(), nonce=f"t{info.id}.{info.seq}", **extra
            )
        except discord.HTTPException as e:
            reason = _unreachable(e)
            if reason is None:
                raise
            await self.out_of_reach(info, reason)
            return
        now = self.house.clock()
        await self.house.host.save_post(Post(info.id, "table", "", info.place, str(sent.id), info.seq, now))
        if post is not None and post.message != str(sent.id):
            await self.strip(post)

    def may_edit(self, post: Post) -> bool:
        """Whether a post is young and still the newest message of its channel."""
        if self.house.clock() - post.at > EDITABLE:
            return False
        channel = self.bot.get_channel(int(post.channel))
        last = getattr(channel, "last_message_id", None)
        return last is None or last <= int(post.message)

    async def strip(self, post: Post) -> None:
        """Take the buttons from an old message; it may be gone or too old, which is as good."""
        message = self.bot.get_partial_messageable(int(post.channel)).get_partial_message(int(post.message))
        with contextlib.suppress(discord.HTTPException):
            await message.edit(view=None)

    async def remember(self, post: Post, seq: int) -> None:
        """Note that a post shows a newer state; its age stays."""
        await self.house.host.save_post(
            Post(post.table, post.kind, post.target, post.channel, post.message, seq, post.at)
        )

    async def out_of_reach(self, info: TableInfo, reason: str) -> None:
        """Pause a running table whose place is gone, and tell those at it."""
        log.info("table %d out of reach: %s", info.id, reason)
        if info.status is Status.PLAYING:
            await self.house.host.pause(info.id, reason)
        elif info.status is Status.OPEN:
            await self.house.host.ask(info.id, Errand.NOTICE, info.opener, key=reason)

    # Hands

    async def send_hand(self, info: TableInfo, person: str) -> None:
        """A fresh hand by DM: the ping. The former hand message of this table goes away."""
        if info.status is not Status.PLAYING or info.seat_of(person) is None:
            return
        info, view = await self.house.host.view(info.id, person)
        seat = info.seat_of(person)
        if seat is None:
            return
        settings = await self.house.host.person(person)
        if settings.dm_closed is not None and self.house.clock() - settings.dm_closed < DM_MEMORY:
            await self.mention(info, person)
            return
        w = words(language_of(settings.lang or info.lang))
        sheet = await messages.hand_sheet(self.house, info, view, w)
        old = await self.house.host.post(info.id, "hand", person)
        if old is not None and old.seq >= seat.asked:
            return
        try:
            channel = settings.dm_channel
            if channel is None:
                channel = str((await self.bot.create_dm(discord.Object(int(person)))).id)
                await self.house.host.set_dm_channel(person, channel)
            extra = {"file": sheet.picture.file()} if sheet.picture else {}
            sent = await self.bot.get_partial_messageable(int(channel)).send(  # type: ignore[call-overload]  # as above
                sheet.text, view=sheet.panel.view(), nonce=f"h{info.id}.{seat.asked}.{seat.seat}", **extra
            )
        except discord.Forbidden as e:
            if e.code not in DM_REFUSED:
                raise
            await self.house.host.dm_refused(person, self.house.clock())
            await self.mention(info, person)
            return
        await self.house.host.save_post(
            Post(info.id, "hand", person, channel, str(sent.id), seat.asked, self.house.clock())
        )
        if old is not None:
            await self.remove(old)

    async def remove(self, post: Post) -> None:
        """Delete one of our private messages; strip it where that fails."""
        message = self.bot.get_partial_messageable(int(post.channel)).get_partial_message(int(post.message))
        try:
            await message.delete()
        except discord.NotFound:
            return
        except discord.HTTPException:
            await self.strip(post)

    async def mention(self, info: TableInfo, person: str) -> None:
        """Call somebody at the table whom no DM reaches; once per question."""
        seat = info.seat_of(person)
        if seat is None or not seat.asked:
            return
        if await self.gone(info, person):
            await self.out_of_reach(info, "paused-person-gone")
            return
        w = self.house.table_words(info)
        old = await self.house.host.post(info.id, "mention", person)
        if old is not None and old.seq >= seat.asked:
            return
        sent = await self.bot.get_partial_messageable(int(info.place)).send(
            w("mention-turn", person=f"<@{person}>"),
            nonce=f"m{info.id}.{seat.asked}.{seat.seat}",
            allowed_mentions=discord.AllowedMentions(users=[discord.Object(int(person))]),
        )
        await self.house.host.save_post(
            Post(info.id, "mention", person, info.place, str(sent.id), seat.asked, self.house.clock())
        )
        if old is not None:
            await self.remove(old)

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

    async def refresh_hand(self, info: TableInfo, person: str) -> None:
        """Bring a person's live hand message up to date without a ping."""
        if info.status is not Status.OPEN:
            info, view = await self.house.host.view(info.id, person)
        post = await self.house.host.post(info.id, "hand", person)
        called = await self.house.host.post(info.id, "mention", person)
        seat = info.seat_of(person)
        if called is not None and (seat is None or seat.asked != called.seq):
            await self.remove(called)
            await self.house.host.forget_post(info.id, "mention", person)
        if post is None:
            return
        if seat is None or info.status is Status.OPEN:
            await self.remove(post)
            await self.house.host.forget_post(info.id, "hand", person)
            return
        settings = await self.house.host.person(person)
        w = words(language_of(settings.lang or info.lang))
        sheet = await messages.hand_sheet(self.house, info, view, w)
        message = self.bot.get_partial_messageable(int(post.channel)).get_partial_message(int(post.message))
        try:
            await message.edit(
                content=sheet.text,
                attachments=[sheet.picture.file()] if sheet.picture else [],
                view=sheet.panel.view() if sheet.panel.rows else None,
            )
        except discord.NotFound:
            await self.house.host.forget_post(info.id, "hand", person)
        except discord.Forbidden:
            return

    async def notice(self, info: TableInfo, d: Delivery) -> None:
        """Tell one person, or the table, something that is not a picture."""
        facts = dict(d.facts)
        key = str(facts.pop("key"))
        if not d.target:
            w = self.house.table_words(info)
            await self.bot.get_partial_messageable(int(info.place)).send(w(key, **facts))
            return
        settings = await self.house.host.person(d.target)
        w = words(language_of(settings.lang or info.lang))
        text = f"{messages.heading(self.house, info, w)}\n{w(key, **facts)}"
        try:
            channel = settings.dm_channel
            if channel is None:
                channel = str((await self.bot.create_dm(discord.Object(int(d.target)))).id)
                await self.house.host.set_dm_channel(d.target, channel)
            await self.bot.get_partial_messageable(int(channel)).send(text, nonce=f"n{info.id}.{d.seq}")
        except discord.Forbidden as e:
            if e.code not in DM_REFUSED:
                raise
            await self.house.host.dm_refused(d.target, self.house.clock())


def _unreachable(e: discord.HTTPException) -> str | None:
    """The message key for a place that cannot be written to any more, None for other trouble."""
    if e.code == UNKNOWN_CHANNEL:
        return "paused-channel-gone"
    if e.code == NO_ACCESS:
        return "paused-no-access"
    if e.code == NO_PERMISSION:
        return "paused-no-permission"
    return None


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(DeliveryWorker(bot))
