"""/love_letter: one card in hand, sixteen in all."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class LoveLetter(GameCog, slug="love_letter"):
    """The commands of Love Letter."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(LoveLetter(bot))
