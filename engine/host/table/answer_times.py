"""How fast people answer, and whether they answer in time: stored with each move, in the same transaction.

Rulings:

1. Only time in which the person could have answered counts (``active_time``). Quiet hours, vacations and outages do not
   count. Time before a pause does not count, because the prompt is put anew after it.
2. A promise is a move at a table that has a clock and at least two people. It is kept if time was left when the person
   or their standing order made the move. It is broken if no time was left, or if the table moved for the person.
3. Moves that the table makes in secret are never counted. Other moves are counted only once their table is over. How
   often and when a person has answered could otherwise tell a secret.
"""

from __future__ import annotations

from engine.host.model.change import Change
from engine.host.model.clock.time_control import control_of, hours_of, time_left
from engine.host.model.rows import SeatRow
from engine.host.store.queries import queries
from engine.host.table.turns import ORDER, TIMEOUT

SQL = queries("table/queries.sql")


def note(change: Change, seat_row: SeatRow, cause: str) -> None:
    """Store the answer time of the move that was just added to the log. Its prompt must still be set."""
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
