"""Searches of computer players, in processes of their own: no press ever waits for one.

A search is a call of a module-level function with plain JSON values in and out. Tables take fair turns: one search of a
table at a time, and the table that has waited longest goes first. A process that dies or does not finish in time is
replaced, and the caller gets None: it then makes the move without the search.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from engine.host.search.playouts import wins

log = logging.getLogger(__name__)

T = TypeVar("T")

TIMEOUT_S = 20.0
"""Seconds after which a search is stopped and its process replaced."""
QUIET_S = 0.2
"""Seconds between looks whether other searches are done."""
STARTING_S = 60.0
"""Additional seconds if the process must first be started. Without them a slow machine would replace each process
before it is ready."""


SLICE_S = 1.0
"""For how many seconds play-outs keep a process: about as long as a search."""
PATIENT_S, PATIENT_TIMEOUT_S = 4.0, 900.0
"""The same for play-outs in a process of their own, where nobody waits for it; and after how many seconds it is taken
for stuck. A slow machine may need minutes for one game."""
NICE = 19
"""How far a process in the background steps back: as far as it goes."""
MOST_ON_WINDOWS = 61
"""Most processes of a pool there: one call waits for 63 handles, and Python keeps two of them."""


def workers_for_this_machine() -> int:
    """Return the number of cores minus one, which the event loop needs; at least one."""
    return max(1, (os.cpu_count() or 2) - 1)


class SearchPool:
    """A pool of processes that search. Nothing starts before the first search; ``close`` it at the end.

    ``background``: the machine prefers all its other work.
    """

    def __init__(self, workers: int | None = None, timeout_s: float = TIMEOUT_S, *, background: bool = False) -> None:
        self.workers, self.background = workers or workers_for_this_machine(), background
        if sys.platform == "win32":
            self.workers = min(self.workers, MOST_ON_WINDOWS)
        self.timeout_s = timeout_s
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self.workers)
        self._tables: dict[int, asyncio.Lock] = {}
        self._queued: dict[int, int] = {}

    @property
    def asked(self) -> int:
        """The number of searches that run or wait for a process."""
        return sum(self._queued.values())

    async def run(self, table: int, work: Callable[..., T], *args: Any) -> T | None:
        """Return ``work(*args)`` from a process; None if it failed, died or took too long.

        A table's searches run one after the other, so that a busy table leaves room for others.
        """
        lock = self._tables.setdefault(table, asyncio.Lock())
        self._queued[table] = self._queued.get(table, 0) + 1
        try:
            async with lock, self._free:
                return await self._run(work, *args)
        finally:
            self._queued[table] -= 1
            if not self._queued[table]:
                del self._queued[table]
                del self._tables[table]

    async def _run(self, work: Callable[..., T], *args: Any) -> T | None:
        pool = self._pool
        if pool is None:
            # Started anew, not forked: a fork would copy the locks of this process's threads.
            context = multiprocessing.get_context("spawn")
            begin = in_background if self.background else end_with_parent
            pool = self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=begin)
        there, patience = len(_processes(pool)), self.timeout_s
        try:
            searching = asyncio.get_running_loop().run_in_executor(pool, work, *args)
            if len(_processes(pool)) > there:
                patience += STARTING_S
            return await asyncio.wait_for(searching, patience)
        except TimeoutError:
            log.error("a search did not come back in %.0f s; its process is replaced", patience)
            self._replace(pool)
        except BrokenProcessPool:
            log.error("a searching process died; it is replaced")
            self._replace(pool)
        except Exception as e:
            # The message of an error may quote cards: only its kind is logged.
            log.error("a search failed: %s", type(e).__name__)
        return None

    def renew(self) -> None:
        """Let running searches end; later ones run in new processes, which read the files anew."""
        if self._pool is not None:
            self._pool.shutdown(wait=False)
            self._pool = None

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = None
        _end(pool)

    def close(self) -> None:
        """End all processes."""
        if self._pool is not None:
            _end(self._pool)
            self._pool = None


def end_with_parent() -> None:
    """Run in a searching process: end it as soon as its parent process is gone, by any cause.

    A pool's processes wait for work for ever; a parent killed with SIGKILL cannot tell them.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, name="parent", daemon=True).start()


def in_background() -> None:
    """Run in a searching process: let all else on this machine go first, where the system knows how."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    end_with_parent()


def _processes(pool: ProcessPoolExecutor) -> list[BaseProcess]:
    """Return the processes that a pool has started."""
    return list((getattr(pool, "_processes", None) or {}).values())


def _end(pool: ProcessPoolExecutor) -> None:
    """Drop a pool whose processes may be stuck."""
    processes = _processes(pool)
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


Search = Callable[[str, dict[str, Any], int, str, Callable[[], float], Callable[[], float]], dict[str, Any]]
"""``search(game, state, seat, level, rnd, clock)``: a search over a redealt state, as plain JSON values.

It gives ``action`` (the move of that level) and ``best`` (the move suggested) as wire forms, ``ranked``
(candidates ``[move, visits, value]``, best first), and for hints ``why`` and ``worth``: message key and values.
"""


@dataclass(slots=True)
class SearchClient:
    """The searching computer players: which function searches, in which processes, at which levels.

    ``shown`` is how many seconds such a player takes for every choice, hard or easy: longer than its budget.
    ``background``: the pool of patient play-outs; None: they share ``pool``.
    """

    search: Search
    pool: SearchPool
    levels: tuple[str, ...]
    shown: float = 1.3
    background: SearchPool | None = None

    def renew(self) -> None:
        """Let later searches run in new processes, which read the files anew."""
        self.pool.renew()
        if self.background is not None:
            self.background.renew()

    def rest(self) -> None:
        """End the process of patient play-outs until there are some again."""
        if self.background is not None:
            self.background.close()

    async def quiet(self) -> None:
        """Wait until no search runs or waits in this process: for searches that nobody waits for."""
        while self.pool.asked:  # noqa: ASYNC110  # searches of tables end one after the other, and often another begins
            await asyncio.sleep(QUIET_S)

    async def of(self, table: int, game: str, state: dict[str, Any], seat: int, level: str) -> dict[str, Any] | None:
        """Return the result of a player of ``level``; None if its process failed."""
        rnd = random.Random(secrets.randbits(62)).random
        return await self.pool.run(table, self.search, game, state, seat, level, rnd, time.monotonic)

    async def play_out(
        self,
        table: int,
        game: str,
        state: dict[str, Any],
        seat: int,
        moves: Sequence[Sequence[Any]],
        most: int,
        seed: str,
        clock: Callable[[], float],
        seconds: float,
        *,
        after: int = 0,
        simulations: int = 0,
        patient: bool = False,
    ) -> list[int] | None:
        """Return ``playouts.wins`` of the true state of a finished game; None if its process failed.

        In short slices, so that computer players of running games come in between; ``patient``: each slice waits until
        no other search is wanted, and runs in the background. Always in this process' own pools: a true state is never
        stored for another one.
        """
        pool, longest = self.pool, SLICE_S
        if patient and self.background is not None:
            pool, longest = self.background, PATIENT_S
        found = [0] * (1 + len(moves))
        while after + found[0] < most and seconds > 0:
            if patient:
                # The pause lets in those who wait for quiet too.
                await asyncio.sleep(QUIET_S)
                await self.quiet()
            limits = most, seed, clock, min(longest, seconds), after + found[0], simulations
            more = await pool.run(table, wins, game, state, seat, moves, *limits)
            if more is None:
                return None
            found = [one + other for one, other in zip(found, more, strict=True)]
            seconds -= longest
        return found
