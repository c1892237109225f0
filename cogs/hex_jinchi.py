"""/hex_jinchi: six bases, and sets that come to six."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class HexJinchi(GameCog, slug="hex_jinchi"):
    """The commands of Hex Bases."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(HexJinchi(bot))
