"""A game whose moves are no longer kept, and the wish to be forgotten, through the real buttons."""

from __future__ import annotations

from cogs.people.retention import Retention
from engine.host.model.records import Person as Identity
from engine.host.model.records import Status
from engine.host.people.forgetting import MONTH_S
from sandbox import Person
from tests.e2e.driver import press_from
from tests.e2e.robust import JA, says, settled, started, told, whole_round
from tests.e2e.world import World

DAY = 86_400.0


def retention(world: World) -> Retention:
    cog = world.bot.get_cog("Retention")
    assert isinstance(cog, Retention)
    return cog


async def test_an_old_game_keeps_its_result_and_says_that_its_moves_are_gone(
    world: World, sakura: Person, alex: Person
) -> None:
    table = await started(world, sakura, alex, computers=1)
    await table.play(2)
    for person in (sakura, alex):
        await world.host.play.vote_end(table.id, Identity(person.id, person.name), f"77{person.id}")
    await settled(world)
    assert (await table.info()).status is Status.ENDED and await table.moves()
    world.host.thinning.days = 30
    await world.host.tables.store.write("UPDATE tables SET touched = touched - ? WHERE id = ?", (31 * DAY, table.id))
    world.host.clocks.expires_from = 0.0
    await whole_round(retention(world))
    assert not await table.moves()
    for verb in ("replay", "log", "record", "verify", "film"):
        answer = await told(alex, await press_from(alex, await table.place(), table.id, verb))
        assert answer == says("moves-gone", alex), (verb, answer)


async def test_a_person_is_forgotten_after_the_months_that_they_chose(
    world: World, sakura: Person, alex: Person
) -> None:
    panel = await sakura.result(await sakura.slash("table", "settings"))
    page = await sakura.result(await sakura.select(panel, JA("settings-choose"), "forget"))
    assert page.id == panel.id and JA("settings-forget-told") in page.content
    done = await sakura.result(await sakura.select(page, JA("settings-forget-choose"), "6"))
    assert done.id == panel.id and JA("settings-forget", months=6) in done.content
    table = await started(world, sakura, alex, computers=1)
    world.bot.services.press_times.clear()
    await whole_round(retention(world))
    assert (await world.host.settings.person(sakura.id)).name
    sql = "UPDATE people SET pressed = pressed - ? WHERE id = ?"
    await world.host.tables.store.write(sql, (6 * MONTH_S, sakura.id))
    world.host.clocks.expires_from = 0.0
    await whole_round(retention(world))
    await settled(world)
    assert (await world.host.settings.person(sakura.id)).name == ""
    assert sakura.id not in {s.person for s in (await table.info()).seats}
    assert (await world.host.settings.person(alex.id)).name
