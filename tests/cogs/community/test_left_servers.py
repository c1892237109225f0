"""Data of a server is deleted 30 days after the bot has left it, and stays if the bot comes back before."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.community.channel_posts import FORBIDDEN_S
from cogs.community.left_servers import LEFT_AFTER_S, LeftServers
from cogs.community.weekly_digest import KIND
from cogs.run.shards import Shards
from engine.host.people.servers import GREETED
from tests.cogs.digest_server import GUILD, HOME, Discord
from tests.host.engines import contents
from tests.host.rig import ANN, BEN, Rig

SERVER, OTHER = str(GUILD), "6"
DAY = 86_400.0


@pytest.fixture
async def there(rig: Rig) -> Discord:
    """Provide a server with settings and a due digest, beside a server of another process; Ann plays there."""
    there = Discord(rig)
    await there.digest.cog_load()
    for server in (SERVER, OTHER):
        await rig.host.servers.change(server, lambda settings: replace(settings, lang="ja", channels=(HOME,)))
        await rig.host.settings.keep(f"{GREETED} {server}", "yes")
        await rig.host.tables.store.write(
            "INSERT INTO nicknames (guild, person, name) VALUES (?, '1', 'Zo')", (server,)
        )
        await there.board.channel_posts.place(KIND, server, server, HOME, "ja", rig.now)
    info = await rig.host.opening.open_table(
        "geschenk", {}, 3, ANN, guild=SERVER, channel=HOME, lang="ja", interaction=rig.press()
    )
    await rig.host.seating.join(info.id, BEN, rig.press())
    there.bot.get_guild = lambda number: None
    return there


def kept(rig: Rig, server: str) -> list[str]:
    """Return the rows of the store about a server, without its tables."""
    rows = [row for row in contents(rig.path) if row.startswith(("guilds", "bulletins", "kept", "nicknames"))]
    return [row for row in rows if f"'{server}'" in row or f" {server}'" in row]


async def test_settings_go_thirty_days_after_the_bot_has_left(rig: Rig, there: Discord) -> None:
    before, looks = kept(rig, SERVER), LeftServers(there.bot)
    assert len(before) == 4
    await looks.round()
    for _ in range(30):
        rig.now += DAY
        await looks.round()
        await there.board.round()
    assert len([row for row in kept(rig, SERVER) if "left" not in row]) == 4, "not a moment sooner"
    rig.now += FORBIDDEN_S
    await looks.round()
    assert kept(rig, SERVER) == [] and (await rig.host.servers.settings(SERVER)).lang is None
    (info,) = await rig.host.reading.tables_of(ANN.id)
    assert info.guild == SERVER, "a table is its people's"
    await looks.round()
    assert kept(rig, SERVER) == []


async def test_a_return_before_keeps_everything(rig: Rig, there: Discord) -> None:
    before, looks = kept(rig, SERVER), LeftServers(there.bot)
    await looks.round()
    rig.now += 20 * DAY
    there.bot.get_guild = lambda number: there.guild
    await looks.round()
    assert kept(rig, SERVER) == before
    there.bot.get_guild = lambda number: None
    await looks.round()
    rig.now += 20 * DAY
    await looks.round()
    assert len(kept(rig, SERVER)) == 5, "the days are counted anew"
    # The bot was back on the last day, unnoticed as it was not connected.
    rig.now += 20 * DAY
    there.bot.get_guild = lambda number: there.guild
    await looks.round()
    assert kept(rig, SERVER) == before


async def test_a_server_of_another_process_is_left_alone(rig: Rig, there: Discord) -> None:
    there.bot.mine = Shards.parse("1/2")
    looks, before = LeftServers(there.bot), kept(rig, OTHER)
    for _ in range(3):
        await looks.round()
        rig.now += LEFT_AFTER_S
    assert kept(rig, OTHER) == before


async def test_nothing_goes_right_after_a_long_sleep_or_a_jump_of_the_clock(rig: Rig, there: Discord) -> None:
    looks = LeftServers(there.bot)
    await looks.round()
    rig.now += 2 * LEFT_AFTER_S
    rig.host.clocks.expires_from = rig.now + DAY
    await looks.round()
    assert len(kept(rig, SERVER)) == 5
    rig.now += DAY
    await looks.round()
    assert kept(rig, SERVER) == []


async def test_a_server_that_discord_cannot_reach_is_there(rig: Rig, there: Discord) -> None:
    there.guild.unavailable = True
    there.bot.get_guild = lambda number: there.guild
    looks, before = LeftServers(there.bot), kept(rig, SERVER)
    for _ in range(3):
        await looks.round()
        rig.now += LEFT_AFTER_S
    assert kept(rig, SERVER) == before
