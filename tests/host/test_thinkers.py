"""The pool of thinking processes: it never blocks the loop, replaces what dies or hangs, and is fair."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Iterator

import pytest

from engine.host.thinkers import Thinkers
from tests.host import thoughts


@pytest.fixture
def pool() -> Iterator[Thinkers]:
    pool = Thinkers(1, patience=20.0)
    yield pool
    pool.close()


async def test_a_thought_comes_back(pool: Thinkers) -> None:
    assert await pool.think(1, thoughts.double, 21) == 42


async def test_the_loop_runs_on_while_it_thinks(pool: Thinkers) -> None:
    await pool.think(1, thoughts.double, 1)
    thinking = asyncio.create_task(pool.think(1, thoughts.stamp, 0.3))
    lag = 0.0
    loop = asyncio.get_running_loop()
    while not thinking.done():
        before = loop.time()
        await asyncio.sleep(0.005)
        lag = max(lag, loop.time() - before - 0.005)
    assert await thinking is not None
    assert lag < 0.2


async def test_a_process_that_dies_is_replaced(pool: Thinkers) -> None:
    assert await pool.think(1, thoughts.die) is None
    assert await pool.think(1, thoughts.double, 4) == 8


async def test_a_process_that_hangs_is_replaced() -> None:
    pool = Thinkers(1, patience=1.5)
    try:
        assert await pool.think(1, thoughts.double, 2) == 4
        assert await pool.think(1, thoughts.hang, 60.0) is None
        pool.patience = 20.0
        assert await pool.think(1, thoughts.double, 3) == 6
    finally:
        pool.close()


async def test_a_failure_tells_no_cards(pool: Thinkers, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        assert await pool.think(1, thoughts.fail) is None
    assert "ValueError" in caplog.text and "ace" not in caplog.text


async def test_a_busy_table_leaves_room_for_others(pool: Thinkers) -> None:
    """Four thoughts of one table are queued first; another table's comes after the first of them."""
    await pool.think(9, thoughts.double, 1)
    busy = [asyncio.create_task(pool.think(1, thoughts.stamp, 0.05)) for _ in range(4)]
    await asyncio.sleep(0)
    other = asyncio.create_task(pool.think(2, thoughts.stamp, 0.05))
    times = [await t for t in busy]
    late = await other
    assert late is not None and times[1] is not None and late < times[1]


async def test_nobody_thinks_on_when_the_bot_was_killed() -> None:
    """SIGKILL leaves no time to say goodbye: the thinking process ends by itself."""
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.host.thoughts", stdout=asyncio.subprocess.PIPE
    )
    assert bot.stdout is not None
    thinker = int(await asyncio.wait_for(bot.stdout.readline(), 30))
    os.kill(thinker, 0)
    bot.kill()
    await bot.wait()
    for _ in range(200):
        try:
            os.kill(thinker, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.05)
    os.kill(thinker, 9)
    raise AssertionError("it thinks on")
