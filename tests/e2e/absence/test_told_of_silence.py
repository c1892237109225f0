"""Nobody waits without knowing: the direct message, the buttons in the hand, and what becomes of both."""

from __future__ import annotations

import pytest

from locales import words
from sandbox import Message, Person
from tests.e2e.absence.test_silence import button, hours_pass, silent_pair, verbs
from tests.e2e.robust import Sitting, can_play, lang_of, says, settled, shows_one_table, started, told
from tests.e2e.world import World

OFFERED = {"movefor", "seatcpu", "waitmore"}
SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""


async def notice(table: Sitting, person: Person) -> Message | None:
    """The message by which somebody is told that the table waits."""
    return await table.posted("standstill", person)


@pytest.mark.parametrize("lang", ["ja", "en"])
async def test_the_other_is_told_once_and_moves_for_them(world: World, sakura: Person, alex: Person, lang: str) -> None:
    table, silent, other = await silent_pair(world, *((sakura, alex) if lang == "ja" else (alex, sakura)))
    said = words(lang_of(other))
    message = await notice(table, other)
    assert message is not None and message.channel_id == other.dm().id and not message.flags & SILENT
    offer = (await table.info()).inactivity_offer
    assert offer is not None
    since = f"<t:{int(offer.since)}:R>"
    assert said("silence-named", names=silent.name, count=1, since=since) in message.content
    assert said("silence-decide", needed=1) in message.content and f"<#{(await table.place()).id}>" in message.content
    assert message.labels == [said("button-movefor"), said("button-seatcpu"), said("button-waitdays", count=2)]
    hand = await table.hand_message(other)
    assert verbs(hand) >= OFFERED and said("silence-named", names=silent.name, count=1, since=since) in hand.content
    assert await notice(table, silent) is None and not verbs(await table.hand_message(silent)) & OFFERED
    seen = [m.id for m in other.sees(other.dm())]
    await world.restart()
    await settled(world)
    assert [m.id for m in other.sees(other.dm())] == seen, "once"
    assert await told(other, await other.click(message, button(message, "movefor"))) == said("silence-moved")
    await settled(world)
    assert [m["cause"] for m in await table.moves()].count("timeout") == 1
    used = other.dm().messages[message.id]
    assert used.content == said("silence-moved") and not used.buttons, "it says what came of it"
    assert not verbs(await table.hand_message(other)) & OFFERED
    await can_play(table)


async def test_the_hand_has_the_same_buttons_and_says_what_they_did(world: World, sakura: Person, alex: Person) -> None:
    table, silent, other = await silent_pair(world, sakura, alex)
    hand, message = await table.hand_message(other), await notice(table, other)
    assert message is not None
    await (await other.click(hand, button(hand, "waitmore"))).answer()
    await settled(world)
    after = other.dm().messages[hand.id]
    assert after.attachments and not verbs(after) & OFFERED, "still a hand"
    assert message.id not in other.dm().messages, "used up is gone"
    assert says("event-table-waits-for", sakura, name=silent.name) in (await shows_one_table(table)).content
    # Two more days later they are told again.
    await hours_pass(world, 47)
    assert await notice(table, other) is None
    await hours_pass(world, 1)
    again = await notice(table, other)
    assert again is not None and verbs(again) == OFFERED


async def test_an_answer_takes_message_and_buttons_away(world: World, sakura: Person, alex: Person) -> None:
    table, silent, other = await silent_pair(world, sakura, alex)
    message = await notice(table, other)
    assert message is not None
    await table.act(silent, "take")
    await settled(world)
    assert message.id not in other.dm().messages and await notice(table, other) is None
    assert not verbs(await table.hand_message(other)) & OFFERED


async def test_three_others_count_together(world: World, sakura: Person, minato: Person, alex: Person) -> None:
    world.box.add_person("Bo", "en-US")
    bo = world.box.person("Bo")
    table = await started(world, sakura, minato, alex, bo, players=4)
    silent = await table.awaited()
    await hours_pass(world, 48)
    first, second, third = (p for p in (sakura, minato, alex, bo) if p is not silent)
    message = await notice(table, first)
    assert message is not None and says("silence-decide", first, needed=2) in message.content
    pressed = await told(first, await first.click(message, button(message, "movefor")))
    assert pressed == says("silence-agreed", first, count=1, needed=2)
    await settled(world)
    for person in (first, second, third):
        shown = await notice(table, person)
        assert shown is not None and says("button-movefor", person) + " (1/2)" in shown.labels, "edited, not sent anew"
        assert says("button-movefor", person) + " (1/2)" in (await table.hand_message(person)).labels
        assert [m.id for m in person.sees(person.dm()) if verbs(m) == OFFERED] == [shown.id]
    hand = await table.hand_message(second)
    await (await second.click(hand, button(hand, "movefor"))).answer()
    await settled(world)
    assert [m["cause"] for m in await table.moves()].count("timeout") == 1
    assert [await notice(table, person) for person in (first, second, third)] == [None] * 3


async def test_who_takes_no_direct_messages_is_called_at_the_table(world: World, sakura: Person, alex: Person) -> None:
    sakura.close_dms()
    alex.close_dms()
    table, _, other = await silent_pair(world, sakura, alex)
    place, message = await table.place(), await notice(table, other)
    assert message is not None and message.channel_id == place.id and message.mentions == [other.id]
    assert verbs(message) == OFFERED and message.content.startswith(f"<@{other.id}>")
    await world.restart()
    await settled(world)
    assert [m.id for m in place.messages.values() if verbs(m) == OFFERED] == [message.id], "once"
    answer = await told(other, await other.click(message, button(message, "movefor")))
    assert answer == says("silence-moved", other)
    await settled(world)
    assert message.id not in place.messages


async def test_in_secret_all_are_told_the_same_and_nobody_is_named(world: World, sakura: Person, alex: Person) -> None:
    """Swapped: one has passed on cards at the first table, the other at the second; both read the same."""
    texts = set()
    for answering in (sakura, alex):
        table = await started(world, sakura, alex, computers=2, game="tricky_express")
        await table.act(answering, *(await table.legal(answering))[0])
        await settled(world)
        await hours_pass(world, 48)
        offer = (await table.info()).inactivity_offer
        assert offer is not None and offer.seats == ()
        for person in (sakura, alex):
            message, hand = await notice(table, person), await table.hand_message(person)
            assert message is not None and message.channel_id == person.dm().id
            assert verbs(message) == {"movefor", "waitmore"}
            since = f"<t:{int(offer.since)}:R>"
            assert says("silence-somebody", person, since=since) in hand.content
            assert person is not answering or "▶" in hand.content, "and for whom the table waits, as ever"
            body = message.content.split("\n", 1)[1].replace(since, "")
            texts.add((person.name, body, tuple(message.labels), message.flags & SILENT))
        message = await notice(table, answering)
        assert message is not None
        await told(answering, await answering.click(message, button(message, "movefor")))
        await settled(world)
        assert (await table.info()).inactivity_offer is None
    assert len(texts) == 2
