"""Copies of hands: the private answers in a server in which a person looks at their hand beside the table.

Only the person sees such an answer, and only the token of its interaction can change it, for a quarter of an hour. So
a copy follows its table for as long, in the process that made it: whenever the table's message is shown anew. After
that, or after a restart, it stays as it is, and a press on it is answered as stale. A person has one copy of a table:
a new one deletes the former.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from cogs.run.refusals import NotNow
from cogs.ui.interactions import Caller, safely, with_alt_fallback
from cogs.ui.messages import Sheet
from engine.host.model.records import Refused, Status, TableInfo

if TYPE_CHECKING:
    from cogs.ui.services import Services

TOKEN_S = 14.5 * 60.0
"""Seconds for which a copy is changed: Discord's quarter of an hour for a token, less the time of a request."""
GIVE_WAY_TRIES, GIVE_WAY_S = 15, 0.1
"""How often, and after how many seconds, a change looks again whether a press on the copy is answered by now."""


@dataclass(slots=True)
class HandCopy:
    """A private answer with a hand. ``interaction``: the newest one whose response it is."""

    message: int
    interaction: discord.Interaction[Any]
    until: float
    shown: int | None
    """The number of the change of the table that it shows; None while something else than the hand is on it."""
    presses: int = 0
    """Presses on it that are being answered."""


class HandCopies:
    """The copies of this process, by table and person."""

    def __init__(self, services: Services, sheet: Callable[[TableInfo, str], Awaitable[Sheet]]) -> None:
        self.services, self.sheet = services, sheet
        self._copies: dict[tuple[int, str], HandCopy] = {}

    @contextmanager
    def pressed(self, who: Caller) -> Iterator[None]:
        """Note that a press is answered during the block; it may put something else in the place of the hand."""
        message = who.interaction.message
        copy = next((c for c in self._copies.values() if message is not None and c.message == message.id), None)
        if copy is None:
            yield
            return
        copy.presses += 1
        try:
            yield
        finally:
            copy.presses -= 1
            if who.answer == copy.message and copy.interaction is not who.interaction:
                copy.shown, copy.interaction, copy.until = None, who.interaction, self.services.clock() + TOKEN_S

    async def keep(self, who: Caller, info: TableInfo) -> None:
        """Keep the caller's newest answer, which shows their hand, as their copy; the former one is deleted."""
        if who.interaction.guild_id is None or who.unseen or who.answer is None:
            return
        now, key = self.services.clock(), (info.id, who.person.id)
        self._copies = {of: copy for of, copy in self._copies.items() if copy.until > now}
        former = self._copies.get(key)
        if former is not None and former.message == who.answer:
            former.interaction, former.until, former.shown = who.interaction, now + TOKEN_S, info.seq
            return
        self._copies[key] = HandCopy(who.answer, who.interaction, now + TOKEN_S, info.seq)
        if former is not None:
            await safely(former.interaction.delete_original_response)

    async def follow(self, table: int) -> None:
        """Bring the copies of a table up to date, as far as that is possible now.

        A copy that cannot be changed is forgotten; at the end of the table, whose result stands beside it, it goes.
        """
        for key in [key for key in self._copies if key[0] == table]:
            with contextlib.suppress(Refused, NotNow):
                await self._follow(key)

    async def _follow(self, key: tuple[int, str]) -> None:
        copy, host = self._copies[key], self.services.host
        for _ in range(GIVE_WAY_TRIES):
            if not copy.presses:
                break
            await asyncio.sleep(GIVE_WAY_S)
        info = await host.reading.table(*key)
        if self._copies.get(key) is not copy or copy.presses or copy.until <= self.services.clock():
            return
        if info.status not in (Status.PLAYING, Status.PAUSED) or info.seat_of(key[1]) is None:
            del self._copies[key]
            if copy.shown is None or copy.shown < info.seq:
                await safely(copy.interaction.delete_original_response)
            return
        if copy.shown is None or copy.shown >= info.seq or info.absent_seat(key[1]) is not None:
            return
        async with self.services.drawing.slots.slot(info.guild or info.place):
            sheet = await self.sheet(info, key[1])
        if self._copies.get(key) is not copy or copy.presses:
            # The answer to the press shows at least as much.
            return
        if not await self._change(copy, sheet):
            self._copies.pop(key, None)
            return
        copy.shown = max(copy.shown or 0, info.seq)

    @staticmethod
    async def _change(copy: HandCopy, sheet: Sheet) -> bool:
        """Show a sheet on a copy; False if it is gone, or can be changed no longer."""
        text, picture = with_alt_fallback(sheet.text, sheet.picture)

        def edit() -> Awaitable[object]:
            view = sheet.panel.view() if sheet.panel.rows else None
            files = [picture.file()] if picture is not None else []
            return copy.interaction.edit_original_response(
                content=text, view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none()
            )

        return await safely(edit)
