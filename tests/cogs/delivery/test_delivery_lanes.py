"""Which process serves which lane."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery.delivery_lanes import FOREIGN_S, LaneLeases, hand_lane, lane_of, lease_of, recheck_key
from cogs.run.shards import Shards
from engine.host.cluster.leases import SETTLE_S, TERM_S, Leases
from engine.host.model.phrases import spoken
from engine.host.model.records import DeliveryKind, DeliveryTask
from engine.host.store.sqlite_store import SqliteStore

HERE, THERE = str(1 << 22), str(2 << 22)
"""Servers of shards 1 and 0 of two."""


class Process:
    """As much of a bot as lanes need."""

    def __init__(self, store: SqliteStore, shard: int, clock: Any, outbox: list[DeliveryTask]) -> None:
        async def in_outbox() -> list[DeliveryTask]:
            return outbox

        async def still_waiting(tasks: list[DeliveryTask]) -> list[DeliveryTask]:
            return [t for t in tasks if (t.id, t.seq) in {(o.id, o.seq) for o in outbox}]

        self.leases = Leases(store, clock)
        self.leases.shared = True
        wake = SimpleNamespace(set=lambda: None)
        self.ahead = 0.0
        self.clock = lambda: clock() + self.ahead
        host = SimpleNamespace(
            tables=SimpleNamespace(clock=self.clock, leases=self.leases, wakeups=SimpleNamespace(outbox=wake)),
            deliveries=SimpleNamespace(in_outbox=in_outbox, still_waiting=still_waiting),
        )
        bot = SimpleNamespace(services=SimpleNamespace(host=host), mine=Shards(2, (shard,)), shard_count=2)
        self.doubted: list[int] = []
        self.lanes = LaneLeases(bot, lambda task: self.doubted.append(task.id))  # type: ignore[arg-type]


def task(number: int, guild: str = HERE, due: float = 100.0, person: str = "7") -> DeliveryTask:
    return DeliveryTask(number, 1, DeliveryKind.REFRESH, person, 1, 0, {}, due, "c", guild)


class Two:
    def __init__(self, store: SqliteStore) -> None:
        self.now = 100.0
        self.outbox: list[DeliveryTask] = [task(1), task(2, person="8")]
        self.zero, self.one = (Process(store, shard, lambda: self.now, self.outbox) for shard in (0, 1))


@pytest.fixture
async def two(tmp_path: Any) -> AsyncIterator[Two]:
    store = await SqliteStore.open(tmp_path / "s.sqlite3")
    yield Two(store)
    await store.close()


def lanes_of(*tasks: DeliveryTask) -> dict[tuple[str, ...], list[DeliveryTask]]:
    return {lane_of(t): [t] for t in tasks}


def test_what_changes_a_channels_announcement_waits_for_the_others() -> None:
    """Each shows the table as it was when it began: one that ends late must not show an older state."""
    lanes = {lane_of(replace(task(1, person=""), kind=DeliveryKind(kind))) for kind in ("table", "result", "tidy")}
    assert lanes == {("table", "c")}


def test_nobody_waits_for_another_to_get_a_table_in_direct_messages() -> None:
    shown = [replace(task(n, person=person), kind=DeliveryKind.TABLE) for n, person in enumerate(("", "7", "8"))]
    assert len({lane_of(one) for one in shown}) == 3
    assert [recheck_key(one.kind, one.target) for one in shown] == [("table", ""), ("table", "7"), ("table", "8")]


async def test_each_sees_to_its_own_servers_and_after_a_while_to_all(two: Two) -> None:
    ours, theirs = task(1, HERE), task(2, THERE)
    assert two.one.lanes.is_ours(ours, 100.0) and not two.zero.lanes.is_ours(ours, 100.0)
    assert two.zero.lanes.is_ours(theirs, 100.0) and not two.one.lanes.is_ours(theirs, 100.0)
    assert two.zero.lanes.is_ours(ours, 100.0 + FOREIGN_S + 0.1)


async def test_whose_hand_is_pressed_sees_to_it(two: Two) -> None:
    """Hands are pressed in direct messages, at shard 0, whatever the server of their table."""
    assert await two.zero.leases.take([lease_of(hand_lane(1, "7"))])
    assert two.zero.lanes.is_ours(task(1), 100.0) and not two.zero.lanes.is_ours(task(2, person="8"), 100.0)
    assert list(await two.one.lanes.take(lanes_of(task(1), task(2, person="8")))) == [hand_lane(1, "8")]


async def test_what_another_did_meanwhile_is_not_done_again(two: Two) -> None:
    done, left = two.outbox
    two.outbox.remove(done)
    assert await two.one.lanes.take(lanes_of(done, left)) == lanes_of(left)
    await two.one.leases.flush()
    assert not two.one.leases.holds(lease_of(lane_of(done)))


async def test_where_somebody_was_cut_off_there_is_doubt(two: Two) -> None:
    lanes = lanes_of(*two.outbox)
    await two.one.lanes.take(lanes)
    two.one.lanes.ended(hand_lane(1, "8"), clean=True)
    await two.one.leases.flush()
    two.now += TERM_S + 1
    assert await two.zero.lanes.take(lanes) == lanes
    assert two.zero.doubted == [1]


async def test_what_was_taken_over_is_shown_once_more_when_nothing_older_can_arrive(two: Two) -> None:
    """Who was cut off may have sent something that arrives last, and was killed before it could say so."""
    first, second = two.outbox
    await two.one.lanes.take(lanes_of(first, second))
    assert two.one.lanes.shown_again(first) is None
    two.one.lanes.ended(lane_of(second), clean=True)
    await two.one.leases.flush()
    two.now += TERM_S + 1
    assert two.one.lanes.shown_again(first) == two.now, "another may have shown something newer"
    await two.zero.lanes.take(lanes_of(first, second))
    assert two.zero.lanes.shown_again(first) == two.now + SETTLE_S
    assert two.zero.lanes.shown_again(second) is None
    # The server's clock was set since the host began; what the host has to do is due by the host's.
    two.zero.ahead = -3600.0
    assert two.zero.lanes.shown_again(first) == two.now + SETTLE_S - 3600.0
    two.zero.ahead = 0.0
    two.zero.lanes.ended(lane_of(first), clean=True)
    await two.zero.leases.flush()
    two.now += SETTLE_S
    await two.zero.lanes.take(lanes_of(first))
    assert two.zero.lanes.shown_again(first) is None


async def test_a_lane_that_ended_in_doubt_is_handed_on_in_doubt(two: Two) -> None:
    lanes = lanes_of(two.outbox[0])
    await two.one.lanes.take(lanes)
    two.one.lanes.ended(hand_lane(1, "7"), clean=False)
    await two.one.leases.flush()
    assert await two.zero.lanes.take(lanes) == lanes and two.zero.doubted == [1]


def test_phrases_at_a_table_come_one_after_the_other() -> None:
    said = [replace(task(1, person=spoken(line)), kind=DeliveryKind.NOTICE) for line in (8, 9)]
    assert {lane_of(one) for one in said} == {(DeliveryKind.NOTICE.value, said[0].place)}
    assert lane_of(replace(task(1, person="7"), kind=DeliveryKind.NOTICE)) == ("notice", "7")
