"""However a process ends between a thread and its table, no thread is left that belongs to nothing."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord
import pytest
import pytest_asyncio

from cogs.delivery.empty_threads import LEFT_AFTER_S, EmptyThreads
from cogs.delivery.hands.live_hands import LiveHands
from cogs.lobby.opening import open_table
from cogs.ui.services import Services
from engine.games.registry import GAMES
from engine.host.store.errors import NotRecorded
from engine.players.registry import CHOOSERS
from locales import words
from render.games.registry import NARRATIONS
from tests.host.kills import Killed
from tests.host.rig import ANN, BEN, Rig

GUILD, CHANNEL, US = 5, 7, 1
ALL = discord.Permissions.all()


class Thread:
    """A thread at Discord."""

    def __init__(self, server: Server, name: str) -> None:
        self.server, self.name, self.owner_id, self.guild = server, name, US, server.guild
        self.id, self.message_count, self.last_message_id = server.number(server.rig.now), 0, None
        self.archived = False

    def is_private(self) -> bool:
        return False

    async def edit(self, *, archived: bool) -> None:
        if status := self.server.refused:
            kind = {403: discord.Forbidden, 500: discord.DiscordServerError}[status]
            raise kind(SimpleNamespace(status=status, reason=""), {"code": 0, "message": "no"})
        self.archived = archived


class Server:
    """A server with one channel, and a process of ours that may be killed at any point of what it does."""

    def __init__(self, rig: Rig) -> None:
        self.rig, self.ids, self.points, self.kill_at = rig, itertools.count(100), 0, 0
        self.threads: list[Thread] = []
        self.refused = 0
        self.guild = SimpleNamespace(id=GUILD, me=SimpleNamespace(id=US), threads=self.threads)
        self.channel = MagicMock(spec=discord.TextChannel)
        self.channel.id, self.channel.guild, self.channel.create_thread = CHANNEL, self.guild, self.create

    def number(self, opened: float) -> int:
        """The id of what was made then; it tells the time."""
        return discord.utils.time_snowflake(datetime.fromtimestamp(opened, UTC)) + next(self.ids)

    def point(self, _: str = "") -> None:
        self.points += 1
        if self.points == self.kill_at:
            raise Killed

    async def create(self, *, name: str, **_: Any) -> Thread:
        self.point()
        thread = Thread(self, name)
        self.threads.append(thread)
        self.point()
        return thread

    @property
    def services(self) -> Services:
        services = Services(self.rig.host, MagicMock(), NARRATIONS, lambda: self.rig.now)
        services.live_hands = LiveHands(SimpleNamespace(services=services))  # type: ignore[arg-type]  # no bot
        return services

    async def open(self) -> None:
        """Somebody opens a table here."""

        async def nothing(*_: Any, **__: Any) -> None: ...

        async def answer(**_: Any) -> SimpleNamespace:
            return SimpleNamespace(id=self.number(self.rig.now), channel=self.channel)

        interaction = SimpleNamespace(
            guild_id=GUILD,
            channel_id=CHANNEL,
            channel=self.channel,
            app_permissions=ALL,
            is_guild_integration=lambda: True,
            response=SimpleNamespace(defer=nothing, type=discord.InteractionResponseType.deferred_channel_message),
            edit_original_response=answer,
            followup=SimpleNamespace(send=nothing),
        )
        who: Any = SimpleNamespace(
            services=self.services,
            interaction=interaction,
            person=ANN,
            words=words("en"),
            key=self.rig.press(),
            on_message=False,
        )
        await open_table(who, "geschenk", 3)

    def process(self) -> EmptyThreads:
        """What looks after this server, in a process that has just begun."""
        return EmptyThreads(SimpleNamespace(services=self.services, guilds=[self.guild]))  # type: ignore[arg-type]  # no bot

    def shown(self) -> list[Thread]:
        return [thread for thread in self.threads if not thread.archived]

    async def tables(self) -> set[str]:
        """The threads of all tables."""
        return {row["thread"] for row in await self.rig.host.tables.store.rows("SELECT thread FROM tables")}


@pytest_asyncio.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    rig = Rig(tmp_path / "t.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    yield Server(rig)
    await rig.host.close()


async def left_empty(server: Server) -> Thread:
    """A thread without its table: the process ended when it was open."""
    server.kill_at = server.points + 2
    with pytest.raises(Killed):
        await server.open()
    await server.rig.reopen()
    (thread,) = server.threads
    return thread


async def test_a_kill_at_any_point_leaves_no_thread_without_a_table(server: Server) -> None:
    rig, kills, done = server.rig, 0, False
    while not done:
        server.points, server.kill_at = 0, kills + 1
        rig.host.tables.store.hook = server.point
        try:
            await server.open()
            done = True
        except Killed:
            kills += 1
        server.kill_at = 0
        await rig.reopen()
        await server.process().round()
        assert {str(thread.id) for thread in server.shown()} == await server.tables(), f"after kill {kills}"
    assert kills >= 5, "who asked, the thread, the table"


async def test_a_table_that_cannot_be_written_leaves_none_either(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No process ends here: it is put away when nobody can be about to write the table any more."""
    looking = server.process()
    await looking.round()

    async def full(*_: Any, **__: Any) -> None:
        raise NotRecorded

    monkeypatch.setattr(server.rig.host.opening, "open_table", full)
    with pytest.raises(NotRecorded):
        await server.open()
    server.rig.now += LEFT_AFTER_S - 1
    await looking.round()
    assert server.shown(), "its table may still be written"
    server.rig.now += 2
    await looking.round()
    assert not server.shown()


async def test_where_others_share_the_store_the_first_look_spares_what_is_new(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    await left_empty(server)
    monkeypatch.setattr(server.rig.host.tables.leases, "shared", True)
    looking = server.process()
    await looking.round()
    assert server.shown(), "another process may be about to write its table"
    server.rig.now += LEFT_AFTER_S + 1
    await looking.round()
    assert not server.shown()


@pytest.mark.parametrize("why", ["written in", "written in just now", "another's", "has a table"])
async def test_only_what_was_left_goes(server: Server, why: str) -> None:
    thread: Any = await left_empty(server)
    match why:
        case "written in":
            thread.message_count = 1
        case "written in just now":
            thread.last_message_id = 5
        case "another's":
            thread.owner_id = 2
        case "has a table":
            await server.rig.table(ANN, BEN, game="geschenk", size=3, thread=str(thread.id))
    await server.process().round()
    assert server.shown() == [thread]


@pytest.mark.parametrize("status", [403, 500])
async def test_what_is_refused_is_tried_again(server: Server, status: int) -> None:
    await left_empty(server)
    server.refused, looking = status, server.process()
    await looking.round()
    assert server.shown()
    server.refused = 0
    server.rig.now += LEFT_AFTER_S + 1
    await looking.round()
    assert not server.shown()
