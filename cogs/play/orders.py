"""Standing orders: a form of numbers in which a person sets ahead what is done on their turns.

The game's rules define the effect of an order (``Wishes.follow``), its cog the form (``OrderForm``). Texts are found by
name: ``<slug>-order-button``, ``-title``, ``-set``, ``-none``, ``-bad``, and for each field its name and ``-help``.
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
from render.narration.lengths import shortened


class OrderForm:
    """The form of one game. Every field may stay empty; a form with all fields empty withdraws the former order."""

    slug: ClassVar[str]
    fields: ClassVar[tuple[str, ...]]
    digits: ClassVar[int] = 3
    """The most characters of a number."""
    most: ClassVar[int]

    def mark(self, view: View) -> int:
        """Return the number of the subject of the order: a form opened for another subject is stale."""
        raise NotImplementedError

    def title(self, view: View) -> Mapping[str, str]:
        """Return the facts of the form's title."""
        return {}

    def order(self, view: View, given: Mapping[str, int]) -> dict[str, int]:
        """Return the whole order with these limits. Raises Refused if it would end before it begins."""
        raise NotImplementedError

    def told(self, order: Mapping[str, int]) -> Mapping[str, Any]:
        """Return the facts of the confirmation."""
        return order

    def typed(self, who: Caller) -> dict[str, int]:
        """Return the numbers of the fields that are not empty. Raises Refused: <slug>-order-bad."""
        out = {}
        for field in self.fields:
            text = who.typed(field, self.digits).strip()
            if text and not (text.isdecimal() and int(text) <= self.most):
                raise Refused(f"{self.slug}-order-bad")
            if text:
                out[field] = int(text)
        return out


class Orders(Cog):
    """The two verbs: open the form, store the typed order."""

    async def _meant(self, who: Caller, table: int) -> tuple[TableInfo, View, OrderForm]:
        info, view = await own_view(self.services, who, table)
        form = self.services.order_forms.get(info.game)
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
            title=shortened(w(f"{slug}-order-title", **form.title(view)), 45),
            custom_id=Press(info.id, "orderset", form.mark(view)).custom_id(),
        )
        for key in form.fields:
            modal.add_item(
                discord.ui.Label(
                    text=shortened(w(f"{slug}-order-{key}"), 45),
                    description=shortened(w(f"{slug}-order-{key}-help"), 100),
                    component=discord.ui.TextInput(custom_id=key, required=False, max_length=form.digits),
                )
            )
        modal.stop()
        await who.open_form(modal)

    @on_press("orderset")
    async def set(self, who: Caller, press: Press) -> None:
        """Store the order; with all fields empty, withdraw the former one."""
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
