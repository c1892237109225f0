"""A full disk, a locked file, a changed clock: logged once, waited for, nothing half done."""

from __future__ import annotations

import asyncio
import itertools
import logging
import sqlite3
import time
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from psycopg import errors

from engine.host.cluster.monotonic_clock import LEAP, MonotonicClock
from engine.host.model.clock.timers import TimerKind
from engine.host.model.records import Status
from engine.host.play.clocks import SQL
from engine.host.store import store_health
from engine.host.store.contract import Store
from engine.host.store.errors import NotRecorded
from engine.host.store.stores import open_store
from tests.host.engines import MISTAKES, connect, contents, is_file
from tests.host.lateness import lateness
from tests.host.rig import ANN, BEN, PACE, Rig, until
from tests.run.logged import LOG

KINDS = {
    "full": ("database or disk is full", sqlite3.SQLITE_FULL, errors.DiskFull),
    "readonly": (
        "attempt to write a readonly one",
        sqlite3.SQLITE_READONLY_ROLLBACK,
        errors.ReadOnlySqlTransaction,
    ),
    "io": ("disk I/O error", sqlite3.SQLITE_IOERR_WRITE, errors.IoError),
}
"""The error texts of either engine, and PostgreSQL's codes."""


class Trouble:
    """A disk that is full, and the number of writes tried."""

    def __init__(self, store: Store, kind: str = "full", point: str = "before-commit") -> None:
        self.store, self.kind, self.point, self.tries = store, kind, point, 0
        store.hook = self

    def __call__(self, point: str) -> None:
        if point == self.point:
            self.tries += 1
            text, code, servers = KINDS[self.kind]
            if not is_file():
                raise servers(text)
            error = sqlite3.OperationalError(text)
            error.sqlite_errorcode = code
            raise error

    def end(self) -> None:
        self.store.hook = None


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_health, "PAUSES", (0.01, 0.02, 0.05, 0.1))


async def whole(rig: Rig) -> list[str]:
    """Return everything in the store, read from outside."""
    return contents(rig.path)


@pytest.mark.logs_error("the store cannot be written")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("point", ["begun", "before-commit"])
async def test_what_cannot_be_written_changes_nothing_is_said_once_and_heals(
    rig: Rig, hasty: None, caplog: pytest.LogCaptureFixture, kind: str, point: str
) -> None:
    info = await rig.started(ANN, BEN)
    before = await whole(rig)
    trouble = Trouble(rig.host.tables.store, kind, point)
    rig.host.tables.wakeups.outbox.clear()
    with caplog.at_level(logging.DEBUG, logger="engine.host"):
        for _ in range(30):
            with pytest.raises(NotRecorded):
                await rig.act(info.id, ANN, "bid", 1)
        assert await whole(rig) == before and not rig.host.tables.writable
        trouble.end()
        await until(lambda: rig.host.tables.writable)
    assert [r.levelname for r in caplog.records] == ["ERROR", "WARNING"]
    assert KINDS[kind][0] in caplog.text
    assert rig.host.tables.wakeups.outbox.is_set(), "what waited goes on"
    await rig.bids(info.id, ann=1, ben=2)
    assert (await rig.host.reading.view(info.id, None))[1].state["shown"] == [1, 2]


async def test_a_mistake_of_ours_is_no_trouble_with_the_disk(rig: Rig) -> None:
    with pytest.raises(MISTAKES):
        await rig.host.tables.store.write("UPDATE nowhere SET a = 1")
    assert rig.host.tables.writable


@pytest.mark.logs_error("the store cannot be written")
async def test_the_pauses_grow(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    sleep = asyncio.sleep

    async def quick(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    monkeypatch.setattr("engine.host.store.store_health.asyncio.sleep", quick)
    trouble = Trouble(rig.host.tables.store)
    with pytest.raises(NotRecorded):
        await rig.table(ANN)
    while len(slept) < 9:
        await sleep(0.001)
    trouble.end()
    while not rig.host.tables.writable:
        await sleep(0.001)
    assert slept[:8] == [1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 60.0, 60.0]
    # A fault that returns at once goes on with the long pauses.
    done = len(slept)
    trouble = Trouble(rig.host.tables.store)
    with pytest.raises(NotRecorded):
        await rig.table(ANN)
    trouble.end()
    while not rig.host.tables.writable:
        await sleep(0.001)
    assert slept[done:] == [60.0]


@pytest.mark.logs_error("the store cannot be written")
@pytest.mark.file_only
async def test_a_small_write_that_finds_room_does_not_tell_that_there_is_enough(rig: Rig, hasty: None) -> None:
    store = rig.file_store
    # A disk with only a few pages of room.
    pages = (await store.rows("PRAGMA page_count"))[0][0]
    await store._writer.execute(f"PRAGMA max_page_count = {pages + 4}")
    with pytest.raises(NotRecorded):
        for number in range(200):
            await rig.table(ANN, BEN, guild=f"g{number}")
    await rig.host.settings.remember_locale("1", "ja")
    await asyncio.sleep(0.3)
    assert not rig.host.tables.writable
    await store._writer.execute("PRAGMA max_page_count = 100000")
    await until(lambda: rig.host.tables.writable)
    assert await store.rows("SELECT 1 FROM keys WHERE name = 'room'") == []


@pytest.mark.logs_error("the store cannot be written")
async def test_computers_wait_for_the_disk_and_then_move(
    rig: Rig, hasty: None, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [await rig.started(ANN, computers=2) for _ in range(5)]
    for info in tables:
        await rig.bids(info.id, ann=1)
    trouble = Trouble(rig.host.tables.store)
    with caplog.at_level(logging.DEBUG, logger="engine.host"):
        async with rig.host.clocks.running():
            rig.now += PACE
            rig.host.tables.wakeups.timers.set()
            await until(lambda: caplog.records)
            await asyncio.sleep(0.5)
            # Ten timers may have begun before the first one failed; then there is one try per pause.
            assert trouble.tries <= 10 + 12 and len(caplog.records) == 1
            trouble.end()
            for info in tables:
                while not (await rig.host.reading.view(info.id, None))[1].state["shown"]:  # noqa: ASYNC110  # the store tells nobody
                    await asyncio.sleep(0.01)
    assert [r.levelname for r in caplog.records] == ["ERROR", "WARNING"]
    for info in tables:
        assert (await rig.host.reading.view(info.id, None))[1].state["shown"] == [1, 3, 3]


async def test_a_press_at_a_held_file_is_answered_in_time_and_changes_nothing(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press waits for less than three seconds in all, by the waits that it asks for.

    The delay of the machine itself does not count.
    """
    info = await rig.started(ANN, BEN)
    prompt = await rig.prompt(info.id, ANN), await rig.prompt(info.id, BEN)
    kind, asked = type(rig.host.tables.store), defaultdict[object, float](float)
    plain: Any = kind._patience

    def patience(store: Store) -> float:
        wait: float = plain.fget(store)
        asked[asyncio.current_task()] += wait
        return wait

    monkeypatch.setattr(kind, "_patience", property(patience))
    # Locked tables of a server are no trouble of the store.
    trouble = ["the store cannot be written"] if is_file() else []
    with LOG.asked(*trouble), closing(connect(rig.path)) as other:
        other.execute("BEGIN EXCLUSIVE" if is_file() else "BEGIN")
        if not is_file():
            other.execute("LOCK TABLE people, tables IN EXCLUSIVE MODE")
        before = await whole(rig)

        async def press(person: Any, prompt: int, wait: float) -> float:
            await asyncio.sleep(wait)
            begun = time.monotonic()
            with pytest.raises(NotRecorded):
                # Like a real press: the notes beside the move wait too.
                await rig.host.settings.remember_locale(person.id, "ja")
            with pytest.raises(NotRecorded):
                await rig.host.play.act(info.id, person, prompt, ["bid", 1], rig.press())
            return time.monotonic() - begun

        presses = [press(p, q, w) for (p, q), w in itertools.product(zip((ANN, BEN), prompt, strict=True), (0, 0.4, 1))]
        async with lateness() as late:
            start = time.monotonic()
            longest = max(await asyncio.gather(*presses))
            lasted = time.monotonic() - start
        assert max(asked.values()) < 3.0
        assert longest - late.seconds < 3.0 and lasted - late.seconds < 6.0
        assert await whole(rig) == before
        other.execute("ROLLBACK")
    await rig.bids(info.id, ann=1)


@pytest.mark.logs_error("the store cannot be written")
async def test_a_host_that_cannot_begin_leaves_nothing_open(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Store] = []

    async def full(where: str | Path) -> Store:
        store = await open_store(where)
        opened.append(store)
        Trouble(store, point="begun")
        return store

    monkeypatch.setattr("engine.host.host.open_store", full)
    await rig.host.close()
    with pytest.raises(NotRecorded):
        await rig.open()
    with pytest.raises((ValueError, RuntimeError), match=r"closed|no active|after shutdown"):
        await opened[0].rows("SELECT 1")
    monkeypatch.undo()
    await rig.open()


# Clocks


class Machine:
    """The two clocks of a machine."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 1_700_000_000.0, 50.0
        self.clock = MonotonicClock(lambda: self.wall, lambda: self.monotonic)

    def passes(self, seconds: float, drift: float = 0.0) -> float:
        self.wall += seconds + drift
        self.monotonic += seconds
        return self.clock()


@pytest.mark.parametrize("jump", [30 * 86_400.0, -3600.0, LEAP, -LEAP])
def test_a_jump_is_left_out_and_what_passes_after_it_counts(jump: float, caplog: pytest.LogCaptureFixture) -> None:
    machine = Machine()
    start = machine.passes(10)
    machine.wall += jump
    assert machine.clock() == start
    assert machine.passes(100) == start + 100
    assert len(caplog.records) == 1
    machine.wall -= jump
    assert machine.passes(5, drift=1) == pytest.approx(machine.wall)


def test_small_corrections_are_followed_little_by_little() -> None:
    machine = Machine()
    for _ in range(100):
        machine.passes(3600, drift=2)
    assert machine.clock() == pytest.approx(machine.wall)


async def test_what_waited_for_a_clock_that_was_set_back_while_we_were_away_is_due(rig: Rig) -> None:
    info = await rig.started(ANN, computers=2)
    await rig.bids(info.id, ann=1)
    rig.now -= 9 * 86_400
    await rig.reopen()
    assert await rig.host.clocks.tick() == 2
    assert {d.target for d in await rig.host.deliveries.due(1000)} >= {ANN.id, ""}


async def test_no_table_expires_because_of_a_jump(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = await rig.table(ANN)
    rig.now += 30 * 86_400
    await rig.reopen()
    async with rig.host.clocks.running():
        await asyncio.sleep(0.05)
        assert (await rig.host.reading.table(waiting.id)).status is Status.OPEN
        rig.now += 86_401
        rig.host.tables.wakeups.timers.set()
        while (await rig.host.reading.table(waiting.id)).status is not Status.EXPIRED:  # noqa: ASYNC110  # the store tells nobody
            await asyncio.sleep(0.01)


QUERIES: list[tuple[str, tuple[Any, ...], str]] = [
    (SQL.due_timers, (1.0, 64), "timers_by_due"),
    (SQL.next_timers, (5,), "timers_by_due"),
    (SQL.due_timers_but_inactivity, (1.0, 64), "timers_not_of_silence"),
    (SQL.next_timers_but_inactivity, (5,), "timers_not_of_silence"),
]
"""The clock's queries, with and without deliveries, and the index of each."""


@pytest.mark.file_only
async def test_timers_are_found_by_when_they_are_due(rig: Rig) -> None:
    for _ in range(20):
        await rig.started(ANN, computers=3)
    await rig.host.tables.store.write("ANALYZE")
    await rig.reopen()
    for query, params, index in QUERIES:
        plan = [r["detail"] for r in await rig.host.tables.store.rows(f"EXPLAIN QUERY PLAN {query}", params)]
        assert any(f"m USING INDEX {index}" in step for step in plan), plan
        assert not any(step.startswith(("SCAN t", "SEARCH t USING INDEX tables_by_status")) for step in plan), plan


async def test_more_computers_than_there_is_room_for_do_not_keep_the_loop_busy(rig: Rig, tmp_path: Path) -> None:
    gate = asyncio.Event()
    looked = 0
    for number in range(27):
        await rig.started(ANN, computers=3, guild=f"g{number}")

    async def slow(timer: Any) -> None:
        await gate.wait()

    rows = rig.host.tables.store.rows

    async def counted(sql: str, params: Any = ()) -> Any:
        nonlocal looked
        looked += sql in (SQL.due_timers, SQL.due_free_timers)
        return await rows(sql, params)

    rig.host.clocks._by_kind[TimerKind.COMPUTER] = slow
    rig.host.tables.store.rows = counted  # type: ignore[method-assign]
    async with rig.host.clocks.running():
        rig.now += PACE
        rig.host.tables.wakeups.timers.set()
        await until(lambda: len(rig.host.clocks._under_way) == 64)
        looked = 0
        await asyncio.sleep(0.4)
        assert len(rig.host.clocks._under_way) == 64
        assert looked < 10
        gate.set()
