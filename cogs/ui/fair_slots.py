"""Slots of something scarce, shared fairly between the keys that ask for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager


class FairSlots:
    """Lets ``places`` in at a time. Keys take turns; within a key the first to ask comes first.

    So a server with two hundred waiting tables delays another server by one slot, not two hundred.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[Hashable, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def slot(self, key: Hashable) -> AsyncIterator[None]:
        """Wait for a slot, and return it at the end."""
        await self._enter(key)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, key: Hashable) -> None:
        if self.free:
            self.free -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(key, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                # The slot had just been given to us.
                self._leave()
            raise

    def _leave(self) -> None:
        while self.waiting:
            key, queue = self.waiting.popitem(last=False)
            next_one = queue.popleft()
            if queue:
                self.waiting[key] = queue
            if not next_one.done():
                next_one.set_result(None)
                return
        self.free += 1
