"""A cog that does rounds of work in the background, from when the bot is connected until the cog is unloaded."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import ClassVar

from cogs.run.background import Background
from cogs.ui.cog import Cog
from cogs.ui.tefuda import Tefuda
from engine.host.store.errors import NotRecorded

log = logging.getLogger("tefuda.rounds")


class BackgroundLoop(Cog):
    """The base of such cogs. A subclass defines ``round``. All it needs is in the store: any round may be the last."""

    every: ClassVar[float] = 15.0
    """Seconds between two rounds, unless ``nudge`` starts one earlier."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.background = Background(self.work, type(self).__name__)
        self.nudged = asyncio.Event()

    async def cog_load(self) -> None:
        """Start the rounds if the bot is connected already."""
        await super().cog_load()
        if self.bot.is_ready():
            self.background.begin()

    @Cog.listener()
    async def on_ready(self) -> None:
        """Start the rounds once the bot is connected."""
        self.background.begin()

    async def cog_unload(self) -> None:
        """Stop the rounds."""
        await super().cog_unload()
        await self.background.end()

    def nudge(self) -> None:
        """Start the next round now."""
        self.nudged.set()

    async def work(self) -> None:
        """Do rounds for ever. An error ends one round, not the loop."""
        while True:
            self.nudged.clear()
            try:
                await self.round()
            except NotRecorded:
                log.info("%s waits until the store can be written", type(self).__name__)
            except Exception as e:
                log.exception("%s", type(self).__name__)
                self.services.host.tables.failed(e)
            with suppress(TimeoutError):
                async with asyncio.timeout(self.every):
                    await self.nudged.wait()

    async def round(self) -> None:
        """Do everything that is due now."""
        raise NotImplementedError
