"""When a person who keeps a table waiting is reminded. Pure rules over the table's row; the texts are elsewhere.

Rulings:

1. With a clock a person is reminded once for each prompt, when four fifths of its time are used. Without a clock they
   are reminded after one day of waking hours and after three, and never again; the first time at the latest when the
   others may decide for them (``inactivity_rules``).
2. A person is told once that all others have answered, if several were asked at once and half of the time is used. This
   never happens while readiness is secret, as it would reveal who has answered.
3. Nobody is reminded in quiet hours, nor of a prompt that a standing order answers, nor at a table where all others are
   computer players.
4. The write that marks the seat as reminded also stores that a reminder is wanted; ``reminders`` sends it from there.
   So a crash of the process neither doubles nor loses a reminder.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from engine.host.model.clock.active_time import ActiveHours
from engine.host.model.clock.inactivity_rules import decided_from
from engine.host.model.clock.time_control import DAY, bank_of, control_of, hours_of
from engine.host.model.records import Status

if TYPE_CHECKING:
    from engine.host.model.rows import SeatRow, TableRow

USED = 0.8
"""Share of a prompt's time that is used when a person is reminded."""
ALONE_USED = 0.5
WITHOUT_CLOCK_S = (DAY, 3 * DAY)
"""Seconds of a person's waking time before each reminder, at a table without a clock."""


class Reminder(NamedTuple):
    """When a person is reminded, and whether because all others have answered."""

    due: float
    alone: bool


def next_due(table: TableRow) -> float | None:
    """Return when the next reminder of a table is due; None if none is."""
    return min((due for seat_row in table.seats for due, _ in _of(table, seat_row)), default=None)


def take(table: TableRow, now: float) -> dict[int, bool]:
    """Mark the people who are due as reminded; return by seat whether the table waits for them alone."""
    found: dict[int, bool] = {}
    for seat_row in table.seats:
        for _, alone in [reminder for reminder in _of(table, seat_row) if reminder.due <= now]:
            times = seat_row.clock.times + 1 if seat_row.clock.reminded == seat_row.prompt else 1
            mark = replace(seat_row.clock, reminded=seat_row.prompt, times=times)
            seat_row.clock = replace(seat_row.clock, alone=seat_row.prompt) if alone else mark
            if seat_row.seat not in table.context.orders:
                found[seat_row.seat] = found.get(seat_row.seat, False) or alone
    return found


def _of(table: TableRow, seat_row: SeatRow) -> list[Reminder]:
    """Return the reminders that a person is still to get."""
    waits = table.status is Status.PLAYING and seat_row.person is not None and seat_row.prompt != 0
    if not waits or len(table.humans()) < 2:
        return []
    alone = _alone_due(table, seat_row)
    dues = [(_due(table, seat_row), False), (alone, True)]
    return [Reminder(_by_day(table, seat_row, due), why) for due, why in dues if due is not None]


def _due(table: TableRow, seat_row: SeatRow) -> float | None:
    """Return when the reminder of ruling 1 is due."""
    control, clock, hours = control_of(table), seat_row.clock, hours_of(table, seat_row)
    times = clock.times if clock.reminded == seat_row.prompt else 0
    if control is None:
        due = hours.after(seat_row.prompted_at, WITHOUT_CLOCK_S[times]) if times < len(WITHOUT_CLOCK_S) else None
        decided = None if due is None or times else decided_from(table, seat_row)
        return due if due is None or decided is None else min(due, decided)
    return None if times or not clock.since else hours.after(clock.since, USED * bank_of(control, clock))


def _alone_due(table: TableRow, seat_row: SeatRow) -> float | None:
    """Return when the reminder of ruling 2 is due."""
    control, clock = control_of(table), seat_row.clock
    if control is None or not clock.since or table.sealed or clock.alone == seat_row.prompt:
        return None
    others = [row for row in table.seats if row is not seat_row]
    together = any(row.person is not None and row.clock.began == clock.began for row in others)
    if not together or any(row.prompt for row in others):
        return None
    return hours_of(table, seat_row).after(clock.since, ALONE_USED * bank_of(control, clock))


def _by_day(table: TableRow, seat_row: SeatRow, due: float) -> float:
    """Return ``due``, moved to the end of the quiet hours: a live clock also runs at night."""
    return ActiveHours(seat_row.quiet, (*table.outages, *seat_row.away)).after(due, 0.0)
