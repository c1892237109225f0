"""Set phrases: public in the log, silent, limited, and never while nobody may see who has answered."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.context import Event
from engine.host.model.clock.time_control import DAY, HOUR
from engine.host.model.phrases import PHRASES, SAID, SAID_AFTERWARDS, at_table
from engine.host.model.preferences import GuildSettings
from engine.host.model.records import DeliveryKind, Person, Status
from engine.host.people.phrases import MOST
from tests.host.model.test_time_control import playing, saying
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused


async def said(rig: Rig, table: int, viewer: Person | None = None) -> list[Event]:
    """Return the phrases in the log, as a person reads it."""
    lines = await rig.host.reading.happened(table, None if viewer is None else viewer.id)
    return [event for line in lines for event in line.events if event.kind == SAID]


async def heard(rig: Rig, table: int, person: Person) -> list[Any]:
    """Return the phrases on a person's hand."""
    _, _, lines = await rig.host.reading.hand(table, person.id)
    return [event.facts["phrase"] for line in lines for event in line.events if event.kind == SAID]


async def test_a_phrase_is_in_the_log_and_on_the_hands_of_the_others(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.deliver()
    await rig.host.phrases.say(table, BEN, "well", "77")
    assert (await rig.host.phrases.say(table, BEN, "well", "77")).repeated, "a press counts once"
    kinds = {(DeliveryKind.TABLE, ""), (DeliveryKind.REFRESH, ANN.id), (DeliveryKind.REFRESH, CAT.id)}
    assert await rig.tasks() == kinds, "nothing rings"
    await rig.reopen()
    assert [e.facts for e in await said(rig, table)] == [{"seat": 1, "name": "Ben", "phrase": "well"}]
    assert [await heard(rig, table, person) for person in (ANN, BEN, CAT)] == [["well"], [], ["well"]]
    assert SAID not in str(await rig.host.reading.export(table))
    await rig.act(table, ANN, "say", 0)
    assert await heard(rig, table, ANN) == [], "what was said before one's own move is no news after it"
    assert await heard(rig, table, CAT) == ["well"]


async def test_so_many_an_hour_each_at_each_table(rig: Rig) -> None:
    table, other = await saying(rig, ANN, BEN), await saying(rig, ANN, BEN)
    for phrase in PHRASES[:MOST]:
        await rig.host.phrases.say(table, BEN, phrase, rig.press())
    no = await refused(rig.host.phrases.say(table, BEN, "fun", rig.press()))
    assert (no.reason, no.facts) == ("phrases-enough", {"most": MOST})
    await rig.host.phrases.say(table, ANN, "fun", rig.press())
    await rig.host.phrases.say(other, BEN, "fun", rig.press())
    rig.now += HOUR + 1
    await rig.host.phrases.say(table, BEN, "fun", rig.press())
    assert len(await said(rig, table)) == MOST + 2


async def test_nothing_is_said_while_all_choose_in_secret(rig: Rig) -> None:
    table = await playing(rig, ANN, BEN, CAT)
    before = await rig.host.reading.table(table)
    assert before.sealed and not await rig.host.phrases.offered(before, BEN.id)
    assert (await refused(rig.host.phrases.say(table, BEN, "hello", rig.press()))).reason == "phrases-secret"
    assert await rig.host.reading.table(table) == before
    for person in (ANN, BEN, CAT):
        await rig.act(table, person, "bid", 1)
    await rig.host.phrases.say(table, BEN, "hello", rig.press())
    assert len(await said(rig, table)) == 1


async def test_only_those_who_sit_there_with_others_and_only_these_phrases(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    assert (await refused(rig.host.phrases.say(table, DAN, "hello", rig.press()))).reason == "not-at-this-table"
    assert (await refused(rig.host.phrases.say(table, BEN, "I hate you", rig.press()))).reason == "malformed"
    alone = (await rig.started(CAT, computers=1)).id
    assert (await refused(rig.host.phrases.say(alone, CAT, "hello", rig.press()))).reason in (
        "phrases-alone",
        "phrases-secret",
    )
    lobby = await rig.table(ANN, BEN)
    assert (await refused(rig.host.phrases.say(lobby.id, BEN, "hello", rig.press()))).reason == "not-started"
    for person, info in ((DAN, table), (CAT, alone), (BEN, lobby.id)):
        assert not await rig.host.phrases.offered(await rig.host.reading.table(info), person.id)


@pytest.mark.parametrize("by", ["server", "person"])
async def test_they_can_be_switched_off(rig: Rig, by: str) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    info = await rig.host.reading.table(table)
    assert await rig.host.phrases.offered(info, BEN.id) and await rig.host.phrases.offered(info)
    await rig.host.phrases.say(table, ANN, "fun", rig.press())
    if by == "server":
        await rig.host.servers.save(GuildSettings("g", phrases=False))
    else:
        await rig.host.settings.set_phrases(BEN, False)
    await rig.reopen()
    assert (await refused(rig.host.phrases.say(table, BEN, "hello", rig.press()))).reason == "phrases-off"
    assert not await rig.host.phrases.offered(info, BEN.id)
    assert await heard(rig, table, BEN) == ([] if by == "person" else ["fun"])
    assert await heard(rig, table, CAT) == ["fun"]
    assert await rig.host.phrases.offered(info, CAT.id) == (by == "person")


async def test_after_the_end_it_is_a_silent_message_at_the_table_for_a_week(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    info = await rig.play_on(table, ANN, BEN)
    assert info.status is Status.FINISHED
    await rig.deliver()
    rig.now += HOUR
    await rig.host.phrases.say(table, BEN, "end", rig.press())
    (task,) = await rig.deliver()
    assert task.kind is DeliveryKind.NOTICE and at_table(task.target)
    assert task.facts == {"key": SAID_AFTERWARDS, "name": "Ben", "phrase": "end", "silent": True}
    assert SAID not in str(await rig.host.reading.export(table)), "the record has moves alone"
    after = await rig.host.reading.table(table)
    assert after.touched == info.touched, "no list of finished games is sorted anew"
    rig.now += 7 * DAY
    assert (await refused(rig.host.phrases.say(table, BEN, "end", rig.press()))).reason == "phrases-late"


async def test_a_forgotten_person_has_said_it_without_a_name(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.host.phrases.say(table, BEN, "fun", rig.press())
    await rig.host.personal_data.forget(BEN, lambda lang: "somebody")
    (event,) = await said(rig, table)
    assert "Ben" not in str(event.facts) and BEN.id not in str(event.facts) and event.facts["phrase"] == "fun"


async def test_none_replaces_another_that_is_not_yet_at_the_table(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await rig.play_on(table, ANN, BEN)
    await rig.deliver()
    for person, phrase in ((ANN, "well"), (BEN, "end"), (ANN, "again")):
        await rig.host.phrases.say(table, person, phrase, rig.press())
    due = [t for t in await rig.deliver() if t.kind is DeliveryKind.NOTICE]
    assert [(t.facts["name"], t.facts["phrase"]) for t in due] == [("Ann", "well"), ("Ben", "end"), ("Ann", "again")]
