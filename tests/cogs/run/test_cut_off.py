"""A connection cut during a request, or a rate limit far in the future: no part of the bot ends with it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.delivery.direct_messages import own_channel
from cogs.delivery.empty_threads import put_away
from cogs.shelf.dm_replies import DmReplies
from cogs.ui.members import Members
from engine.host.model.records import Refused
from tests.host.rig import ANN, Rig

CUTS = [aiohttp.ServerDisconnectedError(), ConnectionResetError(), TimeoutError(), discord.RateLimited(900.0)]
pytestmark = pytest.mark.parametrize("cut", CUTS, ids=lambda cut: type(cut).__name__)


class Cut:
    """A call whose connection is always cut."""

    def __init__(self, cut: BaseException) -> None:
        self.cut, self.asked = cut, 0

    async def __call__(self, *_: object, **__: object) -> Any:
        self.asked += 1
        raise self.cut


async def test_who_is_in_a_server_counts_as_being_there(rig: Rig, cut: BaseException) -> None:
    asking = Cut(cut)
    bot: Any = SimpleNamespace(
        services=SimpleNamespace(clock=lambda: rig.now, seen_in_server={}), http=SimpleNamespace(get_member=asking)
    )
    members = Members(bot)
    assert await members.here(5, [ANN.id]) == {ANN.id}
    assert await members.here(5, [ANN.id]) == {ANN.id} and asking.asked == 2, "it is not remembered"


async def test_an_empty_thread_stays_until_the_next_round(cut: BaseException) -> None:
    asking = Cut(cut)
    thread: Any = SimpleNamespace(edit=asking)
    await put_away(thread)
    assert asking.asked == 1


async def test_who_cannot_be_reached_is_told_so_by_the_deal_of_the_day(rig: Rig, cut: BaseException) -> None:
    services: Any = SimpleNamespace(
        host=rig.host, live_hands=SimpleNamespace(direct_messages=SimpleNamespace(open=Cut(cut))), clock=lambda: rig.now
    )
    who: Any = SimpleNamespace(interaction=SimpleNamespace(guild_id=5), person=ANN, services=services)
    with pytest.raises(Refused, match="daily-needs-messages"):
        await own_channel(who)


async def test_words_in_a_direct_message_that_cannot_be_answered_are_let_go(rig: Rig, cut: BaseException) -> None:
    asking = Cut(cut)
    services: Any = SimpleNamespace(clock=lambda: rig.now)
    written = DmReplies(SimpleNamespace(services=services))  # type: ignore[arg-type]  # no bot
    written.answer = asking  # type: ignore[method-assign]
    message: Any = SimpleNamespace(
        guild=None,
        author=SimpleNamespace(id=7, bot=False),
        type=discord.MessageType.default,
        channel=SimpleNamespace(id=8),
        id=9,
    )
    await written.on_message(message)
    assert asking.asked == 1
