"""Seats that anybody may take: at tables that wait for people, and at running ones where somebody hands a chair on.

Rulings:

1. A seat that is kept for somebody is not free; a table for invited people only, or of a game that is away, is not
   looking for anybody.
2. What one more person completes comes first, a chair that is handed on before all; among the like the newest.
3. Who may know of a table is not asked here: whoever shows the list leaves out what its reader cannot reach.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.state import NO_SEAT
from engine.host.host import Host
from engine.host.records import Status, TableInfo
from engine.host.same_cards import can_deal

MOST = 100
"""So many tables of a server are looked at, the newest."""
_LOOKING = """
SELECT id FROM tables WHERE guild = ? AND ((status = 'open' AND invited_only = 0) OR (status = 'playing'
    AND chairs <> '')) ORDER BY id DESC LIMIT ?"""


@dataclass(frozen=True, slots=True)
class OpenSeat:
    """A table with room: ``free`` seats anybody may take; ``chair`` is the number of the offer where one is handed on.

    ``missing`` is how many people it needs before it can start, 0 where it runs or could start now.
    """

    table: TableInfo
    free: int
    missing: int
    chair: int | None = None


class OpenSeats:
    """The list of a server."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def of(self, guild: str) -> list[OpenSeat]:
        """Every table of a server with room, whoever may know of it (rulings 1 to 3)."""
        rows = await self.host.store.rows(_LOOKING, (guild, MOST))
        tables = [await self.host.table(row["id"]) for row in rows]
        found = [seat for seat in map(self._seat, tables) if seat is not None]
        return sorted(found, key=lambda seat: (seat.chair is None, seat.free, -seat.table.id))

    def _seat(self, info: TableInfo) -> OpenSeat | None:
        if not self.host.plays(info.game):
            return None
        if info.status is Status.PLAYING:
            offers = [offer for offer in info.chairs if offer.to is None and offer.taker is None]
            return OpenSeat(info, 1, 0, offers[0].number) if offers else None
        now = self.host.clock()
        kept = [i for i in info.invited if i.seat != NO_SEAT and i.until > now]
        free = info.size - len(info.seats) - len(kept)
        if info.status is not Status.OPEN or info.invited_only or free <= 0:
            return None
        counts, rules = range(len(info.seats), info.size + 1), self.host.games[info.game]
        least = next((n for n in counts if can_deal(rules, n, info)), info.size)
        return OpenSeat(info, free, least - len(info.seats))
