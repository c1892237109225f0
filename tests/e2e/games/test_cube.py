"""The doubling cube at a table: agreed on in the lobby, doubled, taken and passed by buttons, narrated and drawn."""

from __future__ import annotations

import pytest

from cogs.ui.ids import Press
from engine.host.model.records import Status
from locales import words
from sandbox import Message, Person
from tests.e2e.driver import press_from
from tests.e2e.robust import presses, settled, started, told
from tests.e2e.world import World


def button(message: Message, tag: str) -> str:
    """Return the custom id of the button of a move."""
    return next(p.custom_id() for p in presses(message) if p.verb == "act" and p.path == (tag,))


def tags(message: Message) -> set[str]:
    """Return the tags of the moves that are buttons."""
    return {str(p.path[0]) for p in presses(message) if p.verb == "act" and p.path}


@pytest.mark.parametrize("lang", ["ja", "en"])
async def test_a_match_is_doubled_taken_and_given_up_by_buttons(
    world: World, sakura: Person, alex: Person, lang: str
) -> None:
    opener, other = (sakura, alex) if lang == "ja" else (alex, sakura)
    said = words("ja" if lang == "ja" else "en")
    table = await started(world, opener, other, game="target", cube=True, match_target=2, players=2)
    first = await table.awaited()
    second = other if first is opener else opener
    message = await table.table_message()
    assert said("cube-alt-middle") in message.attachments[0]["description"]

    async def press(person: Person, tag: str) -> str:
        hand = await table.hand_message(person)
        await (ix := await person.click(hand, button(hand, tag))).answer()
        answer = await told(person, ix)
        await settled(world)
        return answer

    await press(first, "cube_double")
    hand = await table.hand_message(second)
    own = words("ja" if second is sakura else "en")
    assert tags(hand) >= {"cube_take", "cube_pass"} and "cube_double" not in tags(hand)
    amount = own("cube-amount", count=1)
    assert own("cube-prompt-answer", name=first.name, double="2", amount=amount) in hand.content
    assert (
        said("cube-alt-offer", name=first.name, other=second.name, double="2", amount=said("cube-amount", count=1))
        in ((await table.table_message()).attachments[0]["description"])
    )
    await press(second, "cube_take")
    message = await table.table_message()
    assert said("cube-event-cube_taken", seat=second.name, value="2") in message.content
    assert said("cube-alt-owner", value="2", name=second.name) in message.attachments[0]["description"]
    assert "cube_double" not in tags(await table.hand_message(first))
    (wire, *_) = await table.legal(first)
    await table.act(first, *wire)
    await settled(world)
    while not await table.prompt(second):
        (wire, *_) = await table.legal(first)
        await table.act(first, *wire)
        await settled(world)
    await press(second, "cube_double")
    answer = await press(first, "cube_pass")
    theirs = words("ja" if first is sakura else "en")
    assert theirs("result-won", name=second.name) in answer, "and no trouble"
    info = await table.info()
    assert info.status is Status.FINISHED
    _, view = await world.host.reading.view(table.id, None)
    assert view.s.totals[info.seat_of(second.id).seat] == 2  # type: ignore[union-attr]
    results = [m for channel in world.box.world.channels.values() for m in channel.messages.values()]
    text = said("cube-won", names=second.name)
    assert any(text in (m.attachments[0].get("description") or "") for m in results if m.attachments)

    # The replay from the deal to the end: the table, the hands, and the result.
    await (ix := await press_from(first, "table", table.id, "replay")).answer()
    shown = await first.result(ix)
    while forward := [
        b["custom_id"]
        for b in shown.buttons
        if not b.get("disabled") and Press.parse(b["custom_id"]).path[:1] == ("forward",)
    ]:
        await (ix := await first.click(shown, forward[0])).answer()
        shown = await first.result(ix)
        assert len(shown.attachments) == 1 and shown.attachments[0]["description"]
    assert theirs("cube-won", names=second.name) in shown.attachments[0]["description"]
