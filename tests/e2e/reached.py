"""How people who are asked at a table learn of it, beside clocks that jump and a worker that comes to rest."""

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
    """discord.py waits seconds between its own tries: far too long for a test."""
    sleep = asyncio.sleep

    async def short(seconds: float, result: Any = None) -> Any:
        return await sleep(min(seconds, 0.02), result)

    monkeypatch.setattr("discord.http.asyncio.sleep", short)


def shift(world: World, seconds: float) -> None:
    """Let the clocks of host and services jump."""
    for owner in (world.host.tables, world.bot.services):
        clock = owner.clock
        owner.clock = lambda clock=clock: clock() + seconds  # type: ignore[misc]  # bound now


async def at_rest(world: World) -> None:
    """Wait until the worker has nothing left that is due."""
    quiet = 0
    end = asyncio.get_running_loop().time() + PATIENCE
    while quiet < 3:
        worker: Any = world.bot.get_cog("DeliveryWorker")
        # Nothing ends while everything is refused: enough is seen after many tries.
        due = [d for d in await world.host.deliveries.due(100) if d.tries < 12]
        quiet = quiet + 1 if not due and not worker.busy else 0
        assert asyncio.get_running_loop().time() < end, due
        await asyncio.sleep(0.02)


async def is_reached(table: Sitting, person: Person) -> str:
    """How a person who is asked learns of it: "hand", "mention", "later" or, where the table says why, "paused"."""
    assert await table.prompt(person)
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
    rows = await table.rows("SELECT kind, target FROM outbox WHERE table_id = ?")
    assert any(r["target"] == person.id and r["kind"] in ("hand", "mention") for r in rows), "the ping has vanished"
    return "later"


async def asked_next(world: World, person: Person) -> Sitting:
    """A table about to be started, at which only this person and computers sit."""
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
