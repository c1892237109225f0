"""A plugin that delays at random what a test waits for: the sandbox's answers, the store's statements, work in threads.

A test that assumes an order of events passes on a quick machine and fails once in some hundred runs on a busy one. With
this plugin it fails once in a few. It is chosen with ``-p tests.run.delays``; ``make soak`` does so.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import aiosqlite
from aiohttp import web

from sandbox import Sandbox

SHARE = 0.25
"""The share of steps that are delayed."""
LONGEST_S = 0.06
"""The longest delay. Most of a test's own waits are shorter."""

Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


def delay() -> float:
    """Return the delay of one step in seconds, mostly none. Each run has its own."""
    return random.uniform(0, LONGEST_S) if random.random() < SHARE else 0.0


def in_a_thread(plain: Callable[..., Any]) -> Callable[..., Any]:
    """Return the loop's ``run_in_executor`` with work that begins late."""

    def run_in_executor(loop: asyncio.BaseEventLoop, executor: Any, work: Callable[..., Any], *args: Any) -> Any:
        def late() -> Any:
            time.sleep(delay())
            return work(*args)

        return plain(loop, executor, late)

    return run_in_executor


def in_the_store(plain: Callable[..., Any]) -> Callable[..., Any]:
    """Return aiosqlite's way to its thread with a delay before and after."""

    async def execute(self: aiosqlite.Connection, *args: Any, **named: Any) -> Any:
        await asyncio.sleep(delay())
        found = await plain(self, *args, **named)
        await asyncio.sleep(delay())
        return found

    return execute


def in_the_sandbox(plain: Callable[[Sandbox, Answer], Answer]) -> Callable[[Sandbox, Answer], Answer]:
    """Return the sandbox's wrapper of a handler with a delay before the request is handled and before its answer."""

    def guarded(self: Sandbox, handler: Answer) -> Answer:
        at_once = plain(self, handler)

        async def late(request: web.Request) -> web.StreamResponse:
            await asyncio.sleep(delay())
            found = await at_once(request)
            await asyncio.sleep(delay())
            return found

        return late

    return guarded


for owner, name, delayed in (
    (asyncio.BaseEventLoop, "run_in_executor", in_a_thread),
    (aiosqlite.Connection, "_execute", in_the_store),
    (Sandbox, "_guarded", in_the_sandbox),
):
    setattr(owner, name, delayed(getattr(owner, name)))
