"""Whoever is welcome in a chair sits down when it is time, not with a look once an hour."""

from __future__ import annotations

import asyncio

import pytest

from engine.host.model.clock.inactivity_rules import HOUR
from engine.host.model.substitute_offers import REFUSABLE_S
from tests.host.absence.test_substitutes import EVA, judge, offered, take
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused
from tests.host.silent import saying
from tests.host.table.test_votes import goes_away


async def sits(rig: Rig, table: int, seat: int) -> bool:
    return (await rig.host.reading.table(table)).seats[seat].person == EVA.id


async def looks(rig: Rig, table: int) -> list[float]:
    """When the table looks for who has asked for a chair."""
    rows = await rig.host.tables.store.rows("SELECT due FROM timers WHERE table_id = ? AND kind = 'chair'", (table,))
    return [row["due"] for row in rows]


async def test_whoever_is_welcome_to_half_of_those_left_sits_down_at_once(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    offer = await offered(rig, table, person=DAN)
    await take(rig, table, EVA, offer)
    await judge(rig, table, BEN, offer, True)
    await rig.host.clocks.tick()
    assert not await sits(rig, table, 3)
    await rig.host.seating.leave(table, CAT, rig.press())
    await rig.host.clocks.tick()
    assert await sits(rig, table, 3) and await looks(rig, table) == []


async def test_the_clocks_wake_for_it(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await take(rig, table, EVA, await offered(rig, table, person=BEN))
    rig.host.clocks.expires_from = rig.now + HOUR  # what is done once an hour is not due
    async with rig.host.clocks.running():
        await goes_away(rig, table, ANN)
        # By itself the clock looks after a minute.
        for _ in range(2000):
            if await sits(rig, table, 1):
                break
            await asyncio.sleep(0.01)
        assert await sits(rig, table, 1)


async def test_killed_before_they_sit_they_sit_after_it(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await take(rig, table, EVA, await offered(rig, table, person=BEN))
    await goes_away(rig, table, ANN)
    await rig.reopen()
    await rig.host.clocks.tick()
    assert await sits(rig, table, 1)


async def test_after_twelve_hours_to_the_second(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await take(rig, table, EVA, await offered(rig, table, person=BEN))
    rig.now += REFUSABLE_S - 1
    await rig.host.clocks.tick()
    assert not await sits(rig, table, 1)
    rig.now += 1
    await rig.host.clocks.tick()
    assert await sits(rig, table, 1)


@pytest.mark.parametrize("how", ["kept", "refused", "left", "over"])
async def test_a_chair_that_nobody_waits_for_any_more_is_not_looked_at(rig: Rig, how: str) -> None:
    table = await saying(rig, ANN, BEN)
    offer = await offered(rig, table, person=BEN)
    await take(rig, table, EVA, offer)
    assert len(await looks(rig, table)) == 1
    if how == "kept":
        await rig.host.substitutes.keep_seat(table, BEN, rig.press())
    elif how == "refused":
        await judge(rig, table, ANN, offer, False)
    elif how == "left":
        await rig.host.seating.leave(table, BEN, rig.press())
    else:
        for person in (ANN, BEN):
            await rig.host.play.vote_end(table, person, rig.press())
    assert await looks(rig, table) == []
    rig.now += REFUSABLE_S
    await rig.host.clocks.tick()
    assert not await sits(rig, table, 1)


async def test_a_pause_in_which_nobody_can_object_does_not_count(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    offer = await offered(rig, table, person=BEN)
    await take(rig, table, EVA, offer)
    await rig.host.suspension.pause(table, "channel-gone")
    rig.now += REFUSABLE_S + HOUR
    await rig.host.clocks.tick()
    assert (await refused(judge(rig, table, ANN, offer, False))).reason == "table-paused"
    await rig.host.suspension.resume(table)
    await rig.host.clocks.tick()
    assert not await sits(rig, table, 1) and await looks(rig, table) == [rig.now + REFUSABLE_S]
    rig.now += REFUSABLE_S
    await rig.host.clocks.tick()
    assert await sits(rig, table, 1)


async def test_whoever_is_welcome_already_waits_for_nothing_but_the_end_of_the_pause(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, DAN)
    offer = await offered(rig, table, person=DAN)
    await take(rig, table, EVA, offer)
    await judge(rig, table, BEN, offer, True)
    await rig.host.suspension.pause(table, "channel-gone")
    await rig.host.seating.leave(table, CAT, rig.press())
    await rig.host.clocks.tick()
    assert not await sits(rig, table, 3)
    await rig.host.suspension.resume(table)
    await rig.host.clocks.tick()
    assert await sits(rig, table, 3)


async def test_a_look_that_comes_too_soon_waits_for_its_time(rig: Rig) -> None:
    """Such as one that was set by another clock."""
    table = await saying(rig, ANN, BEN)
    await take(rig, table, EVA, await offered(rig, table, person=BEN))
    await rig.host.tables.store.write("UPDATE timers SET due = ? WHERE kind = 'chair'", (rig.now - 1,))
    await rig.host.clocks.tick()
    assert not await sits(rig, table, 1)
    assert await looks(rig, table) == [rig.now + REFUSABLE_S]
