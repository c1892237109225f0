"""/six_suit_fort: dig in the rock, build a fort that is long and tall."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class SixSuitFort(GameCog, slug="six_suit_fort"):
    """The commands of Six-Suit Fort."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(SixSuitFort(bot))
