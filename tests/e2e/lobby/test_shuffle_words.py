"""Words for the shuffle: drawn at Join, typed and listed behind "How cards are shuffled", checked at the end."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import aiohttp
import pytest

from engine import verify
from engine.host.model.records import Status
from locales import words
from sandbox import Message, Person
from tests.e2e.driver import SHORT, Player, has_button, lobby_shown, open_table, play_out, press_at, shown, verb
from tests.e2e.world import World


async def typed(person: Person, message: Message, text: str) -> str:
    """Type a word through the button under ``message``; return the answer."""
    button = next(b["custom_id"] for b in message.buttons if verb(b["custom_id"]) == "word")
    ix = await person.click(message, button)
    await ix.answer()
    assert ix.modal is not None
    return (await person.result(await person.submit(ix, {"word": text}))).content


async def fair(world: World, person: Person, table: int) -> Message:
    """Open "How cards are shuffled": in "More" before the game, in the menu during it, in the look back afterwards."""
    await world.box.until(lambda: any(has_button(world, person, table, one) for one in ("replay", "more", "menu")))
    if not has_button(world, person, table, "more"):
        return await press_at(world, person, table, "fair")
    more = await press_at(world, person, table, "more")
    button = next(b["custom_id"] for b in more.buttons if verb(b["custom_id"]) == "fair")
    return await person.result(await person.click(more, button))


async def test_a_word_is_drawn_typed_listed_and_checked(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, "geschenk", players=3, **SHORT)
    opener = (await world.host.reading.table(table)).seats[0].word
    assert opener.split("-")[0] in words("ja")("shuffle-words").split()
    info = await world.host.reading.table(table)
    assert opener not in shown(world, alex, table).content and info.commitment not in shown(world, alex, table).content
    behind = await fair(world, alex, table)
    assert opener in behind.content and info.commitment not in behind.content, "behind a button, for everybody"
    assert [verb(b["custom_id"]) for b in behind.buttons] == ["fair"], "who has no word changes none"
    check = await alex.result(await alex.click(behind, words("en")("button-fair-check")))
    assert info.commitment in check.content, "one press further"

    await press_at(world, alex, table, "join")
    own = (await world.host.reading.table(table)).seats[1].word
    assert own.split("-")[0] in words("en")("shuffle-words").split()
    joined = await fair(world, alex, table)
    assert opener in joined.content and own in joined.content and joined.ephemeral
    assert await typed(alex, joined, "two words") == words("en")("word-unfit", most=24)
    assert (await world.host.reading.table(table)).seats[1].word == own
    assert words("en")("fair-own-word", word="lucky-7") in await typed(alex, joined, "ｌｕｃｋｙ-７")
    mine = await fair(world, sakura, table)
    assert opener in mine.content and "lucky-7" in mine.content
    assert words("ja")("fair-own-word", word="よつば") in await typed(sakura, mine, "よつば")

    await press_at(world, sakura, table, "cpu")
    await world.box.until(lambda: has_button(world, sakura, table, "start"))
    await press_at(world, sakura, table, "start")
    listed = words("ja").join(
        [words("ja")("shuffle-word", name=n, word=w) for n, w in (("さくら", "よつば"), ("Alex", "lucky-7"))]
    )
    await world.box.until(lambda: has_button(world, alex, table, "hand"))
    assert "lucky-7" not in shown(world, alex, table).content, "neither here nor in the log"
    assert "lucky-7" not in (await press_at(world, alex, table, "log")).content
    assert listed in (await fair(world, sakura, table)).content
    late = await alex.result(await alex.click(joined, joined.buttons[0]["custom_id"]))
    assert late.content == words("en")("already-started")

    await play_out(world, table, [Player(sakura, random.Random(1)), Player(alex, random.Random(2))])
    await world.box.until(lambda: has_button(world, alex, table, "replay"))
    assert info.commitment[:8] not in shown(world, alex, table).content
    behind = await fair(world, alex, table)
    assert info.commitment not in behind.content
    said = (await alex.result(await alex.click(behind, words("en")("button-verify")))).content
    assert info.commitment in said and "lucky-7" in said and "よつば" in said and "engine.verify" in said
    record = await saved(world, alex, table)
    found = verify.check(record)
    assert found.words == ["0:よつば", "1:lucky-7"]
    assert record["seed"] == found.seed.hex(), "with it and the shuffles a page without the rules can check it"
    assert {label: order for label, _, order in record["shuffles"]} == found.shuffles != {}
    told = json.dumps(record)
    assert not any(person.id in told for person in (sakura, alex)), "no ids of Discord"
    assert not re.search(r"\d{15}", re.sub(r"[0-9a-f]{64}", "", told))


async def saved(world: World, person: Person, table: int) -> dict[str, Any]:
    """Return the record as a person saves it."""
    message = await press_at(world, person, table, "record")
    async with aiohttp.ClientSession() as web, web.get(message.attachments[0]["url"]) as file:
        record: dict[str, Any] = json.loads(await file.read())
    return record


@pytest.mark.parametrize("dms", ["open", "closed"])
async def test_a_rematch_asks_everybody_to_sit_down_themselves(world: World, dms: str) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    if dms == "closed":
        alex.close_dms()
    table = await open_table(world, sakura, "geschenk", players=3, **SHORT)
    await press_at(world, alex, table, "join")
    await press_at(world, sakura, table, "cpu")
    await world.box.until(lambda: has_button(world, sakura, table, "start"))
    await press_at(world, sakura, table, "start")
    await play_out(world, table, [Player(sakura, random.Random(1)), Player(alex, random.Random(2))])
    await world.box.until(lambda: has_button(world, sakura, table, "rematch"))
    await press_at(world, sakura, table, "rematch")
    (new,) = [t for t in await world.host.reading.tables_of(sakura.id) if t.status is Status.OPEN]
    await world.box.until(lambda: lobby_shown(world, alex, new.id))
    kept = words("ja")("lobby-alt-kept", names="Alex")
    assert kept in shown(world, alex, new.id).attachments[0]["description"]
    assert new.seat_of(alex.id) is None and [s.seat for s in new.seats if s.computer] == [1], "all move on"

    if dms == "open":
        invited = words("en")("rematch-invited", name="さくら")
        await world.box.until(lambda: any(invited in m.content for m in alex.sees(alex.dm())))
        asked = next(m for m in alex.sees(alex.dm()) if invited in m.content)
        answer = await alex.result(await alex.click(asked, asked.buttons[0]["custom_id"]))
        assert not answer.buttons, "answered, so it asks no more"
    else:
        invited = words("ja")("rematch-invited", name="さくら")
        place = world.box.channel(shown(world, sakura, table).channel_id)
        await world.box.until(lambda: any(invited in m.content and alex.id in m.content for m in alex.sees(place)))
        asked = next(m for m in alex.sees(place) if invited in m.content and alex.id in m.content)
        assert [verb(b["custom_id"]) for b in asked.buttons] == ["join", "decline", "rules"], (
            "also where no message reaches them"
        )
        await press_at(world, alex, table, "rematch")
    seat = (await world.host.reading.table(new.id)).seat_of(alex.id)
    assert seat is not None and seat.seat == 0 and seat.word
