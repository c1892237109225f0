"""After the end of a seat's time: a last message, an offer, the table's own move, a computer; sleep."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.host.model.clock.inactivity_rules import COMPUTER, MOVE, WAIT
from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.clock.time_control import DAY, HOUR, MINUTE
from engine.host.model.records import ASLEEP, Acted, DeliveryKind, Person, Status
from engine.host.model.requests import InactivityOffer
from engine.players.registry import CHOOSERS
from tests.host import toy
from tests.host.kills import Killed
from tests.host.model.test_time_control import left, playing, saying
from tests.host.rig import ANN, BEN, CAT, DAN, PACE, Rig, refused
from tests.host.table.test_real_games import at_random
from tests.host.table.test_secrecy import outside
from tests.host.whole import check_whole

TOY = {"toy": toy.GAME}
CALL = (DeliveryKind.NOTICE, ANN.id)


async def wait(rig: Rig, seconds: float) -> None:
    """Let time pass and run what is due."""
    rig.now += seconds
    while await rig.host.clocks.tick():
        pass


async def offer(rig: Rig, table: int) -> InactivityOffer | None:
    return (await rig.host.reading.table(table)).inactivity_offer


async def agree(rig: Rig, table: int, person: Person, choice: str, press: str | None = None) -> Acted:
    found = await offer(rig, table)
    assert found is not None
    return await rig.host.inactivity.agree(table, person, found.number, choice, press or rig.press())


async def late(rig: Rig, *people: Person, **options: Any) -> int:
    """Return a daily table where Ann's time and grace are over, so that the others have just got an offer."""
    table = await saying(rig, *people, **options)
    await rig.deliver()
    await wait(rig, 24 * HOUR)
    await wait(rig, 2.4 * HOUR)
    return table


async def timeouts(rig: Rig) -> int:
    return len(await rig.host.tables.store.rows("SELECT 1 FROM log WHERE cause = 'timeout'"))


# When the time is up


async def test_first_a_last_word_in_private_then_an_offer_then_the_tables_move(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await rig.deliver()
    await wait(rig, 24 * HOUR - 1)
    assert await rig.tasks() == set() and await offer(rig, table) is None
    await rig.reopen()
    await wait(rig, 1)
    (call,) = await rig.deliver()
    assert (call.kind, call.target, call.facts["key"]) == (*CALL, "clock-up")
    assert call.facts["prompt"] == await rig.prompt(table, ANN)
    await wait(rig, 2.4 * HOUR - 1)
    assert await rig.tasks() == set() and await offer(rig, table) is None, "nothing happens by itself"
    await wait(rig, 1)
    found = await offer(rig, table)
    assert found is not None and found.seats == (0,) and found.choices == (WAIT, MOVE, COMPUTER)
    assert (found.needed, found.moves_at) == (1, rig.now + 2.4 * HOUR)
    hands = {(DeliveryKind.REFRESH, who.id) for who in (BEN, CAT)}
    assert await rig.tasks() == {(DeliveryKind.TABLE, ""), *hands}, "once, and nobody is pinged"
    await rig.deliver()
    await rig.reopen()
    await wait(rig, 2.4 * HOUR - 1)
    assert await rig.tasks() == set() and await timeouts(rig) == 0
    await wait(rig, 1)
    assert await timeouts(rig) == 1 and await rig.prompt(table, BEN)
    assert await left(rig, table, ANN) == 4 * HOUR, "the next move is not late at once"
    check_whole(rig.path, TOY)


async def test_whoever_moves_in_the_grace_time_is_not_spoken_of(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT)
    await wait(rig, 26 * HOUR)
    await rig.act(table, ANN, "say", 0)
    await wait(rig, 3 * HOUR)
    assert await offer(rig, table) is None and await timeouts(rig) == 0


async def test_quiet_hours_count_for_nothing_of_it(rig: Rig) -> None:
    await rig.host.active_time.set_quiet(ANN, QuietHours(23, 7, "Asia/Tokyo"))
    rig.now = 1_763_730_000.0  # 22:00 in Tokyo
    table = await saying(rig, ANN, BEN)
    night = QuietHours(23, 7, "Asia/Tokyo")
    seen = []
    for _ in range(24 * 4):
        before = await offer(rig, table), await timeouts(rig), (CALL in await rig.tasks())
        await wait(rig, 1800)
        now = await offer(rig, table), await timeouts(rig), (CALL in await rig.tasks())
        if now != before:
            seen.append(now)
            assert not night.covers(rig.now), "nothing becomes of it while Ann sleeps"
    assert len(seen) == 3 and await timeouts(rig) == 1


async def test_more_quiet_hours_do_not_give_back_what_was_used(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    await wait(rig, 20 * HOUR)
    await rig.host.active_time.set_quiet(ANN, QuietHours(1, 0, "UTC"))
    assert await left(rig, table, ANN) == 4 * HOUR
    await rig.host.active_time.set_quiet(ANN, None)
    await wait(rig, 5 * HOUR)
    assert CALL in await rig.tasks(), "the table looks when the time is up by the new hours"


async def test_to_wait_gives_six_increments_and_no_second_last_word(rig: Rig) -> None:
    table = await late(rig, ANN, BEN, CAT)
    await rig.deliver()
    acted = await agree(rig, table, BEN, WAIT)
    assert acted.table.inactivity_offer is None and await left(rig, table, ANN) == 24 * HOUR
    lines = await rig.host.reading.happened(table, None)
    assert lines[-1].events[0].kind == "table-waits-for"
    await wait(rig, 24 * HOUR)
    assert CALL not in await rig.tasks(), "never twice for one prompt"
    await wait(rig, 2.4 * HOUR)
    assert await offer(rig, table) is not None


async def test_half_of_the_others_decide_and_one_at_a_live_table(rig: Rig) -> None:
    table = await late(rig, ANN, BEN, CAT, DAN)
    assert (await offer(rig, table)).needed == 2  # type: ignore[union-attr]  # there is one
    await agree(rig, table, BEN, WAIT)
    assert await offer(rig, table) is not None
    assert (await refused(agree(rig, table, ANN, MOVE))).reason == "silence-yours"
    await agree(rig, table, CAT, MOVE)
    await agree(rig, table, BEN, MOVE)
    assert await offer(rig, table) is None and await timeouts(rig) == 1
    live = await saying(rig, ANN, BEN, CAT, DAN, pace="live")
    await wait(rig, 5 * MINUTE)
    await wait(rig, 1 * MINUTE)
    found = await offer(rig, live)
    assert found is not None and (found.needed, found.moves_at) == (1, rig.now + MINUTE)
    await agree(rig, live, DAN, COMPUTER)
    assert (await rig.host.reading.table(live)).seats[0].absent == ANN.id


async def test_three_time_out_moves_in_a_row_seat_a_computer_and_any_press_brings_back(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    for turn in range(3):
        assert (await rig.host.reading.table(table)).seats[0].person == ANN.id, turn
        await wait(rig, 24 * HOUR if turn == 0 else 4 * HOUR)
        await wait(rig, 2.4 * HOUR)
        await wait(rig, 2.4 * HOUR)
        assert await timeouts(rig) == turn + 1
        if turn < 2:
            await rig.act(table, BEN, "say", 0)
            await rig.bids(table, ann=1, ben=1)
            # Her bid is a move of her own, which resets the count: restore it.
            row = await rig.host.tables.table_row(table)
            assert row.seats[0].clock.missed == 0
            row.seats[0].clock = replace(row.seats[0].clock, missed=turn + 1)
            change = rig.host.tables.change(row, None)
            change.quiet = change.seats_changed = True
            await rig.host.tables.commit(change)
    info = await rig.host.reading.table(table)
    assert (info.seats[0].person, info.seats[0].absent) == (None, ANN.id)
    assert (DeliveryKind.HAND, ANN.id) in await rig.tasks()
    assert await rig.host.inactivity.end_absence(table, ANN, rig.press())
    assert (await rig.host.reading.table(table)).seats[0].person == ANN.id
    check_whole(rig.path, TOY)


async def test_nobody_is_replaced_who_is_the_last_person(rig: Rig) -> None:
    """Ben leaves; Ann sits alone with computers, and keeps nobody waiting."""
    table = await saying(rig, ANN, BEN)
    await rig.host.play.resign(table, BEN, rig.press())
    await wait(rig, 300 * HOUR)
    assert await timeouts(rig) == 0 and (await rig.host.reading.table(table)).seats[0].person == ANN.id
    assert await offer(rig, table) is None and CALL not in await rig.tasks()


async def test_results_say_who_made_which_moves(rig: Rig) -> None:
    table = await late(rig, ANN, BEN, rounds=2)
    await agree(rig, table, BEN, MOVE)
    await rig.act(table, BEN, "say", 0)
    await rig.bids(table, ann=1, ben=1)
    await rig.host.play.resign(table, ANN, rig.press())
    await rig.play_on(table, BEN)
    assert await rig.host.reading.movers(table) == {0: {ANN.id: 2, "timeout": 1, "computer": 1}, 1: {BEN.id: 4}}


# Secrets


async def test_in_secret_all_hangs_on_one_moment_whoever_has_answered(rig: Rig) -> None:
    await rig.host.active_time.set_quiet(CAT, QuietHours(0, 12, "UTC"))
    tables = [await playing(rig, ANN, BEN, CAT, size=3) for _ in range(4)]
    await rig.deliver()
    await rig.bids(tables[1], ann=1)
    await wait(rig, 20 * HOUR)
    await rig.bids(tables[2], ben=1, cat=1)
    await wait(rig, 30 * HOUR)
    for table in tables:
        assert await offer(rig, table) is None, "the bank of the one who sleeps most decides"
    calls = {(d.table, d.target): d.facts for d in await rig.deliver() if d.kind is DeliveryKind.NOTICE}
    asked = {0: (ANN, BEN, CAT), 1: (BEN, CAT), 2: (ANN,), 3: (ANN, BEN, CAT)}
    assert set(calls) == {(tables[at], person.id) for at, people in asked.items() for person in people}
    assert all(facts["private"] for facts in calls.values())
    await wait(rig, 4 * HOUR)
    offers = {repr(await offer(rig, t)) for t in tables}
    assert len(offers) == len({await outside(rig, t, DAN.id) for t in tables}) == 1
    found = await offer(rig, tables[0])
    assert found is not None and (found.seats, found.choices) == ((), (WAIT, MOVE))
    for table in tables[:2]:
        await agree(rig, table, BEN, WAIT)
    assert len({await outside(rig, t, DAN.id) for t in tables[:2]}) == 1
    await wait(rig, 3 * HOUR)
    await wait(rig, 12 * HOUR)
    for table in tables[2:]:
        assert (await rig.host.reading.view(table, None))[1].phase == "saying", "it has moved by itself"
    assert len({await outside(rig, t, DAN.id) for t in tables[2:]}) == 1


async def test_time_out_moves_in_secret_seat_no_computer(rig: Rig) -> None:
    table = await playing(rig, ANN, BEN)
    for _ in range(4):
        await rig.bids(table, ben=1)
        while (await rig.host.reading.view(table, None))[1].phase == "bidding":
            await wait(rig, HOUR)
        for person in (ANN, BEN):
            await rig.act(table, person, "say", 0)
    assert await timeouts(rig) == 4 and (await rig.host.reading.table(table)).seats[0].person == ANN.id


# Kills, and two at once


@pytest.mark.parametrize("point", ["begun", "before-commit", "after-commit"])
@pytest.mark.parametrize("choice", [WAIT, MOVE, COMPUTER])
async def test_killed_anywhere_no_vote_and_no_time_is_lost_or_counted_twice(
    tmp_path: Path, point: str, choice: str
) -> None:
    rig = Rig(tmp_path / "store.db")
    await rig.open()

    def die(reached: str) -> None:
        if reached == point:
            raise Killed

    table = await saying(rig, ANN, BEN, CAT, DAN)
    rows = []
    for step in (24 * HOUR, 2.4 * HOUR):
        rig.now += step
        rig.host.tables.store.hook = die
        with pytest.raises(Killed):
            await rig.host.inactivity.check_inactivity(table)
        rig.host.tables.store.hook = None
        await rig.reopen()
        await wait(rig, 0)
        rows.append([d.facts.get("key") for d in await rig.host.deliveries.due(100) if d.kind is DeliveryKind.NOTICE])
    assert rows == [["clock-up"], ["clock-up"]]
    number = (await offer(rig, table)).number  # type: ignore[union-attr]  # there is one
    for press, person in (("1", BEN), ("2", CAT)):
        rig.host.tables.store.hook = die
        with pytest.raises(Killed):
            await rig.host.inactivity.agree(table, person, number, choice, press)
        rig.host.tables.store.hook = None
        await rig.reopen()
        again = await rig.host.inactivity.agree(table, person, number, choice, press)
        assert again.repeated == (point == "after-commit")
    absent = await rig.host.tables.store.rows("SELECT 1 FROM seats WHERE absent IS NOT NULL")
    assert (await timeouts(rig), len(absent)) == {WAIT: (0, 0), MOVE: (1, 0), COMPUTER: (0, 1)}[choice]
    if choice != COMPUTER:
        assert await left(rig, table, ANN) == {WAIT: 24, MOVE: 4}[choice] * HOUR
    check_whole(rig.path, TOY)
    await rig.host.close()


async def test_the_tables_move_and_a_press_at_the_same_moment_are_one_move(rig: Rig) -> None:
    table = await late(rig, ANN, BEN, CAT)
    found = await offer(rig, table)
    assert found is not None
    rig.now += 2.4 * HOUR
    await asyncio.gather(
        rig.host.inactivity.agree(table, BEN, found.number, MOVE, rig.press()),
        rig.host.clocks.tick(),
        return_exceptions=True,
    )
    assert await timeouts(rig) == 1


# Sleep


async def test_a_table_nobody_looks_at_for_two_weeks_sleeps_and_any_of_its_people_wakes_it(rig: Rig) -> None:
    tables = [await saying(rig, ANN, BEN, pace=pace) for pace in ("none", "weekly")]
    rig.now += 13.9 * DAY
    assert await rig.host.inactivity.fall_asleep() == 0
    rig.now += 0.2 * DAY
    await rig.deliver()
    assert await rig.host.inactivity.fall_asleep() == 2 and await rig.host.inactivity.fall_asleep() == 0
    told = await rig.deliver()
    assert {(d.kind, d.target) for d in told} == {
        (DeliveryKind.TABLE, ""),
        *((DeliveryKind.REFRESH, p.id) for p in (ANN, BEN)),
    }, "nothing makes a sound"
    await wait(rig, 400 * DAY)
    assert await rig.tasks() == set(), "no pings, no clock"
    for table in tables:
        assert (await rig.host.reading.table(table)).paused_for == ASLEEP
        assert not await rig.host.inactivity.wake_up(table, CAT) and await rig.host.inactivity.wake_up(table, BEN)
        assert not await rig.host.inactivity.wake_up(table, BEN), "once"
        await rig.act(table, ANN, "say", 0)
    assert await rig.host.inactivity.fall_asleep() == 0
    check_whole(rig.path, TOY)


async def test_a_table_where_one_person_plays_on_stays_awake(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN, CAT, rounds=30)
    for _ in range(6):
        await wait(rig, 5 * DAY)
        for person in (ANN, BEN, CAT):
            if await rig.prompt(table, person):
                _, view = await rig.host.reading.view(table, person.id)
                await rig.act(table, person, *view.legal[0].wire())
                break
        assert await rig.host.inactivity.fall_asleep() == 0


# Every game


@pytest.mark.parametrize("slug", sorted(GAMES))
async def test_the_clock_alone_brings_every_game_on(tmp_path: Path, slug: str) -> None:
    """Two people and computers at a table with live pace, where people press only now and then."""
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await rig.open()
    game, rnd = GAMES[slug], random.Random(slug)
    info = await rig.table(ANN, BEN, size=game.default_seats, game=slug)
    await rig.host.lobby_options.choose_pace(info.id, ANN, "live", rig.press())
    for i in range(game.default_seats - 2):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=f"Robot {i}")
    await rig.host.dealing.start(info.id, BEN, rig.press())
    for _ in range(25):
        while await rig.host.tables.store.rows("SELECT 1 FROM timers WHERE kind != 'silence'"):
            await wait(rig, PACE)
        info = await rig.host.reading.table(info.id)
        asked = [p for p in (ANN, BEN) if await rig.prompt(info.id, p)]
        if info.status is not Status.PLAYING or len(info.names) == sum(s.person is None for s in info.seats):
            break
        if asked and rnd.random() < 0.5:
            await at_random(rig, info.id, rnd.choice(asked), rnd)
            continue
        moves = info.status, len(await rig.host.tables.store.rows("SELECT 1 FROM log WHERE kind = 'move'"))
        await wait(rig, 10 * MINUTE)
        await wait(rig, MINUTE)
        await wait(rig, MINUTE)
        now = await rig.host.reading.table(info.id)
        humans = sum(s.person is not None for s in now.seats)
        after = now.status, len(await rig.host.tables.store.rows("SELECT 1 FROM log WHERE kind = 'move'"))
        assert after != moves or humans < 2, "somebody's time was up, and the table went on"
    check_whole(rig.path, GAMES)
    await rig.host.close()
