"""Which messages bury a table message, so that the next state is a message anew."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.delivery.messages_at_discord import MessagesAtDiscord
from engine.host.model.records import Post

PLACE = 7


def message(number: int, kind: discord.MessageType = discord.MessageType.default, *, ephemeral: bool = False) -> Any:
    flags = SimpleNamespace(ephemeral=ephemeral)
    return SimpleNamespace(guild=1, flags=flags, type=kind, id=number, channel=SimpleNamespace(id=PLACE))


@pytest.mark.parametrize(
    ("later", "buried"),
    [
        (message(11), True),
        (message(11, ephemeral=True), False),
        (message(11, discord.MessageType.channel_name_change), False),
    ],
)
def test_only_messages_that_stay_for_all_bury_a_table(later: Any, buried: bool) -> None:
    bot: Any = SimpleNamespace(services=None, get_channel=lambda _: None)
    posts, table = MessagesAtDiscord(bot), Post(1, "table", "", str(PLACE), "10", 0, 0.0)
    posts.note_newest(message(10))
    posts.note_newest(later)
    assert posts.is_newest(table) is not buried
