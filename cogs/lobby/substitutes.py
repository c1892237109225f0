"""Handing one's chair on: offered in "More", taken by a button under the table or in a direct message."""

from __future__ import annotations

from discord.ext import commands

from cogs.lobby.inviting import guest
from cogs.ui.escaping import escaped
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel, PersonSpec
from cogs.ui.services import Services, Tefuda


class Substitutes(commands.Cog):
    """The verbs of a chair."""

    def __init__(self, bot: Tefuda) -> None:
        self.services: Services = bot.services
        self.verbs = {
            "chair": self.choose,
            "chairany": self.offer_anyone,
            "chairto": self.offer_somebody,
            "chairkeep": self.keep,
            "chairtake": self.take,
            "chairdecline": self.decline,
            "chairyes": self.welcome,
            "chairno": self.refuse,
        }

    async def cog_load(self) -> None:
        """Answer these verbs from now on."""
        self.services.handlers.update(self.verbs)

    async def cog_unload(self) -> None:
        """Answer them no more."""
        for verb in self.verbs:
            self.services.handlers.pop(verb, None)

    async def choose(self, who: Caller, press: Press) -> None:
        """To whom? To anyone, or to a person of this server."""
        panel = Panel()
        panel.buttons([ButtonSpec(who.words("button-chairany"), Press(press.table, "chairany").custom_id())])
        if who.interaction.guild_id is not None:
            panel.rows.append(PersonSpec(Press(press.table, "chairto").custom_id(), who.words("chair-to-whom")))
        await who.say(who.words("chair-choose"), panel)

    async def offer_anyone(self, who: Caller, press: Press) -> None:
        """Offer one's chair to whoever likes to play on."""
        await self.services.host.substitutes.offer_seat(press.table, who.person, None, who.key)
        await who.replace(who.words("chair-offered"), self.keep_panel(who, press.table))

    async def offer_somebody(self, who: Caller, press: Press) -> None:
        """Offer it to the person who was picked."""
        if len(who.values) != 1:
            raise BadId("nobody")
        picked = guest(who, who.values[0])
        await self.services.host.substitutes.offer_seat(press.table, who.person, picked, who.key)
        text = who.words("chair-offered-to", name=escaped(picked.name))
        await who.replace(text, self.keep_panel(who, press.table))

    def keep_panel(self, who: Caller, table: int) -> Panel:
        """The way back."""
        panel = Panel()
        panel.buttons([ButtonSpec(who.words("button-chairkeep"), Press(table, "chairkeep").custom_id())])
        return panel

    async def keep(self, who: Caller, press: Press) -> None:
        """Keep one's chair after all."""
        await self.services.host.substitutes.keep_seat(press.table, who.person, who.key)
        await (who.replace if who.on_message else who.say)(who.words("chair-kept"))

    async def take(self, who: Caller, press: Press) -> None:
        """Sit down in a chair that is offered, or ask for it."""
        await self.services.host.settings.remember_person(who.person)
        acted = await self.services.host.substitutes.take_seat(press.table, who.person, press.prompt, who.key)
        sits = acted.table.seat_of(who.person.id) is not None
        await who.confirm(press.table, who.words("chair-taken" if sits else "chair-asked-by-you"))

    async def decline(self, who: Caller, press: Press) -> None:
        """Say no to a chair."""
        await self.services.host.substitutes.decline_seat(press.table, who.person, press.prompt, who.key)
        await who.confirm(press.table, who.words("chair-declined"))

    async def welcome(self, who: Caller, press: Press) -> None:
        """Let the one who asks sit down."""
        await self.judge(who, press, True)

    async def refuse(self, who: Caller, press: Press) -> None:
        """Rather not."""
        await self.judge(who, press, False)

    async def judge(self, who: Caller, press: Press, welcome: bool) -> None:
        """Say what one thinks of who asks."""
        await self.services.host.substitutes.judge_taker(press.table, who.person, press.prompt, welcome, who.key)
        await who.confirm(press.table, who.words("chair-judged"))


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Substitutes(bot))
