"""Whether the store can be written: found out by use, said once, and tried again after growing pauses."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from engine.host.store.errors import NotRecorded

log = logging.getLogger(__name__)

PAUSES = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""Seconds before the next try to write to a store that could not be written; the last one for ever."""
CALM = 60.0
"""Trouble that comes back within so many seconds goes on with the longer pauses."""


class Health:
    """Told of every write that was not possible. ``healed`` is called when writing has become possible again."""

    def __init__(self, probe: Callable[[], Awaitable[object]]) -> None:
        """``probe`` writes as much as the largest change does; raises NotRecorded."""
        self.well = True
        self.healed: Callable[[], None] = lambda: None
        self._probe = probe
        self._healing: asyncio.Task[None] | None = None
        self._waited = 0
        """Pauses made in this trouble."""
        self._healed_at = float("-inf")

    def failed(self, e: Exception) -> None:
        """A write was not possible."""
        if self.well:
            self.well = False
            if time.monotonic() - self._healed_at > CALM:
                self._waited = 0
            log.error("the store cannot be written (%s); what is to be done waits until it can", e)
            self._healing = asyncio.create_task(self._heal(), name="store healing")

    async def _heal(self) -> None:
        """Small writes may find room where others do not, so only the probe tells that all is well."""
        while not self.well:
            pause = PAUSES[min(self._waited, len(PAUSES) - 1)]
            self._waited += 1
            await asyncio.sleep(pause)
            with suppress(NotRecorded):
                await self._probe()
                self.well, self._healed_at = True, time.monotonic()
                log.warning("the store can be written again")
        self.healed()

    async def close(self) -> None:
        """Try no more."""
        if self._healing is not None:
            self._healing.cancel()
            await asyncio.wait({self._healing})
