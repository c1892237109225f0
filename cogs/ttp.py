"""/ttp: the highest card takes the round."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class Ttp(GameCog, slug="ttp"):
    """The commands of Ttp."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Ttp(bot))
