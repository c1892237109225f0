"""/geschenk: No Thanks! with its glass, and standing orders for this card."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.answers import Caller, safely
from cogs.derived import TABLE, TABLE_HELP
from cogs.game import GameCog, Interaction
from cogs.ids import BadId, Press
from cogs.play import own_view
from cogs.services import Tefuda
from cogs.translator import named, said
from engine.games.geschenk.state import GeschenkView
from engine.host.records import Refused, Status

SLUG = "geschenk"
LIMIT_DIGITS = 3
"""How long a limit of a standing order may be, in characters."""
MOST_CHIPS = 200
"""More than there ever are in play."""


class Geschenk(GameCog, slug=SLUG, verbs=("take", "no_thanks")):
    """Take the card or say no thanks."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.verbs = {"order": self.ask_order, "orderset": self.set_order}
        self.services.standing.add(SLUG)

    async def cog_load(self) -> None:
        """Answer the verbs of standing orders."""
        self.services.handlers.update(self.verbs)

    async def cog_unload(self) -> None:
        """Answer them no more."""
        self.services.standing.discard(SLUG)
        for verb in self.verbs:
            self.services.handlers.pop(verb, None)

    @app_commands.command(
        name=named("order", "geschenk-command-order-name"), description=said("geschenk-command-order")
    )
    @app_commands.rename(**TABLE)
    @app_commands.describe(**TABLE_HELP)
    async def order(self, interaction: Interaction, table: int | None = None) -> None:
        """Give a standing order for the card on offer."""

        async def work(who: Caller) -> None:
            info = await self.meant(who, table)
            await self.ask_order(who, Press(info.id, "order"))

        await self.run(interaction, work)

    @order.autocomplete("table")
    async def tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        """Tables to choose from."""
        return await self.own_tables(interaction, current)

    # Standing orders (geschenk spec, "Asynchronous play")

    async def ask_order(self, who: Caller, press: Press) -> None:
        """Ask for the two limits of an order."""
        view: GeschenkView
        info, view = await own_view(self.services, who, press.table)
        if info.game != SLUG:
            raise BadId("no order here")
        if info.status is Status.PAUSED:
            raise Refused("table-paused", why=info.paused_for)
        if info.status is not Status.PLAYING:
            raise Refused("table-over")
        w = who.words
        modal = discord.ui.Modal(
            title=w("geschenk-order-title", card=str(view.s.offer))[:45],
            custom_id=Press(info.id, "orderset", view.s.offer).custom_id(),
        )
        for key in ("until", "keep"):
            modal.add_item(
                discord.ui.Label(
                    text=w(f"geschenk-order-{key}")[:45],
                    description=w(f"geschenk-order-{key}-help")[:100],
                    component=discord.ui.TextInput(custom_id=key, required=False, max_length=LIMIT_DIGITS),
                )
            )
        modal.stop()
        await safely(lambda: who.interaction.response.send_modal(modal))

    async def set_order(self, who: Caller, press: Press) -> None:
        """Store the order; both limits empty takes a former order back.

        A limit of chips in the glass that is reached already, such as 0, would end the order before it begins: it is
        refused. Only an empty field means no limit.
        """
        view: GeschenkView
        info, view = await own_view(self.services, who, press.table)
        if info.game != SLUG:
            raise BadId("no order here")
        order: dict[str, Any] = {k: n for k in ("until", "keep") if (n := _chips(who, k)) is not None}
        if not order:
            await self.services.host.set_order(press.table, who.person, None, who.key)
            await who.say(who.words("geschenk-order-none"))
            return
        if view.s.offer != press.prompt:
            raise Refused("stale")
        if "until" in order and order["until"] <= view.s.pot:
            raise Refused("geschenk-order-reached", count=view.s.pot)
        order["card"] = press.prompt
        order["game"] = view.s.game
        await self.services.host.set_order(press.table, who.person, order, who.key)
        await who.say(
            who.words(
                "geschenk-order-set",
                card=str(order["card"]),
                until=order.get("until", 0),
                keep=order.get("keep", 0),
            )
        )


def _chips(who: Caller, field: str) -> int | None:
    """A number of chips as typed into a form, None for an empty field; raises Refused."""
    text = who.typed(field, LIMIT_DIGITS).strip()
    if not text:
        return None
    if not (text.isdecimal() and int(text) <= MOST_CHIPS):
        raise Refused("geschenk-order-bad")
    return int(text)


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(Geschenk(bot))
