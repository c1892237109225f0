"""Whoever is here sees the prompt on the hand they have; who has gone is called, once (``live_hands``, ruling 10)."""

from __future__ import annotations

import contextlib

import pytest

from engine.host.model.clock.ring_rules import LONGEST_S, PRESENT_S, SILENT_S
from engine.host.model.records import DeliveryTask
from tests.cogs.delivery.test_live_hands import HAND, REFRESH, world
from tests.cogs.hand_world import TROUBLE, UNKNOWN_MESSAGE, Message, World
from tests.host.kills import Killed
from tests.host.rig import ANN, BEN, CAT

__all__ = ["world"]


async def asked_again(world: World, after: float = 5.0) -> Message:
    """``who`` moves, the others take so many seconds each, and the worker has done what is due; the live hand."""
    world.pondering = after
    await world.act("no_thanks")
    await world.others_move()
    assert HAND in await world.tasks()
    world.done.clear()
    world.sounds.clear()
    await world.due_now()
    return await world.live()


async def waiting(world: World) -> DeliveryTask:
    (task,) = [t for t in await world.host.deliveries.in_outbox() if t.target == world.who.id]
    assert task.kind is HAND
    return task


async def test_whoever_pressed_within_a_minute_sees_the_prompt_on_the_hand_they_have(world: World) -> None:
    live = await world.live()
    assert await asked_again(world) is live
    assert world.sounds == [] and "edit" in world.done and "send" not in world.done
    pressed = world.services.press_times[world.who.id]
    assert (await waiting(world)).due == pressed + SILENT_S
    await world.host.deliveries.acknowledge(await waiting(world))
    await world.is_right()


async def test_whoever_pressed_a_minute_ago_is_called_at_once(world: World) -> None:
    live = await world.live()
    assert await asked_again(world, PRESENT_S / 2) is not live
    assert world.sounds == [True]
    await world.rest()
    await world.is_right()


async def test_a_whole_game_among_people_who_are_here_makes_no_sound(world: World) -> None:
    live = await world.live()
    for _ in range(6):
        assert await asked_again(world) is live and world.sounds == []
    await world.act("take")
    assert await world.tasks() == set(), "an answer takes the ring out"
    await world.rest()
    assert world.sounds == []
    await world.is_right()


async def test_two_minutes_of_silence_ring_once(world: World) -> None:
    live = await asked_again(world)
    world.rig.now += SILENT_S - 11
    await world.due_now()
    assert world.sounds == [] and await world.live() is live
    world.rig.now += 1
    await world.due_now()
    assert world.sounds == [True] and await world.live() is not live and live.id not in world.messages
    world.rig.now += 10 * LONGEST_S
    await world.rest()
    assert world.sounds == [True]
    await world.is_right()


async def test_a_press_elsewhere_puts_the_ring_off_but_not_for_ever(world: World) -> None:
    live = await asked_again(world)
    edits = world.done.count("edit")
    for _ in range(9):
        world.rig.now += PRESENT_S
        world.services.note_press(world.who.id)
        await world.due_now()
        assert world.sounds == [] and await world.live() is live
    assert world.done.count("edit") == edits, "it is shown already"
    world.rig.now += PRESENT_S
    world.services.note_press(world.who.id)
    await world.due_now()
    assert world.sounds == [True]
    await world.is_right()


async def test_the_next_prompt_is_not_rung_by_the_one_before(world: World) -> None:
    """The answer came in the last second; what waited for it is not the next one's."""
    await asked_again(world)
    world.rig.now += SILENT_S - 11
    live = await asked_again(world)
    world.rig.now += 1
    await world.due_now()
    assert world.sounds == [] and await world.live() is live
    assert (await waiting(world)).facts == {"in_place": await world.rig.prompt(world.table, world.who)}


async def test_a_hand_that_is_gone_comes_anew_with_a_sound(world: World) -> None:
    world.pondering = 5.0
    await world.act("no_thanks")
    world.messages.clear()
    await world.others_move()
    world.sounds.clear()
    await world.due_now()
    assert world.sounds == [True]
    await world.rest()
    assert world.sounds == [True]
    await world.is_right()


async def test_a_hand_that_cannot_be_edited_for_now_is_tried_again(world: World) -> None:
    world.fail("edit", TROUBLE)
    live = await asked_again(world)
    assert world.sounds == [] and HAND in await world.tasks()
    world.rig.now += 1
    await world.due_now()
    assert "edit" in world.done and await world.live() is live and world.sounds == []
    await world.rest()
    await world.is_right()


async def test_a_hand_that_is_deleted_under_the_edit_comes_anew(world: World) -> None:
    world.fail("edit", UNKNOWN_MESSAGE)
    live = await asked_again(world)
    assert await world.live() is not live or world.sounds == [True]
    await world.rest()
    assert world.sounds == [True]


async def test_whoever_has_never_pressed_here_is_called(world: World) -> None:
    """After a start nobody knows who is here."""
    world.pondering = 5.0
    await world.act("no_thanks")
    await world.others_move()
    await world.restart()
    world.sounds.clear()
    await world.due_now()
    assert world.sounds == [True]
    await world.rest()
    await world.is_right()


async def test_another_process_knows_who_is_here_by_the_store(world: World) -> None:
    live = await world.live()
    world.pondering = 5.0
    await world.act("no_thanks")
    await world.others_move()
    await world.host.reminders.note_presses(world.services.press_times)
    world.services.press_times.clear()
    world.sounds.clear()
    await world.due_now()
    assert await world.live() is live and world.sounds == []


async def test_a_person_who_wants_no_sound_is_not_rung_later(world: World) -> None:
    await asked_again(world)
    await world.host.settings.set_silent_hands(world.who, True)
    await world.rest()
    assert world.sounds == []
    await world.is_right()


async def test_whoever_plays_with_computers_hears_nothing_while_they_think(world: World) -> None:
    for person in (ANN, BEN, CAT):
        if person is not world.who:
            await world.host.play.resign(world.table, person, world.rig.press())
    live = await world.live()
    for _ in range(3):
        world.rig.now += 5 * SILENT_S - 30
        await world.act("no_thanks")
        world.sounds.clear()
        while not await world.rig.prompt(world.table, world.who):
            world.rig.now += 2
            await world.host.clocks.tick()
        await world.due_now()
        assert await world.live() is live and world.sounds == []
    await world.rest()
    assert world.sounds == [True], "ten minutes without a press: they have gone"
    await world.is_right()


async def test_a_ring_comes_while_there_is_time_on_the_clock(world: World) -> None:
    await world.host.tables.store.write("UPDATE tables SET pace = 'live' WHERE id = ?", (world.table,))
    await world.restart()
    world.services.note_press(world.who.id)
    live = await asked_again(world)
    seat = (await world.host.reading.table(world.table, world.who.id)).seat_of(world.who.id)
    assert seat is not None and seat.time_is_up is not None
    bank = seat.time_is_up - seat.since
    assert (await waiting(world)).due == min(seat.since + bank / 2, world.services.press_times[world.who.id] + SILENT_S)
    await world.rest()
    assert world.sounds == [True] and await world.live() is not live


POINTS = 14
"""More points than the worker passes to put a prompt, or to ring."""


@pytest.mark.parametrize("kill_at", range(1, POINTS + 1))
@pytest.mark.parametrize("silence", [0.0, SILENT_S])
async def test_a_kill_anywhere_leaves_one_ring(world: World, silence: float, kill_at: int) -> None:
    """Killed while the prompt is put in place, or while it rings after two minutes."""
    world.pondering = 5.0
    await world.act("no_thanks")
    await world.others_move()
    world.sounds.clear()
    if silence:
        await world.due_now()
        world.rig.now += silence
    world.points, world.kill_at = 0, kill_at
    with contextlib.suppress(Killed):
        await world.due_now()
    assert world.points < POINTS, "there are points at which nobody was killed"
    await world.restart()
    await world.rest()
    assert world.sounds == [True], "nobody called them, or twice"
    await world.is_right()


async def test_a_press_under_way_goes_before_the_hand_in_place(world: World) -> None:
    world.pondering = 5.0
    await world.act("no_thanks")
    await world.others_move()
    world.done.clear()
    late = world.hold("answer")
    looking = world.press("refresh")
    await late.reached.wait()
    await world.deliver(HAND)
    assert "edit" not in world.done and "send" not in world.done and HAND in await world.tasks()
    late.release.set()
    await looking
    await world.rest()
    await world.is_right()


async def test_nothing_of_a_ring_is_left_when_the_table_stands_still(world: World) -> None:
    """And when it goes on, who is asked is called."""
    await asked_again(world)
    await world.host.suspension.pause(world.table, "paused-place-gone")
    assert HAND not in await world.tasks()
    await world.host.suspension.resume(world.table)
    assert HAND in await world.tasks()
    world.rig.now += SILENT_S
    world.sounds.clear()
    await world.rest()
    assert world.sounds.count(True) >= 1
    assert await world.tasks() <= {REFRESH}
