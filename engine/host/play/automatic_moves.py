"""Moves without a press: by computer players, by the table itself, and by the table for a person who wants that."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from typing import Any

from engine.core.action import Action
from engine.core.game import TABLE_ACTOR, Game
from engine.core.match import Match
from engine.core.state import State
from engine.host.absence.inactivity import default_move
from engine.host.model.records import AUTOMATIC, DeliveryKind, Overtaken, Refused, Status
from engine.host.model.rows import NO_CONTEXT, SeatRow, TableRow
from engine.host.play.premoves import Premoves
from engine.host.store.contract import Row
from engine.host.store.queries import queries
from engine.host.table.matches import working_copy
from engine.host.table.play import HEURISTIC_PLAYER, Play
from engine.host.table.tables import Tables
from engine.host.table.turns import COMPUTER, ORDER, TABLE_ACTS, notify
from engine.players.cube import choose, thought_about

log = logging.getLogger(__name__)

SQL = queries("play/queries.sql")

_CHOICE_TIMEOUT_S = 20.0
"""Seconds that a computer player may think before the default move is made for it."""


class AutomaticMoves:
    """The work when a timer of a seat, or of the table, is due."""

    def __init__(self, tables: Tables, play: Play, premoves: Premoves) -> None:
        self.tables = tables
        self.play = play
        self.premoves = premoves

    async def _asked(self, table: TableRow, timer: Row) -> SeatRow | None:
        """Return the seat of ``timer`` if its prompt is still open; otherwise remove the timer."""
        seat_row = table.at(timer["seat"])
        if table.status is Status.PLAYING and seat_row is not None and seat_row.prompt == timer["prompt"]:
            # A person who came back answers for themselves.
            return seat_row if seat_row.person is None or timer["kind"] != COMPUTER else None
        if table.status is not Status.PAUSED:
            await self.tables.store.write(
                SQL.delete_timer_of_prompt,
                (timer["table_id"], timer["seat"], timer["prompt"]),
            )
        return None

    async def computer_moves(self, timer: Row) -> None:
        """Choose a computer player's move without the table's lock, so that nobody waits for it,
        then make it like any move.
        """
        async with self.tables.locked(timer["table_id"]) as table:
            seat_row = await self._asked(table, timer)
            if seat_row is None:
                return
            match = working_copy(await self.tables.matches.of(table))
        action = await self._chosen(match, seat_row, timer)
        interaction = f"computer:{timer['table_id']}:{timer['prompt']}:{timer['seat']}"
        async with self.tables.locked(timer["table_id"]) as table:
            seat_row = await self._asked(table, timer)
            if seat_row is None:
                return
            if action is not None:
                try:
                    await self.play.make(table, seat_row, action.wire(), interaction, cause=COMPUTER, present=None)
                    return
                except Overtaken:
                    raise
                except Refused as e:
                    log.error("table %s: seat %s at %s: %s", table.id, seat_row.seat, timer["prompt"], e.reason)
            table = await self.tables.table_row(table.id)
            seat_row = await self._asked(table, timer)
            if seat_row is None:
                return
            wire = default_move(await self.tables.matches.of(table), seat_row.seat).wire()
            await self.play.make(table, seat_row, wire, interaction, cause=COMPUTER, present=None)

    async def _chosen(self, match: Match[Any], seat_row: SeatRow, timer: Row) -> Action | None:
        """Return the move that the computer player chooses from a redealt state; None if it fails.

        The player gets only what the seat may know (``thought_about``). A searching player takes the same time for
        every choice (``shown``), so that its pace does not reveal how hard the choice was.
        """
        rnd = random.Random(secrets.randbits(128)).random
        where = (timer["table_id"], seat_row.seat, timer["prompt"])
        try:
            forced = match.game.forced(match.state, seat_row.seat)
            if forced is not None:
                await self._as_if_thinking(seat_row)
                return forced
            game, state = thought_about(match.game, match.state.redeal(seat_row.seat, rnd), seat_row.seat)
            level = seat_row.computer or HEURISTIC_PLAYER
            if self.tables.search is not None and level in self.tables.search.levels:
                return await self._searched(game, state, seat_row.seat, level, timer["table_id"])
            chooser = self.tables.library.choosers[game.key]
            thinking = asyncio.to_thread(choose, game, state, seat_row.seat, rnd, chooser, time.monotonic)
            action = await asyncio.wait_for(thinking, _CHOICE_TIMEOUT_S)
            if not isinstance(action, Action):
                raise TypeError
            return action
        except Exception as e:
            log.error("table %s: seat %s at %s: chooser failed: %s", *where, type(e).__name__)
            self.tables.failed(e)
            return None

    async def _as_if_thinking(self, seat_row: SeatRow) -> None:
        """Wait for the time that the computer player here takes for every choice."""
        if self.tables.search is not None and seat_row.computer in self.tables.search.levels:
            await asyncio.sleep(self.tables.search.shown)

    async def _searched(self, game: Game[Any], state: State, seat: int, level: str, table: int) -> Action | None:
        """Return the move of a searching player, from a process of its own; the heuristic player's
        move if that fails.
        """
        client = self.tables.search
        if client is None:
            return None
        loop = asyncio.get_running_loop()
        started = loop.time()
        found = await client.of(table, game.key, state.to_json(), seat, level)
        if found is None:
            chooser = self.tables.library.choosers[game.key]
            rnd = random.Random(secrets.randbits(128)).random
            return await asyncio.to_thread(choose, game, state, seat, rnd, chooser, time.monotonic)
        await asyncio.sleep(max(0.0, client.shown - (loop.time() - started)))
        return game.read(found["action"])

    async def table_moves(self, timer: Row) -> None:
        """Let the table act by itself, as the rules ask (game.TABLE_ACTOR)."""
        table_id = timer["table_id"]
        interaction = f"table:{table_id}:{timer['prompt']}"
        async with self.tables.locked(table_id) as table:
            standing = await self.tables.store.row(
                SQL.timer_of_prompt,
                (table_id, TABLE_ACTOR, timer["prompt"]),
            )
            if table.status is not Status.PLAYING or standing is None:
                return
            match = await self.tables.matches.of(table)
            wire = match.game.legal(match.state, TABLE_ACTOR)[0].wire()
            seat_row = SeatRow(TABLE_ACTOR, None, "", computer=TABLE_ACTS)
            await self.play.make(table, seat_row, wire, interaction, cause=TABLE_ACTS, present=None)

    async def order_moves(self, timer: Row) -> None:
        """Make a prepared move, an order's or wish's move, or a forced move; otherwise ask the person."""
        async with self.tables.locked(timer["table_id"]) as table:
            seat_row = await self._asked(table, timer)
            if seat_row is None:
                return
            match = await self.tables.matches.of(table)
            order = await self.tables.order(table.id, seat_row.seat)
            s, seat = match.state.clone(), seat_row.seat
            action, lapsed = await self.premoves.prepared_action(table, seat)
            if action is None:
                action = match.game.wished(s, seat) if order is None else match.game.follow(s, seat, order)
            cause = ORDER
            if action is None and not lapsed and seat_row.person not in table.context.by_hand:
                action, cause = match.game.forced(s, seat), AUTOMATIC
            if action is not None:
                interaction = f"order:{table.id}:{timer['prompt']}:{seat_row.seat}"
                await self.play.make(table, seat_row, action.wire(), interaction, cause=cause, present=None)
                return
            change = self.tables.change(table, None)
            change.quiet = True
            change.orders[seat_row.seat] = None
            change.stop_seat_timer(seat_row.seat)
            notify(change, seat_row, False, NO_CONTEXT, self.tables.pauses.computer)
            if seat_row.person and lapsed:
                change.add_task(DeliveryKind.NOTICE, seat_row.person, key="ahead-lapsed", refused=list(lapsed))
            elif seat_row.person and order is not None:
                change.add_task(DeliveryKind.NOTICE, seat_row.person, key="order-ended")
            await self.tables.commit(change)
