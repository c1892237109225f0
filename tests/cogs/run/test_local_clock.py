"""The clock of a bot beside a local Discord follows what the page does, and wakes what waits."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from bot import look_again
from cogs.run.local_clock import LocalClock
from cogs.run.local_discord import follow, local_discord
from engine.host.model.clock.time_control import DAY
from sandbox import PATIENCE
from tests.cogs.ui.test_background_loop import Counting, steps
from tests.host.rig import Rig
from tests.run.ports import free_port


async def test_the_page_moves_the_clock_of_the_bot_also_over_a_restart(tmp_path: Path) -> None:
    port = free_port()
    async with local_discord(port, tmp_path) as (where, clock), aiohttp.ClientSession() as session:
        moves: list[float] = []
        clock.moved = lambda: moves.append(round((clock() - time.time()) / DAY))
        assert abs(clock() - time.time()) < PATIENCE
        for days in (1, 2):
            async with session.post(f"{where['base']}/page/clock", json={"seconds": days * DAY}) as answer:
                assert answer.status == 200
        async with session.post(f"{where['base']}/page/clock", json={"seconds": -DAY}) as answer:
            assert answer.status == 400
        late = time.monotonic() + PATIENCE
        while len(moves) < 2 and time.monotonic() < late:
            await steps()
    assert moves == [1, 3]
    async with local_discord(port, tmp_path) as (_, clock):
        assert round((clock() - time.time()) / DAY) == 3


@pytest.mark.logs_error("not all took note")
async def test_a_move_that_fails_is_not_the_last() -> None:
    said, clock, moves = asyncio.StreamReader(), LocalClock(), list[int]()

    def moved() -> None:
        moves.append(round(clock() - time.time()))
        if len(moves) == 1:
            raise OSError

    clock.moved = moved
    said.feed_data(b'{"offset": 60}\n{"offset": 120}\n')
    said.feed_eof()
    await follow(said, clock)
    assert moves == [60, 120]


async def test_a_moved_clock_is_no_outage_and_wakes_what_waits(rig: Rig) -> None:
    await rig.host.outages.beat()
    cog = Counting()
    await cog.cog_load()
    await steps()
    rig.host.tables.wakeups.timers.clear()
    rig.host.tables.wakeups.outbox.clear()
    rig.now += 2 * DAY
    bot: Any = SimpleNamespace(cogs={"counting": cog})
    look_again(rig.host, bot)
    assert rig.host.outages.delivers
    assert rig.host.tables.wakeups.timers.is_set() and rig.host.tables.wakeups.outbox.is_set()
    await steps()
    assert cog.rounds == 2
    await rig.host.outages.beat()
    assert rig.host.tables.outages == ()
    await cog.cog_unload()
