"""A clock that does not jump when the machine's clock is set."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

LEAP = 60.0
"""A difference of this many seconds is a jump. Smaller ones are followed, as clocks are corrected little by little."""


class MonotonicClock:
    """Seconds since 1970 at an even pace: a jump of the machine's clock has no effect while the bot runs.

    So nothing comes due, waits or is too old only because the clock was set. If the machine's clock is set back again,
    ours follows it.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._offset = wall() - monotonic()
        self._leapt = False

    def __call__(self) -> float:
        """The time now."""
        passed = self._monotonic()
        ahead = self._wall() - passed - self._offset
        leapt = abs(ahead) >= LEAP
        if leapt and not self._leapt:
            log.warning("the machine's clock was set by %.0f s; ours goes on without that", ahead)
        self._leapt = leapt
        if not leapt:
            self._offset += ahead
        return passed + self._offset
