"""Races of the live hand between presses and deliveries, built line by line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.delivery.delivery import MOST_PATIENT, PATIENCE_S, PICTURE_GRACE_S
from cogs.delivery.hands import live_hands
from cogs.ui import messages
from cogs.ui.panel import Panel
from engine.host.model.records import UNASKED, DeliveryKind
from tests.cogs.hand_world import LATE_S, TROUBLE, World

HAND, REFRESH = DeliveryKind.HAND, DeliveryKind.REFRESH


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path)
    await world.open()
    await world.is_right()
    yield world
    await world.host.close()


@pytest.fixture
def late(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no picture come with the words of an answer."""
    monkeypatch.setattr(live_hands, "SOON_S", LATE_S / 4)
    world.drawing_s = LATE_S


# One press alone


async def test_the_answer_to_a_move_is_all_there_is_to_show(world: World) -> None:
    await world.act("take")
    assert await world.tasks() == set(), "no edit follows"
    assert [what for what in world.done if what != "store"] == ["answer"], "words and picture are one request"
    await world.is_right()


async def test_a_picture_that_takes_its_time_follows_the_words(world: World) -> None:
    drawing, said = world.hold("draw"), world.hold("answer done")
    pressing = world.press("act", "take")
    await drawing.reached.wait()
    old = (await world.live()).picture
    await said.reached.wait()
    said.release.set()
    assert (await world.live()).picture == old, "the old picture stays until then"
    drawing.release.set()
    await pressing
    assert await world.tasks() == set(), "no edit follows"
    assert [what for what in world.done if what != "store"] == ["answer", "picture"]
    await world.is_right()


async def test_a_move_reads_nothing_after_it_is_written(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    held = world.hold("answer")
    pressing = world.press("act", "take")
    await held.reached.wait()

    async def no_reading(*_: object) -> None:
        raise AssertionError("a read follows the write")

    monkeypatch.setattr(world.host.tables.store, "rows", no_reading)
    held.release.set()
    await pressing
    monkeypatch.undo()
    assert await world.tasks() == set()
    await world.is_right()


# Two presses


@pytest.mark.usefixtures("late")
async def test_a_picture_that_comes_after_a_later_answer_is_put_right(world: World) -> None:
    late = world.hold("picture")
    first = world.press("act", "take")
    await late.reached.wait()
    await world.act("take")
    assert REFRESH in await world.tasks(), "killed now, nobody would put the picture right"
    late.release.set()
    await first
    await world.rest()
    await world.is_right()


@pytest.mark.parametrize("verb", ["refresh", "back"])
async def test_an_older_look_at_the_hand_that_lands_last_is_put_right(world: World, verb: str) -> None:
    late = world.hold("answer")
    looking = world.press(verb)
    await late.reached.wait()
    await world.act("take")
    assert REFRESH in await world.tasks()
    late.release.set()
    await looking
    await world.rest()
    await world.is_right()


async def test_a_look_that_begins_before_a_move_is_written_may_show_what_was_before(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though the press that makes the move came first."""
    act, pressed, go = world.host.play.act, asyncio.Event(), asyncio.Event()

    async def slow(*args: Any) -> Any:
        pressed.set()
        await go.wait()
        return await act(*args)

    monkeypatch.setattr(world.host.play, "act", slow)
    moving = world.press("act", "take")
    await pressed.wait()
    late = world.hold("answer")
    looking = world.press("refresh")
    await late.reached.wait()
    go.set()
    await moving
    assert REFRESH in await world.tasks()
    late.release.set()
    await looking
    await world.rest()
    await world.is_right()


async def test_the_same_press_from_two_devices_makes_one_move(world: World) -> None:
    hand, prompt = await world.live(), await world.rig.prompt(world.table, world.who)
    await asyncio.gather(*(world.press("act", "take", prompt=prompt, on=hand.id) for _ in range(2)))
    moves = await world.host.tables.store.rows("SELECT 1 FROM log WHERE table_id = ? AND kind = 'move'", (world.table,))
    assert len(moves) == 1
    await world.rest()
    await world.is_right()


async def test_a_press_on_an_older_hand_leaves_the_newest_to_the_worker(world: World) -> None:
    """The second device still shows the hand before; its answer may change that one, which then goes away."""
    old = await world.live()
    world.fail("delete", *[TROUBLE] * 3)
    await world.act("no_thanks")
    await world.others_move()
    await world.deliver(HAND)
    new = await world.live()
    assert new.id > old.id and old.id in world.messages
    await world.act("take", on=old.id)
    assert REFRESH in await world.tasks(), "what was pressed is not the live hand"
    await world.rest()
    assert old.id not in world.messages
    await world.is_right()


# A press and a delivery


async def test_a_task_gives_way_to_an_answer_without_being_written(world: World) -> None:
    drawing, said = world.hold("draw"), world.hold("answer done")
    pressing = world.press("act", "take")
    await drawing.reached.wait()
    await said.reached.wait()
    said.release.set()
    await world.host.deliveries.acknowledge(
        *[task for task in await world.host.deliveries.due() if task.target != world.who.id]
    )
    world.done.clear()
    assert await world.worker.round() == PICTURE_GRACE_S, "it looks again soon"
    assert not world.done and not world.worker.busy and REFRESH in await world.tasks()
    drawing.release.set()
    await pressing
    assert await world.tasks() == set()


async def test_what_a_lane_is_at_is_nothing_more_that_is_due(world: World) -> None:
    worker, wake = world.worker, world.host.tables.wakeups.outbox
    for put_anew in (False, True):
        await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
        drawing = world.hold("draw")
        await worker.round()
        await drawing.reached.wait()
        if put_anew:
            await world.host.tables.store.write("UPDATE outbox SET due = due - 1 WHERE kind = ?", (REFRESH.value,))
        await worker.round()
        wake.clear()
        drawing.release.set()
        await asyncio.gather(*worker.runners)
        assert wake.is_set() == put_anew
        await world.rest()


async def test_one_look_at_the_outbox_follows_an_answer(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    host, due, rings = world.host, world.host.deliveries.due_now_and_next, []

    async def looked(limit: int) -> Any:
        rings.append(host.tables.wakeups.outbox.is_set())
        return await due(limit)

    monkeypatch.setattr(host.deliveries, "due_now_and_next", looked)
    world.worker.hands.answers_first("some press", world.table)
    looking = asyncio.create_task(world.worker.round())
    await asyncio.sleep(0)
    world.worker.hands.answered("some press")
    await looking
    assert rings == [False], "what rang is looked at now, and asks for no second look"


async def test_a_lane_that_ends_rings_only_where_more_was_due(world: World) -> None:
    worker, wake = world.worker, world.host.tables.wakeups.outbox
    for more in (True, False):
        await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
        drawing = world.hold("draw")
        await worker.round()
        await drawing.reached.wait()
        if more:
            await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
            await worker.round()
        wake.clear()
        drawing.release.set()
        await asyncio.gather(*worker.runners)
        assert wake.is_set() == more
        assert (REFRESH in await world.tasks()) == more
        await world.rest()
    await world.is_right()


async def test_the_worker_gives_way_to_a_press_while_it_draws(world: World) -> None:
    await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
    drawing = world.hold("draw")
    delivering = world.deliver(REFRESH)
    await drawing.reached.wait()
    await world.act("take")
    drawing.release.set()
    await delivering
    assert "edit" not in world.done, "it was drawn before the move"
    await world.rest()
    await world.is_right()


@pytest.mark.parametrize("kind", [REFRESH, HAND])
async def test_an_edit_on_its_way_that_lands_after_the_answer_is_put_right(world: World, kind: DeliveryKind) -> None:
    """HAND: the prompt was shown before, as after a kill, so the worker edits."""
    await world.host.deliveries.add_task(world.table, kind, world.who.id)
    late = world.hold("edit")
    delivering = world.deliver(kind)
    await late.reached.wait()
    await world.act("take")
    assert REFRESH in await world.tasks(), "killed now, nobody would take the old buttons away"
    late.release.set()
    await delivering
    await world.rest()
    await world.is_right()


@pytest.mark.parametrize("kind", [REFRESH, HAND])
async def test_no_delivery_edits_a_hand_while_a_press_on_it_is_answered(world: World, kind: DeliveryKind) -> None:
    late = world.hold("answer")
    pressing = world.press("refresh")
    await late.reached.wait()
    await world.host.deliveries.add_task(world.table, kind, world.who.id)
    await world.deliver(kind)
    assert not {"edit", "send"} & set(world.done) and kind in await world.tasks(), "it waits"
    late.release.set()
    await pressing
    await world.rest()
    await world.is_right()


async def test_what_others_do_while_the_picture_is_drawn_is_shown_afterwards(world: World) -> None:
    drawing = world.hold("draw")
    pressing = world.press("act", "no_thanks")
    await drawing.reached.wait()
    person = await world.asked()
    await world.rig.act(world.table, person, "no_thanks")
    assert REFRESH in await world.tasks()
    drawing.release.set()
    await pressing
    assert REFRESH in await world.tasks(), "the answer acknowledges its own move only"
    await world.rest()
    await world.is_right()


async def test_what_a_press_showed_while_the_picture_is_drawn_stays(world: World) -> None:
    """Also a step that was opened (tests/e2e/delivery/test_shown.py has one)."""
    drawing = world.hold("draw")
    pressing = world.press("act", "take")
    await drawing.reached.wait()
    hand = await world.live()
    await world.press("refresh")
    before = hand.content, hand.presses
    drawing.release.set()
    await pressing
    assert (hand.content, hand.presses) == before and await world.tasks() == set()
    await world.rest()
    await world.is_right()


async def test_a_fresh_hand_sent_and_not_noted_when_it_is_pressed(world: World) -> None:
    await world.act("no_thanks")
    await world.others_move()
    noting = world.hold("send done")
    delivering = world.deliver(HAND)
    await noting.reached.wait()
    new = max(world.messages)
    await world.act("take", on=new)
    assert REFRESH in await world.tasks(), "the store knows the older hand only"
    noting.release.set()
    await delivering
    assert (await world.live()).id == new
    await world.rest()
    await world.is_right()


async def test_a_fresh_hand_on_its_way_when_the_older_one_is_pressed(world: World) -> None:
    old = await world.live()
    await world.act("no_thanks")
    await world.others_move()
    sending = world.hold("send")
    delivering = world.deliver(HAND)
    await sending.reached.wait()
    await world.act("take", on=old.id)
    sending.release.set()
    await delivering
    assert REFRESH in await world.tasks(), "the fresh hand was drawn before the move"
    await world.rest()
    await world.is_right()


async def test_what_is_put_again_in_quiet_is_not_acknowledged_with_what_was_before(world: World) -> None:
    """An order has the sequence number of the move before it; so has its refresh."""
    await world.host.play.set_order(world.table, world.who, {"until": 3}, world.rig.press())
    late = world.hold("edit")
    delivering = world.deliver(REFRESH)
    await late.reached.wait()
    await world.host.play.set_order(world.table, world.who, None, world.rig.press())
    late.release.set()
    await delivering
    assert REFRESH in await world.tasks()
    await world.rest()
    await world.is_right()


async def test_who_leaves_while_their_hand_is_brought_up_to_date_has_none(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They leave after the seat was checked and before the hand is read; then the message goes."""
    reading = world.host.reading.hand

    async def left(table: int, person: str) -> Any:
        monkeypatch.undo()
        await world.host.play.resign(table, world.who, world.rig.press())
        return await reading(table, person)

    monkeypatch.setattr(world.host.reading, "hand", left)
    await world.host.deliveries.add_task(world.table, DeliveryKind.REFRESH, world.who.id)
    await world.rest()
    assert await world.host.posts.find(world.table, "hand", world.who.id) is None
    assert not [m for m in world.messages.values() if m.presses]


async def test_in_a_flood_changes_wait_in_the_outbox_and_hands_go_first(world: World) -> None:
    worker, wake, budget = world.worker, world.host.tables.wakeups.outbox, world.worker.bot.budget
    budget.passed = worker.go_on
    ahead = [asyncio.create_task(asyncio.sleep(60)) for _ in range(MOST_PATIENT)]
    for task in ahead:
        budget.note(task)
    for _ in range(2):
        await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
        await worker.round()
    assert not worker.busy and REFRESH in await world.tasks(), "half a second of requests is on the way"
    await world.host.deliveries.add_task(world.table, REFRESH, world.who.id, anew="a message")
    await worker.round()
    assert worker.busy, "a person has asked for the hand"
    await asyncio.gather(*worker.runners)
    await world.host.deliveries.add_task(world.table, HAND, world.who.id)
    await worker.round()
    assert worker.busy, "a person is asked"
    await asyncio.gather(*worker.runners)
    await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
    await worker.round()
    wake.clear()
    half = MOST_PATIENT // 2
    for task in ahead[: half - 1]:
        budget.has_turn(task)
    assert not wake.is_set(), "one look at the outbox serves many"
    budget.has_turn(ahead[half - 1])
    assert wake.is_set() and not worker.busy
    await worker.round()
    assert worker.busy, "its turn has come"
    await asyncio.gather(*worker.runners)
    wake.clear()
    budget.has_turn(ahead[half])
    assert not wake.is_set(), "nothing more waits"
    for task in ahead:
        task.cancel()
    await world.rest()
    await world.is_right()


async def test_in_a_flood_old_messages_are_deleted_last_and_in_the_end(world: World) -> None:
    worker, budget, clear = world.worker, world.worker.bot.budget, DeliveryKind.CLEAR
    ahead = [asyncio.create_task(asyncio.sleep(60)) for _ in range(MOST_PATIENT - 1)]
    for task in ahead:
        budget.note(task)

    async def served() -> set[str]:
        await worker.round()
        found = {lane[0] for lane in worker.busy}
        await asyncio.gather(*worker.runners)
        return found

    await world.host.deliveries.add_task(world.table, clear, "1", channel="9", kind="hand")
    world.rig.now += 1
    await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
    assert await served() == {"hand"}, "there is room for one"
    world.rig.now += PATIENCE_S[clear]
    await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
    assert await served() == {"clear"}, "it has waited long enough"
    for task in ahead:
        task.cancel()
    await world.rest()


async def test_in_a_flood_a_first_hand_waits_until_its_person_is_asked(world: World) -> None:
    """The deal is shown at the table meanwhile; one message puts hand and prompt, and rings once."""
    worker, budget = world.worker, world.worker.bot.budget
    ahead = [asyncio.create_task(asyncio.sleep(60)) for _ in range(MOST_PATIENT)]
    for task in ahead:
        budget.note(task)
    await world.host.deliveries.add_task(world.table, HAND, world.who.id, **{UNASKED: True})
    await worker.round()
    assert not worker.busy and worker.held_back
    await world.host.deliveries.add_task(world.table, HAND, world.who.id)
    await worker.round()
    assert worker.busy
    await asyncio.gather(*worker.runners)
    for task in ahead:
        task.cancel()
    await world.rest()
    await world.is_right()


async def test_requests_that_go_out_while_the_outbox_is_read_leave_room_for_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing would wake the worker any more: all that was on the way is gone."""
    worker, budget, reading = world.worker, world.worker.bot.budget, world.host.deliveries.due_now_and_next
    ahead = [asyncio.create_task(asyncio.sleep(60)) for _ in range(MOST_PATIENT)]
    for task in ahead:
        budget.note(task)
    budget.passed = worker.go_on

    async def slowly(most: int) -> Any:
        found = await reading(most)
        for task in ahead:
            budget.has_turn(task)
        return found

    monkeypatch.setattr(world.host.deliveries, "due_now_and_next", slowly)
    await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
    await worker.round()
    assert worker.busy
    await asyncio.gather(*worker.runners)
    for task in ahead:
        task.cancel()


async def test_lanes_that_another_process_serves_take_no_room_from_others(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a flood the oldest tasks are those that others have in work."""
    worker, wake, taking = world.worker, world.host.tables.wakeups.outbox, world.worker.leases.take
    theirs = [str(number) for number in range(MOST_PATIENT)]
    for channel in theirs:
        await world.host.deliveries.add_task(world.table, DeliveryKind.CLEAR, channel, channel=channel, kind="hand")
    world.rig.now += PATIENCE_S[DeliveryKind.CLEAR] + 1
    await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)

    async def ours(lanes: Any) -> Any:
        return await taking({lane: tasks for lane, tasks in lanes.items() if lane[-1] not in theirs})

    monkeypatch.setattr(worker.leases, "take", ours)
    await worker.round()
    assert wake.is_set() and not worker.busy
    await worker.round()
    assert [lane[-1] for lane in worker.busy] == [world.who.id]
    await asyncio.gather(*worker.runners)
    wake.clear()
    await worker.round()
    assert not wake.is_set(), "nothing of ours is left: no look at the outbox is of use"
    monkeypatch.undo()
    await world.rest()


# Changes that change nothing


async def test_a_change_that_nobody_would_see_is_not_sent(world: World) -> None:
    await refreshed(world)
    world.done.clear()
    await refreshed(world)
    assert "edit" not in world.done, "words, buttons and picture are those that are there"
    await world.is_right()
    await world.act("take")
    world.done.clear()
    await refreshed(world)
    assert "edit" in world.done, "an answer has changed it since"
    await world.is_right()


async def test_a_press_during_an_edit_leaves_it_open_what_is_shown(world: World) -> None:
    await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
    late = world.hold("edit done")
    delivering = world.deliver(REFRESH)
    await late.reached.wait()
    await world.press("refresh")
    late.release.set()
    await delivering
    (await world.live()).content = "the answer, which Discord shows last"
    await world.rest()
    await refreshed(world)
    await world.is_right()


async def test_another_process_may_have_changed_it(world: World) -> None:
    post = await world.host.posts.find(world.table, "hand", world.who.id)
    assert post is not None
    world.done.clear()
    for shared, edits in ((False, 1), (False, 1), (True, 2)):
        world.host.tables.leases.shared = shared
        assert await world.hands.at_discord.change(post, messages.Sheet("the same", Panel()))
        assert world.done.count("edit") == edits
    world.host.tables.leases.shared = False


async def refreshed(world: World) -> None:
    await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
    await world.rest()
