"""A move is taken back: by the button on the hand, and with the consent of those who have moved since."""

from __future__ import annotations

import pytest

from locales import words
from sandbox import Message, Person
from tests.e2e.robust import changes_nothing, presses, says, settled, shows_one_table, started, told
from tests.e2e.world import World


def button(message: Message, verb: str) -> str:
    """Return the custom id of a button."""
    return next(p.custom_id() for p in presses(message) if p.verb == verb)


def verbs(message: Message) -> set[str]:
    return {p.verb for p in presses(message)}


@pytest.mark.parametrize("lang", ["ja", "en"])
async def test_a_move_is_taken_back_alone_then_by_consent(
    world: World, sakura: Person, minato: Person, alex: Person, lang: str
) -> None:
    opener, *others = (sakura, minato, alex) if lang == "ja" else (alex, sakura, minato)
    table = await started(world, opener, *others)
    said, mover = words(lang), await table.awaited()
    await table.act(mover, "no_thanks")
    await settled(world)
    second = await table.awaited()
    # No later move yet: it needs no consent.
    await (await mover.click(hand := await table.hand_message(mover), button(hand, "undo"))).answer()
    await settled(world)
    assert await table.prompt(mover) and not await table.prompt(second)
    message = await shows_one_table(table)
    assert said("event-table-undone", name=mover.name) in message.content
    assert "act" in verbs(await table.hand_message(mover)) and "act" not in verbs(await table.hand_message(second))
    # Now another person has moved.
    await table.act(mover, "no_thanks")
    await settled(world)
    await table.act(second, "no_thanks")
    await settled(world)
    hand = await table.hand_message(mover)
    asking = await mover.click(hand, button(hand, "undo"))
    await asking.answer()
    question = await mover.result(asking)
    assert question.content == says("undo-must-ask", mover, names=second.name, count=1, left=2)
    await (await mover.click(question, button(question, "undoask"))).answer()
    await settled(world)
    message = await shows_one_table(table)
    assert {"undoyes", "undono"} <= verbs(message) and said("undo-request-asked", names=second.name) in message.content
    notice = next(m for m in second.sees(second.dm()) if "undoyes" in verbs(m))
    assert says("undo-asked-you", second, name=mover.name) in notice.content
    third = next(p for p in (opener, *others) if p not in (mover, second))
    number = next(p.prompt for p in presses(message) if p.verb == "undoyes")
    wrong = await changes_nothing(table, third, table.press(third, message, "undoyes", number))
    assert wrong == says("undo-not-asked", third)
    assert await told(second, await second.click(notice, button(notice, "undoyes"))) == says("undo-done", second)
    await settled(world)
    assert await table.prompt(mover) and not await table.prompt(third)
    message = await shows_one_table(table)
    assert said("event-table-undone-agreed", name=mover.name) in message.content
    assert not {"undoyes", "undono"} & verbs(message)
    late = await changes_nothing(table, second, table.press(second, message, "undono", number))
    assert late == says("undo-over", second)
