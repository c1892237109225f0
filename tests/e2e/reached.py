"""How an asked person learns of their prompt; also clocks that jump, and waiting for the worker."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from engine.host.model.records import Status
from sandbox import PATIENCE, Message, Person
from tests.e2e.robust import Sitting, opened, presses, settled
from tests.e2e.world import World


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the pauses between discord.py's own tries: they last seconds."""
    sleep = asyncio.sleep

    async def short(seconds: float, result: Any = None) -> Any:
        return await sleep(min(seconds, 0.02), result)

    monkeypatch.setattr("discord.http.asyncio.sleep", short)


def shift(world: World, seconds: float) -> None:
    """Move the clocks of host and services forward."""
    for owner in (world.host.tables, world.bot.services):
        clock = owner.clock
        owner.clock = lambda clock=clock: clock() + seconds  # type: ignore[misc]  # bound now


async def at_rest(world: World) -> None:
    """Wait until the worker has no more due tasks."""
    quiet = 0
    end = asyncio.get_running_loop().time() + PATIENCE
    while quiet < 3:
        worker: Any = world.bot.get_cog("DeliveryWorker")
        # While everything is refused, tasks never end: tasks with many tries are ignored.
        due = [d for d in await world.host.deliveries.due(100) if d.tries < 12]
        quiet = quiet + 1 if not due and not worker.busy else 0
        assert asyncio.get_running_loop().time() < end, due
        await asyncio.sleep(0.02)


async def is_reached(table: Sitting, person: Person) -> str:
    """Return how an asked person learns of it: "hand", "mention", "later", or "paused" if the table shows why."""
    assert await table.prompt(person)
    # Read first: a task that ends from now on leaves a message that is found below.
    rows = await table.rows("SELECT kind, target FROM outbox WHERE table_id = ?")
    if (await table.info()).status is Status.PAUSED:
        return "paused"
    place = await table.place()
    prompt, hand = await table.prompt(person), await table.posted("hand", person)
    if hand is not None and any(p.prompt == prompt for p in presses(hand)):
        return "hand"
    post, message = (
        await table.world.host.posts.find(table.id, "mention", person.id),
        await table.posted("mention", person),
    )
    if post is not None and message is not None and post.seq >= prompt:
        assert message.channel_id == place.id and person.id in message.mentions
        return "mention"
    assert any(r["target"] == person.id and r["kind"] in ("hand", "mention") for r in rows), "the ping has vanished"
    return "later"


async def asked_next(world: World, person: Person) -> Sitting:
    """Return a table about to be started, with only this person and computers."""
    table = await opened(world, person, players=3)
    for _ in range(2):
        await (await table.press(person, await table.table_message(), "cpu")).answer()
    await settled(world)
    return table


async def start(table: Sitting, person: Person) -> None:
    await (await table.press(person, await table.table_message(), "start")).answer()
    assert await table.awaited() is person


def named(table_place: Any, person: Person) -> list[Message]:
    return [m for m in table_place.messages.values() if person.id in m.mentions]
