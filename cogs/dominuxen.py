"""/dominuxen: sets of dominoes, snatched by stronger ones."""

from __future__ import annotations

from discord import app_commands

from cogs.game import GameCog, Interaction
from cogs.services import Tefuda
from cogs.translator import named, said

SLUG = "dominuxen"


@app_commands.allowed_contexts(guilds=True, dms=True)
class Dominuxen(GameCog, group_name=named(SLUG, "dominuxen-command"), group_description=said("dominuxen-line")):
    """The commands of Dominuxen."""

    slug = SLUG

    @app_commands.command(name=named("new", "command-new-name"), description=said("command-new"))
    @app_commands.rename(
        players=named("players", "option-players-name"),
        double_tiles=named("double_tiles", "dominuxen-option-double_tiles-name"),
        rounds=named("rounds", "dominuxen-option-rounds-name"),
        turn_limit=named("turn_limit", "dominuxen-option-turn_limit-name"),
    )
    @app_commands.describe(
        players=said("dominuxen-option-players"),
        double_tiles=said("dominuxen-option-double_tiles-help"),
        rounds=said("dominuxen-option-rounds-help"),
        turn_limit=said("dominuxen-option-turn_limit-help"),
    )
    async def new(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 3, 5] | None = None,
        double_tiles: bool | None = None,
        rounds: app_commands.Range[int, 1, 5] | None = None,
        turn_limit: app_commands.Range[int, 50, 500] | None = None,
    ) -> None:
        """Open a table."""
        given = {"double_tiles": double_tiles, "rounds": rounds, "turn_limit": turn_limit}
        await self.open(interaction, players, given)


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Dominuxen(bot))
