"""Being away: the clock stands, or a computer plays; the others are told, and may go on after three days."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from engine.host.absence.vacations import COMPUTER, HAND, MOST_DAYS, WAIT, end_of
from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.clock.time_control import DAY, HOUR
from engine.host.model.records import DeliveryKind, Status
from tests.host import toy
from tests.host.kills import Killed
from tests.host.model.test_reminder_rules import wanted
from tests.host.model.test_time_control import left, playing, saying
from tests.host.model.test_timeouts import CALL, offer, timeouts, wait
from tests.host.rig import ANN, BEN, CAT, DAN, PACE, Rig, refused
from tests.host.silent import saying as without_clock
from tests.host.table.test_secrecy import outside
from tests.host.whole import check_whole

TODAY = date(1970, 1, 12)
"""At the rig's own beginning."""


async def go(rig: Rig, days: int, how: str = WAIT, press: str | None = None) -> tuple[float, int]:
    return await rig.host.vacations.go_away(ANN, TODAY + timedelta(days=days), how, press or rig.press())


async def test_no_time_counts_until_the_end_of_the_day_and_all_are_told(rig: Rig) -> None:
    tables = [await saying(rig, ANN, BEN), await saying(rig, ANN, BEN, pace="live"), (await rig.table(ANN, BEN)).id]
    await wait(rig, 60)
    await rig.deliver()
    until, count = await go(rig, 2)
    assert until == end_of(TODAY + timedelta(days=2), ZoneInfo("UTC")) == 14 * DAY and count == 2
    assert await rig.tasks() == {(DeliveryKind.TABLE, "")}, "and nobody is pinged"
    for table in tables[:2]:
        assert (await rig.host.reading.table(table)).seats[0].away_until == until
    used = await left(rig, tables[0], ANN), await left(rig, tables[1], ANN)
    assert used == (24 * HOUR - 60, 4 * 60)
    await wait(rig, until - rig.now)
    assert (await left(rig, tables[0], ANN), await left(rig, tables[1], ANN)) == used
    assert await wanted(rig) == {tables[2]: False}, "that it can start"
    assert CALL not in await rig.tasks()
    assert (await rig.host.settings.person(ANN.id)).is_quiet(until - 1) and not (
        await rig.host.settings.person(ANN.id)
    ).is_quiet(until)
    await wait(rig, HOUR)
    assert await left(rig, tables[0], ANN) == used[0] - HOUR
    await rig.reopen()
    assert await left(rig, tables[0], ANN) == used[0] - HOUR


async def test_a_day_is_a_day_of_ones_own(rig: Rig) -> None:
    await rig.host.active_time.set_quiet(ANN, QuietHours(23, 7, "Asia/Tokyo"))
    await rig.host.active_time.set_quiet(ANN, None)
    until, _ = await go(rig, 1)
    assert until == 13 * DAY - 9 * HOUR


@pytest.mark.parametrize("zone", ["Asia/Tokyo", "America/New_York"])
async def test_the_first_and_the_last_day_there_is_are_refused_kindly(rig: Rig, zone: str) -> None:
    await rig.host.active_time.set_quiet(ANN, QuietHours(23, 7, zone))
    for day, reason in ((date.max, "away-too-long"), (date.min, "away-past")):
        assert (await refused(rig.host.vacations.go_away(ANN, day, WAIT, rig.press()))).reason == reason
    assert await rig.host.vacations.absences(ANN.id) == []


async def test_after_three_days_the_others_may_go_on(rig: Rig) -> None:
    table, plain = await saying(rig, ANN, BEN, CAT), await without_clock(rig, ANN, BEN, CAT)
    await go(rig, 10)
    await wait(rig, 3 * DAY - 1)
    assert await offer(rig, table) is None is await offer(rig, plain)
    await wait(rig, 1)
    found = await offer(rig, table)
    assert found is not None and found.seats == (0,) and await offer(rig, plain) is not None
    assert found.moves_at is not None and found.moves_at > 22 * DAY, "the table does not move by itself before"
    await wait(rig, 4 * DAY)
    assert await timeouts(rig) == 0
    await rig.host.inactivity.agree(table, BEN, found.number, "computer", rig.press())
    assert (await rig.host.reading.table(table)).seats[0].absent == ANN.id


async def test_in_secret_the_offer_tells_nothing(rig: Rig) -> None:
    tables = [await playing(rig, ANN, BEN, CAT, size=3) for _ in range(3)]
    await rig.deliver()
    await go(rig, 10)
    await rig.bids(tables[0], ann=1)
    await rig.bids(tables[1], ben=1, cat=1)
    await wait(rig, 3 * DAY - 1)
    assert [await offer(rig, t) for t in tables] == [None] * 3
    await wait(rig, 1)
    assert len({repr(await offer(rig, t)) for t in tables}) == 1 and await offer(rig, tables[0]) is not None
    assert len({await outside(rig, t, DAN.id) for t in tables}) == 1


async def test_a_computer_plays_at_every_table_and_any_press_brings_back(rig: Rig) -> None:
    tables = [await saying(rig, ANN, BEN), await without_clock(rig, ANN, BEN)]
    await rig.deliver()
    assert (await go(rig, 5, COMPUTER, "77"))[1] == 2
    for table in tables:
        seat = (await rig.host.reading.table(table)).seats[0]
        assert (seat.person, seat.absent) == (None, ANN.id)
    assert await rig.tasks() == {(DeliveryKind.TABLE, ""), (DeliveryKind.REFRESH, ANN.id)}, "no sound"
    rig.now += PACE
    await rig.host.clocks.tick()
    assert await rig.prompt(tables[0], BEN) and await rig.prompt(tables[1], BEN)
    assert await rig.host.inactivity.end_absence(tables[0], ANN, rig.press())
    assert (await rig.host.reading.table(tables[1])).seats[0].person is None
    assert await rig.host.vacations.set_return_date(ANN, rig.press()) == 2
    assert (await rig.host.reading.table(tables[1])).seats[0].person == ANN.id
    check_whole(rig.path, {"toy": toy.GAME})


async def test_being_back_early_and_going_again(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await go(rig, 9)
    await wait(rig, 2 * DAY)
    assert (
        await rig.host.vacations.set_return_date(ANN, rig.press()) == 1
        and await rig.host.vacations.set_return_date(ANN, rig.press()) == 0
    )
    assert not (await rig.host.reading.table(table)).seats[0].away_until > rig.now
    await wait(rig, 5 * HOUR)
    assert await left(rig, table, ANN) == 19 * HOUR
    await rig.host.vacations.go_away(ANN, TODAY + timedelta(days=12), WAIT, rig.press())
    await wait(rig, DAY)
    assert await left(rig, table, ANN) == 19 * HOUR
    shorter, _ = await rig.host.vacations.go_away(ANN, TODAY + timedelta(days=4), WAIT, rig.press())
    await wait(rig, shorter - rig.now + HOUR)
    assert await left(rig, table, ANN) == 18 * HOUR, "the newest word counts"


async def test_fourteen_days_at_a_time_and_thirty_of_a_year_at_one_table(rig: Rig) -> None:
    reasons = [(await refused(go(rig, days))).reason for days in (-1, MOST_DAYS + 1)]
    assert reasons == ["away-past", "away-too-long"]
    assert (await refused(go(rig, 3, "never"))).reason == "malformed"
    await saying(rig, ANN, BEN, pace="weekly")
    day = TODAY
    for _ in range(2):
        await rig.host.vacations.go_away(ANN, day + timedelta(days=13), WAIT, rig.press())
        rig.now += 15 * DAY
        day += timedelta(days=15)
    no = await refused(rig.host.vacations.go_away(ANN, day + timedelta(days=13), WAIT, rig.press()))
    assert (no.reason, no.facts) == ("away-spent", {"days": 3})
    await rig.host.vacations.go_away(ANN, day + timedelta(days=1), WAIT, rig.press())
    # A table that opened only now knows nothing of it.
    await rig.host.tables.store.write("UPDATE tables SET status = 'ended'")
    await saying(rig, ANN, BEN)
    await rig.host.vacations.go_away(ANN, day + timedelta(days=13), WAIT, rig.press())


async def test_the_chairs_are_offered_to_anyone_and_wait_meanwhile(rig: Rig) -> None:
    tables = [await saying(rig, ANN, BEN) for _ in range(2)]
    await go(rig, 5, HAND)
    offers = [(await rig.host.reading.table(table)).offered_seats[0] for table in tables]
    assert all((o.giver, o.to, o.seat) == (ANN.id, None, 0) for o in offers)
    await rig.host.substitutes.take_seat(tables[1], CAT, offers[1].number, rig.press())
    await wait(rig, 11 * HOUR)
    assert await left(rig, tables[0], ANN) == 24 * HOUR
    await rig.host.vacations.set_return_date(ANN, rig.press())
    assert (await rig.host.reading.table(tables[0])).offered_seats == ()
    assert (await rig.host.reading.table(tables[1])).offered_seats[0].taker == CAT.id, "somebody has asked already"


async def test_who_is_away_may_play_all_the_same(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await go(rig, 9)
    await rig.act(table, ANN, "say", 0)
    assert await rig.prompt(table, BEN) and (await rig.host.reading.table(table)).seats[0].away_until > rig.now


async def test_it_is_among_what_is_kept_and_goes_with_it(rig: Rig) -> None:
    await saying(rig, ANN, BEN)
    until, _ = await go(rig, 9)
    assert (await rig.host.personal_data.belongings(ANN.id))["settings"]["away"] == f'[[{rig.now}, {until}, "wait"]]'
    await rig.host.personal_data.forget(ANN, lambda lang: "somebody")
    assert await rig.host.vacations.absences(ANN.id) == []


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
@pytest.mark.parametrize("how", [WAIT, COMPUTER])
async def test_killed_anywhere_no_time_is_lost_and_the_same_press_ends_it(tmp_path: Path, point: str, how: str) -> None:
    rig = Rig(tmp_path / "store.db")
    await rig.open()
    tables = [await saying(rig, ANN, BEN) for _ in range(2)]
    rig.now += 5 * HOUR
    for number in range(1, 9):
        seen: list[int] = []

        def die(reached: str, number: int = number, seen: list[int] = seen) -> None:
            if reached == point:
                seen.append(1)
                if len(seen) == number:
                    raise Killed

        rig.host.tables.store.hook = die
        try:
            await go(rig, 4, how, "77")
        except Killed:
            await rig.reopen()
            continue
        break
    rig.host.tables.store.hook = None
    await rig.reopen()
    for table in tables:
        row = await rig.host.tables.table_row(table)
        assert row.status is Status.PLAYING and row.seats[0].away_until > rig.now
        if how == WAIT:
            assert await left(rig, table, ANN) == 19 * HOUR
        else:
            assert row.seats[0].absent == ANN.id
    notes = await rig.host.tables.store.rows("SELECT events FROM log WHERE kind = 'note' AND events LIKE '%table-%'")
    assert len([n for n in notes if "away" in n["events"] or "sits" in n["events"]]) == 2, "told once at each"
    await rig.host.close()
