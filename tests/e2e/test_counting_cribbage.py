"""A table with full muggins through real sockets: numbers typed into forms, a choice changed, claims waived."""

from __future__ import annotations

import asyncio
import random

from sandbox import Message, Person
from tests.e2e.driver import Player, open_table, press_at, seat_everybody, verb
from tests.e2e.world import World


async def pressed(person: Person, message: Message, label_or_verb: str, *, typed: str = "") -> Message:
    """Press the button with this label or verb, fill in the form it opens, and give the answer."""
    button = next(b for b in message.buttons if label_or_verb in (b["label"], verb(b["custom_id"])))
    ix = await person.click(message, button["custom_id"])
    await ix.answer()
    if ix.modal is not None:
        ix = await person.submit(ix, {"amount": typed})
        await ix.answer()
    assert ix.message is not None
    return ix.message


async def hand(world: World, person: Person, table: int) -> Message:
    return await press_at(world, person, table, "hand")


async def lay_two_away(world: World, person: Person, table: int) -> None:
    """Give the first two cards of the hand to the crib."""
    shown = await hand(world, person, table)
    select = next(s for s in shown.selects if verb(s["custom_id"]) == "set")
    assert (select["min_values"], select["max_values"], len(select["options"])) == (2, 2, 6)
    ix = await person.select(shown, select["custom_id"], *[o["value"] for o in select["options"]][:2])
    await ix.answer()


async def test_full_muggins_by_buttons_and_forms(world: World) -> None:
    alex, sakura = world.box.person("Alex"), world.box.person("さくら")
    table = await open_table(
        world, alex, "counting_cribbage", players=2, muggins="full", first_dealer="seat1", match_wins=1
    )
    await seat_everybody(world, table, alex, [sakura], 2)

    # Laying away, and changing one's mind
    await lay_two_away(world, alex, table)
    shown = await hand(world, alex, table)
    again = next(s for s in shown.selects if verb(s["custom_id"]) == "anytime")
    assert len(again["options"]) == 15
    ix = await alex.select(shown, again["custom_id"], again["options"][-1]["value"])
    await ix.answer()
    _, view = await world.host.view(table, alex.id)
    assert sorted(view.state["choice"]) == sorted(view.state["hands"][0])[-2:]
    # Alex wants to be spared the prompts in pegging
    shown = await hand(world, alex, table)
    await pressed(alex, shown, "Stop asking me")
    _, view = await world.host.view(table, alex.id)
    assert view.state["waives"] == 1
    await lay_two_away(world, sakura, table)

    # Sakura leads: the card by its button, the points in a select; Alex is not asked
    numbers = await pressed(sakura, await hand(world, sakura, table), "step")
    select = next(s for s in numbers.selects if verb(s["custom_id"]) == "pick")
    assert [o["label"] for o in select["options"]] == [str(n) for n in range(25)]
    await (await sakura.select(numbers, select["custom_id"], "0")).answer()
    _, view = await world.host.view(table, alex.id)
    # The table answers for who waives, in a moment of its own.
    while view.phase == "respond":
        assert not view.asked
        await asyncio.sleep(0.01)
        _, view = await world.host.view(table, alex.id)
    assert view.phase == "declare" and view.waiting == [0] and view.s.peg_claim == 0

    # At random to the first show of the next round and beyond
    players = [Player(alex, random.Random(1)), Player(sakura, random.Random(2))]
    for _ in range(300):
        for player in players:
            _, view = await world.host.view(table, player.person.id)
            if view.asked:
                await player.press(await hand(world, player.person, table))
        _, view = await world.host.view(table, alex.id)
        if view.s.deal > 2:
            break
    assert view.s.deal == 3 and len(view.s.shown_claims) == 3
    texts = [t for p in players for t in p.texts]
    assert any("claim" in t for t in texts)


async def test_numbers_out_of_range_are_told(world: World) -> None:
    alex, sakura = world.box.person("Alex"), world.box.person("さくら")
    table = await open_table(world, alex, "counting_cribbage", players=2, muggins="full", first_dealer="seat1")
    await seat_everybody(world, table, alex, [sakura], 2)
    for person in (alex, sakura):
        await lay_two_away(world, person, table)
    shown = await pressed(sakura, await hand(world, sakura, table), "step")
    button = next(b for b in shown.buttons if verb(b["custom_id"]) == "ask")
    for typed in ("100", "-1", "two", "１００"):
        asked = await sakura.click(shown, button["custom_id"])
        await asked.answer()
        answer = await sakura.submit(asked, {"amount": typed})
        told = await sakura.result(answer)
        assert "0から99" in told.content, typed
    _, view = await world.host.view(table, sakura.id)
    assert view.phase == "declare" and view.s.series == []
