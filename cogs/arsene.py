"""/arsene: the tricks one takes name the jewel shop one robs."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class Arsene(GameCog, slug="arsene", verbs=("take", "push")):
    """The commands of Arsène."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Arsene(bot))
