"""Searches made by processes that only think."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine.host.cluster.leases import Leases
from engine.host.cluster.processes import THINKER
from engine.host.search import shared_search
from engine.host.search.search_pool import SearchClient, SearchPool
from engine.host.search.shared_search import LEFT_S, SharedSearch, Thinker
from engine.host.store.contract import Store
from engine.host.store.stores import open_store
from tests.host.engines import place

pytestmark = pytest.mark.both_engines

STATE = {"hand": [1, 2]}


class Here(SearchClient):
    """Runs searches in this process, and keeps their arguments."""

    __slots__ = ("asked", "gate")

    def __init__(self) -> None:
        SearchClient.__init__(self, lambda *_: {}, SearchPool(workers=2), ("hard",), 0.0)
        self.asked: list[tuple[Any, ...]] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def of(self, table: int, game: str, state: dict[str, Any], seat: int, level: str) -> dict[str, Any] | None:
        self.asked.append((table, game, state, seat, level))
        await self.gate.wait()
        return {"action": ["by", id(self)]} if game != "broken" else None


class World:
    """A bot and thinking processes over one file."""

    def __init__(self, path: Path) -> None:
        self.path, self.now = path, 1_000_000.0
        self.stores: list[Store] = []

    async def leases(self, role: str = "bot") -> Leases:
        store = await open_store(place(self.path))
        self.stores.append(store)
        leases = Leases(store, lambda: self.now, role)
        leases.shared = True
        return leases

    async def thinker(self) -> tuple[Thinker, Here]:
        leases, here = await self.leases(THINKER), Here()
        await leases.renew()
        return Thinker(here, leases.store, leases, lambda: self.now), here

    async def bot(self) -> tuple[SharedSearch, Here, Leases]:
        leases, here = await self.leases(), Here()
        await leases.renew()
        return SharedSearch(here, leases.store, leases, lambda: self.now), here, leases


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    monkeypatch.setattr(shared_search, "LOOK_S", 0.001)
    # For slow machines: only the tests that set a shorter time give up on thinking processes.
    monkeypatch.setattr(shared_search, "CLAIM_S", 60.0)
    # A search that the bot makes itself is made by its first client.
    monkeypatch.setattr(SearchClient, "of", lambda self, *args: Here.of(self.search.here, *args))
    world = World(tmp_path / "s.sqlite3")
    yield world
    for store in world.stores:
        await store.close()


async def left(world: World) -> list[Any]:
    return await world.stores[0].rows("SELECT * FROM thoughts")


async def run_until(thinker: Thinker, done: asyncio.Task[Any]) -> Any:
    while not done.done():
        await thinker.round()
        await asyncio.sleep(0.001)
    return done.result()


async def test_a_thinking_process_makes_the_search_and_nothing_is_left(world: World) -> None:
    thinker, there = await world.thinker()
    search, here, _ = await world.bot()
    asked = asyncio.create_task(search.of(7, "toy", STATE, 1, "hard"))
    assert await run_until(thinker, asked) == {"action": ["by", id(there)]}
    assert there.asked == [(7, "toy", STATE, 1, "hard")] and not here.asked
    assert await left(world) == []


async def test_one_that_fails_says_so(world: World) -> None:
    thinker, _ = await world.thinker()
    search, _, _ = await world.bot()
    assert await run_until(thinker, asyncio.create_task(search.of(7, "broken", STATE, 1, "hard"))) is None
    assert await left(world) == []


async def test_each_search_is_made_once(world: World) -> None:
    thinkers = [await world.thinker() for _ in range(2)]
    search, _, _ = await world.bot()
    asked = [asyncio.create_task(search.of(t, "toy", STATE, 1, "hard")) for t in range(6)]
    while not all(task.done() for task in asked):
        await asyncio.gather(*(thinker.round() for thinker, _ in thinkers))
        await asyncio.sleep(0.001)
    tables = [table for _, there in thinkers for table, *_ in there.asked]
    assert sorted(tables) == list(range(6))


async def test_as_many_at_a_time_as_there_are_processes(world: World) -> None:
    thinker, there = await world.thinker()
    there.gate.clear()
    search, _, _ = await world.bot()
    asked = [asyncio.create_task(search.of(t, "toy", STATE, 1, "hard")) for t in range(5)]
    while len(await left(world)) < 5:  # noqa: ASYNC110  # the store tells nobody
        await asyncio.sleep(0.001)
    for _ in range(20):
        await thinker.round()
        await asyncio.sleep(0.001)
    assert len(there.asked) == 2
    there.gate.set()
    for task in asked:
        await run_until(thinker, task)


async def test_what_was_cut_off_is_taken_up_by_another(world: World) -> None:
    one, there = await world.thinker()
    other, _ = await world.thinker()
    there.gate.clear()
    search, _, _ = await world.bot()
    asked = asyncio.create_task(search.of(7, "toy", STATE, 1, "hard"))
    while not there.asked:
        await one.round()
        await asyncio.sleep(0.001)
    assert await other.claim(5) == []
    work = asyncio.create_task(one.work())
    await asyncio.sleep(0.01)
    work.cancel()
    await asyncio.gather(work, return_exceptions=True)
    assert await run_until(other, asked)


async def test_without_a_thinking_process_it_is_made_here(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_search, "CLAIM_S", 0.01)
    search, here, leases = await world.bot()
    search.search.here = here  # type: ignore[attr-defined]
    assert await search.of(7, "toy", STATE, 1, "hard") == {"action": ["by", id(here)]}
    # A process that is alive by the store, and takes no searches.
    await world.thinker()
    await leases.renew()
    assert leases.processes.alive[THINKER] == 1
    assert await search.of(8, "toy", STATE, 1, "hard") == {"action": ["by", id(here)]}
    assert await left(world) == []


async def test_what_nobody_waits_for_any_more_goes(world: World) -> None:
    thinker, there = await world.thinker()
    await thinker.store.transaction(
        lambda writing: writing.insert(
            shared_search.SQL.add_search, (7, "toy", json.dumps(STATE), 1, "hard", world.now)
        )
    )
    world.now += LEFT_S + 1
    await thinker.round()
    assert not there.asked and await left(world) == []
