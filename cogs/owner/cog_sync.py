"""Follows the owner's changes of cogs at other processes (``engine.host.cluster.cog_changes``)."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from cogs.owner.reloading import set_cog
from cogs.run.background import Background
from cogs.ui.cog import Cog
from cogs.ui.tefuda import Tefuda
from engine.host.cluster.cog_changes import LOADED, LOOK_S
from engine.host.store.errors import NotRecorded

log = logging.getLogger("tefuda.owner")


class CogSync(Cog):
    """Checks for changes at intervals if several processes share the store; does nothing otherwise."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.background = Background(self.look, "cog changes")

    async def cog_load(self) -> None:
        """Start the checks."""
        await super().cog_load()
        if self.services.host.tables.leases.shared:
            self.background.begin()

    async def cog_unload(self) -> None:
        """Stop the checks."""
        await super().cog_unload()
        await self.background.end()

    async def look(self) -> None:
        """Follow the changes of other processes, for ever."""
        while True:
            await asyncio.sleep(LOOK_S)
            with contextlib.suppress(NotRecorded):
                for name, what in (await self.services.host.unloaded_games.cog_changes.news()).items():
                    await self.follow(name, loaded=what == LOADED)

    async def follow(self, name: str, *, loaded: bool) -> None:
        """Load or unload a cog as another process did. If its files are broken here, log that and keep the cog."""
        try:
            await set_cog(self.bot, name, loaded=loaded)
        except Exception:
            log.exception("%s was changed by its owner elsewhere, and stays as it was here", name)
        else:
            log.info("%s was changed by its owner elsewhere, and here too", name)
