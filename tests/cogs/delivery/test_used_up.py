"""What is used up is gone: notices, the channel's announcement, the names of threads; also after a kill anywhere."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.delivery import announcements
from cogs.delivery.announcements import BEGUN, OPENED
from cogs.delivery.sheets import table_sheets
from cogs.delivery.sheets.thread_names import LONGEST, ThreadNames, length, thread_name
from cogs.delivery.used_up import GONE, fate
from cogs.ui import messages
from cogs.ui.drawing import Picture
from cogs.ui.panel import Panel
from engine.host.model.records import DeliveryKind, Post, Refused, Status
from engine.host.table.posts import ANSWERED, NOTICE
from locales import words
from locales.catalogue import LANGUAGES, Lang
from tests.cogs.hand_world import CHANNEL, TROUBLE, Message, World
from tests.host.kills import Killed
from tests.host.rig import ANN, BEN, CAT, DAN, Rig

POINTS = 60
AWAY = "paused-no-access"


def notice(table: int, key: str, person: str, number: int = 0) -> Post:
    return Post(table, f"{NOTICE}{key}", person, "7", "70", number, 0.0)


async def test_an_invitation_stays_until_it_is_answered_and_its_answer_until_the_game(rig: Rig) -> None:
    info = await rig.table(ANN, size=4, game="geschenk")
    asked = notice(info.id, "invited", BEN.id)

    async def become(post: Post) -> str | None:
        return fate(await rig.host.reading.table(info.id, post.target), post)

    answered = replace(asked, seq=ANSWERED)
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    assert await become(asked) is None
    await rig.host.seating.join(info.id, BEN, rig.press())
    assert await become(answered) is None, "it says which seat"
    assert await become(asked) == GONE, "they came through the lobby"
    await rig.host.seating.leave(info.id, BEN, rig.press())
    assert await become(answered) == GONE, "the seat is not theirs any more"
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    await rig.host.inviting.decline(info.id, BEN, rig.press())
    assert await become(answered) is None and await become(asked) == GONE
    await rig.host.inviting.invite(info.id, ANN, CAT, rig.press())
    await rig.host.seating.join(info.id, CAT, rig.press())
    sits = replace(notice(info.id, "invited", CAT.id), seq=ANSWERED)
    assert await become(sits) is None
    await rig.host.seating.kick(info.id, ANN, CAT.id, rig.press())
    assert await become(sits) == GONE, "who was sent away has no seat"
    await rig.host.inviting.invite(info.id, ANN, DAN, rig.press())
    late = notice(info.id, "invited", DAN.id)
    await rig.host.seating.join(info.id, BEN, rig.press())
    await rig.host.seating.add_computer(info.id, ANN, rig.press(), name="Robot")
    await rig.host.dealing.start(info.id, ANN, rig.press())
    assert await become(late) == "invitation-begun" and await become(answered) == GONE
    other = await rig.table(ANN, size=4, game="geschenk")
    await rig.host.inviting.invite(other.id, ANN, DAN, rig.press())
    await rig.host.seating.close_table(other.id, ANN, rig.press())
    assert fate(await rig.host.reading.table(other.id, DAN.id), late) == "invitation-off"


async def test_a_notice_about_a_prompt_goes_with_the_prompt(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, size=2, game="en_garde")
    first = ANN if await rig.prompt(info.id, ANN) else BEN
    prompt = await rig.prompt(info.id, first)
    mine = await rig.host.reading.table(info.id, first.id)
    assert fate(mine, notice(info.id, "clock-up", first.id, prompt)) is None
    assert fate(mine, notice(info.id, "clock-up", first.id, prompt + 1)) == GONE
    assert fate(mine, notice(info.id, "order-ended", first.id)) is None
    assert fate(mine, notice(info.id, AWAY, first.id)) == GONE, "it is not paused"
    assert fate(mine, notice(info.id, "undo-asked-you", first.id, 3)) == GONE
    assert fate(mine, notice(info.id, "undo-asked-you", first.id, ANSWERED)) is None, "until the next hand"
    assert fate(mine, notice(info.id, "chair-for-you", DAN.id, 3)) == "chair-settled"
    assert fate(mine, notice(info.id, "move-proposed", first.id, 3), moves=3) is None
    assert fate(mine, notice(info.id, "move-proposed", first.id, 3)) == GONE
    for person in (ANN, BEN):
        with suppress(Refused):
            await rig.host.play.vote_end(info.id, person, rig.press())
    over = await rig.host.reading.table(info.id, first.id)
    assert over.status is Status.ENDED
    assert fate(over, notice(info.id, "chair-given", first.id)) == GONE


def told(world: World) -> list[Message]:
    """The notices that the table is paused; the hand says it too, without a heading."""
    return [m for m in world.messages.values() if words("ja")(AWAY) in m.content and m.content.startswith("**")]


async def paused(folder: Path) -> World:
    """A table whose people are told of its pause."""
    world = World(folder)
    await world.open()
    await world.host.suspension.pause(world.table, AWAY)
    return world


async def tidied(world: World) -> None:
    await world.worker.used_up.tidy(await world.host.reading.table(world.table))


async def killed_anywhere(
    folder: Path,
    begin: Callable[[Path], Awaitable[World]],
    do: Callable[[World], Awaitable[None]],
    check: Callable[[World], Awaitable[None]],
) -> None:
    """Let the process die at each point of ``do``, start again, do it again, and check."""
    for point in range(1, POINTS):
        world = await begin(folder / str(point))
        try:
            world.points, world.kill_at = 0, point
            with suppress(Killed):
                await do(world)
            died = world.dead.is_set()
            await world.restart()
            await do(world)
            await world.rest()
            await check(world)
        finally:
            await world.host.close()
        if not died:
            return
    raise AssertionError("it never came through")


async def test_a_notice_comes_once_and_is_known(tmp_path: Path) -> None:
    async def deliver(world: World) -> None:
        for task in await world.host.deliveries.due(100):
            if (task.kind, task.target) == (DeliveryKind.NOTICE, world.who.id):
                await world.worker.run(task)

    async def once(world: World) -> None:
        (message,) = told(world)
        post = await world.host.posts.find(world.table, f"{NOTICE}{AWAY}", world.who.id)
        assert post is not None and int(post.message) == message.id

    await killed_anywhere(tmp_path, paused, deliver, once)


async def test_a_notice_that_is_used_up_is_deleted(tmp_path: Path) -> None:
    async def resumed(folder: Path) -> World:
        world = await paused(folder)
        await world.rest()
        assert len(told(world)) == 1
        await world.host.suspension.resume(world.table)
        return world

    async def gone(world: World) -> None:
        assert told(world) == [] and await world.host.posts.find(world.table, f"{NOTICE}{AWAY}", world.who.id) is None

    await killed_anywhere(tmp_path, resumed, tidied, gone)


async def test_an_answered_notice_goes_with_the_next_fresh_hand(tmp_path: Path) -> None:
    async def asked_again(folder: Path) -> World:
        world = World(folder)
        await world.open()
        for key, number in (("undo-asked-you", ANSWERED), ("order-ended", 0)):
            sent = world.send(key, None, None, None)
            post = Post(world.table, f"{NOTICE}{key}", world.who.id, str(CHANNEL), str(sent.id), number, 0.0)
            await world.host.posts.save(post)
        await world.rig.act(world.table, world.who, "no_thanks")
        await world.others_move()
        return world

    async def one_left(world: World) -> None:
        left = [m.content for m in world.messages.values() if m.content in ("undo-asked-you", "order-ended")]
        assert left == ["order-ended"], "that one still asks"
        await world.live()

    async def shown(world: World) -> None:
        await world.rest()
        if world.kill_at == 0:
            # A hand that was found after the kill is stored without its task; the next public change sees it.
            await tidied(world)

    await killed_anywhere(tmp_path, asked_again, shown, one_left)


async def test_the_end_of_a_notice_waits_for_the_press_on_it(rig: Rig) -> None:
    """The press changes the table before it can note its answer: the answer would be deleted with the question."""
    info = await rig.table(ANN, size=4, game="geschenk")
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    post = notice(info.id, "invited", BEN.id)
    await rig.host.settings.remember_person(BEN)
    await rig.host.posts.save(post)
    with rig.host.posts.pressed(post.message):
        await rig.host.inviting.decline(info.id, BEN, rig.press())
        ending = asyncio.create_task(rig.host.posts.answered(post))
        await asyncio.sleep(0.05)
        assert not ending.done()
        await rig.host.posts.note_answered(post)
    found = await ending
    assert found is not None and found.seq == ANSWERED
    assert fate(await rig.host.reading.table(info.id, BEN.id), found) is None
    assert await rig.host.posts.answered(found) is found, "nobody presses it now"


async def test_a_late_answer_brings_no_notice_back_and_changes_no_newer_one(rig: Rig) -> None:
    info = await rig.table(ANN, size=4, game="geschenk")
    posts, old = rig.host.posts, notice(info.id, "undo-asked-you", ANN.id, 3)
    await rig.host.settings.remember_person(ANN)
    await posts.note_answered(old)
    assert await posts.of_table(info.id) == [], "it was retired while the press was answered"
    newer = replace(old, message="71", seq=4)
    await posts.save(newer)
    await posts.note_answered(old)
    assert await posts.of_table(info.id) == [newer]
    await posts.note_answered(newer)
    assert await posts.of_table(info.id) == [replace(newer, seq=ANSWERED)]


async def test_a_hand_that_changes_in_place_leaves_an_answered_notice(tmp_path: Path) -> None:
    world = World(tmp_path)
    await world.open()
    await world.host.settings.set_silent_hands(world.who, True)
    sent, before = world.send("undo-asked-you", None, None, None), await world.live()
    post = Post(world.table, f"{NOTICE}undo-asked-you", world.who.id, str(CHANNEL), str(sent.id), ANSWERED, 0.0)
    await world.host.posts.save(post)
    await world.rig.act(world.table, world.who, "no_thanks")
    await world.others_move()
    await world.rest()
    assert await world.live() is before and sent.id in world.messages, "no new message came"
    assert await world.host.posts.find(post.table, post.kind, post.target) == post
    await world.host.close()


async def announced(folder: Path) -> World:
    """A running table that was announced in another channel."""
    world = World(folder)
    await world.open()
    message = world.send("come and join", None, None, None)
    await world.host.posts.save(Post(world.table, OPENED, "", str(CHANNEL), str(message.id), 0, 0.0))
    return world


async def test_the_announcement_says_that_the_game_has_begun(tmp_path: Path) -> None:
    async def begun(world: World) -> None:
        post = await world.host.posts.find(world.table, OPENED)
        assert post is not None and post.seq == BEGUN
        message = world.messages[int(post.message)]
        assert f"卓{world.table}" in message.content and {p.verb for p in message.presses} == {"rules"}

    await killed_anywhere(tmp_path, announced, tidied, begun)


async def test_the_announcement_becomes_the_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def drawn(*_: Any, small: bool) -> Picture:
        return Picture(b"small" if small else b"large", "r.png", "who won")

    monkeypatch.setattr(announcements, "result_picture", drawn)
    monkeypatch.setattr(announcements, "is_here", lambda *_: True)

    async def over(folder: Path) -> World:
        world = await announced(folder)
        await tidied(world)
        await world.rig.play_on(world.table, ANN, BEN, CAT)
        return world

    async def result(world: World) -> None:
        assert await world.host.posts.find(world.table, OPENED) is None
        (message,) = [m for m in world.messages.values() if m.picture == b"small"]
        assert {p.verb for p in message.presses} == {"rematch", "replay"}
        _, view = await world.host.reading.view(world.table, None)
        assert (world.services.narration("geschenk").title(words("ja")) in message.content) and view.s.winners
        assert "\n" not in message.content

    await killed_anywhere(tmp_path, over, tidied, result)


async def test_where_the_table_itself_stands_the_announcement_goes(tmp_path: Path) -> None:
    world = await announced(tmp_path)
    post = await world.host.posts.find(world.table, OPENED)
    assert post is not None
    await world.host.posts.save(replace(post, channel=(await world.host.reading.table(world.table)).place))
    await tidied(world)
    assert await world.host.posts.find(world.table, OPENED) is None
    (task,) = [t for t in await world.host.deliveries.due(100) if t.kind is DeliveryKind.CLEAR]
    assert task.target == post.message, "the table says more"
    await world.host.close()


async def test_where_discord_fails_it_is_tried_again(tmp_path: Path) -> None:
    world = await announced(tmp_path)
    world.fail("edit", TROUBLE, TROUBLE)
    await tidied(world)
    assert [k for _, k, _ in await world.host.deliveries.unfinished() if k is DeliveryKind.TIDY] == [DeliveryKind.TIDY]
    (task,) = [t for t in await world.host.deliveries.due(100) if t.kind is DeliveryKind.TIDY]
    await world.worker.run(task)
    later = await world.host.deliveries.in_outbox()
    assert [t.due - world.rig.now for t in later if t.kind is DeliveryKind.TIDY] == [60.0], "not at once"
    world.rig.now += 60.0
    await world.worker.run(task)
    post = await world.host.posts.find(world.table, OPENED)
    assert post is not None and post.seq == BEGUN
    assert not [t for t in await world.host.deliveries.in_outbox() if t.kind is DeliveryKind.TIDY]
    await world.host.close()


@pytest.mark.parametrize(
    "error",
    [Refused("no-such-table"), pytest.param(LookupError(), marks=pytest.mark.logs_error("cannot be brought up"))],
)
async def test_an_error_of_one_message_loses_no_table_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def fail(*_: Any) -> None:
        raise error

    async def sheet(*_: Any) -> messages.Sheet:
        return messages.Sheet("the table", Panel())

    async def send(place: str, shown: messages.Sheet, nonce: str, **_: Any) -> str:
        return str(world.send(shown.text, None, None, nonce).id)

    world = await announced(tmp_path)
    monkeypatch.setattr(world.worker.used_up.announcements, "update", fail)
    monkeypatch.setattr(world.worker.at_discord, "send", send)
    monkeypatch.setattr(table_sheets, "table_sheet", sheet)
    await world.host.deliveries.add_task(world.table, DeliveryKind.TABLE)
    (task,) = [t for t in await world.host.deliveries.due(100) if t.kind is DeliveryKind.TABLE]
    await world.worker.run(task)
    post = await world.host.posts.find(world.table, "table")
    assert post is not None and world.messages[int(post.message)].content == "the table"
    assert task not in await world.host.deliveries.in_outbox()
    await world.host.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_thread_is_called_by_whole_names(lang: Lang) -> None:
    w = words(lang)
    two = thread_name("Hex Bases", ["Alex", "Mina"], w)
    assert two == f"Hex Bases · {'Alex、Mina' if lang == 'ja' else 'Alex, Mina'}"
    assert thread_name("Hex Bases", ["Alex", "Mina"], w, "12").startswith(two) and "12" in thread_name("H", [], w, "12")
    long = [f"{n}" * 30 for n in range(6)]
    cut = thread_name("Hex Bases", long, w)
    assert length(cut) <= LONGEST and long[0] in cut and long[1] in cut and long[2][:3] not in cut and "4" in cut
    assert length(thread_name("x" * 60, ["🦊" * 40], w)) <= LONGEST


async def test_only_a_thread_like_another_has_a_number(rig: Rig) -> None:
    names: Any = ThreadNames(SimpleNamespace(services=SimpleNamespace(host=rig.host)))  # type: ignore[arg-type]
    names.services.table_words = lambda info: words("en")
    names.services.narration = lambda game: SimpleNamespace(title=lambda w: "Toy")
    one = await rig.started(ANN, BEN, size=2, game="en_garde", thread="1")
    two = await rig.started(ANN, BEN, size=2, game="en_garde", thread="2")
    other = await rig.started(ANN, CAT, size=2, game="en_garde", thread="3")
    waits = await rig.table(ANN, size=3, game="geschenk", thread="4")
    assert [await names.wanted(info) for info in (one, two, other, waits)] == [
        "Toy · Ann, Ben",
        f"Toy · Ann, Ben ({two.id})",
        "Toy · Ann, Cat",
        None,
    ]
