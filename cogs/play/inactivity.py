"""Seats that do not answer: the agreement of the others, and the way back to one's own seat."""

from __future__ import annotations

from cogs.play.play import update_hand
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller
from cogs.ui.words.waiting import VERBS
from engine.host.model.clock.inactivity_rules import COMPUTER, MOVE, WAIT
from engine.host.model.records import DeliveryKind, Refused, Status


class Inactivity(Cog):
    """The verbs of a table that waits too long for a seat."""

    @on_press(VERBS[WAIT])
    async def wait(self, who: Caller, press: Press) -> None:
        """Agree to give the silent seats more time."""
        await self.agree(who, press, WAIT, "silence-waits")

    @on_press(VERBS[MOVE])
    async def move_for(self, who: Caller, press: Press) -> None:
        """Agree that the table moves for the silent seats."""
        await self.agree(who, press, MOVE, "silence-moved")

    @on_press(VERBS[COMPUTER])
    async def sit_in(self, who: Caller, press: Press) -> None:
        """Agree that a computer sits in for the silent seats."""
        await self.agree(who, press, COMPUTER, "silence-seated")

    async def agree(self, who: Caller, press: Press, choice: str, done: str) -> None:
        """Count the caller's agreement and say whether it was enough."""
        async with self.services.live_hands.holding(who, press.table):
            acted = await self.services.host.inactivity.agree(press.table, who.person, press.prompt, choice, who.key)
            offer = acted.table.inactivity_offer
            if offer is None or offer.number != press.prompt:
                await self.answer(who, press, who.words(done), over=True)
                return
            agreed = who.words("silence-agreed", count=offer.agreed[choice], needed=offer.needed)
            await self.answer(who, press, agreed, over=False)

    async def answer(self, who: Caller, press: Press, text: str, *, over: bool) -> None:
        """Say what a press did: on a notice that is used up, in a hand above it, anywhere else beside the message."""
        message, posts = who.interaction.message, self.services.host.posts
        post = None if message is None else await posts.by_message(str(message.id))
        if who.on_message and (post is None or post.kind != DeliveryKind.INACTIVITY):
            await update_hand(who, press.table, first=[text])
        elif over:
            if who.on_message and post is not None:
                # It says what came of it, and stays.
                await posts.forget(post)
            await who.confirm(press.table, text)
        else:
            await who.say(text)

    @on_press("seatback")
    async def back(self, who: Caller, press: Press) -> None:
        """Give the caller their seat back. If a computer only sat in, the router has done so, as for any press."""
        info = await self.services.host.reading.table(press.table)
        if info.status not in (Status.PLAYING, Status.PAUSED):
            raise Refused("table-over")
        if info.left_seat(who.person.id) is not None:
            # They had left the seat; only this button returns it.
            info = (await self.services.host.inactivity.return_to_seat(press.table, who.person, who.key)).table
        if info.seat_of(who.person.id) is None:
            raise Refused("not-at-this-table")
        await (who.replace if who.on_message else who.say)(who.words("seat-back"))
