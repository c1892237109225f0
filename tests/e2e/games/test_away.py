"""A game is removed while its tables are open, and comes back: by unloading and loading, or in another release."""

from __future__ import annotations

import pytest

from engine.host.model.records import GAME_GONE, GAME_UNREADABLE, DeliveryKind, Status
from locales import words
from sandbox import Person
from tests.e2e import world as worlds
from tests.e2e.robust import (
    JA,
    can_play,
    changes_nothing,
    is_paused,
    opened,
    presses,
    says,
    settled,
    shows_one_table,
    started,
    told,
)
from tests.e2e.world import World

TITLE = JA("geschenk-title")


async def switch(world: World, owner: Person, what: str, name: str) -> str:
    """Return the answer of /cogs to the owner of the bot."""
    ix = await owner.slash("lobby", f"cogs {what}", name=name)
    await ix.answer()
    return (await owner.result(ix)).content  # all modules of a game are read anew


async def test_an_unloaded_game_pauses_its_tables_and_goes_on_when_it_is_loaded(
    world: World, sakura: Person, alex: Person
) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    other = await started(world, sakura, computers=3, game="tricky_express", channel="lobby")
    assert await switch(world, sakura, "unload", "geschenk") == says("cog-done", sakura, name="geschenk")
    await is_paused(table, GAME_GONE)
    assert (await other.info()).status is Status.PLAYING
    message = await shows_one_table(table)
    assert JA(GAME_GONE) in message.content and JA("button-resume") not in message.labels
    # Every press gets a kind answer; lists go on working.
    kind = JA("table-paused", why=JA(GAME_GONE))
    for verb, path in (("act", ("take",)), ("resume", ()), ("hint", ()), ("orderset", ())):
        text = await changes_nothing(table, sakura, table.press(sakura, message, verb, 1, *path))
        assert text == (JA("game-away") if verb == "orderset" else kind), verb
    inbox = await told(sakura, await sakura.slash("lobby", "inbox"))
    assert f"<#{(await table.info()).place}>" in inbox, "the thread has the title in its name"
    shelf = await sakura.result(await sakura.slash("lobby", "games", players=4, minutes=20))
    assert TITLE not in shelf.labels and JA("grazia-title") in shelf.labels
    assert await switch(world, sakura, "load", "geschenk") == says("cog-done", sakura, name="geschenk")
    assert (await table.info()).status is Status.PLAYING
    await settled(world)
    await shows_one_table(table)
    await can_play(table)
    await other.play(1)


async def test_a_command_that_is_gone_since_gets_a_kind_word(world: World, sakura: Person) -> None:
    # A command typed in a client that does not know the newest commands yet.
    for name in ("geschenk", "tennos_square"):
        world.bot.tree.remove_command(name)
    await world.host.unloaded_games.unload_game("geschenk")
    for name, kind in (("geschenk", "game-away"), ("tennos_square", "command-old")):
        ix = await sakura.slash("lobby", name)
        assert await told(sakura, ix) == JA(kind)


async def test_a_reload_stops_nobody(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    assert await switch(world, sakura, "reload", "geschenk") == says("cog-done", sakura, name="geschenk")
    assert (await table.info()).status is Status.PLAYING
    await can_play(table)


async def test_an_unloaded_game_stays_so_when_the_connection_is_made_anew(
    world: World, sakura: Person, alex: Person
) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    await switch(world, sakura, "unload", "geschenk")
    await settled(world)
    # The bot ends and is built anew over the same host.
    await world.bot.close()
    await world.task
    await world.connect()
    assert "cogs.games.geschenk" not in world.bot.extensions and "cogs.games.tricky_express" in world.bot.extensions
    assert (await table.info()).paused_for == GAME_GONE
    await world.restart()
    await settled(world)
    await can_play(table)


async def test_a_release_without_the_game_and_one_that_has_it_again(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    other = await started(world, sakura, computers=3, game="tricky_express", channel="lobby")
    waiting = await opened(world, alex, sakura)
    with monkeypatch.context() as without:
        for place in ("GAMES", "NARRATIONS", "PAINTERS"):
            less = {slug: part for slug, part in getattr(worlds, place).items() if slug != "geschenk"}
            without.setattr(worlds, place, less)
            if place != "PAINTERS":
                without.setattr(f"bot.{place}", less)
        await world.restart()
        await is_paused(table, GAME_GONE)
        message = await table.table_message()
        assert TITLE in message.content and JA(GAME_GONE) in message.content
        assert [p.verb for p in presses(message)] == ["menu"]
        hand = await table.posted("hand", sakura)
        assert hand is not None and JA(GAME_GONE) in hand.content and not presses(hand)
        await world.host.deliveries.add_task(waiting.id, DeliveryKind.TABLE)
        await settled(world)
        assert words("en")("game-away") in (await waiting.table_message()).content
        assert [p.verb for p in presses(await waiting.table_message())] == ["leave", "close"]
        for person in (sakura, alex):
            inbox = await told(person, await person.slash("lobby", "inbox"))
            assert f"<#{(await table.info()).place}>" in inbox
        assert JA("target-title") in (await sakura.result(await sakura.slash("lobby", "games"))).labels
        for verb in ("hand", "log", "play", "act", "more", "resume"):
            assert await told(sakura, await table.press(sakura, message, verb, 1, "take"))
        assert await told(alex, await waiting.press(alex, await waiting.table_message(), "start"))
        await other.play(1)
    await world.restart()
    await settled(world)
    await can_play(table)
    await world.host.deliveries.add_task(waiting.id, DeliveryKind.TABLE)
    await settled(world)
    assert words("en")("button-join") in (await waiting.table_message()).labels


@pytest.mark.logs_error("is paused: ")
async def test_a_table_that_cannot_be_read_says_so_and_can_be_given_up(
    world: World, sakura: Person, alex: Person
) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    await world.host.tables.store.write("UPDATE tables SET snapshot = '{}' WHERE id = ?", (table.id,))
    await world.restart()
    for person in (sakura, alex):
        message = await table.table_message()
        assert JA("trouble", ref="") not in await told(person, await table.press(person, message, "hand"))
    await is_paused(table, GAME_UNREADABLE)
    message = await shows_one_table(table)
    assert JA(GAME_UNREADABLE) in message.content
    for person in (sakura, alex):
        ix = await person.click(message, next(p.custom_id() for p in presses(message) if p.verb == "menu"))
        await ix.answer()
        more = await person.result(ix)
        ix = await person.click(more, next(p.custom_id() for p in presses(more) if p.verb == "endvote"))
        await ix.answer()
    assert (await table.info()).status is Status.ENDED
    await settled(world)
    assert JA("table-ended") in (await table.table_message()).content
