"""The private copy of a hand beside the table follows the table while Discord lets it, and there is one of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.ui.ids import Press
from cogs.ui.interactions import caller, run_handler
from engine.host.model.records import DeliveryKind
from sandbox import PATIENCE
from tests.cogs.hand_world import CHANNEL, TROUBLE, UNKNOWN_MESSAGE, Interaction, Message, World, presses_of
from tests.host.rig import ANN, BEN, CAT

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


async def settled(world: World) -> None:
    """Wait for all changes of copies."""
    while world.hands.copies.tasks:
        await asyncio.gather(*world.hands.copies.tasks)


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
    await settled(world)


async def is_right(world: World, copy: Message) -> bool:
    """True if a copy shows the newest hand: its picture and its buttons."""
    info, view, _ = await world.host.reading.hand(world.table, world.who.id)
    sheet = await world.hands._sheet(info, world.who.id)
    return copy.picture == world.picture(info, view) and copy.presses == presses_of(sheet.panel.view())


async def step_on(world: World, copy: Message) -> None:
    """Press a button of a copy that puts something else in the place of the hand."""
    interaction = in_server(world, copy.id)

    async def step(who: Any) -> None:
        with world.hands.copies.pressed(who):
            await who.replace("a step")

    await run_handler(lambda: caller(world.services, interaction), step)


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
    await step_on(world, copy)
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


async def test_a_copy_that_expires_while_another_is_followed_harms_nothing(world: World) -> None:
    """All copies of a table but one are of other people."""
    mine, copy = world.who, await opened(world)
    other = next(p for p in (ANN, BEN, CAT) if p is not mine)
    world.rig.now += QUARTER_S / 2
    world.who = other
    theirs = await opened(world)
    world.who = mine
    await moved_on_copy(world, copy)
    await world.rig.act(world.table, await world.asked(), "no_thanks")
    drawing = world.hold("draw")
    following = asyncio.create_task(followed(world))
    await drawing.reached.wait()
    world.rig.now += QUARTER_S
    await moved_elsewhere(world)
    drawing.release.set()
    await following
    assert {copy.id, theirs.id} <= set(world.messages)


async def moved_elsewhere(world: World) -> None:
    """Let a person who has no copy look at their hand."""
    mine, world.who = (
        world.who,
        next(p for p in (ANN, BEN, CAT) if (world.table, p.id) not in world.hands.copies._copies),
    )
    await opened(world)
    world.who = mine


async def test_a_step_that_is_opened_during_a_change_is_not_taken_for_the_hand(world: World) -> None:
    copy = await opened(world)
    await moved_on_copy(world, copy)
    await world.others_move()
    changing = world.hold("answer done")
    following = asyncio.create_task(followed(world))
    await changing.reached.wait()
    await step_on(world, copy)
    changing.release.set()
    await following
    await world.act("no_thanks")
    await followed(world)
    assert copy.content == "a step"


async def test_an_older_change_that_arrives_after_a_move_is_put_right(world: World) -> None:
    copy = await opened(world)
    await moved_on_copy(world, copy)
    await world.others_move()
    changing = world.hold("answer")
    following = asyncio.create_task(followed(world))
    await changing.reached.wait()
    await moved_on_copy(world, copy)
    changing.release.set()
    await following
    await followed(world)
    assert await is_right(world, copy)


@pytest.mark.parametrize("drawn", [True, False])
async def test_a_change_that_gives_way_to_a_press_answered_elsewhere_is_made_afterwards(
    world: World, drawn: bool
) -> None:
    copy = await opened(world)
    await moved_on_copy(world, copy)
    await world.others_move()
    interaction, release, pressing = in_server(world, copy.id), asyncio.Event(), asyncio.Event()

    async def rules(who: Any) -> None:
        with world.hands.copies.pressed(who):
            pressing.set()
            await release.wait()
            await who.say("rules")

    drawing = world.hold("draw") if drawn else None
    following = asyncio.create_task(followed(world)) if drawing else None
    if drawing:
        await drawing.reached.wait()
    answering = asyncio.create_task(run_handler(lambda: caller(world.services, interaction), rules))
    await pressing.wait()
    if drawing and following:
        drawing.release.set()
        await following
    else:
        await followed(world)
    assert not await is_right(world, copy), "the press goes first"
    release.set()
    await answering
    await settled(world)
    assert await is_right(world, copy)


async def test_a_move_whose_picture_was_not_shown_is_followed_by_its_hand(world: World) -> None:
    copy = await opened(world)
    world.fail("picture", TROUBLE, TROUBLE)
    await moved_on_copy(world, copy)
    await settled(world)
    await followed(world)
    assert await is_right(world, copy)


async def test_the_hand_that_answers_a_typed_move_follows_the_table(world: World) -> None:
    """Such a move is not made on a private message."""
    before, prompt = set(world.messages), await world.rig.prompt(world.table, world.who)
    await press(world, "act", "no_thanks", on=TABLE_MESSAGE, prompt=prompt)
    (new,) = set(world.messages) - before
    await world.others_move()
    await followed(world)
    assert await is_right(world, world.messages[new])


async def test_the_table_does_not_wait_for_a_slow_copy(world: World) -> None:
    copy = await opened(world)
    await moved_on_copy(world, copy)
    await world.others_move()
    changing = world.hold("answer")
    await world.host.deliveries.add_task(world.table, DeliveryKind.TABLE)
    (task,) = [d for d in await world.host.deliveries.due(1000) if d.kind is DeliveryKind.TABLE]
    await asyncio.wait_for(world.worker.run(task), PATIENCE)
    await changing.reached.wait()
    changing.release.set()
    await settled(world)
    assert await is_right(world, copy)


@pytest.mark.parametrize("drawn", [True, False])
async def test_an_answer_in_place_does_not_take_the_place_of_the_hand(world: World, drawn: bool) -> None:
    """Not even if the hand has no picture."""
    world.undrawable = not drawn
    copy = await opened(world)
    interaction, before = in_server(world, copy.id), copy.content

    async def vote(who: Any) -> None:
        with world.hands.copies.pressed(who):
            await who.answer_in_place("1 of 3 agrees")

    await run_handler(lambda: caller(world.services, interaction), vote)
    assert copy.content == before and bool(copy.picture) == drawn
    assert any(m.content == "1 of 3 agrees" for m in world.messages.values())
    world.undrawable = False
    await moved_on_copy(world, copy)
    await world.others_move()
    await followed(world)
    assert await is_right(world, copy), "it goes on as before"
