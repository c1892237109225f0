"""Copies of hands: the private answers in a server in which a person looks at their hand beside the table.

Only the person sees such an answer, and only the token of its interaction can change it, for a quarter of an hour. So
a copy follows its table for as long, in the process that made it: whenever the table's message is shown anew. After
that, or after a restart, it stays as it is, and a press on it is answered as stale. A person has one copy of a table:
a new one deletes the former.

Nothing waits for a copy. A change that comes while a press on the copy is answered is made when the press is through.
Discord keeps no order between a change and such an answer: after both, the copy is changed once more.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord

from cogs.run.refusals import NotNow
from cogs.ui.interactions import Caller, safely, with_alt_fallback
from cogs.ui.messages import Sheet
from engine.host.model.records import Refused, Status, TableInfo
from engine.host.store.errors import NotRecorded

if TYPE_CHECKING:
    from cogs.ui.services import Services

log = logging.getLogger("tefuda.copies")

TOKEN_S = 14.5 * 60.0
"""Seconds for which a copy is changed: Discord's quarter of an hour for a token, less the time of a request."""

Key = tuple[int, str]
"""A table and a person."""


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
    due: bool = False
    """True if the table has changed since the copy was last compared with it."""
    doubt: bool = False
    """True if an older state may have been shown after the answer to a press."""
    following: asyncio.Task[None] | None = None
    """The task that changes it now."""


class HandCopies:
    """The copies of this process, by table and person."""

    def __init__(self, services: Services, sheet: Callable[[TableInfo, str], Awaitable[Sheet]]) -> None:
        self.services, self.sheet = services, sheet
        self._copies: dict[Key, HandCopy] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        """The changes under way."""

    @contextmanager
    def pressed(self, who: Caller) -> Iterator[None]:
        """Note that a press is answered during the block; it may put something else in the place of the hand."""
        message = who.interaction.message
        found = ((key, c) for key, c in self._copies.items() if message is not None and c.message == message.id)
        key, copy = next(found, (None, None))
        if key is None or copy is None:
            yield
            return
        copy.presses += 1
        try:
            yield
        finally:
            copy.presses -= 1
            if who.answer == copy.message and copy.interaction is not who.interaction:
                copy.shown, copy.interaction, copy.until = None, who.interaction, self.services.clock() + TOKEN_S
            self._begin(key, copy)

    async def keep(self, who: Caller, info: TableInfo, *, whole: bool = True) -> None:
        """Keep the caller's newest answer, which shows their hand, as their copy; the former one is deleted.

        If it does not show the ``whole`` state of ``info``, it is changed after the press.
        """
        if who.interaction.guild_id is None or who.unseen or who.answer is None:
            return
        self._drop_expired()
        key, until = (info.id, who.person.id), self.services.clock() + TOKEN_S
        former = self._copies.get(key)
        if former is not None and former.message == who.answer:
            former.interaction, former.until, former.shown = who.interaction, until, info.news
            former.doubt, former.due = former.doubt or not whole, former.due or not whole
            return
        self._copies[key] = HandCopy(who.answer, who.interaction, until, info.news, doubt=not whole)
        if former is not None:
            await safely(former.interaction.delete_original_response)

    def follow(self, table: int) -> None:
        """Begin to bring the copies of a table up to date; presses on them go first.

        A copy that cannot be changed is forgotten; at the end of the table, whose result stands beside it, it goes.
        """
        self._drop_expired()
        for key, copy in list(self._copies.items()):
            if key[0] == table:
                copy.due = True
                self._begin(key, copy)

    def has(self, message: int) -> bool:
        """True if a message is a copy."""
        return any(copy.message == message for copy in self._copies.values())

    async def stop(self) -> None:
        """Break off all changes."""
        ending = list(self.tasks)
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)

    def _drop_expired(self) -> None:
        now = self.services.clock()
        self._copies = {of: copy for of, copy in self._copies.items() if copy.until > now}

    def _begin(self, key: Key, copy: HandCopy) -> None:
        """Start the task that changes a copy, if that is due and nobody else changes it."""
        if not copy.due or copy.presses or copy.following is not None:
            return
        copy.following = asyncio.create_task(self._follow(key, copy), name=f"copy-{key[0]}")
        self.tasks.add(copy.following)
        copy.following.add_done_callback(self.tasks.discard)

    async def _follow(self, key: Key, copy: HandCopy) -> None:
        try:
            while copy.due and not copy.presses and self._copies.get(key) is copy:
                copy.due = False
                await self._compare(key, copy)
        except (Refused, NotNow, NotRecorded):
            # The table's next change tries again.
            pass
        except Exception:
            log.exception("a copy at table %d", key[0])
        finally:
            copy.following = None

    async def _compare(self, key: Key, copy: HandCopy) -> None:
        """Change a copy if it may show an older state than the newest. Raises Refused, NotNow or NotRecorded."""
        info = await self.services.host.reading.table(*key)
        if self._is_touched(key, copy):
            return
        if info.status not in (Status.PLAYING, Status.PAUSED) or info.seat_of(key[1]) is None:
            del self._copies[key]
            if copy.shown is None or copy.shown < info.news:
                await safely(copy.interaction.delete_original_response)
            return
        if copy.shown is None or (copy.shown >= info.news and not copy.doubt):
            return
        async with self.services.drawing.slots.slot(info.home):
            sheet = await self.sheet(info, key[1])
        if self._is_touched(key, copy):
            return
        former, copy.doubt = copy.interaction, False
        if not await self._change(copy, sheet):
            if self._copies.get(key) is copy and copy.interaction is former:
                del self._copies[key]
            return
        if copy.presses or copy.interaction is not former:
            copy.doubt = copy.due = True
        elif copy.shown is not None:
            copy.shown = max(copy.shown, info.news)

    def _is_touched(self, key: Key, copy: HandCopy) -> bool:
        """True if the copy is to be left alone now: another has replaced it, or a press on it is being answered."""
        copy.due = copy.due or copy.presses > 0
        return copy.presses > 0 or self._copies.get(key) is not copy

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
