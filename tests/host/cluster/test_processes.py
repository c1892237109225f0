"""Several processes over one store, each with its own host, which relies only on the store."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.host.cluster.leases import TERM_S
from engine.host.community.leagues import MOST_PEOPLE, Leagues
from engine.host.host import Host
from engine.host.model.records import DeliveryKind, Overtaken, Person, Post
from engine.host.table.outages import BEAT_S, LAPSE_S
from tests.host import toy
from tests.host.engines import place
from tests.host.rig import ANN, BEN, CAT, PACE, Rig

pytestmark = pytest.mark.both_engines


class Two:
    """Two hosts over one file, and one clock."""

    def __init__(self, path: Path) -> None:
        self.one, self.other = Rig(path), Rig(path)
        self.other._numbers = itertools.count(1_000_000)

    async def open(self) -> None:
        for rig in (self.one, self.other):
            rig.host = await Host.open(
                place(rig.path),
                rig.games,
                rig.choosers,
                clock=lambda: self.one.now,
                pace=lambda: PACE,
                table_pause=lambda game, options: game.table_pause(options, lambda: 0.5),
            )
            rig.host.tables.leases.shared = True

    def pass_time(self, seconds: float) -> None:
        self.one.now += seconds


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    two = Two(tmp_path / "s.sqlite3")
    await two.open()
    yield two
    for rig in (two.one, two.other):
        await rig.host.close()


async def test_a_press_is_served_from_what_another_process_wrote(two: Two) -> None:
    """Both have the match in memory, and both check it against the store."""
    info = await two.one.started(ANN, BEN, CAT)
    for rig in (two.one, two.other):
        await rig.host.reading.view(info.id, ANN.id)
    await two.other.act(info.id, BEN, "bid", 2)
    await two.one.act(info.id, ANN, "bid", 1)
    acted = await two.other.act(info.id, CAT, "bid", 3)
    assert acted.events[-1].facts == {"bids": [1, 2, 3]}


async def at_once(two: Two, table: int, first: Any, then: Any) -> None:
    """Run ``first`` on one host, and ``then`` on the other between the first one's reading and writing."""
    write, done = two.one.host.tables.store.transaction, False

    async def late(work: Any) -> Any:
        nonlocal done
        if not done:
            done = True
            await then()
        return await write(work)

    two.one.host.tables.store.transaction = late  # type: ignore[method-assign]
    try:
        await first()
    finally:
        two.one.host.tables.store.transaction = write  # type: ignore[method-assign]


async def test_who_is_overtaken_changes_nothing_and_does_it_anew(two: Two) -> None:
    info = await two.one.started(ANN, BEN)
    press, prompt = two.one.press(), await two.one.prompt(info.id, ANN)

    async def ann() -> None:
        await two.one.host.play.act(info.id, ANN, prompt, ["bid", 1], press)

    async def ben() -> None:
        await two.other.act(info.id, BEN, "bid", 2, press="ben")

    with pytest.raises(Overtaken):
        await at_once(two, info.id, ann, ben)
    await ann()
    log = await two.one.host.tables.store.rows("SELECT cause FROM log WHERE kind = 'move' ORDER BY number")
    assert [row["cause"] for row in log] == [BEN.id, ANN.id]


async def test_a_quiet_change_is_not_written_over(two: Two) -> None:
    """It raises no visible number, and is still not overwritten."""
    info = await two.one.started(ANN, BEN)

    async def ann() -> None:
        await two.one.act(info.id, ANN, "bid", 1, press="ann")

    async def ben() -> None:
        await two.other.host.play.set_order(info.id, BEN, {"to": 3}, "order")

    before = await two.one.host.reading.table(info.id)
    with pytest.raises(Overtaken):
        await at_once(two, info.id, ann, ben)
    assert (await two.one.host.reading.table(info.id)).news == before.news
    await ann()
    assert await two.other.host.tables.order(info.id, 1) == {"to": 3}


async def test_a_timer_is_carried_out_by_one(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    thought = 0

    def choose(*args: Any) -> Any:
        nonlocal thought
        thought += 1
        return toy.choose(*args)

    two.one.host.tables.library.choosers = two.other.host.tables.library.choosers = {"toy": choose}
    info = await two.one.started(ANN, computers=3)
    two.pass_time(PACE)
    hosts, begun = (two.one.host, two.other.host), []
    for host in hosts:

        async def run(timer: Any, carry_out: Any = host.clocks._run_timer) -> None:
            begun.append((timer["table_id"], timer["seat"]))
            await carry_out(timer)

        monkeypatch.setattr(host.clocks, "_run_timer", run)
    await asyncio.gather(*(host.clocks._start_due() for host in hosts))
    await asyncio.gather(*(task for host in hosts for task in host.clocks._under_way.values()))
    assert sorted(begun) == [(info.id, 1), (info.id, 2), (info.id, 3)]
    assert thought == 3 and len(await two.one.host.tables.store.rows("SELECT 1 FROM log WHERE kind = 'move'")) == 3
    assert (await two.one.host.reading.table(info.id)).news == (await two.other.host.reading.table(info.id)).news


async def test_a_timer_of_who_was_killed_is_taken_over(two: Two) -> None:
    await two.one.started(ANN, computers=1)
    two.pass_time(PACE)
    (timer,) = await two.one.host.tables.store.rows("SELECT table_id, seat FROM timers WHERE kind = 'computer'")
    name = f"timer {timer['table_id']} {timer['seat']}"
    assert await two.one.host.tables.leases.take([name])
    await two.other.host.clocks._start_due()
    assert not two.other.host.clocks._under_way and await two.other.host.clocks._until_next() > 0
    two.pass_time(TERM_S + 1)
    await two.other.host.clocks._start_due()
    await asyncio.gather(*two.other.host.clocks._under_way.values())
    assert await two.one.host.tables.store.rows("SELECT 1 FROM log WHERE kind = 'move'")


async def test_a_process_that_is_replaced_is_no_outage(two: Two) -> None:
    one, other = two.one.host, two.other.host
    for _ in range(5):
        two.pass_time(BEAT_S)
        await one.outages.beat()
    await other.outages.read_outages()
    two.pass_time(BEAT_S / 2)
    await other.outages.beat()
    assert other.outages.delivers and not other.tables.outages
    # A time without any delivery is an outage, and both know it.
    two.pass_time(LAPSE_S + 1)
    assert not one.outages.delivers
    began = two.one.now - LAPSE_S - 1
    await other.outages.beat()
    two.pass_time(1.0)
    await one.outages.beat()
    assert one.tables.outages == other.tables.outages == ((began, two.one.now - 1.0),)


async def test_no_more_sign_up_at_once_than_a_league_takes(two: Two) -> None:
    one, other = Leagues(two.one.host), Leagues(two.other.host)
    league = await one.open("toy", None, "daily", 0, ANN, guild="g", channel="c", lang="ja", interaction="900")
    people = [Person(str(700 + n), f"P{n}") for n in range(MOST_PEOPLE + 6)]
    for person in people[: MOST_PEOPLE - 3]:
        await one.join(league.id, person)
    late = people[MOST_PEOPLE - 3 :]
    joining = [(one, other)[n % 2].join(league.id, person) for n, person in enumerate(late)]
    done = await asyncio.gather(*joining, return_exceptions=True)
    assert [getattr(d, "reason", "") for d in done].count("league-full") == len(late) - 2
    assert len((await other.one(league.id)).people) == MOST_PEOPLE


async def test_a_secret_that_another_process_made_is_known(two: Two) -> None:
    """A blocked person whose data is deleted stays blocked, even if this process had read the blocks before."""
    ann = two.one.host
    await ann.blocks.block(ANN, BEN.id)
    assert await two.other.host.blocks.blocked_with(BEN.id) == {ANN.id}
    await ann.blocks.forget_blocks(BEN.id)
    assert await two.other.host.blocks.blocked_with(BEN.id) == {ANN.id}
    assert await two.other.host.tables.keys.get("nonces") == await ann.tables.keys.get("nonces")


async def test_what_was_shown_by_a_process_that_had_been_stopped_is_shown_anew(two: Two) -> None:
    """The other process took over the task and showed a newer state; then the first one's older message arrives."""
    info = await two.one.started(ANN, BEN)
    one, other = two.one.host, two.other.host
    (task,) = [t for t in await one.deliveries.due() if t.kind is DeliveryKind.TABLE]
    first = Post(info.id, "table", "", "c", "m1", 3, 1.0)
    one.deliveries.shown_again = lambda task: one.tables.clock()
    await other.deliveries.acknowledge_post(task, replace(first, message="m2", seq=4))
    await one.deliveries.acknowledge_post(task, first)
    (again,) = [t for t in await other.deliveries.due() if t.kind is DeliveryKind.TABLE]
    assert again.facts == {"doubt": True} and again.id != task.id
    await other.deliveries.acknowledge(again)
    # For a hand, the newest state comes without another ping.
    await other.deliveries.acknowledge(*[t for t in await other.deliveries.due() if t.kind is DeliveryKind.REFRESH])
    (hand,) = [t for t in await other.deliveries.due() if t.kind is DeliveryKind.HAND and t.target == ANN.id]
    await one.deliveries.acknowledge(hand)
    found = [(t.kind, t.target, t.facts) for t in await other.deliveries.due() if t.target == ANN.id]
    assert found == [(DeliveryKind.REFRESH, ANN.id, {"doubt": True})]


async def test_what_was_taken_over_is_shown_once_more_later_and_nothing_newer_waits_for_it(two: Two) -> None:
    info = await two.one.started(ANN, BEN)
    host = two.other.host
    (task,) = [t for t in await host.deliveries.due() if t.kind is DeliveryKind.TABLE]
    live = Post(info.id, "table", "", "c", "m1", 3, 1.0)
    settles = two.one.now + 60
    host.deliveries.shown_again = lambda task: settles
    await host.deliveries.acknowledge_post(task, live)
    assert [t for t in await host.deliveries.due() if t.kind is DeliveryKind.TABLE] == []
    await two.one.act(info.id, ANN, "bid", 1)
    await host.deliveries.add_task(info.id, DeliveryKind.TABLE)
    (newer,) = [t for t in await host.deliveries.due() if t.kind is DeliveryKind.TABLE]
    # A task that replaced this one while it ran is not delayed either.
    await host.deliveries.acknowledge(task)
    (still,) = [t for t in await host.deliveries.due() if t.kind is DeliveryKind.TABLE]
    assert still.due == newer.due
    await host.deliveries.acknowledge(still)
    two.pass_time(60)
    host.deliveries.shown_again = lambda task: None
    (last,) = [t for t in await host.deliveries.due() if t.kind is DeliveryKind.TABLE]
    assert last.facts == {"doubt": True}
    await host.deliveries.acknowledge(last)
    assert [t for t in await host.deliveries.due() if t.kind is DeliveryKind.TABLE] == []


async def test_what_another_has_done_meanwhile_waits_no_more(two: Two) -> None:
    await two.one.started(ANN, BEN)
    one, other = two.one.host, two.other.host
    first, second, *rest = await one.deliveries.due()
    await other.deliveries.acknowledge(first)
    await other.deliveries.add_task(second.table, second.kind, second.target)
    assert await one.deliveries.still_waiting([first, second, *rest]) == rest
    assert await one.deliveries.still_waiting([]) == []


async def test_a_message_that_has_taken_the_place_of_one_that_is_gone_stays(two: Two) -> None:
    """One process hears that a hand is gone after the other has sent and stored a newer one."""
    info = await two.one.started(ANN, BEN)
    old = Post(info.id, "hand", ANN.id, "dm", "m1", 3, 1.0)
    new = replace(old, message="m2")
    await two.one.host.posts.save(new)
    await two.other.host.posts.forget(old)
    assert await two.one.host.posts.of_table(info.id) == [new]


async def test_who_is_forgotten_is_named_by_no_lease(two: Two) -> None:
    await two.one.table(ANN)
    names = [f"lane hand 1 {ANN.id}", f"lane notice {ANN.id}", f"lane hand 1 {BEN.id}"]
    assert len(await two.other.host.tables.leases.take(names)) == 3
    await two.one.host.personal_data.forget(ANN, lambda lang: "Somebody")
    left = await two.one.host.tables.store.rows("SELECT name FROM leases ORDER BY name")
    assert [row["name"] for row in left] == [names[2]]
