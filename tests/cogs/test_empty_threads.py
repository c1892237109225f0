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

from cogs.empty_threads import EmptyThreads
from cogs.opening import open_table
from cogs.services import Services
from engine.games.registry import GAMES
from engine.host.records import NotRecorded
from engine.host.thread_intentions import FORGOTTEN_AFTER_S, LEFT_AFTER_S, ThreadIntentions
from engine.players.registry import CHOOSERS
from locales import words
from render.games.registry import NARRATIONS
from tests.host.rig import ANN, BEN, Rig

GUILD, CHANNEL, US = 5, 7, 1
ALL = discord.Permissions.all()


class Killed(BaseException):
    """The process ends here."""


class Thread:
    """A thread at Discord."""

    def __init__(self, server: Server, name: str, owner: int = US) -> None:
        self.server, self.name, self.owner_id, self.parent_id = server, name, owner, CHANNEL
        self.id, self.message_count, self.archived = server.number(server.rig.now), 0, False

    async def delete(self) -> None:
        self.server.may("delete")
        self.server.threads.remove(self)

    async def edit(self, *, archived: bool) -> None:
        self.server.may("edit")
        self.archived = archived


class Server:
    """A server with one channel, and a process of ours that may be killed at any point of what it does."""

    def __init__(self, rig: Rig) -> None:
        self.rig, self.ids, self.points, self.kill_at = rig, itertools.count(100), 0, 0
        self.threads: list[Thread] = []
        self.refused: dict[str, int] = {}
        self.guild = SimpleNamespace(id=GUILD, unavailable=False, me=SimpleNamespace(id=US), threads=self.threads)
        self.channel = MagicMock(spec=discord.TextChannel)
        self.channel.id, self.channel.guild, self.channel.create_thread = CHANNEL, self.guild, self.create

    def number(self, opened: float) -> int:
        """The id of what was made then; it tells the time."""
        return discord.utils.time_snowflake(datetime.fromtimestamp(opened, UTC)) + next(self.ids)

    def point(self, _: str = "") -> None:
        self.points += 1
        if self.points == self.kill_at:
            raise Killed

    def may(self, what: str) -> None:
        if status := self.refused.get(what):
            kind = {403: discord.Forbidden, 404: discord.NotFound, 500: discord.DiscordServerError}[status]
            raise kind(SimpleNamespace(status=status, reason=""), {"code": 0, "message": "no"})

    async def create(self, *, name: str, **_: Any) -> Thread:
        self.point()
        thread = Thread(self, name)
        self.threads.append(thread)
        self.point()
        return thread

    @property
    def services(self) -> Services:
        return Services(self.rig.host, MagicMock(), NARRATIONS, lambda: self.rig.now)

    async def open(self) -> None:
        """Somebody opens a table here."""

        async def nothing(*_: Any, **__: Any) -> None: ...

        interaction = SimpleNamespace(
            guild_id=GUILD,
            channel_id=CHANNEL,
            channel=self.channel,
            app_permissions=ALL,
            is_guild_integration=lambda: True,
            response=SimpleNamespace(defer=nothing),
            edit_original_response=nothing,
        )
        who: Any = SimpleNamespace(
            services=self.services, interaction=interaction, person=ANN, words=words("en"), key=self.rig.press()
        )
        await open_table(who, "geschenk", 3, {})

    async def round(self) -> None:
        served = {GUILD: self.guild}
        await EmptyThreads(SimpleNamespace(services=self.services, get_guild=served.get)).round()  # type: ignore[arg-type]  # no bot

    async def later(self, seconds: float = LEFT_AFTER_S + 1) -> None:
        self.rig.now += seconds
        await self.round()

    async def written(self) -> int:
        rows = await self.rig.host.store.rows("SELECT COUNT(*) AS made FROM thread_intentions")
        return int(rows[0]["made"])


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
        rig.host.store.hook = server.point
        try:
            await server.open()
            done = True
        except Killed:
            kills += 1
        server.kill_at = 0
        await rig.reopen()
        await server.later()
        tables = {row["thread"] for row in await rig.host.store.rows("SELECT thread FROM tables")}
        assert {str(thread.id) for thread in server.threads} == tables, f"after kill {kills}"
        assert await server.written() == 0
    assert kills >= 8, "what is remembered of a person, the intention, the thread, the table"


async def test_what_may_still_become_a_table_is_left_alone(server: Server) -> None:
    thread = await left_empty(server)
    await server.later(LEFT_AFTER_S - 1)
    assert server.threads == [thread]
    await server.later(2)
    assert not server.threads and not await server.written()


@pytest.mark.parametrize("why", ["written in", "another's", "opened long before", "of another name", "has a table"])
async def test_only_what_was_left_goes(server: Server, why: str) -> None:
    thread = await left_empty(server)
    match why:
        case "written in":
            thread.message_count = 1
        case "another's":
            thread.owner_id = 2
        case "opened long before":
            thread.id = server.number(server.rig.now - 3600)
        case "of another name":
            thread.name += "!"
        case "has a table":
            await server.rig.table(ANN, BEN, game="geschenk", size=3, thread=str(thread.id))
    await server.later()
    assert server.threads == [thread] and not thread.archived and not await server.written()


async def test_where_we_may_not_delete_it_is_put_away(server: Server) -> None:
    thread = await left_empty(server)
    server.refused = {"delete": 403}
    await server.later()
    assert thread.archived and not await server.written()


@pytest.mark.parametrize(
    ("delete", "edit", "again"), [(500, 0, True), (404, 0, False), (403, 403, False), (403, 500, True)]
)
async def test_trouble_is_tried_again_and_refusals_are_not(server: Server, delete: int, edit: int, again: bool) -> None:
    await left_empty(server)
    server.refused = {"delete": delete, "edit": edit}
    await server.later()
    assert await server.written() == again
    server.refused = {}
    await server.later(1)
    assert not await server.written() and len(server.threads) == (not again)


async def test_a_server_out_of_reach_is_waited_for_but_not_for_ever(server: Server) -> None:
    await left_empty(server)
    server.guild.unavailable = True
    await server.later()
    assert await server.written() == 1
    await server.later(FORGOTTEN_AFTER_S)
    assert not await server.written()


async def test_no_thread_is_opened_that_is_not_written_down_before(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: Any) -> None:
        raise NotRecorded

    monkeypatch.setattr(ThreadIntentions, "intend", full)
    with pytest.raises(NotRecorded):
        await server.open()
    assert not server.threads
