"""Discord reached through a proxy that keeps its limits for all processes and takes their headers away.

As nirn-proxy does: the same paths under another address, no X-RateLimit headers, answers as they are.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import aiohttp
from aiohttp import web

import bot as tefuda
from cogs.environment import Settings
from sandbox import TOKEN, Sandbox
from tests.e2e import openapi
from tests.e2e.robust import can_play, settled, shows_one_table, started
from tests.e2e.world import World, people


class Proxy:
    """Hands on every request to the sandbox."""

    def __init__(self, box: Sandbox) -> None:
        self.box, self.paths = box, list[str]()
        self.session = aiohttp.ClientSession()

    async def serve(self, request: web.Request) -> web.Response:
        self.paths.append(request.path)
        headers = {k: v for k, v in request.headers.items() if k.lower() not in ("host", "content-length")}
        async with self.session.request(
            request.method, self.box.base + request.raw_path, data=await request.read(), headers=headers
        ) as answer:
            kept = {k: v for k, v in answer.headers.items() if k.lower() in ("content-type", "via", "retry-after")}
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


async def test_a_game_through_a_proxy(tmp_path: Path, oracle: openapi.SpecOracle) -> None:
    box = Sandbox(oracle=oracle)
    people(box)
    async with box, proxied(box) as (proxy, address):
        world = World(box, tmp_path / "s.sqlite3")
        world.api = address
        await world.start()
        try:
            table = await started(world, box.person("さくら"), computers=2, players=3)
            await can_play(table)
            await settled(world)
            await shows_one_table(table)
        finally:
            await world.stop()
        asked = [r for r in box.log if r.path.startswith(("/channels", "/interactions", "/users", "/applications"))]
        assert asked and len(proxy.paths) >= len(asked), "something went past the proxy"
    assert box.violations == []


def test_only_without_a_proxy_a_process_keeps_to_a_share_of_its_own(tmp_path: Path) -> None:
    """TEFUDA_API alone is a proxy before Discord; tests name another gateway beside it."""
    plain = Settings(TOKEN, tmp_path)
    assert not tefuda.is_proxied(plain)
    assert tefuda.is_proxied(replace(plain, api="http://proxy:8080/api/v10"))
