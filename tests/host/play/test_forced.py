"""Forced moves (Game.forced): the table makes them once, for people who want it, after a pause that tells nothing."""

from __future__ import annotations

from engine.core.match import Match
from engine.host.model.clock.time_control import HOUR
from engine.host.model.records import AUTOMATIC, DeliveryKind, Person
from tests.host import toy
from tests.host.model.test_time_control import left
from tests.host.rig import ANN, BEN, PACE, Rig
from tests.host.whole import check_whole

TOY = {"toy": toy.GAME}


async def ann_must_hold(
    rig: Rig, *people: Person, pace: str = "none", computers: int = 0, order: dict[str, int] | None = None
) -> int:
    """Return a table in the third round where Ann's next move is forced: she has nine points.

    ``order`` is a standing order that she has given in the meantime.
    """
    people = people or (ANN, BEN)
    info = await rig.table(*people, rounds=3, size=2)
    await rig.host.lobby_options.choose_pace(info.id, ANN, pace, rig.press())
    for i in range(computers):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=f"Robot {i}")
    await rig.host.dealing.start(info.id, ANN, rig.press())
    for _ in range(2):
        await rig.bids(info.id, ann=3, ben=1)
        await rig.act(info.id, ANN, "say", 1)
        await rig.act(info.id, BEN, "say", 1)
    await rig.bids(info.id, ann=3)
    await rig.deliver()
    if order is not None:
        await rig.host.play.set_order(info.id, ANN, order, rig.press())
    await rig.act(info.id, BEN, "bid", 1)
    return info.id


async def after_a_while(rig: Rig) -> None:
    rig.now += PACE
    await rig.host.clocks.tick()


async def causes(rig: Rig, table: int) -> list[tuple[int, str]]:
    rows = await rig.host.tables.store.rows(
        "SELECT seat, cause FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number", (table,)
    )
    return [(r["seat"], r["cause"]) for r in rows][-2:]


async def test_it_is_made_after_a_pause_and_nobody_is_called(rig: Rig) -> None:
    table = await ann_must_hold(rig)
    assert (DeliveryKind.HAND, ANN.id) not in await rig.tasks()
    assert await causes(rig, table) == [(0, ANN.id), (1, BEN.id)], "not in the same write"
    rig.now += PACE / 2
    await rig.host.clocks.tick()
    assert await rig.prompt(table, ANN), "not at once"
    await after_a_while(rig)
    assert await causes(rig, table) == [(1, BEN.id), (0, AUTOMATIC)]
    assert (DeliveryKind.HAND, BEN.id) in await rig.tasks()
    await rig.act(table, BEN, "say", 1)
    assert Match.replay(toy.GAME, await rig.host.reading.export(table)).over
    check_whole(rig.path, TOY)


async def test_killed_and_run_again_it_is_made_once(rig: Rig) -> None:
    table = await ann_must_hold(rig)
    (timer,) = await rig.host.tables.store.rows("SELECT * FROM timers WHERE table_id = ? AND kind = 'order'", (table,))
    await rig.reopen()
    rig.now += 100 * HOUR
    await rig.host.clocks.tick()
    assert await causes(rig, table) == [(1, BEN.id), (0, AUTOMATIC)]
    length = (await rig.host.tables.table_row(table)).moves
    await rig.host.clocks._run_timer(timer)
    assert (await rig.host.tables.table_row(table)).moves == length
    check_whole(rig.path, TOY)


async def test_an_order_that_says_nothing_of_it_goes_on(rig: Rig) -> None:
    """An order is for a choice, and there is none here: the order stays, without a notice."""
    table = await ann_must_hold(rig, order={"until": 0})
    await after_a_while(rig)
    assert await causes(rig, table) == [(1, BEN.id), (0, AUTOMATIC)]
    assert DeliveryKind.NOTICE not in {kind for kind, _ in await rig.tasks()}
    assert await rig.host.tables.store.rows("SELECT 1 FROM orders")


async def test_what_was_prepared_lapses_aloud_all_the_same(rig: Rig) -> None:
    table = await ann_must_hold(rig)
    await rig.host.tables.store.write(
        "INSERT INTO prepared (table_id, seat, wire) VALUES (?, 0, '[\"bid\", 1]')", (table,)
    )
    await after_a_while(rig)
    assert (DeliveryKind.NOTICE, ANN.id) in await rig.tasks() and await rig.prompt(table, ANN)


async def test_its_person_may_be_quicker(rig: Rig) -> None:
    table = await ann_must_hold(rig)
    await rig.act(table, ANN, "say", 0)
    assert await causes(rig, table) == [(1, BEN.id), (0, ANN.id)]
    assert not await rig.host.tables.store.rows("SELECT 1 FROM timers WHERE kind = 'order'")
    await after_a_while(rig)
    assert await causes(rig, table) == [(1, BEN.id), (0, ANN.id)]


async def test_who_does_not_want_it_is_asked(rig: Rig) -> None:
    await rig.host.settings.set_forced(ANN, False)
    assert not (await rig.host.settings.person(ANN.id)).forced
    table = await ann_must_hold(rig)
    assert (DeliveryKind.HAND, ANN.id) in await rig.tasks()
    await after_a_while(rig)
    assert await rig.prompt(table, ANN)
    await rig.host.settings.set_forced(ANN, True)
    assert (await rig.host.settings.person(ANN.id)).forced


async def test_who_wants_it_no_more_during_the_pause_is_asked(rig: Rig) -> None:
    table = await ann_must_hold(rig)
    await rig.host.settings.set_forced(ANN, False)
    await after_a_while(rig)
    assert await rig.prompt(table, ANN) and (DeliveryKind.HAND, ANN.id) in await rig.tasks()
    assert DeliveryKind.NOTICE not in {kind for kind, _ in await rig.tasks()}, "nothing has lapsed"
    check_whole(rig.path, TOY)


async def test_who_takes_over_at_once_waits_as_long(rig: Rig) -> None:
    """A computer makes the move at its own pace, which is the same."""
    table = await ann_must_hold(rig)
    await rig.host.play.resign(table, ANN, rig.press())
    rig.now += PACE / 2
    await rig.host.clocks.tick()
    assert (await causes(rig, table))[-1] == (1, BEN.id)
    await after_a_while(rig)
    assert (await causes(rig, table))[-1] == (0, "computer")


async def test_it_uses_no_time_and_adds_none(rig: Rig) -> None:
    table = await ann_must_hold(rig, pace="daily")
    before = (await rig.host.tables.table_row(table)).seats[0].clock.bank
    rig.now += HOUR  # the bot was away
    await rig.host.clocks.tick()
    assert (await causes(rig, table))[-1] == (0, AUTOMATIC)
    assert await left(rig, table, ANN) == before


async def test_the_pause_is_asked_again_when_a_table_goes_on(rig: Rig) -> None:
    table = await ann_must_hold(rig)
    await rig.host.suspension.pause(table, "paused-game-gone")
    await after_a_while(rig)
    assert (await causes(rig, table))[-1] == (1, BEN.id)
    await rig.host.suspension.resume(table)
    assert (DeliveryKind.HAND, ANN.id) not in await rig.tasks()
    await after_a_while(rig)
    assert (await causes(rig, table))[-1] == (0, AUTOMATIC)


async def test_others_see_the_same_as_if_its_person_had_pressed(rig: Rig) -> None:
    """The move comes at a moment at which a computer player, an order or a person could have moved."""
    told = []
    for by_hand in (True, False):
        table = await ann_must_hold(rig)
        begun = rig.now
        tasks = await rig.tasks()
        rig.now += PACE
        if by_hand:
            await rig.act(table, ANN, "say", 1)
        await rig.host.clocks.tick()
        info = await rig.host.reading.table(table, BEN.id)
        lines = await rig.host.reading.happened(table, BEN.id)
        seen = [(x.at - begun, [e.to_json() for e in x.events]) for x in lines[-2:]]
        told.append((tasks, seen, info.news, info.touched - begun, [s.prompt for s in info.seats]))
        await rig.deliver()
    assert told[0] == told[1]
