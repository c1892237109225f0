"""/mydata: messages to a person whose data is deleted are removed, once, whatever Discord answers."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

import discord
import pytest

from cogs.delivery.messages_at_discord import MessagesAtDiscord
from cogs.people.personal_data import LastMessages
from engine.host.model.records import DeliveryKind, DeliveryTask

TASK = DeliveryTask(1, 7, DeliveryKind.CLEAR, "901", 3, 0, {"channel": "55", "kind": "hand"})


class Asked:
    """Stands in for Posts: the messages that it was asked to remove, and the results."""

    def __init__(self, end: Exception | None = None) -> None:
        self.end, self.cleared = end, list[tuple[str, str, str]]()

    async def clear(self, *what: str) -> None:
        """See Posts."""
        await asyncio.sleep(0)
        self.cleared.append(cast(tuple[str, str, str], what))
        if self.end is not None:
            raise self.end


async def test_a_message_is_taken_away_where_it_is() -> None:
    asked = Asked()
    await LastMessages(cast(MessagesAtDiscord, asked))(TASK)
    assert asked.cleared == [("55", "901", "hand")]


@pytest.mark.parametrize(
    "trouble",
    [
        discord.HTTPException(cast(discord.HTTPException, SimpleNamespace(status=503, reason="")), "away"),
        discord.RateLimited(60.0),
        OSError("no way there"),
    ],
)
async def test_what_cannot_be_taken_away_stays_and_stops_nothing(trouble: Exception) -> None:
    asked = Asked(trouble)
    await LastMessages(cast(MessagesAtDiscord, asked))(TASK)
    assert len(asked.cleared) == 1


async def test_nobody_waits_for_ever_for_a_discord_that_is_slow() -> None:
    asked = Asked()
    await LastMessages(cast(MessagesAtDiscord, asked), until=0.0)(TASK)
    assert asked.cleared == []
