"""Messages that are old, buried or archived, and pictures that are slow or fail."""

from __future__ import annotations

import asyncio
import threading
import time
from typing import Any

import pytest
from PIL import Image

from engine.host.model.records import DeliveryKind
from locales import words
from render.narration.telling import Telling
from sandbox import PATIENCE, Person
from tests.e2e.robust import (
    JA,
    Sitting,
    can_play,
    is_paused,
    move_and_play,
    presses,
    settled,
    shows_one_hand,
    shows_one_table,
    stand_still,
    started,
)
from tests.e2e.world import World

pytestmark = pytest.mark.pictures

EN = words("en")


# Old messages, archived threads, buried messages


async def test_an_archived_thread_wakes_with_the_next_turn(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    place = await table.place()
    await table.awaited()
    world.box.admin.change_thread(place, world.box.world.bot, {"archived": True})
    hand = await table.hand_message(sakura)
    await (await table.press(sakura, hand, "act", await table.prompt(sakura), "take")).answer()
    await table.awaited()
    await settled(world)
    assert not place.archived
    post = await world.host.posts.find(table.id, "table")
    assert post is not None and post.seq == (await table.info()).news
    await can_play(table)


async def test_an_old_table_message_is_posted_anew(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    old = await table.table_message()
    services, clock, hours = world.bot.services, world.bot.services.clock, 0
    for hours in (1, 2, 3):
        world.box.advance(3600)
        services.clock = lambda: clock() + hours * 3600  # noqa: B023  # the worker shall see the newest
        await table.play(1)
        await table.awaited()
        await settled(world)
        new = await shows_one_table(table)
        assert new.id != old.id and old.id not in (await table.place()).messages
        await shows_one_hand(table, sakura)
        old = new
    assert world.box.requests("PATCH", status=429) == []


async def test_a_buried_table_message_is_posted_anew(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    place, old = await table.place(), await table.table_message()
    worker: Any = world.bot.get_cog("DeliveryWorker")
    await table.play(1)
    await table.awaited()
    await settled(world)
    assert await shows_one_table(table) is old, "without a word in between the message stays"
    await alex.say(place, "Nice move!")
    post = await world.host.posts.find(table.id, "table")
    assert post is not None
    await world.box.until(lambda: not worker.at_discord.is_newest(post))
    await table.play(1)
    await table.awaited()
    await settled(world)
    new = await shows_one_table(table)
    assert int(new.id) > int(old.id) and old.id not in place.messages
    assert list(place.messages.values())[-1] is new


async def test_a_locked_thread_pauses_the_table(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    place = await table.place()
    await table.awaited()
    world.box.admin.change_thread(place, world.box.world.bot, {"archived": True, "locked": True})
    hand = await table.hand_message(sakura)
    await (await table.press(sakura, hand, "act", await table.prompt(sakura), "take")).answer()
    await is_paused(table, "paused-thread-locked")
    await move_and_play(table, sakura)


# Slowness


def late_pictures(
    world: World, monkeypatch: pytest.MonkeyPatch, only: int | None = None
) -> tuple[asyncio.Event, asyncio.Event]:
    """Hold up the first ``only`` pictures of hands until the first event is set; the second says that one was begun."""
    draw, late, begun, left = world.drawing.hand, asyncio.Event(), asyncio.Event(), [only]

    async def drawn(*args: Any, **more: Any) -> Any:
        begun.set()
        if left[0] is None or left[0] > 0:
            left[0] = left[0] and left[0] - 1
            await late.wait()
        return await draw(*args, **more)

    monkeypatch.setattr(world.drawing, "hand", drawn)
    return late, begun


async def test_an_answer_that_a_later_one_overtook_is_put_right_even_after_a_kill(
    world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The picture of the first answer comes long after the second answer, and brings its old buttons back."""
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    await settled(world)
    hand, hands = await table.hand_message(sakura), world.bot.services.live_hands
    late, _ = late_pictures(world, monkeypatch, only=1)
    for _ in range(2):
        press = await table.press(sakura, hand, "act", await table.prompt(sakura), "take")
        await press.answer()
    await world.box.until(lambda: hands.answers_under_way(table.id, sakura.id) == 1)
    waiting = await world.host.tables.store.rows(
        "SELECT 1 FROM outbox WHERE table_id = ? AND kind = 'refresh' AND target = ?", (table.id, sakura.id)
    )
    assert waiting, "killed now, nobody would take the old buttons away"
    late.set()
    await settled(world)
    await shows_one_hand(table, sakura)
    assert not hands.answers_under_way(table.id, sakura.id)


@pytest.mark.parametrize("kind", [DeliveryKind.HAND, DeliveryKind.REFRESH])
async def test_a_hand_that_the_worker_showed_too_late_is_put_right(
    world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch, kind: DeliveryKind
) -> None:
    """The worker shows the prompt again (as after a kill); the press on it is answered before that message is sent."""
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    await settled(world)
    hand, hands = await table.hand_message(sakura), world.bot.services.live_hands
    late, begun = late_pictures(world, monkeypatch, only=1)
    await world.host.deliveries.add_task(table.id, kind, sakura.id)
    await world.box.until(begun.is_set)
    await (await table.press(sakura, hand, "act", await table.prompt(sakura), "take")).answer()
    await world.box.until(lambda: not hands.answers_under_way(table.id, sakura.id))
    waiting = await world.host.tables.store.rows(
        "SELECT 1 FROM outbox WHERE table_id = ? AND kind = 'refresh' AND target = ?", (table.id, sakura.id)
    )
    assert waiting, "killed now, nobody would take the old buttons away"
    late.set()
    await settled(world)
    await shows_one_hand(table, sakura)


async def to_own_draw(world: World, table: Sitting, person: Person) -> None:
    """Play to a draw of the person's own; a draw without a choice is made by the table a moment later."""
    await settled(world)
    while (await table.legal(person))[0][0] != "draw":
        await table.play(1)
        await table.awaited()
        await settled(world)


async def test_a_late_picture_leaves_the_step_alone_that_was_opened_meanwhile(
    world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(world, sakura, game="rummy_fifty", computers=1, players=2)
    await to_own_draw(world, table, sakura)
    hand, hands = await table.hand_message(sakura), world.bot.services.live_hands
    late, _ = late_pictures(world, monkeypatch)
    stand_still(world)
    before = [a["id"] for a in hand.attachments]
    await (await table.press(sakura, hand, "act", await table.prompt(sakura), "draw", 0)).answer()
    await (await table.press(sakura, hand, "step", await table.prompt(sakura), "discard")).answer()
    step = hand.content, hand.components
    assert any(p.verb == "back" for p in presses(hand))
    late.set()
    await world.box.until(lambda: not hands.answers_under_way(table.id, sakura.id))
    await settled(world)
    assert (hand.content, hand.components) == step
    assert [a["id"] for a in hand.attachments] != before, "the picture with the drawn card has come"


async def test_an_open_step_stays_for_a_while_whatever_the_worker_has_to_show(world: World, sakura: Person) -> None:
    table = await started(world, sakura, game="rummy_fifty", computers=1, players=2)
    await to_own_draw(world, table, sakura)
    await (await table.act(sakura, "draw", 0)).answer()
    await settled(world)
    hand = await table.hand_message(sakura)
    stand_still(world)
    await (await table.press(sakura, hand, "step", await table.prompt(sakura), "discard")).answer()
    step, pictures = (hand.content, hand.components), [a["id"] for a in hand.attachments]
    await world.host.deliveries.add_task(table.id, DeliveryKind.REFRESH, sakura.id)
    await world.box.until(lambda: [a["id"] for a in hand.attachments] != pictures)
    assert (hand.content, hand.components) == step
    # Without further presses it is closed in the end.
    for owner in (world.host.tables, world.bot.services):
        owner.clock = lambda: time.time() + 60
    world.host.tables.wakeups.outbox.set()
    await world.box.until(lambda: (hand.content, hand.components) != step)
    await settled(world)
    await shows_one_hand(table, sakura)


async def test_slow_pictures_keep_nobody_waiting(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = world.drawing.painters["geschenk"]
    drawing = {"hand": painter.hand, "table": painter.table}
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()

    dry = threading.Event()

    class Slow:
        """A painter that finishes no picture until everybody has been answered."""

        def __getattr__(self, name: str) -> Any:
            return getattr(painter, name)

        def hand(self, *args: Any) -> Image.Image:
            dry.wait(PATIENCE * 2)
            return drawing["hand"](*args)

        def table(self, *args: Any) -> Image.Image:
            dry.wait(PATIENCE * 2)
            return drawing["table"](*args)

    monkeypatch.setattr(world.drawing, "painters", {**world.drawing.painters, "geschenk": Slow()})
    message, hand = await table.table_message(), await table.hand_message(sakura)
    move = await table.press(sakura, hand, "act", await table.prompt(sakura), "take")
    pressed = [
        move,
        await table.press(sakura, message, "hand"),
        await table.press(sakura, message, "play"),
        await table.press(sakura, hand, "refresh"),
        await table.press(sakura, message, "log"),
        await table.press(sakura, message, "more"),
        await table.press(sakura, message, "rules"),
        await table.press(alex, message, "hand"),
        await table.press(alex, message, "log"),
        await alex.slash("lobby", "games"),
        await alex.slash("lobby", "inbox"),
        await alex.slash(await table.place(), "geschenk"),
        await sakura.slash(await table.place(), "play"),
    ]
    try:
        for ix in pressed:
            await ix.answer()
    finally:
        dry.set()
    assert [m for m in await table.moves() if m["cause"] == sakura.id]
    # The last press is shown in the end.
    shown = await sakura.result(pressed[1])
    assert shown.attachments


@pytest.mark.logs_error("could not be drawn")
async def test_a_painter_in_trouble_costs_nobody_the_game(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = world.drawing.painters["geschenk"]

    class Broken:
        """A painter that fails with every picture of a running table."""

        def __getattr__(self, name: str) -> Any:
            return getattr(painter, name)

        def hand(self, *_: Any) -> Image.Image:
            raise ValueError("no ink")

        table = hand
        rules = hand

    table = await started(world, sakura, computers=2, players=3)
    monkeypatch.setattr(world.drawing, "painters", {**world.drawing.painters, "geschenk": Broken()})
    for _ in range(3):
        await table.awaited()
        await can_play(table)
        await settled(world)
    message = await shows_one_table(table)
    _, view = await world.host.reading.view(table.id, None)
    assert not message.attachments and str(view.s.offer) in message.content
    assert world.drawing.narrations["geschenk"].table_alt(Telling(view, ["さくら"] * 3, JA))[:8] in message.content
    for verb in ("hand", "rules"):
        answer = await sakura.result(await table.press(sakura, message, verb))
        assert answer.content and not answer.attachments


async def test_a_picture_survives_a_second_try(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    world.box.faults.add("PATCH", r"/webhooks/", abort=True, after=True)
    tried = len(world.box.requests("PATCH", "/webhooks/"))
    answer = await sakura.result(await table.press(sakura, await table.table_message(), "hand"))
    await world.box.until(lambda: len(world.box.requests("PATCH", "/webhooks/")) >= tried + 2)
    await settled(world)
    (attached,) = answer.attachments
    hand = (await table.hand_message(sakura)).attachments[0]
    assert world.box.read_file(attached["id"]) == world.box.read_file(hand["id"])
