"""Data that survives a restart, even after SIGKILL."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from sandbox import PATIENCE, Sandbox
from tests.run.ports import free_port
from tests.sandbox.echo_bot import Running
from tests.sandbox.wire import Wire


async def test_a_world_comes_back(tmp_path: Path) -> None:
    box = Sandbox(storage=tmp_path)
    sakura = box.add_person("さくら", "ja")
    alex = box.add_person("Alex")
    box.add_guild("Home", "table", locale="ja")
    home = box.guild("Home")
    event = {
        **{"id": box.world.ids.next(), "guild_id": home.id, "name": "night", "status": 1, "entity_type": 3},
        **{"scheduled_start_time": "2030-01-01T00:00:00+00:00", "scheduled_end_time": "2030-01-01T03:00:00+00:00"},
        **{"entity_metadata": {"location": "here"}, "entity_id": None, "privacy_level": 2, "channel_id": None},
    }
    box.admin.put_event(home, event, "CREATE")
    async with box, Running(box):
        message = await sakura.result(await sakura.slash("table", "cards table"))
        opened = await (await sakura.click(message, "Bid")).answer()
        # When this is answered, the bot has got all earlier events.
        hand = await sakura.result(await sakura.click(message, "Hand"))
        await sakura.result(await sakura.slash("table", "cards deal"))
        await sakura.react(message, "👍")
        alex.close_dms()
        alex.speak("ja")
        thread = box.admin.open_thread(box.channel("table"), "t", sakura.user)
        box.messages.create(box.channel("table"), box.world.bot, {"content": "gone"})
        gone = sakura.sees("table")[-1]
        box.messages.delete(box.channel("table"), [gone])
        before = [(m.id, m.text, m.owner) for m in sakura.sees("table")]
        bot_id, old_base = box.world.bot.id, box.base

    box = Sandbox(storage=tmp_path)
    assert box.world.bot.id == bot_id and box.guild("Home").data["owner_id"] == sakura.id
    ((planned, event),) = box.guild("Home").events.items()
    assert event["name"] == "night" and int(box.world.ids.next()) > int(planned)
    again, alex = box.person("さくら"), box.person("Alex")
    assert [(m.id, m.text, m.owner) for m in again.sees("table")] == before
    assert box.person("Alex").sees("table") != again.sees("table")
    assert not alex.user.dms_open and alex.user.locale == "ja"
    assert box.channel("t").id == thread.id and sakura.id in box.channel("t").joined
    assert int(box.world.ids.next()) > max(int(i) for i in [*box.world.channels, *box.world.interactions, gone.id])
    async with box, Running(box), aiohttp.ClientSession() as session:
        kept = next(m for m in again.sees("table") if m.id == message.id)
        assert kept.reactions == {"👍": [again.id]}
        url = kept.attachments[0]["url"]
        assert url.startswith(box.base) and (box.base == old_base or old_base not in url)
        async with session.get(url) as r:
            assert (await r.read()).startswith(b"\x89PNG")
        # Buttons, modals and tokens from before still work (discord.py itself forgets its modals).
        await (await again.click(kept, "Join")).answer()
        assert kept.content == "さくら joined"
        assert (await again.submit(box.world.interactions[opened.id], {"amount": "1", "suit": "S"})).source is kept
        wire = Wire(box, session)
        answered = next(i for i in box.world.interactions.values() if i.message and i.message.id == hand.id)
        path = f"/webhooks/{box.world.bot.id}/{answered.token}/messages/@original"
        assert (await wire.ask("PATCH", path, {"content": "new hand"}))[0] == 200
        assert next(m for m in again.sees("table") if m.id == hand.id).content == "new hand"


async def start(keep: Path, *more: str) -> tuple[asyncio.subprocess.Process, dict[str, str]]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "sandbox",
        "--port",
        "0",
        "--storage",
        str(keep),
        "--with-parent",
        *more,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        cwd=Path(__file__).parents[2],
    )
    assert process.stdout
    return process, json.loads(await asyncio.wait_for(process.stdout.readline(), PATIENCE))


async def hello(session: aiohttp.ClientSession, base: str, user: str) -> dict[str, Any]:
    async with session.ws_connect(f"{base}/page/ws", params={"user": user}) as ws:
        found: dict[str, Any] = await ws.receive_json()
        return found


async def test_a_killed_process_shows_the_same_messages(tmp_path: Path) -> None:
    process, where = await start(tmp_path)
    async with aiohttp.ClientSession() as session:
        first = await hello(session, where["base"], "さくら")
        assert [c["name"] for c in first["channels"] if c["type"] == 0] == ["手札-tefuda", "lobby", "random"]
        assert [u.get("global_name") or u["username"] for u in first["users"]] == ["Tefuda", "さくら", "ミナト", "Alex"]
        lobby = next(c["id"] for c in first["channels"] if c.get("name") == "lobby")
        headers = {"Authorization": f"Bot {where['token']}"}
        sent = []
        for n in range(20):
            async with session.post(
                f"{where['api']}/channels/{lobby}/messages", json={"content": str(n)}, headers=headers
            ) as r:
                sent.append((await r.json())["id"])
        process.send_signal(signal.SIGKILL)
        await process.wait()
        process, where = await start(tmp_path)
        second = await hello(session, where["base"], "さくら")
        assert [m["id"] for m in second["messages"][lobby]] == sent
        assert second["me"] == first["me"] and second["dm"] == first["dm"]
    assert process.stdin
    process.stdin.close()
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0


async def test_a_taken_port_is_said(tmp_path: Path) -> None:
    async with Sandbox() as box:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "sandbox",
            "--port",
            str(box.port),
            stderr=asyncio.subprocess.PIPE,
            cwd=Path(__file__).parents[2],
        )
        _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 1 and b"cannot listen" in said


@pytest.mark.logs_error("Attempting a reconnect")
async def test_a_bot_outlives_the_sandbox(tmp_path: Path) -> None:
    box = Sandbox(storage=tmp_path)
    sakura = box.add_person("さくら", "ja")
    box.add_guild("Home", "table")
    await box.start(free_port())
    async with Running(box) as bot:
        message = await sakura.result(await sakura.slash("table", "cards table"))
        port = box.port
        await box.stop()
        box = Sandbox(storage=tmp_path)
        await box.start(port)
        await box.until(lambda: bot.seen.count("READY") == 2)
        again = box.person("さくら")
        kept = next(m for m in again.sees("table") if m.id == message.id)
        await (await again.click(kept, "Join")).answer()
        assert kept.content == "さくら joined"
        await box.stop()
