"""One person presses as fast as they can: the effect on others, and the answers to that person."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.host.model.asks import SOUNDING
from engine.host.model.preferences import GuildSettings
from engine.host.model.records import Person as Known
from sandbox import Person
from tests.e2e.driver import new_table, open_table, press_at
from tests.e2e.robust import JA
from tests.e2e.world import World

SILENT = 1 << 12
WAITING = GuildSettings("").waiting


async def test_one_table_too_many_is_refused_before_anything_is_shown(world: World, sakura: Person) -> None:
    tables = [await open_table(world, sakura, "geschenk", players=3) for _ in range(WAITING)]
    places = set(world.box.world.channels)
    answer = await sakura.result(await new_table(sakura, "table", "geschenk", players=3))
    listed = JA.join([str(table) for table in tables])
    assert answer.ephemeral and answer.content == JA("tables-waiting-enough", most=WAITING, tables=listed)
    assert set(world.box.world.channels) == places, "no thread either"
    guild = str(world.box.channel("table").guild_id)
    await world.host.servers.change(guild, lambda s: replace(s, waiting=WAITING + 1, watched=0))
    assert await open_table(world, sakura, "geschenk", players=3)
    refused = await sakura.result(await sakura.slash("table", "watch", game="geschenk"))
    assert refused.ephemeral and refused.content == JA("tables-watched-off")


async def test_the_fourth_invitation_of_one_person_makes_no_sound(world: World, sakura: Person, alex: Person) -> None:
    for count in range(1, SOUNDING + 2):
        wanted: dict[str, Any] = {"with": alex, "players": 3}
        table = await open_table(world, sakura, "geschenk", **wanted)
        await world.box.until(lambda count=count: len(alex.sees(alex.dm())) == count)  # type: ignore[misc]
        await world.host.seating.close_table(table, Known(sakura.id, "さくら"), f"close-{table}")
    sounds = [not m.flags & SILENT for m in alex.sees(alex.dm())]
    assert sounds == [True] * SOUNDING + [False]


async def test_who_was_sent_away_is_told_how_to_come_back(world: World, sakura: Person, alex: Person) -> None:
    table = await open_table(world, sakura, "geschenk", players=3)
    await press_at(world, alex, table, "join")
    await world.host.seating.kick(table, Known(sakura.id, "さくら"), alex.id, "kick")
    assert "/games" in (await press_at(world, alex, table, "join")).content
    assert (await world.host.reading.table(table)).seat_of(alex.id) is None
