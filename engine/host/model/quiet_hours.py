"""Hours in which somebody's device shall make no sound, in their own time zone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

HOURS = 24
SAMPLE = "Asia/Tokyo"
"""A zone that is known wherever any are."""


HOME = {"ja": "Asia/Tokyo"}
"""The time zone of people who have named none, by the language of their Discord; others are asked."""


@lru_cache(maxsize=1)
def zones() -> tuple[str, ...]:
    """Every time zone that this machine knows, by name; reading them takes a hundredth of a second."""
    return tuple(sorted(zone for zone in available_timezones() if "/" in zone or zone == "UTC"))


def zone_named(name: str) -> tzinfo | None:
    """The time zone of that name, None where this machine knows none; UTC is known without any files."""
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (LookupError, OSError, ValueError):
        return None


def has_zones() -> bool:
    """Whether this machine knows time zones: from its system, or from the package tzdata."""
    return zone_named(SAMPLE) is not None


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From the full hour ``begin`` (0 to 23) to the full hour ``end``, past midnight where that comes first."""

    begin: int
    end: int
    zone: str

    def covers(self, now: float) -> bool:
        """Whether it is quiet at ``now``, in seconds since 1970. A zone that nobody knows (any more) has no hours.

        By the clock on the wall: an hour that comes twice in the night when clocks go back is quiet twice.
        """
        zone = zone_named(self.zone)
        if zone is None:
            return False
        hour = datetime.fromtimestamp(now, zone).hour
        return self.begin <= hour < self.end if self.begin < self.end else hour >= self.begin or hour < self.end


def quiet_hours(begin: int | None, end: int | None, zone: str | None) -> QuietHours | None:
    """Somebody's quiet hours as they are kept; None where both hours are the same, or nothing is kept."""
    return None if begin is None or end is None or begin == end else QuietHours(begin, end, zone or "")
