"""Seats that anybody may take: at open tables, and at running ones where a person offers their seat.

Rulings:

1. A seat kept for a person is not free. A table for invited people only, or of a game that is away, is not listed.
2. Offered seats come first, then the tables with the fewest free seats. Among equals the newest come first.
3. This module does not check who may know of a table. The caller who shows the list leaves out tables that the reader
   cannot reach, and then all but one of each person (``one_a_person``).
4. No person crowds out others: the newest table of every opener is read before any opener's second one. Offered seats
   take no room from tables.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from engine.core.state import NO_SEAT
from engine.host.model.duplicate_deals import can_deal
from engine.host.model.records import Status, TableInfo
from engine.host.store.queries import queries

if TYPE_CHECKING:
    from engine.host.host import Host

SQL = queries("lobby/queries.sql")

MOST = 100
"""Most open tables of a server that are read, and most tables with offered seats (ruling 4)."""


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """A table with room: ``free`` seats that anybody may take; ``offer`` is the number of the offer if a seat is
    offered.

    ``missing`` is how many people it needs before it can start, 0 if it runs or could start now. ``who`` opened it, or
    offers the seat. ``more`` counts that person's tables of this kind that are not listed.
    """

    table: TableInfo
    free: int
    missing: int
    who: str
    offer: int | None = None
    more: int = 0


class OpenSeats:
    """The list of a server."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def of(self, guild: str) -> list[OpenSeat]:
        """Return every table of a server with room, no matter who may know of it (rulings 1 to 3)."""
        rows = await self.host.tables.store.together(
            (SQL.open_tables_to_join, (guild, MOST)), (SQL.running_tables_with_seat_offers, (guild, MOST))
        )
        tables = [await self.host.reading.table(row["id"]) for found in rows for row in found]
        return _sorted(seat for seat in map(self._seat, tables) if seat is not None)

    def _seat(self, info: TableInfo) -> OpenSeat | None:
        if not self.host.tables.library.plays(info.game):
            return None
        if info.status is Status.PLAYING:
            offers = [offer for offer in info.offered_seats if offer.to is None and offer.taker is None]
            return OpenSeat(info, 1, 0, offers[0].giver, offers[0].number) if offers else None
        free = free_seats(info, self.host.tables.clock())
        if free <= 0:
            return None
        counts, rules = range(len(info.seats), info.size + 1), self.host.tables.library.games[info.game]
        least = next((n for n in counts if can_deal(rules, n, info)), info.size)
        return OpenSeat(info, free, least - len(info.seats), info.opener)


def free_seats(info: TableInfo, now: float) -> int:
    """Return how many seats of an open table anybody may take; 0 for any other table."""
    if info.status is not Status.OPEN or info.invited_only:
        return 0
    kept = [i for i in info.invited if i.seat != NO_SEAT and i.until > now]
    return max(0, info.size - len(info.seats) - len(kept))


def one_a_person(seats: Iterable[OpenSeat]) -> list[OpenSeat]:
    """Return of each person the newest open table and the newest offered seat, with how many more there are."""
    theirs = defaultdict[tuple[str, bool], list[OpenSeat]](list)
    for seat in seats:
        theirs[seat.who, seat.offer is None].append(seat)
    newest = (max(same, key=lambda seat: seat.table.id) for same in theirs.values())
    return _sorted(replace(seat, more=len(theirs[seat.who, seat.offer is None]) - 1) for seat in newest)


def _sorted(seats: Iterable[OpenSeat]) -> list[OpenSeat]:
    """Return the seats in the order of ruling 2."""
    return sorted(seats, key=lambda seat: (seat.offer is None, seat.free, -seat.table.id))
