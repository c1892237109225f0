"""Who is invited to an open table, and which seats are kept for them. Pure rules over the table's row.

Rulings:

1. A seat is kept for an invited person until they answer, for at most 48 hours. No other person or computer player
   takes it meanwhile. Then it is free for all, and the invited person may still come while there is room.
2. An invited person who sat down may leave and come back. A person who declines or is sent away is no longer invited.
   If the opener invites them again, a seat is kept again, but they get no second message. A person who was sent away
   may sit down at this table only while they are invited. A person who declined may sit down like any other.
3. At a table for invited people only, other people see the table as usual, but cannot sit down.
4. The deal ends all invitations: a game may begin without those who have not answered.
"""

from __future__ import annotations

from dataclasses import replace

from engine.core.state import NO_SEAT
from engine.host.model.change import Change
from engine.host.model.records import DeliveryKind, Refused
from engine.host.model.requests import Invitation
from engine.host.model.rows import SeatRow, TableRow

KEPT_FOR_S = 48 * 3600.0
"""For how long a seat is kept, in seconds."""


def of(table: TableRow, person: str) -> Invitation | None:
    """Return this person's invitation, if it is still valid."""
    return next((i for i in table.invited if i.person == person and not i.over), None)


def was_told(table: TableRow, person: str, now: float) -> bool:
    """True if this person was told of an invitation to this table that is still open, was declined or withdrawn."""
    return any(i.person == person and ((i.over and i.until > 0) or i.until > now) for i in table.invited)


def was_sent_away(table: TableRow, person: str) -> bool:
    """True if the opener has ever sent this person away."""
    return any(i.person == person and i.sent_away for i in table.invited)


def kept(table: TableRow, now: float, but: str | None = None) -> dict[int, Invitation]:
    """Return the seats that are kept now, except the one of ``but``."""
    return {i.seat: i for i in table.invited if i.seat != NO_SEAT and i.until > now and i.person != but}


def keep(table: TableRow, person: str, name: str, seat: int, now: float) -> None:
    """Invite a person and keep this seat for them."""
    away = was_sent_away(table, person)
    forget(table, person)
    table.invited.append(Invitation(person, name, seat, now + KEPT_FOR_S, sent_away=away))


def release(table: TableRow, person: str) -> None:
    """Keep no seat for this person any more; they stay invited."""
    table.invited = [replace(i, seat=NO_SEAT) if i.person == person else i for i in table.invited]


def withdraw(table: TableRow, person: str) -> None:
    """Withdraw this person's invitation."""
    table.invited = [replace(i, seat=NO_SEAT, over=True) if i.person == person else i for i in table.invited]


def send_away(table: TableRow, person: str, name: str) -> None:
    """Note that this person was sent away; they are no longer invited."""
    former = next((i for i in table.invited if i.person == person), Invitation(person, name, NO_SEAT, 0.0))
    forget(table, person)
    table.invited.append(replace(former, seat=NO_SEAT, over=True, sent_away=True))


def forget(table: TableRow, person: str) -> None:
    """Delete this person's invitation."""
    table.invited = [i for i in table.invited if i.person != person]


def end(change: Change) -> None:
    """End all invitations to a table: cancel their notices and delete them."""
    for invited in change.table.invited:
        change.cancel_task(DeliveryKind.NOTICE, invited.person)
    change.table.invited = []


def lapse(table: TableRow, now: float) -> bool:
    """Free the seats that were kept long enough; return whether there were any."""
    late = [i.person for i in table.invited if i.seat != NO_SEAT and i.until <= now]
    for person in late:
        release(table, person)
    return bool(late)


def free_seat(table: TableRow, person: str | None, wanted: int | None, now: float) -> int:
    """Return the seat for a person who joins: the wanted one, the one kept for them, or the first that is free for all.

    ``person`` None: a computer player. Raises Refused: invited-only, sent-away, table-full, seats-kept (names),
    no-such-seat, seat-taken (name), seat-kept (name).
    """
    mine = None if person is None else of(table, person)
    if person is not None and table.invited_only and mine is None and table.opener != person:
        raise Refused("invited-only")
    if person is not None and mine is None and was_sent_away(table, person):
        raise Refused("sent-away")
    names, others = table.names(), kept(table, now, person)
    taken = {seat_row.seat: names[seat_row.seat] for seat_row in table.seats}
    if len(taken) >= table.size:
        raise Refused("table-full", size=table.size)
    if wanted is not None:
        return _wanted_seat(table, wanted, taken, {seat: names[seat] for seat in others})
    free = [seat for seat in range(table.size) if seat not in taken and seat not in others]
    if mine is not None and mine.seat in free:
        return mine.seat
    if not free:
        raise Refused("seats-kept", names=[names[seat] for seat in others])
    return free[0]


def _wanted_seat(table: TableRow, wanted: int, taken: dict[int, str], others: dict[int, str]) -> int:
    if not 0 <= wanted < table.size:
        raise Refused("no-such-seat")
    if wanted in taken:
        raise Refused("seat-taken", name=taken[wanted])
    if wanted in others:
        raise Refused("seat-kept", name=others[wanted])
    return wanted


def sit(table: TableRow, seat_row: SeatRow) -> None:
    """Add a player to a free seat."""
    table.seats.append(seat_row)
    table.seats.sort(key=lambda c: c.seat)
    if seat_row.person is not None:
        release(table, seat_row.person)


def close_ranks(table: TableRow, size: int, now: float) -> None:
    """Shrink the table to ``size`` seats: all who sit keep a seat, and invited people keep as many as remain."""
    table.size = size
    moving = [row for row in table.seats if row.seat >= size]
    for seat_row in moving:
        taken = {row.seat for row in table.seats}
        seat_row.seat = next(seat for seat in range(size) if seat not in taken)
    table.seats.sort(key=lambda row: row.seat)
    taken = {row.seat for row in table.seats}
    held = {seat for seat in kept(table, now) if seat < size and seat not in taken}
    for invited in list(table.invited):
        if invited.seat == NO_SEAT or (invited.seat < size and invited.seat not in taken):
            continue
        room = [seat for seat in range(size) if seat not in taken | held]
        seat = room[0] if room and invited.until > now else NO_SEAT
        held.add(seat)
        table.invited = [replace(i, seat=seat) if i.person == invited.person else i for i in table.invited]
