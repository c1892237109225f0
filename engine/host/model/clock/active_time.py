"""Which time counts for a person: not their quiet hours, not their vacations, not outages.

Pure functions of moments (seconds since 1970) and of a person's hours; nothing ticks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, tzinfo
from math import floor, inf

from engine.host.model.clock.quiet_hours import HOURS, QuietHours, zone_named

Gap = tuple[float, float]
"""No time counts from the first moment to the second."""


@dataclass(frozen=True, slots=True)
class ActiveHours:
    """The time that counts: all except the quiet hours and the gaps. Gaps may overlap."""

    quiet: QuietHours | None = None
    gaps: tuple[Gap, ...] = ()

    def between(self, begin: float, end: float) -> float:
        """Return how many seconds count from ``begin`` to ``end``; 0.0 if ``end`` is not later."""
        counted = 0.0
        for start, stop, counts in self._pieces(begin):
            if start >= end:
                break
            if counts:
                counted += min(stop, end) - start
        return counted

    def after(self, begin: float, seconds: float) -> float:
        """Return the first moment that counts at which ``seconds`` have been counted since ``begin``."""
        left = max(0.0, seconds)
        for start, stop, counts in self._pieces(begin):
            if counts:
                if left < stop - start:
                    return start + left
                left -= stop - start
        raise AssertionError("the last piece has no end")

    def _pieces(self, begin: float) -> Iterator[tuple[float, float, bool]]:
        """Yield successive pieces of time from ``begin`` on, without end, each with whether it counts."""
        known = None if self.quiet is None else zone_named(self.quiet.zone)
        quiet = None if known is None else self.quiet
        at = begin
        while True:
            gone = max((stop for start, stop in self.gaps if start <= at < stop), default=None)
            if gone is not None:
                yield at, gone, False
                at = gone
                continue
            edge = inf if quiet is None or known is None else _next_edge(quiet, known, at)
            stops = [edge, *(b for b, _ in self.gaps if b > at)]
            yield (
                at,
                min(stops),
                quiet is None or known is None or not quiet.covers_local(datetime.fromtimestamp(at, known)),
            )
            at = min(stops)


def _next_edge(quiet: QuietHours, zone: tzinfo, at: float) -> float:
    """Return the next full second after ``at`` at which quiet hours may begin or end.

    Quiet hours follow the local clock. If that clock is put forward or back before then, return the second of the
    change.
    """
    begin = floor(at)
    here = datetime.fromtimestamp(begin, zone)
    covered = quiet.covers_local(here)
    if quiet.days:
        day, further = here.date(), range(here.hour + 1, here.hour + HOURS)
        ahead = next((hour for hour in further if quiet.covers_hour(day, hour) != covered), here.hour) - here.hour
    else:
        ahead = ((quiet.end if covered else quiet.begin) - here.hour) % HOURS
    edge = begin + (ahead or HOURS) * 3600 - here.minute * 60 - here.second
    offset = here.utcoffset()
    if datetime.fromtimestamp(edge, zone).utcoffset() == offset:
        return edge
    low = begin
    while edge - low > 1:
        middle = (low + edge) // 2
        if datetime.fromtimestamp(middle, zone).utcoffset() == offset:
            low = middle
        else:
            edge = middle
    return edge
