"""Two tables that differ only in hidden values look the same to everybody else, on their screens and on the wire."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest

from engine.host.model.records import Person as Identity
from locales import words
from sandbox import Message, Person
from tests.e2e.robust import Sitting, settled, started
from tests.e2e.world import World

pytestmark = pytest.mark.pictures

GAME = "counting_cribbage"


def plain(table: Sitting, message: Message, place: str) -> str:
    """Return all texts of a message without its table's number, place and shuffle words, and its pictures' hashes."""
    box = table.world.box
    pictures = [box.read_file(a["id"]) for a in message.attachments]
    shown = {
        "text": message.text,
        # The button to the next waiting table is about the other table.
        "components": [c for row in message.components for c in row["components"] if ":inbox:" not in json.dumps(c)],
        "pictures": [[a["filename"], a.get("description")] for a in message.attachments],
        "edited": message.data["edited_timestamp"] is not None,
        "nonce": len(str(message.data.get("nonce", ""))),
    }
    text = json.dumps(shown, ensure_ascii=False, sort_keys=True).replace(place, "PLACE")
    text = re.sub(r'"id": \d+', '"id": N', text)
    text = re.sub(r"「[^」]+-\d+」", "WORD", text)
    for form in (r"t1:{}:", r"-{}\.png", r"卓{}\b", r"[Tt]able {}\b"):
        text = re.sub(form.format(table.id), "OF-THE-TABLE ", text)
    return text + str([hash(p) for p in pictures])


async def screens(table: Sitting, person: Person) -> list[str]:
    """Return a person's messages of a table: the table message, and their own hand."""
    place = (await table.info()).place
    out = [plain(table, await table.table_message(), place)]
    hand = await table.posted("hand", person)
    return [*out, *([plain(table, hand, place)] if hand else [])]


def requests(world: World, channels: set[str]) -> int:
    """Return the number of messages sent, edited and deleted in the channels."""
    return sum(
        r.method != "GET" and "/messages" in r.path and any(f"/channels/{c}/" in r.path for c in channels)
        for r in world.box.requests()
    )


async def lists(table: Sitting, person: Person) -> list[Any]:
    """Return the inbox and the tables that autocomplete offers."""
    inbox = await person.result(await person.slash("lobby", "inbox"))
    offered = await person.autocomplete("lobby", "play", "table", table="")
    return [inbox.text, [b["custom_id"] for b in inbox.buttons], offered]


async def in_secret(table: Sitting, mover: Person, others: list[Person], *wire: Any) -> None:
    """Make a move of which the others notice nothing: no request in their channels, no change in their lists."""
    world = table.world
    await settled(world)
    channels = {(await table.info()).place, *(p.dm().id for p in others)}
    before = [await screens(table, p) for p in others], [await lists(table, p) for p in others]
    sent = requests(world, channels)
    await table.act(mover, *wire)
    await settled(world)
    assert requests(world, channels) == sent
    assert ([await screens(table, p) for p in others], [await lists(table, p) for p in others]) == before


async def test_hidden_cards_and_answers_exchanged_look_the_same(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sakura gives another card to the crib, and waives at one table what she accepts at the other."""
    monkeypatch.setattr("engine.core.match.match_seed", lambda secret, nonces: bytes(32))
    sakura, alex, minato = (world.box.person(n) for n in ("さくら", "Alex", "ミナト"))
    others = [alex, minato]
    tables = [
        await started(
            world, sakura, alex, minato, game=GAME, players=3, muggins="full", first_dealer="seat1", match_wins=1
        )
        for _ in range(2)
    ]
    stages: list[list[list[list[str]]]] = [[], []]
    for k, table in enumerate(tables):

        async def look(stage: list[list[list[str]]] = stages[k], table: Sitting = table) -> None:
            await settled(world)
            stage.append([await screens(table, p) for p in others])

        hand = sorted((await world.host.reading.view(table.id, sakura.id))[1].state["hands"][0])
        await look()
        await table.act(sakura, "lay_away", [hand[k]])
        await look()
        if k == 1:
            # She changes her mind twice: only she knows.
            for card in (hand[4], hand[3], hand[1]):
                await in_secret(table, sakura, others, "lay_away", [card])
            await in_secret(table, sakura, others, "waive")
        await look()
        for person in others:
            await table.act(person, *(await table.legal(person))[0])
            await look()
        assert await table.prompt(alex)
        first = min((await world.host.reading.view(table.id, alex.id))[1].state["hands"][1])
        await table.act(alex, "declare", first, 0)
        await look()
        if k == 0:
            await in_secret(table, sakura, others, "accept")
        await look()
        await table.act(minato, "accept")
        await look()
        assert await table.prompt(minato)
        numbers = [await table.prompt(p) for p in others]
        stages[k].append([[str(n) for n in numbers]])
    truth = [await table.match() for table in tables]
    assert truth[0].state.hands[1:] == truth[1].state.hands[1:], "both tables were dealt alike"
    assert truth[0].state.hands[0] != truth[1].state.hands[0] and truth[0].state.waives != truth[1].state.waives
    assert len(stages[0]) == len(stages[1]) > 7
    for number, pair in enumerate(zip(*stages, strict=True)):
        for one, other in zip(*pair, strict=True):
            for a, b in zip(one, other, strict=True):
                at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
                assert a == b, f"stage {number}: {a[at - 80 : at + 80]} | {b[at - 80 : at + 80]}"
    nonces = {str(m.data["nonce"]) for t in tables for m in [await t.table_message()]}
    assert len(nonces) == 2 and all(re.fullmatch(r"[0-9a-f]{24}", n) for n in nonces)


async def test_the_inbox_tells_since_when_i_am_asked(world: World) -> None:
    """It does not show when the table changed: others change it too, and some of these moves are private."""
    alex, sakura, minato = (world.box.person(n) for n in ("Alex", "さくら", "ミナト"))
    world.host.tables.clock = lambda: time.time() - 3 * 3600 - 60
    table = await started(world, alex, sakura, minato, game="geschenk", players=3)
    world.host.tables.clock = time.time
    asked = await table.awaited()
    other = next(p for p in (alex, sakura, minato) if p is not asked)
    now = time.time()
    await world.host.play.vote_end(table.id, Identity(other.id, other.name), "touched now")
    await settled(world)
    assert (await table.info()).touched >= now
    inbox = await asked.result(await asked.slash("lobby", "inbox"))
    said = words("ja" if asked.user.locale == "ja" else "en")("ago-hours", count=3)
    assert said in inbox.text
