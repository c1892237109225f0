"""A chair at a running table goes to somebody else: by name, to anyone, refused, kept; what the newcomer may see."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from engine.host.model.clock.time_control import HOUR
from engine.host.model.records import DeliveryKind, Person, Status
from engine.host.model.requests import SubstituteOffer
from tests.host import toy
from tests.host.kills import Killed
from tests.host.model.test_time_control import left, playing, saying
from tests.host.model.test_timeouts import wait
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, names, refused
from tests.host.silent import saying as without_clock
from tests.host.whole import check_whole

EVA, FAY = Person("105", "Eva"), Person("106", "Fay")
TOY = {"toy": toy.GAME}


async def offered(rig: Rig, table: int, to: Person | None = None, person: Person = ANN) -> SubstituteOffer:
    acted = await rig.host.substitutes.offer_seat(table, person, to, rig.press())
    return acted.table.offered_seats[-1]


async def take(rig: Rig, table: int, person: Person, offer: SubstituteOffer) -> bool:
    """Whether they sit at once."""
    acted = await rig.host.substitutes.take_seat(table, person, offer.number, rig.press())
    return acted.table.seat_of(person.id) is not None


async def judge(rig: Rig, table: int, person: Person, offer: SubstituteOffer, welcome: bool) -> None:
    await rig.host.substitutes.judge_taker(table, person, offer.number, welcome, rig.press())


async def test_who_was_turned_away_does_not_ask_again_and_again(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    offer = await offered(rig, table)
    assert not await take(rig, table, EVA, offer)
    for person in (BEN, CAT):
        if (await rig.host.reading.table(table)).offered_seats[0].taker is not None:
            await judge(rig, table, person, offer, False)
    await rig.reopen()
    assert (await refused(take(rig, table, EVA, offer))).reason == "chair-taker-refused"
    again = await offered(rig, table)
    assert (await refused(take(rig, table, EVA, again))).reason == "chair-taker-refused", "nor when it is offered anew"
    assert not await take(rig, table, FAY, again), "others may"
    await rig.host.personal_data.forget(EVA, lambda _: "somebody")
    rows = await rig.host.tables.store.rows("SELECT chairs FROM tables")
    assert not names(rows[0]["chairs"], EVA) and names(rows[0]["chairs"], FAY)
    by_name = await offered(rig, table, EVA)
    assert await take(rig, table, EVA, by_name)


async def test_whoever_is_asked_by_name_sits_down_by_accepting(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.deliver()
    offer = await offered(rig, table, EVA)
    tasks = {(d.kind, d.target): d.facts for d in await rig.deliver()}
    assert tasks[DeliveryKind.NOTICE, EVA.id]["verbs"] == ["chairtake", "chairdecline"]
    assert (await refused(take(rig, table, FAY, offer))).reason == "chair-not-yours"
    assert (await rig.host.reading.table(table)).seats[0].person == ANN.id, "until then it is Ann's"
    old = await rig.prompt(table, ANN)
    assert await take(rig, table, EVA, offer)
    info = await rig.host.reading.table(table, EVA.id)
    assert (info.seats[0].person, info.seats[0].name, info.offered_seats) == (EVA.id, "Eva", ())
    waiting = {(d.kind, d.target) for d in await rig.deliver()}
    assert waiting == {
        (DeliveryKind.TABLE, ""),
        (DeliveryKind.HAND, EVA.id),
        (DeliveryKind.REFRESH, ANN.id),
        (DeliveryKind.NOTICE, ANN.id),
    }
    assert (await refused(rig.host.play.act(table, ANN, old, ["say", 0], rig.press()))).reason == "not-at-this-table"
    assert (await refused(rig.host.inactivity.return_to_seat(table, ANN, rig.press()))).reason == "not-at-this-table"
    assert not await rig.host.inactivity.end_absence(table, ANN, rig.press())
    await rig.act(table, EVA, "say", 0)
    check_whole(rig.path, TOY)


async def test_the_newcomer_sees_what_the_seat_may_know_and_nothing_private(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    before = (await rig.host.reading.view(table, ANN.id))[1]
    await rig.host.play.set_order(table, ANN, {"until": 9}, rig.press())
    await take(rig, table, EVA, await offered(rig, table, EVA))
    _, view, since_last_move = await rig.host.reading.hand(table, EVA.id)
    assert view.seat == 0 and view.state["number"] == before.state["number"] and since_last_move
    assert await rig.host.reading.order(table, EVA.id) is None
    rig.now += 10
    await rig.host.clocks.tick()
    assert await rig.prompt(table, EVA), "Ann's order moves for nobody else"
    assert (await rig.host.reading.view(table, ANN.id))[1].seat is None


async def test_of_the_others_the_first_asks_and_is_welcomed_or_refused(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    await rig.host.tables.store.write("UPDATE tables SET opener = ?", (BEN.id,))
    offer = await offered(rig, table)
    assert not await take(rig, table, EVA, offer)
    assert (await refused(take(rig, table, FAY, offer))).reason == "chair-asked"
    assert (await refused(judge(rig, table, ANN, offer, True))).reason == "chair-not-yours"
    await judge(rig, table, CAT, offer, False)
    assert (await rig.host.reading.table(table)).offered_seats[0].taker == EVA.id, "one of three is less than half"
    await judge(rig, table, CAT, offer, True)
    await judge(rig, table, DAN, offer, False)
    await judge(rig, table, CAT, offer, False)
    assert (await rig.host.reading.table(table)).offered_seats[0].taker is None, "half of the others would rather not"
    assert not await take(rig, table, FAY, offer)
    await judge(rig, table, BEN, offer, True)
    assert (await rig.host.reading.table(table)).seats[0].person == FAY.id, "the host's word is enough"
    assert (await refused(judge(rig, table, BEN, offer, False))).reason == "chair-settled"


async def test_nobody_says_anything_for_twelve_hours(rig: Rig) -> None:
    table = await without_clock(rig, ANN, BEN)
    offer = await offered(rig, table)
    assert not await take(rig, table, EVA, offer)
    rig.now += 12 * HOUR - 1
    assert await rig.host.substitutes.seat_takers() == 0
    await rig.reopen()
    rig.now += 1
    assert await rig.host.substitutes.seat_takers() == 1 and await rig.host.substitutes.seat_takers() == 0
    assert (await rig.host.reading.table(table)).seats[0].person == EVA.id
    check_whole(rig.path, TOY)


async def test_whoever_has_asked_for_two_chairs_has_one_and_keeps_nobody_waiting(rig: Rig) -> None:
    table = await without_clock(rig, ANN, BEN, CAT, DAN)
    both = [await offered(rig, table, person=ANN), await offered(rig, table, person=BEN)]
    third = await offered(rig, table, person=CAT)
    for offer in both:
        assert not await take(rig, table, EVA, offer)
    assert not await take(rig, table, FAY, third)
    await rig.deliver()
    rig.now += 12 * HOUR
    assert await rig.host.substitutes.seat_takers() == 2
    info = await rig.host.reading.table(table)
    assert [s.person for s in info.seats] == [EVA.id, BEN.id, FAY.id, DAN.id]
    assert [(offer.seat, offer.taker) for offer in info.offered_seats] == [(1, None)], "Ben's is free for others"
    told = [d.facts["key"] for d in await rig.deliver() if (d.kind, d.target) == (DeliveryKind.NOTICE, EVA.id)]
    assert told == [], "nobody has refused Eva"
    check_whole(rig.path, TOY)


async def test_where_nobody_else_sits_nobody_is_asked(rig: Rig) -> None:
    info = await rig.started(ANN, computers=1, size=2)
    assert await take(rig, info.id, EVA, await offered(rig, info.id))


async def test_an_offer_is_kept_declined_or_void(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    offer = await offered(rig, table, EVA)
    await rig.host.substitutes.keep_seat(table, ANN, rig.press())
    assert (DeliveryKind.NOTICE, EVA.id) not in await rig.tasks()
    assert (await refused(take(rig, table, EVA, offer))).reason == "chair-settled"
    assert (await refused(rig.host.substitutes.keep_seat(table, ANN, rig.press()))).reason == "chair-settled"
    offer = await offered(rig, table, EVA)
    assert (
        await refused(rig.host.substitutes.decline_seat(table, FAY, offer.number, rig.press()))
    ).reason == "chair-settled"
    await rig.host.substitutes.decline_seat(table, EVA, offer.number, rig.press())
    assert (await rig.host.reading.table(table)).offered_seats == ()
    offer = await offered(rig, table)
    await rig.host.play.resign(table, ANN, rig.press())
    assert (await rig.host.reading.table(table)).offered_seats == ()
    assert (await refused(take(rig, table, EVA, offer))).reason == "chair-settled"


@pytest.mark.parametrize("asked", [False, True])
async def test_an_offer_does_not_stand_again_when_its_person_is_back(rig: Rig, asked: bool) -> None:
    table = await without_clock(rig, ANN, BEN, CAT)
    offer = await offered(rig, table)
    if asked:
        assert not await take(rig, table, EVA, offer)
    await rig.host.play.resign(table, ANN, rig.press())
    await rig.host.inactivity.return_to_seat(table, ANN, rig.press())
    assert (await rig.host.reading.table(table)).offered_seats == ()
    rig.now += 12 * HOUR
    assert await rig.host.substitutes.seat_takers() == 0
    assert (await rig.host.reading.table(table)).seats[0].person == ANN.id
    assert (await refused(take(rig, table, FAY, offer))).reason == "chair-settled"
    check_whole(rig.path, TOY)


async def test_who_knows_a_hand_or_is_kept_apart_does_not_sit_down(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.host.play.resign(table, CAT, rig.press())
    offer = await offered(rig, table)
    assert (await refused(take(rig, table, CAT, offer))).reason == "chair-knew"
    assert (await refused(take(rig, table, BEN, offer))).reason == "already-at-this-table"
    await rig.host.blocks.block(BEN, EVA.id)
    assert (await refused(take(rig, table, EVA, offer))).reason == "no-such-table"
    assert (await refused(offered(rig, table, EVA))).reason == "chair-refused"


async def test_nobody_is_put_out_of_a_chair(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    assert (await refused(rig.host.substitutes.offer_seat(table, CAT, EVA, rig.press()))).reason == "not-at-this-table"
    assert (await refused(rig.host.substitutes.take_seat(table, EVA, 7, rig.press()))).reason == "chair-settled"
    waits = await rig.table(ANN, BEN)
    assert (await refused(rig.host.substitutes.offer_seat(waits.id, ANN, None, rig.press()))).reason == "not-started"


async def test_the_clock_goes_on_with_six_increments_at_least(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, pace="easy")
    await wait(rig, 70 * HOUR)
    await take(rig, table, EVA, await offered(rig, table, EVA))
    assert await left(rig, table, EVA) == 72 * HOUR
    await wait(rig, HOUR)
    assert await left(rig, table, EVA) == 71 * HOUR


async def test_in_secret_too_and_it_tells_nothing(rig: Rig) -> None:
    seen = set()
    for answered in (False, True):
        table = await playing(rig, ANN, BEN, CAT, size=3)
        if answered:
            await rig.bids(table, ann=1)
        await rig.deliver()
        await take(rig, table, EVA, await offered(rig, table, EVA))
        info, view = await rig.host.reading.view(table, None)
        public = sorted((d.kind, d.target) for d in await rig.deliver() if d.target != EVA.id)
        seen.add(repr((info.seats, view.waiting, info.inactivity_offer, public)))
        for person in (BEN, CAT, *(() if answered else (EVA,))):
            await rig.act(table, person, "bid", 2)
        assert (await rig.host.reading.view(table, None))[1].phase == "saying"
        check_whole(rig.path, TOY)
        for person in (ANN, BEN, CAT, EVA):
            await rig.host.tables.store.write("DELETE FROM blocks WHERE person = ?", (person.id,))
    assert len(seen) == 1


async def test_results_name_both_who_sat_there(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, rounds=1)
    await take(rig, table, EVA, await offered(rig, table, EVA))
    info = await rig.play_on(table, EVA, BEN)
    assert info.status is Status.FINISHED and await rig.host.reading.movers(table) == {
        0: {ANN.id: 1, EVA.id: 1},
        1: {BEN.id: 2},
    }


async def test_two_at_once_are_one(rig: Rig) -> None:
    info = await rig.started(ANN, computers=1, size=2)
    offer = await offered(rig, info.id)
    both = await asyncio.gather(*(take(rig, info.id, p, offer) for p in (EVA, FAY)), return_exceptions=True)
    assert sorted(getattr(one, "reason", str(one)) for one in both) == ["True", "chair-settled"]


async def test_whoever_is_forgotten_has_no_part_in_an_offer(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await offered(rig, table, EVA)
    await rig.host.settings.remember_person(EVA)
    await rig.host.personal_data.forget(EVA, lambda lang: "somebody")
    (row,) = await rig.host.tables.store.rows("SELECT chairs FROM tables")
    assert row["chairs"] == ""


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
async def test_killed_anywhere_a_chair_is_taken_once(tmp_path: Path, point: str) -> None:
    rig = Rig(tmp_path / "store.db")
    await rig.open()
    table = await saying(rig, ANN, BEN, CAT, DAN)

    def die(reached: str) -> None:
        if reached == point:
            raise Killed

    async def twice(call: object) -> None:
        rig.host.tables.store.hook = die
        with pytest.raises(Killed):
            await call()  # type: ignore[operator]  # one of the calls below
        rig.host.tables.store.hook = None
        await rig.reopen()
        await call()  # type: ignore[operator]  # the same press comes again

    await twice(lambda: rig.host.substitutes.offer_seat(table, ANN, None, "1"))
    (offer,) = (await rig.host.reading.table(table)).offered_seats
    await twice(lambda: rig.host.substitutes.take_seat(table, EVA, offer.number, "2"))
    await twice(lambda: rig.host.substitutes.judge_taker(table, BEN, offer.number, True, "3"))
    await twice(lambda: rig.host.substitutes.judge_taker(table, CAT, offer.number, True, "4"))
    info = await rig.host.reading.table(table)
    assert [s.person for s in info.seats] == [EVA.id, BEN.id, CAT.id, DAN.id]
    taken = await rig.host.tables.store.rows("SELECT 1 FROM log WHERE events LIKE '%chair-taken%'")
    assert len(taken) == 1
    check_whole(rig.path, TOY)
    await rig.host.close()
