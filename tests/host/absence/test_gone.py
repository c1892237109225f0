"""Somebody whom nothing can reach any more (S4): the others are offered at once to go on without them."""

from __future__ import annotations

from engine.host.model.clock.inactivity_rules import COMPUTER, HOUR, MOVE, WAIT
from engine.host.model.records import DeliveryKind, Status
from tests.host.model.test_time_control import saying as saying_by_the_clock
from tests.host.rig import ANN, BEN, CAT, Rig
from tests.host.silent import TOY, agree, notes, saying, still, wait
from tests.host.table.test_secrecy import outside
from tests.host.whole import check_whole


async def test_the_others_are_asked_at_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    assert await rig.host.inactivity.person_gone(table, ANN.id)
    offer = await still(rig, table)
    assert offer.seats == (0,) and offer.needed == 1 and set(offer.choices) == {MOVE, COMPUTER, WAIT}
    assert (DeliveryKind.TABLE, "") in await rig.tasks()
    assert ("table-gone", "Ann") in await notes(rig, table)
    await agree(rig, table, BEN, COMPUTER)
    seat = (await rig.host.reading.table(table)).seats[0]
    assert (seat.person, seat.absent) == (None, ANN.id)
    check_whole(rig.path, TOY)


async def test_said_twice_or_late_it_is_said_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    for _ in range(3):
        assert await rig.host.inactivity.person_gone(table, ANN.id)
        await rig.reopen()
    assert [kind for kind, _ in await notes(rig, table)].count("table-gone") == 1
    await agree(rig, table, BEN, MOVE)
    assert await rig.host.inactivity.person_gone(table, ANN.id), "no longer asked: nothing to say"
    assert (await rig.host.reading.table(table)).inactivity_offer is None


async def test_who_is_late_meanwhile_is_spoken_of_too(rig: Rig) -> None:
    """The timer does not run in circles; after the patience one press is enough."""
    table = await saying(rig, ANN, BEN, CAT)
    await rig.host.inactivity.person_gone(table, ANN.id)
    rounds = 0
    rig.now += 48 * HOUR
    while await rig.host.clocks.tick():
        rounds += 1
        assert rounds < 5
    assert (await still(rig, table)).needed == 1
    await agree(rig, table, BEN, MOVE)
    info = await rig.host.reading.table(table)
    assert info.seats[1].prompt and info.inactivity_offer is None, "the next is asked as usual"


async def test_at_a_table_with_a_clock_nobody_waits_for_it(rig: Rig) -> None:
    table = await saying_by_the_clock(rig, ANN, BEN, CAT)
    await rig.host.inactivity.person_gone(table, ANN.id)
    assert (await still(rig, table)).seats == (0,)
    # Nobody presses: after the grace time the table moves by itself.
    rig.now += 2.4 * HOUR
    while await rig.host.clocks.tick():
        pass
    rows = await rig.host.tables.store.rows("SELECT cause FROM log WHERE kind = 'move' ORDER BY number DESC LIMIT 1")
    assert rows[0]["cause"] == "timeout" and (await rig.host.reading.table(table)).seats[1].prompt
    check_whole(rig.path, TOY)


async def test_to_wait_all_the_same_gives_the_usual_time(rig: Rig) -> None:
    table = await saying_by_the_clock(rig, ANN, BEN)
    await rig.host.inactivity.person_gone(table, ANN.id)
    await agree(rig, table, BEN, WAIT)
    await wait(rig, 23)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
    await wait(rig, 4)
    assert (await still(rig, table)).seats == (0,)


async def test_in_secret_nothing_is_said_earlier(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, rounds=3, size=3)
    before = [await outside(rig, info.id, p) for p in (None, BEN.id, CAT.id)]
    assert await rig.host.inactivity.person_gone(info.id, ANN.id)
    assert [await outside(rig, info.id, p) for p in (None, BEN.id, CAT.id)] == before
    assert (await rig.host.reading.table(info.id)).inactivity_offer is None


async def test_nobody_is_there_to_decide(rig: Rig) -> None:
    """Alone with computers, or no longer at the table: the caller pauses the table, as for a lost place."""
    info = await rig.started(ANN, computers=1, rounds=3, size=2)
    assert not await rig.host.inactivity.person_gone(info.id, ANN.id)
    assert not await rig.host.inactivity.person_gone(info.id, BEN.id)
    assert (await rig.host.reading.table(info.id)).status is Status.PLAYING


async def test_who_comes_back_just_answers(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await rig.host.inactivity.person_gone(table, ANN.id)
    await rig.act(table, ANN, "say", 0)
    info = await rig.host.reading.table(table)
    assert info.inactivity_offer is None and info.seats[1].prompt
    await wait(rig, 1)
    assert (await rig.host.reading.table(table)).inactivity_offer is None
