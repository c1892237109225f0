"""Hours in which a person's device makes no sound, in their own time zone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, available_timezones

from engine.host.model.clock.public_holidays import is_holiday

HOURS = 24
SUNDAY = 6
"""The number of the day, from Monday, 0."""
A_MONDAY = date(2026, 1, 5)
Span = tuple[int, int]
"""From one full hour to another; (0, 24) is the whole day, (0, 0) no hour of it."""
WHOLE_DAY, NO_HOURS = (0, HOURS), (0, 0)
DayHours = tuple[tuple[int, Span], ...]
"""The hours of single weekdays, by their numbers."""
SAMPLE = "Asia/Tokyo"
"""A time zone that every zone database has."""


@lru_cache(maxsize=1)
def zones() -> tuple[str, ...]:
    """Return the names of all time zones of this machine; the first read takes about 10 ms."""
    return tuple(sorted(zone for zone in available_timezones() if "/" in zone or zone == "UTC"))


def zone_named(name: str) -> tzinfo | None:
    """Return the time zone of that name, or None if this machine does not know it. UTC is known without any files."""
    try:
        return UTC if name == "UTC" else ZoneInfo(name)
    except (LookupError, OSError, ValueError):
        return None


def has_zones() -> bool:
    """True if this machine knows time zones, from its system or from the package tzdata."""
    return zone_named(SAMPLE) is not None


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From the full hour ``begin`` (0 to 23) to the full hour ``end``, past midnight if ``end`` is the smaller one.

    ``days`` has the other hours of single weekdays, ``holidays`` the country whose public holidays are kept.

    Rulings:

    1. A night belongs to the day in whose morning it ends: hours of Saturday from 1 to 10 are the night from Friday to
       Saturday, and those of Monday from 23 to 7 begin on Sunday evening. So on a Friday evening nothing is quiet
       before the hours of Saturday begin.
    2. On a public holiday the hours of Sunday hold: people sleep longer, and have the day to play. A whole quiet day
       would take that from them; who wants one has it by a quiet Sunday.
    3. Quiet hours follow the local clock: an hour that occurs twice when clocks go back is quiet twice. The days are
       those of the person's time zone.
    """

    begin: int
    end: int
    zone: str
    days: DayHours = ()
    holidays: str = ""

    def covers(self, now: float) -> bool:
        """True if it is quiet at ``now``, in seconds since 1970. An unknown zone has no quiet hours."""
        zone = zone_named(self.zone)
        if zone is None:
            return False
        return self.covers_local(datetime.fromtimestamp(now, zone))

    def covers_local(self, here: datetime) -> bool:
        """True if it is quiet at a moment of the local clock."""
        if self.days:
            return self.covers_hour(here.date(), here.hour)
        # Nearly everybody has one span for all days.
        begin, end, hour = self.begin, self.end, here.hour
        return begin <= hour < end if begin < end else begin > end and (hour >= begin or hour < end)

    def covers_hour(self, day: date, hour: int) -> bool:
        """True if an hour of a day of the local calendar is quiet; from hour 24 on, it is one of the days after."""
        day, hour = (day + timedelta(days=hour // HOURS), hour % HOURS) if hour >= HOURS else (day, hour)
        begin, end = self.span_of(day)
        if begin < end:
            own = begin <= hour < end
        else:
            own = begin > end and hour < end
        if own or not (self.days or begin > end):
            return own
        begin, end = self.span_of(day + timedelta(days=1)) if self.days else (begin, end)
        return begin > end and hour >= begin

    def span_of(self, day: date) -> Span:
        """Return the hours that belong to a day (ruling 1). A begin after the end is on the evening before; hours until
        midnight end at 24.
        """
        weekday = day.weekday()
        if self.days and self.holidays and weekday != SUNDAY and is_holiday(self.holidays, day):
            weekday = SUNDAY
        begin, end = next((span for known, span in self.days if known == weekday), (self.begin, self.end))
        return (begin, HOURS) if begin and not end else (begin, end)

    def has_loud_hours(self) -> bool:
        """True if some hour of an ordinary week is not quiet. Without one, no time would ever count."""
        return not all(self.covers_hour(A_MONDAY, hour) for hour in range(7 * HOURS))


def quiet_hours(
    begin: int | None, end: int | None, zone: str | None, days: str | None = "", holidays: str | None = ""
) -> QuietHours | None:
    """Return a person's quiet hours from the stored values; None if no hour of any day is quiet."""
    if begin is None or end is None or (begin == end and not days):
        return None
    begin, end = (0, 0) if begin == end else (begin, end)
    return QuietHours(begin, end, zone or "", days_from_json(days or ""), holidays or "")


def days_to_json(days: DayHours) -> str:
    """Return the stored text of the hours of single weekdays, "" for none."""
    return json.dumps({str(day): span for day, span in days}, separators=(",", ":")) if days else ""


def days_from_json(kept: str) -> DayHours:
    """Read the value of ``days_to_json``."""
    return tuple(sorted((int(day), (span[0], span[1])) for day, span in json.loads(kept).items())) if kept else ()
