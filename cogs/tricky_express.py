"""/tricky_express: tricks as stations of one railway line."""

from __future__ import annotations

from discord import app_commands

from cogs.game import GameCog, Interaction
from cogs.services import Tefuda
from cogs.translator import named, said

SLUG = "tricky_express"
DEALERS = ("random", "seat1", "seat2", "seat3", "seat4")


@app_commands.allowed_contexts(guilds=True, dms=True)
class TrickyExpress(
    GameCog, group_name=named(SLUG, "tricky_express-command"), group_description=said("tricky_express-line")
):
    """The commands of Tricky Express; it is for exactly four."""

    slug = SLUG

    @app_commands.command(name=named("new", "command-new-name"), description=said("command-new"))
    @app_commands.rename(first_dealer=named("first_dealer", "tricky_express-option-first_dealer-name"))
    @app_commands.describe(first_dealer=said("tricky_express-option-first_dealer-help"))
    @app_commands.choices(
        first_dealer=[app_commands.Choice(name=said(f"{SLUG}-option-first_dealer-{d}"), value=d) for d in DEALERS]
    )
    async def new(self, interaction: Interaction, first_dealer: str | None = None) -> None:
        """Open a table."""
        await self.open(interaction, 4, {"first_dealer": first_dealer})


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(TrickyExpress(bot))
