"""What happens without a press: computer players, standing orders, expiry."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from engine.core.action import Action
from engine.core.game import TABLE_ACTOR, Game
from engine.core.match import Match
from engine.core.state import State
from engine.host.ahead import Ahead
from engine.host.base import working_copy
from engine.host.chairs import Chairs
from engine.host.heartbeat import Heartbeat
from engine.host.play import HEURISTIC_PLAYER
from engine.host.records import AUTOMATIC, DeliveryKind, NotRecorded, Overtaken, Refused, Status
from engine.host.rows import NO_CONTEXT, SeatRow, TableRow
from engine.host.seating import Seating
from engine.host.silence import default_move
from engine.host.store import Row
from engine.host.turns import (
    COMPUTER,
    NOBODY_ANSWERS,
    ORDER,
    REQUEST,
    SILENCE,
    TABLE_ACTS,
    notify,
)
from engine.host.undoing import Undoing
from engine.players.cube import choose, thought_about

log = logging.getLogger(__name__)

_DUE = """
SELECT m.table_id, m.seat, m.kind, m.prompt FROM timers m
WHERE m.due <= ? AND EXISTS (SELECT 1 FROM tables t WHERE t.id = m.table_id AND t.status = 'playing')
ORDER BY m.due, m.table_id, m.seat LIMIT ?"""
_NEXT = """
SELECT m.table_id, m.seat, m.due FROM timers m
WHERE EXISTS (SELECT 1 FROM tables t WHERE t.id = m.table_id AND t.status = 'playing')
ORDER BY m.due, m.table_id, m.seat LIMIT ?"""
_NOBODY_LATE = {query: query.replace("WHERE", "WHERE m.kind <> 'silence' AND", 1) for query in (_DUE, _NEXT)}
"""The same while nothing is delivered: nobody's time is up then."""
_NOT_HELD = """
    AND NOT EXISTS (SELECT 1 FROM leases l WHERE l.name = 'timer ' || m.table_id || ' ' || m.seat
        AND l.until > ? AND l.holder <> ?)
ORDER BY"""
"""What no other process carries out, where several share the store."""
_FAR = """
UPDATE timers SET due = ? WHERE due > ? AND kind IN ('computer', 'order', 'table') AND kind <> 'silence'"""
"""Said twice for SQLite, which has an index of what is not silence."""
_FORGOTTEN = """
INSERT INTO timers (table_id, seat, kind, prompt, due)
SELECT s.table_id, s.seat, 'computer', s.prompt, ? FROM seats s
WHERE s.computer IS NOT NULL AND s.prompt > 0
    AND EXISTS (SELECT 1 FROM tables t WHERE t.id = s.table_id AND t.status = 'playing')
    AND NOT EXISTS (SELECT 1 FROM timers m WHERE m.table_id = s.table_id AND m.seat = s.seat)
ON CONFLICT (table_id, seat) DO NOTHING"""
_NO_SILENCE = """
SELECT t.id FROM tables t
WHERE t.status = 'playing' AND NOT EXISTS (SELECT 1 FROM timers m WHERE m.table_id = t.id AND m.seat = ?)
ORDER BY t.id"""
_UNWATCHED = """
INSERT INTO timers (table_id, seat, kind, prompt, due)
SELECT t.id, ?, ?, 0, ? FROM tables t
WHERE t.status = 'playing' AND t.id IN ({ids})
    AND (SELECT COUNT(s.person) FROM seats s WHERE s.table_id = t.id) > 1
    AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person IS NOT NULL AND s.prompt > 0)
ON CONFLICT (table_id, seat) DO NOTHING"""
"""Tables begun before a release that looks for silence."""

_AT_A_TIME = 500
"""Tables that one statement names."""
_MAX_CONCURRENT = 64
"""Timers taken up in one round."""
_CHOICE_TIMEOUT_S = 20.0
"""How long a computer player may think before the default move is made for it."""
_MAX_WAIT_S = 60.0
_SHARED_WAIT_S, _SHARED_MIN_S = 5.0, 0.05
"""The longest and shortest wait where several processes share the store: one of them may die with timers in hand."""
_BACKOFF_S = 30.0
_EXPIRY_INTERVAL_S = 3600.0
_CLOSE_TIMEOUT_S = 4.0
"""How long closing waits for what is under way, in seconds."""
_MAX_DUE_S = 600.0
"""No computer, order or table waits for so many seconds; one that would has seen the clock set back."""
_DAY_S = 86_400.0


class Clocks(Seating, Chairs, Undoing, Ahead, Heartbeat):
    """Timers live in the store, so that a restart forgets none."""

    async def reconcile(self) -> None:
        """Give every awaited computer seat, and every table of several people, the timer that it lacks.

        What waits much too long, because the clock was set back while we were not running, is due now. Where nothing
        has happened for more than a day, no table expires for a day: whether we were not running so long or the
        clock has jumped cannot be told, and in a day it is put right.
        """
        now = self.clock()
        await self.read_outages()
        quiet = not await self._lately_used(now)
        self._expires_from = now + _DAY_S if quiet else now
        await self.store.write(_FAR, (now, now + _MAX_DUE_S))
        await self.store.write("UPDATE outbox SET due = ? WHERE due > ?", (now, now + _DAY_S))
        made = await self.store.write(_FORGOTTEN, (now,))
        made += await self._watch_unwatched(now)
        if made:
            self._timers_changed.set()

    async def _watch_unwatched(self, now: float) -> int:
        """Give tables of several people the look for silence that they lack; how many did."""
        lacking = [row["id"] for row in await self.store.rows(_NO_SILENCE, (NOBODY_ANSWERS,))]
        made = 0
        for first in range(0, len(lacking), _AT_A_TIME):
            some = lacking[first : first + _AT_A_TIME]
            sql = _UNWATCHED.format(ids=", ".join("?" * len(some)))
            made += await self.store.write(sql, (NOBODY_ANSWERS, SILENCE, now, *some))
        return made

    async def _lately_used(self, now: float) -> bool:
        """Whether something has happened in the last day, as far as the store can tell; new stores count as used."""
        # Presses are found by an index; all tables are looked through only after a long time without any.
        for newest in ("SELECT MAX(at) AS last FROM interactions", "SELECT MAX(touched) AS last FROM tables"):
            row = await self.store.row(newest)
            last = None if row is None or row["last"] is None else float(row["last"])
            if last is not None and now - last <= _DAY_S:
                return True
        return last is None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Keep the clocks going as long as the block runs. A search then under way is given up: its timer stays."""
        stop = asyncio.Event()
        task = asyncio.create_task(self._run(stop), name="host clocks")
        try:
            async with self.leases.kept():
                yield
        finally:
            stop.set()
            self._timers_changed.set()
            done, _ = await asyncio.wait({task}, timeout=_CLOSE_TIMEOUT_S + 1)
            if not done:
                task.cancel()
                await asyncio.wait({task})

    async def _run(self, stop: asyncio.Event) -> None:
        """Start every timer that is due as a task of its own: a long search keeps no other table waiting."""
        expiry = self._expires_from
        try:
            while not stop.is_set():
                self._timers_changed.clear()
                try:
                    if not self.store.health.well:
                        # Whatever is due stays so; being well again wakes us.
                        await self._woken_within(_MAX_WAIT_S)
                        continue
                    await self._start_due()
                    if self.clock() >= expiry:
                        await self._hourly()
                        expiry = self.clock() + _EXPIRY_INTERVAL_S
                    pause = await self._until_next()
                except NotRecorded:
                    continue
                except Exception as e:
                    log.error("clock: %s", type(e).__name__)
                    pause = _BACKOFF_S
                await self._woken_within(pause)
        finally:
            tasks = list(self._under_way.values())
            for task in tasks:
                task.cancel()
            if tasks:
                # A transaction under way is finished; nothing may touch the store after us.
                await asyncio.wait(tasks, timeout=_CLOSE_TIMEOUT_S)

    async def _hourly(self) -> None:
        """What is done once in a while, by one process at a time."""
        async with self.leases.alone("upkeep") as ours:
            if not ours:
                return
            # What is left of it where another process was quicker can wait for the next time.
            with suppress(Overtaken):
                await self.expire()
                await self.fall_asleep()
                await self.seat_takers()
                await self.forget_outages()

    async def _woken_within(self, seconds: float) -> None:
        # Not wait_for, which may swallow the cancelling in Python 3.11.
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._timers_changed.wait()

    async def _start_due(self) -> None:
        room = _MAX_CONCURRENT - len(self._under_way)
        found = await self._timers(_DUE, (self.clock(),), _MAX_CONCURRENT)
        free = {_key(timer): timer for timer in found if _key(timer) not in self._under_way}
        due = dict(list(free.items())[: max(room, 0)])
        granted = await self.leases.take([_lease(key) for key in due])
        for key, timer in due.items():
            if _lease(key) not in granted:
                continue
            task = asyncio.create_task(self._run_timer(timer), name=f"timer {key[0]}.{key[1]}")
            self._under_way[key] = task
            task.add_done_callback(partial(self._finished, key))

    def _finished(self, key: tuple[int, int], _: asyncio.Task[None]) -> None:
        self._under_way.pop(key, None)
        self.leases.give_back(_lease(key))
        self._timers_changed.set()

    async def _until_next(self) -> float:
        """Seconds until a timer is due that is not under way yet."""
        longest, shortest = (_SHARED_WAIT_S, _SHARED_MIN_S) if self.leases.shared else (_MAX_WAIT_S, 0.0)
        if len(self._under_way) >= _MAX_CONCURRENT:
            # No room for another; the first that is finished wakes us.
            return longest
        for row in await self._timers(_NEXT, (), len(self._under_way) + 1):
            if _key(row) not in self._under_way:
                return min(max(float(row["due"]) - self.clock(), shortest), longest)
        return longest

    async def _timers(self, query: str, before: tuple[Any, ...], limit: int) -> list[Row]:
        """So many of the timers that are ours to carry out."""
        query = self._of_timers(query)
        if not self.leases.shared:
            return await self.store.rows(query, (*before, limit))
        # The number itself: a server that plans without knowing it sorts all timers there are.
        free = query.replace("\nORDER BY", _NOT_HELD, 1).replace("LIMIT ?", f"LIMIT {limit:d}")
        return await self.store.rows(free, (*before, self.clock(), self.leases.name))

    def _of_timers(self, query: str) -> str:
        """The query for what is to be carried out now."""
        return query if self.delivers else _NOBODY_LATE[query]

    async def tick(self) -> int:
        """One round: carry out the timers that are due and wait for them; how many there were."""
        due = await self.store.rows(self._of_timers(_DUE), (self.clock(), _MAX_CONCURRENT))
        await asyncio.gather(*(self._run_timer(timer) for timer in due))
        return len(due)

    async def _run_timer(self, timer: Row) -> None:
        """Run one timer; one that fails is tried again later and keeps nobody else waiting."""
        try:
            if timer["kind"] == COMPUTER:
                await self._computer_moves(timer)
            elif timer["kind"] == TABLE_ACTS:
                await self._table_moves(timer)
            elif timer["kind"] == SILENCE:
                await self.look_for_silence(timer["table_id"])
            elif timer["kind"] == REQUEST:
                await self.end_request(timer["table_id"])
            else:
                await self._order_moves(timer)
        except NotRecorded:
            return
        except Overtaken:
            # Another process moved the table on: it is looked at again at once.
            return
        except Refused as e:
            log.error("table %s: timer refused: %s", timer["table_id"], e.reason)
        except Exception as e:
            # The message of an error may quote cards: only its kind is logged.
            log.error("table %s: timer failed: %s", timer["table_id"], type(e).__name__)
        else:
            return
        with suppress(NotRecorded):
            await self.store.write(
                "UPDATE timers SET due = ? WHERE table_id = ? AND seat = ? AND prompt = ?",
                (self.clock() + _BACKOFF_S, timer["table_id"], timer["seat"], timer["prompt"]),
            )

    async def _asked(self, table: TableRow, timer: Row) -> SeatRow | None:
        """The seat of ``timer`` if its prompt still stands; a timer without one is taken away."""
        seat_row = table.at(timer["seat"])
        if table.status is Status.PLAYING and seat_row is not None and seat_row.prompt == timer["prompt"]:
            # Who came back answers for themselves.
            return seat_row if seat_row.person is None or timer["kind"] != COMPUTER else None
        if table.status is not Status.PAUSED:
            await self.store.write(
                "DELETE FROM timers WHERE table_id = ? AND seat = ? AND prompt = ?",
                (timer["table_id"], timer["seat"], timer["prompt"]),
            )
        return None

    async def _computer_moves(self, timer: Row) -> None:
        """Think without the table's lock, so that nobody waits for it, then move like anyone."""
        async with self._at(timer["table_id"]) as table:
            seat_row = await self._asked(table, timer)
            if seat_row is None:
                return
            match = working_copy(await self._match(table))
        action = await self._chosen(match, seat_row, timer)
        interaction = f"computer:{timer['table_id']}:{timer['prompt']}:{timer['seat']}"
        async with self._at(timer["table_id"]) as table:
            seat_row = await self._asked(table, timer)
            if seat_row is None:
                return
            if action is not None:
                try:
                    await self._move(table, seat_row, action.wire(), interaction, cause=COMPUTER, present=None)
                    return
                except Overtaken:
                    raise
                except Refused as e:
                    log.error("table %s: seat %s at %s: %s", table.id, seat_row.seat, timer["prompt"], e.reason)
            table = await self._table_row(table.id)
            seat_row = await self._asked(table, timer)
            if seat_row is None:
                return
            wire = default_move(await self._match(table), seat_row.seat).wire()
            await self._move(table, seat_row, wire, interaction, cause=COMPUTER, present=None)

    async def _chosen(self, match: Match[Any], seat_row: SeatRow, timer: Row) -> Action | None:
        """What the computer player chooses from a redealt state; None where it fails.

        Whoever thinks gets what the seat may know and nothing else (``thought_about``). A searching player
        takes the same time for every choice (``shown``), so that its pace tells nothing about how hard the choice was.
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
            if self.search is not None and level in self.search.levels:
                return await self._searched(game, state, seat_row.seat, level, timer["table_id"])
            chooser = self.choosers[game.key]
            thinking = asyncio.to_thread(choose, game, state, seat_row.seat, rnd, chooser, time.monotonic)
            action = await asyncio.wait_for(thinking, _CHOICE_TIMEOUT_S)
            if not isinstance(action, Action):
                raise TypeError
            return action
        except Exception as e:
            log.error("table %s: seat %s at %s: chooser failed: %s", *where, type(e).__name__)
            return None

    async def _as_if_thinking(self, seat_row: SeatRow) -> None:
        """Take the time that the computer player here takes for every choice."""
        if self.search is not None and seat_row.computer in self.search.levels:
            await asyncio.sleep(self.search.shown)

    async def _searched(self, game: Game[Any], state: State, seat: int, level: str, table: int) -> Action | None:
        """The move of a searching player, from a process of its own; the heuristic player's where that fails."""
        client = self.search
        if client is None:
            return None
        loop = asyncio.get_running_loop()
        started = loop.time()
        found = await client.of(table, game.key, state.to_json(), seat, level)
        if found is None:
            chooser = self.choosers[game.key]
            rnd = random.Random(secrets.randbits(128)).random
            return await asyncio.to_thread(choose, game, state, seat, rnd, chooser, time.monotonic)
        await asyncio.sleep(max(0.0, client.shown - (loop.time() - started)))
        return game.read(found["action"])

    async def _table_moves(self, timer: Row) -> None:
        """Let the table act itself, as the rules ask (game.TABLE_ACTOR)."""
        table_id = timer["table_id"]
        interaction = f"table:{table_id}:{timer['prompt']}"
        async with self._at(table_id) as table:
            standing = await self.store.row(
                "SELECT 1 FROM timers WHERE table_id = ? AND seat = ? AND prompt = ?",
                (table_id, TABLE_ACTOR, timer["prompt"]),
            )
            if table.status is not Status.PLAYING or standing is None:
                return
            match = await self._match(table)
            wire = match.game.legal(match.state, TABLE_ACTOR)[0].wire()
            seat_row = SeatRow(TABLE_ACTOR, None, "", computer=TABLE_ACTS)
            await self._move(table, seat_row, wire, interaction, cause=TABLE_ACTS, present=None)

    async def _order_moves(self, timer: Row) -> None:
        """Make a prepared move, follow an order or a wish, or make a forced move; else the person is asked."""
        async with self._at(timer["table_id"]) as table:
            seat_row = await self._asked(table, timer)
            if seat_row is None:
                return
            match = await self._match(table)
            order = await self._order(table.id, seat_row.seat)
            s, seat = match.state.clone(), seat_row.seat
            action, lapsed = await self._prepared_action(table, seat)
            if action is None:
                action = match.game.wished(s, seat) if order is None else match.game.follow(s, seat, order)
            cause = ORDER
            if action is None and not lapsed and seat_row.person not in table.context.by_hand:
                action, cause = match.game.forced(s, seat), AUTOMATIC
            if action is not None:
                interaction = f"order:{table.id}:{timer['prompt']}:{seat_row.seat}"
                await self._move(table, seat_row, action.wire(), interaction, cause=cause, present=None)
                return
            change = self._change(table, None)
            change.quiet = True
            change.orders[seat_row.seat] = None
            change.timers[seat_row.seat] = None
            notify(change, seat_row, False, NO_CONTEXT, self.pace)
            if seat_row.person and lapsed:
                change.add_task(DeliveryKind.NOTICE, seat_row.person, key="ahead-lapsed", refused=list(lapsed))
            elif seat_row.person and order is not None:
                change.add_task(DeliveryKind.NOTICE, seat_row.person, key="order-ended")
            await self._commit(change)


def _key(timer: Row) -> tuple[int, int]:
    """What a timer is known by: its table and seat."""
    return timer["table_id"], timer["seat"]


def _lease(key: tuple[int, int]) -> str:
    """What is held while a timer is carried out; _NOT_HELD has the same name."""
    return f"timer {key[0]} {key[1]}"
