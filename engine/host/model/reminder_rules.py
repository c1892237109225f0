"""When somebody who keeps a table waiting is reminded of it. Pure rules over the table's row; what is said is not here.

Rulings:

1. With a clock, once for each prompt, when four fifths of the time for it are used; without, after a day of hours in
   which they are awake and after three, and never again.
2. That all others have answered is told once, where several were asked at once and half of the time is used; never
   where readiness is secret, as it would be told to one of those who may not know it.
3. Nobody is reminded at night, nor of what a standing order of theirs answers, nor where they play with computers
   alone.
4. A reminder is wanted in the write in which its seat is marked as reminded, and sent from what is wanted
   (``reminders``): no stop of the process makes two of one, or loses it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from engine.host.model.active_time import ActiveHours
from engine.host.model.records import Status
from engine.host.model.time_control import DAY, bank_of, control_of, hours_of

if TYPE_CHECKING:
    from engine.host.model.rows import SeatRow, TableRow

USED = 0.8
"""Of the time for a prompt, so much is used when somebody is reminded."""
ALONE_USED = 0.5
WITHOUT_CLOCK_S = (DAY, 3 * DAY)
"""Seconds of somebody's waking time after which they are reminded where there is no clock."""


class Reminder(NamedTuple):
    """When somebody is to be reminded, and whether because all others have answered."""

    due: float
    alone: bool


def next_due(table: TableRow) -> float | None:
    """When the next of a table's people is to be reminded; None: nobody, as it stands."""
    return min((due for c in table.seats for due, _ in _of(table, c)), default=None)


def take(table: TableRow, now: float) -> dict[int, bool]:
    """Mark who is to be reminded now as reminded: whether they are waited for alone, by seat."""
    found: dict[int, bool] = {}
    for c in table.seats:
        for _, alone in [reminder for reminder in _of(table, c) if reminder.due <= now]:
            times = c.clock.times + 1 if c.clock.reminded == c.prompt else 1
            mark = replace(c.clock, reminded=c.prompt, times=times)
            c.clock = replace(c.clock, alone=c.prompt) if alone else mark
            if c.seat not in table.context.orders:
                found[c.seat] = found.get(c.seat, False) or alone
    return found


def _of(table: TableRow, seat_row: SeatRow) -> list[Reminder]:
    """What somebody is still to be reminded by."""
    waits = table.status is Status.PLAYING and seat_row.person is not None and seat_row.prompt != 0
    if not waits or len(table.humans()) < 2:
        return []
    alone = _alone_due(table, seat_row)
    dues = [(_due(table, seat_row), False), (alone, True)]
    return [Reminder(_by_day(table, seat_row, due), why) for due, why in dues if due is not None]


def _due(table: TableRow, seat_row: SeatRow) -> float | None:
    """Ruling 1."""
    control, clock, hours = control_of(table), seat_row.clock, hours_of(table, seat_row)
    times = clock.times if clock.reminded == seat_row.prompt else 0
    if control is None:
        return hours.after(seat_row.prompted_at, WITHOUT_CLOCK_S[times]) if times < len(WITHOUT_CLOCK_S) else None
    return None if times or not clock.since else hours.after(clock.since, USED * bank_of(control, clock))


def _alone_due(table: TableRow, seat_row: SeatRow) -> float | None:
    """Ruling 2."""
    control, clock = control_of(table), seat_row.clock
    if control is None or not clock.since or table.sealed or clock.alone == seat_row.prompt:
        return None
    others = [c for c in table.seats if c is not seat_row]
    together = any(c.person is not None and c.clock.began == clock.began for c in others)
    if not together or any(c.prompt for c in others):
        return None
    return hours_of(table, seat_row).after(clock.since, ALONE_USED * bank_of(control, clock))


def _by_day(table: TableRow, seat_row: SeatRow, due: float) -> float:
    """The moment, or the end of the quiet hours it falls into: a live clock runs at night too."""
    return ActiveHours(seat_row.quiet, (*table.outages, *seat_row.away)).after(due, 0.0)
