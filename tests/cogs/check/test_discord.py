"""``--check`` against a local Discord in which one thing after the other is broken: each is said, with what to do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import bot as tefuda
from cogs.check import application, live_round
from cogs.check import exchanges as exchanges_module
from cogs.check.application import CALLED, check_application, check_servers, logged_in
from cogs.check.exchanges import Exchanges
from cogs.check.report import Report
from cogs.run.environment import Settings
from cogs.run.shards import Shards
from cogs.ui.drawing import Drawing
from cogs.ui.tefuda import PERMISSIONS, Tefuda
from engine.games.registry import GAMES
from engine.host.host import Host
from engine.host.table.places import Place
from engine.players.registry import CHOOSERS
from render import emoji
from render.games.registry import NARRATIONS, PAINTERS
from sandbox import TOKEN, Sandbox
from sandbox.limits.permissions import BOT, bits
from tests.e2e import openapi
from tests.e2e.once import TranslatedOnce, load_once
from tests.e2e.world import people

INVITE = "https://discord.com/oauth2/authorize"


@dataclass
class Checked:
    """A local Discord, and a bot that looks at it. ``lines`` holds all that was said."""

    box: Sandbox
    folder: Path
    report: Report = field(init=False)
    lines: list[str] = field(default_factory=list)
    exchanges: Exchanges = field(default_factory=Exchanges)
    settings: Settings = field(init=False)
    host: Host = field(init=False)
    drawing: Drawing = field(init=False)
    bot: Tefuda = field(init=False)

    async def open(self, **other: Any) -> bool:
        """Log in with these settings; True if Discord accepts the token."""
        box = self.box
        self.report = Report(self.lines.append)
        self.settings = replace(Settings(TOKEN, self.folder, box.api, box.gateway, box.cdn), **other)
        self.host = await Host.open(self.folder / "empty.sqlite3", GAMES, CHOOSERS)
        self.drawing = Drawing(PAINTERS, NARRATIONS)
        tefuda.point_elsewhere(self.settings)
        self.bot = tefuda.build(self.host, self.drawing, self.settings)
        load_once(self.bot)
        self.bot.command_sync = TranslatedOnce(self.bot)
        self.bot.http.http_trace = self.exchanges.trace
        return await logged_in(self.report, self.bot, self.settings)

    async def close(self) -> None:
        await self.bot.close()
        self.drawing.close()
        await self.host.close()

    async def application(self) -> str:
        """Return what is said of everything but servers."""
        self.lines.clear()
        await check_application(self.report, self.bot, self.settings, self.exchanges)
        return "".join(self.lines)

    async def servers(self, *places: Place) -> str:
        """Return what is said of servers and channels."""
        self.lines.clear()
        await check_servers(self.report, self.bot, self.settings, places)
        return "".join(self.lines)

    async def live(self, where: str = "#table") -> str:
        """Return what is said of a round in this channel."""
        self.lines.clear()
        await live_round.live_round(self.report, self.bot, self.settings, self.exchanges, where)
        return "".join(self.lines)

    def place(self, name: str, tables: int = 1) -> Place:
        return Place(self.box.guild("Home").id, self.box.channel(name).id, tables)


@contextlib.asynccontextmanager
async def checking(folder: Path, oracle: openapi.SpecOracle | None = None, **box: Any) -> AsyncIterator[Checked]:
    sandbox = Sandbox(oracle=oracle, **box)
    people(sandbox)
    async with sandbox:
        found = Checked(sandbox, folder)
        try:
            yield found
        finally:
            await found.close()
    assert sandbox.violations == [], sandbox.violations[:3]


@pytest.fixture(scope="session")
def oracle() -> openapi.SpecOracle:
    return openapi.load()


@pytest.fixture
async def at(tmp_path: Path, oracle: openapi.SpecOracle) -> AsyncIterator[Checked]:
    async with checking(tmp_path, oracle) as found:
        assert await found.open()
        yield found


def of(said: str, about: str) -> list[str]:
    """Return the lines about one thing, each with its level before it."""
    return [" ".join(line.split()) for line in said.splitlines() if line[6:].split(maxsplit=1)[0] == about]


async def test_nothing_is_to_be_mended_in_a_world_that_is_well(at: Checked) -> None:
    assert of("".join(at.lines), "token") == ["well token accepted; the bot is Tefuda#0000"]
    await at.bot.command_sync._sync()
    said = await at.application() + await at.servers(at.place("table"))
    assert at.report.faults == 0 and "look" not in said, said
    assert [line.split()[1] for line in said.splitlines()] == [
        *("application", "intents", "installation", "sessions", "commands", "emoji", "clock"),
        *("servers", "channels"),
    ]


@pytest.mark.parametrize(
    ("field", "value", "line"),
    [
        (
            "interactions_endpoint_url",
            "https://example.org/presses",
            "MEND application presses go to https://example.org",
        ),
        ("bot_require_code_grant", True, "MEND application nobody can invite it"),
        ("bot_public", False, "look application only you can invite it"),
        ("flags", 1 << 15, "look intents not needed, turn them off in the developer portal, Bot: server members"),
        (
            "flags",
            1 << 12 | 1 << 19,
            "look intents not needed, turn them off in the developer portal, Bot: presence, ",
        ),
        ("integration_types_config", {"1": {}}, "MEND installation it cannot be added to servers: turn on Guild"),
        ("integration_types_config", {"0": {}}, "look installation User Install is off"),
        (
            "integration_types_config",
            {"0": {"oauth2_install_params": {"scopes": ["bot"], "permissions": "0"}}, "1": {}},
            "MEND installation add the scope applications.commands to Guild Install",
        ),
        (
            "integration_types_config",
            {"0": {"oauth2_install_params": {"scopes": ["bot", "applications.commands"], "permissions": "0"}}, "1": {}},
            "look installation the developer portal's own link does not ask for View Channels, Send Messages,",
        ),
    ],
)
async def test_an_application_with_a_wrong_setting(at: Checked, field: str, value: Any, line: str) -> None:
    at.box.application[field] = value
    said = await at.application()
    assert [one for one in of(said, line.split()[1]) if one.startswith(line)], said
    assert at.report.faults == line.startswith("MEND"), said


async def test_an_answer_without_a_field_is_no_fault(tmp_path: Path) -> None:
    async with checking(tmp_path) as at:
        await at.open()
        at.box.application["integration_types_config"] = None
        assert of(await at.application(), "installation") == [
            "look installation Discord does not say how it is installed"
        ]
        assert at.report.faults == 0


async def test_sessions_and_shards(at: Checked) -> None:
    at.box.gateway_server.identify_limit = 10
    at.box.shards = 4
    at.settings = replace(at.settings, shards=Shards.parse("all/2"))
    said = await at.application()
    assert of(said, "sessions")[0].startswith("MEND sessions 10 of 10 are left; the bot waits")
    assert of(said, "shards") == ["look shards TEFUDA_SHARDS names 2, and Discord recommends 4"]


async def test_commands_that_are_missing_or_other(at: Checked) -> None:
    assert of(await at.application(), "commands")[0].startswith("look commands none is told yet")
    await at.bot.command_sync._sync()
    told = at.box.world.commands[None]
    gone = told.pop()
    told[0]["description"] = "Another one"
    told[1]["name"] = "strange"
    (line,) = of(await at.application(), "commands")
    assert "2 of" in line and "1 other, 1 not ours" in line and gone["name"] in line and "strange" in line


async def test_emoji(at: Checked, monkeypatch: pytest.MonkeyPatch) -> None:
    def uploaded(name: str) -> dict[str, Any]:
        kept = {"roles": [], "require_colons": True, "managed": False, "animated": False, "available": True}
        return {"id": str(10**17 + len(at.box.world.emojis)), "name": name, "user": at.box.world.bot.data, **kept}

    def add(*names: str) -> None:
        for name in names:
            one = uploaded(name)
            at.box.world.emojis[one["id"]] = one

    monkeypatch.setattr(emoji, "drawn", lambda: {key: (f"{key}_12", b"") for key in "abc"})
    at.settings = replace(at.settings, faces=True)
    add("a_12")
    assert of(await at.application(), "emoji") == [
        "look emoji 1 of 3 card faces are there; the running bot uploads the others"
    ]
    monkeypatch.setattr(application, "MOST_EMOJI", 4)
    add("other_1", "other_2")
    assert of(await at.application(), "emoji")[0].startswith("MEND emoji there is no room for 2")
    add("b_12", "c_12")
    assert of(await at.application(), "emoji") == ["well emoji all 3 card faces are there"]


@pytest.mark.parametrize(("ahead", "line"), [(90.0, "is 90 s ahead of"), (-40.0, "is 40 s behind"), (2.0, "the same")])
async def test_the_clock_of_this_machine(at: Checked, monkeypatch: pytest.MonkeyPatch, ahead: float, line: str) -> None:
    shifted = SimpleNamespace(time=lambda: time.time() + ahead, monotonic=time.monotonic)
    monkeypatch.setattr(exchanges_module, "time", shifted)
    (said,) = of(await at.application(), "clock")
    assert said.startswith("MEND" if abs(ahead) > 5 else "well")
    assert line in said.replace("89 s", "90 s").replace("39 s", "40 s"), said


async def test_a_bot_in_no_server_learns_its_link(at: Checked) -> None:
    at.box.admin.leave(at.box.guild("Home"), at.box.world.bot)
    (line,) = of(await at.servers(), "servers")
    assert line.startswith(f"MEND servers the bot is in none yet. Invite it: {INVITE}")


async def test_a_role_without_permissions(tmp_path: Path, oracle: openapi.SpecOracle) -> None:
    few = BOT & ~bits(["ATTACH_FILES", "CREATE_PUBLIC_THREADS"])
    async with checking(tmp_path, oracle, bot_permissions=few) as at:
        await at.open()
        (line,) = of(await at.servers(), "servers")
        assert line.startswith("MEND servers Home: the bot's role lacks Attach Files, Create Public Threads.")
        assert INVITE in line


async def test_many_servers_are_not_all_named(at: Checked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "NAMED", 2)
    monkeypatch.setattr(application, "LOOKED_AT", 1)
    for n in range(4):
        at.box.add_guild(f"Server {n}", "table")
    fuller = Place(at.box.guild("Server 3").id, at.box.channel("table").id, 5)
    said = await at.servers(at.place("lobby"), fuller)
    assert of(said, "channels") == [
        "look channels only those of the 1 servers with the most tables are looked at",
        "well channels in 1 with tables the bot has what it needs",
    ]
    assert [r.path for r in at.box.requests("GET", "/channels")] == [f"/guilds/{fuller.guild}/channels"]
    at.box.world.bot_permissions = 0
    assert [line.split()[2] for line in of(await at.servers(), "servers")] == ["Home:", "Server", "and"]


async def test_the_owners_server(at: Checked) -> None:
    at.settings = replace(at.settings, owner_guild=int(at.box.guild("Home").id))
    assert at.report.faults == 0 and "TEFUDA_OWNER_SERVER" not in await at.servers()
    at.settings = replace(at.settings, owner_guild=12345678901234567)
    assert "MEND servers the bot is not in server 12345678901234567 of TEFUDA_OWNER_SERVER" in "\n".join(
        of(await at.servers(), "servers")
    )


async def test_channels_with_tables(at: Checked) -> None:
    box = at.box
    box.admin.deny(box.channel("lobby"), "SEND_MESSAGES_IN_THREADS", user=box.world.bot)
    said = await at.servers(at.place("table"), at.place("lobby"))
    assert of(said, "channels") == [
        "MEND channels Home, #lobby: the bot lacks Send Messages in Threads. "
        "Allow it in the channel's own permissions.",
        "well channels in 1 with tables the bot has what it needs",
    ]
    box.admin.deny(box.channel("lobby"), "VIEW_CHANNEL", user=box.world.bot)
    assert "View Channels" in of(await at.servers(at.place("lobby")), "channels")[0]
    here = at.place("lobby", 3)
    box.admin.delete_channel(box.channel("lobby"))
    (line,) = of(await at.servers(here), "channels")
    assert f"Home, #{here.channel}: the bot does not see it, and 3 tables are there" in line
    (line,) = of(await at.servers(Place("1" * 18, "2" * 18, 2)), "channels")
    assert line.startswith("look channels 2 tables wait in server 1111")


def test_every_permission_has_its_name() -> None:
    assert set(CALLED) == {name for name, on in PERMISSIONS if on}
    told = (Path(tefuda.HERE) / "docs" / "running.md").read_text("utf-8")
    assert all(name in told for name in CALLED.values())


# Refusals


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        ({"status": 401, "body": {"code": 0, "message": "401: Unauthorized"}}, "does not accept this token"),
        ({"status": 403, "body": "<html>blocked</html>"}, "Discord, or a proxy before it, answers 403"),
        ({"status": 403, "body": {"code": 40333, "message": "internal network error"}}, "Discord answers 403 (40333"),
        ({"retry_after": 4000.0}, "wants us to wait 4000 s"),
        ({"abort": True}, "cannot be reached"),
    ],
)
async def test_a_login_that_fails(tmp_path: Path, fault: dict[str, Any], told: str) -> None:
    async with checking(tmp_path) as at:
        at.box.faults.add("GET", "/users/@me$", times=9, **fault)
        assert not await at.open()
        (line,) = of("".join(at.lines), "token")
        assert line.startswith("MEND") and told in line and TOKEN not in line


async def test_a_token_that_is_another(tmp_path: Path) -> None:
    async with checking(tmp_path) as at:
        assert not await at.open(token="MTAw.other.token")
        assert "Copy it again into .env" in "".join(at.lines)


async def test_nobody_listens_there(tmp_path: Path) -> None:
    async with checking(tmp_path) as at:
        assert not await at.open(api="http://127.0.0.1:1/api/v10")
        assert "Discord cannot be reached" in "".join(at.lines) and "firewall" in "".join(at.lines)
        at.bot.http.proxy = "http://127.0.0.1:1"


async def test_a_proxy_that_is_none(tmp_path: Path) -> None:
    async with checking(tmp_path) as at:
        assert not await at.open(proxy="http://127.0.0.1:1")
        assert "Correct HTTPS_PROXY" in "".join(at.lines), at.lines


async def test_requests_and_the_connection_go_through_a_proxy(tmp_path: Path) -> None:
    through: list[bytes] = []

    async def pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seen: bool) -> None:
        while data := await reader.read(1 << 16):
            if seen:
                through.extend(line for line in data.split(b"\r\n") if line.endswith(b" HTTP/1.1"))
            writer.write(data)
            await writer.drain()
        writer.close()

    async with checking(tmp_path) as at:
        port = at.box.port

        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int = port) -> None:
            there, onwards = await asyncio.open_connection("127.0.0.1", port)
            with contextlib.suppress(ConnectionError):
                await asyncio.gather(pipe(reader, onwards, True), pipe(there, writer, False))

        proxy = await asyncio.start_server(serve, "127.0.0.1", 0)
        try:
            assert await at.open(proxy=f"http://127.0.0.1:{proxy.sockets[0].getsockname()[1]}")
            said = await at.live()
        finally:
            proxy.close()
        assert at.report.faults == 0, said
        assert len(through) == len(at.box.log) + 1, "all requests, and the gateway"
        hosts = {line.split()[1].split(b"/")[2].decode() for line in through}
        assert hosts == {f"127.0.0.1:{at.box.port}"}, through


@pytest.mark.parametrize(
    ("path", "about"),
    [
        ("/applications/@me$", "application"),
        ("/gateway/bot", "sessions"),
        ("/commands$", "commands"),
        ("/users/@me/guilds", "servers"),
    ],
)
async def test_one_refusal_hides_nothing_else(at: Checked, path: str, about: str) -> None:
    at.box.faults.add("GET", path, times=9, status=403, body={"code": 50001, "message": "Missing Access"})
    said = await at.application() + await at.servers()
    assert of(said, about) == [f"MEND {about} Discord answers 403 (50001: Missing Access)."]
    assert at.report.faults == 1 and len({line[6:].split()[0] for line in said.splitlines()}) >= 6


@pytest.mark.parametrize(
    ("path", "about"),
    [
        ("/users/@me$", "token"),
        ("^/applications/@me$", "application"),
        ("/gateway/bot", "sessions"),
        ("/commands$", "commands"),
        ("/users/@me/guilds", "servers"),
    ],
)
async def test_an_answer_of_another_shape_is_said_and_not_fallen_over(tmp_path: Path, path: str, about: str) -> None:
    async with checking(tmp_path) as at:
        at.box.faults.add("GET", path, times=9, status=200, body={"field_of_tomorrow": 1})
        opened = await at.open()
        said = "".join(at.lines)
        if opened:
            said += await at.application() + await at.servers()
        (line,) = of(said, about)
        assert re.match(rf"MEND {about} Discord's answer is not as expected \(\w+Error at [\w./-]+:\d+\)\. ", line)
        assert "Report it with the file below" in line and at.report.faults == 1


# A real round


async def test_a_round_leaves_nothing(at: Checked) -> None:
    said = await at.live()
    assert at.report.faults == 0, said
    steps = ["connect", "post", "read", "edit", "hand", "take", "delete"]
    assert [line.split()[1] for line in said.splitlines()] == steps
    assert all(not channel.messages for channel in at.box.world.channels.values())
    sent = [r for r in at.box.log if r.method in ("POST", "PATCH") and "/messages" in r.path]
    assert len(sent) == 3 and all(r.files for r in sent)
    buttons = [c for r in sent for row in r.body["components"] for c in row["components"]]
    assert buttons and all(b["disabled"] and b["custom_id"].startswith("check:") for b in buttons if "custom_id" in b)


@pytest.mark.parametrize("where", ["table", "#table", "id"])
async def test_a_channel_is_found_by_its_name_or_id(at: Checked, where: str) -> None:
    said = await at.live(at.box.channel("table").id if where == "id" else where)
    assert at.report.faults == 0, said


async def test_a_channel_that_is_not_there_or_not_the_only_one(at: Checked) -> None:
    (line,) = of(await at.live("nowhere"), "channel")
    assert "the bot sees no text channel #nowhere" in line
    other = at.box.add_guild("Other", "table")
    (line,) = of(await at.live("table"), "channel")
    assert "several are called #table" in line and other.data["name"] in line and at.box.channel("table").id in line


@pytest.mark.parametrize(
    ("method", "path", "about"),
    [
        ("POST", "/channels/[0-9]+/messages$", "post"),
        ("GET", "/messages/[0-9]+$", "read"),
        ("PATCH", "/messages/[0-9]+$", "edit"),
        ("POST", "/users/@me/channels$", "hand"),
        ("DELETE", "/messages/[0-9]+$", "take"),
    ],
)
async def test_a_step_that_is_refused_is_said_and_the_message_goes(
    at: Checked, method: str, path: str, about: str
) -> None:
    at.box.faults.add(method, path, status=400, body={"code": 50035, "message": "Invalid Form Body"})
    said = await at.live()
    assert of(said, about)[0].startswith("MEND") and "Discord answers 400 (50035: Invalid Form Body)" in said
    assert at.report.faults == 1
    assert not at.box.channel("table").messages


async def test_direct_messages_that_are_closed(at: Checked) -> None:
    at.box.person("さくら").close_dms()
    said = await at.live()
    assert of(said, "hand") == ["look hand さくら takes no direct messages from the bot: hands are shown at the table"]
    assert at.report.faults == 0


async def test_what_comes_back_otherwise_is_said(at: Checked, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Discord that keeps no descriptions and gives buttons another label."""
    usual = at.box.world.message_json

    def changed(message: Any, *more: Any) -> Any:
        found = json.loads(json.dumps(usual(message, *more)))
        for attachment in found["attachments"]:
            attachment.pop("description", None)
        found["components"][0]["components"][0]["label"] = "Press me"
        return found

    monkeypatch.setattr(at.box.world, "message_json", changed)
    said = await at.live()
    lines = [line for line in of(said, "post") if line.startswith("MEND")]
    assert len(lines) == 1 and "message.attachments.0.description is null, not" in lines[0]
    assert "message.components.0.components.0.label is" in lines[0] and "Report it with the file below" in lines[0]
    assert {"post", "read", "edit", "hand"} <= {line.split()[1] for line in said.splitlines() if "MEND" in line}


async def test_a_gateway_that_says_nothing(at: Checked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_round, "READY_S", 0.5)
    monkeypatch.setattr(at.box.gateway_server, "_identify", lambda *_: (None, 0))
    (line,) = of(await at.live(), "connect")
    assert line.startswith("MEND connect the gateway:") and "no READY in" in line
    assert not at.box.requests("POST", "/messages"), "nothing is posted then"
