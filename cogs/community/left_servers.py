"""Deletes the settings of servers that the bot has left, after 30 days, unless it is back by then."""

from __future__ import annotations

import logging
from typing import Final

import discord

from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.cog import Cog
from cogs.ui.tefuda import Tefuda
from engine.host.community.channel_posts import ChannelPosts

log = logging.getLogger("tefuda.left_servers")

LEFT_AFTER_S: Final = 30 * 86_400.0
"""Seconds after we first missed a server until its data is deleted."""


class LeftServers(BackgroundLoop):
    """Checks which servers of this process the bot is still in. One that Discord cannot reach now counts as such."""

    every = 3600.0

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.channel_posts = ChannelPosts(self.services.host.tables.store, self.services.clock)

    async def round(self) -> None:
        """Mark servers newly missed and servers that are back; delete those missed for long enough."""
        host, now = self.services.host, self.services.clock()
        for server, left in (await host.servers.known()).items():
            if not self.bot.mine.has(server, self.bot.shard_count):
                continue
            if self.bot.get_guild(int(server)) is not None:
                if left is not None:
                    await host.servers.mark_back(server)
            elif left is None:
                await host.servers.mark_left(server)
            elif now - left > LEFT_AFTER_S and now >= host.clocks.expires_from:
                await self.forget(server)

    async def forget(self, server: str) -> None:
        """Delete all data of a server but its tables, which belong to their people."""
        for channel_post in await self.channel_posts.of(server):
            composer = self.services.composers.get(channel_post.kind)
            if composer is not None:
                await composer.give_up(channel_post)
        await self.services.host.servers.forget(server)
        log.info("nothing is kept of a server that was left 30 days ago")

    @Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Mark a left server now."""
        self.nudge()

    @Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Mark a joined server as back now."""
        self.nudge()
