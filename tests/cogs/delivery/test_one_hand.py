"""In direct messages there is one hand with buttons, from wherever a person asks for it or moves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.play.inbox import Inbox
from engine.host.model.records import DeliveryKind
from tests.cogs.hand_world import Message, World
from tests.host.kills import Killed

REFRESH = DeliveryKind.REFRESH


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = World(tmp_path)
    await world.open()
    bot: Any = SimpleNamespace(services=world.services)
    world.play.verbs.update(Inbox(bot).verbs)
    yield world
    await world.host.close()


def beside(world: World, *, buttons: bool) -> Message:
    """Return a message below the hand: an older hand, or a list of tables without buttons of this one."""
    return world.send("beside", world.messages[min(world.messages)].view if buttons else None, None, None, answer=True)


def with_buttons(world: World) -> list[int]:
    return [m.id for m in world.messages.values() if m.presses]


@pytest.mark.parametrize("verb", ["inbox", "hand"])
async def test_who_asks_for_the_hand_gets_it_anew_below_and_the_one_above_goes(world: World, verb: str) -> None:
    above, inbox = await world.live(), beside(world, buttons=False)
    await world.press(verb, prompt=0, on=inbox.id)
    assert world.messages[inbox.id].content == "beside", "the list stays"
    await world.rest()
    live = await world.live()
    assert live.id > inbox.id and above.id not in world.messages
    assert with_buttons(world) == [live.id] and not any(world.sounds)
    await world.is_right()


@pytest.mark.parametrize("meanwhile", ["another moves", "they are asked", "they move", "it is put right"])
async def test_the_hand_comes_anew_whatever_happens_before_the_worker_is_there(world: World, meanwhile: str) -> None:
    """The wish is not lost to another task that updates the hand, nor to one that puts a prompt."""
    if meanwhile in ("another moves", "they are asked"):
        await world.act("no_thanks")
        await world.due_now()
    world.pondering = 1
    above, inbox = await world.live(), beside(world, buttons=False)
    await world.press("hand", prompt=0, on=inbox.id)
    if meanwhile == "another moves":
        await world.rig.act(world.table, await world.asked(), "no_thanks")
    elif meanwhile == "they are asked":
        await world.others_move()
    elif meanwhile == "they move":
        await world.act("no_thanks")
    else:
        await world.host.deliveries.add_task(world.table, REFRESH, world.who.id)
    await world.due_now()
    live = await world.live()
    assert live.id > inbox.id and above.id not in world.messages and with_buttons(world) == [live.id]
    assert not any(world.sounds)
    await world.rest()
    await world.is_right()


@pytest.mark.parametrize("held", ["send", "send done"])
async def test_a_kill_while_the_hand_comes_anew_leaves_one_hand(world: World, held: str) -> None:
    inbox = beside(world, buttons=False)
    await world.press("hand", prompt=0, on=inbox.id)
    world.kill_at = world.points + (1 if held == "send" else 2)
    with pytest.raises(Killed):
        while await world.tasks():
            await world.deliver(REFRESH)
    await world.restart()
    await world.rest()
    assert with_buttons(world) == [(await world.live()).id]
    await world.is_right()


async def test_the_hand_that_comes_anew_says_why(world: World) -> None:
    """A stale press on an older hand: that one goes."""
    older, prompt = beside(world, buttons=True), await world.rig.prompt(world.table, world.who)
    await world.press("act", "no_thanks", prompt=prompt + 99, on=older.id)
    await world.due_now()
    live = await world.live()
    assert older.id not in world.messages and with_buttons(world) == [live.id]
    assert live.content.startswith((await world.language())("stale"))


async def test_a_stale_press_on_the_live_hand_changes_it_in_place(world: World) -> None:
    live, prompt = await world.live(), await world.rig.prompt(world.table, world.who)
    await world.press("act", "no_thanks", prompt=prompt + 99)
    assert list(world.messages) == [live.id]
    assert live.content.startswith((await world.language())("stale"))


async def test_a_move_on_an_older_hand_is_answered_there_without_buttons(world: World) -> None:
    older = beside(world, buttons=True)
    await world.press("act", "no_thanks", on=older.id)
    assert not older.presses and older.content != "beside"
    await world.rest()
    assert with_buttons(world) == [(await world.live()).id]


async def test_the_ring_that_is_put_off_is_not_lost_when_the_hand_comes_anew(world: World) -> None:
    await world.act("no_thanks")
    world.pondering = 1
    await world.others_move()
    await world.due_now()
    assert DeliveryKind.HAND in await world.tasks(), "put in place; it rings later"
    await world.press("hand", prompt=0, on=beside(world, buttons=False).id)
    await world.due_now()
    assert DeliveryKind.HAND in await world.tasks() and not any(world.sounds)
    await world.rest()
    assert any(world.sounds)
    await world.is_right()
