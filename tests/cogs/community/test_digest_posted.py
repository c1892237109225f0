"""The weekly digest comes once, after any kill or refusal, and even after the bot has left its server."""

from __future__ import annotations

import itertools
from typing import Any

import discord
import pytest

from cogs.community.channel_posts import FORBIDDEN_S, LOOK_S
from cogs.community.left_servers import LEFT_AFTER_S
from cogs.community.weekly_digest import KIND, set_digest
from cogs.run.shards import Shards
from engine.host.community.channel_posts import PAGE
from engine.host.community.weekly_digest import WEEK_S
from engine.host.model.records import Refused
from tests.cogs.digest_server import GUILD, HOME, SECRET, Discord, looking, manager, there_with, trouble
from tests.host.kills import Killed
from tests.host.rig import Rig


@pytest.mark.parametrize("where", ["after sending", "begun", "before-commit", "after-commit"])
async def test_killed_anywhere_it_comes_once(rig: Rig, where: str) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"))
    rig.now += WEEK_S
    await looking(rig)
    for number in range(1, 6):
        points = itertools.count(1)

        def die(reached: str, points: Any = points, number: int = number) -> None:
            if reached == where and next(points) == number:
                raise Killed

        there.killed = where if number == 1 else ""
        rig.host.tables.store.hook = die
        try:
            await there.board.round()
        except Killed:
            rig.host.tables.store.hook = None
            await there.restart()
            rig.now += 600
            continue
        break
    rig.host.tables.store.hook = None
    assert len(there.shown) == 1
    one = await there.board.channel_posts.one(KIND, str(GUILD))
    assert one is not None and one.message == "500" and one.trying is None and (one.due or 0) > rig.now


async def test_trouble_puts_it_off_and_a_lost_channel_ends_it(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"))
    rig.now += WEEK_S
    await looking(rig)
    there.trouble = [trouble(500, 0), trouble(403, 50013)]
    for wait in (LOOK_S, 600, 600, FORBIDDEN_S):
        await there.board.round()
        assert there.shown == {}
        rig.now += wait
    await there.board.round()
    assert len(there.shown) == 1
    rig.now += WEEK_S
    there.trouble = [trouble(404, 10003)]
    await there.board.round()
    assert await there.board.channel_posts.one(KIND, str(GUILD)) is None


async def test_a_server_that_another_process_serves_is_passed_over(rig: Rig) -> None:
    there = await there_with(rig)
    await set_digest(manager(there, "en"))
    rig.now += WEEK_S
    await looking(rig)
    there.bot.get_guild, there.bot.mine = lambda _: None, Shards.parse("1/2")
    for _ in range(2):
        await there.board.round()
        assert there.shown == {} and len(await there.board.channel_posts.due()) == 1
        rig.now += LEFT_AFTER_S


async def test_where_we_may_not_post_nothing_is_set(rig: Rig) -> None:
    there = await there_with(rig)
    who = manager(there, "en")
    with pytest.raises(Refused) as refused:
        await set_digest(who, SECRET)
    assert refused.value.reason == "digest-cannot-post"
    assert await there.board.channel_posts.one(KIND, str(GUILD)) is None


async def test_a_channel_that_the_manager_does_not_see_is_not_looked_into(rig: Rig) -> None:
    there = await there_with(rig)
    await looking(rig, HOME)
    who, channel = manager(there, "en"), there.channel(int(HOME))
    nothing = discord.Permissions.none()
    may = channel.permissions_for(None)
    channel.permissions_for = lambda member: nothing if member is who.interaction.user else may
    there.guild.get_channel = lambda _: channel
    with pytest.raises(Refused, match="digest-cannot-post"):
        await set_digest(who, HOME)
    assert await there.board.channel_posts.one(KIND, str(GUILD)) is None


async def test_servers_that_we_have_left_keep_no_other_waiting(rig: Rig) -> None:
    there = await there_with(rig)
    await looking(rig)
    for number in range(PAGE + 1):
        await there.board.channel_posts.want(KIND, str(900 + number), str(900 + number), HOME, "en", rig.now - 9)
    await there.board.channel_posts.want(KIND, str(GUILD), str(GUILD), HOME, "en", rig.now)
    await there.board.round()
    assert len(there.shown) == 1
    assert await there.board.channel_posts.due() == [], "nor are they read again and again"


async def left(there: Discord) -> None:
    """Let a digest be due after the bot was removed from the server."""
    await set_digest(manager(there, "en"))
    there.rig.now += WEEK_S
    await looking(there.rig)
    there.bot.get_guild = lambda _: None
    await there.board.round()


async def test_back_in_a_server_nothing_of_it_is_lost(rig: Rig) -> None:
    there = await there_with(rig)
    server = there.bot.get_guild
    await left(there)
    there.bot.get_guild = server
    await there.board.round()
    assert there.shown == {}
    await there.board.on_guild_join(there.guild)
    await there.board.round()
    assert len(there.shown) == 1


async def test_whoever_comes_back_unnoticed_waits_an_hour_at_most(rig: Rig) -> None:
    there = await there_with(rig)
    server = there.bot.get_guild
    await left(there)
    there.bot.get_guild = server
    rig.now += FORBIDDEN_S
    await there.board.round()
    assert len(there.shown) == 1


async def test_an_outage_takes_no_server_away(rig: Rig) -> None:
    """Discord lists a server that it cannot reach as unavailable: it still exists, and the post waits."""
    there = await there_with(rig)
    await set_digest(manager(there, "en"))
    rig.now += WEEK_S
    await looking(rig)
    there.guild.unavailable = True
    for _ in range(5):
        there.trouble = [trouble(503, 0)]
        await there.board.round()
        rig.now += LEFT_AFTER_S / 4
    assert there.shown == {} and await there.board.channel_posts.one(KIND, str(GUILD)) is not None
    there.trouble = []
    await there.board.round()
    assert await there.board.channel_posts.one(KIND, str(GUILD)) is not None
