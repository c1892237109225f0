"""A table with full muggins through real sockets: numbers typed into forms, a choice changed, claims waived."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from engine.core.view import View
from sandbox import Message, Person
from tests.e2e.driver import Player, open_table, press_at, seat_everybody, verb
from tests.e2e.world import World, eventually


async def test_full_muggins_by_buttons_and_forms(world: World) -> None:
    alex, sakura = world.box.person("Alex"), world.box.person("さくら")
    options: dict[str, Any] = {"players": 2, "muggins": "full", "first_dealer": "seat1", "match_wins": 1}
    table = await open_table(world, alex, "counting_cribbage", **options)
    await seat_everybody(world, table, alex, [sakura], 2)

    async def hand(person: Person) -> Message:
        return await press_at(world, person, table, "hand")

    async def seen(person: Person) -> View:
        return (await world.host.reading.view(table, person.id))[1]

    async def pressed(person: Person, message: Message, label_or_verb: str) -> Message:
        button = next(b for b in message.buttons if label_or_verb in (b["label"], verb(b["custom_id"])))
        ix = await person.click(message, button["custom_id"])
        await ix.answer()
        assert ix.message is not None
        return ix.message

    async def chosen(person: Person, name: str, *at: int) -> int:
        """Choose the options at these places of a select on the hand; return their number."""
        message = await hand(person)
        select = next(s for s in message.selects if verb(s["custom_id"]) == name)
        ix = await person.select(message, select["custom_id"], *(select["options"][k]["value"] for k in at))
        await ix.answer()
        return len(select["options"])

    # Laying away, and changing the choice
    assert [await chosen(alex, "set", 0, 1), await chosen(alex, "anytime", -1)] == [6, 15]
    view = await seen(alex)
    assert sorted(view.state["choice"]) == sorted(view.state["hands"][0])[-2:]
    await pressed(alex, await press_at(world, alex, table, "menu"), "Stop asking me")
    assert (await seen(alex)).state["waives"] == 1
    await chosen(sakura, "set", 0, 1)

    # Sakura leads: the card by its button, the points typed out of range, then by a button; Alex is not asked
    numbers = await pressed(sakura, await hand(sakura), "step")
    button = next(b for b in numbers.buttons if verb(b["custom_id"]) == "ask")
    for typed in ("100", "-1", "two", "１００"):
        asked = await sakura.click(numbers, button["custom_id"])
        await asked.answer()
        assert "0から99" in (await sakura.result(await sakura.submit(asked, {"amount": typed}))).content, typed
    assert (await seen(sakura)).phase == "declare" and (await seen(sakura)).s.series == []
    assert [b["label"] for b in numbers.buttons if verb(b["custom_id"]) == "step"] == [str(n) for n in range(9)]
    await pressed(sakura, numbers, "0")
    # The table answers for a seat that waives, a moment later.
    while (view := await seen(alex)).phase == "respond":
        assert not view.asked
        await asyncio.sleep(0.01)
    assert view.phase == "declare" and view.waiting == [0] and view.s.peg_claim == 0

    # Random moves to the first show of the next round and beyond
    players = [Player(alex, random.Random(1)), Player(sakura, random.Random(2))]

    async def awaited() -> list[Player]:
        return [player for player in players if (await seen(player.person)).asked]

    for _ in range(300):
        player, *_ = await eventually(awaited)
        await player.press(await hand(player.person))
        if (view := await seen(alex)).s.deal > 2:
            break
    assert view.s.deal == 3 and len(view.s.shown_claims) == 3
    assert any("claim" in t for p in players for t in p.texts)
