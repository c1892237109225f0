"""Commands for a table of any game, which they find by themselves: play, hand, table, log, leave, move_here.

Everything else that is done at a table has a button there.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.lobby.lobby import leave
from cogs.lobby.relocation import bring_here
from cogs.play.play import own_view, show_hand
from cogs.play.record import show_log
from cogs.shelf.derived import TABLE, TABLE_HELP
from cogs.ui import messages
from cogs.ui.choices import move_choices
from cogs.ui.escaping import Safe
from cogs.ui.finding import find, meant, run, suggest_tables
from cogs.ui.ids import BadId, Press, read_path
from cogs.ui.interactions import Caller, caller
from cogs.ui.services import Services, Tefuda
from cogs.ui.translator import named, said
from engine.core.offers import Field
from engine.core.view import View
from engine.host.model.records import Refused, Status, TableInfo

Interaction = discord.Interaction[Tefuda]

FEW_MOVES = 5
"""So many moves are named to whoever typed none of them."""

at_home = app_commands.allowed_installs(guilds=True, users=False)
"""Only where the bot is a member: a table needs somewhere to be shown."""
anywhere = app_commands.allowed_contexts(guilds=True, dms=True)


class Tables(commands.Cog):
    """The commands of every table."""

    def __init__(self, bot: Tefuda) -> None:
        self.services: Services = bot.services

    @app_commands.command(name=named("play", "command-play-name"), description=said("command-play"))
    @at_home
    @anywhere
    @app_commands.rename(move=named("move", "option-move-name"), **TABLE)
    @app_commands.describe(move=said("option-move"), **TABLE_HELP)
    async def play(self, interaction: Interaction, move: str | None = None, table: int | None = None) -> None:
        """Make a move, or see what can be done."""

        async def work(who: Caller) -> None:
            info = await meant(who, table, seated=True)
            if move is None:
                await show_hand(who, info.id)
            else:
                await self.move_by_words(who, info, move)

        await run(self.services, interaction, work)

    @app_commands.command(name=named("hand", "command-hand-name"), description=said("command-hand"))
    @at_home
    @anywhere
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        """Look at one's hand."""

        async def work(who: Caller) -> None:
            await show_hand(who, (await meant(who, table, seated=True)).id)

        await run(self.services, interaction, work)

    @app_commands.command(name=named("table", "command-table-name"), description=said("command-table"))
    @at_home
    @anywhere
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def table(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the table here and now, with its buttons; also a way to join one that is open elsewhere."""

        async def work(who: Caller) -> None:
            info = await meant(who, table)
            await self.services.handlers["look"](who, Press(info.id, "look"))

        await run(self.services, interaction, work)

    @app_commands.command(name=named("log", "command-log-name"), description=said("command-log"))
    @at_home
    @anywhere
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def log(self, interaction: Interaction, table: int | None = None) -> None:
        """What has happened so far."""

        async def work(who: Caller) -> None:
            await show_log(who, (await meant(who, table)).id)

        await run(self.services, interaction, work)

    @app_commands.command(name=named("leave", "command-leave-name"), description=said("command-leave"))
    @at_home
    @anywhere
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def leave(self, interaction: Interaction, table: int | None = None) -> None:
        """Leave a table; in a running game a computer takes over."""

        async def work(who: Caller) -> None:
            await leave(who, await meant(who, table, seated=True))

        await run(self.services, interaction, work)

    @app_commands.command(name=named("move_here", "command-move-here-name"), description=said("command-move-here"))
    @at_home
    @anywhere
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def move_here(self, interaction: Interaction, table: int | None = None) -> None:
        """Bring a table to this channel, such as one whose channel is gone."""

        async def work(who: Caller) -> None:
            await bring_here(who, await meant(who, table, seated=True))

        await run(self.services, interaction, work)

    @play.autocomplete("table")
    @hand.autocomplete("table")
    @table.autocomplete("table")
    @log.autocomplete("table")
    @leave.autocomplete("table")
    @move_here.autocomplete("table")
    async def table_autocomplete(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Tables to choose from."""
        return await suggest_tables(self.services, interaction, current)

    @play.autocomplete("move")
    async def move_autocomplete(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The caller's legal moves, in words."""
        who = await caller(self.services, interaction)
        chosen = getattr(interaction.namespace, "table", None)
        try:
            info = await find(who, chosen if isinstance(chosen, int) else None, seated=True)
            info, view = await own_view(self.services, who, info.id)
        except Refused:
            return []
        offered = move_choices(view, self.services.narration(info.game), who.words, current)
        return [app_commands.Choice(name=text, value=value) for text, value in offered]

    async def move_by_words(self, who: Caller, info: TableInfo, typed: str) -> None:
        """Make the move that was typed: as offered by autocomplete, or as the only one its words fit."""
        if info.status is Status.OPEN:
            raise Refused("not-started")
        info, view = await own_view(self.services, who, info.id)
        seat = info.seat_of(who.person.id)
        prompt = seat.prompt if seat is not None else 0
        wire = self.wire_form(info, typed) or self.only_fitting(who, info, view, typed)
        # What is no whole move yet is asked for step by step.
        await self.services.handlers["step"](who, Press(info.id, "step", prompt, tuple(wire)))

    def wire_form(self, info: TableInfo, typed: str) -> list[Field]:
        """What was typed, if it reads as a move of this game as autocomplete offers it; else nothing."""
        try:
            wire = list(read_path(typed))
        except BadId:
            return []
        return wire if wire and wire[0] in {a.tag for a in self.services.rules(info).actions} else []

    def only_fitting(self, who: Caller, info: TableInfo, view: View, typed: str) -> list[Field]:
        """What the game reads in it, or the one move whose words contain it; raises Refused, naming some moves."""
        narration = self.services.narration(info.game)
        if read := narration.typed(view, typed):
            return list(read)
        fits = move_choices(view, narration, who.words, typed, limit=2)
        if len(fits) != 1 and view.asked:
            can = move_choices(messages.in_text(view, info), narration, who.words, "", limit=FEW_MOVES)
            raise Refused("move-not-understood", typed=typed[:60], moves=[Safe(text) for text, _ in can])
        return list(read_path(fits[0][1])) if fits else [typed]


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Tables(bot))
