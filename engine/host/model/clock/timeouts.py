"""What a table with a clock does once a person's time is up, and when. Pure rules over its row.

Rulings, besides those of ``inactivity_rules``, which defines the offers, votes and secrets:

1. When the time is up, the person is told so, privately and once for each prompt. After the grace time the others get
   the offer of ``inactivity_rules`` with one more choice: to wait, for ``WAIT_INCREMENTS`` increments. After the grace
   time once more the table moves by itself. Only hours that count for the late person count.
2. At a ``live`` table one vote is enough. Otherwise half of the others must agree, rounded up, without end: the table
   does not stand still if they say nothing.
3. If readiness is secret, all depends on a moment that is the same no matter who has answered: when the banks of all
   people at the table, asked or not, and the grace time would have run out since the last change that everybody could
   see. The choice to wait begins that time anew.
4. After three time-out moves in a row a computer player takes the seat, as long as another person sits at the table. A
   move of one's own begins the count anew. Moves in secret are not counted: a computer player would name who was
   silent.
5. A person who plays with computer players alone keeps nobody waiting: their clock only shows the time.
6. A table at which no person has done anything for two weeks sleeps, at any pace (``Inactivity.fall_asleep``).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.host.model.clock import inactivity_rules
from engine.host.model.clock.inactivity_rules import Stall, covered
from engine.host.model.clock.time_control import (
    DAY,
    WAIT_INCREMENTS,
    TimeControl,
    bank_of,
    control_of,
    hours_of,
    time_is_up,
    waited_long,
)
from engine.host.model.records import Status

if TYPE_CHECKING:
    from engine.host.model.rows import SeatRow, TableRow

MOST_MISSED = 3
"""Time-out moves in a row after which a computer player takes the seat."""
SLEEPS_AFTER_S = 14 * DAY
"""Seconds without any act of its people after which a table is put to sleep."""


def next_due(table: TableRow) -> float | None:
    """Return when the table next has something to do because a person is silent; None if it has nothing."""
    control = control_of(table)
    if control is None:
        return inactivity_rules.next_due(table)
    if not _looks(table):
        return None
    moves = moves_at(table)
    offers = [] if moves is not None and table.sealed else _offers(table, control)
    enough = inactivity_rules.enough_due(table)
    return min([*_calls(table).values(), *offers, *enough, *([] if moves is None else [moves])], default=None)


def to_call(table: TableRow, now: float) -> list[SeatRow]:
    """Return the seats whose time is up and whose people have not been told so."""
    due = _calls(table) if _looks(table) else {}
    return [seat_row for seat_row in table.seats if due.get(seat_row.seat, now + 1) <= now]


def call(seat_row: SeatRow) -> None:
    """Note that this person has been told that their time is up."""
    seat_row.clock = replace(seat_row.clock, called=seat_row.prompt)


def look(table: TableRow, now: float) -> bool:
    """Make the offer that is due now; return whether there was anything new."""
    control = control_of(table)
    if control is None:
        return inactivity_rules.look(table, now)
    if not _looks(table) or not any(due <= now for due in _offers(table, control)):
        return False
    late: list[SeatRow] = []
    if not table.sealed:
        late = [row for row in table.humans() if (up := _up(table, row, control)) and up <= now]
    table.stall = Stall(now, {seat_row.seat: seat_row.prompt for seat_row in late})
    return True


def moves_at(table: TableRow) -> float | None:
    """Return when the table moves by itself if nothing is agreed; None without a clock or an offer."""
    control = control_of(table)
    if control is None or table.stall is None:
        return None
    late = table.humans() if table.sealed else covered(table)
    return max(hours_of(table, seat_row).after(table.stall.at, control.grace) for seat_row in late) if late else None


def wait(table: TableRow, now: float) -> None:
    """Give the awaited people more time (rulings 1 and 3), and drop the offer."""
    control = control_of(table)
    if control is None:
        inactivity_rules.wait(table, now)
        return
    if table.sealed:
        table.since = now
    for seat_row in table.humans() if table.sealed else covered(table):
        bank = seat_row.clock.bank if seat_row.clock.sealed else min(control.most, WAIT_INCREMENTS * control.increment)
        seat_row.clock = replace(seat_row.clock, bank=bank, since=now if seat_row.clock.since else 0.0, gone=0)
    table.stall = None


def missed(table: TableRow, seat_row: SeatRow) -> bool:
    """Count a time-out move of this seat; return whether a computer player takes the seat now (ruling 4)."""
    if control_of(table) is None:
        return False
    seat_row.clock = replace(seat_row.clock, missed=seat_row.clock.missed + 1)
    return seat_row.clock.missed >= MOST_MISSED and seat_row.person is not None and len(table.humans()) > 1


def _looks(table: TableRow) -> bool:
    """True if a person here can keep others waiting (ruling 5)."""
    return table.status is Status.PLAYING and len(table.humans()) > 1


def _calls(table: TableRow) -> dict[int, float]:
    """Return when the time of each person who has not been told is up, by seat."""
    due = {
        seat_row.seat: time_is_up(table, seat_row)
        for seat_row in table.humans()
        if seat_row.clock.called != seat_row.prompt
    }
    return {seat: at for seat, at in due.items() if at is not None}


def _offers(table: TableRow, control: TimeControl) -> list[float]:
    """Return when the others get an offer, for each late seat that the present offer does not name."""
    if table.sealed:
        if table.stall is not None:
            return []
        return [max(_secretly_up(table, seat_row, control) for seat_row in table.humans())]
    named = covered(table)
    dues = [_up(table, seat_row, control) for seat_row in table.humans() if seat_row.prompt and seat_row not in named]
    return [due for due in dues if due is not None]


def _up(table: TableRow, seat_row: SeatRow, control: TimeControl) -> float | None:
    """Return when a person's time and the grace time are over, or when they have been away long enough, or are gone."""
    if inactivity_rules.is_gone(seat_row):
        return seat_row.clock.since or None
    up = time_is_up(table, seat_row, control.grace)
    away = waited_long(seat_row, seat_row.clock.since)
    return up if away is None or up is None else min(up, away)


def _secretly_up(table: TableRow, seat_row: SeatRow, control: TimeControl) -> float:
    """Return the moment of ``_up`` for a person of whom nobody knows whether they have answered (ruling 3)."""
    up = hours_of(table, seat_row).after(table.since, bank_of(control, seat_row.clock) + control.grace)
    away = waited_long(seat_row, table.since)
    return up if away is None else min(up, away)
