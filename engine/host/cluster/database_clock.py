"""The time of a server that several processes share, so that those of machines whose clocks differ agree."""

from __future__ import annotations

import time
from collections.abc import Callable

from engine.host.store.contract import Store

SLOW_S = 1.0
"""An answer that took so many seconds does not tell well enough when it was given."""


class DatabaseClock:
    """Seconds since 1970 by the store's server, as of the last time it was asked; by our own clock until then."""

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._ahead = wall() - monotonic()

    def __call__(self) -> float:
        """The time now."""
        return self._monotonic() + self._ahead

    async def ask(self, store: Store) -> None:
        """See what the server says; to be called again and again, as clocks drift apart. Raises NotRecorded."""
        began = self._monotonic()
        told = await store.now()
        ended = self._monotonic()
        if told is not None and ended - began < SLOW_S:
            self._ahead = told - (began + ended) / 2
