"""Hours of single weekdays, as people type them in every language."""

from __future__ import annotations

import pytest

from cogs.typed.day_hours import read_day_hours
from engine.host.model.clock.quiet_hours import NO_HOURS, WHOLE_DAY, Span

WEEKEND, WORK = (5, 6), (0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("typed", "days"),
    [
        ("Sat Sun 1-10", {WEEKEND: (1, 10)}),
        ("sat, sunday 1:00 to 10:00", {WEEKEND: (1, 10)}),
        ("Saturdays and Sundays 1am - 10am.", {WEEKEND: (1, 10)}),
        ("weekdays 11pm-7am; weekend 1–10", {WORK: (23, 7), WEEKEND: (1, 10)}),
        ("Mon-Fri 23-7, Sat all day", {WORK: (23, 7), (5,): WHOLE_DAY}),
        ("Fri-Mon 0-9", {(4, 5, 6, 0): (0, 9)}),
        ("Wed never", {(2,): NO_HOURS}),
        ("土日 1-10、水 終日", {WEEKEND: (1, 10), (2,): WHOLE_DAY}),
        ("平日23時から7時まで", {WORK: (23, 7)}),
        ("月曜日〜金曜日 22時〜6時", {WORK: (22, 6)}),
        ("土曜と日曜は1-10", {WEEKEND: (1, 10)}),
        ("Samstag Sonntag 1 bis 10", {WEEKEND: (1, 10)}),
        ("zaterdag 1-10 uur", {(5,): (1, 10)}),
        ("토 일 1시-10시", {WEEKEND: (1, 10)}),
        ("Fri 22-24", {(4,): (22, 0)}),
        ("every day 12am-8am", {(0, 1, 2, 3, 4, 5, 6): (0, 8)}),
    ],
)
def test_what_people_type(typed: str, days: dict[tuple[int, ...], Span]) -> None:
    assert read_day_hours(typed) == tuple(sorted((day, span) for group, span in days.items() for day in group))


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "1-10",
        "Sat",
        "someday 1-10",
        "Sat 1-10 sometimes",
        "Sat 25-3",
        "Sat 3-3",
        "Sat 1:30-9:30",
        "土日",
        "x" * 200,
    ],
)
def test_what_cannot_be_read_sets_nothing(typed: str) -> None:
    assert read_day_hours(typed) is None
