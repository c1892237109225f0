"""/tennos_square: rows that should read upwards, in three modes."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class TennosSquare(GameCog, slug="tennos_square"):
    """The commands of Tennos Square."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(TennosSquare(bot))
