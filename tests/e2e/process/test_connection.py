"""Commands registered after READY, sessions within their budget, several shards."""

from __future__ import annotations

import asyncio
import contextlib
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bot as tefuda
from cogs.run import connection
from cogs.run.connection import FREE, MOST, Sessions, SessionsSpent
from cogs.run.environment import BadSettings, Settings
from cogs.run.shards import Shards
from engine.host.host import Host
from engine.host.store.errors import NotRecorded
from sandbox import PATIENCE, TOKEN, Sandbox
from tests.e2e import openapi
from tests.e2e.robust import can_play, settled, shows_one_table, started
from tests.e2e.world import World, people, running
from tests.run.logged import LOG

SYNC = r"/applications/\d+/commands$"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten discord.py's pause before IDENTIFY, and our pauses before another try."""

    async def at_once(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr("discord.client.Client.before_identify_hook", at_once)
    monkeypatch.setattr(connection, "PAUSES", (0.05, 0.1))


def told(world: World) -> int:
    return len([r for r in world.box.log if r.method == "PUT" and re.search(SYNC, r.path)])


def names(world: World, guild: str | None) -> set[str]:
    return {c["name"] for c in world.box.world.commands.get(guild, [])}


async def test_the_owners_command_is_in_the_owners_server_alone(world: World) -> None:
    home, other = world.box.guild("Home").id, world.box.admin.add_guild("Elsewhere", ("hall",)).id
    assert names(world, home) == {"cogs"} and "cogs" not in names(world, None)
    world.owner_guild = int(other)
    await world.restart()
    assert names(world, other) == {"cogs"} and not names(world, home) and "cogs" not in names(world, None)
    world.owner_guild = 123456789012345678
    await world.restart()
    assert names(world, other) == set() and "geschenk" in names(world, None)


async def test_an_owners_server_that_invites_us_later_has_the_command_then(world: World) -> None:
    late = world.box.admin.add_guild("Late", ("hall",), bot=False)
    world.owner_guild = int(late.id)
    await world.restart()
    assert "cogs" not in names(world, late.id)
    world.box.admin.join(late, world.box.world.bot)
    await world.box.until(lambda: names(world, late.id) == {"cogs"})


async def test_what_listens_when_the_bot_ends_is_cut_off_without_an_error(tmp_path: Path) -> None:
    """A listener may still ask the store, which is closed right after the bot."""
    async with running(tmp_path, None) as world:
        guild = world.bot.guilds[0]
        cog: Any = world.bot.get_cog("About")

        async def fails(_: Any) -> None:
            raise LookupError

        with LOG.asked("on_guild_join"):
            await world.bot._run_event(fails, "on_guild_join", guild)
        await world.stop()
        await world.bot._run_event(cog.on_guild_join, "on_guild_join", guild)
        await world.start()


async def test_a_bot_that_ends_begins_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """READY may arrive while the bot is closing: the store is then closed too."""
    async with running(tmp_path, None) as world:
        await world.stop()
        await world.bot.on_ready()
        await asyncio.sleep(0.05)
        assert not [task for task in asyncio.all_tasks() if task.get_name() in ("commands", "faces")]
        assert not [record for record in caplog.records if record.levelname == "ERROR"]
        await world.start()


async def test_without_an_owners_server_nobody_has_the_owners_command(world: World) -> None:
    world.owner_guild = None
    await world.restart()
    assert not any("cogs" in names(world, guild) for guild in world.box.world.commands)


async def test_commands_are_told_once_and_not_again_by_a_restart(world: World) -> None:
    assert told(world) == 1
    await world.restart()
    assert told(world) == 1


async def test_changed_commands_are_told(world: World) -> None:
    await world.bot.unload_extension("cogs.games.dominuxen")
    await world.bot.command_sync.changed()
    assert told(world) == 2
    assert "dominuxen" not in {c["name"] for c in world.box.world.commands[None]}
    await world.restart()
    assert told(world) == 3 and "dominuxen" in {c["name"] for c in world.box.world.commands[None]}


@pytest.mark.parametrize("status", [400, 403, 429, 500])
async def test_refused_commands_keep_nobody_offline(
    tmp_path: Path, oracle: openapi.SpecOracle, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleep = asyncio.sleep

    async def short(seconds: float, result: Any = None) -> Any:
        return await sleep(min(seconds, 0.02), result)

    monkeypatch.setattr("discord.http.asyncio.sleep", short)
    box = Sandbox(oracle=oracle)
    people(box)
    how: dict[str, Any] = {"retry_after": 40.0} if status == 429 else {"status": status}
    async with box:
        fault = box.faults.add("PUT", SYNC, times=100_000, **how)
        world = World(box, tmp_path / "tefuda.sqlite3")
        begun = asyncio.create_task(world.start())
        await box.until(lambda: fault.hits >= (1 if status == 429 else 2))
        assert world.bot.is_ready() and box.gateway_server.online
        assert not world.bot.command_sync.done.is_set()
        if status == 429:
            begun.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await begun
            await world.stop()
            return
        fault.times = 0
        await asyncio.wait_for(begun, PATIENCE)
        assert box.world.commands[None]
        await world.stop()
    assert box.violations == []


# Sessions


class Kept:
    """Keeps session starts in memory, by a clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.what: dict[str, str] = {}

    def clock(self) -> float:
        return self.now

    async def kept(self, name: str) -> str | None:
        return self.what.get(name)

    async def keep(self, name: str, body: str) -> None:
        self.what[name] = body


async def test_a_full_disk_keeps_no_bot_from_connecting() -> None:
    """A start that cannot be noted is not counted here; Discord's own count is still read before every start."""

    class Full(Kept):
        async def keep(self, name: str, body: str) -> None:
            raise NotRecorded

    await Sessions(full := Full(), full).started(7)


async def test_sessions_a_moment_apart_are_all_counted() -> None:
    """Shards start their sessions together, and the clock is corrected little by little."""
    host = Kept()
    sessions = Sessions(host, host)
    for at in (1_000_000.06, 1_000_000.061, 1_000_000.1, 1_000_000.16, 999_999.9):
        host.now = at
        await sessions.started(7)
    assert len(times(host.what["sessions 7"])) == 5


async def test_times_of_a_clock_that_was_far_ahead_hold_nothing_up() -> None:
    host = Kept()
    host.now += 30 * 86_400
    for _ in range(FREE):
        await Sessions(host, host).started(7)
    host.now -= 30 * 86_400
    assert await Sessions(host, host).pause(7) == 0


async def test_no_day_has_more_sessions_than_discord_allows() -> None:
    """A bot that fails after every READY, its process started anew each time, for three days."""
    host = Kept()
    starts: list[float] = []
    while host.now < 1_000_000 + 3 * 86_400:
        sessions = Sessions(host, host)
        host.now += await sessions.pause(7)
        await sessions.started(7)
        starts.append(host.now)
        host.now += 1
    assert starts[FREE - 1] - starts[0] < 2 * FREE
    for at in starts:
        assert len([x for x in starts if at - 86_400 < x <= at]) <= MOST
    with pytest.raises(SessionsSpent):
        await Sessions(host, host).started(7)
    assert await Sessions(host, host).pause(8) == 0, "another application has sessions of its own"


async def test_every_identify_is_counted_and_kept(world: World) -> None:
    name = f"sessions {world.bot.application_id}"
    assert len(times(await world.host.settings.kept(name))) == 1
    world.box.gateway_server.invalidate()
    await world.box.until(lambda: len(world.box.gateway_server.identifies) == 2)
    assert len(times(await world.host.settings.kept(name))) == 2
    await world.box.gateway_server.drop(4000)
    await world.box.until(lambda: world.box.gateway_server.online)
    assert len(times(await world.host.settings.kept(name))) == 2, "resuming costs nothing"
    await world.restart()
    assert len(times(await world.host.settings.kept(name))) == 3


def times(text: str | None) -> list[float]:
    assert text is not None
    return [float(x) for x in text.strip("[]").split(",")]


async def test_a_spent_budget_is_waited_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FREE", 1)
    monkeypatch.setattr(connection, "SPACE", 1.0)
    async with running(tmp_path, None) as world:
        await world.restart()
        kept = await world.host.settings.kept(f"sessions {world.bot.application_id}")
        # As the bot notes them: the first may be long on its way, and the second not.
        first, second = times(kept)
        assert second - first >= 1.0


async def test_discords_own_count_is_heeded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = Sandbox()
    people(box)
    async with box:
        box.gateway_server.identify_limit, box.gateway_server.identify_seconds = 5, 0.3
        world = World(box, tmp_path / "tefuda.sqlite3")
        loop = asyncio.get_running_loop()
        begun = loop.time()
        await world.start()
        assert loop.time() - begun >= 0.3
        await world.stop()


# Shards


async def test_three_shards_serve_three_servers(tmp_path: Path, oracle: openapi.SpecOracle) -> None:
    box = Sandbox(oracle=oracle, shards=3)
    people(box)
    # A server's shard follows from its id, whose lowest bits count up within a millisecond: make servers until all fit.
    names = {int(box.guild("Home").id) >> 22: "Home"}
    shards = {number % 3: name for number, name in names.items()}
    n = 0
    while len(shards) < 3:
        n += 1
        box.advance(0.001)
        guild = box.add_guild(f"Server {n}", f"hall{n}")
        shards.setdefault((int(guild.id) >> 22) % 3, f"hall{n}")
    async with box:
        world = World(box, tmp_path / "tefuda.sqlite3")
        await world.start()
        assert {s.shard for s in box.gateway_server.sessions.values()} == {(0, 3), (1, 3), (2, 3)}
        alex = box.person("Alex")
        for place in shards.values():
            channel = "table" if place == "Home" else place
            table = await started(world, alex, computers=2, players=3, channel=channel)
            await can_play(table)
            await settled(world)
            await shows_one_table(table)
        # One shard is cut off; the others go on, and it comes back.
        await box.gateway_server.drop(4000)
        await box.until(lambda: sum(s.live for s in box.gateway_server.sessions.values()) == 3)
        await can_play(table)
        await settled(world)
        await world.stop()
    assert box.violations == []


async def test_the_host_keeps_what_the_bot_keeps_for_itself(world: World) -> None:
    host: Host = world.host
    assert await host.settings.kept("nothing") is None
    await host.settings.keep("a", "1")
    await host.settings.keep("a", "2")
    assert await host.settings.kept("a") == "2"


async def test_two_processes_have_shards_of_their_own(tmp_path: Path) -> None:
    """Each hears only of its own servers; direct messages come to shard 0."""
    box = Sandbox()
    people(box)
    box.advance(0.001)
    while len({int(g.id) >> 22 & 1 for g in box.world.guilds.values()}) < 2:
        box.advance(0.001)
        box.add_guild(f"Server {len(box.world.guilds)}", f"hall{len(box.world.guilds)}")
    async with box:
        worlds = [World(box, tmp_path / f"{n}.sqlite3", shards=Shards.parse(f"{n}/2")) for n in (0, 1)]
        for world in worlds:
            await world.start()
        assert {s.shard for s in box.gateway_server.sessions.values()} == {(0, 2), (1, 2)}
        for number, world in enumerate(worlds):
            assert {g.id >> 22 & 1 for g in world.bot.guilds} == {number}
        # One process is cut off and comes back; the other does not notice.
        (other,) = (s for s in box.gateway_server.sessions.values() if s.shard[0] == 1)
        socket = other.socket
        await box.gateway_server.drop(4000, shard=0)
        await box.until(lambda: sum(s.live for s in box.gateway_server.sessions.values()) == 2)
        assert other.socket is socket
        for world in worlds:
            await world.stop()


async def test_too_few_shards_are_said_in_one_line(tmp_path: Path) -> None:
    box = Sandbox()
    people(box)
    box.gateway_server.most_guilds = 0
    async with box:
        settings = Settings("wrong", tmp_path, box.api, box.gateway, box.cdn, shards=Shards.parse("all/1"))
        tefuda.point_elsewhere(settings)
        with pytest.raises(BadSettings, match="TEFUDA_SHARDS=auto"):
            await asyncio.wait_for(tefuda.live(replace(settings, token=TOKEN)), PATIENCE)
