"""/counting_cribbage: cribbage with six suits and cards that stay used, for two to four."""

from __future__ import annotations

from discord import app_commands

from cogs.game import GameCog, Interaction
from cogs.services import Tefuda
from cogs.translator import named, said

SLUG = "counting_cribbage"
MUGGINS = ("off", "count", "full")
DEALERS = ("random", "seat1", "seat2", "seat3", "seat4")


@app_commands.allowed_contexts(guilds=True, dms=True)
class CountingCribbage(
    GameCog,
    group_name=named(SLUG, "counting_cribbage-command"),
    group_description=said("counting_cribbage-line"),
):
    """The commands of Counting Cribbage."""

    slug = SLUG

    @app_commands.command(name=named("new", "command-new-name"), description=said("command-new"))
    @app_commands.rename(
        players=named("players", "option-players-name"),
        skunk=named("skunk", "counting_cribbage-option-skunk-name"),
        muggins=named("muggins", "counting_cribbage-option-muggins-name"),
        match_wins=named("match_wins", "counting_cribbage-option-match_wins-name"),
        first_dealer=named("first_dealer", "counting_cribbage-option-first_dealer-name"),
        show_used=named("show_used", "counting_cribbage-option-show_used-name"),
    )
    @app_commands.describe(
        players=said("option-players"),
        skunk=said("counting_cribbage-option-skunk-help"),
        muggins=said("counting_cribbage-option-muggins-help"),
        match_wins=said("counting_cribbage-option-match_wins-help"),
        first_dealer=said("counting_cribbage-option-first_dealer-help"),
        show_used=said("counting_cribbage-option-show_used-help"),
    )
    @app_commands.choices(
        muggins=[app_commands.Choice(name=said(f"{SLUG}-option-muggins-{m}"), value=m) for m in MUGGINS],
        first_dealer=[app_commands.Choice(name=said(f"{SLUG}-option-first_dealer-{d}"), value=d) for d in DEALERS],
    )
    async def new(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 2, 4] | None = None,
        skunk: bool | None = None,
        muggins: str | None = None,
        match_wins: app_commands.Range[int, 1, 10] | None = None,
        first_dealer: str | None = None,
        show_used: bool | None = None,
    ) -> None:
        """Open a table."""
        options = {
            "skunk": skunk,
            "muggins": muggins,
            "match_wins": match_wins,
            "first_dealer": first_dealer,
            "show_used": show_used,
        }
        await self.open(interaction, players, options)


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(CountingCribbage(bot))
