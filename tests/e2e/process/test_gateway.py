"""The gateway is cut, lost or refused, or sends garbage; the supervisor brings the bot back."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

import bot as tefuda
from cogs.run.environment import BadSettings, Settings
from cogs.ui.tefuda import Tefuda
from engine.host.host import Host
from locales import words
from sandbox import PATIENCE, TOKEN, Person, Sandbox
from tests.e2e import openapi
from tests.e2e.robust import (
    QUICK,
    can_play,
    settled,
    shows_one_table,
    started,
    tune,
)
from tests.e2e.world import World, eventually, people
from tests.run.ports import free_port

EN = words("en")
RESUME = 6
"""Discord's opcode with which a bot resumes after a cut."""


@pytest.fixture(autouse=True)
def quick_identify(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten discord.py's five seconds before every IDENTIFY but the first; Discord asks for them, tests do not."""

    async def at_once(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr("discord.client.Client.before_identify_hook", at_once)


# The gateway


@pytest.mark.parametrize("code", [None, 1012, 4000])
async def test_the_gateway_is_cut_and_resumed(world: World, sakura: Person, code: int | None) -> None:
    table = await started(world, sakura, computers=2, players=3)
    who = await table.awaited()
    message, prompt = await table.table_message(), await table.prompt(who)
    await world.box.gateway_server.drop(code)
    ix = await table.press(who, message, "act", prompt, "no_thanks")
    await ix.answer()
    assert [m for m in await table.moves() if m["cause"] == who.id]
    await table.play(2)
    await settled(world)
    await shows_one_table(table)


async def test_discord_asks_to_reconnect(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    world.box.gateway_server.reconnect()
    await world.box.until(lambda: [op for _, op in world.box.gateway_server.ops if op == RESUME])
    await world.box.until(lambda: world.box.gateway_server.online)
    await can_play(table)


async def test_the_session_is_lost(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    sessions = set(world.box.gateway_server.sessions)
    world.box.gateway_server.invalidate()
    await world.box.until(lambda: set(world.box.gateway_server.sessions) - sessions)
    await world.box.until(lambda: world.box.gateway_server.online)
    await can_play(table)
    await settled(world)
    await shows_one_table(table)


# The supervisor


@contextlib.asynccontextmanager
async def supervised(
    folder: Path, box: Sandbox, monkeypatch: pytest.MonkeyPatch, monitor: tuple[str, int] | None = None
) -> AsyncIterator[Callable[[], World]]:
    """Run ``bot.live`` itself against a sandbox; the yielded function returns the present world."""
    monkeypatch.setattr(tefuda, "FIRST_WAIT", 0.05)
    monkeypatch.setattr(tefuda, "LONGEST_WAIT", 0.2)
    bots: list[Tefuda] = []
    hosts: list[Host] = []
    build = tefuda.build

    def building(host: Host, *more: Any) -> Tefuda:
        hosts.append(host)
        bots.append(build(host, *more))
        return bots[-1]

    monkeypatch.setattr(tefuda, "build", building)
    settings = Settings(TOKEN, folder, box.api, box.gateway, box.cdn, 0.0, monitor=monitor)
    tefuda.point_elsewhere(settings)
    task = asyncio.create_task(tefuda.live(settings))

    def now() -> World:
        if task.done():
            task.result()
        world = World(box, folder / "tefuda.sqlite3")
        world.host, world.bot = hosts[-1], bots[-1]
        return world

    try:
        yield now
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    assert box.violations == []


async def asked(port: int, what: str) -> str:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/{what}") as answer:
        assert answer.status == 200
        return await answer.text()


async def ready(now: Callable[[], World], after: Tefuda | None = None) -> World:
    """Return the world when a bot (a new one, other than ``after``) is ready."""

    async def there() -> World | None:
        with contextlib.suppress(IndexError):
            world = now()
            if world.bot is not after and world.bot.is_ready() and world.bot.command_sync.done.is_set():
                return world
        return None

    world = await eventually(there)
    assert world is not None
    tune(BACKOFF_S=QUICK)
    return world


@pytest.mark.logs_error("Failed to connect for shard_id: 0")
async def test_the_first_connect_is_refused(
    tmp_path: Path,
    oracle: openapi.SpecOracle,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    box = Sandbox(oracle=oracle)
    people(box)
    async with box:
        box.gateway_server.refuse = True
        port = free_port()
        async with supervised(tmp_path, box, monkeypatch, ("127.0.0.1", port)) as now:
            await box.until(lambda: "Failed to connect for shard_id" in caplog.text)
            assert '"shards": 0' in await asked(port, "healthz")
            box.gateway_server.refuse = False
            world = await ready(now)
            await started(world, box.person("Alex"), computers=2, players=3)
            # The log tells it to the person who runs the bot.
            assert '"shards": 1' in await asked(port, "healthz")
            figures = await asked(port, "metrics")
            assert 'tefuda_answers_total{outcome="done"}' in figures
            assert re.search(r'tefuda_discord_answers_total\{status="200"\} [1-9]', figures)


async def test_the_first_request_is_refused(
    tmp_path: Path,
    oracle: openapi.SpecOracle,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The log has one line for each try, and no traceback."""
    box = Sandbox(oracle=oracle)
    people(box)
    async with box:
        box.faults.add("GET", r"/users/@me$", abort=True, times=2)
        async with supervised(tmp_path, box, monkeypatch) as now:
            await ready(now)
    tries = [record for record in caplog.records if "Discord cannot be reached" in record.getMessage()]
    assert tries and not any(record.exc_info for record in tries)


async def test_a_wrong_token_is_said_and_not_tried_again(tmp_path: Path) -> None:
    box = Sandbox()
    async with box:
        settings = Settings("wrong", tmp_path, box.api, box.gateway, box.cdn)
        tefuda.point_elsewhere(settings)
        with pytest.raises(BadSettings, match="token"):
            await asyncio.wait_for(tefuda.live(settings), PATIENCE)


@pytest.mark.logs_error("Attempting a reconnect")
async def test_discord_is_away_for_a_while(
    tmp_path: Path,
    oracle: openapi.SpecOracle,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    box = Sandbox(oracle=oracle)
    people(box)
    await box.start(free_port())
    async with supervised(tmp_path, box, monkeypatch) as now:
        world = await ready(now)
        sakura = box.person("さくら")
        table = await started(world, sakura, computers=2, players=3)
        await table.awaited()
        port, before = box.port, world.bot
        await box.stop()
        await box.until(lambda: "Attempting a reconnect" in caplog.text or world.bot.is_closed())
        box.gateway_server.sessions.clear()
        await box.start(port)
        await box.until(lambda: box.gateway_server.online and now().bot.is_ready() and box.gateway_server.sessions)
        table.world = world = now()
        tune(BACKOFF_S=QUICK)
        assert world.bot is before or world.bot.is_ready()
        await can_play(table)
        await settled(world)
        await shows_one_table(table)
    await box.stop()


async def test_a_field_of_tomorrow_changes_nothing(world: World, sakura: Person) -> None:
    for event in ("MESSAGE_CREATE", "INTERACTION_CREATE", "THREAD_CREATE", "MESSAGE_UPDATE"):
        world.box.faults.unknown_field(event, 3)
    table = await started(world, sakura, computers=2, players=3)
    await can_play(table)
