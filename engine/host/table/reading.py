"""Reads of a table that change nothing."""

from __future__ import annotations

import json
from typing import Any

from engine.core.context import Event
from engine.core.game import TABLE_ACTOR
from engine.core.knowledge.horizon import Horizon
from engine.core.match import RECORD, Match, effective
from engine.core.offers import Offer, Path
from engine.core.view import View
from engine.host.model.clock.urgency import most_urgent_first
from engine.host.model.duplicate_deals import DuplicateDeals
from engine.host.model.logged import logged, without_wishes
from engine.host.model.nonces import tells_ids
from engine.host.model.phrases import is_said
from engine.host.model.records import AUTOMATIC, LogLine, Status, TableInfo
from engine.host.model.rows import OVER, TableRow, table_rows
from engine.host.store.queries import queries
from engine.host.table.matches import seen
from engine.host.table.since_last_move import MOVE, since_own_move
from engine.host.table.tables import Tables
from engine.host.table.turns import CAUSES, PERSON, TABLE_ACTS, TIMEOUT

MODEL_SQL = queries("model/queries.sql")
SQL = queries("table/queries.sql")


class Reading:
    """Tables, views, histories, lists of tables."""

    def __init__(self, tables: Tables, duplicate_deals: DuplicateDeals) -> None:
        self.tables = tables
        self.duplicate_deals = duplicate_deals

    async def table(self, table_id: int, viewer: str | None = None) -> TableInfo:
        """Return the table as this person (None: everybody) may know it. Raises Refused: no-such-table."""
        return (await self.tables.row_to_read(table_id)).info(viewer)

    async def view(self, table_id: int, person_id: str | None) -> tuple[TableInfo, View]:
        """Return table and view of a person; a person without a seat gets the view of onlookers.

        There are no legal moves while the table is paused, nor after it was ended early. Raises Refused: no-such-table,
        not-started.
        """
        async with self.tables.locked_for_reading(table_id) as table:
            match = await self.tables.matches.of(table)
            return table.info(person_id), seen(table, match, person_id)

    async def hand(self, table_id: int, person_id: str) -> tuple[TableInfo, View, tuple[LogLine, ...]]:
        """Return ``view`` and the moves since this person's own last move (see
        ``since_last_move``), read at one moment.
        """
        async with self.tables.locked_for_reading(table_id) as table:
            match, seat_row = await self.tables.matches.of(table), table.of(person_id)
            since_last_move: tuple[LogLine, ...] = ()
            if seat_row is not None:
                horizon = self.tables.horizon(table)
                since_last_move = await since_own_move(self.tables.store, table_id, seat_row.seat, person_id, horizon)
                since_last_move = await self._heard(since_last_move, person_id)
            return table.info(person_id), seen(table, match, person_id), since_last_move

    async def _heard(self, lines: tuple[LogLine, ...], person: str) -> tuple[LogLine, ...]:
        """Return the lines without phrases if this person has switched phrases off."""
        phrases = [line for line in lines if is_said(line.events[0])]
        if not phrases or await self.tables.store.row(SQL.person_without_phrases, (person,)) is None:
            return lines
        return tuple(line for line in lines if line not in phrases)

    async def onlooked(self, table_id: int, limit: int) -> tuple[View, list[LogLine]]:
        """Return ``view`` and ``happened`` for onlookers, read at one moment. Raises Refused:
        no-such-table, not-started.
        """
        async with self.tables.locked_for_reading(table_id) as table:
            view = seen(table, await self.tables.matches.of(table), None)
            return view, await self.log(table, None, 0.0, limit)

    async def offer(self, table_id: int, person_id: str, path: Path) -> Offer | None:
        """Return the next step of a move of this person that begins with ``path``; None if no step is open.

        Raises Refused: no-such-table, not-started.
        """
        async with self.tables.locked_for_reading(table_id) as table:
            match = await self.tables.matches.of(table)
            seat_row = table.of(person_id)
            if seat_row is None or table.status is not Status.PLAYING:
                return None
            try:
                return match.game.offer(match.state, seat_row.seat, path)
            except (LookupError, TypeError, ValueError):
                # A forged path may have values that the rules cannot handle.
                return None

    async def happened(
        self, table_id: int, person_id: str | None, since: float = 0.0, limit: int = 100, start: int = 0
    ) -> list[LogLine]:
        """Return the newest ``limit`` log lines after the moment ``since`` that have visible events, oldest first.

        ``start`` is the first log entry that may be returned. While the table is not over, events that the rules have
        turned face down since are left out (Game.open_until).

        A line never names the seat of another person's choice that was made while readiness was secret.
        """
        table = (await self.tables.row_to_read(table_id)).table
        seat_row = None if person_id is None else table.of(person_id)
        return await self.log(table, None if seat_row is None else seat_row.seat, since, limit, start)

    async def log(self, table: TableRow, mine: int | None, since: float, limit: int, start: int = 0) -> list[LogLine]:
        """Return ``happened`` for the seat ``mine`` (None: an onlooker)."""
        lines: list[LogLine] = []
        horizon = self.tables.horizon(table)
        below = table.moves
        over = table.status in OVER
        numbers = await self._move_numbers(table) if over else {}
        while len(lines) < limit:
            # Most entries have visible events, so the first page is nearly always enough.
            rows = await self.tables.store.rows(SQL.newest_log_lines, (table.id, since, start, below, limit))
            for row in rows:
                events = tuple(e for e in _looked_up(row["events"], horizon) if e.seen_by(mine))
                if events and len(lines) < limit:
                    hidden = row["seat"] == TABLE_ACTOR or (row["sealed"] and row["seat"] != mine)
                    seat = None if hidden else row["seat"]
                    lines.append(LogLine(seat, row["at"], events, numbers.get(row["number"], 0)))
            if len(rows) < limit:
                break
            below = rows[-1]["number"]
        return lines[::-1]

    async def _move_numbers(self, table: TableRow) -> dict[int, int]:
        """Return the number of each move (from 1, as turning points count) by its log entry,
        without moves taken back.
        """
        rows = await self.tables.store.rows(SQL.numbered_wires_of_kind, (table.id, MOVE))
        wires = [(r["number"], json.loads(r["wire"])) for r in rows]
        standing = effective([wire if wire[0] == RECORD else [number] for number, wire in wires])
        return {number: at for at, (number,) in enumerate(standing, 1)}

    async def movers(self, table_id: int) -> dict[int, dict[str, int]]:
        """Return for each seat how many of its moves each mover made: by person's id, "computer" or "timeout".

        Not counted: moves that the table made in secret for a person, moves of the rules, moves taken back, and wishes.
        Before the table is over no secret move is counted: the count would tell who has chosen.
        """
        table = await self.tables.table_row(table_id)
        game, over = self.tables.library.rules_of(table), table.status in OVER
        made: dict[int, dict[str, int]] = {}
        for move in without_wishes(
            game, logged(await self.tables.store.rows(SQL.moves_with_their_causes, (table_id,)))
        ):
            if move.cause in (AUTOMATIC, TABLE_ACTS) or move.seat < 0:
                continue
            if move.sealed and (move.cause == TIMEOUT or not over):
                continue
            own = made.setdefault(move.seat, {})
            own[move.cause] = own.get(move.cause, 0) + 1
        return dict(sorted(made.items()))

    async def export(self, table_id: int) -> dict[str, Any]:
        """Return the record of a match (see Match.export) with the ``names`` of the seats and the ``causes`` of the
        moves.

        Moves and secret are included only once the table is over, as moves may be sealed choices. For a daily deal the
        day must be over too. Any person may save a record, so it holds no id of Discord. If an older release put ids
        into the nonces, the record has no nonces; once the table is over it has the ``seed`` that they led to. Raises
        Refused: no-such-table, not-started.
        """
        async with self.tables.locked(table_id) as table:
            match = await self.tables.matches.with_its_moves(table)
        over = table.status in OVER and not await self.duplicate_deals.sealed(table.cards)
        moves = await self._moves(table) if over else []
        causes = await self._causes(table) if over else []
        record = Match.resume(match.game, match.header, match.secret, match.snapshot(), moves).export()
        record |= {"secret": match.secret.hex() if over else None, "names": list(table.people())}
        record["causes"] = causes
        if tells_ids(match.header.nonces):
            record["header"] |= {"nonces": []}
            record["seed"] = match.ctx.seed.hex() if over else None
        return record

    async def _moves(self, table: TableRow) -> list[list[Any]]:
        rows = await self.tables.store.rows(SQL.wires_of_moves, (table.id,))
        return [json.loads(r["wire"]) for r in rows]

    async def _causes(self, table: TableRow) -> list[str]:
        """Return the cause of each move; a person's id becomes PERSON."""
        rows = await self.tables.store.rows(SQL.causes_of_moves, (table.id,))
        return [r["cause"] if r["cause"] in CAUSES else PERSON for r in rows]

    async def order(self, table_id: int, person_id: str) -> dict[str, int] | None:
        """Return the standing order of this person at the table, or None."""
        seat_row = (await self.tables.table_row(table_id)).of(person_id)
        return None if seat_row is None else await self.tables.order(table_id, seat_row.seat)

    async def inbox(self, person_id: str) -> list[TableInfo]:
        """Return the running tables that wait for this person, the most urgent first."""
        return most_urgent_first(
            await self.tables.store.rows(MODEL_SQL.tables_that_wait_for_person, (person_id,)),
            person_id,
            self.tables.outages,
        )

    async def tables_of(self, person_id: str) -> list[TableInfo]:
        """Return the open, running and paused tables where this person has a seat, or may have it
        back; oldest first.
        """
        found = await self.tables.store.rows(
            SQL.tables_of_person,
            (person_id, person_id),
        )
        return [d.info(person_id) for d in table_rows(found, self.tables.outages)]

    async def tables_at(self, place: str) -> list[TableInfo]:
        """Return the open, running and paused tables of a thread, or of a channel with its threads; oldest first."""
        found = await self.tables.store.rows(
            SQL.tables_in_channel,
            (place, place),
        )
        return [d.info() for d in table_rows(found, self.tables.outages)]

    async def had_table(self, thread: str) -> bool:
        """True if a thread has a table, or had one that is over."""
        return await self.tables.store.row(SQL.table_in_thread, (thread,)) is not None

    async def tables_in(self, guild: str) -> list[TableInfo]:
        """Return the open, running and paused tables of a server, oldest first."""
        found = await self.tables.store.rows(
            SQL.tables_in_server,
            (guild,),
        )
        return [d.info() for d in table_rows(found, self.tables.outages)]


def _looked_up(stored: str, horizon: Horizon) -> list[Event]:
    """Return the events of one log entry that may still be looked up, oldest first."""
    newest_first = [horizon.before(Event.from_json(e)) for e in reversed(json.loads(stored))]
    return [e for e in reversed(newest_first) if e is not None]
