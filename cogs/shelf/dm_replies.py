"""Answers to text that people write in direct messages: one line, with the tables that wait for them.

The text itself is not read: moves are pressed or typed as commands. The answer makes no sound, and a person gets one a
minute at most, however much they write.
"""

from __future__ import annotations

import contextlib
import logging
from collections import OrderedDict

import discord

from cogs.play.inbox import inbox_sheet
from cogs.run.refusals import TROUBLE
from cogs.ui.cog import Cog
from cogs.ui.tefuda import Tefuda
from engine.host.store.errors import NotRecorded
from locales import language_of, words

log = logging.getLogger("tefuda.written")

AGAIN_S = 60.0
"""Seconds for which a person gets no second answer."""
REMEMBERED = 1000
"""How many people have their last answer's time kept in memory."""
WRITTEN = (discord.MessageType.default, discord.MessageType.reply)


class DmReplies(Cog):
    """Answers text in direct messages."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.answered: OrderedDict[int, float] = OrderedDict()
        """When people were answered, by person."""

    @Cog.listener()
    async def on_message(self, message: discord.Message) -> None:
        """Answer a direct message from a person, unless they had an answer lately."""
        if message.guild is not None or message.author.bot or message.type not in WRITTEN:
            return
        now = self.services.clock()
        if now - self.answered.get(message.author.id, float("-inf")) < AGAIN_S:
            return
        self.answered[message.author.id] = now
        self.answered.move_to_end(message.author.id)
        if len(self.answered) > REMEMBERED:
            self.answered.popitem(last=False)
        try:
            await self.answer(str(message.author.id), str(message.channel.id), str(message.id))
        except TROUBLE as e:
            log.info("words in a direct message were not answered: %s", type(e).__name__)

    async def answer(self, person: str, channel: str, written: str) -> None:
        """Send the person's inbox; ``written`` is the message that is answered, once."""
        host = self.services.host
        settings = await host.settings.person(person)
        w = words(language_of(settings.lang or settings.locale))
        sheet = await inbox_sheet(self.services, person, w, first=[w("words-are-no-moves")])
        await self.services.live_hands.at_discord.send(channel, sheet, f"w{written}", silent=True)
        if settings.dm_closed is not None:
            # A person who writes to us may be reached there again: the next hand will try.
            with contextlib.suppress(NotRecorded):
                await host.settings.dm_refused(person, None)
