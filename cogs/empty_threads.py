"""Takes threads away that were opened for a table which was never written: a process ended between the two."""

from __future__ import annotations

import logging

import discord

from cogs.rounds import Rounds
from cogs.services import Tefuda
from engine.host.thread_intentions import ThreadIntention, ThreadIntentions

log = logging.getLogger("tefuda.empty_threads")


class EmptyThreads(Rounds):
    """Looks after the servers of this process.

    Only a thread of ours in which nobody has written goes. Where we may not delete one, it is put away.
    """

    every = 300.0

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.intentions = ThreadIntentions(self.services.host.store, self.services.clock)

    async def round(self) -> None:
        """Everything that was left behind and can be reached."""
        for intention in await self.intentions.left():
            guild = self.bot.get_guild(int(intention.guild))
            if guild is not None and not guild.unavailable and await self.settled(intention, guild):
                await self.intentions.done(intention)

    async def settled(self, intention: ThreadIntention, guild: discord.Guild) -> bool:
        """Take away what this intention has left; False where it has to be tried again."""
        found = [
            thread
            for thread in guild.threads
            if thread.owner_id == guild.me.id
            and not thread.message_count
            and intention.is_of(str(thread.parent_id), thread.name, discord.utils.snowflake_time(thread.id).timestamp())
        ]
        taken = await self.intentions.with_tables([str(thread.id) for thread in found])
        return all([await take_away(thread) for thread in found if str(thread.id) not in taken])


async def take_away(thread: discord.Thread) -> bool:
    """Delete a thread, or put it away; False where Discord does not let us just now."""
    try:
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
    except discord.NotFound:
        return True
    except discord.Forbidden as e:
        log.info("an empty thread stays: %s", e.code)
        return True
    except (discord.HTTPException, discord.RateLimited) as e:
        log.info("an empty thread stays for now: %s", type(e).__name__)
        return False
    return True


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(EmptyThreads(bot))
