"""A computer sits in for who is silent or has resigned, and what brings the person back."""

from __future__ import annotations

import asyncio
from typing import Any

from engine.core.game import Game, Rnd
from engine.host.model.clock.inactivity_rules import COMPUTER
from engine.host.model.records import DeliveryKind, Status
from tests.host import toy
from tests.host.rig import ANN, BEN, CAT, PACE, Rig, refused
from tests.host.silent import TOY, agree, notes, saying, wait
from tests.host.whole import check_whole


async def test_a_computer_sits_in_and_the_person_is_told_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 48)
    await rig.deliver()
    acted = await agree(rig, table, BEN, COMPUTER)
    seat = acted.table.seats[0]
    assert (seat.person, seat.absent, seat.computer, seat.resigned, seat.name) == (None, ANN.id, "house", None, "Ann")
    assert acted.table.inactivity_offer is None
    others = {(DeliveryKind.REFRESH, who.id) for who in (BEN, CAT)}
    assert await rig.tasks() == {(DeliveryKind.TABLE, ""), (DeliveryKind.HAND, ANN.id), *others}
    assert ("table-computer-sits", "Ann") in await notes(rig, table)
    rig.now += PACE
    await rig.host.clocks.tick()
    assert await rig.prompt(table, BEN)
    check_whole(rig.path, TOY)
    assert table in [t.id for t in await rig.host.reading.tables_of(ANN.id)], "it is still one of Ann's tables"


async def test_any_press_brings_the_person_back_and_may_answer_the_prompt(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    prompt = await rig.prompt(table, ANN)
    await wait(rig, 48)
    await agree(rig, table, BEN, COMPUTER)
    await rig.deliver()
    assert not await rig.host.inactivity.end_absence(table, CAT, rig.press())
    assert await rig.host.inactivity.end_absence(table, ANN, "55")
    assert not await rig.host.inactivity.end_absence(table, ANN, "55"), "once"
    info = await rig.host.reading.table(table)
    assert (info.seats[0].person, info.seats[0].absent, info.seats[0].computer) == (ANN.id, None, None)
    assert (DeliveryKind.HAND, ANN.id) in await rig.tasks()
    assert ("table-returned", "Ann") in await notes(rig, table)
    rig.now += 100
    assert await rig.host.clocks.tick() == 0, "no computer moves there any more"
    await rig.host.play.act(table, ANN, prompt, ["say", 0], rig.press())
    assert await rig.prompt(table, BEN)
    await rig.reopen()
    await wait(rig, 47)
    assert (await rig.host.reading.table(table)).inactivity_offer is None


async def test_a_computers_thought_under_way_is_not_made_for_who_came_back(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 48)
    await agree(rig, table, BEN, COMPUTER)
    loop, begun, back = asyncio.get_running_loop(), asyncio.Event(), asyncio.Event()

    def slow(game: Game[Any], s: toy.ToyState, seat: int, rnd: Rnd) -> Any:
        loop.call_soon_threadsafe(begun.set)
        asyncio.run_coroutine_threadsafe(back.wait(), loop).result(60)
        return toy.DROP

    rig.host.tables.library.choosers = {"toy": slow}
    rig.now += PACE
    thinking = asyncio.create_task(rig.host.clocks.tick())
    await begun.wait()
    assert await rig.host.inactivity.end_absence(table, ANN, rig.press())
    back.set()
    await thinking
    assert await rig.prompt(table, ANN), "Ann is still asked"
    await rig.act(table, ANN, "say", 1)


async def test_who_resigned_comes_back_by_saying_so_and_not_by_any_press(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    assert (
        await refused(rig.host.inactivity.return_to_seat(table, ANN, rig.press()))
    ).reason == "already-at-this-table"
    await rig.host.play.resign(table, ANN, rig.press())
    assert not await rig.host.inactivity.end_absence(table, ANN, rig.press())
    assert (await refused(rig.host.inactivity.return_to_seat(table, CAT, rig.press()))).reason == "not-at-this-table"
    await rig.deliver()
    info = (await rig.host.inactivity.return_to_seat(table, ANN, "77")).table
    seat = info.seat_of(ANN.id)
    assert seat is not None and seat.computer is None and seat.resigned is None and info.left_seat(ANN.id) is None
    assert await rig.tasks() == {(DeliveryKind.HAND, ANN.id), (DeliveryKind.TABLE, "")}
    assert (await rig.host.inactivity.return_to_seat(table, ANN, "77")).repeated
    rig.now += 100
    await rig.host.clocks.tick()
    assert (await rig.host.reading.table(table, ANN.id)).seat_of(ANN.id) == seat, "no computer moves there any more"
    assert (await rig.play_on(table, ANN, BEN)).status is Status.FINISHED
    assert (await refused(rig.host.inactivity.return_to_seat(table, ANN, rig.press()))).reason == "table-over"


async def test_a_press_after_the_end_brings_nobody_back_but_a_rematch_is_theirs(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, rounds=1)
    await wait(rig, 48)
    await agree(rig, table, BEN, COMPUTER)
    await rig.play_on(table, BEN)
    assert (await rig.host.reading.table(table)).status is Status.FINISHED
    assert not await rig.host.inactivity.end_absence(table, ANN, rig.press())
    new = (await rig.host.rematch.open(table, ANN, rig.press())).table
    mine = new.seat_of(ANN.id)
    assert mine is not None and mine.absent is None and mine.computer is None


async def test_who_sits_there_counts_no_more_and_the_rest_may_end_the_table(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 48)
    await rig.host.play.vote_end(table, BEN, rig.press())
    await agree(rig, table, BEN, COMPUTER)
    assert (await rig.host.reading.table(table)).status is Status.PLAYING
    acted = await rig.host.play.vote_end(table, CAT, rig.press())
    assert acted.table.status is Status.ENDED
