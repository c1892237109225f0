"""A request that Discord holds up delays no other hand, table or server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from engine.host.model.records import DeliveryKind
from sandbox import Person
from tests.e2e.reached import asked_next, at_rest, is_reached, no_waiting, shift, start
from tests.e2e.robust import presses, settled, shows_one_hand, shows_one_table, stand_still, started
from tests.e2e.world import World

__all__ = ["no_waiting"]
HELD_UP_S = 29.0
"""Seconds for which a request is held up: nearly as long as discord.py's own timeout."""


@pytest.fixture
def held_up(no_waiting: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let a request that is held up wait until the end of the test, however slow the machine is."""
    monkeypatch.undo()
    sleep, over = asyncio.sleep, asyncio.Event()

    async def held(seconds: float, result: Any = None) -> Any:
        await (over.wait() if seconds > HELD_UP_S / 2 else sleep(seconds))
        return result

    monkeypatch.setattr(asyncio, "sleep", held)
    yield
    over.set()


async def soon(world: World, true: Any, what: str) -> None:
    try:
        await world.box.until(true)
    except TimeoutError:
        raise AssertionError(f"{what} was held up") from None


@pytest.mark.parametrize("trouble", ["a 429 that is waited out", "silence", "a long 429"])
async def test_a_hand_does_not_wait_for_the_table_message(
    world: World, sakura: Person, minato: Person, held_up: None, trouble: str
) -> None:
    table = await started(world, sakura, minato, computers=1, players=3)
    who = await table.awaited()
    await settled(world)
    place, message = await table.place(), await table.table_message()
    stand_still(world)
    shown = message.data["edited_timestamp"]
    how: dict[str, dict[str, Any]] = {
        "a 429 that is waited out": {"retry_after": HELD_UP_S},
        "silence": {"delay": HELD_UP_S},
        "a long 429": {"retry_after": 50.0},
    }
    world.box.faults.add("PATCH", rf"/channels/{place.id}/messages/{message.id}", times=3, **how[trouble])
    before = {p.id: {m.id for m in table.panels(p.dm())} for p in (sakura, minato)}
    await table.act(who, "take")
    while (other := await table.awaited()) is who:
        await table.act(who, "no_thanks")
    await soon(world, lambda: {m.id for m in table.panels(other.dm())} - before[other.id], "the hand")
    await soon(world, lambda: len(table.panels(other.dm())) == 1, "taking the old hand away")
    await shows_one_hand(table, other)
    assert message.data["edited_timestamp"] == shown, "the table message is still held up"
    world.box.faults.clear()


@pytest.mark.parametrize("window", [20.0, 60.0])
async def test_old_buttons_that_cannot_be_taken_hold_nobody_up(world: World, sakura: Person, window: float) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    await settled(world)
    world.box.rate_limits.old_edits, world.box.rate_limits.old_edit_seconds = 0, window
    old = await table.table_message()
    for _ in range(3):
        world.box.advance(3700)
        shift(world, 3700)
        await table.act(sakura, "take")
        await table.awaited()
        await at_rest(world)
        assert (await table.table_message()).id != old.id, "the table is shown"
        old = await table.table_message()
        assert await is_reached(table, sakura) == "hand"
    # The worker finally gives up removing old buttons, and no task stays behind.
    for _ in range(10):
        shift(world, 700)
        world.host.tables.wakeups.outbox.set()
        await at_rest(world)
    assert await table.rows("SELECT * FROM outbox WHERE table_id = ?") == []


async def test_old_buttons_go_when_discord_lets_us(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    await settled(world)
    place = await table.place()
    world.box.faults.add("DELETE", rf"/channels/{place.id}/messages/\d+$", times=100_000, retry_after=45.0)
    stand_still(world)
    world.box.advance(3700)
    shift(world, 3700)
    await table.act(sakura, "take")
    await table.awaited()
    await at_rest(world)
    assert len(table.panels(place)) == 2
    (row,) = await table.rows("SELECT * FROM outbox WHERE table_id = ?")
    assert row["kind"] == DeliveryKind.CLEAR and row["due"] > world.host.tables.clock() + 30
    world.box.faults.clear()
    shift(world, 61)
    world.host.tables.wakeups.outbox.set()
    await settled(world)
    await shows_one_table(table)


async def test_a_long_429_comes_back_to_the_outbox_and_costs_no_try(world: World, sakura: Person) -> None:
    table = await asked_next(world, sakura)
    stand_still(world)
    world.box.faults.add("POST", rf"/channels/{sakura.dm().id}/messages$", times=100_000, retry_after=45.0)
    await start(table, sakura)
    await at_rest(world)
    world.box.faults.clear()
    (row,) = await table.rows("SELECT * FROM outbox WHERE table_id = ? AND kind = 'hand'")
    assert row["tries"] == 0 and 30 < row["due"] - world.host.tables.clock() <= 45
    shift(world, 46)
    world.host.tables.wakeups.outbox.set()
    await settled(world)
    await shows_one_hand(table, sakura)


async def test_a_slow_server_does_not_hold_up_another(
    world: World, sakura: Person, alex: Person, held_up: None
) -> None:
    world.box.add_guild("Slow", *(f"slow{i}" for i in range(16)))
    slow = [await started(world, sakura, computers=2, players=3, channel=f"slow{i}") for i in range(16)]
    quick = await started(world, alex, computers=2, players=3, channel="lobby")
    for table in slow:
        assert await table.awaited() is sakura
    await quick.awaited()
    await settled(world)
    places = "|".join([(await table.place()).id for table in slow])
    held = [
        world.box.faults.add("PATCH", rf"/channels/({places})/messages/", times=100_000, delay=HELD_UP_S),
        world.box.faults.add("POST", rf"/channels/({places})/messages$", times=100_000, delay=HELD_UP_S),
    ]
    for table in slow:
        await table.act(sakura, "take")
    await world.box.until(lambda: sum(fault.hits for fault in held) >= len(slow))
    message = await quick.table_message()
    shown = message.data["edited_timestamp"]
    await quick.act(alex, "take")
    await soon(world, lambda: message.data["edited_timestamp"] != shown, "the table message")
    await quick.awaited()
    prompt = await quick.prompt(alex)
    await soon(world, lambda: prompt in {p.prompt for m in quick.panels(alex.dm()) for p in presses(m)}, "the hand")
    world.box.faults.clear()
