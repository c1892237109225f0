"""/ttp: five tricks of loot, and the best poker hand (a reconstruction)."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class Ttp(GameCog, slug="ttp"):
    """The commands of TTP."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Ttp(bot))
