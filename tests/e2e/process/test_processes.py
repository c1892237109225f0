"""Several bots over one store, each with its own shards: one hand per person, one table message per table."""

from __future__ import annotations

import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.owner import cog_sync
from cogs.run.shards import Shards
from cogs.ui import tefuda
from engine.host.cluster import leases
from engine.host.model.records import Status
from sandbox import Sandbox
from tests.e2e import openapi
from tests.e2e.driver import SHORT, Player, open_table, play_out, seat_everybody
from tests.e2e.games.test_away import switch
from tests.e2e.lobby import test_direct_tables as direct_tables
from tests.e2e.robust import presses, settled
from tests.e2e.world import World, eventually, people


@pytest.fixture(autouse=True)
def quick_identify(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten discord.py's five seconds before every IDENTIFY but the first."""

    async def at_once(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr("discord.client.Client.before_identify_hook", at_once)
    monkeypatch.setattr(tefuda, "IDENTIFY_S", 0.01)


@contextlib.asynccontextmanager
async def two_worlds(folder: Path, oracle: openapi.SpecOracle) -> AsyncIterator[tuple[Sandbox, World, World, str]]:
    """Yield two bots with a shard each, and a channel of a server of shard 1."""
    box = Sandbox(oracle=oracle)
    people(box)
    n = 0
    while not any(int(g.id) >> 22 & 1 for g in box.world.guilds.values()):
        n += 1
        box.advance(0.001)
        box.add_guild(f"Server {n}", f"hall{n}")
    (channel,) = ("table" if not n else f"hall{n}",)
    async with box:
        worlds = [World(box, folder / "s.sqlite3", shards=Shards.parse(f"{i}/2"), together=True) for i in (0, 1)]
        for world in worlds:
            world.owner_guild = int(box.guild("Home").id)
            await world.start()
        try:
            yield box, worlds[0], worlds[1], channel
        finally:
            for world in worlds:
                await world.stop()
    assert box.violations == [], box.violations[:3]


async def test_a_game_between_two_processes(tmp_path: Path, oracle: openapi.SpecOracle) -> None:
    """The table is in a server of shard 1; hands are pressed in direct messages, at shard 0."""
    async with two_worlds(tmp_path, oracle) as (box, first, second, channel):
        sakura, alex = box.person("さくら"), box.person("Alex")
        table = await open_table(second, sakura, "geschenk", channel=channel, players=3, **SHORT)
        await seat_everybody(second, table, sakura, [alex], 3)
        players = [Player(p, random.Random(i)) for i, p in enumerate((sakura, alex))]
        await play_out(second, table, players)
        assert (await first.host.reading.table(table)).status is Status.FINISHED
        for world in (first, second):
            await settled(world)
        shown = [m for c in box.world.channels.values() for m in c.messages.values() if not m.ephemeral]
        live = [m for m in shown if any(p.table == table and p.verb in ("hand", "rematch") for p in presses(m))]
        public = [box.world.channels[m.channel_id] for m in live if not box.world.channels[m.channel_id].is_dm]
        assert sorted(c.is_thread for c in public) == [False, True], "in the thread, and where the table was announced"
        for person in (sakura, alex):
            results = [m for m in person.sees(person.dm()) if any(p.verb == "rematch" for p in presses(m))]
            assert len(results) == 1, "the result was told once"

        async def given_back() -> bool:
            for world in (first, second):
                await world.host.tables.leases.flush()
            return not await first.host.tables.store.rows("SELECT * FROM leases WHERE name LIKE 'lane %'")

        await eventually(given_back)


async def test_a_game_in_direct_messages_between_two_processes(tmp_path: Path, oracle: openapi.SpecOracle) -> None:
    """Presses come to shard 0; the computer may move in either process, and the lanes are for both."""
    async with two_worlds(tmp_path, oracle) as (box, first, second, _):
        people = [box.person("さくら"), box.person("Alex")]
        table = await direct_tables.seated(first, people)
        await direct_tables.play_out(first, table, people)
        assert (await second.host.reading.table(table)).status is Status.FINISHED
        for world in (first, second):
            await settled(world)
        for person in people:
            assert len(direct_tables.of_table(first, person, table)) == 1, "the result alone, told once"


async def is_now(world: World, table: int, status: Status) -> bool:
    """True if the table has this status."""
    return (await world.host.reading.table(table)).status is status


async def test_what_the_owner_changes_at_one_process_changes_at_all(
    tmp_path: Path, oracle: openapi.SpecOracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cog_sync, "LOOK_S", 0.02)
    async with two_worlds(tmp_path, oracle) as (box, first, second, channel):
        sakura = box.person("さくら")
        table = await open_table(second, sakura, "geschenk", channel=channel, players=3)
        await seat_everybody(second, table, sakura, [], 3)
        bots, hosts = (first.bot, second.bot), (first.host, second.host)
        before = [host.tables.library.games["geschenk"] for host in hosts]
        await switch(first, sakura, "unload", "geschenk")
        await box.until(lambda: all("cogs.games.geschenk" not in bot.extensions for bot in bots))
        await box.until(lambda: all("geschenk" in host.tables.library.away for host in hosts))
        await eventually(lambda: is_now(first, table, Status.PAUSED))
        await switch(first, sakura, "load", "geschenk")
        await box.until(
            lambda: all(
                "cogs.games.geschenk" in bot.extensions and not bot.services.host.tables.library.away for bot in bots
            )
        )
        # Each process pauses and resumes the tables by itself, once its games have changed.
        await eventually(lambda: is_now(second, table, Status.PLAYING))
        assert all(host.tables.library.games["geschenk"] is not game for host, game in zip(hosts, before, strict=True))
        newer = [host.tables.library.games["geschenk"] for host in hosts]
        await switch(first, sakura, "reload", "geschenk")
        await box.until(
            lambda: all(h.tables.library.games["geschenk"] is not g for h, g in zip(hosts, newer, strict=True))
        )


async def test_sessions_of_all_processes_start_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord rejects a shard that identifies too soon after another, in any process."""
    monkeypatch.setattr(tefuda, "IDENTIFY_S", 2.0)
    box = Sandbox()
    people(box)
    box.gateway_server.identify_gap = 0.5
    async with box:
        worlds = [World(box, tmp_path / "s.sqlite3", shards=Shards.parse(f"{i}/2"), together=True) for i in (0, 1)]
        await worlds[0].start()
        await worlds[1].start()
        first, then = box.gateway_server.identifies
        assert then - first >= 0.5, "and neither was sent away"
        for world in worlds:
            await world.stop()


async def test_who_is_gone_is_replaced(
    tmp_path: Path, oracle: openapi.SpecOracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process of a table's server ends; the other takes over its messages."""
    monkeypatch.setattr(leases, "TERM_S", 0.5)
    monkeypatch.setattr(leases, "SETTLE_S", 0.5)
    async with two_worlds(tmp_path, oracle) as (box, first, second, channel):
        sakura = box.person("さくら")
        table = await open_table(second, sakura, "geschenk", channel=channel, players=3)
        await settled(second)
        await second.bot.close()
        info = await first.host.reading.table(table)
        await first.host.seating.add_computer(table, _person(sakura), "c", name="Robot")
        await box.until(lambda: "Robot" in _table_message(box, info.place))


def _person(who: Any) -> Any:
    from engine.host.model.records import Person

    return Person(who.id, who.name)


def _table_message(box: Sandbox, place: str) -> str:
    return "\n".join(m.content + str(m.attachments) for m in box.channel(place).messages.values())
