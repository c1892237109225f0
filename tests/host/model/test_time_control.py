"""The clock of a seat: when it runs and stops, what a move adds, and who may see it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.clock.time_control import CONTROLS, DAY, HOUR, MINUTE, NONE, PACES, time_left
from engine.host.model.records import Person, Status
from engine.host.play.clocks import SQL
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused
from tests.host.table.test_secrecy import outside

DAILY = CONTROLS["daily"]


async def playing(rig: Rig, *people: Person, pace: str = "daily", computers: int = 0, **options: Any) -> int:
    """Return a table with a clock, after the deal."""
    info = await rig.table(*people, **{"rounds": 9, "size": max(2, len(people) + computers), **options})
    await rig.host.lobby_options.choose_pace(info.id, people[0], pace, rig.press())
    for i in range(computers):
        await rig.host.seating.add_computer(info.id, people[0], rig.press(), name=f"Robot {i}")
    await rig.host.dealing.start(info.id, people[0], rig.press())
    return info.id


async def saying(rig: Rig, *people: Person, **options: Any) -> int:
    """Return such a table where the first person has to hold or drop, in the open."""
    table = await playing(rig, *people, **options)
    for person in people:
        await rig.act(table, person, "bid", 1)
    return table


async def left(rig: Rig, table: int, person: Person) -> float:
    """Return the seconds on a person's clock now."""
    row = await rig.host.tables.table_row(table)
    found = time_left(row, row.seated(person.id), rig.now)
    assert found is not None
    return found


async def up(rig: Rig, table: int, seat: int, viewer: Person | None = None) -> float | None:
    """Return when a seat's time is up, as a person may see it."""
    return (await rig.host.reading.table(table, None if viewer is None else viewer.id)).seats[seat].time_is_up


def test_the_paces_are_those_that_were_agreed() -> None:
    said = {name: (c.bank, c.increment, c.most, c.grace) for name, c in CONTROLS.items()}
    assert said == {
        "live": (5 * MINUTE, 1 * MINUTE, 10 * MINUTE, 1 * MINUTE),
        "daily": (24 * HOUR, 4 * HOUR, 72 * HOUR, 2.4 * HOUR),
        "easy": (72 * HOUR, 12 * HOUR, 120 * HOUR, 7.2 * HOUR),
        "weekly": (7 * DAY, 36 * HOUR, 10 * DAY, 16.8 * HOUR),
    }
    assert PACES == ("none", "live", "daily", "easy", "weekly")


async def test_a_move_taken_back_keeps_its_time_and_gives_back_what_it_added(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    rig.now += 10 * HOUR
    await rig.act(table, ANN, "say", 0)
    assert await left(rig, table, ANN) == 18 * HOUR
    undo = (await rig.host.reading.table(table, ANN.id)).seats[0].undo
    await rig.host.takebacks.take_back(table, ANN, undo, rig.press())
    assert await left(rig, table, ANN) == 14 * HOUR, "ten hours are used, the four are given back"
    rig.now += HOUR
    await rig.act(table, ANN, "say", 1)
    assert await left(rig, table, ANN) == 17 * HOUR


async def test_no_time_is_made_by_taking_back_again_and_again(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    for _ in range(5):
        rig.now += HOUR
        await rig.act(table, ANN, "say", 0)
        undo = (await rig.host.reading.table(table, ANN.id)).seats[0].undo
        await rig.host.takebacks.take_back(table, ANN, undo, rig.press())
    assert await left(rig, table, ANN) == 19 * HOUR


async def test_a_full_bank_gives_back_no_more_than_it_got(rig: Rig) -> None:
    """A move at a full bank, after an hour, adds only this hour, and taking it back removes no more."""
    table = await saying(rig, ANN, BEN)
    await rig.host.tables.store.write("UPDATE seats SET clock = replace(clock, '{', ?)", (f'{{"bank": {DAILY.most}, ',))
    rig.now += HOUR
    await rig.act(table, ANN, "say", 0)
    assert await left(rig, table, ANN) == DAILY.most
    undo = (await rig.host.reading.table(table, ANN.id)).seats[0].undo
    await rig.host.takebacks.take_back(table, ANN, undo, rig.press())
    assert await left(rig, table, ANN) == DAILY.most - HOUR


async def test_a_table_has_no_clock_unless_it_is_chosen(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2)
    assert info.pace == NONE
    await rig.bids(info.id, ann=1, ben=1)
    assert await up(rig, info.id, 0) is None
    rows = await rig.host.tables.store.rows("SELECT clock FROM seats")
    assert {r["clock"] for r in rows} == {""}


async def test_the_opener_chooses_the_pace_before_the_deal(rig: Rig) -> None:
    opened = await rig.host.opening.open_table(
        "toy", {}, 2, ANN, guild="g", channel="c", lang="ja", interaction=rig.press(), pace="easy"
    )
    assert opened.pace == "easy"
    await rig.host.seating.join(opened.id, BEN, rig.press())
    choose = rig.host.lobby_options.choose_pace
    assert (await refused(choose(opened.id, BEN, "live", rig.press()))).reason == "only-the-opener"
    assert (await refused(choose(opened.id, ANN, "hourly", rig.press()))).reason == "malformed"
    assert (await choose(opened.id, ANN, "weekly", rig.press())).table.pace == "weekly"
    await rig.host.dealing.start(opened.id, ANN, rig.press())
    assert (await refused(choose(opened.id, ANN, "live", rig.press()))).reason == "already-started"
    forged = rig.host.opening.open_table(
        "toy", {}, 2, ANN, guild="g", channel="c", lang="ja", interaction="9", pace="never"
    )
    assert (await refused(forged)).reason == "malformed"


async def test_a_clock_runs_while_its_seat_is_asked_and_stops_with_the_move(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    assert await up(rig, table, 0) == rig.now + 24 * HOUR and await up(rig, table, 1) is None
    rig.now += 10 * HOUR
    assert await left(rig, table, ANN) == 14 * HOUR and await left(rig, table, BEN) == 24 * HOUR
    await rig.act(table, ANN, "say", 0)
    rig.now += 5 * HOUR
    assert await left(rig, table, ANN) == 18 * HOUR, "four hours for the move"
    assert await left(rig, table, BEN) == 19 * HOUR and await up(rig, table, 0) is None
    await rig.reopen()
    assert await left(rig, table, ANN) == 18 * HOUR and await left(rig, table, BEN) == 19 * HOUR


async def test_a_bank_holds_no_more_than_it_may_and_never_less_than_nothing(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, rounds=30)
    for _ in range(14):
        for person in (ANN, BEN):
            await rig.act(table, person, "say", 0)
        await rig.bids(table, ann=1, ben=1)
    assert await left(rig, table, ANN) == 72 * HOUR
    rig.now += 80 * HOUR
    assert await left(rig, table, ANN) == 0.0
    await rig.act(table, ANN, "say", 0)
    assert await left(rig, table, ANN) == 4 * HOUR


async def test_quiet_hours_do_not_count_but_at_a_live_table(rig: Rig) -> None:
    await rig.host.active_time.set_quiet(ANN, QuietHours(23, 7, "Asia/Tokyo"))
    slow, live = await saying(rig, ANN, BEN), await saying(rig, ANN, CAT, pace="live")
    night = (23 * HOUR - (rig.now + 9 * HOUR)) % DAY
    rig.now += night
    used = await left(rig, slow, ANN)
    rig.now += 2 * HOUR
    assert await left(rig, slow, ANN) == used and await left(rig, live, ANN) == 0.0
    rig.now += 7 * HOUR
    assert await left(rig, slow, ANN) == used - HOUR, "an hour since seven in the morning"


async def test_a_pause_stops_the_clock(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    rig.now += 3 * HOUR
    await rig.host.suspension.pause(table, "channel-gone")
    rig.now += 500 * HOUR
    await rig.host.suspension.resume(table)
    assert await left(rig, table, ANN) == 21 * HOUR
    rig.now += HOUR
    assert await left(rig, table, ANN) == 20 * HOUR


async def test_computers_have_no_clock_and_who_comes_back_has_the_bank_of_before(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    rig.now += 6 * HOUR
    await rig.host.play.resign(table, ANN, rig.press())
    rig.now += 0.5
    clock = (await rig.host.tables.table_row(table)).seats[0].clock
    assert (clock.bank, clock.since) == (18 * HOUR, 0.0)
    await rig.host.inactivity.return_to_seat(table, ANN, rig.press())
    assert await left(rig, table, ANN) == 18 * HOUR
    rig.now += HOUR
    assert await left(rig, table, ANN) == 17 * HOUR


async def test_all_that_are_asked_at_once_have_their_clock_until_they_answer(rig: Rig) -> None:
    table = await playing(rig, ANN, BEN)
    rig.now += 2 * HOUR
    assert await up(rig, table, 0, ANN) == rig.now + 22 * HOUR
    await rig.bids(table, ann=1)
    assert await up(rig, table, 0, ANN) is None and await up(rig, table, 1, BEN) is not None
    assert await up(rig, table, 0) is await up(rig, table, 1) is await up(rig, table, 1, ANN) is None


async def test_what_is_used_in_secret_shows_nowhere_afterwards(rig: Rig) -> None:
    """At one table Ann answers at once, at the other after ten hours: nobody else can tell the tables apart."""
    tables = [await playing(rig, ANN, BEN, CAT, size=3) for _ in range(2)]
    await rig.bids(tables[0], ann=1)
    rig.now += 10 * HOUR
    await rig.bids(tables[1], ann=1)
    assert len({await outside(rig, t, DAN.id) for t in tables}) == 1
    rig.now += HOUR
    for table in tables:
        await rig.bids(table, ben=2, cat=3)
    assert len({await outside(rig, t, DAN.id) for t in tables}) == 1
    assert {await up(rig, t, 0) for t in tables} == {rig.now + 24 * HOUR}
    assert await left(rig, tables[1], BEN) == 24 * HOUR


async def test_a_rematch_has_the_same_pace(rig: Rig) -> None:
    table = await playing(rig, ANN, BEN, rounds=1, pace="easy")
    await rig.play_on(table, ANN, BEN)
    again = (await rig.host.rematch.open(table, ANN, rig.press())).table
    assert again.pace == "easy" and again.status is Status.OPEN


@pytest.mark.parametrize("seed", range(4))
async def test_whatever_happens_no_time_is_lost_and_none_is_counted_twice(tmp_path: Path, seed: int) -> None:
    """Random moves, sleep, pauses and new processes, beside a clock that looks every ten minutes."""
    rnd, people = random.Random(seed), (ANN, BEN)
    rig = Rig(tmp_path / "store.db")
    await rig.open()
    zones = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe")
    for person in people:
        await rig.host.active_time.set_quiet(
            person, QuietHours(rnd.randrange(24), rnd.randrange(24), rnd.choice(zones))
        )
    rig.now = 1_774_699_800.0 + rnd.randrange(2) * 155 * DAY
    table = await saying(rig, *people, rounds=50)
    hours = {p: (await rig.host.tables.table_row(table)).seated(p.id).quiet for p in people}
    mine = dict.fromkeys(people, DAILY.bank)
    for _ in range(60):
        _, view = await rig.host.reading.view(table, None)
        asked = [] if view.phase == "bidding" else [p for p in people if await rig.prompt(table, p)]
        for _ in range(rnd.randrange(30) if asked else 0):
            rig.now += 600
            for person in asked:
                quiet = hours[person]
                if quiet is None or not quiet.covers(rig.now - 1):
                    mine[person] = max(0.0, mine[person] - 600)
        if rnd.random() < 0.2:
            await rig.reopen()
        if rnd.random() < 0.2:
            await rig.host.suspension.pause(table, "channel-gone")
            rig.now += rnd.randrange(40) * 600
            await rig.host.suspension.resume(table)
        for person in asked if rnd.random() < 0.6 else []:
            await rig.act(table, person, "say", 0)
            mine[person] = min(DAILY.most, mine[person] + DAILY.increment)
        if view.phase == "bidding":
            rig.now += rnd.randrange(40) * 600
            await rig.bids(table, ann=1, ben=1)
        for person in people:
            assert abs(await left(rig, table, person) - mine[person]) < 1
    await rig.host.close()


@pytest.mark.file_only
async def test_what_is_due_next_is_one_query_by_an_index(rig: Rig) -> None:
    """The query is the same for any number of tables, with clocks or without."""
    await saying(rig, ANN, BEN)
    for sql, params in ((SQL.due_timers, (rig.now, 64)), (SQL.next_timers, (1,))):
        plan = [r["detail"] for r in await rig.host.tables.store.rows(f"EXPLAIN QUERY PLAN {sql}", params)]
        assert "timers_by_due" in plan[0] and not [step for step in plan[1:] if step.startswith("SCAN")]


async def test_a_table_with_a_clock_has_one_timer(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    rows = await rig.host.tables.store.rows("SELECT kind FROM timers WHERE table_id = ?", (table,))
    assert [r["kind"] for r in rows] == ["silence"]
