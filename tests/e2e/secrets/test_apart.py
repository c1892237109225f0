"""Blocked people and people whom no direct message reaches: what they are told, and what stays hidden from them."""

from __future__ import annotations

from engine.host.model.records import Person as Identity
from engine.host.people.blocks import MOST_BLOCKED
from locales import words
from sandbox import Message, Person
from tests.e2e.driver import has_button, open_table, place_of, press_at, press_from, shown, verb
from tests.e2e.world import World, eventually

JA, EN = words("ja"), words("en")


async def blocks_of(person: Person) -> Message:
    """Return the page of a Japanese person's blocked people."""
    panel = await person.result(await person.slash("table", "settings"))
    return await person.result(await person.select(panel, JA("settings-choose"), "blocks"))


async def test_tables_are_hidden_from_each_other_with_the_words_for_no_table(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, "geschenk", players=3)
    nothing = (await alex.result(await press_from(alex, "table", 999, "look"))).content
    menu = await blocks_of(sakura)
    assert menu.ephemeral and JA("blocks-none") in menu.content
    menu = await sakura.result(await sakura.select(menu, menu.selects[0]["custom_id"], alex.id))
    assert f"<@{alex.id}>" in menu.content and len(menu.selects) == 2
    for verb_ in ("join", "more"):
        assert (await press_at(world, alex, table, verb_)).content == nothing == EN("no-such-table")
    assert (await alex.result(await press_from(alex, "table", table, "look"))).content == nothing
    assert await alex.autocomplete("table", "play", "table", table="") == []
    theirs = await open_table(world, alex, "geschenk", players=3)
    assert (await press_at(world, sakura, theirs, "join")).content == JA("no-such-table")
    menu = await sakura.result(await sakura.select(menu, menu.selects[1]["custom_id"], alex.id))
    assert JA("blocks-none") in menu.content
    await press_at(world, alex, table, "join")
    assert (await world.host.reading.table(table)).seat_of(alex.id)


async def test_a_full_list_is_shown_and_anybody_on_it_can_be_taken_off(world: World) -> None:
    sakura = world.box.person("さくら")
    listed = [str(12_000_000_000_000_000_000 + n) for n in range(MOST_BLOCKED)]
    for other in listed:
        await world.host.blocks.block(Identity(sakura.id, "さくら"), other)
    menu = await blocks_of(sakura)
    assert f"<@{listed[-1]}>" in menu.content and listed[-1] in {o["value"] for o in menu.selects[1]["options"]}
    menu = await sakura.result(await sakura.click(menu, JA("panel-page-button", page="4")))
    await sakura.result(await sakura.select(menu, menu.selects[1]["custom_id"], listed[0]))
    assert await world.host.blocks.blocked_by(sakura.id) == listed[1:]


async def test_whom_no_message_reaches_is_told_so_once(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    alex.close_dms()
    table = await open_table(world, sakura, "geschenk", players=3)
    await press_at(world, alex, table, "join")
    await press_at(world, sakura, table, "cpu")
    await world.box.until(lambda: has_button(world, sakura, table, "start"))
    await press_at(world, sakura, table, "start")
    await world.box.until(lambda: has_button(world, alex, table, "hand"))

    async def known() -> bool:
        return (await world.host.settings.person(alex.id)).dm_closed is not None

    await eventually(known)
    place = world.box.channel(place_of(world, alex, table))

    def told(person: Person) -> list[Message]:
        return [m for m in person.sees(place) if m.ephemeral and m.content == EN("dm-closed")]

    for _ in range(2):
        await press_at(world, alex, table, "rules")
        await world.box.until(lambda: bool(told(alex)))
    assert len(told(alex)) == 1 and not told(sakura) and verb(shown(world, alex, table).buttons[0]["custom_id"])
