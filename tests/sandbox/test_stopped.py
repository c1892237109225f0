"""A process may have many sandboxes, one after the other."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import aiohttp

from sandbox import Sandbox
from tests.sandbox.echo_bot import Running


async def used(storage: Path) -> weakref.ref[Sandbox]:
    """A sandbox that was stopped after a bot and a page had used it."""
    box = Sandbox(storage=storage)
    person = box.add_person("Alex")
    box.add_guild("Home", "table")
    async with box, aiohttp.ClientSession() as session, Running(box):
        await person.result(await person.slash("table", "cards table"))
        for path in ("/", "/page/people"):
            async with session.get(box.base + path) as answer:
                assert answer.status == 200
    return weakref.ref(box)


async def test_nothing_holds_a_sandbox_that_was_stopped(tmp_path: Path) -> None:
    """Its messages, its files and the log of all its requests: some megabytes, of each of a thousand tests."""
    stopped = await used(tmp_path)
    for _ in range(500):
        gc.collect()
        if stopped() is None:
            return
        await asyncio.sleep(0.01)  # a connection that was cut off is told so at the next turn
    raise AssertionError(f"held by {gc.get_referrers(stopped())}")
