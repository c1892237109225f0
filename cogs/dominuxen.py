"""/dominuxen: sets of dominoes, snatched by stronger ones."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class Dominuxen(GameCog, slug="dominuxen"):
    """The commands of Dominuxen."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Dominuxen(bot))
