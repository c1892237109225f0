"""Active time: at every boundary, over midnight, at changes of the clocks, during outages and absences."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.host.model.clock.active_time import ActiveHours
from engine.host.model.clock.quiet_hours import QuietHours

HOUR = 3600.0
NIGHTS = [
    ("Europe/Berlin", "2026-03-29T00:00"),
    ("Europe/Berlin", "2026-10-25T00:00"),
    ("America/New_York", "2026-03-08T00:00"),
    ("America/New_York", "2026-11-01T00:00"),
    ("Australia/Lord_Howe", "2026-04-05T00:00"),
    ("Australia/Lord_Howe", "2026-10-04T00:00"),
    ("Pacific/Chatham", "2026-09-27T00:00"),
    ("Asia/Tokyo", "2026-11-22T00:00"),
]


def at(zone: str, text: str, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def tokyo(text: str) -> float:
    return at("Asia/Tokyo", f"2026-11-{text}")


@pytest.mark.parametrize(
    ("begin", "end", "hours"),
    [
        ("22T22:00", "22T23:00", 1),
        ("22T22:00", "23T07:00", 1),
        ("22T22:00", "23T08:00", 2),
        ("22T23:00", "23T06:59", 0),
        ("23T03:00", "23T07:00", 0),
        ("23T03:00", "24T03:00", 16),
        ("23T12:00", "23T12:00", 0),
        ("23T12:00", "22T12:00", 0),
    ],
)
def test_what_counts_between_two_moments(begin: str, end: str, hours: float) -> None:
    mine = ActiveHours(QuietHours(23, 7, "Asia/Tokyo"))
    assert mine.between(tokyo(begin), tokyo(end)) == hours * HOUR


def test_a_moment_is_never_at_night() -> None:
    mine = ActiveHours(QuietHours(23, 7, "Asia/Tokyo"))
    assert mine.after(tokyo("22T22:00"), 0.5 * HOUR) == tokyo("22T22:30")
    assert mine.after(tokyo("22T22:00"), 1 * HOUR) == tokyo("23T07:00"), "used up when the night begins: in the morning"
    assert mine.after(tokyo("23T02:00"), 0) == tokyo("23T07:00")
    assert mine.after(tokyo("22T22:00"), 24 * HOUR) == tokyo("24T14:00")


def test_without_hours_everything_counts() -> None:
    assert ActiveHours().between(5.0, 9.5) == 4.5 and ActiveHours().after(5.0, 1e7) == 5.0 + 1e7
    nowhere = ActiveHours(QuietHours(0, 23, "Mars/Olympus"))
    assert nowhere.between(0.0, 100.0) == 100.0


def test_gaps_count_nothing_also_where_they_overlap() -> None:
    mine = ActiveHours(None, ((10.0, 20.0), (15.0, 30.0), (40.0, 50.0)))
    assert mine.between(0.0, 100.0) == 70.0 and mine.between(12.0, 30.0) == 0.0
    assert mine.after(0.0, 10.0) == 30.0 and mine.after(0.0, 25.0) == 55.0


def test_berlin_puts_its_clocks_back_and_forward() -> None:
    night = ActiveHours(QuietHours(23, 7, "Europe/Berlin"))
    day = 24 * HOUR
    autumn, spring = at("Europe/Berlin", "2026-10-24T12:00"), at("Europe/Berlin", "2026-03-28T12:00")
    assert night.between(autumn, autumn + day) == 15 * HOUR, "the quiet hour that comes twice is quiet twice"
    assert night.between(spring, spring + day) == 17 * HOUR
    assert night.after(spring, 11 * HOUR) == at("Europe/Berlin", "2026-03-29T07:00")


def minutes_counted(hours: ActiveHours, begin: float, end: float) -> float:
    """Return the result of the slow way, minute by minute."""
    counted, moment = 0.0, begin
    while moment < end:
        gone = any(b <= moment < e for b, e in hours.gaps)
        if not gone and not (hours.quiet is not None and hours.quiet.covers(moment)):
            counted += 60
        moment += 60
    return counted


@pytest.mark.parametrize(("zone", "night"), NIGHTS)
@pytest.mark.parametrize(("begin", "end"), [(23, 7), (2, 3), (1, 3), (0, 2), (3, 2), (22, 0)])
def test_every_minute_of_a_night_in_which_clocks_change(zone: str, night: str, begin: int, end: int) -> None:
    mine = ActiveHours(QuietHours(begin, end, zone))
    start = at(zone, night) - 4 * HOUR
    for hours in (0.5, 3, 6, 7, 9, 30):
        assert mine.between(start, start + hours * HOUR) == minutes_counted(mine, start, start + hours * HOUR)


@settings(max_examples=150, deadline=None)
@given(
    night=st.sampled_from(NIGHTS),
    quiet=st.one_of(st.none(), st.tuples(st.integers(0, 23), st.integers(0, 23)).filter(lambda t: t[0] != t[1])),
    gaps=st.lists(st.tuples(st.integers(-40, 80), st.integers(1, 60)), max_size=3),
    first=st.integers(-50 * 3600, 50 * 3600),
    used=st.integers(0, 40 * 3600),
    cut=st.floats(0, 1),
)
def test_time_is_never_negative_never_counted_twice_and_never_quiet(
    night: tuple[str, str],
    quiet: tuple[int, int] | None,
    gaps: list[tuple[int, int]],
    first: int,
    used: int,
    cut: float,
) -> None:
    zone, text = night
    here = at(zone, text)
    hours = ActiveHours(
        None if quiet is None else QuietHours(*quiet, zone),
        tuple((here + b * HOUR, here + (b + n) * HOUR) for b, n in gaps),
    )
    begin = here + first
    end = hours.after(begin, used)
    middle = begin + cut * (end - begin)
    assert end >= begin + used and abs(hours.between(begin, end) - used) < 0.01
    assert abs(hours.between(begin, middle) + hours.between(middle, end) - used) < 0.01
    assert hours.between(begin, middle) >= 0 <= hours.between(middle, end)
    assert not any(b <= end < e for b, e in hours.gaps)
    assert hours.quiet is None or not hours.quiet.covers(end)
