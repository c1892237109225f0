"""/en_garde: two fencers, and cards that move them exactly so far."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class EnGarde(GameCog, slug="en_garde"):
    """The commands of En Garde."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(EnGarde(bot))
