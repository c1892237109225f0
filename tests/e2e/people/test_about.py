"""The bot's texts about itself, and its first message in a server."""

from __future__ import annotations

from cogs.shelf.about import VERSION
from locales import words
from sandbox import Guild, Message, Person
from tests.e2e.robust import JA, settled, told
from tests.e2e.world import World

EN = words("en")
SILENT = 1 << 12


async def test_help_says_how_to_begin_who_runs_it_and_what_is_kept(world: World, alex: Person, sakura: Person) -> None:
    about = await alex.result(await alex.slash(alex.dm(), "help"))
    assert (
        VERSION in about.content
        and str(len(world.host.tables.library.games)) in about.content
        and "さくら" in about.content
    )
    assert about.content.splitlines()[:2] == [
        "`/games` shows the games and opens a table.",
        "`/play` brings your hand when it's your turn.",
    ]
    assert about.labels == [
        EN(f"button-{x}") for x in ("shelf", "privacy", "terms", "mydata", "mydatadelete", "invite")
    ]
    for page, has in (("privacy", EN("button-mydatadelete")), ("terms", "no money")):
        assert has in await told(alex, await alex.click(about, EN(f"button-{page}")))
    shelf = await alex.result(await alex.click(about, EN("button-shelf")))
    assert shelf.content.startswith(EN("shelf-open"))
    world.bot.source = "https://example.org/tefuda"
    about = await sakura.result(await sakura.slash("table", "help"))
    assert about.ephemeral and about.labels[-1] == JA("button-source")
    assert all(f"`/{JA(f'command-{name}-name')}`" in about.content for name in ("games", "play"))


def ours(world: World, guild: Guild) -> list[Message]:
    """Return the bot's public messages in a server."""
    bot = world.box.world.bot.id
    there = [c for c in world.box.world.channels.values() if c.guild_id == guild.id]
    return [m for c in there for m in c.messages.values() if m.data["author"]["id"] == bot and not m.ephemeral]


async def test_the_first_message_in_a_server_comes_once(world: World, alex: Person) -> None:
    admin = world.box.admin
    guild = admin.add_guild("New", ("rules", "lobby"), "ja", bot=False)
    closed = next(c for c in world.box.world.channels.values() if c.guild_id == guild.id)
    admin.join(guild, world.box.world.bot)
    await world.box.until(lambda: bool(ours(world, guild)))
    (hello,) = ours(world, guild)
    assert closed.id == hello.channel_id
    assert hello.content.startswith(JA("greeting")) and EN("greeting-other") in hello.content
    assert hello.flags & SILENT and hello.labels == [JA("button-shelf")]
    shelf = await alex.result(await alex.click(hello, JA("button-shelf")))
    assert shelf.ephemeral and shelf.content.startswith(EN("shelf-open"))
    await world.restart()
    admin.leave(guild, world.box.world.bot)
    admin.join(guild, world.box.world.bot)
    await settled(world)
    assert len(ours(world, guild)) == 1
    # A server in which the bot was before gets no message.
    assert not ours(world, world.box.guild("Home"))


async def test_hello_is_said_where_we_may_write_and_also_after_a_time_away(world: World) -> None:
    admin, bot = world.box.admin, world.box.world.bot
    await world.stop()
    guild = admin.add_guild("New", ("rules", "lobby"), bot=False)
    rules, lobby = (c for c in world.box.world.channels.values() if c.guild_id == guild.id)
    admin.deny(rules, "SEND_MESSAGES")
    admin.join(guild, bot)
    await world.start()
    await world.box.until(lambda: bool(ours(world, guild)))
    (hello,) = ours(world, guild)
    assert hello.channel_id == lobby.id and hello.content.startswith(EN("greeting"))
