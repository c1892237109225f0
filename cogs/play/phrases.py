"""Set phrases at a table: chosen from a list, read by each person in their own language."""

from __future__ import annotations

from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import Panel, SelectSpec
from engine.host.model.phrases import PHRASES
from engine.host.model.records import Refused
from render.narration.contract import Label


class Phrases(Cog):
    """The verbs of set phrases."""

    @on_press("say")
    async def choose(self, who: Caller, press: Press) -> None:
        """Show the phrases to the caller alone."""
        info = await self.services.host.reading.table(press.table, who.person.id)
        if info.seat_of(who.person.id) is None:
            raise Refused("not-at-this-table")
        options = tuple((Label(who.words(f"phrases-{name}")), name) for name in PHRASES)
        custom_id = Press(info.id, "phrase").custom_id()
        select = SelectSpec(custom_id, who.words("phrases-choose"), options)
        await who.answer_in_place(who.words("phrases-help"), Panel([select]))

    @on_press("phrase")
    async def say(self, who: Caller, press: Press) -> None:
        """Say the picked phrase at the table."""
        if len(who.values) != 1 or who.values[0] not in PHRASES:
            raise BadId("no phrase")
        await self.services.host.phrases.say(press.table, who.person, who.values[0], who.key)
        await who.confirm(press.table, who.words("phrases-done", phrase=who.words(f"phrases-{who.values[0]}")))
