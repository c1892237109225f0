"""People choose their portraits in pictures, through the real panel."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from cogs.ui.ids import Press
from locales import Words, words
from render.kit.pieces.faces import face_of
from render.kit.pieces.medallions import PORTRAITS
from sandbox import Message, Person
from tests.e2e.driver import press_from
from tests.e2e.robust import JA, Sitting, opened, says, settled
from tests.e2e.world import World

pytestmark = pytest.mark.pictures

EN = words("en")
SELECT = Press(0, "portrait").custom_id()


async def offered(person: Person, place: str = "table") -> Message:
    """Return the page of the settings with all portraits, and the select."""
    panel = await person.result(await person.slash(place, "settings"))
    return await person.result(await person.select(panel, says("settings-choose", person), "portrait"))


def given(person: Person, words: Words = JA) -> str:
    """Return the face that a person has without a choice, in words."""
    return words("portrait-given", portrait=words(f"portrait-{face_of(person.id)}"))


def pixels(world: World, message: Message) -> bytes:
    (picture,) = message.attachments
    data = world.box.read_file(picture["id"])
    assert data is not None
    return Image.open(io.BytesIO(data)).convert("RGB").tobytes()


async def fresh(table: Sitting, person: Person) -> Message:
    """Return the table as ``/table`` shows it now."""
    return await person.result(await press_from(person, (await table.info()).place, table.id, "look"))


async def test_a_portrait_is_chosen_seen_and_taken_back(world: World, sakura: Person, alex: Person) -> None:
    table = await opened(world, sakura, alex, players=3)
    lobby = pixels(world, await fresh(table, sakura))
    answer = await offered(sakura)
    assert answer.ephemeral and given(sakura) in answer.content, "the face of one who has chosen none"
    (select,) = answer.selects
    assert [o["value"] for o in select["options"]] == [*PORTRAITS, "letter"]
    assert [o["label"] for o in select["options"]][:2] == [JA("portrait-bear"), JA("portrait-frog")]
    (page,) = answer.attachments
    assert JA("portrait-koi") in page["description"]
    assert given(sakura) in page["description"]
    without = pixels(world, answer)

    chosen = await sakura.result(await sakura.select(answer, SELECT, "koi"))
    assert chosen.content == JA("portrait-chosen", portrait=JA("portrait-koi"))
    assert chosen.id == answer.id and pixels(world, chosen) != without, "the same message, the choice marked"
    assert (await world.host.settings.person(sakura.id)).portrait == "koi"
    assert (await world.host.settings.person(alex.id)).portrait == "", "one's own alone"
    told = await sakura.result(await sakura.slash("table", "settings"))
    assert JA("settings-portrait", portrait=JA("portrait-koi")) in told.content
    koi = pixels(world, await fresh(table, sakura))
    assert koi != lobby, "nothing else changed at the table"

    back = await sakura.result(await sakura.select(answer, SELECT, "letter"))
    assert JA("portrait-letter") in back.content
    assert (await world.host.settings.person(sakura.id)).portrait == "letter", "a choice like any other"
    assert pixels(world, await fresh(table, sakura)) not in (lobby, koi)


async def test_the_next_picture_of_a_running_table_shows_it_whoever_looks(world: World, sakura: Person) -> None:
    table = await opened(world, sakura, players=5, game="stendhal")
    for _ in range(4):
        await (await table.press(sakura, await table.table_message(), "cpu")).answer()
    await (await table.press(sakura, await table.table_message(), "start")).answer()
    await table.awaited()
    await settled(world)
    before = await fresh(table, sakura)
    seq = (await table.info()).news
    await sakura.result(await sakura.select(await offered(sakura), SELECT, "crane"))
    after = await fresh(table, sakura)
    assert (await table.info()).news == seq, "it is no change of the table"
    assert pixels(world, after) != pixels(world, before)
    assert after.attachments[0]["description"] == before.attachments[0]["description"], "words know no portraits"


async def test_in_english_and_in_a_direct_message(world: World, alex: Person) -> None:
    answer = await offered(alex, alex.dm().id)
    assert answer.content == EN("portrait-offer", portrait=given(alex, EN))
    await alex.result(await alex.select(answer, SELECT, EN("portrait-kite")))
    assert (await world.host.settings.person(alex.id)).portrait == "kite"


@pytest.mark.parametrize("values", [("wolf",), ("",), ("koi", "bear"), ()])
async def test_what_was_not_offered_is_refused(world: World, sakura: Person, values: tuple[str, ...]) -> None:
    answer = await offered(sakura)
    said = await sakura.result(await sakura.select(answer, SELECT, *values, forge=True))
    assert said.content == JA("malformed")
    assert (await world.host.settings.person(sakura.id)).portrait == ""


async def test_a_choice_of_another_release_is_shown_as_the_letter(world: World, sakura: Person) -> None:
    table = await opened(world, sakura, players=3)
    await sakura.result(await sakura.select(await offered(sakura), SELECT, "letter"))
    lobby = pixels(world, await fresh(table, sakura))
    await world.host.tables.store.write("UPDATE people SET portrait = 'wolf' WHERE id = ?", (sakura.id,))
    assert pixels(world, await fresh(table, sakura)) == lobby
    assert "名前の頭文字" in (await offered(sakura)).content
