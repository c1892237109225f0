"""Several processes at one database of PostgreSQL: concurrent transactions, leases and clocks."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import psycopg
import pytest

from engine.host import host as engine_host
from engine.host.cluster import database_clock
from engine.host.cluster.database_clock import DatabaseClock
from engine.host.cluster.leases import Leases
from engine.host.community.leagues import Leagues
from engine.host.host import Host
from engine.host.store.contract import Writing
from engine.host.store.postgres_store import PostgresStore
from tests.host.community.test_leagues import opened
from tests.host.databases import NAME, address, put, store, unhurried
from tests.host.rig import ANN, BEN, Rig, until

__all__ = ["address", "store", "unhurried"]
NEAR_S = 5.0
"""Two clocks, asked one after the other, may differ by so many seconds and count as equal."""

pytestmark = pytest.mark.postgres


# Transactions and their notices to other processes


async def test_several_transactions_at_once_and_each_claims_its_own(store: PostgresStore) -> None:
    await store.transaction(lambda w: w.each(put("")[0], [(str(i), "free") for i in range(40)]))
    together = threading.Barrier(4, timeout=60)

    def claim(writing: Writing) -> list[str]:
        inner = "SELECT name FROM keys WHERE secret = 'free' ORDER BY name LIMIT 10 FOR UPDATE SKIP LOCKED"
        claimed = writing.rows(f"UPDATE keys SET secret = 'taken' WHERE name IN ({inner}) RETURNING name")
        together.wait()
        return [name for (name,) in claimed]

    found = await asyncio.gather(*(store.transaction(claim) for _ in range(4)))
    assert [len(names) for names in found] == [10] * 4
    assert len({name for names in found for name in names}) == 40


async def test_who_leaves_a_league_while_it_is_started_is_not_struck_from_the_circle(address: str) -> None:
    """Leaving before the start removes the row, leaving after it keeps the row: the start waits for the other."""
    rig, found = Rig(NAME), list[str]()
    await rig.open()
    league = await opened(rig, ANN, BEN)

    def started_meanwhile(point: str) -> None:
        if point == "before-commit":
            with psycopg.connect(address, autocommit=True) as other:
                other.execute("SET lock_timeout = '100ms'")
                try:
                    other.execute("UPDATE leagues SET status = 'running'")
                except psycopg.errors.LockNotAvailable:
                    found.append("waits")

    rig.host.tables.store.hook = started_meanwhile
    await Leagues(rig.host).leave(league.id, BEN.id)
    rig.host.tables.store.hook = None
    assert found == ["waits"]
    await rig.host.close()


async def test_who_is_in_anothers_way_begins_again(store: PostgresStore) -> None:
    for name in "ab":
        await store.write(*put(name, "0"))
    crossed, tries = threading.Barrier(2), []

    def both(first: str, second: str) -> None:
        def work(writing: Writing) -> None:
            tries.append(first)
            writing.do("UPDATE keys SET secret = secret || '1' WHERE name = ?", (first,))
            if len(tries) <= 2:
                crossed.wait(60)
            writing.do("UPDATE keys SET secret = secret || '1' WHERE name = ?", (second,))

        works.append(work)

    works: list[Callable[[Writing], None]] = []
    both("a", "b")
    both("b", "a")
    # The server takes a second to decide which of the two transactions it ends.
    await asyncio.gather(*(store.transaction(work) for work in works))
    # The repeated transaction may reach its first row before the other goes on, and then both repeat.
    assert len(tries) >= 3
    assert [row["secret"] for row in await store.rows("SELECT secret FROM keys")] == ["011", "011"]


async def test_two_changes_of_one_server_from_two_processes_both_stay(unhurried: None, address: str) -> None:
    rig, other = Rig(NAME), Rig(NAME)
    await rig.open()
    await other.open()
    await asyncio.gather(
        *(
            r.host.servers.change("g", lambda s, c=c: replace(s, channels=(*s.channels, c)))  # type: ignore[misc]
            for r, c in zip((rig, other) * 4, "abcdefgh", strict=True)
        )
    )
    assert sorted((await rig.host.servers.settings("g")).channels) == list("abcdefgh")
    await rig.host.close()
    await other.host.close()


async def test_others_are_told_of_what_is_to_be_done(unhurried: None, address: str) -> None:
    rig, other = Rig(NAME), Rig(NAME)
    await rig.open()
    await other.open()
    heard: dict[str, int] = {"rig": 0, "other": 0}
    for name, r in (("rig", rig), ("other", other)):

        def hear(name: str = name) -> None:
            heard[name] += 1

        await r.host.tables.store.listen(hear)
    await until(lambda: all(heard.values()))
    before = dict(heard)
    await rig.host.tables.store.write(*put("a"))
    await rig.started(ANN, BEN)
    await until(lambda: heard["other"] > before["other"])
    assert heard["rig"] == before["rig"], "nobody is told of their own"
    await rig.host.close()
    await other.host.close()


# Clocks and leases


@pytest.fixture
def near_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Accept slow answers of the server: the clocks below differ by more than the slowest machine takes."""
    monkeypatch.setattr(database_clock, "SLOW_S", 2 * NEAR_S)


async def test_machines_whose_clocks_differ_go_by_the_servers(store: PostgresStore, near_enough: None) -> None:
    """One clock is half an hour ahead, the other a minute behind; each holds the other's lease for valid."""
    ahead, behind = DatabaseClock(lambda: time.time() + 1800.0), DatabaseClock(lambda: time.time() - 60.0)
    one, other = Leases(store, ahead), Leases(store, behind)
    one.agree, other.agree = partial(ahead.ask, store), partial(behind.ask, store)
    assert ahead() - behind() > 1800
    await one.renew()
    await other.renew()
    assert abs(ahead() - behind()) < 2 * NEAR_S and abs(ahead() - time.time()) < NEAR_S
    await other.take(["a"])
    assert await one.take(["a"]) == {}
    await one.renew()
    assert one.processes.alive["bot"] == 2
    rig = await Host.open(store._address, {}, {})
    assert abs(rig.tables.clock() - ahead()) < 2 * NEAR_S
    await rig.close()


@pytest.mark.parametrize("ahead", [4000.0, -4000.0, 20.0])
async def test_a_process_goes_by_the_server_from_its_start(
    store: PostgresStore,
    ahead: float,
    near_enough: None,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The first answer of the server is no jump of a clock, however wrong the machine's clock is."""
    monkeypatch.setattr(engine_host, "DatabaseClock", partial(DatabaseClock, lambda: time.time() + ahead))
    host = await Host.open(store._address, {}, {})
    try:
        assert abs(host.tables.clock() - time.time()) < NEAR_S
        asked = [clock() for clock in (host.tables.leases.clock, host.tables.clock, host.tables.leases.clock)]
        assert asked == pytest.approx(sorted(asked), abs=0.1)
        assert "was set by" not in caplog.text
    finally:
        await host.close()


async def test_an_answer_that_took_long_tells_no_time(store: PostgresStore) -> None:
    passed = iter((0.0, 0.0, 1.5, 2.0))
    clock = DatabaseClock(lambda: 500.0, lambda: next(passed))
    await clock.ask(store)
    assert clock() == 502.0


async def test_leases_that_change_hands_both_ways_do_not_wait_for_each_other(
    store: PostgresStore, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both statements, giving back and taking, and renewing, lock the rows in the order of their names."""
    other, once, deadlocks = await PostgresStore.open(address), PostgresStore._carried_out, []

    def watched(self: PostgresStore, *args: Any) -> Any:
        try:
            return once(self, *args)
        except psycopg.errors.DeadlockDetected as e:
            deadlocks.append(e)
            raise

    monkeypatch.setattr(PostgresStore, "_carried_out", watched)
    try:
        two = Leases(store, time.time), Leases(other, time.time)
        names = [f"{n:02}" for n in range(12)]
        rng = random.Random(1)

        async def busy(leases: Leases) -> None:
            for _ in range(60):
                granted = await leases.take(rng.sample(names, 8))
                await asyncio.sleep(0)
                for name in granted:
                    leases.give_back(name, clean=rng.random() < 0.7)
                await (leases.renew() if rng.random() < 0.3 else leases.flush())

        await asyncio.gather(*(busy(leases) for leases in two for _ in range(2)))
        for leases in two:
            await leases.flush()
        assert await store.rows("SELECT 1 FROM leases WHERE holder <> ''") == []
    finally:
        await other.close()
    assert not deadlocks
