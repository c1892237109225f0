"""/tricky_express: tricks as stations of one railway line."""

from __future__ import annotations

from cogs.game import GameCog
from cogs.services import Tefuda


class TrickyExpress(GameCog, slug="tricky_express"):
    """The commands of Tricky Express."""


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(TrickyExpress(bot))
