"""Taking a move back: the button on the hand, the question to the others, their answers."""

from __future__ import annotations

import discord

from cogs.play.play import IN_PLACE, STALE, show_hand, update_hand
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.words.escaping import escaped
from engine.host.model.records import Overtaken, Refused

MUST_ASK = "undo-must-ask"


class Takebacks(Cog):
    """The verbs of takebacks."""

    @on_press("undo")
    async def undo(self, who: Caller, press: Press) -> None:
        """Take the last move back, or say who would have to agree."""
        hands = self.services.live_hands
        async with hands.holding(who, press.table):
            hands.answers_first(who.key, press.table)
            try:
                extras = await self.services.host.notes.extras(press.table, who.person.id)
                acted = await self.services.host.takebacks.take_back(press.table, who.person, press.prompt, who.key)
                if press.path == (IN_PLACE,):
                    await update_hand(who, press.table, picture=True)
                else:
                    await hands.answer_move(who, acted, extras)
            except Overtaken:
                raise
            except Refused as refused:
                if refused.reason == STALE:
                    await show_hand(who, press.table, first=[who.words(STALE)], used_up=True)
                elif refused.reason == MUST_ASK:
                    await self.offer_to_ask(who, press, refused)
                else:
                    raise
            finally:
                hands.answered(who.key)

    async def offer_to_ask(self, who: Caller, press: Press, refused: Refused) -> None:
        """Say who would have to agree, with a button that asks them."""
        names = [escaped(name) for name in refused.facts["names"]]
        text = who.words("undo-must-ask", names=who.words.join(names), count=len(names), left=refused.facts["left"])
        panel = Panel()
        label = who.words("button-undoask" if names else "button-undo")
        ask = Press(press.table, "undoask", press.prompt).custom_id()
        panel.buttons([ButtonSpec(label, ask, discord.ButtonStyle.primary)])
        await who.say(text, panel)

    @on_press("undoask")
    async def ask(self, who: Caller, press: Press) -> None:
        """Ask the seats that have acted since."""
        acted = await self.services.host.takebacks.ask(press.table, who.person, press.prompt, who.key)
        key = "undo-asked" if acted.table.request is not None else "undo-done"
        await (who.replace if who.on_message else who.say)(who.words(key))

    @on_press("undoyes")
    async def allow(self, who: Caller, press: Press) -> None:
        """Agree to the takeback."""
        acted = await self.services.host.takebacks.answer(press.table, who.person, press.prompt, True, who.key)
        waits = acted.table.request is not None and acted.table.request.number == press.prompt
        await who.confirm(press.table, who.words("undo-agreed" if waits else "undo-done"))

    @on_press("undono")
    async def refuse(self, who: Caller, press: Press) -> None:
        """Refuse the takeback."""
        await self.services.host.takebacks.answer(press.table, who.person, press.prompt, False, who.key)
        await who.confirm(press.table, who.words("undo-refused"))
