"""/boonaken: the highest card takes the round."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class Boonaken(GameCog, slug="boonaken"):
    """The commands of Boonaken."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Boonaken(bot))
