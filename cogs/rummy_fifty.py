"""/rummy_fifty: runs, groups and a wild suit, for two to four."""

from __future__ import annotations

from discord import app_commands

from cogs.game import GameCog, Interaction
from cogs.services import Tefuda
from cogs.translator import named, said

SLUG = "rummy_fifty"
DEALERS = ("random", "seat1", "seat2", "seat3", "seat4")


@app_commands.allowed_contexts(guilds=True, dms=True)
class RummyFifty(GameCog, group_name=named(SLUG, "rummy_fifty-command"), group_description=said("rummy_fifty-line")):
    """The commands of Rummy Fifty."""

    slug = SLUG

    @app_commands.command(name=named("new", "command-new-name"), description=said("command-new"))
    @app_commands.rename(
        players=named("players", "option-players-name"),
        max_rounds=named("max_rounds", "rummy_fifty-option-max_rounds-name"),
        layoff_own=named("layoff_own", "rummy_fifty-option-layoff_own-name"),
        first_dealer=named("first_dealer", "rummy_fifty-option-first_dealer-name"),
    )
    @app_commands.describe(
        players=said("option-players"),
        max_rounds=said("rummy_fifty-option-max_rounds-help"),
        layoff_own=said("rummy_fifty-option-layoff_own-help"),
        first_dealer=said("rummy_fifty-option-first_dealer-help"),
    )
    @app_commands.choices(
        first_dealer=[app_commands.Choice(name=said(f"{SLUG}-option-first_dealer-{d}"), value=d) for d in DEALERS]
    )
    async def new(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 2, 4] | None = None,
        max_rounds: app_commands.Range[int, 1, 50] | None = None,
        layoff_own: bool | None = None,
        first_dealer: str | None = None,
    ) -> None:
        """Open a table."""
        options = {"max_rounds": max_rounds, "layoff_own": layoff_own, "first_dealer": first_dealer}
        await self.open(interaction, players, options)


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(RummyFifty(bot))
