"""Who of a table has left its server: Discord is asked for all of them at once, since a press waits for it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord

from cogs.lobby import Lobby
from engine.host.records import Seat


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
    async with asyncio.timeout(5):
        assert [seat.person for seat in await Lobby(bot).gone_people(info)] == ["7", "9"]
