"""The names of tables' threads: the game, and who plays. A number stands only where two running tables would be alike.

A thread is opened before anybody sits, under the game's name alone. It is named at the deal, when a substitute sits
down, and when a person's data is deleted. Discord allows two changes of a name in ten minutes, so a third waits.
Discord notes each change in the thread, with the name; the note is deleted, so that no deleted person's name stays.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

import discord

from cogs.run.refusals import ARCHIVED, passing
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from engine.core.text.names import plain
from engine.host.model.records import Status, TableInfo
from engine.host.model.rows import OVER
from locales import Words

LONGEST: Final = 100
"""Most characters of a thread's name; Discord counts in UTF-16."""
SIGNS: Final = tuple("🦊🐻🐼🐨🐯🦁🐸🐵🐧🦉🐝🦋🐢🐙🐳🐬🐿🦔🐰🐹🌵🌲🍁🍄🌻🌷🌙🍎🍊🍋🍇🍉🍒🍑🍍🥝🥕🌽🍙🍩🎈🎁🔔🎺🎻🥁🚲🚂")
"""Signs that tell the threads of a game from each other before anybody plays there."""
NOTED: Final = discord.MessageType.channel_name_change
"""The kind of Discord's own message about a changed name."""


def first_name(title: str, words: Words) -> str:
    """Return the name of a new thread: the title of the game, and a random sign to tell it from its neighbours.

    It holds no person's name, since Discord's own line about a new thread keeps it for ever. It holds no word either,
    since flowers are names as well.
    """
    return words("table-thread", title=title, sign=secrets.choice(SIGNS))


def thread_name(title: str, people: Sequence[str], words: Words, number: str = "") -> str:
    """Return the name of a thread: the title of the game, the people, and ``number`` if there is one.

    Names that have no room are left out whole, with their count. Without people it is the title alone.
    """
    end = words("table-thread-number", table=number) if number else ""
    for shown in range(len(people), 0, -1):
        names = words("table-thread-comma").join(people[:shown])
        more = words("table-thread-more", count=len(people) - shown) if shown < len(people) else ""
        name = words("table-thread", title=title, sign=f"{names}{more}{end}")
        if length(name) <= LONGEST:
            return name
    return f"{title}{end}"


def length(name: str) -> int:
    """Return the length of a name as Discord counts it."""
    return len(name.encode("utf-16-le")) // 2


def players(info: TableInfo) -> list[str]:
    """Return the names of the people of a table in seat order, without computer players."""
    return [plain(s.name) for s in info.seats if s.person is not None or s.absent is not None]


class ThreadNames:
    """Runs the tasks that name a thread."""

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.services: Services = bot.services

    async def deliver(self, info: TableInfo) -> bool:
        """Give a table's thread its name; False: nothing was acknowledged. Raises errors of Discord that may pass."""
        wanted = await self.wanted(info)
        if info.thread is None or wanted is None:
            return False
        try:
            await self.rename(info.thread, wanted, over=info.status in OVER)
            await self.clear_notes(info.thread)
        except discord.HTTPException as e:
            if passing(e):
                raise
        return False

    async def wanted(self, info: TableInfo) -> str | None:
        """Return the name that a table's thread should have; None if it keeps the one it has."""
        if info.guild is None or info.thread is None or info.watch or info.status is Status.OPEN:
            return None
        running = [t for t in await self.services.host.reading.tables_in(info.guild) if t.status is not Status.OPEN]
        if any(t.thread == info.thread and t.id > info.id for t in running):
            # A rematch is played there by now.
            return None
        words = self.services.table_words(info)
        title = self.services.narration(info.game).title(words)
        alike = [t for t in running if t.id < info.id and t.channel == info.channel and t.game == info.game]
        alike = [t for t in alike if t.thread != info.thread and players(t) == players(info)]
        return thread_name(title, players(info), words, str(info.id) if alike else "")

    async def rename(self, thread: str, name: str, *, over: bool) -> None:
        """Rename a thread, also an archived one, unless it has that name already, or of old no person's name at all."""
        known = self.bot.get_channel(int(thread))
        present = known.name if isinstance(known, discord.Thread) else await self.name_of(thread)
        if present == name or (over and present[-1:] in SIGNS):
            return
        try:
            await self.bot.http.edit_channel(int(thread), name=name)
        except discord.HTTPException as e:
            if e.code != ARCHIVED:
                raise
            await self.bot.http.edit_channel(int(thread), name=name, archived=False)
            await self.bot.http.edit_channel(int(thread), archived=True)

    async def name_of(self, thread: str) -> str:
        """Return the present name of a thread that we do not keep in memory."""
        return str((await self.bot.http.get_channel(int(thread)))["name"])

    async def clear_notes(self, thread: str) -> None:
        """Delete Discord's own notes that we have changed the name of a thread."""
        me = self.bot.user.id if self.bot.user else 0
        async for message in self.services.live_hands.at_discord.history(thread):
            if message.type is NOTED and message.author.id == me:
                await self.bot.get_partial_messageable(int(thread)).get_partial_message(message.id).delete()
