"""Kills at any point of a write, and repeats: premoves, forced moves, undo requests, people who are gone.

See test_once for a table's whole life. Offers about silent people, chairs, pauses, absences and reminders have their
own tests.
"""

from __future__ import annotations

from contextlib import suppress

import pytest

from engine.host.model.records import DeliveryKind
from tests.host.play.test_forced import ann_must_hold
from tests.host.rig import ANN, BEN, CAT, PACE, Rig
from tests.host.silent import TOY, notes, saying
from tests.host.table.test_once import Killed, die_once
from tests.host.whole import check_whole

POINTS = ["begun", "before-commit", "after-commit"]


async def moves(rig: Rig, table: int) -> int:
    return len(await rig.host.tables.store.rows("SELECT 1 FROM log WHERE table_id = ? AND kind = 'move'", (table,)))


async def timer_dies(rig: Rig, point: str) -> None:
    """Kill the process in the clock's present work; a new process finds the leftovers."""
    armed = True

    def die(reached: str) -> None:
        nonlocal armed
        if armed and reached == point:
            armed = False
            raise Killed

    rig.host.tables.store.hook = die
    with suppress(Killed):
        await rig.host.clocks.tick()
    assert not armed
    rig.host.tables.store.hook = None
    await rig.reopen()


async def all_due(rig: Rig) -> None:
    for _ in range(4):
        rig.now += 60
        await rig.host.clocks.tick()


@pytest.mark.logs_error("timer failed: Killed")
@pytest.mark.parametrize("point", POINTS)
async def test_a_prepared_move_is_made_once(rig: Rig, point: str) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await die_once(rig, point, True, lambda: rig.host.premoves.prepare(table, BEN, ["say", 0], "1"))
    prepared = await rig.host.premoves.prepared(table, 1)
    assert prepared is not None and prepared.wire == ("say", 0)
    await rig.act(table, ANN, "say", 1)
    before = await moves(rig, table)
    rig.now += PACE
    await timer_dies(rig, point)
    await all_due(rig)
    assert await moves(rig, table) == before + 1
    assert not await rig.host.tables.store.rows("SELECT 1 FROM prepared")
    assert (await rig.host.reading.table(table)).seats[2].prompt
    check_whole(rig.path, TOY)


@pytest.mark.logs_error("timer failed: Killed")
@pytest.mark.parametrize("point", POINTS)
async def test_what_lapses_lapses_once(rig: Rig, point: str) -> None:
    info = await rig.started(ANN, BEN, rounds=3, size=2)
    await rig.bids(info.id, ann=2, ben=2)
    await rig.act(info.id, ANN, "say", 1)
    await rig.host.premoves.prepare(info.id, ANN, ["say", 0], rig.press())
    await rig.deliver()
    await rig.act(info.id, BEN, "say", 1)
    rig.now += PACE
    await timer_dies(rig, point)
    await all_due(rig)
    told = [d for d in await rig.host.deliveries.due(100) if d.kind is DeliveryKind.NOTICE]
    assert [(d.target, d.facts["key"]) for d in told] == [(ANN.id, "ahead-lapsed")]
    assert await rig.prompt(info.id, ANN)


@pytest.mark.logs_error("timer failed: Killed")
@pytest.mark.parametrize("point", POINTS)
async def test_a_forced_move_is_made_once(rig: Rig, point: str) -> None:
    table = await ann_must_hold(rig)
    before = await moves(rig, table)
    rig.now += PACE
    await timer_dies(rig, point)
    await all_due(rig)
    assert await moves(rig, table) == before + 1 and await rig.prompt(table, BEN)
    check_whole(rig.path, TOY)


@pytest.mark.parametrize("point", POINTS)
async def test_who_is_gone_is_told_once(rig: Rig, point: str) -> None:
    table = await saying(rig, ANN, BEN, CAT)

    def die(reached: str) -> None:
        if reached == point:
            raise Killed

    rig.host.tables.store.hook = die
    with pytest.raises(Killed):
        await rig.host.inactivity.person_gone(table, ANN.id)
    rig.host.tables.store.hook = None
    await rig.reopen()
    assert await rig.host.inactivity.person_gone(table, ANN.id)
    assert [kind for kind, _ in await notes(rig, table)].count("table-gone") == 1
    assert (await rig.host.reading.table(table)).inactivity_offer is not None


@pytest.mark.parametrize("point", POINTS)
async def test_no_answer_to_a_request_is_lost_or_counted_twice(rig: Rig, point: str) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    for person in (ANN, BEN):
        await rig.act(table, person, "say", 0)
    seat = (await rig.host.reading.table(table, ANN.id)).seats[0]
    await die_once(rig, point, True, lambda: rig.host.takebacks.ask(table, ANN, seat.undo, "1"))
    request = (await rig.host.reading.table(table)).request
    assert request is not None and request.asked == (1,)
    await die_once(rig, point, True, lambda: rig.host.takebacks.answer(table, BEN, request.number, True, "2"))
    info = await rig.host.reading.table(table)
    assert info.request is None and info.seats[0].takebacks_made == 1 and info.seats[0].prompt
    assert [kind for kind, _ in await notes(rig, table)].count("table-undone-agreed") <= 1
    check_whole(rig.path, TOY)
