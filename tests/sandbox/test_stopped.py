"""A process may run many sandboxes, one after the other."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import aiohttp

from sandbox import Sandbox
from tests.sandbox.echo_bot import Running


async def used(storage: Path) -> weakref.ref[Sandbox]:
    """Return a stopped sandbox that a bot and a page had used."""
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
    """It has messages, files and the log of all its requests: some megabytes in each of a thousand tests."""
    stopped = await used(tmp_path)
    for _ in range(500):
        gc.collect()
        if stopped() is None:
            return
        await asyncio.sleep(0.01)  # a connection learns at its next turn that it was cut off
    raise AssertionError(f"held by {gc.get_referrers(stopped())}")
