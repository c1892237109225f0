"""Dominuxen at a table: sets put together in a menu, and arrangements that nobody else can notice."""

from __future__ import annotations

import asyncio
import random

from engine.host.records import TableInfo
from locales import words
from sandbox import Message, Person
from tests.e2e.driver import Player, open_table, play_out, press_at, seat_everybody, shown, verb
from tests.e2e.world import World

HABIT = "habit.3"
"""Take back sets of three and more, discard smaller ones."""


def arrangements(message: Message) -> tuple[str, list[str]]:
    """The menu of private moves that need no prompt, and its values."""
    (menu,) = [s for s in message.selects if verb(s["custom_id"]) == "anytime"]
    return menu["custom_id"], [o["value"] for o in menu["options"]]


async def quiet(world: World) -> None:
    """Wait until everything that is to be sent has been sent."""
    calm = 0
    while calm < 5:
        calm = 0 if await world.host.due(1) else calm + 1
        await asyncio.sleep(0.02)


async def started(world: World, people: list[Person]) -> TableInfo:
    table = await open_table(world, people[0], "dominuxen", players=3)
    await seat_everybody(world, table, people[0], people[1:], 3)
    return await world.host.table(table)


async def test_an_arrangement_is_seen_by_its_owner_alone(world: World) -> None:
    people = [world.box.person(n) for n in ("Alex", "さくら", "ミナト")]
    for p in people:
        p.close_dms()
    info = await started(world, people)
    prompt = next(s.seat for s in info.seats if s.prompt)
    owner = people[(prompt + 1) % 3]
    hand = await press_at(world, owner, info.id, "hand")
    menu, values = arrangements(hand)
    assert HABIT in values and not [v for v in values if v.startswith("answer")]
    before = (await world.host.table(info.id)).seats
    message = shown(world, people[prompt], info.id)
    await quiet(world)
    content, edited = message.content, message.data["edited_timestamp"]
    ix = await owner.select(hand, menu, HABIT)
    await ix.answer()
    answer = await owner.result(ix)
    assert "3" in answer.content and HABIT not in answer.content
    await quiet(world)
    message = shown(world, people[prompt], info.id)
    assert (message.content, message.data["edited_timestamp"]) == (content, edited)
    assert (await world.host.table(info.id)).seats == before
    for p in people:
        _, view = await world.host.view(info.id, p.id)
        seat = view.seat
        assert seat is not None
        assert view.state["habits"] == (3 if p is owner else 0)
    again = await press_at(world, owner, info.id, "hand")
    assert HABIT not in arrangements(again)[1]


async def test_a_whole_game_with_doubles_and_two_rounds(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, "dominuxen", players=5, double_tiles=True, rounds=2)
    assert words("ja")("dominuxen-seats-5") in shown(world, sakura, table).content
    await seat_everybody(world, table, sakura, [alex], 5)
    await play_out(world, table, [Player(sakura, random.Random(5)), Player(alex, random.Random(6))])
    _, view = await world.host.view(table, None)
    assert view.over and len(view.s.columns) == 2
