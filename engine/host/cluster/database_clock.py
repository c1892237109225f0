"""The clock of a server that several processes share, so that machines with different clocks agree."""

from __future__ import annotations

import time
from collections.abc import Callable

from engine.host.store.contract import Store

SLOW_S = 1.0
"""An answer that took this many seconds is too imprecise to be used."""


class DatabaseClock:
    """Seconds since 1970 by the store's server, as of the last question; by our own clock before that."""

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._ahead = wall() - monotonic()

    def __call__(self) -> float:
        """The time now."""
        return self._monotonic() + self._ahead

    async def ask(self, store: Store) -> None:
        """Ask the server for its time. Called again and again, as clocks drift apart. Raises NotRecorded."""
        began = self._monotonic()
        told = await store.now()
        ended = self._monotonic()
        if told is not None and ended - began < SLOW_S:
            self._ahead = told - (began + ended) / 2
