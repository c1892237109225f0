"""What a seat saw right after its person's last move: beside what it sees now, that shows what has changed since.

Rulings:

1. It begins where the words "since your last move" begin (``lately``): with the last move that this person made for the
   seat, or with their taking one back; what followed it by itself in the same write belongs to it.
2. Both are views of the seat itself, so nothing is compared that it could not see, then or now.
3. Positions of the last moves are kept in memory; after a restart they come from the log, by replaying it. Where that
   is not possible (former rules) nothing is marked.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from engine.core.match import Match
from engine.core.state import State
from engine.core.view import View
from engine.host.model.logged import LoggedMove
from engine.host.model.records import Status
from engine.host.model.rows import TableRow
from engine.host.play.takebacks import Undoing

_OWN = """
SELECT seq, number FROM log WHERE table_id = ? AND kind = 'move' AND seat = ? AND cause = ?
ORDER BY number DESC LIMIT 1"""
_LAST = "SELECT MAX(number) AS last FROM log WHERE table_id = ? AND kind = 'move' AND seq = ?"


class CatchingUp(Undoing):
    """What somebody saw when they last moved."""

    async def seen_then(self, table_id: int, person_id: str) -> View | None:
        """What a person's seat saw right after their last move.

        None before their first move, at a table that is over, and where the past cannot be replayed.
        """
        async with self._at(table_id) as table:
            seat_row = table.of(person_id)
            own = None
            if seat_row is not None and table.status in (Status.PLAYING, Status.PAUSED):
                own = await self.store.row(_OWN, (table_id, seat_row.seat, person_id))
            if seat_row is None or own is None:
                return None
            now_at, seat, number = await self._match(table), seat_row.seat, int(own["number"])
            kept = self._then.get((table_id, seat))
            state = kept[1] if kept is not None and kept[0] == number and kept[2] is now_at.game else None
            moves = [] if state is not None else await self._moves_until(table, int(own["seq"]))
        if state is None:
            if now_at.header.revision != now_at.game.revision:
                return None
            try:
                state = await asyncio.to_thread(_after, now_at, moves)
            except ValueError:
                return None
            self._keep_then(table_id, seat, number, state, now_at.game)
        view = now_at.game.view(state, seat, match=now_at.header.match, options=now_at.header.options)
        return replace(view, people=table.people())

    async def _moves_until(self, table: TableRow, seq: int) -> list[LoggedMove]:
        """The moves that stood once the change ``seq`` was written."""
        row = await self.store.row(_LAST, (table.id, seq))
        return await self._standing_moves(table, 0 if row is None or row["last"] is None else int(row["last"]))


def _after(now_at: Match[Any], moves: list[LoggedMove]) -> State:
    """The position after these moves. Raises ValueError where they no longer fit."""
    match = now_at.afresh()
    for move in moves:
        match.submit(move.seat, match.game.read(move.wire))
    state: State = match.state
    return state
