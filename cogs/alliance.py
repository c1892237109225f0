"""/alliance: court cards for teams, for everyone alone, or for secret partners."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class Alliance(GameCog, slug="alliance"):
    """The commands of Alliance."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Alliance(bot))
