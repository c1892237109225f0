"""Forgets the settings of servers that the bot has left: 30 days later, unless it is back by then."""

from __future__ import annotations

import logging
from typing import Final

import discord

from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.cog import Cog
from cogs.ui.services import Tefuda
from engine.host.community.channel_posts import ChannelPosts

log = logging.getLogger("tefuda.left_servers")

LEFT_AFTER_S: Final = 30 * 86_400.0
"""So long after we were first missed there nothing of a server is kept."""


class LeftServers(BackgroundLoop):
    """Looks which of the servers of this process are still there. One that Discord cannot reach just now is."""

    every = 3600.0

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.channel_posts = ChannelPosts(self.services.host.tables.store, self.services.clock)

    async def round(self) -> None:
        """Note who is missed for the first time, and who is back; forget who was missed for long enough."""
        host, now = self.services.host, self.services.clock()
        for server, left in (await host.servers.known()).items():
            if not self.bot.mine.has(server, self.bot.shard_count):
                continue
            if self.bot.get_guild(int(server)) is not None:
                if left is not None:
                    await host.servers.mark_back(server)
            elif left is None:
                await host.servers.mark_left(server)
            elif now - left > LEFT_AFTER_S and now >= host.tables.expires_from:
                await self.forget(server)

    async def forget(self, server: str) -> None:
        """Keep nothing of a server but its tables, which are their people's."""
        for channel_post in await self.channel_posts.of(server):
            composer = self.services.composers.get(channel_post.kind)
            if composer is not None:
                await composer.gone(channel_post)
        await self.services.host.servers.forget(server)
        log.info("nothing is kept of a server that was left 30 days ago")

    @Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The days begin now."""
        self.nudge()

    @Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """They end."""
        self.nudge()
