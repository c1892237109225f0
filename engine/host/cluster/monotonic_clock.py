"""A clock that does not jump when somebody sets the machine's."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

LEAP = 60.0
"""A difference of so many seconds is a jump; smaller ones are followed, as clocks are put right little by little."""


class MonotonicClock:
    """Seconds since 1970, going on evenly: a jump of the machine's clock is left out as long as we run.

    So nothing comes due, or waits, or is too old only because the clock was set. Should it be set back, ours
    follows it again.
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
