"""Archives threads that were opened for a table that was never written.

A thread is opened before its table is written. If a process ends between the two, or the table is refused or cannot be
written, the thread stays empty. The threads themselves show which ones did.
"""

from __future__ import annotations

import logging
from typing import Final

import discord

from cogs.run.refusals import TROUBLE
from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.tefuda import Tefuda

log = logging.getLogger("tefuda.empty_threads")

LEFT_AFTER_S: Final = 900.0
"""After so many seconds no table can follow any more: no press can be answered so late."""


class EmptyThreads(BackgroundLoop):
    """Checks the servers of this process: at its start, if no other process shares the store, then at intervals.

    Only a thread of ours in which nobody has written is archived. If its table is written just now after all, the first
    message there brings the thread back.
    """

    every = 300.0

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.looked = bot.services.host.tables.leases.shared
        """True once all empty threads, new ones too, were checked."""

    async def round(self) -> None:
        """Archive every empty thread without a table."""
        now = self.services.clock()
        late = now - LEFT_AFTER_S
        before = late if self.looked else float("inf")
        self.looked = True
        for thread in [t for guild in self.bot.guilds for t in guild.threads if is_empty(t)]:
            opened = discord.utils.snowflake_time(thread.id).timestamp()
            # A cup goes on with its private thread (``league_weeks``), so that its people are not called twice.
            if opened < (late if thread.is_private() else before) and not await self.services.host.reading.tables_at(
                str(thread.id)
            ):
                await put_away(thread)


def is_empty(thread: discord.Thread) -> bool:
    """True if the thread is ours and nobody has written in it."""
    ours = thread.guild.me is not None and thread.owner_id == thread.guild.me.id
    return ours and not thread.archived and not thread.message_count and thread.last_message_id is None


async def put_away(thread: discord.Thread) -> None:
    """Archive a thread; if Discord does not allow it now, the next round tries again."""
    try:
        await thread.edit(archived=True)
    except TROUBLE as e:
        log.info("an empty thread stays for now: %s", type(e).__name__)


async def setup(bot: Tefuda) -> None:
    """Load the cog. Called by discord.py."""
    await bot.add_cog(EmptyThreads(bot))
