"""Posts and changes those messages in a server's channels that belong to no table
(``engine.host.community.channel_posts``).

Each kind of message has a composer (``Services.composers``). A server that another process serves is skipped. If a
channel is deleted, its message is not wanted any more. A server that the bot is not in is checked once an hour, and
after 30 days its data is deleted. An outage deletes nothing: Discord names the servers that it cannot reach.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import replace
from typing import ClassVar

import aiohttp
import discord

from cogs.run.refusals import UNKNOWN_CHANNEL, in_trouble
from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.cog import Cog
from cogs.ui.ids import Press
from cogs.ui.messages import Sheet
from cogs.ui.tefuda import Tefuda
from engine.host.community.channel_posts import ChannelPost, ChannelPosts
from engine.host.model.records import Post
from engine.host.store.errors import NotRecorded

log = logging.getLogger("tefuda.channel_posts")

LOOK_S = 15.0
"""Seconds between checks for due messages."""
LATER_S = 120.0
"""Seconds until the next try if Discord fails."""
FORBIDDEN_S = 3600.0
"""Seconds until the next try if Discord does not let us post, or the message cannot be made."""


class Composer(ABC):
    """Makes one kind of message."""

    changes: ClassVar[bool] = False
    """True if the present message is changed; otherwise a new one is posted."""

    @abstractmethod
    def mark(self, channel_post: ChannelPost, since: float) -> Press:
        """Return a button that no other message of that channel has: it identifies the message later."""

    @abstractmethod
    async def compose(self, channel_post: ChannelPost, guild: discord.Guild, since: float) -> Sheet | None:
        """Return the message, first tried at ``since``; None if there is nothing to say."""

    @abstractmethod
    async def next_due(self, channel_post: ChannelPost, since: float) -> float | None:
        """Return when the next message is due, None for never. Called after each post; ``since`` as in ``compose``."""

    async def give_up(self, channel_post: ChannelPost) -> None:
        """Give up the message, because its channel is deleted and nothing will be posted any more."""
        log.info("the channel of %s %s is gone", channel_post.kind, channel_post.key)


class ChannelPostBoard(BackgroundLoop):
    """Carries out due posts."""

    every = LOOK_S

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.channel_posts = ChannelPosts(self.services.host.tables.store, self.services.clock)

    async def round(self) -> None:
        """Carry out all due posts, one after the other."""
        page = await self.channel_posts.due()
        while page:
            for channel_post in page:
                guild = self.bot.get_guild(int(channel_post.guild))
                composer = self.services.composers.get(channel_post.kind)
                if guild is not None and composer is not None:
                    await self.alone(channel_post, guild, composer)
                elif guild is None and self.bot.mine.has(channel_post.guild, self.bot.shard_count):
                    # The bot is not there: look again later. In the end the server's data is deleted
                    # (``left_servers``).
                    await self.channel_posts.put_off(channel_post, self.services.clock() + FORBIDDEN_S)
            # Servers of other processes stay due: they delay nobody else.
            page = await self.channel_posts.due(page[-1])

    @Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Make the posts of a joined server due at once; the bot may have been there before."""
        with suppress(NotRecorded):
            await self.channel_posts.at_once(str(guild.id))
        self.nudge()

    async def alone(self, channel_post: ChannelPost, guild: discord.Guild, composer: Composer) -> None:
        """Carry out a post unless another process does, or has just done it."""
        leases, name = self.services.host.tables.leases, f"bulletin {channel_post.kind} {channel_post.key}"
        async with leases.alone(name) as ours:
            if not ours:
                return
            now = await self.channel_posts.one(channel_post.kind, channel_post.key) if leases.shared else channel_post
            if now is not None and now.next is not None and now.next <= self.services.clock():
                await self.do(now, guild, composer)
                if composer.changes:
                    await self.settle(now, name)

    async def settle(self, channel_post: ChannelPost, name: str) -> None:
        """Have the message changed once more if another process may have shown a newer state, or may still show an
        older one (``leases``, ruling 5).
        """
        seconds = self.services.host.tables.leases.shown_again_in(name)
        if seconds is not None:
            await self.channel_posts.again(channel_post, self.services.clock() + seconds)

    async def do(self, channel_post: ChannelPost, guild: discord.Guild, composer: Composer) -> None:
        """Post or change one message; an error postpones it."""
        try:
            since = await self.channel_posts.begin(channel_post)
            message = await self.show(channel_post, guild, composer, since)
            await self.channel_posts.posted(channel_post, message, await composer.next_due(channel_post, since))
        except discord.HTTPException as e:
            if e.code == UNKNOWN_CHANNEL:
                await composer.give_up(channel_post)
                await self.channel_posts.drop(channel_post.kind, channel_post.key)
                return
            log.info("a bulletin is put off: %s %s", e.status, e.code)
            later = FORBIDDEN_S if isinstance(e, discord.Forbidden) and not in_trouble(e) else LATER_S
            await self.channel_posts.put_off(channel_post, self.services.clock() + later, posted=in_trouble(e))
        except (discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError) as e:
            log.info("a bulletin is put off: %s", type(e).__name__)
            await self.channel_posts.put_off(channel_post, self.services.clock() + LATER_S)
        except NotRecorded:
            raise
        except Exception:
            # One that cannot be made must not delay the others.
            log.exception("the post %s %s", channel_post.kind, channel_post.key)
            await self.channel_posts.put_off(channel_post, self.services.clock() + FORBIDDEN_S)

    async def show(
        self, channel_post: ChannelPost, guild: discord.Guild, composer: Composer, since: float
    ) -> str | None:
        """Post the message, change the present one, or find one posted before a cut-off. Return its id, or None."""
        host, posts = self.services.host, self.services.live_hands.at_discord
        if channel_post.trying is not None and not (composer.changes and channel_post.message is not None):
            mark = composer.mark(channel_post, since)
            found = await posts.newest_with(channel_post.channel, {mark.verb}, mark.prompt, since, mark.path)
            if found is not None and not composer.changes:
                return found
            channel_post = replace(channel_post, message=found)
        sheet = await composer.compose(channel_post, guild, since)
        if sheet is None:
            return None
        if composer.changes and channel_post.message is not None:
            post = Post(0, channel_post.kind, "", channel_post.channel, channel_post.message, 0, since)
            if await posts.change(post, sheet):
                return channel_post.message
        nonce = await host.deliveries.nonce(channel_post.kind, channel_post.key, since)
        return await posts.send(channel_post.channel, sheet, nonce, silent=True)
