"""/grazia: six suit piles grow upwards."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class Grazia(GameCog, slug="grazia"):
    """The commands of Grazia."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Grazia(bot))
