"""Hours in which somebody's device shall make no sound, in their own time zone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo, available_timezones

HOURS = 24


def zones() -> list[str]:
    """Every time zone that this machine knows, by name."""
    return sorted(zone for zone in available_timezones() if "/" in zone or zone == "UTC")


def is_zone(name: str) -> bool:
    """Whether this machine knows a time zone of that name."""
    try:
        ZoneInfo(name)
    except (LookupError, OSError, ValueError):
        return False
    return True


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
        if not is_zone(self.zone):
            return False
        hour = datetime.fromtimestamp(now, ZoneInfo(self.zone)).hour
        return self.begin <= hour < self.end if self.begin < self.end else hour >= self.begin or hour < self.end


def quiet_hours(begin: int | None, end: int | None, zone: str | None) -> QuietHours | None:
    """Somebody's quiet hours as they are kept; None where both hours are the same, or nothing is kept."""
    return None if begin is None or end is None or begin == end else QuietHours(begin, end, zone or "")
