"""Discord's limits for bots that do too much: openings, threads, old edits, sessions."""

from __future__ import annotations

import json

import aiohttp

from sandbox import TOKEN
from tests.sandbox.wire import Wire


async def opening(wire: Wire, name: str) -> tuple[int, int]:
    status, body = await wire.ask("POST", "/users/@me/channels", {"recipient_id": wire.box.person(name).id})
    return status, body.get("code", 0)


async def test_opening_direct_messages_too_fast(wire: Wire) -> None:
    for name in ("a", "b", "c"):
        wire.box.add_person(name)
    wire.box.openings.most = 2
    assert [await opening(wire, name) for name in ("a", "b", "c", "a")] == [(200, 0), (200, 0), (403, 40003), (200, 0)]
    wire.box.advance(601)
    assert await opening(wire, "c") == (200, 0)


async def test_a_flagged_bot_writes_only_to_those_it_has_written_to(wire: Wire) -> None:
    for name in ("a", "b"):
        wire.box.add_person(name)
    assert await opening(wire, "a") == (200, 0)
    wire.box.openings.flagged = True
    assert [await opening(wire, name) for name in ("a", "b")] == [(200, 0), (403, 20026)]
    status, body = await wire.ask("POST", f"/channels/{wire.box.person('b').dm().id}/messages", {"content": "hello"})
    assert (status, body["code"]) == (403, 20026)


async def test_a_locked_thread_takes_no_message(wire: Wire) -> None:
    parent, bot = wire.box.channel("table"), wire.box.world.bot
    wire.box.admin.deny(parent, "MANAGE_THREADS")
    thread = wire.box.admin.open_thread(parent, "t", bot)
    wire.box.admin.change_thread(thread, bot, {"locked": True})
    status, body = await wire.ask("POST", f"/channels/{thread.id}/messages", {"content": "x"})
    assert (status, body["code"]) == (400, 160005)
    wire.box.admin.change_thread(thread, bot, {"locked": False})
    assert (await wire.ask("POST", f"/channels/{thread.id}/messages", {"content": "x"}))[0] == 200


async def test_a_server_has_so_many_active_threads(wire: Wire) -> None:
    parent, bot = wire.box.channel("table"), wire.box.world.bot
    wire.box.world.active_threads = 1
    path, body = f"/channels/{parent.id}/threads", {"name": "t", "type": 11}
    status, first = await wire.ask("POST", path, body)
    assert status == 201
    status, refused = await wire.ask("POST", path, body)
    assert (status, refused["code"]) == (400, 160006)
    wire.box.admin.change_thread(wire.box.channel(first["id"]), bot, {"archived": True})
    assert (await wire.ask("POST", path, body))[0] == 201
    status, refused = await wire.ask("POST", f"/channels/{first['id']}/messages", {"content": "wakes it"})
    assert (status, refused["code"]) == (400, 160006)


async def test_the_window_of_old_edits_can_be_set(wire: Wire, at_one_moment: None) -> None:
    _, sent = await wire.send(content="x")
    wire.box.advance(3700)
    wire.box.rate_limits.old_edits, wire.box.rate_limits.old_edit_seconds = 1, 40.0
    path = f"/channels/{sent['channel_id']}/messages/{sent['id']}"
    assert (await wire.ask("PATCH", path, {"content": "y"}))[0] == 200
    status, body = await wire.ask("PATCH", path, {"content": "z"})
    assert (status, body["code"]) == (429, 30046) and 30 < body["retry_after"] <= 40


async def test_sessions_have_a_budget(wire: Wire) -> None:
    server = wire.box.gateway_server
    server.identify_limit = 2

    async def identify() -> int | None:
        async with wire.session.ws_connect(wire.box.gateway) as ws:
            await ws.receive()
            await ws.send_str(json.dumps({"op": 2, "d": {"token": TOKEN, "intents": 1}}))
            message = await ws.receive()
            return ws.close_code if message.type is not aiohttp.WSMsgType.TEXT else None

    async def remaining() -> int:
        _, body = await wire.ask("GET", "/gateway/bot")
        return int(body["session_start_limit"]["remaining"])

    assert [await remaining(), await identify(), await remaining(), await identify()] == [2, None, 1, None]
    assert [await remaining(), await identify()] == [0, 4004]
    wire.box.advance(86_401)
    assert await identify() is None
