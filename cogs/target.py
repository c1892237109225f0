"""/target: the highest card takes the round."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class Target(GameCog, slug="target"):
    """The commands of Target."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Target(bot))
