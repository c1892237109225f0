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
    return SimpleNamespace(
        guild=1, flags=flags, type=kind, id=number, channel=SimpleNamespace(id=PLACE), reference=None
    )


@pytest.mark.parametrize(
    ("later", "buried"),
    [
        (message(11), True),
        (message(11, ephemeral=True), False),
        (message(11, discord.MessageType.channel_name_change), False),
    ],
)
def test_only_messages_that_stay_for_all_bury_a_table(later: Any, buried: bool) -> None:
    bot: Any = SimpleNamespace(services=None, user=None, get_channel=lambda _: None)
    posts, table = MessagesAtDiscord(bot), Post(1, "table", "", str(PLACE), "10", 0, 0.0)
    posts.note_newest(message(10))
    posts.note_newest(later)
    assert posts.is_newest(table) is not buried


@pytest.mark.parametrize("ours", [True, False])
async def test_discords_notice_of_a_thread_goes_once_our_own_message_says_more(ours: bool) -> None:
    deleted: list[tuple[int, int]] = []

    class Place(SimpleNamespace):
        def get_partial_message(self, number: int) -> Any:
            async def delete() -> None:
                deleted.append((self.id, number))

            return SimpleNamespace(delete=delete)

    bot: Any = SimpleNamespace(services=None, user=SimpleNamespace(id=1))
    bot.get_partial_messageable = lambda number: Place(id=number)
    posts, notice = MessagesAtDiscord(bot), message(11, discord.MessageType.thread_created)
    notice.author, notice.reference = SimpleNamespace(id=1 if ours else 2), SimpleNamespace(channel_id=70)
    posts.note_newest(notice)
    for _ in range(2):
        await posts.clear_opened("70")
        await posts.clear_opened("71")
    assert deleted == ([(PLACE, 11)] if ours else [])
