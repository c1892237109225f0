"""Discord's rate limits: short ones are waited out in place, long ones are raised as discord.RateLimited.

discord.py 2.7.1 does that (``max_ratelimit_timeout``), but it also refuses requests that are still left in a bucket
whose window is long: the second thread within five minutes, the second change of commands within a day. The buckets
here do not.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Callable
from math import ceil
from types import SimpleNamespace, TracebackType
from typing import Any

import aiohttp
from discord.http import HTTPClient, Ratelimit

ALL_PROCESSES = 47.0
"""Requests of all processes together in any second. Discord allows 50; the network brings some of them closer together
than they were sent."""
BURST_S = 0.1
"""So many seconds' worth of requests, or one, may come at once after a pause."""
UNCOUNTED = re.compile("/(interactions|webhooks)/")
"""In the paths of requests that Discord does not count: answers to presses."""
LONGEST = 30.0
"""The longest 429, in seconds, that is waited out in place (discord.py allows no less)."""


class Bucket(Ratelimit):
    """A bucket that lets every request through that Discord has left in it."""

    __slots__ = ("waits",)

    def __init__(self, longest: float | None, waits: Callable[[], object]) -> None:
        """``waits`` is called when a request must wait for the bucket."""
        super().__init__(longest)
        self.waits = waits

    async def acquire(self) -> None:
        """Take one request. Wait for a short window; raises RateLimited for a long one."""
        if self.is_expired():
            self.reset()  # type: ignore[no-untyped-call]  # discord.py's own
        if self.remaining <= 0:
            self.waits()
            await super().acquire()
            return
        self._last_request = self._loop.time()
        self.remaining -= 1
        self.outgoing += 1

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Let waiting requests go on."""
        self.outgoing -= 1
        tokens = self.remaining - self.outgoing
        if not self._sleeping.locked():
            if tokens <= 0:
                await self._refresh()
            elif self._pending_requests:
                self._wake(tokens)


class Budget:
    """Lets so many requests through per second; the others wait their turn, first come first served.

    Discord gives a bot 50 per second over all its processes, answers to presses not counted. Each process keeps to its
    share.
    """

    def __init__(self, share: Callable[[], float], clock: Callable[[], float] = time.monotonic) -> None:
        """``share``: returns how many requests per second this process has now."""
        self.share, self.clock = share, clock
        self._next = 0.0
        self._turns = deque[float]()
        """The turns of the last second, oldest first."""
        self._queue = asyncio.Lock()
        self.ahead = set[asyncio.Task[Any]]()
        """Tasks whose next request has not got its turn yet, as far as they are noted here. Those that wait for a
        bucket are none of them: a slow channel holds up no others."""
        self.passed: Callable[[], object] = lambda: None
        """Called when a noted task has got its turn, waits for a bucket, or ends without a request."""

    async def turn(self, door: asyncio.Event) -> None:
        """Wait for the next turn, and take it. There is none before ``door`` is set."""
        # One waits at a time: if the loop was held up, those whose turn is over do not all go at once.
        async with self._queue:
            await door.wait()
            while wait := self.wait():
                await asyncio.sleep(wait)
                await door.wait()
        self.has_turn(asyncio.current_task())

    def wait(self) -> float:
        """Take a turn and return 0.0, or return the seconds until the next one comes."""
        now, share = self.clock(), self.share()
        each = 1.0 / share
        self._next = due = max(self._next, now - max(0.0, BURST_S - each))
        while self._turns and self._turns[0] <= now - 1.0:
            self._turns.popleft()
        if each < BURST_S and len(self._turns) >= share:
            # A burst after a pause takes its room from the rest of the second.
            due = max(due, self._turns[-ceil(share)] + 1.0)
        if due > now:
            return due - now
        self._next += each
        self._turns.append(now)
        return 0.0

    def note(self, task: asyncio.Task[Any]) -> None:
        """Note that a task will make a request."""
        self.ahead.add(task)
        task.add_done_callback(self.has_turn)

    def has_turn(self, task: asyncio.Task[Any] | None) -> None:
        """A task's request goes out now or waits for a bucket, or the task has ended."""
        if task in self.ahead:
            self.ahead.remove(task)
            self.passed()


def keep_budget(http: HTTPClient, trace: aiohttp.TraceConfig, budget: Budget) -> None:
    """Make the requests of a client, whose ``http_trace`` is ``trace``, wait for their turns, each try of them.

    They wait at the wire, where discord.py has nothing left to wait for: a request that waits for its bucket, or for
    the end of a 429 for all routes, takes no turn meanwhile.
    """

    async def in_turn(_: aiohttp.ClientSession, __: SimpleNamespace, start: aiohttp.TraceRequestStartParams) -> None:
        if UNCOUNTED.search(start.url.path) is None:
            await budget.turn(http._global_over)

    trace.on_request_start.append(in_turn)


def keep_limits(http: HTTPClient, budget: Budget) -> None:
    """Make a client use our buckets; who waits for one of them is no longer ahead in the budget."""
    found = http.get_ratelimit

    def get_ratelimit(key: str) -> Ratelimit:
        if key not in http._buckets:
            http._buckets[key] = Bucket(http.max_ratelimit_timeout, lambda: budget.has_turn(asyncio.current_task()))
            http._try_clear_expired_ratelimits()
        return found(key)

    http.get_ratelimit = get_ratelimit  # type: ignore[method-assign]  # discord.py has no other door for it
