"""Computer players that think in processes of their own, so that no press ever waits for a thought.

A thought is a call of a module-level function with plain JSON values in and out. Tables take fair turns: one
thought of a table at a time, and whoever has waited longest goes first. A process that dies or does not come
back is replaced, and the caller is told so (None): the move is then made without it.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")

PATIENCE = 20.0
"""Seconds after which a thought is given up and its process replaced."""


def workers_for_this_machine() -> int:
    """One process for each core but one, which the event loop needs; at least one."""
    return max(1, (os.cpu_count() or 2) - 1)


class Thinkers:
    """A pool of thinking processes. Nothing starts before the first thought; ``close`` it at the end."""

    def __init__(self, workers: int | None = None, patience: float = PATIENCE) -> None:
        self.workers = workers or workers_for_this_machine()
        self.patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(self.workers)
        self._tables: dict[int, asyncio.Lock] = {}
        self._queued: dict[int, int] = {}

    async def think(self, table: int, work: Callable[..., T], *args: Any) -> T | None:
        """``work(*args)`` in a process; None if it failed, died or took too long.

        A table's thoughts are done one after the other, so that a busy table leaves room for others.
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
            # Started afresh, not forked: a fork would copy this process's threads' locks.
            context = multiprocessing.get_context("spawn")
            pool = self._pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=end_with_parent)
        loop = asyncio.get_running_loop()
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, work, *args), self.patience)
        except TimeoutError:
            log.error("a thought did not come back in %.0f s; its process is replaced", self.patience)
            self._replace(pool)
        except BrokenProcessPool:
            log.error("a thinking process died; it is replaced")
            self._replace(pool)
        except Exception as e:
            # The message of an error may quote cards: only its kind is logged.
            log.error("a thought failed: %s", type(e).__name__)
        return None

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
    """In a thinking process: end as soon as the process that asked for thoughts is gone, however it went.

    A pool's processes wait for work for ever; killed with SIGKILL, their parent cannot tell them.
    """
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=wait, name="parent", daemon=True).start()


def _end(pool: ProcessPoolExecutor) -> None:
    """Let go of a pool whose processes may be stuck."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()


Think = Callable[[str, dict[str, Any], int, str, Callable[[], float], Callable[[], float]], dict[str, Any]]
"""``think(game, state, seat, level, rnd, clock)``: a search over a redealt state, as plain JSON values.

It gives ``action`` (the move of that level) and ``best`` (the move suggested) as wire forms, ``ranked``
(candidates ``[move, visits, value]``, best first), and for hints ``why`` and ``worth``: message key and values.
"""


@dataclass(slots=True)
class Thoughts:
    """The searching computer players: what thinks, where, at which levels.

    ``shown`` is how many seconds such a player takes for every choice, hard or easy: longer than its budget.
    """

    think: Think
    pool: Thinkers
    levels: tuple[str, ...]
    shown: float = 1.3

    async def of(self, table: int, game: str, state: dict[str, Any], seat: int, level: str) -> dict[str, Any] | None:
        """What a player of ``level`` thinks; None if its process failed."""
        rnd = random.Random(secrets.randbits(62)).random
        return await self.pool.think(table, self.think, game, state, seat, level, rnd, time.monotonic)
