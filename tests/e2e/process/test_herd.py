"""SIGKILL of any of several processes over one PostgreSQL: nothing lost, nothing doubled, one message of each."""

from __future__ import annotations

import asyncio
import random
from functools import partial
from pathlib import Path

import aiohttp
import pytest

import bot as tefuda
from cogs.run.environment import Settings
from engine.core.match import Match
from engine.games.registry import GAMES
from engine.host.cluster.processes import THINKER
from engine.host.host import Host
from engine.host.search import shared_search
from engine.host.search.search_pool import SearchClient, SearchPool
from engine.players.levels import LEVELS
from engine.players.registry import CHOOSERS
from engine.players.worker import run_search
from sandbox import PATIENCE
from tests.e2e.forked import Nursery
from tests.e2e.herd import Herd, Member, herding, kills, stops
from tests.e2e.killed import Party
from tests.e2e.mortal import STARTING
from tests.e2e.process.test_kill import troubles
from tests.host.engines import over_databases, place
from tests.host.server import NO_SERVER, maintenance
from tests.run.ports import free_port

pytestmark = pytest.mark.postgres


@pytest.fixture(autouse=True)
def server() -> None:
    if maintenance() is None:
        pytest.skip(NO_SERVER)


def held_together(herd: Herd, party: Party) -> None:
    """Check that neither the logs nor the sandbox report trouble, and that people played."""
    assert troubles(herd.said()) == []
    assert herd.box.violations == []
    assert sum(p.accepted for p in party.pressed) > 3, "hardly anybody played"


async def test_a_few_kills_of_two_processes(tmp_path: Path, nursery: Nursery) -> None:
    async with herding(tmp_path, nursery, 2, seed=1) as (herd, party):
        player = asyncio.create_task(party.play())
        await herd.box.until(lambda: sum(p.accepted for p in party.pressed) > 3, STARTING)
        await party.stop(player)
        await kills(herd, party, 4, rest=2)
    held_together(herd, party)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("count", [2, 4])
async def test_a_thousand_kills(tmp_path: Path, nursery: Nursery, count: int) -> None:
    """A thousand kills in all: 500 with two processes and 500 with four."""
    async with herding(tmp_path, nursery, count, seed=count) as (herd, party):
        await kills(herd, party, 500, rest=10)
        await party.to_the_end()
    held_together(herd, party)


@pytest.mark.soak
@pytest.mark.timeout(1200)
async def test_processes_that_stand_still_for_longer_than_their_leases(tmp_path: Path, nursery: Nursery) -> None:
    """SIGSTOP and SIGCONT: a process that goes on finds that others took over, and shows nothing older than theirs."""
    async with herding(tmp_path, nursery, 2, seed=7) as (herd, party):
        await stops(herd, party, 60, rest=3)
        await party.to_the_end()
    held_together(herd, party)


async def test_a_new_process_takes_over_and_no_press_fails(tmp_path: Path, nursery: Nursery) -> None:
    """The new one starts beside the old one, which ends politely while people play."""
    async with herding(tmp_path, nursery, 1, seed=3) as (herd, party):
        (old,) = herd.members
        new = Member(herd.box, tmp_path / "new", nursery, old.address, 0, 1)
        player = asyncio.create_task(party.play())
        await herd.box.until(lambda: len(party.pressed) >= 3, STARTING)
        await new.begin()
        await herd.box.until(lambda: sum(s.live for s in herd.box.gateway_server.sessions.values()) == 2)
        before = len(party.pressed)
        await herd.box.until(lambda: len(party.pressed) > before, STARTING)
        process, old.process = old.process, None
        assert process is not None
        process.terminate()
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
        before = len(party.pressed)
        await herd.box.until(lambda: sum(p.accepted for p in party.pressed) > 3, STARTING)
        await herd.box.until(lambda: len(party.pressed) >= before + 3, STARTING)
        await party.stop(player)
        herd.members = [new]
        await party.answered()
        silent = [p for p in party.pressed if p.ix.kind is None]
        assert party.pressed and not silent
        await party.quiet()
        party.check_store()
        party.check_messages()
    held_together(herd, party)


async def test_a_thinking_process_thinks_for_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``bot.py --think`` over the same database, under supervision; the bot's own pool is never used."""
    # The process has a second to take a search and twenty to run it: a slow machine needs more to start a process.
    monkeypatch.setattr(shared_search, "CLAIM_S", PATIENCE)
    monkeypatch.setattr(shared_search, "LATE_S", PATIENCE)
    monkeypatch.setattr(tefuda, "SearchPool", partial(SearchPool, timeout_s=PATIENCE))
    idle = SearchPool(workers=1)
    game = GAMES["geschenk"]
    match = Match.begin(game, match="m", seats=3, options={}, secret=bytes(32))
    seat = match.state.waiting[0]
    state = match.state.redeal(seat, random.Random(1).random)
    with over_databases():
        address = str(place(tmp_path / "store.db"))
        host = await Host.open(address, GAMES, CHOOSERS, search=SearchClient(run_search, idle, tuple(LEVELS)))
        ending = tefuda.Ending()
        port = free_port()
        settings = Settings("", tmp_path, database=address, monitor=("127.0.0.1", port))
        thinking = asyncio.create_task(tefuda.think(settings, ending))
        try:
            processes = host.tables.leases.processes
            while not await processes.others(THINKER, host.tables.clock()):
                assert not thinking.done()
                await asyncio.sleep(0.05)
            await host.tables.leases.renew()
            assert host.tables.search is not None
            found = await host.tables.search.of(1, game.key, state.to_json(), seat, next(iter(LEVELS)))
            assert found is not None and game.read(found["action"]) in game.legal(state, seat)
            assert idle._pool is None
            async with aiohttp.ClientSession() as session:
                async with session.get(f"http://127.0.0.1:{port}/healthz") as answer:
                    assert (await answer.json())["well"] is True
                async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
                    assert "tefuda_searches_waiting 0.0" in await answer.text()
            assert ending.leases is not None
            await ending.leases.drain(5.0)
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)
            assert not await processes.others(THINKER, host.tables.clock())
            await host.close()
