"""Matches in memory: copies of stored matches, so that a press need not read a whole snapshot."""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, NoReturn

from engine.core.match import BadRecord, CannotResume, Header, Match
from engine.core.prepared.arrange import with_hand
from engine.core.view import View
from engine.host.model.records import GAME_GONE, GAME_NEWER, GAME_UNREADABLE, Refused, Status
from engine.host.model.rows import OVER, TableRow
from engine.host.store.contract import Store
from engine.host.store.queries import queries
from engine.host.table.library import Library

SQL = queries("table/queries.sql")


class Unplayable(Exception):
    """The match of a table cannot be loaded; ``why`` is the reason for which the table is paused."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


async def _raised(table: TableRow, error: Unplayable) -> NoReturn:
    raise error


class Matches:
    """The matches used last, at most ``memory`` of them."""

    def __init__(self, store: Store, library: Library, memory: int) -> None:
        self.store = store
        self.library = library
        self.memory = memory
        self.unplayable: Callable[[TableRow, Unplayable], Awaitable[NoReturn]] = _raised
        """Called if a match cannot be loaded; always raises Refused (see ``Suspension``)."""
        self._kept: OrderedDict[int, tuple[int, Match[Any]]] = OrderedDict()

    def keep(self, table: TableRow, match: Match[Any]) -> None:
        """Remember a match as it is after ``table.moves`` log entries; the matches unused for longest are dropped."""
        self._kept.pop(table.id, None)
        if table.status in OVER:
            return
        self._kept[table.id] = (table.moves, match)
        while len(self._kept) > self.memory:
            self._kept.popitem(last=False)

    async def of(self, table: TableRow) -> Match[Any]:
        """Return the match of a table whose lock is held. Do not change it (see ``working_copy``).

        Raises Refused: not-started before the deal. If the match cannot be loaded, calls ``unplayable``.
        """
        try:
            return await self.loaded(table)
        except Unplayable as e:
            return await self.unplayable(table, e)

    async def with_its_moves(self, table: TableRow) -> Match[Any]:
        """Return the match as ``of`` does. Raises Refused: moves-gone if the table was thinned: it has no secret and no
        log any more.
        """
        match = await self.of(table)
        if not match.secret:
            raise Refused("moves-gone")
        return match

    async def loaded(self, table: TableRow) -> Match[Any]:
        """Return the match of a table as ``of`` does, but raise Unplayable if it cannot be loaded."""
        kept = self._kept.get(table.id)
        # A match of former rules (see UnloadedGames.take_rules) is not used: the store has its newest position.
        if kept is not None and kept[0] == table.moves and kept[1].game is self.library.rules_of(table):
            self._kept.move_to_end(table.id)
            return kept[1]
        row = await self.store.row(SQL.match_of_table, (table.id,))
        if row is None or row["header"] is None:
            raise Refused("not-started")
        # People may still look at a game that is switched off.
        game = self.library.rules_of(table)
        if game is None:
            raise Unplayable(GAME_GONE)
        try:
            header = Header.from_json(json.loads(row["header"]))
            match = Match.resume(game, header, bytes.fromhex(row["secret"]), json.loads(row["snapshot"]))
        except CannotResume as e:
            raise Unplayable(GAME_NEWER if e.newer else GAME_UNREADABLE) from e
        except BadRecord as e:
            raise Unplayable(GAME_NEWER) from e
        except (LookupError, TypeError, ValueError) as e:
            raise Unplayable(GAME_UNREADABLE) from e
        self.keep(table, match)
        return match


def seen(table: TableRow, match: Match[Any], person_id: str | None) -> View:
    """Return the view of a person; it has legal moves only while the table is in play."""
    seat_row = None if person_id is None else table.of(person_id)
    view = replace(match.view(None if seat_row is None else seat_row.seat), people=table.people())
    if seat_row is not None and seat_row.arrangement in match.game.arrangements:
        view = with_hand(view, match.game.arrange(seat_row.arrangement, view))
    return view if table.status is Status.PLAYING else replace(view, legal=(), first={}, anytime=(), proposals=())


def working_copy(match: Match[Any]) -> Match[Any]:
    """Return a copy of the match, at the same position, that the caller may change and drop."""
    return Match(match.game, match.header, match.secret, match.ctx.anew(), match.state.clone())
