"""A note about a table, for its writer alone: a form from the hand, and a line on it."""

from __future__ import annotations

import discord
from discord.ext import commands

from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.services import Services, Tefuda
from engine.host.model.records import Refused
from engine.host.people.hand_extras import LONGEST_NOTE


class Notes(commands.Cog):
    """The verbs of notes."""

    def __init__(self, bot: Tefuda) -> None:
        self.services: Services = bot.services
        self.verbs = {"note": self.form, "notetyped": self.typed}

    async def cog_load(self) -> None:
        """Answer these verbs from now on."""
        self.services.handlers.update(self.verbs)

    async def cog_unload(self) -> None:
        """Answer them no more."""
        for verb in self.verbs:
            self.services.handlers.pop(verb, None)

    async def form(self, who: Caller, press: Press) -> None:
        """Open the form, with the present note in it."""
        info = await self.services.host.reading.table(press.table)
        if info.seat_of(who.person.id) is None:
            raise Refused("not-at-this-table")
        beside = await self.services.host.notes.beside(info.id, who.person.id)
        words = who.words
        modal = discord.ui.Modal(title=words("note-title")[:45], custom_id=Press(info.id, "notetyped").custom_id())
        modal.add_item(
            discord.ui.Label(
                text=words("note-label")[:45],
                component=discord.ui.TextInput(
                    custom_id="note",
                    style=discord.TextStyle.paragraph,
                    default=beside.note or None,
                    max_length=LONGEST_NOTE,
                    required=False,
                ),
            )
        )
        modal.stop()
        await who.open_form(modal)

    async def typed(self, who: Caller, press: Press) -> None:
        """Keep what was typed, and show the hand with it."""
        text = who.typed("note", LONGEST_NOTE)
        await self.services.host.notes.write_note(press.table, who.person, text)
        await self.services.handlers["refresh"](who, Press(press.table, "refresh"))


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Notes(bot))
