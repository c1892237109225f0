"""/all_aboard: the highest card takes the round."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class AllAboard(GameCog, slug="all_aboard"):
    """The commands of All Aboard."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(AllAboard(bot))
