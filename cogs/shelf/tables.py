"""/play: any move at any table by text, for people who do not see the pictures or do not press buttons.

All other actions at a table have a button there.
"""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.play.play import own_view, show_hand
from cogs.ui import messages
from cogs.ui.choices import move_choices
from cogs.ui.cog import Cog
from cogs.ui.commands.command import command, where_the_bot_is
from cogs.ui.commands.finding import find, meant, suggest_tables
from cogs.ui.ids import BadId, Press, read_path
from cogs.ui.interactions import Caller, caller
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.escaping import Safe
from engine.core.offers import Field
from engine.core.view import View
from engine.host.model.records import Refused, Status, TableInfo

Interaction = discord.Interaction[Tefuda]

FEW_MOVES = 5
"""How many moves a refusal names if the typed text is no move."""


class Tables(Cog):
    """The command of every table."""

    @command("play")
    @where_the_bot_is
    async def play(self, who: Caller, move: str | None = None, table: int | None = None) -> None:
        """Make a move; without one show the hand that waits, or a table that has not begun."""
        info = await meant(who, table, here_first=move is not None)
        if move is not None:
            await self.move_by_words(who, info, move)
        elif info.status is Status.OPEN:
            await self.services.handlers["look"](who, Press(info.id, "look"))
        else:
            await show_hand(who, info.id, first=[messages.heading(self.services, info, who.words)])

    @play.autocomplete("table")
    async def table_autocomplete(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Autocomplete: suggest tables."""
        return await suggest_tables(self.services, interaction, current)

    @play.autocomplete("move")
    async def move_autocomplete(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Autocomplete: suggest the caller's legal moves, in words."""
        who = await caller(self.services, interaction)
        chosen = getattr(interaction.namespace, "table", None)
        try:
            info = await find(who, chosen if isinstance(chosen, int) else None, here_first=True)
            info, view = await own_view(self.services, who, info.id)
        except Refused:
            return []
        offered = move_choices(self.services.narration(info.game), messages.on_labels(view, info, who.words), current)
        return [app_commands.Choice(name=text, value=value) for text, value in offered]

    async def move_by_words(self, who: Caller, info: TableInfo, typed: str) -> None:
        """Make the typed move: a value from autocomplete, or the only move whose words contain the text."""
        if info.status is Status.OPEN:
            raise Refused("not-started")
        info, view = await own_view(self.services, who, info.id)
        seat = info.seat_of(who.person.id)
        prompt = seat.prompt if seat is not None else 0
        wire = self.wire_form(info, typed) or self.only_fitting(who, info, view, typed)
        # If the move is not whole, the rest is asked step by step.
        await self.services.handlers["step"](who, Press(info.id, "step", prompt, tuple(wire)))

    def wire_form(self, info: TableInfo, typed: str) -> list[Field]:
        """Return the typed text as a move of this game in the form of autocomplete; [] if it is none."""
        try:
            wire = list(read_path(typed))
        except BadId:
            return []
        return wire if wire and wire[0] in {a.tag for a in self.services.rules(info).actions} else []

    def only_fitting(self, who: Caller, info: TableInfo, view: View, typed: str) -> list[Field]:
        """Return the move that the game reads in the text, or the only one whose words contain it. Raises Refused:
        move-not-understood (typed, title, table, moves).
        """
        narration = self.services.narration(info.game)
        if read := narration.typed(view, typed):
            return list(read)
        fits = move_choices(narration, messages.on_labels(view, info, who.words), typed, limit=2)
        if len(fits) != 1 and view.asked:
            can = move_choices(narration, messages.in_text(view, info, who.words), "", limit=FEW_MOVES)
            raise Refused(
                "move-not-understood",
                typed=typed[:60],
                title=Safe(narration.title(who.words)),
                table=str(info.id),
                moves=[Safe(text) for text, _ in can],
            )
        return list(read_path(fits[0][1])) if fits else [typed]
