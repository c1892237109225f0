"""Puts threads away that were opened for a table which never came to be.

A thread is opened before its table is written: where a process ends between the two, or the table is refused or cannot
be written just then, the thread stays empty. Which ones did, the threads themselves tell.
"""

from __future__ import annotations

import logging
from typing import Final

import discord

from cogs.run.refusals import TROUBLE
from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.services import Tefuda

log = logging.getLogger("tefuda.empty_threads")

LEFT_AFTER_S: Final = 900.0
"""After so many seconds nobody is about to write a table any more: no press can be answered so late."""


class EmptyThreads(BackgroundLoop):
    """Looks after the servers of this process: at its start, as long as no other shares the store, then now and then.

    Only a thread of ours goes in which nobody has written. Should its table be written just now after all, the first
    message there brings the thread back.
    """

    every = 300.0

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.looked = bot.services.host.tables.leases.shared
        """Whether all that is empty was looked at once, however new."""

    async def round(self) -> None:
        """Every thread that is left."""
        now = self.services.clock()
        before = now - LEFT_AFTER_S if self.looked else float("inf")
        self.looked = True
        for thread in [t for guild in self.bot.guilds for t in guild.threads if is_empty(t)]:
            opened = discord.utils.snowflake_time(thread.id).timestamp()
            if opened < before and not await self.services.host.reading.tables_at(str(thread.id)):
                await put_away(thread)


def is_empty(thread: discord.Thread) -> bool:
    """Whether it is ours and nobody has written in it."""
    ours = thread.guild.me is not None and thread.owner_id == thread.guild.me.id
    return ours and not thread.archived and not thread.message_count and thread.last_message_id is None


async def put_away(thread: discord.Thread) -> None:
    """Archive a thread; what Discord does not let us do now is tried again with the next round."""
    try:
        await thread.edit(archived=True)
    except TROUBLE as e:
        log.info("an empty thread stays for now: %s", type(e).__name__)


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(EmptyThreads(bot))
