"""/stendhal: the most numerous suit takes the trick."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class Stendhal(GameCog, slug="stendhal"):
    """The commands of Stendhal."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Stendhal(bot))
