"""/tennos_square: rows that should read upwards, in three modes."""

from __future__ import annotations

from discord import app_commands

from cogs.game import GameCog, Interaction
from cogs.services import Tefuda
from cogs.translator import named, said

SLUG = "tennos_square"
MODES = ("auto", "partnership", "individual", "split")


@app_commands.allowed_contexts(guilds=True, dms=True)
class TennosSquare(
    GameCog, group_name=named(SLUG, "tennos_square-command"), group_description=said("tennos_square-line")
):
    """The commands of Tennos Square; which mode fits which number of players, the rules say."""

    slug = SLUG

    @app_commands.command(name=named("new", "command-new-name"), description=said("command-new"))
    @app_commands.rename(
        players=named("players", "option-players-name"), mode=named("mode", "tennos_square-option-mode-name")
    )
    @app_commands.describe(players=said("option-players"), mode=said("tennos_square-option-mode-help"))
    @app_commands.choices(mode=[app_commands.Choice(name=said(f"{SLUG}-option-mode-{m}"), value=m) for m in MODES])
    async def new(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 3, 4] | None = None,
        mode: str | None = None,
    ) -> None:
        """Open a table."""
        await self.open(interaction, players, {"mode": mode})


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(TennosSquare(bot))
