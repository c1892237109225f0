"""The clock of a bot beside a local Discord, whose page moves the time forward."""

from __future__ import annotations

from collections.abc import Callable

from engine.host.cluster.monotonic_clock import MonotonicClock


class LocalClock:
    """Seconds since 1970: the machine's time, and as much ahead as the local Discord is."""

    def __init__(self, ahead: float = 0.0) -> None:
        """``ahead``: seconds that the local Discord is ahead of the machine's time."""
        self._even, self._ahead = MonotonicClock(), ahead
        self.moved: Callable[[], object] = lambda: None
        """Called after each move, to wake what waits for a time."""

    def __call__(self) -> float:
        """The time now."""
        return self._even() + self._ahead

    def move(self, ahead: float) -> None:
        """Be so many seconds ahead from now on."""
        self._ahead = ahead
        self.moved()
