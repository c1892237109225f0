"""Computer players and standing orders: they move in their time, by their own view, once."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import Game, Rnd
from engine.core.match import Match
from engine.core.prepared.wishes import Wishes
from engine.host.host import unhurried
from engine.host.model.records import DeliveryKind, Status
from engine.host.play import clocks
from tests.host import toy
from tests.host.rig import ANN, BEN, PACE, Rig, refused
from tests.host.whole import check_whole


async def test_a_computer_moves_when_its_time_has_come_and_not_before(rig: Rig) -> None:
    info = await rig.started(ANN, computers=1)
    await rig.bids(info.id, ann=1)
    assert await rig.host.clocks.tick() == 0
    rig.now += PACE - 0.1
    assert await rig.host.clocks.tick() == 0
    rig.now += 0.1
    assert await rig.host.clocks.tick() == 1
    assert (await rig.host.reading.view(info.id, None))[1].state["shown"] == [1, 3]
    assert await rig.host.clocks.tick() == 0


async def test_the_pace_depends_on_nothing(rig: Rig) -> None:
    times = [unhurried() for _ in range(300)]
    assert 1.2 <= min(times) < 1.4 and 2.8 < max(times) <= 3.0


async def test_a_computer_sees_a_redealt_state_never_the_true_one(rig: Rig) -> None:
    seen: list[tuple[toy.ToyState, int]] = []

    def watch(game: Game[Any], s: toy.ToyState, seat: int, rnd: Rnd) -> Action:
        seen.append((s, seat))
        return toy.choose(game, s, seat, rnd)

    rig.choosers = {"toy": watch}
    await rig.reopen()
    info = await rig.started(ANN, computers=3, rounds=8)
    truth = [n[0] for n in (await rig.host.tables.matches.of(await rig.host.tables.table_row(info.id))).state.number]
    await rig.play_on(info.id, ANN)
    assert len(seen) >= 24 and {seat for _, seat in seen} == {1, 2, 3}
    for state, seat in seen:
        held = [n[0] for n in state.number]
        assert held[seat] == truth[seat] and sorted(held) == sorted(truth)
    assert any([n[0] for n in state.number] != truth for state, _ in seen)


@pytest.mark.logs_error("seat 1 at")
@pytest.mark.parametrize("answer", ["raise", "illegal", "junk"])
async def test_a_chooser_that_fails_costs_the_default_move_only(
    rig: Rig, answer: str, caplog: pytest.LogCaptureFixture
) -> None:
    def bad(game: Game[Any], s: toy.ToyState, seat: int, rnd: Rnd) -> Action:
        if answer == "raise":
            raise ValueError(f"my secret number is {s.number[seat]}")
        return toy.Bid(8) if answer == "illegal" else None  # type: ignore[return-value]  # that is the fault

    rig.choosers = {"toy": bad}
    await rig.reopen()
    info = await rig.started(ANN, computers=1)
    truth = (await rig.host.tables.matches.of(await rig.host.tables.table_row(info.id))).state.number[1][0]
    await rig.bids(info.id, ann=2)
    rig.now += PACE
    with caplog.at_level(logging.DEBUG, logger="engine.host"):
        await rig.host.clocks.tick()
    assert (await rig.host.reading.view(info.id, None))[1].state["shown"] == [2, 1]
    assert any(r.levelno == logging.ERROR for r in caplog.records)
    assert str(truth) not in caplog.text


async def test_timers_outlive_a_restart_and_missing_ones_are_made_again(rig: Rig) -> None:
    info = await rig.started(ANN, computers=2)
    await rig.bids(info.id, ann=1)
    await rig.host.tables.store.write("DELETE FROM timers WHERE seat = 2")
    await rig.reopen()
    check_whole(rig.path, {"toy": toy.GAME})
    rig.now += PACE
    assert await rig.host.clocks.tick() == 2
    assert (await rig.host.reading.view(info.id, None))[1].state["shown"] == [1, 3, 3]


class Stuck(toy.Toy):
    """A game that fails at every move."""

    key = "stuck"

    def apply(self, s: toy.ToyState, seat: int, action: Action, ctx: GameContext) -> None:
        raise ZeroDivisionError


@pytest.mark.logs_error("ZeroDivisionError")
async def test_a_timer_that_cannot_run_waits_and_holds_up_nobody(rig: Rig) -> None:
    rig.games = {"toy": toy.GAME, "stuck": Stuck()}
    rig.choosers = {"toy": toy.choose, "stuck": toy.choose}
    await rig.reopen()
    broken = await rig.table(ANN, game="stuck", size=2)
    await rig.host.seating.add_computer(broken.id, ANN, rig.press(), name="Robot")
    await rig.host.dealing.start(broken.id, ANN, rig.press())
    fine = await rig.started(ANN, computers=1)
    await rig.bids(fine.id, ann=1)
    rig.now += PACE
    assert await rig.host.clocks.tick() == 2
    assert (await rig.host.reading.view(fine.id, None))[1].state["shown"] == [1, 3]
    assert await rig.host.clocks.tick() == 0, "tried again later, not at once"
    rig.now += 60
    assert await rig.host.clocks.tick() == 1


async def test_the_clock_task_plays_whole_games_of_its_own(rig: Rig) -> None:
    rig.host.tables.pauses.computer = lambda: 0.001
    rig.host.tables.clock = asyncio.get_running_loop().time
    tables = [await rig.started(ANN, computers=3, rounds=2) for _ in range(3)]
    async with rig.host.clocks.running():
        while any([(await rig.host.reading.table(t.id)).status is not Status.FINISHED for t in tables]):
            for table in tables:
                info, view = await rig.host.reading.view(table.id, ANN.id)
                seat = info.seat_of(ANN.id)
                if seat and seat.prompt and view.legal:
                    await rig.host.play.act(table.id, ANN, seat.prompt, view.legal[0].wire(), rig.press())
            await asyncio.sleep(0.005)
    check_whole(rig.path, {"toy": toy.GAME})


async def test_a_standing_order_acts_in_place_of_the_ping(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=3)
    await rig.host.play.set_order(info.id, BEN, {"until": 1}, rig.press())
    await rig.bids(info.id, ann=1, ben=2)
    await rig.deliver()
    await rig.act(info.id, ANN, "say", 1)
    assert (DeliveryKind.HAND, BEN.id) not in await rig.tasks()
    await rig.deliver()
    assert await rig.host.clocks.tick() == 0
    rig.now += PACE
    await rig.host.clocks.tick()
    assert (await rig.host.reading.happened(info.id, None))[-1].events[0].facts == {"seat": 1, "hold": 1}
    # The next round asks Ben, who is away. A bid does not fit his order, so it ends, and he gets a notice and a ping.
    assert (DeliveryKind.HAND, BEN.id) not in await rig.tasks()
    rig.now += PACE
    await rig.host.clocks.tick()
    waiting = {(d.kind, d.target): d.facts for d in await rig.host.deliveries.due(100)}
    assert (DeliveryKind.HAND, BEN.id) in waiting
    assert waiting[DeliveryKind.NOTICE, BEN.id] == {"key": "order-ended"}
    assert await rig.host.reading.order(info.id, BEN.id) is None
    assert await rig.prompt(info.id, BEN)
    check_whole(rig.path, {"toy": toy.GAME})


async def test_an_order_given_in_ones_turn_acts_with_the_same_delay(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.bids(info.id, ann=1, ben=2)
    seq = (await rig.host.reading.table(info.id)).news
    await rig.host.play.set_order(info.id, ANN, {"until": 1}, rig.press())
    assert (await rig.host.reading.table(info.id)).news == seq, "nobody sees that an order was given"
    assert await rig.host.reading.order(info.id, ANN.id) == {"until": 1}
    assert await rig.host.reading.order(info.id, BEN.id) is None
    await rig.reopen()
    rig.now += PACE
    await rig.host.clocks.tick()
    assert await rig.prompt(info.id, BEN) and not await rig.prompt(info.id, ANN)


async def test_an_order_that_ends_in_a_turn_already_pinged_does_not_ping_again(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.bids(info.id, ann=1, ben=2)
    assert (DeliveryKind.HAND, ANN.id) in {(d.kind, d.target) for d in await rig.deliver()}
    await rig.host.play.set_order(info.id, ANN, {"until": 0}, rig.press())
    await rig.deliver()
    rig.now += PACE
    await rig.host.clocks.tick()
    assert await rig.tasks() == {(DeliveryKind.NOTICE, ANN.id)}


async def test_an_order_taken_back_asks_the_person(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.host.play.set_order(info.id, ANN, {"until": 1}, rig.press())
    await rig.bids(info.id, ann=1, ben=2)
    assert (DeliveryKind.HAND, ANN.id) not in await rig.tasks()
    await rig.host.play.set_order(info.id, ANN, None, rig.press())
    assert (DeliveryKind.HAND, ANN.id) in await rig.tasks()
    rig.now += PACE
    assert await rig.host.clocks.tick() == 0
    assert await rig.prompt(info.id, ANN)


async def test_a_move_of_ones_own_comes_before_the_order(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, rounds=3)
    await rig.bids(info.id, ann=1, ben=2)
    await rig.host.play.set_order(info.id, ANN, {"until": 1}, rig.press())
    await rig.act(info.id, ANN, "say", 0)
    rig.now += PACE
    assert await rig.host.clocks.tick() == 0
    assert (await rig.host.reading.view(info.id, None))[1].state["points"] == [0, 2]


async def test_orders_are_refused_where_they_mean_nothing(rig: Rig) -> None:
    class Plain(toy.Toy):
        key = "plain"
        wishes = Wishes[toy.ToyState]()

    rig.games = {"toy": toy.GAME, "plain": Plain()}
    await rig.reopen()
    info = await rig.started(ANN, BEN, game="plain")
    order = rig.host.play.set_order
    assert (await refused(order(info.id, ANN, {}, rig.press()))).reason == "no-standing-orders"
    toys = await rig.table(ANN, BEN)
    assert (await refused(order(toys.id, ANN, {}, rig.press()))).reason == "not-started"
    stranger = await rig.started(BEN, ANN)
    await rig.host.play.resign(stranger.id, ANN, rig.press())
    assert (await refused(order(stranger.id, ANN, {}, rig.press()))).reason == "not-at-this-table"


async def test_the_table_acts_itself_after_its_own_pause(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    info = await rig.started(ANN, BEN, drum=True, rounds=1)
    await rig.bids(info.id, ann=1, ben=2)
    await rig.reopen()
    _, view = await rig.host.reading.view(info.id, ANN.id)
    assert view.phase == "drumming" and view.waiting == [] and view.legal == ()
    no = await refused(rig.host.play.act(info.id, ANN, 1, ["drum"], rig.press()))
    assert (no.reason, no.facts) == ("not-your-turn", {"count": 0, "names": []})
    check_whole(rig.path, {"toy": toy.GAME})
    rig.now += 4.9
    assert await rig.host.clocks.tick() == 0
    rig.now += 0.1
    await asyncio.gather(rig.host.clocks.tick(), rig.host.clocks.tick())
    assert caplog.records == []
    line = (await rig.host.reading.happened(info.id, None))[-1]
    assert [e.kind for e in line.events] == ["drummed", "shown"] and line.seat is None
    assert await rig.prompt(info.id, ANN)
    check_whole(rig.path, {"toy": toy.GAME})
    assert (await rig.play_on(info.id, ANN, BEN)).status is Status.FINISHED
    assert Match.replay(toy.GAME, await rig.host.reading.export(info.id)).over


async def test_a_table_that_ends_or_pauses_drums_no_more(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, drum=True)
    await rig.bids(info.id, ann=1, ben=2)
    await rig.host.suspension.pause(info.id, "channel-gone")
    rig.now += 20
    assert await rig.host.clocks.tick() == 0
    await rig.host.suspension.resume(info.id)
    assert await rig.host.clocks.tick() == 1
    other = await rig.started(ANN, BEN, drum=True)
    await rig.bids(other.id, ann=1, ben=2)
    await rig.host.play.vote_end(other.id, ANN, rig.press())
    await rig.host.play.vote_end(other.id, BEN, rig.press())
    assert await rig.host.tables.store.rows("SELECT * FROM timers WHERE table_id = ?", (other.id,)) == []


@pytest.mark.file_only
@pytest.mark.parametrize(
    ("query", "params", "index"),
    [
        (clocks.SQL.create_missing_timers_of_computers, (0.0,), "s USING INDEX seats_of_computers"),
        (clocks.SQL.games_in_play, (), "tables USING COVERING INDEX tables_by_game"),
        (clocks.SQL.newest_press, (), "interactions USING COVERING INDEX interactions_by_time"),
    ],
)
async def test_a_start_looks_through_no_tables(rig: Rig, query: str, params: tuple[float, ...], index: str) -> None:
    plan = [r["detail"] for r in await rig.host.tables.store.rows(f"EXPLAIN QUERY PLAN {query}", params)]
    assert index in plan[0], plan
