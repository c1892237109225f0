"""A press that needs a request to Discord is acknowledged first: Discord waits only three seconds for that."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord.http import HTTPClient

from engine.host.model.records import Status
from locales import words
from sandbox import Person
from tests.e2e.driver import table_id
from tests.e2e.robust import is_paused, settled, shows_one_table, started
from tests.e2e.world import World

JA = words("ja")
ACKNOWLEDGED_S = 20.0
"""Seconds that a press may wait in a test, on a busy machine."""


def held_up(monkeypatch: pytest.MonkeyPatch, owner: type, question: str) -> asyncio.Event:
    """Let Discord answer this request only after the event is set."""
    asked, go = getattr(owner, question), asyncio.Event()

    async def later(*given: Any) -> Any:
        await go.wait()
        return await asked(*given)

    monkeypatch.setattr(owner, question, later)
    return go


async def test_whom_the_menu_of_a_person_named(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    asked = await sakura.result(await sakura.menu("table", "Play with ...", alex))
    go = held_up(monkeypatch, discord.Guild, "fetch_member")
    ix = await sakura.select(asked, asked.selects[0]["custom_id"], "love_letter")
    await ix.answer(ACKNOWLEDGED_S)
    go.set()
    opened = await sakura.result(ix)
    info = await world.host.reading.table(table_id(opened))
    assert not opened.ephemeral and [i.name for i in info.kept] == ["Alex"], "others read it and can join"
    way = JA("table-opened-yours", title=JA("love_letter-title"), place=f"<#{info.thread}>")
    # The question becomes the way to the table.
    await world.box.until(lambda: asked.content == way)


async def test_whom_it_refuses_it_tells_the_presser_alone(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    asked = await sakura.result(await sakura.menu("table", "Play with ...", alex))
    alex.leave()
    answer = await sakura.result(await sakura.select(asked, asked.selects[0]["custom_id"], "love_letter"))
    assert answer.ephemeral and answer.content == JA("invite-refused")


async def test_who_of_a_table_has_left_the_server(
    world: World, sakura: Person, minato: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(world, sakura, minato, computers=1, players=3)
    await settled(world)
    minato.leave()
    await world.host.suspension.pause(table.id, "paused-person-gone")
    await is_paused(table, "paused-person-gone")
    go = held_up(monkeypatch, HTTPClient, "get_member")
    ix = await sakura.click(await shows_one_table(table), JA("button-takeover"))
    await ix.answer(ACKNOWLEDGED_S)
    assert (await table.info()).status is Status.PAUSED
    go.set()
    assert (await sakura.result(ix)).content == JA("seat-taken-over", names="ミナト")
    assert (await table.info()).status is Status.PLAYING
