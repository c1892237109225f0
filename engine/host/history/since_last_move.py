"""The view of a seat right after its person's last move. Beside the present view it shows the changes since then.

Rulings:

1. It begins at the same moment as the list "since your last move" (``table.since_last_move``): with the last move that
   this person made for the seat, or with a move they took back. Automatic steps in the same write belong to it.
2. Both views are of the seat itself, so nothing is compared that it could not see, then or now.
3. The positions are kept in memory; after a restart they are replayed from the log. If that is not possible (former
   rules), no changes are marked.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import replace
from typing import Any

from engine.core.game import Game
from engine.core.match import Match
from engine.core.state import State
from engine.core.view import View
from engine.host.model.change import Change
from engine.host.model.logged import LoggedMove
from engine.host.model.records import Status
from engine.host.model.rows import TableRow
from engine.host.play.takebacks import Takebacks
from engine.host.store.queries import queries
from engine.host.table.since_last_move import MOVE
from engine.host.table.tables import Tables

SQL = queries("history/queries.sql")

THEN_KEPT = 1000
"""Positions after a person's last move that are kept in memory."""


class SinceLastMove:
    """The views of people at their last moves."""

    def __init__(self, tables: Tables, takebacks: Takebacks) -> None:
        self.tables = tables
        self.takebacks = takebacks
        self._then: OrderedDict[tuple[int, int], tuple[int, State, Game[Any]]] = OrderedDict()
        """By table and seat: the log entry of its person's last move, and the position after it."""
        tables.after_move.append(self._keep_own)

    def _keep_own(self, change: Change, match: Match[Any]) -> None:
        """Remember the position for the person who has moved, to compare it with their next view."""
        for seat_row in change.table.humans():
            own = [
                e.number for e in change.log if e.kind == MOVE and (e.seat, e.cause) == (seat_row.seat, seat_row.person)
            ]
            if own:
                self._keep(change.table.id, seat_row.seat, own[-1], match.state, match.game)

    def _keep(self, table: int, seat: int, number: int, state: State, game: Game[Any]) -> None:
        self._then.pop((table, seat), None)
        self._then[table, seat] = number, state, game
        while len(self._then) > THEN_KEPT:
            self._then.popitem(last=False)

    async def seen_then(self, table_id: int, person_id: str) -> View | None:
        """Return what a person's seat saw right after their last move.

        None before their first move, at a table that is over, and if the match cannot be replayed.
        """
        async with self.tables.locked_for_reading(table_id) as table:
            seat_row = table.of(person_id)
            own = None
            if seat_row is not None and table.status in (Status.PLAYING, Status.PAUSED):
                own = await self.tables.store.row(SQL.newest_move_of_person, (table_id, seat_row.seat, person_id))
            if seat_row is None or own is None:
                return None
            now_at, seat, number = await self.tables.matches.of(table), seat_row.seat, int(own["number"])
            kept = self._then.get((table_id, seat))
            state: State | None = kept[1] if kept is not None and kept[0] == number and kept[2] is now_at.game else None
            moves = [] if state is not None else await self._moves_until(table, int(own["seq"]))
        if state is None:
            if now_at.header.revision != now_at.game.revision:
                return None
            try:
                state = await asyncio.to_thread(_after, now_at, moves)
            except ValueError:
                return None
            self._keep(table_id, seat, number, state, now_at.game)
        view = now_at.game.view(state, seat, match=now_at.header.match, options=now_at.header.options)
        return replace(view, people=table.people())

    async def _moves_until(self, table: TableRow, seq: int) -> list[LoggedMove]:
        """Return the moves that were valid once the change ``seq`` was written."""
        row = await self.tables.store.row(SQL.last_move_of_change, (table.id, seq))
        return await self.takebacks.standing_moves(table, 0 if row is None or row["last"] is None else int(row["last"]))


def _after(now_at: Match[Any], moves: list[LoggedMove]) -> State:
    """Return the position after these moves. Raises ValueError if they no longer fit."""
    match = now_at.afresh()
    for move in moves:
        match.submit(move.seat, match.game.read(move.wire))
    state: State = match.state
    return state
