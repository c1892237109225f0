"""The end of a game: a new silent message at the table and one to each player, each exactly once."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.delivery.sheets.own_outcome import own_outcome
from cogs.ui.words.computer_names import for_reader
from engine.host.model.clock.inactivity_rules import COMPUTER
from engine.host.model.records import DeliveryKind, DeliveryTask, Post, Status
from locales import words
from sandbox import Message, Person
from tests.e2e.absence.test_silence import button, hours_pass, verbs
from tests.e2e.driver import SHORT
from tests.e2e.robust import QUICK, Sitting, lang_of, presses, says, settled, shows_one_table, started, told, tune
from tests.e2e.world import World

SILENT = 1 << 12
"""Discord's SUPPRESS_NOTIFICATIONS."""


def about(table: Sitting, messages: list[Message], verb: str) -> list[Message]:
    """Return messages with such a button of this table."""
    return [m for m in messages if verb in {p.verb for p in presses(m) if p.table == table.id}]


async def play_out(table: Sitting) -> None:
    await table.end()
    await settled(table.world)


async def told_once(table: Sitting, person: Person) -> Message:
    """Return the one message by which a player learns of the end."""
    (result,) = about(table, person.sees(person.dm()), "rematch")
    assert table.panels(person.dm()) == [result], "no hand is left"
    assert not result.data.get("flags", 0) & SILENT
    return result


async def test_the_result_is_new_at_the_table_and_for_each_player(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1, players=3, **SHORT)
    before = await table.table_message()
    hands = {p: await table.posted("hand", p) for p in (sakura, alex)}
    await play_out(table)
    message = await shows_one_table(table)
    assert message.id != before.id and message.data.get("flags", 0) & SILENT
    assert message.attachments[0]["description"] and verbs(message) == {"rematch", "replay", "share", "say"}
    place = await table.place()
    (channel_told,) = [m for m in alex.sees("table") if f"<#{place.id}>" in m.content]
    assert verbs(channel_told) == {"rematch", "replay"} and channel_told.attachments[0]["description"]
    assert "🏆" in channel_told.content and "\n" not in channel_told.content
    assert place.name == words("ja")("table-thread", title=words("ja")("geschenk-title"), sign="さくら、Alex")
    assert not [m for m in place.messages.values() if m.data["type"] == 4], "Discord's note of the name is gone"
    assert len(about(table, list(place.messages.values()), "rematch")) == 1
    assert before.id not in place.messages or table.ids(before) == []
    _, over = await world.host.reading.view(table.id, None)
    for person in (sakura, alex):
        result = await told_once(table, person)
        info = await table.info()
        seat = info.seat_of(person.id)
        assert seat is not None
        w = words(lang_of(person))
        how = own_outcome(world.bot.services, for_reader(info, w), over, seat.seat, w)
        assert how in result.content and says("result-you-won", person) not in message.content
        assert "🏆" in result.content and result.attachments[0]["description"]
        assert await world.host.profiles.gain(table.id, person.id) is not None, "two people among computers"
        assert "1500" not in result.content + message.content, "a first rating says nothing yet"
        assert says("button-rematch", person) in result.labels
        assert verbs(result) == {"rematch", "replay", "share", "say"}
        hand = hands[person]
        assert hand is None or hand.id not in person.dm().messages
    result = await told_once(table, alex)
    seen = alex.sees(alex.dm())
    for _ in range(2):
        answer = await told(alex, await alex.click(result, button(result, "rematch")))
        assert answer.startswith(result.content.split("\n")[0]) and result.attachments, "the result stays"
        (again,) = [t for t in await world.host.reading.tables_of(alex.id) if t.status is Status.OPEN]
        opened = says("rematch-open", alex, table=str(again.id), place=f"<#{again.place}>")
        assert answer.count(opened) == 1
    await settled(world)
    assert alex.sees(alex.dm()) == seen, "in its place, and once"


async def test_whoever_takes_no_direct_messages_is_called_once(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1, players=3, **SHORT)
    alex.close_dms()
    await play_out(table)
    place = await table.place()
    calls = [m for m in place.messages.values() if alex.id in m.mentions and "🏆" in m.content]
    assert len(calls) == 1 and calls[0].mentions == [alex.id]
    await told_once(table, sakura)


async def test_who_was_replaced_is_told_too(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1, players=3, **SHORT)
    silent = await table.awaited()
    other = alex if silent is sakura else sakura
    await settled(world)
    await hours_pass(world, 48)
    message = await table.table_message()
    assert COMPUTER in (await table.info()).inactivity_offer.choices  # type: ignore[union-attr]  # there is one
    await (await other.click(message, button(message, "seatcpu"))).answer()
    await settled(world)
    table.people = [other]
    await play_out(table)
    await told_once(table, silent)


@pytest.mark.parametrize("target", ["", "person"])
async def test_a_result_sent_and_not_remembered_is_not_sent_again(
    world: World, sakura: Person, alex: Person, target: str
) -> None:
    tune(BACKOFF_S=QUICK)
    table = await started(world, sakura, alex, computers=1, players=3, **SHORT)
    remember = world.host.deliveries.acknowledge_post
    cut: list[DeliveryTask] = []

    async def cut_off(d: DeliveryTask, post: Post, old: Post | None = None) -> None:
        if d.kind is DeliveryKind.RESULT and d.target == (sakura.id if target else "") and not cut:
            cut.append(d)
            raise OSError("cut off")
        await remember(d, post, old)

    world.host.deliveries.acknowledge_post = cut_off  # type: ignore[method-assign, assignment]  # as a kill between sending and writing
    place = await table.place()
    where: Any = sakura.dm() if target else place
    sent = len(world.box.requests("POST", f"/channels/{where.id}/messages"))
    await play_out(table)
    assert cut
    for person in (sakura, alex):
        await told_once(table, person)
    assert len(about(table, list(place.messages.values()), "rematch")) == 1
    new = world.box.requests("POST", f"/channels/{where.id}/messages")[sent:]
    assert len([r for r in new if ":rematch:" in str(r)]) <= 1


async def test_a_table_ended_by_consent_is_told_too(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1, players=3, **SHORT)
    before = await table.table_message()
    for person in (sakura, alex):
        ix = await table.press(person, before, "endvote")
        await ix.answer()
    await settled(world)
    assert (await table.info()).status is Status.ENDED
    message = await shows_one_table(table)
    assert message.id != before.id and message.data.get("flags", 0) & SILENT
    for person in (sakura, alex):
        assert says("table-ended", person) in (await told_once(table, person)).content
    assert words("ja")("table-ended") in message.content
