"""A person is told of a new table without a sound, goes there by the link, and ends it with one press."""

from __future__ import annotations

from cogs.ui.ids import Press
from locales import words
from sandbox import Person
from tests.e2e.driver import open_table, press_at
from tests.e2e.robust import settled
from tests.e2e.world import World

EN = words("en")
SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""


async def test_told_once_and_no_more(world: World, sakura: Person, alex: Person) -> None:
    shelf = await alex.result(await alex.slash("table", "games"))
    seats = await alex.result(await alex.click(shelf, Press(0, "openseats").custom_id(), forge=True))
    on = await alex.result(await alex.click(seats, EN("button-alert-on")))
    assert EN("open-seats-alerts") in on.content
    table = await open_table(world, sakura, "geschenk", players=3)
    await settled(world)
    (told,) = alex.sees(alex.dm())
    assert told.flags & SILENT and "さくら" in told.content and EN("geschenk-title") in told.content
    info = await world.host.reading.table(table)
    link, off = told.buttons
    assert link["url"].endswith(f"/{info.guild}/{info.place}")
    done = await alex.result(await alex.click(told, off["custom_id"]))
    assert done.content == EN("alerts-off")
    assert not await world.host.table_alerts.wanted(alex.id, str(info.guild))


async def test_it_goes_once_they_sit_there(world: World, sakura: Person, alex: Person) -> None:
    shelf = await alex.result(await alex.slash("table", "games"))
    await alex.result(await alex.click(shelf, Press(0, "tablealert", 0, (1,)).custom_id(), forge=True))
    table = await open_table(world, sakura, "geschenk", players=3)
    await settled(world)
    assert len(alex.sees(alex.dm())) == 1
    await press_at(world, alex, table, "join")
    await settled(world)
    assert alex.sees(alex.dm()) == []
