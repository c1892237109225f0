"""House rules before a table opens: forms, sets of rules, and the rules of a server, as people press them."""

from __future__ import annotations

import time
from typing import Any

import pytest

from cogs.ui.ids import Press
from engine.host.model.records import TableInfo
from locales import words
from sandbox import Interaction, Message, Person
from sandbox.limits.components import CHECKBOXES
from tests.e2e.driver import new_table
from tests.e2e.robust import JA, says, settled
from tests.e2e.world import World

EN = words("en")


async def page_of(person: Person, game: str = "geschenk") -> Message:
    card = await person.result(await person.slash("table", game))
    return await person.result(await person.click(card, says("button-options", person)))


def filled(form: Interaction, **changed: Any) -> dict[str, Any]:
    """Return what a person sends who changes only these fields of a form: all others as they are offered."""
    assert form.modal is not None
    out = dict[str, Any]()
    for row in form.modal["components"]:
        field = row["component"]
        picked = [option["value"] for option in field.get("options", ()) if option.get("default")]
        many = field["type"] == CHECKBOXES
        out[field["custom_id"]] = picked if many else picked[0] if picked else field.get("value", "")
    assert set(changed) <= set(out), (set(changed), set(out))
    return out | changed


async def newest(world: World, person: Person) -> TableInfo:
    return max(await world.host.reading.tables_of(person.id), key=lambda info: info.id)


async def test_rules_are_chosen_in_forms_and_a_second_table_is_two_presses(world: World, alex: Person) -> None:
    page = await page_of(alex)
    assert page.ephemeral and EN("house-heading", title=EN("geschenk-title")) in page.content
    form = await alex.click(page, EN("button-house-form", page=0))
    await form.answer()
    assert form.modal is not None and len(form.modal["components"]) <= 5
    chosen = {"players": "3", "pace": "daily", "join": "finished", "start": "full"}
    page = await alex.result(await alex.submit(form, filled(form, **chosen)))
    for line in (
        EN("pace-daily"),
        EN("join-finished", games=5),
        EN("option-line", name=EN("start-name"), value=EN("start-full")),
    ):
        assert line in page.content
    form = await alex.click(page, EN("button-house-form", page=1))
    await form.answer()
    page = await alex.result(await alex.submit(form, filled(form, **{"o_games": "3", "undo": "off"})))
    await world.restart()
    opened = await alex.result(await alex.click(page, EN("button-learn-table")))
    assert EN("geschenk-title") in opened.content
    first = await newest(world, alex)
    rules = first.size, first.pace, first.join, first.undo, first.when_full, first.options["games"]
    assert rules == (3, "daily", "finished", "off", True, 4)
    await settled(world)
    # A second table of the kind: House rules, Open a table.
    page = await page_of(alex)
    await alex.result(await alex.click(page, EN("button-learn-table")))
    second = await newest(world, alex)
    assert second.id > first.id
    assert (second.size, second.pace, second.join, second.undo, second.when_full, second.options["games"]) == rules


async def test_a_named_set_is_picked_and_forgotten(world: World, sakura: Person) -> None:
    page = await page_of(sakura)
    form = await sakura.click(page, JA("button-house-form", page=0))
    await form.answer()
    page = await sakura.result(await sakura.submit(form, filled(form, **{"players": "5"})))
    form = await sakura.click(page, JA("button-house-keep"))
    await form.answer()
    page = await sakura.result(await sakura.submit(form, {"name": "金曜の夜"}))
    assert JA("button-house-drop", name="金曜の夜") in page.labels
    page = await sakura.result(await sakura.select(page, JA("house-choose"), JA("house-usual")))
    assert JA("option-line", name=JA("lobby-size"), value="5") not in page.content
    page = await sakura.result(await sakura.select(page, JA("house-choose"), "金曜の夜"))
    assert JA("option-line", name=JA("lobby-size"), value="5") in page.content
    page = await sakura.result(await sakura.click(page, JA("button-house-drop", name="金曜の夜")))
    assert await world.host.presets.named("geschenk", sakura.id) == []
    back = await sakura.result(await sakura.click(page, JA("button-house-back")))
    assert back.id == page.id and JA("geschenk-line") in back.content


async def test_the_rules_of_a_server_are_what_its_tables_begin_with(world: World, sakura: Person, alex: Person) -> None:
    guild = str(world.box.guild("Home").id)
    page = await page_of(sakura)
    form = await sakura.click(page, JA("button-house-form", page=0))
    await form.answer()
    page = await sakura.result(await sakura.submit(form, filled(form, **{"pace": "weekly"})))
    page = await sakura.result(await sakura.click(page, JA("button-house-server-on")))
    assert JA("house-are-servers") in page.content and JA("button-house-server-off") in page.labels
    card = await alex.result(await alex.slash("table", "geschenk"))
    here = EN("option-line", name=EN("pace-name"), value=EN("pace-weekly"))
    assert EN("card-server-rules", rules=here) in card.content
    await alex.result(await alex.click(card, EN("button-learn-table")))
    assert (await newest(world, alex)).pace == "weekly"
    bot = world.box.world.bot.id
    said = [m.content for m in alex.sees("table") if m.data["author"]["id"] == bot]
    assert any(EN("table-opened-server-rules", rules=here) in text for text in said), said
    # Who manages nothing has no button, and a forged press changes nothing.
    page = await page_of(alex)
    assert EN("button-house-server-on") not in page.labels and EN("button-house-server-off") not in page.labels
    forged = Press(0, "househere", 0, ("geschenk",)).custom_id()
    refused = await alex.result(await alex.click(page, forged, forge=True))
    assert refused.content == EN("settings-managers-only")
    assert await world.host.presets.of_server("geschenk", guild) is not None
    # The typed command has them too, unless the usual ones are named.
    await alex.result(await new_table(alex, "table", "geschenk", players=4))
    assert (await newest(world, alex)).pace == "weekly"
    await alex.result(await new_table(alex, "table", "geschenk", preset="usual"))
    assert (await newest(world, alex)).pace == "none"


async def test_in_a_direct_message_nobody_is_asked_for_anything(world: World, alex: Person) -> None:
    card = await alex.result(await alex.slash(alex.dm(), "geschenk"))
    page = await alex.result(await alex.click(card, EN("button-options")))
    form = await alex.click(page, EN("button-house-form", page=0))
    await form.answer()
    assert form.modal is not None and '"join"' not in str(form.modal).replace("'", '"')
    page = await alex.result(await alex.submit(form, filled(form, **{"players": "3"})))
    card = await alex.result(await alex.slash(alex.dm(), "geschenk"))
    await alex.result(await alex.click(page, EN("button-open-alone")))
    info = await newest(world, alex)
    assert info.guild is None and (info.size, len(info.seats), info.join) == (3, 3, "all")

    page = await alex.result(await alex.click(card, EN("button-options")))
    await alex.result(await alex.click(page, EN("button-open-friends")))
    friends = await newest(world, alex)
    assert friends.id > info.id and friends.in_direct_messages and (friends.size, len(friends.seats)) == (3, 1)


async def test_a_table_of_these_rules_starts_after_some_minutes(world: World, alex: Person) -> None:
    page = await page_of(alex)
    form = await alex.click(page, EN("button-house-form", page=0))
    await form.answer()
    page = await alex.result(await alex.submit(form, filled(form, **{"start": "c10", "join": "finished"})))
    told = EN("option-line", name=EN("start-name"), value=EN("start-computers", minutes=10))
    assert told in page.content
    await alex.result(await alex.click(page, EN("button-learn-table")))
    info = await newest(world, alex)
    assert info.starts is not None and len(info.starts.computers) == info.size and info.join == "finished"
    assert info.starts.at == pytest.approx(time.time() + 600, abs=60)
    # The next page offers the same again, and in their direct messages, where computers sit down at once, it says so.
    again = await page_of(alex)
    assert told in again.content
