"""Quiet hours of single weekdays and of public holidays: at their boundaries, in weeks with a change of the clocks, and
in the store."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.host.model.clock import quiet_hours as module
from engine.host.model.clock.active_time import ActiveHours
from engine.host.model.clock.public_holidays import countries, is_holiday
from engine.host.model.clock.quiet_hours import (
    HOURS,
    NO_HOURS,
    WHOLE_DAY,
    DayHours,
    QuietHours,
    days_from_json,
    days_to_json,
    quiet_hours,
)
from engine.host.model.records import Refused
from tests.host.rig import ANN, Rig

pytestmark = pytest.mark.both_engines

HOUR = 3600.0
WEEKEND: DayHours = ((5, (1, 10)), (6, (1, 10)))
WEEKS = [
    ("Europe/Berlin", "2026-03-26T00:00"),
    ("Europe/Berlin", "2026-10-22T00:00"),
    ("America/New_York", "2026-03-05T00:00"),
    ("America/New_York", "2026-10-29T00:00"),
    ("Australia/Lord_Howe", "2026-04-02T00:00"),
    ("Australia/Lord_Howe", "2026-10-01T00:00"),
    ("Pacific/Chatham", "2026-09-24T00:00"),
    ("America/Santiago", "2026-09-03T00:00"),
    ("Asia/Kolkata", "2026-11-19T00:00"),
    ("Asia/Tokyo", "2026-11-19T00:00"),
]
"""Weeks from a Thursday on; all zones but the last two change their clocks in them, Santiago at midnight."""


def at(zone: str, text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def quiet_hours_of(hours: QuietHours, first: date, days: int = 1) -> list[str]:
    """Return the quiet hours of local days, such as "Fri 23"."""
    local = [datetime(first.year, first.month, first.day) + timedelta(hours=n) for n in range(days * HOURS)]
    return [f"{here:%a} {here.hour}" for here in local if hours.covers_hour(here.date(), here.hour)]


def test_a_night_belongs_to_the_day_in_whose_morning_it_ends() -> None:
    hours = QuietHours(23, 7, "Asia/Tokyo", WEEKEND)
    friday = quiet_hours_of(hours, date(2026, 11, 20))
    assert friday == [f"Fri {hour}" for hour in range(7)], "on Friday evening nothing is quiet yet"
    assert quiet_hours_of(hours, date(2026, 11, 21)) == [f"Sat {hour}" for hour in range(1, 10)]
    sunday = quiet_hours_of(hours, date(2026, 11, 22))
    assert sunday == [*(f"Sun {hour}" for hour in range(1, 10)), "Sun 23"], "Monday begins on Sunday evening"


def test_whole_days_and_days_without_quiet_hours() -> None:
    hours = QuietHours(23, 7, "UTC", ((5, WHOLE_DAY), (6, NO_HOURS)))
    told = quiet_hours_of(hours, date(2026, 11, 20), 4)
    assert told == [
        *(f"Fri {hour}" for hour in range(7)),
        *(f"Sat {hour}" for hour in range(24)),
        "Sun 23",
        *(f"Mon {hour}" for hour in range(7)),
        "Mon 23",
    ]
    late = QuietHours(0, 0, "UTC", ((4, (22, 0)),))
    assert quiet_hours_of(late, date(2026, 11, 19), 3) == ["Fri 22", "Fri 23"], "hours until midnight are of their day"


def minutes_counted(hours: QuietHours, begin: float, end: float) -> float:
    """Return the result of the slow way, minute by minute."""
    return 60.0 * sum(not hours.covers(begin + 60 * n) for n in range(int((end - begin) // 60)))


spans = st.tuples(st.integers(0, 23), st.integers(0, 23)) | st.just(WHOLE_DAY)
weeks = st.dictionaries(st.integers(0, 6), spans, max_size=7).map(lambda days: tuple(sorted(days.items())))


@settings(max_examples=60, deadline=None)
@given(week=st.sampled_from(WEEKS), usual=spans, days=weeks, begin=st.integers(0, 96), length=st.integers(1, 80))
def test_time_counts_as_minute_by_minute_in_weeks_in_which_clocks_change(
    week: tuple[str, str], usual: tuple[int, int], days: DayHours, begin: int, length: int
) -> None:
    zone, text = week
    hours = QuietHours(usual[0], usual[1] % HOURS, zone, days)
    start = at(zone, text) + begin * HOUR
    end = start + length * HOUR
    assert ActiveHours(hours).between(start, end) == minutes_counted(hours, start, end)


@settings(max_examples=60, deadline=None)
@given(
    week=st.sampled_from(WEEKS), usual=spans, days=weeks, begin=st.integers(0, 7 * 86_400), used=st.integers(0, 10**5)
)
def test_no_moment_that_counts_is_quiet(
    week: tuple[str, str], usual: tuple[int, int], days: DayHours, begin: int, used: int
) -> None:
    zone, text = week
    hours = QuietHours(usual[0], usual[1] % HOURS, zone, days)
    if not hours.has_loud_hours():
        return
    start = at(zone, text) + begin
    end = ActiveHours(hours).after(start, used)
    assert end >= start + used and not hours.covers(end)
    assert abs(ActiveHours(hours).between(start, end) - used) < 0.01


def test_one_span_is_the_same_as_before_there_were_days() -> None:
    for begin, end in [(begin, end) for begin in range(24) for end in range(24) if begin != end]:
        hours, named = QuietHours(begin, end, "UTC"), QuietHours(begin, end, "UTC", ((2, (begin, end)),))
        for hour in range(48):
            local = hour % 24
            before = begin <= local < end if begin < end else local >= begin or local < end
            day = date(2026, 11, 17)
            assert (hours.covers_hour(day, hour), named.covers_hour(day, hour)) == (before, before), (begin, end, hour)


def test_on_a_public_holiday_the_hours_of_sunday_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "is_holiday", lambda country, day: (country, day) == ("JP", date(2026, 11, 3)))
    hours = QuietHours(23, 7, "Asia/Tokyo", WEEKEND, "JP")
    tuesday = date(2026, 11, 3)
    assert quiet_hours_of(hours, tuesday) == [*(f"Tue {hour}" for hour in range(1, 10)), "Tue 23"]
    assert "Mon 23" not in quiet_hours_of(hours, date(2026, 11, 2)), "the evening before is one before a Sunday"
    usual = QuietHours(23, 7, "Asia/Tokyo", WEEKEND)
    assert quiet_hours_of(usual, tuesday) == [*(f"Tue {hour}" for hour in range(7)), "Tue 23"], "off by default"


def test_the_holidays_of_a_country() -> None:
    pytest.importorskip("holidays")
    assert {"JP", "DE", "US", "KR", "NL", "TW"} <= countries()
    assert is_holiday("JP", date(2026, 11, 3)) and not is_holiday("JP", date(2026, 11, 4))
    assert is_holiday("DE", date(2026, 10, 3)) and not is_holiday("XX", date(2026, 1, 1))


def test_without_the_package_no_day_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from engine.host.model.clock import public_holidays

    for kept in (public_holidays.countries, public_holidays.holidays_of):
        kept.cache_clear()
    monkeypatch.setattr(public_holidays, "find_spec", lambda name: None)
    try:
        assert not countries() and not is_holiday("JP", date(2026, 11, 3))
    finally:
        for kept in (public_holidays.countries, public_holidays.holidays_of):
            kept.cache_clear()


async def test_they_are_kept_and_old_hours_go_on(rig: Rig) -> None:
    night = QuietHours(23, 7, "Asia/Tokyo", WEEKEND)
    await rig.host.active_time.set_quiet(ANN, night)
    await rig.host.active_time.set_holidays(ANN, "JP")
    mine = await rig.host.settings.person(ANN.id)
    assert mine.quiet == QuietHours(23, 7, "Asia/Tokyo", WEEKEND, "JP")
    table = await rig.table(ANN)
    assert (await rig.host.tables.table_row(table.id)).seated(ANN.id).quiet == mine.quiet
    kept = (await rig.host.personal_data.belongings(ANN.id))["settings"]
    assert (kept["quiet_days"], kept["holidays"]) == ('{"5":[1,10],"6":[1,10]}', "JP")
    await rig.host.active_time.set_quiet(ANN, QuietHours(23, 7, "Asia/Tokyo"))
    assert (await rig.host.settings.person(ANN.id)).quiet == QuietHours(23, 7, "Asia/Tokyo", (), "JP")
    assert days_from_json(days_to_json(WEEKEND)) == WEEKEND and quiet_hours(0, 0, "UTC") is None
    assert quiet_hours(0, 0, "UTC", '{"6":[0,24]}') == QuietHours(0, 0, "UTC", ((6, WHOLE_DAY),))


async def test_a_week_that_never_ends_is_refused(rig: Rig) -> None:
    always = QuietHours(0, 0, "UTC", tuple((day, WHOLE_DAY) for day in range(7)))
    with pytest.raises(Refused, match="settings-quiet-always"):
        await rig.host.active_time.set_quiet(ANN, always)
    joined = QuietHours(1, 0, "UTC", tuple((day, (23, 22)) for day in range(7)))
    assert joined.has_loud_hours() and (await rig.host.settings.person(ANN.id)).quiet is None
