"""Whether the store can be written. It is found out by use, logged once, and tried again after growing pauses."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from engine.host.store.errors import NotRecorded

log = logging.getLogger(__name__)

PAUSES = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""Seconds before each next try to write to a store that could not be written; the last value repeats."""
CALM = 60.0
"""New trouble within this many seconds continues with the longer pauses."""


class Health:
    """Notes every failed write. ``healed`` is called when writing is possible again."""

    def __init__(self, probe: Callable[[], Awaitable[object]]) -> None:
        """``probe`` writes as much as the largest change does; raises NotRecorded."""
        self.well = True
        self.healed: Callable[[], None] = lambda: None
        self._probe = probe
        self._healing: asyncio.Task[None] | None = None
        self._waited = 0
        """Pauses made since the trouble began."""
        self._healed_at = float("-inf")

    def failed(self, e: Exception) -> None:
        """Note a failed write."""
        if self.well:
            self.well = False
            if time.monotonic() - self._healed_at > CALM:
                self._waited = 0
            log.error("the store cannot be written (%s); what is to be done waits until it can", e)
            self._healing = asyncio.create_task(self._heal(), name="store healing")

    async def _heal(self) -> None:
        """Run the probe until it succeeds. Small writes may find room where larger ones do not, so
        they prove nothing.
        """
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
        """Stop trying."""
        if self._healing is not None:
            self._healing.cancel()
            await asyncio.wait({self._healing})
