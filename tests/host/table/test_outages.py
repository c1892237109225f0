"""Outages of the system cost nobody time, wherever the process was stopped."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.clock.time_control import DAY, HOUR
from engine.host.table.outages import BEAT_S, LAPSE_S
from tests.host.kills import Killed
from tests.host.model.test_time_control import left, playing, saying
from tests.host.model.test_timeouts import CALL, offer, timeouts, wait
from tests.host.rig import ANN, BEN, CAT, Rig
from tests.host.silent import saying as without_clock


async def beating(rig: Rig, seconds: float) -> None:
    """Let time pass with regular deliveries."""
    rig.now += seconds
    # The state after thousands of beats.
    rig.host.outages._beat_at = rig.now - BEAT_S
    if rig.host.tables.store.shared:
        # With a shared store, the stored heartbeat counts.
        await rig.host.tables.store.write(
            "UPDATE kept SET body = ? WHERE name = 'heartbeat'", (repr(rig.now - BEAT_S),)
        )
    await rig.host.outages.beat()
    while await rig.host.clocks.tick():
        pass


async def outage(rig: Rig, seconds: float) -> None:
    """Let the process be away for so long, without a delivery right after its return."""
    await rig.reopen()
    rig.now += seconds - 60
    await rig.host.clocks.tick()
    assert not rig.host.outages.delivers
    rig.now += 60
    await rig.host.outages.beat()
    while await rig.host.clocks.tick():
        pass


async def test_an_outage_of_two_days_costs_nothing(rig: Rig) -> None:
    await rig.host.outages.beat()
    table = await saying(rig, ANN, BEN)
    await beating(rig, 10 * HOUR)
    await outage(rig, 48 * HOUR)
    assert await left(rig, table, ANN) == 14 * HOUR and await offer(rig, table) is None
    assert (await rig.host.reading.table(table)).seats[0].time_is_up == rig.now + 14 * HOUR
    assert await rig.host.reminders.reminders_due() == []
    await beating(rig, 13 * HOUR)
    assert CALL not in await rig.tasks()
    await beating(rig, HOUR)
    assert CALL in await rig.tasks()
    await rig.reopen()
    assert rig.host.tables.outages == ((1_000_000.0 + 10 * HOUR, 1_000_000.0 + 58 * HOUR),)


async def test_an_outage_in_quiet_hours_gives_no_time_away(rig: Rig) -> None:
    """An outage from 22:00 to 8:00, of which two hours would have counted."""
    await rig.host.active_time.set_quiet(ANN, QuietHours(23, 7, "Asia/Tokyo"))
    rig.now = 1_763_694_000.0  # 12:00 in Tokyo
    await rig.host.outages.beat()
    table = await saying(rig, ANN, BEN)
    await beating(rig, 10 * HOUR)
    await outage(rig, 10 * HOUR)
    assert await left(rig, table, ANN) == 14 * HOUR


async def test_while_nothing_is_delivered_no_time_is_up(rig: Rig) -> None:
    """The process runs, but Discord is away for two days."""
    await rig.host.outages.beat()
    table, plain = await saying(rig, ANN, BEN), await without_clock(rig, BEN, CAT)
    await beating(rig, 20 * HOUR)
    await rig.deliver()
    await wait(rig, 48 * HOUR)
    assert await rig.tasks() == set() and await timeouts(rig) == 0
    await rig.host.outages.beat()
    await beating(rig, HOUR)
    assert await left(rig, table, ANN) == 3 * HOUR
    assert await offer(rig, plain) is None
    await beating(rig, 27 * HOUR)
    assert (await rig.host.reading.table(plain)).inactivity_offer is not None, "48 hours in which somebody could answer"


@pytest.mark.file_only  # several processes agree sooner that nothing was delivered; see test_processes
async def test_a_short_breath_is_no_outage_but_every_start_is_one(rig: Rig) -> None:
    await rig.host.outages.beat()
    table = await saying(rig, ANN, BEN)
    rig.now += LAPSE_S
    await rig.host.outages.beat()
    assert rig.host.tables.outages == () and await left(rig, table, ANN) == 24 * HOUR - LAPSE_S
    rig.now += BEAT_S - 1
    await rig.host.outages.beat()
    await outage(rig, 100)
    assert await left(rig, table, ANN) == 24 * HOUR - LAPSE_S, "since it was last written down"


async def test_beats_are_written_now_and_then(rig: Rig) -> None:
    writes: list[str] = []
    rig.host.tables.store.hook = writes.append
    for _ in range(60):
        await rig.host.outages.beat()
        rig.now += 1
    assert writes.count("before-commit") == 2


async def test_whoever_never_delivers_has_no_outages(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 24 * HOUR)
    await rig.reopen()
    assert rig.host.outages.delivers and rig.host.tables.outages == () and await left(rig, table, ANN) == 0


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
async def test_killed_while_it_is_written_down_it_counts_once(tmp_path: Path, point: str) -> None:
    rig = Rig(tmp_path / "store.db")
    await rig.open()
    await rig.host.outages.beat()
    table = await saying(rig, ANN, BEN)
    await beating(rig, 5 * HOUR)
    for _ in range(3):
        await rig.reopen()
        rig.now += 7 * HOUR

        def die(reached: str) -> None:
            if reached == point:
                raise Killed

        rig.host.tables.store.hook = die
        with pytest.raises(Killed):
            await rig.host.outages.beat()
    await rig.reopen()
    await rig.host.outages.beat()
    assert await left(rig, table, ANN) == 19 * HOUR
    await rig.host.close()


async def test_old_outages_are_forgotten_when_no_clock_knows_them(rig: Rig) -> None:
    await rig.host.outages.beat()
    table = await saying(rig, ANN, BEN, rounds=9)
    await outage(rig, DAY)
    await rig.host.outages.forget_outages()
    assert rig.host.tables.outages and await left(rig, table, ANN) == 24 * HOUR
    await rig.act(table, ANN, "say", 0)
    await rig.act(table, BEN, "say", 0)
    await rig.bids(table, ann=1, ben=1)
    await beating(rig, HOUR)
    await rig.host.outages.forget_outages()
    assert not rig.host.tables.outages and await left(rig, table, ANN) == 27 * HOUR
    await rig.reopen()
    assert not rig.host.tables.outages


async def test_in_secret_too(rig: Rig) -> None:
    await rig.host.outages.beat()
    table = await playing(rig, ANN, BEN)
    await outage(rig, 40 * HOUR)
    await beating(rig, 26 * HOUR)
    assert await offer(rig, table) is None
    await beating(rig, HOUR)
    assert await offer(rig, table) is not None
