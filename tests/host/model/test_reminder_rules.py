"""Which tables a person is reminded of, and when: once, late, by day."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.clock.time_control import DAY, HOUR, MINUTE
from engine.host.model.records import Person
from tests.host import toy
from tests.host.kills import Killed
from tests.host.model.test_time_control import playing, saying
from tests.host.model.test_timeouts import wait
from tests.host.rig import ANN, BEN, CAT, Rig, refused


async def wanted(rig: Rig, person: Person = ANN) -> dict[int, bool]:
    """Return the tables to remind a person of, and for each whether it waits for them alone."""
    found = await rig.host.reminders.wanted_reminder(person.id)
    return {table: alone for table, (_, alone) in found.wanted.items()}


async def sent(rig: Rig, person: Person = ANN) -> dict[int, bool]:
    """Return the same tables after marking the reminder as sent."""
    found = await wanted(rig, person)
    await rig.host.reminders.drop_reminder(await rig.host.reminders.wanted_reminder(person.id))
    return found


@pytest.mark.parametrize(("pace", "hours"), [("daily", 19.2), ("easy", 57.6), ("weekly", 134.4)])
async def test_with_a_clock_once_when_four_fifths_are_used(rig: Rig, pace: str, hours: float) -> None:
    table = await saying(rig, ANN, BEN, pace=pace)
    await wait(rig, hours * HOUR - 60)
    assert await wanted(rig) == {} and await rig.host.reminders.reminders_due() == []
    await rig.reopen()
    await wait(rig, 60)
    assert await sent(rig) == {table: False} and await wanted(rig, BEN) == {}
    await rig.reopen()
    await wait(rig, hours / 5 * HOUR)
    assert await wanted(rig) == {}, "once, after a restart too"


async def test_without_a_clock_after_a_day_and_after_three_and_never_again(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2, rounds=9)
    await rig.bids(info.id, ann=1, ben=1)
    days = []
    for hour in range(1, 24 * 12):
        await wait(rig, HOUR)
        if await sent(rig):
            days.append(hour / 24)
    assert days == [1, 3]


async def test_at_the_latest_when_the_others_may_decide(rig: Rig) -> None:
    """Where the server's patience is less than a day, and where quiet hours make a day of waking hours longer."""
    await rig.host.servers.change("g", lambda settings: replace(settings, silence=6))
    info = await rig.started(ANN, BEN, size=2, rounds=9)
    await rig.bids(info.id, ben=1)
    hours = []
    for hour in range(1, 30):
        await wait(rig, HOUR)
        if await sent(rig):
            hours.append(hour)
        assert bool(hours) >= ((await rig.host.reading.table(info.id)).inactivity_offer is not None)
    assert hours == [6]


async def test_never_at_night_and_hours_asleep_do_not_count(rig: Rig) -> None:
    night = QuietHours(22, 10, "Asia/Tokyo")
    await rig.host.active_time.set_quiet(ANN, night)
    rig.now = 1_763_730_000.0  # 22:00 in Tokyo
    slow, live = await saying(rig, ANN, BEN), await saying(rig, ANN, CAT, pace="live")
    moments: dict[int, float] = {}
    for _ in range(60):
        await wait(rig, HOUR)
        for table in await sent(rig):
            assert not night.covers(rig.now)
            moments.setdefault(table, (rig.now - 1_763_730_000.0) / HOUR)
    assert moments[slow] == 12 + 24 + 7 + 1 and live in moments, "19.2 hours awake, as hours are looked at"


async def test_whoever_has_moved_or_plays_alone_is_not_reminded(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 10 * HOUR)
    await rig.act(table, ANN, "say", 0)
    await wait(rig, 12 * HOUR)
    assert await wanted(rig) == {} and await wanted(rig, BEN) == {}
    await wait(rig, 8 * HOUR)
    assert await wanted(rig, BEN) == {table: False}
    alone = await rig.started(CAT, computers=1, size=2)
    await wait(rig, 90 * HOUR)
    assert await wanted(rig, CAT) == {} and (await rig.host.reading.table(alone.id)).seats[0].person == CAT.id


async def test_what_an_order_answers_is_not_spoken_of(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await rig.host.play.set_order(table, ANN, {"until": 9}, rig.press())
    await rig.host.tables.store.write("UPDATE timers SET due = due + 1e9 WHERE kind = 'order'")
    await wait(rig, 20 * HOUR)
    assert await wanted(rig) == {} and [t.id for t in await rig.host.reminders.waiting_for(ANN.id)] == []


async def test_a_pause_and_a_new_prompt_begin_anew(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 19.2 * HOUR)
    assert await sent(rig) == {table: False}
    await rig.act(table, ANN, "say", 0)
    await rig.act(table, BEN, "say", 0)
    await rig.bids(table, ann=1, ben=1)
    await wait(rig, 7.1 * HOUR)
    assert await sent(rig) == {table: False}, "of 8.8 hours"


class Open(toy.Toy):
    """The toy with bids that show who has made one."""

    key = "open"

    class Bidding(toy.Bidding):
        secret_readiness = False

    phases = {**toy.Toy.phases, "bidding": Bidding()}  # noqa: RUF012  # as the rules declare it


async def test_who_alone_is_waited_for_is_told_once_when_half_the_time_is_used(rig: Rig) -> None:
    rig.games = {"toy": toy.GAME, "open": Open()}
    await rig.reopen()
    table = await playing(rig, ANN, BEN, CAT, size=3, game="open")
    await rig.bids(table, ben=1)
    await wait(rig, 14 * HOUR)
    assert await wanted(rig) == {}, "Cat has not answered either"
    await rig.bids(table, cat=1)
    await wait(rig, 0)
    assert await sent(rig) == {table: True}
    await wait(rig, 4 * HOUR)
    assert await wanted(rig) == {}
    await wait(rig, 2 * HOUR)
    assert await sent(rig) == {table: False}, "and the reminder of every prompt"
    early = await playing(rig, ANN, BEN, size=2, game="open")
    await rig.bids(early, ben=1)
    await wait(rig, 12 * HOUR - MINUTE)
    assert early not in await wanted(rig)
    await wait(rig, MINUTE)
    assert (await wanted(rig))[early] is True


async def test_in_secret_nobody_is_told_that_they_are_the_last(rig: Rig) -> None:
    table = await playing(rig, ANN, BEN, CAT, size=3)
    await rig.bids(table, ben=1, cat=1)
    await wait(rig, 19 * HOUR)
    assert await wanted(rig) == {}
    await wait(rig, HOUR)
    assert await wanted(rig) == {table: False}


async def test_the_most_urgent_table_comes_first(rig: Rig) -> None:
    slow = await rig.started(ANN, BEN, size=2)
    rig.now += HOUR
    slower = await rig.started(ANN, BEN, size=2)
    weekly, daily = await saying(rig, ANN, BEN, pace="weekly"), await saying(rig, ANN, BEN)
    order = [daily, weekly, slow.id, slower.id]
    assert [t.id for t in await rig.host.reminders.waiting_for(ANN.id)] == order
    assert [t.id for t in await rig.host.reading.inbox(ANN.id)] == order, "the inbox has no order of its own"
    # The links from one table to the next have the same order.
    for at, table in enumerate(order):
        following = (await rig.host.notes.extras(table, ANN.id)).following
        assert following is not None and following.id == order[1 if at == 0 else 0]
    elsewhere = await rig.started(BEN, CAT, size=2)
    assert ((await rig.host.notes.extras(elsewhere.id, ANN.id)).following or slow).id == daily


async def test_settings_are_kept(rig: Rig) -> None:
    for often in ("rare", "off", "normal"):
        await rig.host.settings.set_reminders(ANN, often)
        assert (await rig.host.settings.person(ANN.id)).reminders == often
    assert (await refused(rig.host.settings.set_reminders(ANN, "hourly"))).reason == "malformed"
    await rig.host.settings.set_silent_hands(ANN, True)
    assert (await rig.host.settings.person(ANN.id)).silent_hands and not (
        await rig.host.settings.person(BEN.id)
    ).silent_hands


async def test_whoever_is_forgotten_is_not_reminded(rig: Rig) -> None:
    await saying(rig, ANN, BEN)
    await wait(rig, 20 * HOUR)
    await rig.host.reminders.begin_reminder(ANN.id)
    await rig.host.personal_data.forget(ANN, lambda lang: "somebody")
    for name in ("wanted_reminders", "reminders"):
        assert await rig.host.tables.store.rows(f"SELECT 1 FROM {name}") == []


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
async def test_killed_anywhere_it_is_wanted_once(tmp_path: Path, point: str) -> None:
    rig = Rig(tmp_path / "store.db")
    await rig.open()
    table = await saying(rig, ANN, BEN)

    def die(reached: str) -> None:
        if reached == point:
            raise Killed

    rig.now += 20 * HOUR
    rig.host.tables.store.hook = die
    with pytest.raises(Killed):
        await rig.host.inactivity.check_inactivity(table)
    await rig.reopen()
    await wait(rig, 0)
    assert await sent(rig) == {table: False}
    await wait(rig, 3 * HOUR)
    assert await wanted(rig) == {}
    await rig.host.close()


async def test_a_hundred_days_of_everybodys_silence_wake_a_table_a_few_times(rig: Rig) -> None:
    """The table wakes only if there is a message to send, and never while it sleeps."""
    looks: list[Any] = []
    look = rig.host.inactivity.check_inactivity

    async def counted(table: int) -> None:
        looks.append(table)
        await look(table)

    rig.host.inactivity.check_inactivity = counted  # type: ignore[method-assign, assignment]  # counts what the timers wake
    info = await rig.started(ANN, BEN, size=2)
    await rig.bids(info.id, ann=1, ben=1)
    for _ in range(100):
        await wait(rig, DAY)
        await rig.host.inactivity.fall_asleep()
    assert 0 < len(looks) <= 4, "two reminders, an offer, and that one press is enough"
