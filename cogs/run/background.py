"""Background work of a bot or a cog, for as long as it is loaded."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine


class Background:
    """One task at a time. After ``end`` it never begins again: READY may arrive when the bot is already closing."""

    def __init__(self, work: Callable[[], Coroutine[object, object, None]], name: str) -> None:
        self.work, self.name = work, name
        self.task: asyncio.Task[None] | None = None
        self.ended = False

    def begin(self) -> None:
        """Begin to work, unless the task runs already."""
        if not self.ended and (self.task is None or self.task.done()):
            self.task = asyncio.create_task(self.work(), name=self.name)

    async def end(self) -> None:
        """Stop the work for good."""
        self.ended = True
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
