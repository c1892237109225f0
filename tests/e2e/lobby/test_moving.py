"""A table moved by command: the server's settings apply as for opening a table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cogs.run.shards import Shards
from locales import words
from sandbox import Person
from tests.e2e.driver import press_from
from tests.e2e.robust import Sitting, changes_nothing, is_paused, says, settled, started
from tests.e2e.world import World

EN = words("en")


async def move(table: Sitting, person: Person, channel: str) -> str:
    """Return the answer to a refused move; check that nothing changes."""
    return await changes_nothing(table, person, press_from(person, channel, table.id, "movehere"))


async def test_a_table_goes_only_where_one_may_be_opened(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    home, here = world.box.guild("Home"), world.box.channel("table")
    await world.host.servers.change(home.id, lambda s: replace(s, channels=(here.id,)))
    text = await move(table, alex, "lobby")
    assert text == says("channel-not-allowed", alex, channels=f"<#{here.id}>")
    await world.host.servers.change(home.id, lambda s: replace(s, channels=(), games_off=("geschenk",)))
    assert await move(table, alex, "lobby") == says("game-off-here", alex)
    await world.host.servers.change(home.id, lambda s: replace(s, games_off=()))
    await (await press_from(alex, "lobby", table.id, "movehere")).answer()
    await settled(world)
    assert (await table.place()).name == "lobby"


async def test_nobody_takes_a_table_to_their_own_server(world: World, sakura: Person, alex: Person) -> None:
    world.box.admin.add_guild("Elsewhere", ("hall",), people=[alex.user])
    table = await started(world, sakura, alex, computers=1, players=3)
    assert await move(table, alex, "hall") == says("move-within-server", alex)
    assert await move(table, alex, alex.dm().id) == says("settings-server-only", alex)
    minato = world.box.person("ミナト")
    assert await move(table, minato, "lobby") == says("not-at-this-table", minato)


async def test_a_server_of_another_process_is_not_gone(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its shard belongs to another process: this process knows nothing about it."""
    world.box.admin.add_guild("Elsewhere", ("hall",), people=[alex.user])
    table = await started(world, sakura, alex, computers=1, players=3)
    home, known = int(world.box.guild("Home").id), world.bot.get_guild
    monkeypatch.setattr(world.bot, "get_guild", lambda guild: None if guild == home else known(guild))
    monkeypatch.setattr(world.bot, "mine", Shards(2, (1 - (home >> 22) % 2,)))
    monkeypatch.setattr(world.bot, "shard_count", 2)
    assert await move(table, alex, "hall") == says("move-within-server", alex)


async def test_the_last_to_agree_is_refused_where_the_server_has_changed_its_mind(
    world: World, sakura: Person, alex: Person
) -> None:
    other = world.box.add_guild("Elsewhere", "hall")
    table = await started(world, sakura, alex, computers=1, players=3)
    world.box.admin.leave(world.box.guild("Home"), world.box.world.bot)
    await is_paused(table, "paused-server-gone")
    await sakura.result(await press_from(sakura, "hall", table.id, "movehere"))
    await settled(world)
    (asked,) = (m for m in alex.sees(alex.dm()) if EN("button-agree") in m.labels)
    await world.host.servers.change(other.id, lambda s: replace(s, games_off=("geschenk",)))
    await world.restart()
    text = await changes_nothing(table, alex, alex.click(asked, EN("button-agree")))
    assert text == says("game-off-here", alex)
    await world.host.servers.change(other.id, lambda s: replace(s, games_off=()))
    assert (await alex.result(await alex.click(asked, EN("button-agree")))).content == EN("table-moved")
    await settled(world)
    assert (await table.place()).name == "hall"


async def test_the_question_is_no_hand_and_stays_until_it_is_answered(
    world: World, sakura: Person, alex: Person
) -> None:
    world.box.add_guild("Elsewhere", "hall")
    table = await started(world, sakura, alex, computers=1, players=3)
    world.box.admin.leave(world.box.guild("Home"), world.box.world.bot)
    await is_paused(table, "paused-server-gone")
    hand = await table.posted("hand", alex)
    await sakura.result(await press_from(sakura, "hall", table.id, "movehere"))
    await settled(world)
    # The state of a bot that was cut off while it sent a hand.
    worker: Any = world.bot.get_cog("DeliveryWorker")
    await worker.at_discord.sweep(await table.info(), "hand", alex.id)
    await settled(world)
    (asked,) = (m for m in alex.sees(alex.dm()) if EN("button-agree") in m.labels)
    assert await table.posted("hand", alex) is hand and asked is not hand
    await alex.result(await alex.click(asked, EN("button-agree")))
    assert asked.content == EN("table-moved") and asked.labels == []


async def test_whom_no_message_reaches_is_asked_at_the_place_that_is_proposed(
    world: World, sakura: Person, alex: Person
) -> None:
    world.box.add_guild("Elsewhere", "hall")
    table = await started(world, sakura, alex, computers=1, players=3)
    alex.close_dms()
    world.box.admin.leave(world.box.guild("Home"), world.box.world.bot)
    await is_paused(table, "paused-server-gone")
    await sakura.result(await press_from(sakura, "hall", table.id, "movehere"))
    await settled(world)
    (asked,) = (m for m in alex.sees("hall") if says("button-agree", sakura) in m.labels and not m.ephemeral)
    assert alex.id in asked.content and "さくら" in asked.content
    answer = await alex.result(await alex.click(asked, says("button-agree", sakura)))
    assert answer.content == EN("table-moved")
    await settled(world)
    assert (await table.place()).name == "hall"
