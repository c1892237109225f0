"""Timers, kept in the store, and the hourly work."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from engine.host.absence.clock_repair import ClockRepair
from engine.host.absence.inactivity import Inactivity
from engine.host.absence.substitutes import Substitutes
from engine.host.lobby.seating import Seating
from engine.host.model.clock.timers import SLOTS, TimerKind
from engine.host.model.records import Overtaken, Refused
from engine.host.play.automatic_moves import AutomaticMoves
from engine.host.play.takebacks import Takebacks
from engine.host.store.contract import Row
from engine.host.store.errors import NotRecorded
from engine.host.store.queries import queries
from engine.host.table.outages import Outages
from engine.host.table.tables import Tables

log = logging.getLogger(__name__)

SQL = queries("play/queries.sql")
_DUE = {
    (True, False): SQL.due_timers,
    (False, False): SQL.due_timers_but_inactivity,
    (True, True): SQL.due_free_timers,
    (False, True): SQL.due_free_timers_but_inactivity,
}
_NEXT = {
    (True, False): SQL.next_timers,
    (False, False): SQL.next_timers_but_inactivity,
    (True, True): SQL.next_free_timers,
    (False, True): SQL.next_free_timers_but_inactivity,
}
"""The query of due and next timers, by whether delivery works now and whether other processes may run timers too."""


"""The same while nothing is delivered: nobody's time is up then."""
"""What no other process carries out, where several share the store."""

_AT_A_TIME = 500
"""Most tables that one statement names."""
_MAX_CONCURRENT = 64
"""Most timers started in one round."""
_MAX_WAIT_S = 60.0
_SHARED_WAIT_S, _SHARED_MIN_S = 5.0, 0.05
"""Longest and shortest wait in seconds if several processes share the store: one may die while it runs timers."""
_BACKOFF_S = 30.0
_EXPIRY_INTERVAL_S = 3600.0
_CLOSE_TIMEOUT_S = 4.0
"""Seconds that closing waits for running timers."""
_MAX_DUE_S = 600.0
"""No computer player, order or table waits this many seconds. A timer that would is left from before the system clock
was set back."""
_DAY_S = 86_400.0


class Clocks:
    """Runs the timers. They are in the store, so a restart loses none."""

    def __init__(
        self,
        tables: Tables,
        clock_repair: ClockRepair,
        outages: Outages,
        automatic_moves: AutomaticMoves,
        takebacks: Takebacks,
        inactivity: Inactivity,
        substitutes: Substitutes,
        seating: Seating,
    ) -> None:
        self.tables = tables
        self._by_kind: dict[TimerKind, Callable[[Row], Awaitable[None]]] = {
            TimerKind.COMPUTER: automatic_moves.computer_moves,
            TimerKind.ORDER: automatic_moves.order_moves,
            TimerKind.TABLE: automatic_moves.table_moves,
            TimerKind.INACTIVITY: lambda timer: inactivity.check_inactivity(timer["table_id"]),
            TimerKind.TAKEBACK_REQUEST: lambda timer: takebacks.end_request(timer["table_id"]),
            TimerKind.SUBSTITUTE: lambda timer: substitutes.end_wait(timer["table_id"]),
            TimerKind.START: lambda timer: seating.start_on_time(timer["table_id"]),
        }
        self._under_way: dict[tuple[int, int], asyncio.Task[None]] = {}
        """Timers that run now, by table and seat."""
        self.expires_from = 0.0
        """Before this moment nothing expires for having waited too long (see ``reconcile``)."""
        self.clock_repair = clock_repair
        self.outages = outages
        self.inactivity = inactivity
        self.substitutes = substitutes
        self.seating = seating

    async def reconcile(self) -> None:
        """Give every awaited computer player, and every table of several people, the timer that it lacks.

        A timer that waits much too long, because the system clock was set back while the bot was stopped, is due now
        (``clock_repair`` has the rulings). If nothing has happened for more than a day, no table expires for another
        day: the bot may have been stopped, or the clock may have jumped, and a day is enough time to correct it.
        """
        now = self.tables.clock()
        await self.clock_repair.repair_times(now)
        await self.outages.read_outages()
        quiet = not await self._lately_used(now)
        self.expires_from = now + _DAY_S if quiet else now
        await self.tables.store.write(SQL.limit_due_of_timers, (now, now + _MAX_DUE_S))
        await self.tables.store.write(SQL.limit_due_of_tasks, (now, now + _DAY_S))
        made = await self.tables.store.write(SQL.create_missing_timers_of_computers, (now,))
        made += await self._watch_unwatched(now)
        if made:
            self.tables.wakeups.timers.set()

    async def _watch_unwatched(self, now: float) -> int:
        """Give tables of several people the inactivity timer that they lack; return how many lacked one."""
        lacking = [
            row["id"]
            for row in await self.tables.store.rows(SQL.running_tables_without_timer, (SLOTS[TimerKind.INACTIVITY],))
        ]
        made = 0
        for first in range(0, len(lacking), _AT_A_TIME):
            some = lacking[first : first + _AT_A_TIME]
            made += await self.tables.store.write(
                SQL.create_missing_timers_of_inactivity,
                (SLOTS[TimerKind.INACTIVITY], TimerKind.INACTIVITY.value, now, json.dumps(some)),
            )
        return made

    async def _lately_used(self, now: float) -> bool:
        """True if anything has happened in the last day, as far as the store tells; also for a new store."""
        # Presses have an index. All tables are read only if there was no press for long.
        for newest in (SQL.newest_press, SQL.newest_change_of_tables):
            row = await self.tables.store.row(newest)
            last = None if row is None or row["last"] is None else float(row["last"])
            if last is not None and now - last <= _DAY_S:
                return True
        return last is None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run the clocks as long as the block runs. At its end a running search is stopped, but its timer stays."""
        stop = asyncio.Event()
        task = asyncio.create_task(self._run(stop), name="host clocks")
        try:
            async with self.tables.leases.kept():
                yield
        finally:
            stop.set()
            self.tables.wakeups.timers.set()
            done, _ = await asyncio.wait({task}, timeout=_CLOSE_TIMEOUT_S + 1)
            if not done:
                task.cancel()
                await asyncio.wait({task})

    async def _run(self, stop: asyncio.Event) -> None:
        """Start every due timer as a task of its own, so that a long search delays no other table."""
        expiry = self.expires_from
        try:
            while not stop.is_set():
                self.tables.wakeups.timers.clear()
                try:
                    if not self.tables.store.health.well:
                        # Due timers stay due; the recovery of the store wakes this loop.
                        await self._woken_within(_MAX_WAIT_S)
                        continue
                    await self._start_due()
                    if self.tables.clock() >= expiry:
                        await self._hourly()
                        expiry = self.tables.clock() + _EXPIRY_INTERVAL_S
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
                # A running transaction is finished; nothing may use the store after this loop ends.
                await asyncio.wait(tasks, timeout=_CLOSE_TIMEOUT_S)

    async def _hourly(self) -> None:
        """Do the hourly work, in one process at a time."""
        async with self.tables.leases.alone("upkeep") as ours:
            if not ours:
                return
            # If another process was quicker, the rest can wait for the next time.
            with suppress(Overtaken):
                await self.seating.expire()
                await self.inactivity.fall_asleep()
                await self.substitutes.seat_takers()
                await self.outages.forget_outages()

    async def _woken_within(self, seconds: float) -> None:
        # Not wait_for, which may swallow the cancellation in Python 3.11.
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.tables.wakeups.timers.wait()

    async def _start_due(self) -> None:
        room = _MAX_CONCURRENT - len(self._under_way)
        found = await self._timers(_DUE, (self.tables.clock(),), _MAX_CONCURRENT)
        free = {_key(timer): timer for timer in found if _key(timer) not in self._under_way}
        due = dict(list(free.items())[: max(room, 0)])
        granted = await self.tables.leases.take([_lease(key) for key in due])
        for key, timer in due.items():
            if _lease(key) not in granted:
                continue
            task = asyncio.create_task(self._run_timer(timer), name=f"timer {key[0]}.{key[1]}")
            self._under_way[key] = task
            task.add_done_callback(partial(self._finished, key))

    def _finished(self, key: tuple[int, int], _: asyncio.Task[None]) -> None:
        self._under_way.pop(key, None)
        self.tables.leases.give_back(_lease(key))
        self.tables.wakeups.timers.set()

    async def _until_next(self) -> float:
        """Return the seconds until a timer is due that does not run yet."""
        longest, shortest = (_SHARED_WAIT_S, _SHARED_MIN_S) if self.tables.leases.shared else (_MAX_WAIT_S, 0.0)
        if len(self._under_way) >= _MAX_CONCURRENT:
            # No room for another timer; the first that finishes wakes this loop.
            return longest
        for row in await self._timers(_NEXT, (), len(self._under_way) + 1):
            if _key(row) not in self._under_way:
                return min(max(float(row["due"]) - self.tables.clock(), shortest), longest)
        return longest

    async def _timers(self, query: Mapping[tuple[bool, bool], str], before: tuple[Any, ...], limit: int) -> list[Row]:
        """Return at most ``limit`` timers that this process may run; at most _MAX_CONCURRENT if
        other processes run some too.
        """
        shared = self.tables.leases.shared
        unless_held = (self.tables.clock(), self.tables.leases.processes.own) if shared else ()
        return await self.tables.store.rows(query[self.outages.delivers, shared], (*before, *unless_held, limit))

    async def tick(self) -> int:
        """Run the timers that are due, once, and wait for them; return how many there were."""
        query = _DUE[self.outages.delivers, False]
        due = await self.tables.store.rows(query, (self.tables.clock(), _MAX_CONCURRENT))
        await asyncio.gather(*(self._run_timer(timer) for timer in due))
        return len(due)

    async def _run_timer(self, timer: Row) -> None:
        """Run one timer. A timer that fails is tried again later and delays no other."""
        try:
            await self._by_kind[TimerKind(timer["kind"])](timer)
        except NotRecorded:
            return
        except Overtaken:
            # Another process has changed the table, so the timer runs again at once.
            return
        except Refused as e:
            log.error("table %s: timer refused: %s", timer["table_id"], e.reason)
        except Exception as e:
            # The message of an error may quote cards: only its kind is logged.
            log.error("table %s: timer failed: %s", timer["table_id"], type(e).__name__)
            self.tables.failed(e)
        else:
            return
        with suppress(NotRecorded):
            await self.tables.store.write(
                SQL.postpone_timer,
                (self.tables.clock() + _BACKOFF_S, timer["table_id"], timer["seat"], timer["prompt"]),
            )


def _key(timer: Row) -> tuple[int, int]:
    """Return the key of a timer: its table and seat."""
    return timer["table_id"], timer["seat"]


def _lease(key: tuple[int, int]) -> str:
    """Return the name of the lease held while a timer runs; due_free_timers in queries.sql builds the same name."""
    return f"timer {key[0]} {key[1]}"
