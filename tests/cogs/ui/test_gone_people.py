"""People of a table who have left its server: one request to Discord for all of them, since a press waits for it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.delivery.direct_messages import DirectMessages
from cogs.delivery.mentions import Mentions
from cogs.delivery.messages_at_discord import MessagesAtDiscord
from cogs.lobby.lobby import Lobby
from cogs.lobby.lost_places import LostPlaces
from cogs.run.refusals import NoDirectMessages
from cogs.ui.members import Members
from cogs.ui.messages import Sheet
from cogs.ui.panel import Panel
from engine.host.model.records import Overtaken, Seat, Status
from sandbox import PATIENCE
from tests.cogs.digest_server import trouble


async def test_everybody_is_asked_for_at_once() -> None:
    at_once, left = asyncio.Barrier(3), {7, 9}

    async def get_member(guild: int, person: int) -> dict[str, Any]:
        await at_once.wait()
        if person in left:
            answer: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(answer, {"code": 10007, "message": "Unknown Member"})
        return {}

    bot: Any = SimpleNamespace(http=SimpleNamespace(get_member=get_member), services=SimpleNamespace())
    seats = [Seat(p, person, f"{person}") for p, person in enumerate(("7", "8", None, "9"))]
    info: Any = SimpleNamespace(guild="1", seats=seats)
    async with asyncio.timeout(PATIENCE):
        assert [seat.person for seat in await Lobby(bot).gone_people(info)] == ["7", "9"]


@pytest.mark.parametrize(
    ("status", "code", "gone"),
    [
        (404, 10007, True),
        (404, 10013, True),
        (404, 10004, False),
        (403, 50001, False),
        (500, 0, False),
        (429, 0, False),
    ],
)
async def test_nobody_has_left_where_discord_does_not_say_so(status: int, code: int, gone: bool) -> None:
    """For example a server that removed the bot: one press would take the seats of all."""

    async def get_member(guild: int, person: int) -> None:
        raise trouble(status, code)

    bot: Any = SimpleNamespace(http=SimpleNamespace(get_member=get_member), services=SimpleNamespace())
    info: Any = SimpleNamespace(guild="1", seats=[Seat(0, "7", "7")])
    assert bool(await Lobby(bot).gone_people(info)) is gone


async def test_who_has_been_forgotten_is_gone_and_nobody_asks_discord_for_them() -> None:
    """Their seat stays at running tables under an anonymous name, without an id of Discord's."""
    services: Any = SimpleNamespace(live_hands=SimpleNamespace(direct_messages=None), host=None)
    bot: Any = SimpleNamespace(http=None, services=services)
    nobody = "somebody-52d90c6f2d6badb2"
    info: Any = SimpleNamespace(guild="1", seats=[Seat(0, nobody, "")])
    assert [seat.person for seat in await Lobby(bot).gone_people(info)] == [nobody]
    assert await Mentions(bot, no_reason).has_left(info, nobody)
    assert await Members(bot).here(1, [nobody]) == set()
    with pytest.raises(NoDirectMessages):
        await DirectMessages(bot, MessagesAtDiscord(bot)).send(nobody, "n", Sheet("text", Panel()))


async def no_reason(_: object, __: str) -> None:
    """Find no person out of reach."""


async def test_every_table_of_a_server_that_is_gone_pauses_whoever_writes_meanwhile() -> None:
    """Another process writes the first of the tables at the same time."""
    tries: list[int] = []

    async def tables_in(guild: str) -> list[Any]:
        return [SimpleNamespace(id=number, status=Status.PLAYING) for number in (1, 2)]

    async def pause(table: int, reason: str) -> None:
        tries.append(table)
        if tries == [1]:
            raise Overtaken

    host = SimpleNamespace(reading=SimpleNamespace(tables_in=tables_in), suspension=SimpleNamespace(pause=pause))
    bot: Any = SimpleNamespace(services=SimpleNamespace(host=host))
    await LostPlaces(bot).on_guild_remove(SimpleNamespace(id=5))  # type: ignore[arg-type]  # no server
    assert tries == [1, 1, 2]
