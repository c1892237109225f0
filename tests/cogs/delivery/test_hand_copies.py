"""The private copy of a hand beside the table follows the table while Discord lets it, and there is one of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.ui.ids import Press
from cogs.ui.interactions import caller, run_handler
from engine.host.model.records import DeliveryKind
from tests.cogs.hand_world import CHANNEL, UNKNOWN_MESSAGE, Interaction, Message, World, presses_of

TABLE_MESSAGE = 5
QUARTER_S = 15 * 60.0


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path)
    await world.open()
    world.pondering = 1.0

    async def beside(*_: object) -> bool:
        return False

    world.worker.show_table = beside  # type: ignore[assignment, method-assign]
    yield world
    await world.host.close()


def in_server(world: World, on: int) -> Any:
    """Return a press in the table's thread: on the table's message, or on a private answer."""
    interaction: Any = Interaction(world, on, ())
    interaction.guild_id = CHANNEL
    interaction.message.flags = SimpleNamespace(ephemeral=on != TABLE_MESSAGE)
    return interaction


async def press(world: World, verb: str, *path: Any, on: int, prompt: int = 0) -> None:
    interaction, handler = in_server(world, on), world.play.verbs[verb]

    async def work(who: Any) -> None:
        with world.hands.copies.pressed(who):
            await handler(who, Press(world.table, verb, prompt, path))

    await run_handler(lambda: caller(world.services, interaction), work)


async def opened(world: World) -> Message:
    """Press "My hand" on the table's message; return the copy."""
    before = set(world.messages)
    await press(world, "hand", on=TABLE_MESSAGE)
    (new,) = set(world.messages) - before
    return world.messages[new]


async def followed(world: World) -> None:
    """Let the worker carry out a task of the table's message, without that message."""
    await world.host.deliveries.add_task(world.table, DeliveryKind.TABLE)
    (task,) = [d for d in await world.host.deliveries.due(1000) if d.kind is DeliveryKind.TABLE]
    await world.worker.run(task)


async def is_right(world: World, copy: Message) -> bool:
    """True if a copy shows the newest hand: its picture and its buttons."""
    info, view, _ = await world.host.reading.hand(world.table, world.who.id)
    sheet = await world.hands._sheet(info, world.who.id)
    return copy.picture == world.picture(info, view) and copy.presses == presses_of(sheet.panel.view())


async def moved_on_copy(world: World, copy: Message) -> None:
    await press(world, "act", "no_thanks", on=copy.id, prompt=await world.rig.prompt(world.table, world.who))


async def test_the_copy_changes_when_others_move(world: World) -> None:
    copy = await opened(world)
    await moved_on_copy(world, copy)
    assert await is_right(world, copy)
    await world.others_move()
    assert not await is_right(world, copy)
    await followed(world)
    assert await is_right(world, copy)
    assert any(p.verb == "act" for p in copy.presses), "the game waits for its reader"


async def test_a_copy_that_shows_the_newest_state_costs_no_request(world: World) -> None:
    copy = await opened(world)
    await moved_on_copy(world, copy)
    world.done.clear()
    await followed(world)
    assert set(world.done) <= {"store"}


async def test_a_second_copy_deletes_the_first(world: World) -> None:
    first = await opened(world)
    second = await opened(world)
    assert first.id not in world.messages and second.id in world.messages


async def test_a_copy_out_of_date_is_answered_by_one_that_takes_its_place(world: World) -> None:
    copy = await opened(world)
    await press(world, "act", "no_thanks", on=copy.id, prompt=await world.rig.prompt(world.table, world.who) + 99)
    assert copy.id not in world.messages


async def test_a_step_of_a_move_is_not_overwritten(world: World) -> None:
    copy = await opened(world)
    await moved_on_copy(world, copy)
    interaction = in_server(world, copy.id)

    async def step(who: Any) -> None:
        with world.hands.copies.pressed(who):
            await who.replace("a step")

    await run_handler(lambda: caller(world.services, interaction), step)
    await world.others_move()
    await followed(world)
    assert copy.content == "a step"
    await press(world, "back", on=copy.id)
    assert await is_right(world, copy)


@pytest.mark.parametrize("late", [True, False])
async def test_a_copy_that_cannot_be_changed_is_forgotten(world: World, late: bool) -> None:
    copy = await opened(world)
    await moved_on_copy(world, copy)
    await world.others_move()
    if late:
        world.rig.now += QUARTER_S
    else:
        world.fail("say", UNKNOWN_MESSAGE)
        world.fail("answer", UNKNOWN_MESSAGE)
    await followed(world)
    assert not await is_right(world, copy)
    world.faults.clear()
    world.done.clear()
    await followed(world)
    assert set(world.done) <= {"store"} and not await is_right(world, copy)


async def test_the_copy_of_a_person_who_has_left_goes(world: World) -> None:
    copy = await opened(world)
    await world.host.play.resign(world.table, world.who, world.rig.press())
    await followed(world)
    assert copy.id not in world.messages


async def test_in_a_direct_message_there_is_no_copy(world: World) -> None:
    await world.press("hand")
    world.done.clear()
    await world.others_move()
    await followed(world)
    assert set(world.done) <= {"store"}
