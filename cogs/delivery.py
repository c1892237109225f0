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
from dataclasses import replace

import aiohttp
import discord
from discord.ext import commands

from cogs import messages
from cogs.hands import Hands
from cogs.house import House, Tefuda
from cogs.posts import Posts, passing, unreachable
from engine.host.records import Delivery, Errand, Post, Refused, Status, TableInfo

log = logging.getLogger("tefuda.delivery")

EDITABLE = 50 * 60.0
"""Seconds for which a message is edited rather than posted anew (older ones have a low edit limit)."""
AT_ONCE = 8
"""Tables served at the same time."""
IDLE = 5.0
"""Seconds between looks at an outbox that nobody has rung for."""
SECOND_THOUGHTS = 2
"""How often an errand that Discord refuses is tried again before it is given up."""
PATIENCE = (1.0, 3.0, 10.0, 30.0, 120.0, 600.0)
"""Seconds before the next try, by the number of tries so far."""
SOON = 0.02
"""The shortest such wait, in seconds."""
MOMENT = 0.05
"""Seconds for which everything else waits for answers under way."""
HOLD = 1.0
"""Seconds that an errand waits for the answer to a press on the message it would change."""
ORDER = {Errand.TABLE: 0, Errand.HAND: 1, Errand.REFRESH: 2, Errand.NOTICE: 3}
"""The errands of one table, in the order they are run."""


class DeliveryWorker(commands.Cog):
    """Runs the worker while the bot is connected."""

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.house: House = bot.house
        self.posts = Posts(bot)
        self.hands = Hands(bot, self.posts, self.out_of_reach)
        self.busy: set[int] = set()
        self.doubtful: set[int] = set()
        """Tables where something may have been sent and not remembered, or not been taken away."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.worker: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Start the worker."""
        self.worker = asyncio.create_task(self.work(), name="delivery")

    async def cog_unload(self) -> None:
        """Stop the worker; unfinished errands stay in the outbox."""
        ending = [*self.tasks, *([self.worker] if self.worker is not None else [])]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)

    @commands.Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Something was written; a table message that it buries will be posted anew."""
        self.posts.came(message)

    async def work(self) -> None:
        """Serve the outbox for ever."""
        await self.bot.wait_until_ready()
        host = self.house.host
        # Whoever ran these errands before us may have been cut off in the middle of one.
        self.doubtful |= await host.tables_with_errands()
        while True:
            host.wake.clear()
            pause = IDLE
            try:
                started = await self.round()
                due = await host.next_due()
                if due is not None and not self.busy:
                    # What is due by now became so a moment ago; while a table is served, its end wakes us.
                    pause = min(IDLE, max(due - host.clock(), SOON))
            except Exception:
                log.exception("the outbox could not be read")
                started = 0
            if not started:
                # Not wait_for, which may swallow the cancelling in Python 3.11.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(pause):
                        await host.wake.wait()

    async def round(self) -> int:
        """Start serving what is due, one task a table; returns how many tables were started."""
        if self.house.unanswered:
            # Answers under way go first; each that is out wakes us.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(MOMENT):
                    await self.house.host.wake.wait()
        by_table: dict[int, list[Delivery]] = defaultdict(list)
        for d in await self.house.host.due(100):
            by_table[d.table].append(d)
        started = 0
        for table, errands in by_table.items():
            if table in self.busy or len(self.busy) >= AT_ONCE or not self.house.may_deliver(table):
                continue
            self.busy.add(table)
            started += 1
            task = asyncio.create_task(self.serve(table, errands), name=f"deliver-{table}")
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return started

    async def serve(self, table: int, errands: list[Delivery]) -> None:
        """Carry out the errands of one table, the public one first, and cross them off together.

        Whoever is cut off before that runs them again, which does no harm.
        """
        try:
            finished = [d for d in sorted(errands, key=lambda d: ORDER[d.errand]) if await self.carry(d)]
            if finished:
                await self.house.host.done(*finished)
        finally:
            self.busy.discard(table)
            self.house.host.wake.set()

    async def carry(self, d: Delivery) -> bool:
        """Run one errand; False where it was put off or is no longer wanted."""
        host = self.house.host
        try:
            if d.errand is Errand.REFRESH and (d.table, d.target) in self.house.answering:
                await host.later(d, HOLD)
                return False
            if d.errand is Errand.REFRESH and not await host.waits(d):
                # The answer to a press has shown it in the meantime.
                return False
            info = await host.table(d.table)
            if d.table in self.doubtful:
                await self.posts.sweep(info)
                self.doubtful.discard(d.table)
            await self.run(d, info)
        except Refused as refused:
            log.info("errand %s of table %d dropped: %s", d.errand, d.table, refused.reason)
        except discord.HTTPException as e:
            if passing(e):
                await self.put_off(d, f"{e.status} {e.code}")
                return False
            log.warning("errand %s of table %d refused: %s %s", d.errand, d.table, e.status, e.code)
            if d.tries < SECOND_THOUGHTS:
                # Given up at once, a table would show an old state until its next move.
                await self.put_off(d, f"{e.status} {e.code}")
                return False
        except (aiohttp.ClientError, OSError, TimeoutError) as e:
            await self.put_off(d, type(e).__name__)
            return False
        except Exception:
            if self.bot.is_closed():
                return False
            log.exception("errand %s of table %d", d.errand, d.table)
            if d.tries < len(PATIENCE):
                await self.put_off(d, "an error of ours")
                return False
        return True

    async def run(self, d: Delivery, info: TableInfo) -> None:
        """Do what an errand asks for."""
        if d.errand is Errand.TABLE:
            await self.show_table(info)
        elif d.errand is Errand.NOTICE:
            await self.hands.notice(info, d)
        else:
            # A question that was put before changes the live hand too: it runs again after a kill.
            show = self.hands.send if d.errand is Errand.HAND else self.hands.refresh
            self.house.carrying.add((d.table, d.target))
            try:
                await show(info, d.target)
            finally:
                self.house.carrying.discard((d.table, d.target))

    async def put_off(self, d: Delivery, why: str) -> None:
        """Try again later; what Discord made of this try is not known."""
        self.doubtful.add(d.table)
        log.info("errand %s of table %d put off: %s", d.errand, d.table, why)
        await self.house.host.later(d, PATIENCE[min(d.tries, len(PATIENCE) - 1)])

    async def show_table(self, info: TableInfo) -> None:
        """Bring the table message up to date: edited while young and newest, else posted anew."""
        host = self.house.host
        sheet = await messages.table_sheet(self.house, info)
        post = await host.post(info.id, "table", "")
        try:
            if post is not None and self.may_edit(post, info) and await self.posts.change(post, sheet):
                await host.save_post(replace(post, seq=info.seq))
                return
            # The same try again gets the message it may already have made; another one does not.
            nonce = await host.nonce("table", info.id, info.seq, post.message if post else "")
            message = await self.posts.send(info.place, sheet, nonce)
        except discord.HTTPException as e:
            reason = unreachable(e)
            if reason is None:
                raise
            await self.out_of_reach(info, reason)
            return
        await host.save_post(Post(info.id, "table", "", info.place, message, info.seq, self.house.clock()))
        if post is not None and post.message != message:
            await self.posts.strip(post)

    def may_edit(self, post: Post, info: TableInfo) -> bool:
        """Whether a post is where the table is, young, and still the newest message there."""
        young = self.house.clock() - post.at <= EDITABLE
        return young and post.channel == info.place and self.posts.is_newest(post)

    async def out_of_reach(self, info: TableInfo, reason: str) -> None:
        """Pause a running table whose place is gone, and tell those at it."""
        log.info("table %d out of reach: %s", info.id, reason)
        if info.status is Status.PLAYING:
            await self.house.host.pause(info.id, reason)
        elif info.status is Status.OPEN:
            await self.house.host.ask(info.id, Errand.NOTICE, info.opener, key=reason)


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(DeliveryWorker(bot))
