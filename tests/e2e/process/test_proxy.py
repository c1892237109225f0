"""Discord reached through a proxy that keeps its limits for all processes: nirn-proxy, or one that answers the same.

With NIRN_PROXY, the path of a nirn-proxy, the suitable tests also run through it. That program has a fixed address for
Discord, https://discord.com; for these tests change one line, so that it reads the address from DISCORD_BASE.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web

import bot as tefuda
from cogs.run.environment import Settings
from cogs.run.refusals import passing
from cogs.ui import interactions
from sandbox import PATIENCE, TOKEN, Sandbox
from tests.e2e import openapi
from tests.e2e.robust import can_play, settled, shows_one_table, started
from tests.e2e.world import World, people
from tests.run.ports import free_port


class Proxy:
    """Passes every request on to the sandbox."""

    def __init__(self, box: Sandbox) -> None:
        self.box, self.paths = box, list[str]()
        self.session = aiohttp.ClientSession()

    async def serve(self, request: web.Request) -> web.Response:
        self.paths.append(request.path)
        headers = {k: v for k, v in request.headers.items() if k.lower() not in ("host", "content-length")}
        async with self.session.request(
            request.method, self.box.base + request.raw_path, data=await request.read(), headers=headers
        ) as answer:
            # All headers but the length are passed on, including Discord's rate limits.
            kept = {k: v for k, v in answer.headers.items() if k.lower() not in ("content-length", "date", "server")}
            return web.Response(status=answer.status, body=await answer.read(), headers=kept)


@contextlib.asynccontextmanager
async def proxied(box: Sandbox) -> AsyncIterator[tuple[Proxy, str]]:
    proxy = Proxy(box)
    app = web.Application(client_max_size=64 << 20)
    app.router.add_route("*", "/{tail:.*}", proxy.serve)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield proxy, f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    finally:
        await runner.cleanup()
        await proxy.session.close()


@contextlib.asynccontextmanager
async def through_nirn(box: Sandbox, **settings: str) -> AsyncIterator[str]:
    """Run nirn-proxy on loopback; yield the value of TEFUDA_API."""
    port = free_port()
    env = {"DISCORD_BASE": box.base, "BIND_IP": "127.0.0.1", "PORT": str(port), "ENABLE_METRICS": "false", **settings}
    process = await asyncio.create_subprocess_exec(os.environ["NIRN_PROXY"], env=env)
    try:
        await listening(port)
        yield f"http://127.0.0.1:{port}/api/v10"
    finally:
        process.kill()
        await process.wait()


async def listening(port: int) -> None:
    """Wait until the port accepts connections."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                return
            await asyncio.sleep(0.02)


async def a_game(box: Sandbox, file: Path, address: str) -> None:
    """Open a table, play at it and show it once."""
    world = World(box, file)
    world.api = address
    await world.start()
    try:
        table = await started(world, box.person("さくら"), computers=2, players=3)
        await can_play(table)
        await settled(world)
        await shows_one_table(table)
    finally:
        await world.stop()


@pytest.mark.skipif("NIRN_PROXY" not in os.environ, reason="NIRN_PROXY does not say where a nirn-proxy is")
@pytest.mark.parametrize("limits", [False, True])
async def test_a_game_through_nirn_itself(tmp_path: Path, oracle: openapi.SpecOracle, limits: bool) -> None:
    box = Sandbox(oracle=oracle, rate_limits=limits)
    people(box)
    async with box, through_nirn(box) as address:
        await a_game(box, tmp_path / "s.sqlite3", address)
    assert box.violations == []


async def test_a_game_through_a_proxy(tmp_path: Path, oracle: openapi.SpecOracle) -> None:
    box = Sandbox(oracle=oracle)
    people(box)
    async with box, proxied(box) as (proxy, address):
        await a_game(box, tmp_path / "s.sqlite3", address)
        asked = [r for r in box.log if r.path.startswith(("/channels", "/interactions", "/users", "/applications"))]
        assert asked and len(proxy.paths) >= len(asked), "something went past the proxy"
    assert box.violations == []


def said(status: int, text: str, code: int = 0) -> discord.HTTPException:
    """Return the exception of discord.py for an answer of the proxy, which is plain text, or of Discord."""
    response: Any = SimpleNamespace(status=status, reason="")
    return discord.HTTPException(response, {"code": code, "message": text} if code else text)


SLOW = said(408, 'Post "https://discord.com/api/v10/interactions/1/:token/callback?": context deadline exceeded')
OWN_429 = said(429, '{"global": false, "message": "You are being rate limited.", "retry_after": 1}')
"""A cluster answers this while one member is gone; discord.py raises it at once, as it has no Via header."""


@pytest.mark.parametrize("first", [SLOW, OWN_429])
@pytest.mark.parametrize("then", [None, said(400, "already", interactions.ALREADY_ANSWERED)])
async def test_an_answer_that_the_proxy_did_not_wait_for_is_sent_again(
    monkeypatch: pytest.MonkeyPatch, first: discord.HTTPException, then: discord.HTTPException | None
) -> None:
    """Discord may have it already: it then says so, and all is well."""
    monkeypatch.setattr(interactions, "TOO_MANY_S", 0.0)
    replies = [first, then]

    async def send() -> None:
        if reply := replies.pop(0):
            raise reply

    assert await interactions.sent(send, tries=2)
    assert replies == []


def test_a_message_that_the_proxy_did_not_wait_for_is_no_refused_one() -> None:
    assert passing(SLOW)
    assert passing(OWN_429)


def test_only_without_a_proxy_a_process_keeps_to_a_share_of_its_own(tmp_path: Path) -> None:
    """TEFUDA_API alone means a proxy for Discord; tests set another gateway as well."""
    plain = Settings(TOKEN, tmp_path)
    assert not tefuda.is_proxied(plain)
    assert tefuda.is_proxied(replace(plain, api="http://proxy:8080/api/v10"))
