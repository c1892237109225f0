"""Time and identifiers: one clock that tests and the page can move forward, and snowflakes that hold its time."""

from __future__ import annotations

import datetime
import time
from typing import Final

#: Milliseconds since 1970 of Discord's epoch, the first second of 2015.
EPOCH_MS = 1_420_070_400_000
#: Seconds that a person in a test waits for the bot. The limit only separates slow from never: a busy machine may take
#: many times as long as usual.
PATIENCE: Final = 90.0


class Clock:
    """Wall time in seconds since 1970; ``offset`` is how far it was moved forward (an hour passes at once)."""

    def __init__(self) -> None:
        """Start at the real time."""
        self.offset = 0.0

    def now(self) -> float:
        """Return seconds since 1970, offset included."""
        return time.time() + self.offset

    def iso(self) -> str:
        """Return the present time in Discord's JSON form."""
        return datetime.datetime.fromtimestamp(self.now(), datetime.UTC).isoformat()


class Snowflakes:
    """Makes ids that hold the creation time and never go backwards, not even over a restart."""

    def __init__(self, clock: Clock) -> None:
        """Take the clock for the ids."""
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        """Return a new id, larger than every one before."""
        self._last = max(self._last + 1, (int(self._clock.now() * 1000) - EPOCH_MS) << 22)
        return str(self._last)

    def seen(self, snowflake: str) -> None:
        """Note an id from an earlier run, so that new ones are larger."""
        self._last = max(self._last, int(snowflake))


def created(snowflake: str) -> float:
    """Return the seconds since 1970 that a snowflake holds."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000
