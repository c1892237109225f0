"""A plugin that delays at random what a test waits for: the sandbox's answers, the store's statements, work in threads.

A test that assumes an order of events passes on a quick machine and fails once in some hundred runs on a busy one. With
this plugin it fails once in a few. It is chosen with ``-p tests.run.delays``; ``make soak`` does so.
"""

from __future__ import annotations

import asyncio
import random
from asyncio import sleep  # some tests put another function in its place
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from time import sleep as sleep_in_thread
from typing import Any

import aiosqlite
from aiohttp import web

from sandbox import Sandbox

SHARE = 0.25
"""The share of steps that are delayed."""
LONGEST_S = 0.06
"""The longest delay. Most of a test's own waits are shorter."""
MOST_S = 60.0
"""The delays of one test in all, as some make a hundred thousand statements."""
CHANCE = random.Random()
"""Its own: a test may seed the generator of the module, and Hypothesis does."""

Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


class Delays:
    """The delays of one test."""

    left = MOST_S

    def next(self) -> float:
        """Return the delay of one step in seconds, mostly none. Each run has its own."""
        if self.left <= 0 or CHANCE.random() >= SHARE:
            return 0.0
        self.left -= (seconds := CHANCE.uniform(0, LONGEST_S))
        return seconds


DELAYS = Delays()


def pytest_runtest_setup() -> None:
    """Begin the delays of a test."""
    DELAYS.left = MOST_S


def in_a_thread(plain: Callable[..., Any]) -> Callable[..., Any]:
    """Return the loop's ``run_in_executor`` with work that begins late. What goes to a process stays as it is."""

    def run_in_executor(loop: asyncio.BaseEventLoop, executor: Any, work: Callable[..., Any], *args: Any) -> Any:
        if isinstance(executor, ProcessPoolExecutor):
            return plain(loop, executor, work, *args)

        def late() -> Any:
            sleep_in_thread(DELAYS.next())
            return work(*args)

        return plain(loop, executor, late)

    return run_in_executor


def in_the_store(plain: Callable[..., Any]) -> Callable[..., Any]:
    """Return aiosqlite's way to its thread with a delay before and after."""

    async def execute(self: aiosqlite.Connection, *args: Any, **named: Any) -> Any:
        await sleep(DELAYS.next())
        found = await plain(self, *args, **named)
        await sleep(DELAYS.next())
        return found

    return execute


def in_the_sandbox(plain: Callable[[Sandbox, Answer], Answer]) -> Callable[[Sandbox, Answer], Answer]:
    """Return the sandbox's wrapper of a handler with a delay before the request is handled and before its answer."""

    def guarded(self: Sandbox, handler: Answer) -> Answer:
        at_once = plain(self, handler)

        async def late(request: web.Request) -> web.StreamResponse:
            await sleep(DELAYS.next())
            found = await at_once(request)
            await sleep(DELAYS.next())
            return found

        return late

    return guarded


for owner, name, delayed in (
    (asyncio.BaseEventLoop, "run_in_executor", in_a_thread),
    (aiosqlite.Connection, "_execute", in_the_store),
    (Sandbox, "_guarded", in_the_sandbox),
):
    setattr(owner, name, delayed(getattr(owner, name)))
