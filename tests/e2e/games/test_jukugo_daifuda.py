"""Claim windows on people's screens: no sign of who was asked or who answered, and words without hints."""

from __future__ import annotations

from typing import Any

from engine.games.jukugo_daifuda.terms import claimable, lexicon, read
from locales import words
from tests.e2e.driver import press_at, verb
from tests.e2e.robust import Sitting, settled, started
from tests.e2e.secrets.test_sealed import public, stamp
from tests.e2e.world import World

JA, EN = words("ja"), words("en")
SEALED: dict[str, Any] = {"game": "jukugo_daifuda", "players": 2, "window_mode": "sealed"}


async def view_of(table: Sitting, at: int) -> Any:
    """Return the view of a person."""
    return (await table.world.host.reading.view(table.id, table.people[at].id))[1]


async def hand_select(table: Sitting, at: int, wanted: str) -> tuple[Any, dict[str, Any]]:
    """Return a person's hand, and the select on it with this verb."""
    message = await press_at(table.world, table.people[at], table.id, "hand")
    return message, next(s for s in message.selects if verb(s["custom_id"]) == wanted)


async def test_an_answer_and_an_order_edit_no_message_but_the_own_one(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await started(world, sakura, alex, **SEALED)
    before, theirs = await public(table), [stamp(m) for m in alex.sees(alex.dm())]
    hand, order = await hand_select(table, 0, "anytime")
    await (await sakura.select(hand, order["custom_id"], JA("jukugo_daifuda-order-ron"))).answer()
    view = await view_of(table, 0)
    assert view.state["passing"] == 6
    if view.asked:
        await table.act(sakura, "pass")
    await settled(world)
    assert (await view_of(table, 0)).state["answer"]
    assert await public(table) == before and [stamp(m) for m in alex.sees(alex.dm())] == theirs


async def test_hints_off_names_the_word_that_is_not_in_the_list(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await started(world, sakura, alex, hints="off", **SEALED)
    wrong: list[int] = []
    while not wrong:  # a joker goes with every card: then both pass
        view = await view_of(table, 0)
        daifuda = view.s.daifuda
        # two jokers have words of their own
        own = [c for c in view.s.hands[view.seat] if read((c,)) != read((daifuda,))]
        wrong = [c for c in own if not claimable(lexicon("full"), (c, daifuda))]
        for person in (sakura, alex) if not wrong else ():
            await table.act(person, "pass")
        await settled(world)
    assert view.legal == ()
    message, select = await hand_select(table, 0, "set")
    assert (select["min_values"], select["max_values"], len(select["options"])) == (1, 3, 7)
    assert not any(option.get("description") for option in select["options"])
    answer = await sakura.result(await sakura.select(message, select["custom_id"], str(wrong[0])))
    for said in (read((daifuda, wrong[0])), read((wrong[0], daifuda)), JA("jukugo_daifuda-option-dictionary-core")):
        assert said in answer.content
    assert (await view_of(table, 0)).asked, "nothing was answered"


async def test_the_card_names_the_dictionary_and_its_licence(world: World) -> None:
    alex = world.box.person("Alex")
    answer = await alex.result(await alex.slash("table", "jukugo_daifuda"))
    assert answer.ephemeral and EN("jukugo_daifuda-sources") in answer.content
