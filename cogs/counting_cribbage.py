"""/counting_cribbage: cribbage with six suits and cards that stay used, for two to four."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class CountingCribbage(GameCog, slug="counting_cribbage"):
    """The commands of Counting Cribbage."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(CountingCribbage(bot))
