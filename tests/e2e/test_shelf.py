"""The shelf opens tables: from an empty channel to the first card without typing an option."""

from __future__ import annotations

from engine.host.records import Status
from sandbox import Person
from tests.e2e.robust import GRACE, JA, Sitting, settled, shows_one_hand, started
from tests.e2e.world import World

SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""


async def test_a_button_of_the_shelf_opens_a_table_here_and_now(world: World, sakura: Person, alex: Person) -> None:
    shelf = await sakura.result(await sakura.slash("table", "games"))
    assert shelf.ephemeral and shelf.content == JA("shelf-open")
    titles = {JA(f"{slug}-title") for slug in world.host.games}
    assert titles <= set(shelf.labels)
    (alt,) = (a["description"] for a in shelf.attachments)
    assert "*" not in alt and "`" not in alt and all(title in alt for title in titles)
    opened = await sakura.result(await sakura.click(shelf, JA("geschenk-title")))
    assert not opened.ephemeral and JA("button-join") in opened.labels
    (info,) = await world.host.tables_of(sakura.id)
    assert info.game == "geschenk" and info.status is Status.OPEN
    table = Sitting(world, info.id, (sakura, alex))
    await settled(world)
    for person, verb in ((alex, "join"), (sakura, "cpu"), (sakura, "start")):
        await (await table.press(person, await table.table_message(), verb)).answer(GRACE)
        await settled(world)
    await shows_one_hand(table, await table.awaited())


async def test_what_is_posted_for_all_makes_no_sound_and_a_hand_does(
    world: World, sakura: Person, alex: Person
) -> None:
    table = await started(world, sakura, alex, computers=1)
    assert (await table.table_message()).flags & SILENT
    assert not (await shows_one_hand(table, await table.awaited())).flags & SILENT
