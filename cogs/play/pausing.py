"""A pause by consent: proposed in "More", agreed to under the table."""

from __future__ import annotations

from discord.ext import commands

from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.services import Services, Tefuda
from engine.host.model.records import Status


class Pausing(commands.Cog):
    """The verbs of a pause."""

    def __init__(self, bot: Tefuda) -> None:
        self.services: Services = bot.services
        self.verbs = {"pause": self.agree, "pauseno": self.refuse}

    async def cog_load(self) -> None:
        """Answer these verbs from now on."""
        self.services.handlers.update(self.verbs)

    async def cog_unload(self) -> None:
        """Answer them no more."""
        for verb in self.verbs:
            self.services.handlers.pop(verb, None)

    async def agree(self, who: Caller, press: Press) -> None:
        """Propose a pause, or agree to it."""
        info = (await self.services.host.pausing.agree_to_pause(press.table, who.person, who.key)).table
        if info.status is Status.PAUSED:
            text = who.words("pause-begun")
        else:
            needed = sum(s.person is not None for s in info.seats)
            text = who.words("pause-agreed", count=len(info.pause_votes), needed=needed)
        await who.confirm(press.table, text)

    async def refuse(self, who: Caller, press: Press) -> None:
        """Say no to it."""
        await self.services.host.pausing.refuse_pause(press.table, who.person, who.key)
        await who.confirm(press.table, who.words("pause-refused"))


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Pausing(bot))
