"""Who is invited to a table that waits, and which seats are kept for them. Pure rules over the table's row.

Rulings:

1. A seat is kept for whoever is invited until they answer, or for 48 hours; nobody else takes it meanwhile, no
   computer either. Then it is free for all, and who was invited may still come while there is room.
2. Whoever was invited and sat down may leave and come back. Who declines, or is sent away, is invited no more; where
   the host invites them all the same a seat is kept again, but they are not told again: nobody is made to ring twice.
   Who was sent away sits down at this table again only while they are invited; who declined may like anybody else.
3. Where a table is for invited people only, the others may see it as before; they only cannot sit down.
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
    """This person's invitation, if it stands."""
    return next((i for i in table.invited if i.person == person and not i.over), None)


def was_told(table: TableRow, person: str, now: float) -> bool:
    """Whether this person has heard of an invitation to this table that still stands, or that came to nothing."""
    return any(i.person == person and ((i.over and i.until > 0) or i.until > now) for i in table.invited)


def was_sent_away(table: TableRow, person: str) -> bool:
    """Whether the host has once sent this person away."""
    return any(i.person == person and i.sent_away for i in table.invited)


def kept(table: TableRow, now: float, but: str | None = None) -> dict[int, Invitation]:
    """The seats that are kept now, for others than ``but``."""
    return {i.seat: i for i in table.invited if i.seat != NO_SEAT and i.until > now and i.person != but}


def keep(table: TableRow, person: str, name: str, seat: int, now: float) -> None:
    """Invite somebody and keep this seat for them."""
    away = was_sent_away(table, person)
    forget(table, person)
    table.invited.append(Invitation(person, name, seat, now + KEPT_FOR_S, sent_away=away))


def release(table: TableRow, person: str) -> None:
    """No seat is kept for this person any more; they stay invited."""
    table.invited = [replace(i, seat=NO_SEAT) if i.person == person else i for i in table.invited]


def withdraw(table: TableRow, person: str) -> None:
    """This person is not invited any more."""
    table.invited = [replace(i, seat=NO_SEAT, over=True) if i.person == person else i for i in table.invited]


def send_away(table: TableRow, person: str, name: str) -> None:
    """This person sits here no more, and is not invited any more either."""
    former = next((i for i in table.invited if i.person == person), Invitation(person, name, NO_SEAT, 0.0))
    forget(table, person)
    table.invited.append(replace(former, seat=NO_SEAT, over=True, sent_away=True))


def forget(table: TableRow, person: str) -> None:
    """Nothing is kept any more of this person's invitation."""
    table.invited = [i for i in table.invited if i.person != person]


def end(change: Change) -> None:
    """All invitations to a table end: nobody is told any more, and nothing is kept of them."""
    for invited in change.table.invited:
        change.cancel_task(DeliveryKind.NOTICE, invited.person)
    change.table.invited = []


def lapse(table: TableRow, now: float) -> bool:
    """Give the seats free that were kept long enough; whether there were any."""
    late = [i.person for i in table.invited if i.seat != NO_SEAT and i.until <= now]
    for person in late:
        release(table, person)
    return bool(late)


def free_seat(table: TableRow, person: str | None, wanted: int | None, now: float) -> int:
    """The seat for somebody who comes: the wanted one, the one kept for them, or the first that is free for all.

    ``person`` None: a computer player. Refused: invited-only, sent-away, table-full, seats-kept (names), no-such-seat,
    seat-taken (name), seat-kept (name).
    """
    mine = None if person is None else of(table, person)
    if person is not None and table.invited_only and mine is None and table.opener != person:
        raise Refused("invited-only")
    if person is not None and mine is None and was_sent_away(table, person):
        raise Refused("sent-away")
    names, others = table.names(), kept(table, now, person)
    taken = {c.seat: names[c.seat] for c in table.seats}
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
    """Put somebody on a free seat."""
    table.seats.append(seat_row)
    table.seats.sort(key=lambda c: c.seat)
    if seat_row.person is not None:
        release(table, seat_row.person)


def close_ranks(table: TableRow, size: int, now: float) -> None:
    """Make room in a table of ``size`` seats for those who sit, and keep as many seats as remain for the invited."""
    table.size = size
    moving = [c for c in table.seats if c.seat >= size]
    for seat_row in moving:
        taken = {c.seat for c in table.seats}
        seat_row.seat = next(seat for seat in range(size) if seat not in taken)
    table.seats.sort(key=lambda c: c.seat)
    taken = {c.seat for c in table.seats}
    held = {seat for seat in kept(table, now) if seat < size and seat not in taken}
    for invited in list(table.invited):
        if invited.seat == NO_SEAT or (invited.seat < size and invited.seat not in taken):
            continue
        room = [seat for seat in range(size) if seat not in taken | held]
        seat = room[0] if room and invited.until > now else NO_SEAT
        held.add(seat)
        table.invited = [replace(i, seat=seat) if i.person == invited.person else i for i in table.invited]
