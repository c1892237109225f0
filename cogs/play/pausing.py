"""A pause by consent: proposed in the menu, agreed to under the table."""

from __future__ import annotations

from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from engine.host.model.records import Status


class Pausing(Cog):
    """The verbs of a pause."""

    @on_press("pause")
    async def agree(self, who: Caller, press: Press) -> None:
        """Propose a pause, or agree to it."""
        info = (await self.services.host.pausing.agree_to_pause(press.table, who.person, who.key)).table
        if info.status is Status.PAUSED:
            text = who.words("pause-begun")
        else:
            needed = sum(s.person is not None for s in info.seats)
            text = who.words("pause-agreed", count=len(info.pause_votes), needed=needed)
        await who.confirm(press.table, text)

    @on_press("pauseno")
    async def refuse(self, who: Caller, press: Press) -> None:
        """Refuse the proposed pause."""
        await self.services.host.pausing.refuse_pause(press.table, who.person, who.key)
        await who.confirm(press.table, who.words("pause-refused"))
