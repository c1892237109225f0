"""The owner takes a game away, and gives another one a new name, while tables of both are in play."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.community.seek_sheets import playable
from cogs.lobby.opening import OPEN_TABLE
from cogs.run.offering import ALL_GAMES, Offering
from cogs.shelf.learning import taught_now
from cogs.typed.game_names import on_offer
from cogs.ui.ids import Press
from engine.host.model.records import Status
from locales import catalogue, words
from sandbox import Person, Sandbox
from tests.e2e.forked import Nursery
from tests.e2e.games.test_away import switch
from tests.e2e.mortal import Mortal
from tests.e2e.robust import JA, can_play, opened, says, settled, started, told
from tests.e2e.world import World, eventually, people

NAME = "Glass Beads"


@pytest.fixture(autouse=True)
def own_names() -> Iterator[None]:
    """Give all games their own names back."""
    yield
    catalogue.rename({})


def commands(world: World) -> set[str]:
    """Return the commands that the bot has now."""
    return {command.name for command in world.bot.tree.get_commands()}


async def test_one_game_goes_and_one_gets_another_name_under_running_tables(
    world: World, sakura: Person, alex: Person
) -> None:
    named = await started(world, sakura, alex, computers=1, players=3)
    gone = await started(world, sakura, alex, computers=1, game="grazia", players=3, channel="lobby")
    waits = await opened(world, sakura, alex, game="grazia", channel="lobby", players=3)
    world.bot.offering = lambda: Offering.read(f"-grazia, geschenk={NAME}")
    for slug in ("grazia", "geschenk"):
        assert await switch(world, sakura, "reload", slug) == says("cog-done", sakura, name=slug)
    assert {"glass_beads"} == commands(world) & {"glass_beads", "geschenk", "grazia"}

    # No new table of the one: not on the shelf, not by its command, not by an old button.
    shelf = await sakura.result(await sakura.slash("lobby", "games", players=4, minutes=20))
    assert NAME in shelf.labels and not {JA("grazia-title"), JA("geschenk-title")} - {NAME} & set(shelf.labels)
    services = world.bot.services
    assert {"grazia"}.isdisjoint([*on_offer(services), *playable(services), *taught_now(services)])
    count = len(await world.host.reading.tables_of(sakura.id))
    old = Press(0, OPEN_TABLE, 0, ("grazia",)).custom_id()
    press = await sakura.click(await gone.table_message(), old, forge=True)
    assert await told(sakura, press) == JA("game-closed")
    assert len(await world.host.reading.tables_of(sakura.id)) == count

    # Both tables go on; the other one by its new name.
    for table in (named, gone):
        assert (await table.info()).status is Status.PLAYING
        await can_play(table)
    # So does one that waited for its players.
    await settled(world)
    for verb in ("cpu", "start"):
        await (await waits.press(sakura, await waits.table_message(), verb)).answer()
        await settled(world)
    assert (await waits.info()).status is Status.PLAYING
    message = await named.table_message()
    assert NAME in message.content and words("ja")("geschenk-title") == NAME
    card = await told(sakura, await sakura.slash("lobby", "glass_beads"))
    assert NAME in card and "ゲシェンク" not in card

    # A bot that is built anew has the same commands; and all comes back.
    await world.bot.close()
    await world.task
    await world.connect()
    assert {"glass_beads"} == commands(world) & {"glass_beads", "geschenk", "grazia"}
    world.bot.offering = lambda: ALL_GAMES
    for slug in ("grazia", "geschenk"):
        assert await switch(world, sakura, "reload", slug) == says("cog-done", sakura, name=slug)
    assert {"geschenk", "grazia"} == commands(world) & {"glass_beads", "geschenk", "grazia"}
    assert words("ja")("geschenk-title") == "ゲシェンク"
    await can_play(gone)


@pytest.mark.logs_error("stays as it was")
async def test_a_setting_that_is_wrong_by_now_changes_nothing(world: World, sakura: Person) -> None:
    def wrong() -> Offering:
        return Offering.read("chess=Glass Beads")

    before = commands(world)
    world.bot.offering = wrong
    assert await switch(world, sakura, "reload", "geschenk") == says("cog-broken", sakura, name="geschenk")
    assert commands(world) == before and world.host.tables.library.opens("geschenk")

    async def calm() -> bool:
        return not catalogue.renamed()

    await eventually(calm)


class Owned(Mortal):
    """A bot whose owner has set which games it offers."""

    def environment(self, token: str) -> dict[str, str]:
        return {**super().environment(token), "TEFUDA_GAMES": f"-grazia, geschenk={NAME}"}


async def test_the_setting_holds_from_the_start(tmp_path: Path, nursery: Nursery) -> None:
    box = Sandbox()
    people(box)
    async with box:
        bot = Owned(box, tmp_path, nursery)
        await bot.start()
        names = {command["name"] for command in box.world.commands[None]}
        assert names & {"glass_beads", "geschenk", "grazia", "love_letter"} == {"glass_beads", "love_letter"}
        await bot.kill()
