"""The pool of searching processes: it never blocks the loop, replaces dead or hanging processes, and is fair."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.host.search.playouts import wins
from engine.host.search.search_pool import PATIENT_S, QUIET_S, SLICE_S, SearchClient, SearchPool
from tests.engine.every_game import cases, positions
from tests.host import searches


@pytest.fixture
def pool() -> Iterator[SearchPool]:
    pool = SearchPool(1, timeout_s=20.0)
    yield pool
    pool.close()


async def test_a_search_comes_back(pool: SearchPool) -> None:
    assert await pool.run(1, searches.double, 21) == 42


async def test_the_loop_runs_on_while_it_thinks(pool: SearchPool, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The search ends only if the loop, in the meantime, creates the file that it waits for."""
    there = tmp_path_factory.mktemp("search") / "there"
    busy = asyncio.create_task(pool.run(1, searches.once_there, str(there), 15.0))
    for _ in range(10):
        await asyncio.sleep(0.005)
        assert not busy.done()
    there.touch()
    assert await busy


@pytest.mark.logs_error("a searching process died")
async def test_a_process_that_dies_is_replaced(pool: SearchPool) -> None:
    assert await pool.run(1, searches.die) is None
    assert await pool.run(1, searches.double, 4) == 8


@pytest.mark.logs_error("a search did not come back")
async def test_a_process_that_hangs_is_replaced() -> None:
    pool = SearchPool(1, timeout_s=20.0)
    try:
        assert await pool.run(1, searches.double, 2) == 4
        pool.timeout_s = 0.5
        assert await pool.run(1, searches.hang, 60.0) is None
        pool.timeout_s = 20.0
        assert await pool.run(1, searches.double, 3) == 6
    finally:
        pool.close()


@pytest.mark.logs_error("a search did not come back")
async def test_a_process_may_take_longer_to_start_than_to_search() -> None:
    """Otherwise a slow machine would kill and restart a process for every search, and no search would ever end."""
    pool = SearchPool(1, timeout_s=0.05)
    try:
        assert await pool.run(1, searches.double, 2) == 4
        assert await pool.run(1, searches.hang, 60.0) is None
        assert await pool.run(1, searches.double, 3) == 6
    finally:
        pool.close()


async def test_after_a_reload_new_processes_search_and_what_is_under_way_ends(pool: SearchPool) -> None:
    before = await pool.run(1, os.getpid)
    under_way = asyncio.create_task(pool.run(1, searches.stamp, 0.3))
    await asyncio.sleep(0.05)
    pool.renew()
    assert await pool.run(2, os.getpid) not in (before, None)
    assert await under_way is not None


@pytest.mark.logs_error("a search failed: ValueError")
async def test_a_failure_tells_no_cards(pool: SearchPool, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        assert await pool.run(1, searches.fail) is None
    assert "ValueError" in caplog.text and "ace" not in caplog.text


async def test_a_busy_table_leaves_room_for_others(pool: SearchPool) -> None:
    """Four searches of one table are queued first; another table's search runs after the first of them."""
    await pool.run(9, searches.double, 1)
    busy = [asyncio.create_task(pool.run(1, searches.stamp, 0.05)) for _ in range(4)]
    await asyncio.sleep(0)
    other = asyncio.create_task(pool.run(2, searches.stamp, 0.05))
    times = [await t for t in busy]
    late = await other
    assert late is not None and times[1] is not None and late < times[1]


async def test_nobody_searches_on_when_the_bot_was_killed() -> None:
    """SIGKILL leaves no time to stop it: the searching process ends by itself."""
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.host.searches", stdout=asyncio.subprocess.PIPE
    )
    assert bot.stdout is not None
    searcher = int(await bot.stdout.readline())
    os.kill(searcher, 0)
    bot.kill()
    await bot.wait()
    with suppress(ProcessLookupError):
        while True:
            os.kill(searcher, 0)
            await asyncio.sleep(0.05)


class InTurn:
    """A pool without processes; it notes for how long each call may take."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.asked = self.renewed = self.closed = 0

    def renew(self) -> None:
        self.renewed += 1

    def close(self) -> None:
        self.closed += 1

    async def run(self, table: int, work: Callable[..., Any], *args: Any) -> Any:
        self.seconds.append(args[7])
        return work(*args)


async def test_play_outs_leave_the_processes_to_others_in_between() -> None:
    """A computer player at another table waits for one of them, not for ten seconds; and nothing is counted twice."""
    game, ticks, pool = GAMES["geschenk"], count(), InTurn()
    match = positions(cases(game)[0], 3)[1]
    seat = match.state.waiting[0]
    both = [game.timeout(match.state, seat).wire()] * 2

    def clock() -> float:
        return next(ticks) / 10

    search = SearchClient(lambda *_: {}, pool, ())  # type: ignore[arg-type]
    state = match.state.to_json()
    found = await search.play_out(1, "geschenk", state, seat, both, 40, "seed", clock, 60.0)
    assert found == wins("geschenk", state, seat, both, 40, "seed", lambda: 0.0, 1.0)
    assert len(pool.seconds) > 3 and max(pool.seconds) <= SLICE_S
    assert await search.play_out(1, "geschenk", state, seat, both, 40, "seed", clock, 0.5 * SLICE_S) != found


async def test_patient_play_outs_wait_until_nobody_searches() -> None:
    """Each slice of them: a search that is asked for in between goes first. And they go on where they were cut off."""
    game, pool = GAMES["geschenk"], InTurn()
    match = positions(cases(game)[0], 3)[1]
    seat, state = match.state.waiting[0], match.state.to_json()
    both = [game.timeout(match.state, seat).wire()] * 2
    ticks = count()
    pool.asked = 1
    search = SearchClient(lambda *_: {}, pool, ())  # type: ignore[arg-type]
    asked = 1, "geschenk", state, seat, both, 6, "seed", lambda: next(ticks) / 2, 60.0
    looking = asyncio.create_task(search.play_out(*asked, after=2, patient=True))
    await asyncio.sleep(3 * QUIET_S)
    assert not pool.seconds
    pool.asked = 0
    found = await looking
    assert found == wins(*asked[1:6], "seed", lambda: 0.0, 1.0, 2) and found[0] == 4
    assert len(pool.seconds) > 1


async def test_patient_play_outs_have_a_process_of_their_own() -> None:
    """Where nobody waits for it: there they may take longer at a time. Other play-outs stay where they were."""
    game, pool, background = GAMES["geschenk"], InTurn(), InTurn()
    match = positions(cases(game)[0], 3)[1]
    seat, state = match.state.waiting[0], match.state.to_json()
    asked = 1, "geschenk", state, seat, [game.timeout(match.state, seat).wire()], 2, "seed", lambda: 0.0
    search = SearchClient(lambda *_: {}, pool, (), background=background)  # type: ignore[arg-type]
    await search.play_out(*asked, 60.0, patient=True)
    assert background.seconds == [PATIENT_S] and not pool.seconds
    await search.play_out(*asked, 60.0)
    assert background.seconds == [PATIENT_S] and pool.seconds == [SLICE_S]
    search.renew()
    search.rest()
    assert (pool.renewed, background.renewed, pool.closed, background.closed) == (1, 1, 0, 1)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="the system has no such order")
async def test_in_the_background_all_else_goes_first() -> None:
    """Also after a rest, in the next process."""
    pool = SearchPool(1, background=True)
    try:
        assert await pool.run(1, os.nice, 0) == 19
        pool.close()
        assert await pool.run(1, os.nice, 0) == 19
    finally:
        pool.close()
