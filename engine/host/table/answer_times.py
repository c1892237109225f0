"""How soon people answer, and whether within their time: written down with each move, in the same transaction.

Rulings:

1. What counts is the time in which the person could have answered (``active_time``): no quiet hours, no days away, no
   outage, and not while the table was paused, as its prompt is put anew then.
2. A promise is a move at a table with a clock at which other people sit. It is kept where time was left when the move
   was made, by the person or by their standing order, and broken where it was not, or the table moved for them.
3. What the table did in secret is in no count, and neither is a move before its table is over: how often and when
   somebody has answered could tell what nobody may know.
"""

from __future__ import annotations

from engine.host.model.change import Change
from engine.host.model.rows import SeatRow
from engine.host.model.time_control import control_of, hours_of, time_left
from engine.host.store.queries import queries
from engine.host.table.turns import ORDER, TIMEOUT

SQL = queries("table/queries.sql")


def note(change: Change, seat_row: SeatRow, cause: str) -> None:
    """Note the move that has just been entered in the log, while its prompt still stands."""
    table, person = change.table, seat_row.person
    if person is None or cause not in (person, ORDER, TIMEOUT):
        return
    by_hand = cause == person and seat_row.prompt != 0
    took = hours_of(table, seat_row).between(seat_row.prompted_at, change.now) if by_hand else None
    in_time: int | None = None
    if control_of(table) is not None and len(table.humans()) > 1:
        in_time = int(cause != TIMEOUT and bool(time_left(table, seat_row, change.now)))
    if took is not None or in_time is not None:
        change.also.append((SQL.add_answer_time, (table.id, change.log[-1].number, person, took, in_time)))
