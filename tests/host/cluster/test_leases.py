"""Leases: which of several processes over one store does what."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from engine.host.cluster.leases import RENEW_S, SETTLE_S, TERM_S, Leases
from engine.host.cluster.processes import BOT, DEAD_S, THINKER
from engine.host.store.contract import Store
from engine.host.store.errors import NotRecorded
from engine.host.store.sqlite_store import SqliteStore
from engine.host.store.stores import open_store
from sandbox import PATIENCE
from tests.host.engines import place

pytestmark = pytest.mark.both_engines


class Shared:
    """Two processes over one file, with one clock."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.stores: list[Store] = []

    async def join(self, path: Path, role: str = "bot") -> Leases:
        store = await open_store(place(path))
        self.stores.append(store)
        leases = Leases(store, lambda: self.now, role)
        leases.shared = True
        return leases


@pytest.fixture
async def shared(tmp_path: Path) -> AsyncIterator[tuple[Shared, Leases, Leases]]:
    world, path = Shared(), tmp_path / "s.sqlite3"
    yield world, await world.join(path), await world.join(path)
    for store in world.stores:
        await store.close()


Two = tuple[Shared, Leases, Leases]


async def test_one_at_a_time(shared: Two) -> None:
    _, one, other = shared
    assert await one.take(["a", "b"]) == {"a": False, "b": False}
    assert await other.take(["a", "b", "c"]) == {"c": False}
    assert one.holds("a") and not other.holds("a") and other.holds("c")
    one.give_back("a")
    await one.flush()
    assert await other.take(["a"]) == {"a": False}


async def test_held_twice_it_is_given_back_with_the_last(shared: Two) -> None:
    _, one, other = shared
    assert await one.take(["a"]) == await one.take(["a"]) == {"a": False}
    one.give_back("a")
    await one.flush()
    assert one.holds("a") and await other.take(["a"]) == {}
    one.give_back("a")
    await one.flush()
    assert await other.take(["a"]) == {"a": False}


async def test_who_is_killed_is_replaced_and_the_next_is_told(shared: Two) -> None:
    world, one, other = shared
    await one.take(["a"])
    world.now += TERM_S - 1
    assert await other.take(["a"]) == {}
    world.now += 2
    assert await other.take(["a"]) == {"a": True}
    # This lease ended cleanly: the next holder need not look for leftovers.
    other.give_back("a")
    await other.flush()
    assert await one.take(["a"]) == {"a": False}


async def test_who_renews_keeps_what_it_has(shared: Two) -> None:
    world, one, other = shared
    await one.take(["a"])
    for _ in range(10):
        world.now += RENEW_S
        assert await one.renew() == frozenset()
    assert await other.take(["a"]) == {}


async def test_who_was_stopped_too_long_is_told_what_it_has_lost(shared: Two) -> None:
    world, one, other = shared
    await one.take(["a", "b"])
    world.now += TERM_S + 1
    assert await other.take(["a"]) == {"a": True}
    assert await one.renew() == {"a"}
    assert not one.holds("a") and one.holds("b")
    # Giving back a lost lease does not take it from its new holder.
    one.give_back("a")
    await one.flush()
    assert await one.take(["a"]) == {}


async def test_whoever_was_stopped_too_long_knows_that_it_may_not_have_been_alone(shared: Two) -> None:
    world, one, other = shared
    await one.take(["a", "b", "c"])
    world.now += TERM_S - 1
    await one.renew()
    world.now += TERM_S - 1
    assert one.unbroken("a") and not one.unbroken("d")
    world.now += 1
    assert not one.unbroken("a"), "and nothing says so yet"
    assert await other.take(["a"]) == {"a": True}
    other.give_back("a")
    await other.flush()
    # Another part of the process still holds the lease: another process may have worked in the meantime.
    assert await one.take(["a"]) == {"a": False}
    assert not one.unbroken("a")
    one.give_back("a")
    assert not one.unbroken("a")
    one.give_back("a")
    await one.take(["a"])
    assert one.unbroken("a")
    # If nobody took the lease in the meantime, the store says that it was never lost.
    assert await one.renew() == frozenset() and one.unbroken("b")


async def test_what_was_cut_off_is_told_also_where_the_holder_lives(shared: Two) -> None:
    _, one, other = shared
    await one.take(["a"])
    one.give_back("a", clean=False)
    await one.flush()
    assert await other.take(["a"]) == {"a": True}


async def test_what_was_sent_by_who_was_cut_off_may_still_arrive_for_a_minute(shared: Two) -> None:
    world, one, other = shared
    await one.take(["a", "b"])
    assert one.settles_at("a") is None
    one.give_back("b")
    await one.flush()
    world.now += TERM_S + 1
    assert await other.take(["a", "b"]) == {"a": True, "b": False}
    until = world.now + SETTLE_S
    assert other.settles_at("a") == until and other.settles_at("b") is None
    # The same after the lease was given back and taken again.
    other.give_back("a")
    await other.flush()
    world.now += SETTLE_S / 2
    assert await other.take(["a"]) == {"a": False} and other.settles_at("a") == until
    world.now = until
    assert other.settles_at("a") is None


async def test_what_is_shown_once_more_is_the_newest_when_nothing_older_can_arrive(shared: Two) -> None:
    """The answer is in seconds, as the host's clock may differ."""
    world, one, other = shared
    await one.take(["a", "b"])
    assert one.shown_again_in("a") is None, "nobody was cut off before"
    world.now += TERM_S + 1
    assert one.shown_again_in("a") == 0, "another may have shown something newer: at once"
    assert await other.take(["a"]) == {"a": True}
    assert other.shown_again_in("a") == SETTLE_S
    world.now += TERM_S / 2
    await other.renew()
    assert other.shown_again_in("a") == SETTLE_S - TERM_S / 2
    while world.now < 1_000_000.0 + TERM_S + 1 + SETTLE_S:
        world.now += TERM_S / 2
        await other.renew()
    assert other.shown_again_in("a") is None
    # The process was stopped, but nobody took the lease: the store says that it was never lost.
    assert one.shown_again_in("b") == 0
    await one.renew()
    assert one.shown_again_in("b") is None and one.shown_again_in("a") == 0


async def test_what_could_not_be_given_back_is_given_back_later(shared: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the process would renew the lease for ever, and no other could take it."""
    _, one, other = shared

    async def nothing_written(work: object) -> None:
        raise NotRecorded

    for give_back in (one.flush, one.renew):
        await one.take(["a"])
        one.give_back("a")
        with monkeypatch.context() as patch, pytest.raises(NotRecorded):
            patch.setattr(one.store, "transaction", nothing_written)
            await give_back()
        await one.renew()
        assert await other.take(["a"]) == {"a": False}
        other.give_back("a")
        await other.flush()


async def test_whoever_is_cut_off_while_asking_holds_nothing(shared: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store has written the lease anyway."""
    _, one, other = shared
    write = one.store.transaction

    async def written_and_then_cut_off(work: Any) -> Any:
        await write(work)
        raise asyncio.CancelledError

    with monkeypatch.context() as patch, pytest.raises(asyncio.CancelledError):
        patch.setattr(one.store, "transaction", written_and_then_cut_off)
        await one.take(["a"])
    assert not one.holds("a")
    await one.renew()
    assert "a" in await other.take(["a"])


async def test_what_is_being_given_back_and_taken_again_is_ours(shared: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """The release does not overwrite the new lease."""
    _, one, other = shared
    await one.take(["a"])
    one.give_back("a")
    write, gate = one.store.transaction, asyncio.Event()

    async def late(work: Any) -> Any:
        await gate.wait()
        return await write(work)

    monkeypatch.setattr(one.store, "transaction", late)
    giving = asyncio.create_task(one.flush())
    await asyncio.sleep(0)
    monkeypatch.setattr(one.store, "transaction", write)
    taking = asyncio.create_task(one.take(["a"]))
    await asyncio.sleep(0.05)
    gate.set()
    await giving
    assert await taking == {"a": False} and await other.take(["a"]) == {}


async def test_who_leaves_is_replaced_at_once(shared: Two) -> None:
    world, one, other = shared
    await one.take(["a", "b"])
    await one.renew()
    assert await other.processes.others(BOT, world.now)
    await one.leave()
    assert not await other.processes.others(BOT, world.now)
    assert await other.take(["a", "b"]) == {"a": True, "b": True}


async def test_what_is_reserved_is_nobodys(shared: Two) -> None:
    world, one, other = shared
    assert await one.reserve("identify 0", 5.0)
    assert not await one.reserve("identify 0", 5.0) and not await other.reserve("identify 0", 5.0)
    await one.renew()
    world.now += 5.0
    assert await other.reserve("identify 0", 5.0)


async def test_who_is_alive(shared: Two, tmp_path: Path) -> None:
    world, one, other = shared
    thinker = await world.join(tmp_path / "s.sqlite3", THINKER)
    for leases in (one, other, thinker):
        await leases.renew()
    await one.renew()
    assert (one.processes.alive["bot"], one.processes.alive[THINKER]) == (2, 1)
    world.now += DEAD_S + 1
    await one.renew()
    assert (one.processes.alive["bot"], one.processes.alive[THINKER]) == (1, 0)


@pytest.mark.file_only
async def test_a_store_of_ones_own_is_asked_nothing(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "own.sqlite3")
    leases = Leases(store, lambda: 0.0)
    assert await leases.take(["a"]) == {"a": False} and await leases.take(["a"]) == {"a": False}
    leases.give_back("a")
    await leases.flush()
    await leases.renew()
    assert await leases.reserve("a", 5.0) and await leases.reserve("a", 5.0)
    await leases.leave()
    for table in ("leases", "processes"):
        assert await store.rows(f"SELECT * FROM {table}") == []
    assert leases.shown_again_in("a") is None
    await store.close()


async def test_who_ends_takes_nothing_more_and_finishes_what_it_has(shared: Two) -> None:
    _, one, other = shared
    await one.take(["a"])
    ending = asyncio.create_task(one.drain(PATIENCE))
    await asyncio.sleep(0)
    assert await one.take(["b"]) == {} and not ending.done()
    with one.answering():
        one.give_back("a")
        await asyncio.sleep(0.05)
        assert not ending.done()
    await ending
    await one.leave()
    assert await other.take(["a", "b"]) == {"a": False, "b": False}


async def test_who_ends_waits_for_nobody_too_long(shared: Two) -> None:
    _, one, other = shared
    await one.take(["a"])
    await one.drain(0.05)
    await one.leave()
    assert await other.take(["a"]) == {"a": True}
