"""Posts and changes what a server's channels are told that belongs to no table
(``engine.host.community.channel_posts``).

Each kind of message has a composer (``Services.composers``). A server that another process serves is passed over;
where a channel is gone its message is wanted no more. A server that we are not in is looked for once an hour, and after
four weeks nothing of it is kept. An outage takes none away: Discord names the servers that it cannot reach.
"""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from contextlib import suppress
from dataclasses import replace
from typing import ClassVar

import aiohttp
import discord
from discord.ext import commands

from cogs.run.refusals import UNKNOWN_CHANNEL, in_trouble
from cogs.ui.background_loop import Rounds
from cogs.ui.ids import Press
from cogs.ui.messages import Sheet
from cogs.ui.services import Tefuda
from engine.host.community.channel_posts import Bulletin, Bulletins
from engine.host.model.records import Post
from engine.host.store.errors import NotRecorded

log = logging.getLogger("tefuda.bulletins")

LOOK_S = 15.0
"""Seconds between looks at what is due."""
LATER_S = 120.0
"""Seconds until the next try where Discord was in trouble."""
FORBIDDEN_S = 3600.0
"""Seconds until the next try where Discord does not let us post, or the message cannot be made."""


class Composer(ABC):
    """Makes one kind of message."""

    changes: ClassVar[bool] = False
    """Whether the message that is there is changed, instead of posting another."""

    @abstractmethod
    def mark(self, bulletin: Bulletin, since: float) -> Press:
        """A button that no other message of that channel has: by it one is found again."""

    @abstractmethod
    async def compose(self, bulletin: Bulletin, guild: discord.Guild, since: float) -> Sheet | None:
        """The message, first tried at ``since``; None where nothing is to be said."""

    @abstractmethod
    async def done(self, bulletin: Bulletin, since: float) -> float | None:
        """It is there, or nothing was to be said: when the next is due, None for not at all. ``since`` as for it."""

    async def gone(self, bulletin: Bulletin) -> None:
        """Its channel is gone, and nothing will be posted any more."""
        log.info("the channel of %s %s is gone", bulletin.kind, bulletin.key)


class BulletinBoard(Rounds):
    """Does what is due."""

    every = LOOK_S

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.bulletins = Bulletins(self.services.host.store, self.services.clock)

    async def round(self) -> None:
        """Do everything that is due, one after the other."""
        page = await self.bulletins.due()
        while page:
            for bulletin in page:
                guild = self.bot.get_guild(int(bulletin.guild))
                composer = self.services.composers.get(bulletin.kind)
                if guild is not None and composer is not None:
                    await self.alone(bulletin, guild, composer)
                elif guild is None and self.bot.mine.has(bulletin.guild, self.bot.shard_count):
                    # We are not there: look again later. In the end its server is forgotten (``left_servers``).
                    await self.bulletins.put_off(bulletin, self.services.clock() + FORBIDDEN_S)
            # Servers of other processes stay due: they keep nobody else waiting.
            page = await self.bulletins.due(page[-1])

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """We are in a server, perhaps once more: what is due there waits no longer."""
        with suppress(NotRecorded):
            await self.bulletins.at_once(str(guild.id))
        self.nudge()

    async def alone(self, bulletin: Bulletin, guild: discord.Guild, composer: Composer) -> None:
        """Do it unless another process does, or has just done it."""
        leases, name = self.services.host.leases, f"bulletin {bulletin.kind} {bulletin.key}"
        async with leases.alone(name) as ours:
            if not ours:
                return
            now = await self.bulletins.one(bulletin.kind, bulletin.key) if leases.shared else bulletin
            if now is not None and now.next is not None and now.next <= self.services.clock():
                await self.do(now, guild, composer)
                if composer.changes:
                    await self.settle(now, name)

    async def settle(self, bulletin: Bulletin, name: str) -> None:
        """Have it changed once more where another process may have shown something newer, or may still show something
        older (``leases``, ruling 5)."""
        seconds = self.services.host.leases.shown_again_in(name)
        if seconds is not None:
            await self.bulletins.again(bulletin, self.services.clock() + seconds)

    async def do(self, bulletin: Bulletin, guild: discord.Guild, composer: Composer) -> None:
        """Post or change one message; trouble puts it off."""
        try:
            since = await self.bulletins.begin(bulletin)
            message = await self.show(bulletin, guild, composer, since)
            await self.bulletins.posted(bulletin, message, await composer.done(bulletin, since))
        except discord.HTTPException as e:
            if e.code == UNKNOWN_CHANNEL:
                await composer.gone(bulletin)
                await self.bulletins.drop(bulletin.kind, bulletin.key)
                return
            log.info("a bulletin is put off: %s %s", e.status, e.code)
            later = FORBIDDEN_S if isinstance(e, discord.Forbidden) and not in_trouble(e) else LATER_S
            await self.bulletins.put_off(bulletin, self.services.clock() + later, posted=in_trouble(e))
        except (discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError) as e:
            log.info("a bulletin is put off: %s", type(e).__name__)
            await self.bulletins.put_off(bulletin, self.services.clock() + LATER_S)
        except NotRecorded:
            raise
        except Exception:
            # One that cannot be made keeps no other waiting.
            log.exception("the bulletin %s %s", bulletin.kind, bulletin.key)
            await self.bulletins.put_off(bulletin, self.services.clock() + FORBIDDEN_S)

    async def show(self, bulletin: Bulletin, guild: discord.Guild, composer: Composer, since: float) -> str | None:
        """Post the message, change the one that is there, or find what was posted when we were cut off; its id."""
        host, posts = self.services.host, self.services.live_hands.posts
        if bulletin.trying is not None and not (composer.changes and bulletin.message is not None):
            mark = composer.mark(bulletin, since)
            found = await posts.newest_with(bulletin.channel, {mark.verb}, mark.prompt, since, mark.path)
            if found is not None and not composer.changes:
                return found
            bulletin = replace(bulletin, message=found)
        sheet = await composer.compose(bulletin, guild, since)
        if sheet is None:
            return None
        if composer.changes and bulletin.message is not None:
            post = Post(0, bulletin.kind, "", bulletin.channel, bulletin.message, 0, since)
            if await posts.change(post, sheet):
                return bulletin.message
        nonce = await host.nonce(bulletin.kind, bulletin.key, since)
        return await posts.send(bulletin.channel, sheet, nonce, silent=True)


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(BulletinBoard(bot))
