"""Tables without a channel: each of their people gets the public table as one message in their own direct messages.

Rulings:

1. The message shows what the table's message in a channel would show, the same to all who read the same language. It
   makes no sound. It is edited, however old it is, and posted again only if Discord edits it no more; so it stays where
   it is, and only hands come as new messages.
2. A task TABLE for everybody becomes one task for each person (``Deliveries.show_each``), each in a lane of its own. So
   a person who cannot be reached holds nobody up.
3. Who takes no direct messages has no such message; the table goes on, and ``/inbox`` shows it to them anywhere. With
   their next press in their direct messages they are written to again.
4. Who leaves before the game, or is sent away, loses the message. Who leaves during the game keeps it as long as they
   may come back. When the game is over their own result takes its place; for those who get none it shows the outcome.
5. There is no place to call anybody to: no mentions, no calls.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

import discord

from cogs.delivery.hands.live_hands import LiveHands
from cogs.delivery.sheets import table_sheets
from cogs.delivery.used_up import UsedUp
from cogs.run.refusals import NoDirectMessages, is_final, is_somebody
from cogs.ui import messages
from cogs.ui.panel import Panel
from cogs.ui.services import Services
from cogs.ui.words.computer_names import for_reader
from cogs.ui.words.escaping import escaped
from engine.host.model.records import DeliveryKind, DeliveryTask, Post, TableInfo
from engine.host.model.rows import OVER

TABLE = DeliveryKind.TABLE.value
"""The kind of post of these messages; the target is the person."""

Changed = Callable[[Post, messages.Sheet], Awaitable[bool]]


class DirectTables:
    """Runs the tasks TABLE and the public tasks RESULT of tables without a channel.

    ``changed`` edits the message of a post; False if it must be posted again.
    """

    def __init__(self, services: Services, used_up: UsedUp, changed: Changed) -> None:
        self.services, self.used_up, self.changed = services, used_up, changed
        self.hands: LiveHands = services.live_hands

    async def show_all(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Have the table shown to each of its people, and to those who have its message. True: also acknowledged."""
        await self.used_up.tidy(info)
        shown = {post.target for post in await self.services.host.posts.of_table(info.id) if post.kind == TABLE}
        people = shown if info.status in OVER else shown | members(info)
        if task.kind is DeliveryKind.RESULT:
            # Their own result takes the place of the table.
            people -= {p for seat in info.seats if (p := seat.person or seat.absent) is not None}
        await self.services.host.deliveries.show_each(task, sorted(people))
        return True

    async def show(self, info: TableInfo, task: DeliveryTask) -> bool:
        """Show the table to one person. True if that also acknowledged the task."""
        host, person = self.services.host, task.target
        post = await host.posts.find(info.id, TABLE, person)
        told = await host.posts.find(info.id, "result", person)
        if told is not None or (info.status not in OVER and person not in members(info)):
            await self.take_away(info.id, person)
            return False
        if info.status in OVER and post is None:
            return False
        async with self.services.drawing.slots.slot(info.home):
            info, words = await host.reading.table(info.id), await self.hands.words_for(info, person)
            sheet = await table_sheets.table_sheet(self.services, for_reader(info, words), words)
        try:
            if post is not None and await self._edited(post, sheet):
                await host.deliveries.acknowledge_post(task, replace(post, seq=info.news))
                return True
            if info.status in OVER:
                await self.take_away(info.id, person)
                return False
            nonce = await host.deliveries.nonce(TABLE, info.id, info.news, person, post.message if post else "")
            channel, message = await self.hands.direct_messages.send(person, nonce, sheet, silent=True)
        except NoDirectMessages:
            return False
        live = Post(info.id, TABLE, person, channel, message, info.news, self.services.clock())
        await host.deliveries.acknowledge_post(task, live, post)
        return True

    async def _edited(self, post: Post, sheet: messages.Sheet) -> bool:
        """Edit a message; False if it must be posted again, or cannot be reached any more."""
        try:
            return await self.changed(post, sheet)
        except discord.RateLimited:
            # Too many edits of an old message; a new one is young.
            return False
        except discord.HTTPException as e:
            if not is_final(e):
                raise
            return False

    async def take_away(self, table: int, person: str) -> None:
        """Delete a person's message of a table, if there is one."""
        if post := await self.services.host.posts.find(table, TABLE, person):
            await self.services.host.deliveries.retire(post)

    async def say(self, info: TableInfo, name: str, phrase: str, key: object) -> None:
        """Tell the others what a person of this name has said after the game, without a sound; ``key`` names the
        message.
        """
        host = self.services.host
        for seat in info.seats:
            if seat.person is None or not is_somebody(seat.person) or seat.name == name:
                continue
            words = await self.hands.words_for(info, seat.person)
            said = messages.phrase_said(escaped(name), phrase, words)
            if said is None:
                continue
            sheet = messages.Sheet(messages.fit([messages.heading(self.services, info, words), said]), Panel())
            nonce = await host.deliveries.nonce("said", info.id, key, seat.person)
            try:
                await self.hands.direct_messages.send(seat.person, nonce, sheet, silent=True)
            except NoDirectMessages:
                continue


def members(info: TableInfo) -> set[str]:
    """Return the people to whom a table without a channel is shown: those who sit there or may come back."""
    seats = [p for s in info.seats for p in (s.person, s.absent, s.resigned if s.person is None else None)]
    return {p for p in seats if p is not None and is_somebody(p)}
