"""Where no fresh hand takes the live one's place: a step is open on it, or somebody wants no sound."""

from __future__ import annotations

import contextlib
from types import SimpleNamespace
from typing import Any

from tests.cogs.delivery.test_live_hands import HAND, REFRESH, world
from tests.cogs.hand_world import Message, World
from tests.host.kills import Killed

__all__ = ["world"]


# A step that is open


async def open_step(world: World) -> Message:
    """Whoever is asked has begun a move of several steps on the live hand."""
    live = await world.live()
    world.edit(live.id, {"content": "step"})
    message: Any = SimpleNamespace(interaction=SimpleNamespace(message=live), unseen=False)
    world.hands.step_shown(message, await world.rig.prompt(world.table, world.who))
    return live


async def is_the_step_still(world: World, live: Message) -> None:
    prompt = await world.rig.prompt(world.table, world.who)
    assert "send" not in world.done and live.content == "step", "closed under their fingers"
    post = await world.host.posts.find(world.table, "hand", world.who.id)
    assert post is not None and post.message == str(live.id) and post.seq == prompt, (
        "it has been put: they are answering it"
    )
    assert await world.tasks() == {REFRESH}
    await world.rest()
    assert "send" not in world.done and (await world.live()) is live
    await world.is_right()


async def test_a_step_towards_the_answer_is_not_replaced_by_the_fresh_hand_that_asks_for_it(world: World) -> None:
    await world.act("no_thanks")
    await world.others_move()
    live = await open_step(world)
    await world.deliver(HAND)
    await is_the_step_still(world, live)


async def test_a_step_opened_while_the_fresh_hand_is_drawn_stays(world: World) -> None:
    await world.act("no_thanks")
    await world.others_move()
    drawing = world.hold("draw")
    delivering = world.deliver(HAND)
    await drawing.reached.wait()
    live = await open_step(world)
    drawing.release.set()
    await delivering
    await is_the_step_still(world, live)


async def test_a_step_towards_another_answer_holds_no_fresh_hand_up(world: World) -> None:
    live = await open_step(world)
    await world.act("no_thanks")
    world.edit(live.id, {"content": "step"})
    message: Any = SimpleNamespace(interaction=SimpleNamespace(message=live), unseen=False)
    world.hands.step_shown(message, 1)
    await world.others_move()
    await world.deliver(HAND)
    assert "send" in world.done and (await world.live()) is not live, "the question is another one"
    await world.rest()
    await world.is_right()


async def test_a_kill_beside_an_open_step_leaves_one_right_hand(world: World) -> None:
    kill_at, ended = 0, False
    while not ended:
        kill_at += 1
        await world.act("no_thanks")
        await world.others_move()
        await open_step(world)
        world.points, world.kill_at = 0, kill_at
        with contextlib.suppress(Killed):
            await world.deliver(HAND)
        ended = world.points < kill_at
        await world.restart()
        await world.rest()
        await world.is_right()


# Hands that come silently


async def test_whoever_wants_no_sound_keeps_the_hand_they_have(world: World) -> None:
    await world.host.settings.set_silent_hands(world.who, True)
    live = (await world.live()).id
    await world.act("no_thanks")
    await world.others_move()
    assert HAND in await world.tasks()
    world.done.clear()
    await world.rest()
    assert "send" not in world.done and (await world.live()).id == live
    post = await world.host.posts.find(world.table, "hand", world.who.id)
    assert post is not None and post.seq == await world.rig.prompt(world.table, world.who)
    await world.is_right()


async def test_a_silent_hand_that_is_gone_comes_by_a_message_without_a_sound(world: World) -> None:
    await world.host.settings.set_silent_hands(world.who, True)
    await world.act("no_thanks")
    world.messages.clear()
    await world.others_move()
    world.done.clear()
    await world.rest()
    assert "send" in world.done and world.sounds == [False]
    await world.is_right()
