"""Measures how late this machine is, as a reference for other measurements in seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

TICK_S = 0.05


class Lateness:
    """``seconds`` is the total delay of short waits, in a thread and back in the loop."""

    def __init__(self) -> None:
        self.seconds = 0.0

    async def watch(self) -> None:
        """Wait again and again."""
        while True:
            begun = time.monotonic()
            await asyncio.to_thread(time.sleep, TICK_S)
            self.seconds += max(0.0, time.monotonic() - begun - TICK_S)


@asynccontextmanager
async def lateness() -> AsyncIterator[Lateness]:
    """Yield a Lateness that measures as long as the block runs."""
    late = Lateness()
    watching = asyncio.create_task(late.watch())
    try:
        yield late
    finally:
        watching.cancel()
        await asyncio.wait({watching})
