"""A person's private note about a table: a form from the hand, and a line on it."""

from __future__ import annotations

import discord

from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from engine.host.model.records import DeliveryKind, Refused
from engine.host.people.hand_extras import LONGEST_NOTE
from render.narration.lengths import shortened


class Notes(Cog):
    """The verbs of notes."""

    @on_press("note")
    async def form(self, who: Caller, press: Press) -> None:
        """Open the form, with the present note in it."""
        info = await self.services.host.reading.table(press.table)
        if info.seat_of(who.person.id) is None:
            raise Refused("not-at-this-table")
        extras = await self.services.host.notes.extras(info.id, who.person.id)
        words, typed = who.words, Press(info.id, "notetyped", 0, press.path).custom_id()
        modal = discord.ui.Modal(title=shortened(words("note-title"), 45), custom_id=typed)
        modal.add_item(
            discord.ui.Label(
                text=shortened(words("note-label"), 45),
                component=discord.ui.TextInput(
                    custom_id="note",
                    style=discord.TextStyle.paragraph,
                    default=extras.note or None,
                    max_length=LONGEST_NOTE,
                    required=False,
                ),
            )
        )
        modal.stop()
        await who.open_form(modal)

    @on_press("notetyped")
    async def typed(self, who: Caller, press: Press) -> None:
        """Store the typed note, and show the hand with it."""
        text = who.typed("note", LONGEST_NOTE)
        await self.services.host.notes.write_note(press.table, who.person, text)
        if press.path:
            # From the menu the hand itself is another message.
            await self.services.host.deliveries.add_task(press.table, DeliveryKind.REFRESH, who.person.id)
        await self.services.handlers["refresh"](who, Press(press.table, "refresh", 0, press.path))
