"""All processes follow the owner's changes at one of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.host.cluster.cog_changes import LOADED, UNLOADED, CogChanges
from engine.host.cluster.leases import Leases
from engine.host.cluster.processes import DEAD_S
from engine.host.store.contract import Store
from engine.host.store.stores import open_store
from tests.host.engines import place


class World:
    """Processes over one store, with one clock."""

    def __init__(self, path: Path) -> None:
        self.path, self.now = path, 1_000_000.0
        self.stores: list[Store] = []

    async def join(self) -> tuple[CogChanges, frozenset[str]]:
        """Start a process; return its changes and the games that are away."""
        store = await open_store(place(self.path))
        self.stores.append(store)
        leases = Leases(store, lambda: self.now)
        leases.shared = True
        changes = CogChanges(store, leases)
        away = await changes.begin()
        await leases.renew()
        return changes, away


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    made = World(tmp_path / "s.sqlite3")
    yield made
    for store in made.stores:
        await store.close()


async def test_all_others_follow_once(world: World) -> None:
    (one, _), (other, _) = await world.join(), await world.join()
    await one.tell("toy", UNLOADED)
    assert await one.news() == {}
    assert await other.news() == {"toy": UNLOADED} and await other.news() == {}
    # A second load is a new change: the files may have changed again.
    await other.tell("toy", LOADED)
    assert await one.news() == {"toy": LOADED}
    await other.tell("toy", LOADED)
    assert await one.news() == {"toy": LOADED}
    # A process that missed some changes gets the newest.
    await one.tell("toy", UNLOADED)
    await one.tell("toy", LOADED)
    assert await other.news() == {"toy": LOADED}


async def test_who_joins_finds_away_what_is_away_and_follows_nothing_old(world: World) -> None:
    one, away = await world.join()
    assert away == frozenset()
    await one.tell("toy", UNLOADED)
    await one.tell("chess", LOADED)
    other, away = await world.join()
    assert away == {"toy"} and await other.news() == {}
    await one.tell("toy", LOADED)
    assert await other.news() == {"toy": LOADED}


async def test_where_nobody_else_runs_all_is_there_again(world: World) -> None:
    one, _ = await world.join()
    await one.tell("toy", UNLOADED)
    world.now += DEAD_S + 1
    assert (await world.join())[1] == frozenset()
