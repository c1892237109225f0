"""The silent note "you are next": once after a kill anywhere, late or twice, and gone when the turn comes."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from engine.host.model.clock.next_notes import NEXT
from engine.host.model.records import DeliveryKind, DeliveryTask
from engine.host.table.posts import NOTICE
from locales import words
from tests.cogs.hand_world import Message, World
from tests.host.kills import Killed
from tests.host.rig import ANN, BEN, CAT

POINTS = 40
TOLD = words("ja")(NEXT, name="@").split("@")[1]


async def waiting(folder: Path) -> World:
    """A table at which ``who`` is next, wants to be told, and the turn before theirs goes on for a while."""
    world = World(folder)
    await world.open()
    seats = [ANN, BEN, CAT]
    for person in seats:
        await world.host.settings.set_next_notes(person, True)
    mover = await world.asked()
    await world.rig.act(world.table, mover, "no_thanks")
    after = seats.index(await world.asked())
    world.who = seats[(after + 1) % 3]
    world.messages.clear()
    world.sounds.clear()
    return world


async def task_of(world: World) -> DeliveryTask:
    later = await world.host.deliveries.in_outbox()
    (task,) = [d for d in later if (d.kind, d.target) == (DeliveryKind.NEXT, world.who.id)]
    world.rig.now = max(world.rig.now, task.due)
    return task


def notes(world: World) -> list[Message]:
    return [m for m in world.messages.values() if TOLD in m.content]


@pytest.mark.parametrize("forgotten", [False, True], ids=["at once", "when Discord has forgotten the nonce"])
@pytest.mark.parametrize("begin", range(4))
async def test_killed_anywhere_it_is_there_once_and_goes(tmp_path: Path, begin: int, forgotten: bool) -> None:
    for point in range(begin + 1, POINTS, 4):
        world = await waiting(tmp_path / str(point))
        try:
            world.points, world.kill_at = 0, point
            with suppress(Killed):
                await world.worker.run(await task_of(world))
            died = world.dead.is_set()
            if forgotten:
                world.nonces.clear()
            await world.restart()
            await world.due_now()
            assert len(notes(world)) == 1, point
            assert not any(world.sounds), "it never rings"
            post = await world.host.posts.find(world.table, f"{NOTICE}{NEXT}", world.who.id)
            assert post is not None and int(post.message) == notes(world)[0].id, point
            await world.rig.act(world.table, await world.asked(), "no_thanks")
            await world.worker.used_up.tidy(await world.host.reading.table(world.table))
            await world.rest()
            assert notes(world) == [], "their turn has come"
        finally:
            await world.host.close()
        if not died:
            return
    raise AssertionError("it never came through")


async def test_late_it_is_not_said_and_not_twice(tmp_path: Path) -> None:
    """The turn has come before the note, or the note runs again."""
    world = await waiting(tmp_path)
    task = await task_of(world)
    await world.worker.run(task)
    await world.worker.run(task)
    assert len(notes(world)) == 1
    world.messages.clear()
    await world.rig.act(world.table, await world.asked(), "no_thanks")
    await world.worker.run(task)
    assert notes(world) == [] and not any(
        d.kind is DeliveryKind.NEXT and d.target == world.who.id for d in await world.host.deliveries.in_outbox()
    )
    await world.host.close()
