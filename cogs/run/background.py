"""What a bot or a cog does beside answering, for as long as it is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine


class Background:
    """One task at a time. Ended, it is never begun again: READY may be heard of only when the bot is closing."""

    def __init__(self, work: Callable[[], Coroutine[object, object, None]], name: str) -> None:
        self.work, self.name = work, name
        self.task: asyncio.Task[None] | None = None
        self.ended = False

    def begin(self) -> None:
        """Begin to work, unless it is being worked already."""
        if not self.ended and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.work(), name=self.name)

    async def end(self) -> None:
        """Work no more."""
        self.ended = True
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
