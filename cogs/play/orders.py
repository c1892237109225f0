"""Standing orders: a form of numbers in which somebody says ahead what is to be done on their turns.

What an order is, the game's rules say (``Wishes.follow``); what the form asks, its cog (``OrderForm``). Texts are found
by name: ``<slug>-order-button``, ``-title``, ``-set``, ``-none``, ``-bad``, and for each field its name and ``-help``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import discord

from cogs.play.play import own_view
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from engine.core.view import View
from engine.host.model.records import Refused, Status, TableInfo


class OrderForm:
    """What one game asks; every field may stay empty, and all empty take a former order back."""

    slug: ClassVar[str]
    fields: ClassVar[tuple[str, ...]]
    digits: ClassVar[int] = 3
    """How long a number may be, in characters."""
    most: ClassVar[int]

    def mark(self, view: View) -> int:
        """The number of what the order is for: a form opened for something else is stale."""
        raise NotImplementedError

    def title(self, view: View) -> Mapping[str, str]:
        """The facts of the form's title."""
        return {}

    def order(self, view: View, given: Mapping[str, int]) -> dict[str, int]:
        """The whole order with these limits; raises Refused where it would end before it begins."""
        raise NotImplementedError

    def told(self, order: Mapping[str, int]) -> Mapping[str, Any]:
        """The facts of the confirmation."""
        return order

    def typed(self, who: Caller) -> dict[str, int]:
        """The numbers of the fields that are not empty; raises Refused."""
        out = {}
        for field in self.fields:
            text = who.typed(field, self.digits).strip()
            if text and not (text.isdecimal() and int(text) <= self.most):
                raise Refused(f"{self.slug}-order-bad")
            if text:
                out[field] = int(text)
        return out


class Orders(Cog):
    """The two verbs: open the form, take what was typed."""

    async def _meant(self, who: Caller, table: int) -> tuple[TableInfo, View, OrderForm]:
        info, view = await own_view(self.services, who, table)
        form = self.services.standing.get(info.game)
        if not self.services.host.tables.library.plays(info.game):
            raise Refused("game-away")
        if form is None:
            raise BadId("no order here")
        return info, view, form

    @on_press("order")
    async def ask(self, who: Caller, press: Press) -> None:
        """Open the form."""
        info, view, form = await self._meant(who, press.table)
        if info.status is Status.PAUSED:
            raise Refused("table-paused", why=info.paused_for)
        if info.status is not Status.PLAYING:
            raise Refused("table-over")
        w, slug = who.words, form.slug
        modal = discord.ui.Modal(
            title=w(f"{slug}-order-title", **form.title(view))[:45],
            custom_id=Press(info.id, "orderset", form.mark(view)).custom_id(),
        )
        for key in form.fields:
            modal.add_item(
                discord.ui.Label(
                    text=w(f"{slug}-order-{key}")[:45],
                    description=w(f"{slug}-order-{key}-help")[:100],
                    component=discord.ui.TextInput(custom_id=key, required=False, max_length=form.digits),
                )
            )
        modal.stop()
        await who.open_form(modal)

    @on_press("orderset")
    async def set(self, who: Caller, press: Press) -> None:
        """Store the order; all fields empty take a former one back."""
        _, view, form = await self._meant(who, press.table)
        given = form.typed(who)
        if not given:
            await self.services.host.play.set_order(press.table, who.person, None, who.key)
            await who.say(who.words(f"{form.slug}-order-none"))
            return
        if form.mark(view) != press.prompt:
            raise Refused("stale")
        order = form.order(view, given)
        await self.services.host.play.set_order(press.table, who.person, order, who.key)
        await who.say(who.words(f"{form.slug}-order-set", **form.told(order)))
