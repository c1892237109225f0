"""The page's websocket, message by message as in PROTOCOL.md."""

from __future__ import annotations

import asyncio
import base64
import contextlib
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any

import aiohttp
import pytest

from sandbox import PATIENCE, Sandbox
from sandbox.pages import Window
from tests.sandbox.echo_bot import EchoBot, answering

Json = dict[str, Any]


class Page:
    """One window: sends ops, keeps events."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws
        self.nonce = 0

    async def wait(self, ev: str, **wanted: Any) -> Json:
        """Return the next event of a kind with these fields, skipping the others."""
        async with asyncio.timeout(PATIENCE):
            while True:
                event: Json = await self.ws.receive_json()
                if event["ev"] == ev and all(event.get(k) == v for k, v in wanted.items()):
                    return event

    async def do(self, op: str, **more: Any) -> str:
        self.nonce += 1
        await self.ws.send_json({"op": op, "nonce": str(self.nonce), **more})
        return str(self.nonce)


class Windows:
    def __init__(self, box: Sandbox, stack: AsyncExitStack) -> None:
        self.box, self.stack = box, stack

    async def open(self, user: str) -> tuple[Page, Json]:
        session = await self.stack.enter_async_context(aiohttp.ClientSession())
        ws = await self.stack.enter_async_context(session.ws_connect(f"{self.box.base}/page/ws", params={"user": user}))
        page = Page(ws)
        return page, await page.wait("HELLO")


@pytest.fixture
async def windows(box: Sandbox) -> AsyncIterator[Windows]:
    async with AsyncExitStack() as stack:
        yield Windows(box, stack)


async def test_a_window_that_closes_while_it_opens_leaves_no_trace(
    box: Sandbox, windows: Windows, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    window, _ = await windows.open("さくら")
    assert not window.ws.compress, "frames packed by tasks of their own fail with nobody listening"

    async def gone(*_: object) -> None:
        raise aiohttp.ClientConnectionResetError("Cannot write to closing transport")

    monkeypatch.setattr(aiohttp.web.WebSocketResponse, "prepare", gone)
    with contextlib.suppress(aiohttp.ClientError, TimeoutError):
        await windows.open("alex")
    monkeypatch.setattr(aiohttp.web.WebSocketResponse, "send_str", gone)
    leaving = Window(box.person("さくら").user)
    leaving.send({})
    await leaving.write()
    assert [r.getMessage() for r in caplog.records if r.levelname == "ERROR"] == []


async def test_a_table_seen_by_two(box: Sandbox, bot: EchoBot, windows: Windows) -> None:
    sakura, hello = await windows.open("さくら")
    alex, _ = await windows.open("alex")
    table = box.channel("table").id
    assert hello["bot_online"] and hello["locale"] == "ja"
    assert (
        [c["name"] for c in hello["commands"][box.guild().id]]
        == ["cards"]
        == [c["name"] for c in hello["commands"]["dm"]]
    )
    nonce = await sakura.do("slash", channel=table, path="cards table", options={})
    shown = await alex.wait("MESSAGE_CREATE")
    answered = await sakura.wait("IX", nonce=nonce)
    assert answered["type"] == 4 and answered["m"] == shown["m"]["id"]
    nonce = await alex.do("click", channel=table, m=shown["m"]["id"], id="t:hand")
    mine = await alex.wait("MESSAGE_CREATE")
    assert mine["m"]["flags"] & 64 and mine["m"]["attachments"][0]["description"] == "A hand of cards"
    await alex.wait("IX", nonce=nonce)
    nonce = await alex.do("dismiss", channel=table, m=mine["m"]["id"])
    assert (await alex.wait("MESSAGE_DELETE"))["m"]["id"] == mine["m"]["id"]
    await alex.wait("OK", nonce=nonce)
    await alex.do("select", channel=table, m=shown["m"]["id"], id="t:sel", values=["AS"])
    # The first event for Sakura after her own table is Alex's play: nothing of his hand.
    assert (await sakura.wait("MESSAGE_UPDATE"))["m"]["content"] == "played AS"
    nonce = await alex.do("click", channel=table, m=shown["m"]["id"], id="t:bid")
    modal = await alex.wait("IX", nonce=nonce)
    bad = await alex.do("submit", ix=modal["id"], values={"amount": "", "suit": ["S"]})
    assert (await alex.wait("FAIL", nonce=bad))["code"] == "invalid"
    await box.until(lambda: not answering())
    await alex.do("submit", ix=modal["id"], values={"amount": "7", "suit": ["S"]})
    assert (await sakura.wait("MESSAGE_CREATE"))["m"]["content"] == "Alex bids 7 S"
    nonce = await sakura.do("ac", channel=table, path="cards pick", focused="card", options={"card": "k"})
    assert [c["value"] for c in (await sakura.wait("IX", nonce=nonce))["choices"]] == ["KS", "KH", "KD", "KC"]


async def test_failures_speak_the_persons_language(box: Sandbox, bot: EchoBot, windows: Windows) -> None:
    box.ack_seconds = 0.2
    sakura, _ = await windows.open("さくら")
    alex, _ = await windows.open("alex")
    table = box.channel("table").id
    for page, text in ((sakura, "アプリケーションが応答しませんでした"), (alex, "The application did not respond")):
        nonce = await page.do("slash", channel=table, path="cards late", options={})
        assert await page.wait("FAIL", nonce=nonce) == {"ev": "FAIL", "nonce": nonce, "code": "timeout", "text": text}
    await box.until(lambda: len(bot.errors) == 2)
    box.ack_seconds = PATIENCE
    nonce = await alex.do("slash", channel=table, path="cards table", options={})
    await alex.wait("IX", nonce=nonce)
    for op, more, code in (
        ("slash", {"channel": table, "path": "nothing", "options": {}}, "unknown"),
        ("say", {"channel": "1", "content": "x"}, "unknown"),
        ("say", {"channel": table}, "invalid"),
        ("click", {"channel": table}, "invalid"),
        ("dance", {"channel": table}, "invalid"),
        ("history", {"channel": table, "before": "x"}, "invalid"),
        ("say", {"channel": table, "content": "x" * 2001}, "invalid"),
    ):
        nonce = await sakura.do(op, **more)
        assert (await sakura.wait("FAIL", nonce=nonce))["code"] == code, op
    # The pressed button has changed or is gone: the text has no name of a button, and no English.
    table_message = next(iter(box.channel("table").messages))
    for m in (table_message, "1"):
        nonce = await sakura.do("click", channel=table, m=m, id="t:gone")
        failed = await sakura.wait("FAIL", nonce=nonce)
        assert failed["code"] == "late" and failed["text"].startswith("ひと足ちがい") and "t:" not in failed["text"]


async def test_talk_threads_and_reading(box: Sandbox, windows: Windows) -> None:
    sakura, _ = await windows.open("さくら")
    alex, _ = await windows.open("alex")
    table = box.channel("table").id
    data = base64.b64encode(b"{}").decode()
    nonce = await sakura.do("say", channel=table, content="hello", files=[{"name": "a.json", "data": data}])
    said = (await sakura.wait("MESSAGE_CREATE", nonce=nonce))["m"]
    assert said["attachments"][0]["filename"] == "a.json"
    assert "nonce" not in await alex.wait("MESSAGE_CREATE")
    await alex.do("react", channel=table, m=said["id"], emoji="👍", on=True)
    seen = (await sakura.wait("MESSAGE_UPDATE"))["m"]
    assert seen["reactions"][0]["count"] == 1 and not seen["reactions"][0]["me"]
    assert (await alex.wait("MESSAGE_UPDATE"))["m"]["reactions"][0]["me"]
    nonce = await alex.do("edit", channel=table, m=said["id"], content="not mine")
    assert (await alex.wait("FAIL", nonce=nonce))["code"] == "forbidden"
    nonce = await sakura.do("thread", channel=table, name="talk", m=said["id"])
    thread = (await alex.wait("CHANNEL"))["c"]
    assert (await sakura.wait("OK", nonce=nonce))["channel"] == thread["id"] and thread["parent_id"] == table
    await sakura.do("archive", channel=thread["id"], on=True)
    assert (await alex.wait("CHANNEL"))["c"]["thread_metadata"]["archived"]
    await alex.do("say", channel=thread["id"], content="wake up")
    await box.until(lambda: not box.world.channels[thread["id"]].archived)
    await alex.do("read", channel=table, m=said["id"])
    assert await alex.wait("READ") == {"ev": "READ", "channel": table, "m": said["id"]}
    for n in range(60):
        await sakura.do("say", channel=table, content=str(n))
    await alex.wait("MESSAGE_CREATE")
    await sakura.wait("MESSAGE_CREATE", nonce=str(sakura.nonce))
    _, again = await windows.open("alex")
    assert len(again["messages"][table]) == 50 and again["more"][table] and again["read"][table] == said["id"]
    nonce = await alex.do("history", channel=table, before=again["messages"][table][0]["id"])
    older = await alex.wait("HISTORY", nonce=nonce)
    assert older["messages"][0]["id"] == said["id"] and not older["more"]


async def test_people_come_leave_and_change(box: Sandbox, bot: EchoBot, windows: Windows) -> None:
    sakura, hello = await windows.open("さくら")
    async with aiohttp.ClientSession() as session:
        async with session.post(f"{box.base}/page/people", json={"name": "Yuki", "locale": "ja"}) as r:
            assert r.status == 201 and (await r.json())["username"] == "yuki"
        for name, status in (("Yuki", 409), ("", 400), ("x" * 33, 400)):
            async with session.post(f"{box.base}/page/people", json={"name": name}) as r:
                assert r.status == status
        async with session.get(f"{box.base}/page/people") as r:
            assert [p["name"] for p in (await r.json())["people"]] == ["さくら", "ミナト", "Alex", "Yuki"]
    assert (await sakura.wait("USER"))["u"]["global_name"] == "Yuki"
    yuki, _ = await windows.open("yuki")
    nonce = await yuki.do("slash", channel=box.channel("table").id, path="cards ping", options={})
    await yuki.wait("IX", nonce=nonce)
    await sakura.do("locale", locale="en-US")
    assert await sakura.wait("ME") == {"ev": "ME", "locale": "en-US", "dms_open": True}
    await sakura.do("dms", open=False)
    assert (await sakura.wait("ME"))["dms_open"] is False
    guild = hello["guilds"][0]["id"]
    await sakura.do("leave", guild=guild)
    assert (await sakura.wait("CHANNEL_DELETE"))["id"] == box.channel("table").id
    assert (await sakura.wait("GUILD"))["g"]["member"] is False
    assert guild not in (await sakura.wait("COMMANDS"))["commands"]
    await sakura.do("rejoin", guild=guild)
    assert (await sakura.wait("GUILD"))["g"]["member"] is True
    assert (await sakura.wait("CHANNEL"))["c"]["name"] == "table"


async def test_commands_and_presence_are_refreshed(box: Sandbox, bot: EchoBot, windows: Windows) -> None:
    sakura, _ = await windows.open("さくら")
    bot.tree.clear_commands(guild=None)
    await bot.tree.sync()
    assert (await sakura.wait("COMMANDS"))["commands"]["dm"] == []
    await bot.close()
    assert (await sakura.wait("BOT"))["online"] is False


async def test_unknown_person_and_missing_file(box: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(f"{box.base}/page/ws?user=nobody") as ws:
            await ws.receive()
            assert ws.close_code == 4004
        async with session.get(f"{box.base}/page/nothing.js") as r:
            assert r.status == 404


async def test_the_page_moves_the_clock_for_everybody(box: Sandbox, windows: Windows) -> None:
    (sakura, hello), (alex, _) = await windows.open("さくら"), await windows.open("alex")
    assert hello["offset"] == 0
    moved: list[float] = []
    box.moved = moved.append
    async with aiohttp.ClientSession() as session:
        for wrong in (0, -1, "soon", None, float("nan"), 32 * 86_400):
            async with session.post(f"{box.base}/page/clock", json={"seconds": wrong}) as answer:
                assert answer.status == 400
        async with session.post(f"{box.base}/page/clock", json={"seconds": 3600}) as answer:
            assert await answer.json() == {"offset": 3600.0}
    for window in (sakura, alex):
        await window.wait("CLOCK", offset=3600.0)
    assert moved == [3600.0] and (await windows.open("alex"))[1]["offset"] == 3600.0
