"""/rummy_fifty: runs, groups and a wild suit, for two to four."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class RummyFifty(GameCog, slug="rummy_fifty"):
    """The commands of Rummy Fifty."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(RummyFifty(bot))
