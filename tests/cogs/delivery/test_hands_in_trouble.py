"""The live hand where Discord refuses, a picture cannot be drawn, or the process is killed between any two lines."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from cogs.delivery.hands import live_hands
from cogs.ui import messages
from render.narration.telling import Telling
from tests.cogs.delivery.test_live_hands import HAND, REFRESH, late, world
from tests.cogs.hand_world import BAD_TOKEN, LATE_S, TROUBLE, UNKNOWN_INTERACTION, World

__all__ = ["late", "world"]


# Refusals and trouble


async def test_a_stale_press_shows_the_hand_as_it_is(world: World) -> None:
    prompt = await world.rig.prompt(world.table, world.who)
    await world.act("take")
    world.done.clear()
    await world.press("act", "take", prompt=prompt)
    hand, stale = await world.live(), (await world.language())("stale")
    assert hand.content.startswith(stale) and "say" not in world.done and await world.tasks() == set()
    hand.content = hand.content.removeprefix(stale).lstrip()
    await world.is_right()


async def test_a_refusal_in_the_middle_leaves_nothing_waiting(world: World) -> None:
    await world.press("act", "fly")
    assert await world.tasks() == set() and not world.hands.answers_due
    assert not world.hands.answers_under_way(world.table, world.who.id) and world.hands.may_deliver(world.table)
    await world.is_right()


async def test_an_answer_too_late_for_discord_acknowledges_nothing(world: World) -> None:
    old = await world.live()
    world.fail("answer", UNKNOWN_INTERACTION)
    await world.act("take")
    assert {HAND} <= await world.tasks(), "the open prompt is put by message"
    await world.rest()
    assert (await world.live()).id > old.id and old.id not in world.messages
    await world.is_right()


@pytest.mark.usefixtures("late")
@pytest.mark.parametrize("trouble", [[BAD_TOKEN], [TROUBLE, TROUBLE]])
async def test_a_picture_that_discord_refuses_is_brought_by_the_worker(
    world: World, trouble: list[tuple[int, int]]
) -> None:
    """The token ran out while it was drawn, or Discord is in trouble."""
    world.fail("picture", *trouble)
    await world.act("take")
    assert REFRESH in await world.tasks()
    await world.rest()
    await world.is_right()


async def test_an_answer_whose_message_was_taken_away_is_said_anew(world: World) -> None:
    hand = await world.live()
    late = world.hold("answer")
    pressing = world.press("act", "take")
    await late.reached.wait()
    del world.messages[hand.id]
    late.release.set()
    await pressing
    (said,) = world.messages.values()
    assert said.answer and said.presses
    assert not world.hands.answers_due


async def test_a_picture_that_cannot_be_drawn_is_told_unless_something_newer_is_there(world: World) -> None:
    world.undrawable = True
    await world.act("take")
    hand = await world.live()
    info, view, _ = await world.host.reading.hand(world.table, world.who.id)
    told = world.services.narration(info.game).hand_alt(
        Telling(view, messages.shown_names(info), await world.language())
    )
    assert hand.picture is None and told in hand.content
    drawing, said = world.hold("draw"), world.hold("answer done")
    hand.picture = b"as before"
    pressing = world.press("act", "take")
    await drawing.reached.wait()
    await said.reached.wait()
    said.release.set()
    await world.press("refresh")
    shown = hand.content
    drawing.release.set()
    await pressing
    assert hand.content == shown and REFRESH in await world.tasks()


async def test_an_old_hand_goes_away_however_long_discord_is_in_trouble(world: World) -> None:
    old = await world.live()
    world.fail("delete", *[TROUBLE] * 5)
    await world.act("no_thanks")
    await world.others_move()
    await world.rest()
    assert old.id not in world.messages
    await world.is_right()


async def test_a_hand_found_after_a_kill_is_brought_up_to_date(world: World) -> None:
    """It was sent and not noted; the older one was pressed before it is found."""
    old = await world.live()
    await world.act("no_thanks")
    await world.others_move()
    sent = world.hold("send done")
    delivering = world.deliver(HAND)
    await sent.reached.wait()
    delivering.cancel()
    await world.restart()
    await world.act("take", on=old.id)
    assert await world.tasks() == set() and len(world.messages) == 2
    # The worker had just seen that HAND was to be done.
    await world.worker.at_discord.sweep(await world.host.reading.table(world.table), "hand", world.who.id)
    assert (await world.live()).id > old.id
    await world.rest()
    await world.is_right()


# A kill between any two lines


async def one_move(world: World) -> None:
    await world.act("take")


async def a_late_picture(world: World) -> None:
    world.drawing_s = LATE_S
    await world.act("take")


async def overlapping_moves(world: World) -> None:
    world.drawing_s = LATE_S
    late = world.hold("picture")
    first = world.press("act", "take")
    await late.reached.wait()
    await world.act("take")
    late.release.set()
    await first


async def a_fresh_hand(world: World) -> None:
    await world.act("no_thanks")
    await world.others_move()
    await world.rest()


async def a_move_across_a_refresh(world: World) -> None:
    await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
    late = world.hold("edit")
    delivering = world.deliver(REFRESH)
    await late.reached.wait()
    await world.act("take")
    late.release.set()
    await delivering
    await world.rest()


async def a_move_across_a_fresh_hand(world: World) -> None:
    old = await world.live()
    await world.act("no_thanks")
    await world.others_move()
    sending = world.hold("send")
    delivering = world.deliver(HAND)
    await sending.reached.wait()
    await world.act("take", on=old.id)
    sending.release.set()
    await delivering


async def an_answer_never_shown(world: World) -> None:
    world.fail("answer", UNKNOWN_INTERACTION)
    await world.act("take")
    await world.rest()


SCENES: list[Callable[[World], Awaitable[None]]] = [
    one_move,
    a_late_picture,
    overlapping_moves,
    a_fresh_hand,
    a_move_across_a_refresh,
    a_move_across_a_fresh_hand,
    an_answer_never_shown,
]


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
async def test_killed_between_any_two_lines_the_hand_is_right_afterwards(
    tmp_path: Path, scene: Callable[[World], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_hands, "SOON_S", LATE_S / 4)
    count = await points_of(tmp_path / "whole", scene)
    assert count >= 6
    for point in range(1, count + 1):
        world = await opened(tmp_path / str(point))
        world.kill_at = point
        await until_killed(world, scene(world))
        await world.restart()
        await world.rest()
        await world.is_right()
        await world.host.close()


async def opened(folder: Path) -> World:
    world = World(folder)
    await world.open()
    return world


async def points_of(folder: Path, scene: Callable[[World], Awaitable[None]]) -> int:
    """At how many points a scene may be cut off."""
    world = await opened(folder)
    await scene(world)
    count = world.points
    await world.rest()
    await world.is_right()
    await world.host.close()
    return count


async def until_killed(world: World, scene: Awaitable[None]) -> None:
    """Run a scene to the kill, and end whatever else is under way, as the end of a process does."""
    before = asyncio.all_tasks()
    playing = asyncio.ensure_future(scene)
    await world.dead.wait()
    mine = [playing, *(asyncio.all_tasks() - before)]
    for task in mine:
        task.cancel()
    await asyncio.gather(*mine, return_exceptions=True)
