"""A pause that all agree to; the opener who is told that the game can start."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.host.absence.pausing import PROPOSALS_A_DAY
from engine.host.model.clock.time_control import HOUR
from engine.host.model.records import AGREED_PAUSE, DeliveryKind, Person, Status
from tests.host import toy
from tests.host.kills import Killed
from tests.host.model.test_time_control import left, playing, saying
from tests.host.model.test_timeouts import timeouts, wait
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, names, refused
from tests.host.whole import check_whole


async def test_somebody_proposes_a_pause_so_often_a_day(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    for _ in range(PROPOSALS_A_DAY):
        await rig.host.pausing.agree_to_pause(table, ANN, rig.press())
        await rig.host.pausing.refuse_pause(table, BEN, rig.press())
    await rig.reopen()
    no = await refused(rig.host.pausing.agree_to_pause(table, ANN, rig.press()))
    assert (no.reason, no.facts) == ("pause-enough", {"most": PROPOSALS_A_DAY})
    await rig.host.pausing.agree_to_pause(table, BEN, rig.press())
    info = (await rig.host.pausing.agree_to_pause(table, ANN, rig.press())).table
    assert set(info.pause_votes) == {ANN.id, BEN.id}, "to agree is no proposal"
    await rig.host.pausing.refuse_pause(table, CAT, rig.press())
    rig.now += 24 * HOUR
    assert (await rig.host.pausing.agree_to_pause(table, ANN, rig.press())).table.pause_votes == (ANN.id,)


async def test_it_begins_with_the_last_who_agrees_and_any_of_them_ends_it(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 5 * HOUR)
    await rig.deliver()
    assert (await refused(rig.host.pausing.agree_to_pause(table, DAN, rig.press()))).reason == "not-at-this-table"
    for person in (BEN, BEN, CAT):
        info = (await rig.host.pausing.agree_to_pause(table, person, rig.press())).table
        assert info.status is Status.PLAYING
    assert info.pause_votes == (BEN.id, CAT.id) and await rig.tasks() == {(DeliveryKind.TABLE, "")}
    await rig.reopen()
    info = (await rig.host.pausing.agree_to_pause(table, ANN, "77")).table
    assert (info.status, info.paused_for, info.pause_votes) == (Status.PAUSED, AGREED_PAUSE, ())
    assert (await rig.host.pausing.agree_to_pause(table, ANN, "77")).repeated
    assert {kind for kind, _ in await rig.tasks()} == {DeliveryKind.TABLE, DeliveryKind.REFRESH}, "nobody is pinged"
    await rig.deliver()
    await wait(rig, 900 * HOUR)
    assert await rig.host.inactivity.fall_asleep() == 0 and await rig.tasks() == set() and await timeouts(rig) == 0
    await rig.host.suspension.resume(table)
    assert await left(rig, table, ANN) == 19 * HOUR
    await rig.act(table, ANN, "say", 0)
    check_whole(rig.path, {"toy": toy.GAME})


async def test_one_no_ends_the_proposal(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    assert (await refused(rig.host.pausing.refuse_pause(table, BEN, rig.press()))).reason == "pause-settled"
    await rig.host.pausing.agree_to_pause(table, ANN, rig.press())
    assert (await rig.host.pausing.refuse_pause(table, BEN, rig.press())).table.pause_votes == ()
    assert (await rig.host.pausing.agree_to_pause(table, BEN, rig.press())).table.status is Status.PLAYING


async def test_who_has_left_does_not_count(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.host.pausing.agree_to_pause(table, BEN, rig.press())
    await rig.host.play.resign(table, BEN, rig.press())
    await rig.host.pausing.agree_to_pause(table, CAT, rig.press())
    assert (await rig.host.reading.table(table)).pause_votes == (CAT.id,)
    assert (await rig.host.pausing.agree_to_pause(table, ANN, rig.press())).table.status is Status.PAUSED


async def test_in_secret_too(rig: Rig) -> None:
    table = await playing(rig, ANN, BEN)
    await rig.bids(table, ann=1)
    for person in (ANN, BEN):
        await rig.host.pausing.agree_to_pause(table, person, rig.press())
    await rig.host.suspension.resume(table)
    await rig.bids(table, ben=1)
    assert (await rig.host.reading.view(table, None))[1].phase == "saying"


async def test_whoever_is_forgotten_leaves_no_vote(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    for person in (BEN, CAT):
        await rig.host.pausing.agree_to_pause(table, person, rig.press())
    await rig.host.personal_data.forget(BEN, lambda lang: "somebody")
    (row,) = await rig.host.tables.store.rows("SELECT agreed FROM pauses")
    assert not names(row["agreed"], BEN)


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
async def test_killed_anywhere_a_vote_counts_once(tmp_path: Path, point: str) -> None:
    rig = Rig(tmp_path / "store.db")
    await rig.open()
    table = await saying(rig, ANN, BEN, CAT)

    def die(reached: str) -> None:
        if reached == point:
            raise Killed

    for press, person in (("1", ANN), ("2", BEN), ("3", CAT)):
        rig.host.tables.store.hook = die
        with pytest.raises(Killed):
            await rig.host.pausing.agree_to_pause(table, person, press)
        rig.host.tables.store.hook = None
        await rig.reopen()
        acted = await rig.host.pausing.agree_to_pause(table, person, press)
        assert (acted.table.status is Status.PAUSED) == (person is CAT)
    assert await rig.host.tables.store.rows("SELECT 1 FROM pauses") == []
    await rig.host.close()


async def test_two_at_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await asyncio.gather(*(rig.host.pausing.agree_to_pause(table, p, rig.press()) for p in (ANN, BEN)))
    assert (await rig.host.reading.table(table)).status is Status.PAUSED


# The opener is told


async def ready(rig: Rig) -> list[int]:
    """The tables of which Ann is to be told that she can start them."""
    return [info.id for info in await rig.host.reminders.to_start(await rig.host.reminders.wanted_reminder(ANN.id))]


async def test_the_opener_is_told_once_when_enough_sit(rig: Rig) -> None:
    info = await rig.table(ANN, size=4)
    await rig.host.seating.join(info.id, BEN, rig.press())
    assert await ready(rig) == [info.id] and await rig.host.reminders.reminders_due() == [ANN.id]
    await rig.host.reminders.drop_reminder(await rig.host.reminders.wanted_reminder(ANN.id))
    await rig.host.seating.join(info.id, CAT, rig.press())
    await rig.host.seating.leave(info.id, CAT, rig.press())
    await rig.reopen()
    await rig.host.seating.join(info.id, DAN, rig.press())
    assert await ready(rig) == [], "once"
    await rig.host.lobby_options.start_when_full(info.id, ANN, True, rig.press())
    await rig.host.seating.join(info.id, CAT, rig.press())
    assert (await rig.host.reading.table(info.id)).status is Status.PLAYING


async def test_whoever_the_table_is_handed_to_is_told_too(rig: Rig) -> None:
    info = await rig.table(ANN, size=4)
    for person in (BEN, CAT):
        await rig.host.seating.join(info.id, person, rig.press())
    await rig.host.seating.leave(info.id, ANN, rig.press())
    wanted = await rig.host.reminders.wanted_reminder(BEN.id)
    assert [told.id for told in await rig.host.reminders.to_start(wanted)] == [info.id] and await ready(rig) == []
    await rig.host.reminders.drop_reminder(wanted)
    await rig.host.seating.join(info.id, DAN, rig.press())
    assert (await rig.host.reminders.wanted_reminder(BEN.id)).wanted == {}, "once"
    few = await rig.table(ANN, BEN, size=4)
    await rig.host.seating.leave(few.id, ANN, rig.press())
    await rig.host.seating.join(few.id, CAT, rig.press())
    assert [
        told.id for told in await rig.host.reminders.to_start(await rig.host.reminders.wanted_reminder(BEN.id))
    ] == [few.id]


async def test_what_has_started_or_can_start_no_more_is_not_told(rig: Rig) -> None:
    tables = [(await rig.table(ANN, BEN, size=4)).id for _ in range(3)]
    assert await ready(rig) == tables
    await rig.host.dealing.start(tables[0], ANN, rig.press())
    await rig.host.seating.leave(tables[1], BEN, rig.press())
    assert await ready(rig) == tables[2:]


async def test_nobody_is_told_what_they_did_themselves_or_what_cannot_be(rig: Rig) -> None:
    alone = await rig.table(ANN, size=2)
    await rig.host.seating.add_computer(alone.id, ANN, rig.press(), name="Robot")
    three = await rig.table(ANN, size=4, odd=True)
    await rig.host.seating.add_computer(three.id, ANN, rig.press(), name="Robot")
    await rig.host.seating.join(three.id, BEN, rig.press())
    assert await ready(rig) == [], "the option is not for three"
    odd = await rig.table(ANN, size=4, odd=True)
    await rig.host.seating.join(odd.id, BEN, rig.press())
    assert await ready(rig) == [odd.id], "but for two"


async def test_cards_that_are_dealt_again_wait_for_as_many_as_had_them(rig: Rig) -> None:
    first = await rig.started(BEN, CAT, DAN, size=3)
    await rig.play_on(first.id, BEN, CAT, DAN)
    again = await rig.host.opening.open_table(
        "toy", {}, 3, ANN, guild="g", channel="c", lang="en", interaction=rig.press(), again=first.id
    )
    for number, told in ((8, []), (9, [again.id])):
        await rig.host.seating.join(again.id, Person(str(number), f"P{number}"), rig.press())
        assert await ready(rig) == told
