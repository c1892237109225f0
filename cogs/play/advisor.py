"""Advice of the computer players: hints on request, and games to watch."""

from __future__ import annotations

from typing import Any

from cogs.play.play import own_view, update_hand
from cogs.ui import messages
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller, safely
from cogs.ui.services import Services
from engine.core.view import View
from engine.host.model.records import Refused, TableInfo
from locales import Words

NOT_COMPARED = "hint-gain-unknown"
"""The key for an unknown gain of a move: the hint leaves it out."""
ALIKE = "hint-why-close", "hint-gain-none"
"""A reason and a gain that say the same: several moves are about as good."""


def hint_lines(services: Services, info: TableInfo, view: View, found: dict[str, Any], words: Words) -> list[str]:
    """Return a search result as advice: the move, the reason, and its gain over the second choice."""
    narration, telling = services.narration(info.game), messages.in_text(view, info, words)
    best = services.rules(info).read(found["best"])
    lines = [words("hint-move", move=narration.move(telling, best))]
    reasons = [(key, facts) for key, facts in (found["why"], found["worth"]) if key != NOT_COMPARED]
    if tuple(key for key, _ in reasons) == ALIKE:
        reasons = reasons[:1]
    return lines + [narration.why(key, facts, telling) for key, facts in reasons]


class Advisor(Cog):
    """Hints and watching."""

    @on_press("hint")
    async def hint(self, who: Caller, press: Press) -> None:
        """Give advice to the caller alone: above their hand, where the next hand replaces it."""
        await who.defer_replacement()
        before = await self._prompt(who, press.table)
        found = await self.services.host.hints.ask(press.table, who.person)
        async with self.services.live_hands.holding(who, press.table):
            info, view = await own_view(self.services, who, press.table)
            if not view.asked or await self._prompt(who, press.table) != before:
                if before and who.on_message:
                    # They moved before the hint came, and look at the new hand already.
                    return
                raise Refused("stale")
            lines = hint_lines(self.services, info, view, found, who.words)
            if who.on_message:
                best = self.services.rules(info).read(found["best"])
                await update_hand(who, press.table, first=lines, advised=best)
            else:
                await who.say("\n".join(lines))

    async def _prompt(self, who: Caller, table: int) -> int:
        """Return the number of the caller's open prompt, 0 for none."""
        seat = (await self.services.host.reading.table(table, who.person.id)).seat_of(who.person.id)
        return 0 if seat is None else seat.prompt

    @on_press("watchnext")
    async def hurry(self, who: Caller, press: Press) -> None:
        """Make the next move of a watched table at once."""
        await self.services.host.watching.hurry(press.table)
        await safely(who.interaction.response.defer)

    @on_press("watchstop")
    async def stop(self, who: Caller, press: Press) -> None:
        """Stop a watched table."""
        await self.services.host.watching.stop_watching(press.table, who.person, who.key)
        await who.say(who.words("end-done"))
