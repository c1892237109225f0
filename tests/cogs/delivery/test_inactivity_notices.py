"""The message about somebody's silence: once after a kill anywhere, how loud it is, what is done where none arrives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery.inactivity_notices import INACTIVITY, InactivityNotices
from cogs.delivery.mentions import SECRET_WAIT_S
from cogs.run.refusals import NoDirectMessages, NotNow
from cogs.ui.messages import hand_words
from cogs.ui.words.waiting import VERBS
from engine.host.model.clock.inactivity_rules import COMPUTER, HOUR, MOVE, WAIT
from engine.host.model.records import DeliveryKind, DeliveryTask, TableInfo
from locales import words
from tests.cogs.hand_world import Message, World, presses_of
from tests.host.kills import Killed
from tests.host.rig import ANN, BEN, CAT

OFFERED = {VERBS[choice] for choice in (MOVE, COMPUTER, WAIT)}
POINTS = 40


async def waiting(folder: Path) -> World:
    """A table that has just become due to tell ``who`` that somebody else keeps silent."""
    world = World(folder)
    await world.open()
    silent = world.who
    world.who = next(person for person in (ANN, BEN, CAT) if person is not silent)
    world.rig.now += 48 * HOUR
    while await world.host.clocks.tick():
        pass
    return world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await waiting(tmp_path)
    yield world
    await world.host.close()


def notices(world: World) -> list[Message]:
    """The messages with the buttons of an offer and no others."""
    return [m for m in world.messages.values() if m.presses and {p.verb for p in m.presses} <= OFFERED]


async def task_of(world: World) -> DeliveryTask:
    """What is to be told to ``who``."""
    (task,) = [
        d for d in await world.host.deliveries.due(100) if (d.kind, d.target) == (DeliveryKind.INACTIVITY, world.who.id)
    ]
    return task


async def test_one_message_makes_one_sound_and_goes_when_the_answer_comes(world: World) -> None:
    await world.rest()
    (message,) = notices(world)
    assert world.sounds.count(True) == 1 and {p.verb for p in message.presses} == OFFERED
    await world.rest()
    assert notices(world) == [message]
    await world.rig.act(world.table, await world.asked(), "take")
    await world.worker.used_up.tidy(await world.host.reading.table(world.table))
    await world.rest()
    assert notices(world) == []


@pytest.mark.parametrize("begin", range(4))
async def test_killed_anywhere_it_is_there_once(tmp_path: Path, begin: int) -> None:
    """The process dies at each point of telling it, and Discord has forgotten the nonce when the next one begins."""
    for point in range(begin + 1, POINTS, 4):
        world = await waiting(tmp_path / str(point))
        try:
            world.points, world.kill_at = 0, point
            with suppress(Killed):
                await world.worker.run(await task_of(world))
            died = world.dead.is_set()
            world.nonces.clear()
            await world.restart()
            await world.rest()
            assert len(notices(world)) == 1, point
            post = await world.host.posts.find(world.table, INACTIVITY, world.who.id)
            assert post is not None and int(post.message) == notices(world)[0].id, point
            assert sum(world.sounds) == 1, point
        finally:
            await world.host.close()
        if not died:
            return
    raise AssertionError("it never came through")


@pytest.mark.parametrize("quiet", ["hours", "off", "block", "blocked", "none"])
async def test_when_it_makes_no_sound(world: World, quiet: str) -> None:
    silent = await world.asked()
    host = world.host
    if quiet == "hours":
        await host.tables.store.write(
            "UPDATE people SET zone = 'UTC', quiet_from = 0, quiet_until = 1439 WHERE id = ?", (world.who.id,)
        )
    elif quiet == "off":
        await host.settings.set_reminders(world.who, "off")
    elif quiet == "block":
        await host.blocks.block(world.who, silent.id)
    elif quiet == "blocked":
        await host.blocks.block(silent, world.who.id)
    world.sounds.clear()
    await world.worker.run(await task_of(world))
    assert world.sounds == [quiet == "none"]


@dataclass
class Calls:
    """What is said at the table, where no direct message arrives."""

    secret: bool = False
    is_gone: bool = False
    said: list[tuple[str, list[str], bool]] | None = None

    async def asked_in_secret(self, info: TableInfo) -> bool:
        return self.secret

    async def has_left(self, info: TableInfo, person: str) -> bool:
        return self.is_gone

    async def at_the_table(
        self, info: TableInfo, text: str, people: list[str], nonce: str, *, panel: Any, silent: bool
    ) -> str:
        self.said = [*(self.said or []), (text, people, silent)]
        assert {b.custom_id.split(":")[2] for row in panel.rows for b in row} <= OFFERED
        return "9"


def unreached(world: World, calls: Calls) -> InactivityNotices:
    async def send(*_: object, **__: object) -> None:
        raise NoDirectMessages

    told = InactivityNotices(world.services, calls)  # type: ignore[arg-type]
    told.direct_messages = SimpleNamespace(send=send, closed=world.hands.direct_messages.closed)  # type: ignore[assignment]
    return told


async def test_whoever_takes_no_messages_is_called_at_the_table_once(world: World) -> None:
    calls = Calls()
    info = await world.host.reading.table(world.table)
    told = unreached(world, calls)
    assert await told.deliver(info, await task_of(world), doubt=False)
    ((text, people, silent),) = calls.said or []
    assert people == [world.who.id] and text.startswith(f"<@{world.who.id}>") and not silent
    assert words("ja")("silence-decide", needed=1) in text
    post = await world.host.posts.find(world.table, INACTIVITY, world.who.id)
    assert post is not None and post.channel == info.place


async def test_a_message_that_discord_refuses_again_and_again_becomes_a_call(world: World) -> None:
    """Refused for no reason that we know (400), it is tried some times and then told at the table; that is no loop."""
    calls = Calls()
    world.worker.inactivity_notices.mentions = calls  # type: ignore[assignment]
    world.fail("send", *[(400, 50035)] * 9)
    for _ in range(9):
        if (await world.tasks()) & {DeliveryKind.INACTIVITY}:
            world.rig.now += 600
            await world.worker.run(await task_of(world))
    ((_, people, _),) = calls.said or []
    assert people == [world.who.id]
    assert DeliveryKind.INACTIVITY not in await world.tasks()


async def test_nobody_is_called_by_name_while_it_is_secret_who_is_asked(world: World) -> None:
    calls = Calls(secret=True)
    task = await task_of(world)
    with pytest.raises(NotNow) as later:
        await unreached(world, calls).deliver(await world.host.reading.table(world.table), task, doubt=False)
    assert later.value.seconds == SECRET_WAIT_S and not calls.said
    assert await task_of(world) == task, "it waits"


async def test_whoever_has_left_the_server_is_not_called(world: World) -> None:
    calls = Calls(is_gone=True)
    info = await world.host.reading.table(world.table)
    assert not await unreached(world, calls).deliver(info, await task_of(world), doubt=False)
    assert not calls.said


async def test_a_task_that_comes_late_says_nothing(world: World) -> None:
    task = await task_of(world)
    await world.rig.act(world.table, await world.asked(), "take")
    assert not await world.worker.inactivity_notices.deliver(
        await world.host.reading.table(world.table), task, doubt=False
    )
    assert notices(world) == []


async def test_a_message_that_arrives_as_the_answer_does_is_taken_away(world: World) -> None:
    task, silent = await task_of(world), await world.asked()
    held = world.hold("send done")
    telling = asyncio.create_task(world.worker.run(task))
    await held.reached.wait()
    await world.rig.act(world.table, silent, "take")
    await world.worker.used_up.tidy(await world.host.reading.table(world.table))
    held.release.set()
    await telling
    await world.rest()
    assert notices(world) == []


async def test_nobody_who_is_waited_for_has_the_buttons(world: World) -> None:
    def verbs(info: TableInfo, view: Any) -> set[str]:
        sheet = hand_words(world.services, info, view, words("en"), described=False)
        return {p.verb for p in presses_of(sheet.panel.view())}

    silent = await world.asked()
    for person in (ANN, BEN, CAT):
        info, view = await world.host.reading.view(world.table, person.id)
        assert (verbs(info, view) >= OFFERED) == (person.id != silent.id)
