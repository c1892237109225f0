"""/alliance: court cards for teams, for everyone alone, or for secret partners."""

from __future__ import annotations

from discord import app_commands

from cogs.game import GameCog, Interaction
from cogs.services import Tefuda
from cogs.translator import named, said

SLUG = "alliance"
MODES = ("team", "individual", "secret_team")
REBUILDS = ("once_per_game", "once_per_cleanup")
ASSIGNMENTS = ("random", "fixed")
SECRET_TEAMS = ("three_pairs", "two_trios")
SECRET_PLAYERS = 6
"""How many secret teams need."""


def choices(option: str, values: tuple[str, ...]) -> list[app_commands.Choice[str]]:
    """The values of an option by name."""
    return [app_commands.Choice(name=said(f"{SLUG}-option-{option}-{v}"), value=v) for v in values]


@app_commands.allowed_contexts(guilds=True, dms=True)
class Alliance(GameCog, group_name=named(SLUG, "alliance-command"), group_description=said("alliance-line")):
    """The commands of Alliance; which mode fits which number of players, the rules say."""

    slug = SLUG

    @app_commands.command(name=named("new", "command-new-name"), description=said("command-new"))
    @app_commands.rename(
        players=named("players", "option-players-name"),
        mode=named("mode", "alliance-option-mode-name"),
        rebuild=named("rebuild", "alliance-option-rebuild-name"),
        team_assignment=named("team_assignment", "alliance-option-team_assignment-name"),
        secret_teams=named("secret_teams", "alliance-option-secret_teams-name"),
    )
    @app_commands.describe(
        players=said("option-players"),
        mode=said("alliance-option-mode-help"),
        rebuild=said("alliance-option-rebuild-help"),
        team_assignment=said("alliance-option-team_assignment-help"),
        secret_teams=said("alliance-option-secret_teams-help"),
    )
    @app_commands.choices(
        mode=choices("mode", MODES),
        rebuild=choices("rebuild", REBUILDS),
        team_assignment=choices("team_assignment", ASSIGNMENTS),
        secret_teams=choices("secret_teams", SECRET_TEAMS),
    )
    async def new(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 2, 6] | None = None,
        mode: str | None = None,
        rebuild: str | None = None,
        team_assignment: str | None = None,
        secret_teams: str | None = None,
    ) -> None:
        """Open a table; secret teams without a number are for six."""
        if players is None and mode == MODES[2]:
            players = SECRET_PLAYERS
        given = {
            "mode": mode,
            "rebuild": rebuild,
            "team_assignment": team_assignment,
            "secret_teams": secret_teams,
        }
        await self.open(interaction, players, given)


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Alliance(bot))
