"""Passing a seat on: offered in the menu, taken by a button under the table or in a direct message."""

from __future__ import annotations

from cogs.lobby.inviting import guest
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel, PersonSpec
from cogs.ui.words.escaping import escaped


class Substitutes(Cog):
    """The verbs of a seat."""

    @on_press("chair")
    async def choose(self, who: Caller, press: Press) -> None:
        """Ask to whom the seat is offered: to anyone, or to a person of this server."""
        panel = Panel()
        panel.buttons([ButtonSpec(who.words("button-chairany"), Press(press.table, "chairany").custom_id())])
        if who.interaction.guild_id is not None:
            panel.rows.append(PersonSpec(Press(press.table, "chairto").custom_id(), who.words("chair-to-whom")))
        await who.answer_in_place(who.words("chair-choose"), panel)

    @on_press("chairany")
    async def offer_anyone(self, who: Caller, press: Press) -> None:
        """Offer the caller's seat to anyone who wants to play on."""
        await self.services.host.substitutes.offer_seat(press.table, who.person, None, who.key)
        await who.replace(who.words("chair-offered"), self.keep_panel(who, press.table))

    @on_press("chairto")
    async def offer_somebody(self, who: Caller, press: Press) -> None:
        """Offer the caller's seat to the picked person."""
        if len(who.values) != 1:
            raise BadId("nobody")
        picked = guest(who, who.values[0])
        await self.services.host.substitutes.offer_seat(press.table, who.person, picked, who.key)
        text = who.words("chair-offered-to", name=escaped(picked.name))
        await who.replace(text, self.keep_panel(who, press.table))

    def keep_panel(self, who: Caller, table: int) -> Panel:
        """Return the button that withdraws the offer."""
        panel = Panel()
        panel.buttons([ButtonSpec(who.words("button-chairkeep"), Press(table, "chairkeep").custom_id())])
        return panel

    @on_press("chairkeep")
    async def keep(self, who: Caller, press: Press) -> None:
        """Withdraw the offer of the caller's seat."""
        await self.services.host.substitutes.keep_seat(press.table, who.person, who.key)
        await who.answer_in_place(who.words("chair-kept"))

    @on_press("chairtake")
    async def take(self, who: Caller, press: Press) -> None:
        """Sit down in a seat that is offered, or ask for it."""
        await self.services.host.settings.remember_person(who.person)
        acted = await self.services.host.substitutes.take_seat(press.table, who.person, press.prompt, who.key)
        sits = acted.table.seat_of(who.person.id) is not None
        await who.confirm(press.table, who.words("chair-taken" if sits else "chair-asked-by-you"))

    @on_press("chairdecline")
    async def decline(self, who: Caller, press: Press) -> None:
        """Decline a seat."""
        await self.services.host.substitutes.decline_seat(press.table, who.person, press.prompt, who.key)
        await who.confirm(press.table, who.words("chair-declined"))

    @on_press("chairyes")
    async def welcome(self, who: Caller, press: Press) -> None:
        """Accept the person who asks for the seat."""
        await self.judge(who, press, True)

    @on_press("chairno")
    async def refuse(self, who: Caller, press: Press) -> None:
        """Refuse the person who asks for the seat."""
        await self.judge(who, press, False)

    async def judge(self, who: Caller, press: Press, welcome: bool) -> None:
        """Store the caller's opinion on the person who asks for the seat."""
        await self.services.host.substitutes.judge_taker(press.table, who.person, press.prompt, welcome, who.key)
        await who.confirm(press.table, who.words("chair-judged"))
