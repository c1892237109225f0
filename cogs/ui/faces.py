"""Card faces as emoji of our application, in buttons and menus; the words beside them are enough without.

Each is drawn once (``render.emoji``) and uploaded once. Its name holds a hash of its content, so at every start
Discord's list shows which exist. Emoji of a former look stay, as older messages show them. An error here only delays
the faces; nothing waits for them. If Discord refuses a message with such an emoji, because a person deleted it, no
message has emoji until the next start.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from cogs.run.background import Background
from engine.host.store.errors import NotRecorded
from render import emoji

if TYPE_CHECKING:
    from cogs.ui.tefuda import Tefuda

log = logging.getLogger("tefuda.faces")

UPLOAD_PAUSE_S = 0.2
"""Seconds between two uploads."""
BUSY_S = 10.0
"""Seconds before the next look while another process uploads them."""
AGAIN_S = 600.0
"""Seconds before the next try after an error."""


class Faces:
    """Uploads missing emoji and makes all of them known (``Services.faces``)."""

    def __init__(self, bot: Tefuda, pause: float = UPLOAD_PAUSE_S) -> None:
        self.bot, self.pause = bot, pause
        self.background = Background(self._until_known, "faces")

    async def _until_known(self) -> None:
        drawn = await asyncio.to_thread(emoji.drawn)
        while True:
            wait = AGAIN_S
            try:
                async with self.bot.services.host.tables.leases.alone("faces") as ours:
                    if ours:
                        await self._make_known(drawn)
                        return
                # Another process is uploading them.
                wait = BUSY_S
            except discord.RateLimited as e:
                wait = max(wait, e.retry_after)
                log.info("card faces go on in %.0f s", wait)
            except (discord.HTTPException, aiohttp.ClientError, OSError, NotRecorded) as e:
                log.warning("card faces were refused, again in %.0f s: %s", wait, e)
            await asyncio.sleep(wait)

    async def _make_known(self, drawn: dict[str, tuple[str, bytes]]) -> None:
        there = {found.name: found.id for found in await self.bot.fetch_application_emojis()}
        known: dict[str, discord.PartialEmoji] = {}
        try:
            for key, (name, data) in drawn.items():
                if name not in there:
                    there[name] = (await self.bot.create_application_emoji(name=name, image=data)).id
                    await asyncio.sleep(self.pause)
                known[key] = discord.PartialEmoji(name=name, id=there[name])
        finally:
            # All at once: cards with and without a face beside each other would look like a difference in meaning.
            self.bot.services.faces.update(known)
