"""Computer players and standing orders: in their time, by their own sight, once."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from engine.core.action import Action
from engine.core.game import Game, Rnd
from engine.core.match import Match
from engine.core.table import Table
from engine.host.host import unhurried
from engine.host.records import Errand, Status
from tests.host import toy
from tests.host.house import ANN, BEN, PACE, House, refused
from tests.host.whole import check_whole


async def test_a_computer_moves_when_its_time_has_come_and_not_before(house: House) -> None:
    info = await house.started(ANN, computers=1)
    await house.bids(info.id, ann=1)
    assert await house.host.tick() == 0
    house.now += PACE - 0.1
    assert await house.host.tick() == 0
    house.now += 0.1
    assert await house.host.tick() == 1
    assert (await house.host.view(info.id, None))[1]["shown"] == [1, 3]
    assert await house.host.tick() == 0


async def test_the_pace_depends_on_nothing(house: House) -> None:
    times = [unhurried() for _ in range(300)]
    assert 1.2 <= min(times) < 1.4 and 2.8 < max(times) <= 3.0


async def test_a_computer_sees_a_redealt_state_never_the_true_one(house: House) -> None:
    seen: list[tuple[toy.ToyState, int]] = []

    def watch(game: Game[Any], s: toy.ToyState, seat: int, rnd: Rnd) -> Action:
        seen.append((s, seat))
        return toy.choose(game, s, seat, rnd)

    house.choosers = {"toy": watch}
    await house.reopen()
    info = await house.started(ANN, computers=3, rounds=8)
    truth = [n[0] for n in (await house.host._match(await house.host._desk(info.id))).state.number]
    await house.play_on(info.id, ANN)
    assert len(seen) >= 24 and {seat for _, seat in seen} == {1, 2, 3}
    for state, seat in seen:
        held = [n[0] for n in state.number]
        assert held[seat] == truth[seat] and sorted(held) == sorted(truth)
    assert any([n[0] for n in state.number] != truth for state, _ in seen)


@pytest.mark.parametrize("answer", ["raise", "illegal", "junk"])
async def test_a_chooser_that_fails_costs_the_default_move_only(
    house: House, answer: str, caplog: pytest.LogCaptureFixture
) -> None:
    def bad(game: Game[Any], s: toy.ToyState, seat: int, rnd: Rnd) -> Action:
        if answer == "raise":
            raise ValueError(f"my secret number is {s.number[seat]}")
        return toy.Bid(8) if answer == "illegal" else None  # type: ignore[return-value]  # that is the fault

    house.choosers = {"toy": bad}
    await house.reopen()
    info = await house.started(ANN, computers=1)
    truth = (await house.host._match(await house.host._desk(info.id))).state.number[1][0]
    await house.bids(info.id, ann=2)
    house.now += PACE
    with caplog.at_level(logging.DEBUG, logger="engine.host"):
        await house.host.tick()
    assert (await house.host.view(info.id, None))[1]["shown"] == [2, 1]
    assert any(r.levelno == logging.ERROR for r in caplog.records)
    assert str(truth) not in caplog.text


async def test_timers_outlive_a_restart_and_missing_ones_are_made_again(house: House) -> None:
    info = await house.started(ANN, computers=2)
    await house.bids(info.id, ann=1)
    await house.host.store.write("DELETE FROM timers WHERE seat = 2")
    await house.reopen()
    check_whole(house.path, {"toy": toy.GAME})
    house.now += PACE
    assert await house.host.tick() == 2
    assert (await house.host.view(info.id, None))[1]["shown"] == [1, 3, 3]


class Stuck(toy.Toy):
    """A game that stumbles over every move."""

    key = "stuck"

    def apply(self, s: toy.ToyState, seat: int, action: Action, table: Table) -> None:
        raise ZeroDivisionError


async def test_a_timer_that_cannot_run_waits_and_holds_up_nobody(house: House) -> None:
    house.games = {"toy": toy.GAME, "stuck": Stuck()}
    house.choosers = {"toy": toy.choose, "stuck": toy.choose}
    await house.reopen()
    broken = await house.table(ANN, game="stuck", size=2)
    await house.host.add_computer(broken.id, ANN, house.press(), name="Robot")
    await house.host.start(broken.id, ANN, house.press())
    fine = await house.started(ANN, computers=1)
    await house.bids(fine.id, ann=1)
    house.now += PACE
    assert await house.host.tick() == 2
    assert (await house.host.view(fine.id, None))[1]["shown"] == [1, 3]
    assert await house.host.tick() == 0, "tried again later, not at once"
    house.now += 60
    assert await house.host.tick() == 1


async def test_the_clock_task_plays_whole_games_of_its_own(house: House) -> None:
    house.host.pace = lambda: 0.001
    house.host.clock = asyncio.get_running_loop().time
    tables = [await house.started(ANN, computers=3, rounds=2) for _ in range(3)]
    async with house.host.running():
        for _ in range(400):
            for table in tables:
                info, view = await house.host.view(table.id, ANN.id)
                seat = info.seat_of(ANN.id)
                if seat and seat.asked and view.legal:
                    await house.host.act(table.id, ANN, seat.asked, view.legal[0].wire(), house.press())
            states = [(await house.host.table(t.id)).status for t in tables]
            if set(states) == {Status.FINISHED}:
                break
            await asyncio.sleep(0.005)
    assert set(states) == {Status.FINISHED}
    check_whole(house.path, {"toy": toy.GAME})


async def test_a_standing_order_acts_in_place_of_the_ping(house: House) -> None:
    info = await house.started(ANN, BEN, rounds=3)
    await house.host.set_order(info.id, BEN, {"until": 1}, house.press())
    await house.bids(info.id, ann=1, ben=2)
    await house.deliver()
    await house.act(info.id, ANN, "say", 1)
    assert (Errand.HAND, BEN.id) not in await house.errands()
    await house.deliver()
    assert await house.host.tick() == 0
    house.now += PACE
    await house.host.tick()
    assert (await house.host.happened(info.id, None))[-1].events[0].facts == {"seat": 1, "hold": 1}
    # The next round asks Ben, who is not there: a bid is nothing for his order, so he is told and pinged.
    assert (Errand.HAND, BEN.id) not in await house.errands()
    house.now += PACE
    await house.host.tick()
    waiting = {(d.errand, d.target): d.facts for d in await house.host.due(100)}
    assert (Errand.HAND, BEN.id) in waiting
    assert waiting[Errand.NOTICE, BEN.id] == {"key": "order-ended"}
    assert await house.host.order(info.id, BEN.id) is None
    assert await house.asked(info.id, BEN)
    check_whole(house.path, {"toy": toy.GAME})


async def test_an_order_given_in_ones_turn_acts_with_the_same_delay(house: House) -> None:
    info = await house.started(ANN, BEN)
    await house.bids(info.id, ann=1, ben=2)
    seq = (await house.host.table(info.id)).seq
    await house.host.set_order(info.id, ANN, {"until": 1}, house.press())
    assert (await house.host.table(info.id)).seq == seq, "nobody sees that an order was given"
    assert await house.host.order(info.id, ANN.id) == {"until": 1}
    assert await house.host.order(info.id, BEN.id) is None
    await house.reopen()
    house.now += PACE
    await house.host.tick()
    assert await house.asked(info.id, BEN) and not await house.asked(info.id, ANN)


async def test_an_order_that_ends_in_a_turn_already_pinged_does_not_ping_again(house: House) -> None:
    info = await house.started(ANN, BEN)
    await house.bids(info.id, ann=1, ben=2)
    assert (Errand.HAND, ANN.id) in {(d.errand, d.target) for d in await house.deliver()}
    await house.host.set_order(info.id, ANN, {"until": 0}, house.press())
    await house.deliver()
    house.now += PACE
    await house.host.tick()
    assert await house.errands() == {(Errand.NOTICE, ANN.id)}


async def test_an_order_taken_back_asks_the_person(house: House) -> None:
    info = await house.started(ANN, BEN)
    await house.host.set_order(info.id, ANN, {"until": 1}, house.press())
    await house.bids(info.id, ann=1, ben=2)
    assert (Errand.HAND, ANN.id) not in await house.errands()
    await house.host.set_order(info.id, ANN, None, house.press())
    assert (Errand.HAND, ANN.id) in await house.errands()
    house.now += PACE
    assert await house.host.tick() == 0
    assert await house.asked(info.id, ANN)


async def test_a_move_of_ones_own_comes_before_the_order(house: House) -> None:
    info = await house.started(ANN, BEN, rounds=3)
    await house.bids(info.id, ann=1, ben=2)
    await house.host.set_order(info.id, ANN, {"until": 1}, house.press())
    await house.act(info.id, ANN, "say", 0)
    house.now += PACE
    assert await house.host.tick() == 0
    assert (await house.host.view(info.id, None))[1]["points"] == [0, 2]


async def test_orders_are_refused_where_they_mean_nothing(house: House) -> None:
    class Plain(toy.Toy):
        key = "plain"
        standing = Game.standing

    house.games = {"toy": toy.GAME, "plain": Plain()}
    await house.reopen()
    info = await house.started(ANN, BEN, game="plain")
    order = house.host.set_order
    assert (await refused(order(info.id, ANN, {}, house.press()))).reason == "no-standing-orders"
    toys = await house.table(ANN, BEN)
    assert (await refused(order(toys.id, ANN, {}, house.press()))).reason == "not-started"
    stranger = await house.started(BEN, ANN)
    await house.host.resign(stranger.id, ANN, house.press())
    assert (await refused(order(stranger.id, ANN, {}, house.press()))).reason == "not-at-this-table"


async def test_the_table_acts_itself_after_its_own_pause(house: House, caplog: pytest.LogCaptureFixture) -> None:
    info = await house.started(ANN, BEN, drum=True, rounds=1)
    await house.bids(info.id, ann=1, ben=2)
    await house.reopen()
    _, view = await house.host.view(info.id, ANN.id)
    assert view.phase == "drumming" and view.waiting == [] and view.legal == ()
    no = await refused(house.host.act(info.id, ANN, 1, ["drum"], house.press()))
    assert (no.reason, no.facts) == ("not-your-turn", {"count": 0, "names": []})
    check_whole(house.path, {"toy": toy.GAME})
    house.now += 4.9
    assert await house.host.tick() == 0
    house.now += 0.1
    await asyncio.gather(house.host.tick(), house.host.tick())
    assert caplog.records == []
    line = (await house.host.happened(info.id, None))[-1]
    assert [e.kind for e in line.events] == ["drummed", "shown"] and line.seat is None
    assert await house.asked(info.id, ANN)
    check_whole(house.path, {"toy": toy.GAME})
    assert (await house.play_on(info.id, ANN, BEN)).status is Status.FINISHED
    assert Match.replay(toy.GAME, await house.host.export(info.id)).over


async def test_a_table_that_ends_or_pauses_drums_no_more(house: House) -> None:
    info = await house.started(ANN, BEN, drum=True)
    await house.bids(info.id, ann=1, ben=2)
    await house.host.pause(info.id, "channel-gone")
    house.now += 20
    assert await house.host.tick() == 0
    await house.host.resume(info.id)
    assert await house.host.tick() == 1
    other = await house.started(ANN, BEN, drum=True)
    await house.bids(other.id, ann=1, ben=2)
    await house.host.vote_end(other.id, ANN, house.press())
    await house.host.vote_end(other.id, BEN, house.press())
    assert await house.host.store.rows("SELECT * FROM timers WHERE table_id = ?", (other.id,)) == []
