"""Claim windows on the screens of people: nobody is called at the table, nothing tells who was asked or answered."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from engine.core.view import View
from engine.games.jukugo_daifuda.sets import claimable, lexicon
from engine.games.jukugo_daifuda.terms import kanji
from engine.host.records import Status
from locales import words
from sandbox import Message, Person
from tests.e2e.driver import Player, open_table, play_out, press_at, seat_everybody, shown, verb
from tests.e2e.world import World

JA, EN = words("ja"), words("en")
GAME = "jukugo_daifuda"


async def view_of(world: World, table: int, person: Person) -> View:
    """The table through a person's eyes."""
    return (await world.host.view(table, person.id))[1]


async def settled(world: World) -> None:
    """Wait until nothing is left to deliver."""
    for _ in range(400):
        if not await world.host.due(10):
            await asyncio.sleep(0.05)
            if not await world.host.due(10):
                return
        await asyncio.sleep(0.01)
    raise AssertionError("the outbox never empties")


def at_the_table(world: World, person: Person, table: int) -> list[Message]:
    """What everybody can read where the table is."""
    channel = world.box.channel(shown(world, person, table).channel_id)
    return [m for m in person.sees(channel) if not m.ephemeral]


def stamp(message: Message) -> tuple[Any, ...]:
    """What changes when a message is edited."""
    return message.id, message.content, message.data["edited_timestamp"]


def select_of(message: Message, verb_: str) -> dict[str, Any]:
    """The select with this verb."""
    return next(s for s in message.selects if verb(s["custom_id"]) == verb_)


async def test_nobody_is_called_at_the_table_about_a_daifuda(world: World) -> None:
    """Both have closed their DMs and both are asked: their names may not appear, only a discard may be called for."""
    alex, minato = world.box.person("Alex"), world.box.person("ミナト")
    alex.close_dms()
    minato.close_dms()
    table = await open_table(world, alex, GAME, players=2, window_mode="sealed", rounds=1)
    await seat_everybody(world, table, alex, [minato], 2)
    await settled(world)
    view = await view_of(world, table, alex)
    assert view.phase == "window" and view.asked
    texts = [m.content for m in at_the_table(world, alex, table)]
    assert not any("<@" in text for text in texts)
    assert any(EN("jukugo_daifuda-waiting") in text for text in texts)
    await play_out(world, table, [Player(alex, random.Random(3)), Player(minato, random.Random(4))])
    assert (await world.host.table(table)).status is Status.FINISHED


async def test_an_answer_edits_no_message_but_the_own_one(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, GAME, players=2, window_mode="sealed")
    await seat_everybody(world, table, sakura, [alex], 2)
    await settled(world)
    before = [stamp(m) for m in at_the_table(world, alex, table)]
    theirs = [stamp(m) for m in alex.sees(alex.dm())]
    hand = await press_at(world, sakura, table, "hand")
    order = select_of(hand, "anytime")
    ix = await sakura.select(hand, order["custom_id"], JA("jukugo_daifuda-order-ron"))
    await ix.answer()
    assert (await view_of(world, table, sakura)).state["passing"] == 6
    if (await view_of(world, table, sakura)).asked:
        await sakura.result(
            await sakura.click(await press_at(world, sakura, table, "hand"), JA("jukugo_daifuda-tag-pass"))
        )
    await settled(world)
    assert (await view_of(world, table, sakura)).state["answer"]
    assert [stamp(m) for m in at_the_table(world, alex, table)] == before
    assert [stamp(m) for m in alex.sees(alex.dm())] == theirs


async def test_hints_off_names_the_word_that_is_not_in_the_list(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, GAME, players=2, window_mode="sealed", hints="off")
    await seat_everybody(world, table, sakura, [alex], 2)
    for _ in range(4):  # a joker goes with every card: then both let it pass
        view = await view_of(world, table, sakura)
        daifuda, hand = view.state["daifuda"], view.state["hands"][view.seat]
        wrong = [c for c in hand if not claimable(lexicon("full"), (c, daifuda))]
        if wrong:
            break
        for person, say in ((sakura, JA), (alex, EN)):
            message = await press_at(world, person, table, "hand")
            await person.result(await person.click(message, say("jukugo_daifuda-tag-pass")))
    assert view.legal == ()
    message = await press_at(world, sakura, table, "hand")
    select = select_of(message, "set")
    assert (select["min_values"], select["max_values"], len(select["options"])) == (1, 3, 7)
    assert all("description" not in o or not o["description"] for o in select["options"])
    answer = await sakura.result(await sakura.select(message, select["custom_id"], str(wrong[0])))
    signs = kanji()
    for word in (signs[daifuda] + signs[wrong[0]], signs[wrong[0]] + signs[daifuda]):
        assert word in answer.content
    assert JA("jukugo_daifuda-option-dictionary-core") in answer.content
    assert (await view_of(world, table, sakura)).asked, "nothing was answered"


async def test_about_names_the_dictionary_and_its_licence(world: World) -> None:
    alex = world.box.person("Alex")
    answer = await alex.result(await alex.slash("table", f"{GAME} about"))
    assert answer.ephemeral
    for part in ("JMdict", "KANJIDIC2", "EDRDG", "CC BY-SA 3.0", "https://www.edrdg.org/edrdg/licence.html"):
        assert part in answer.content
