"""What follows when a message, channel, thread or server of a table is gone."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import discord

from cogs.ui.cog import Cog
from cogs.ui.interactions import OVERTAKEN_TRIES
from engine.host.model.records import DeliveryKind, Overtaken, Status, TableInfo


class LostPlaces(Cog):
    """Posts deleted messages again, and pauses tables whose place is gone."""

    @Cog.listener()
    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """Show a live message of ours again that a person deleted."""
        await self.message_gone(event.message_id)

    @Cog.listener()
    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Show our messages again that are among many deleted at once."""
        for message in event.message_ids:
            await self.message_gone(message)

    async def message_gone(self, message: int) -> None:
        """Show a table again whose message is gone; forget any other message."""
        post = await self.services.host.posts.by_message(str(message))
        if post is None:
            return
        if post.kind == "table":
            # Too old to be edited, so it is posted again.
            await self.services.host.posts.save(replace(post, at=0.0))
            await self.services.host.deliveries.add_task(post.table, DeliveryKind.TABLE, post.target)
        else:
            await self.services.host.posts.forget(post)

    @Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Pause the tables of a deleted channel and its threads."""
        await self.place_gone(str(channel.id), "paused-channel-gone")

    @Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """Pause the table of a deleted thread."""
        await self.place_gone(str(event.thread_id), "paused-channel-gone")

    @Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Pause the tables of a server that removed the bot; their people get a DM."""
        for info in await self.services.host.reading.tables_in(str(guild.id)):
            await self.pause(info, "paused-server-gone")

    async def place_gone(self, place: str, reason: str) -> None:
        """Pause the tables of a place."""
        for info in await self.services.host.reading.tables_at(place):
            await self.pause(info, reason)

    async def pause(self, info: TableInfo, reason: str) -> None:
        """Pause one table; the host notifies its people."""
        if info.status is not Status.PLAYING:
            return
        for _ in range(OVERTAKEN_TRIES):
            # Another process may be writing it just now.
            with contextlib.suppress(Overtaken):
                await self.services.host.suspension.pause(info.id, reason)
                return
