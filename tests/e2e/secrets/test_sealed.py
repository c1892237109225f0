"""Sealed choices change no message that anybody else can see."""

from __future__ import annotations

from typing import Any

from sandbox import Message
from tests.e2e.robust import Sitting, settled, started
from tests.e2e.world import World


def stamp(message: Message) -> tuple[Any, ...]:
    """Return the fields of a message that change when it is edited."""
    return message.id, message.content, message.data["edited_timestamp"]


async def public(table: Sitting) -> list[tuple[Any, ...]]:
    """Return all messages in the channel of the table."""
    channel = await table.place()
    return [stamp(m) for m in channel.messages.values() if not m.ephemeral]


async def test_whoever_was_called_at_the_table_stays_called_until_all_have_chosen(world: World) -> None:
    """Both have closed their DMs, so that the table calls them. Nothing shows that one of them has passed."""
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    sakura.close_dms()
    alex.close_dms()
    table = await started(world, sakura, alex, computers=2, game="tricky_express")
    await settled(world)
    assert (await world.host.reading.view(table.id, None))[1].phase == "pass1"
    before = await public(table)
    called = [m for m in before if "<@" in m[1]]
    assert len(called) == 2
    await table.act(sakura, *(await table.legal(sakura))[0])
    await settled(world)
    assert await table.prompt(sakura) == 0
    assert await public(table) == before
    await table.act(alex, *(await table.legal(alex))[0])
    await settled(world)
    after = await public(table)
    assert (await world.host.reading.view(table.id, None))[1].phase == "pass2"
    hers = next(m[0] for m in called if sakura.id in m[1])
    assert hers not in {m[0] for m in after}, "she is called anew"
    assert sum("<@" in m[1] for m in after) == 2
    for person in (sakura, alex):
        await table.act(person, *(await table.legal(person))[0])
    await settled(world)
    left = [m for m in await public(table) if "<@" in m[1]]
    assert (await world.host.reading.view(table.id, None))[1].phase == "play"
    info, view = await world.host.reading.view(table.id, None)
    awaited = {info.seats[p].person for p in view.waiting}
    assert all(any(f"<@{p}>" in m[1] for p in awaited) for m in left), "nobody who is not awaited"
