"""Trouble at Discord's side: refused and lost connections, limits, closed doors, things that are gone."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import bot as tefuda
from cogs.house import Tefuda
from engine.host.host import Host
from engine.host.records import Status
from locales import words
from sandbox import TOKEN, Channel, Message, Person, Sandbox
from tests.e2e import openapi
from tests.e2e.robust import GRACE, MOVE_VERBS, Sitting, opened, presses, settled, started, tune
from tests.e2e.world import World, people

QUICK = (0.02, 0.02, 0.05, 0.05, 0.1, 0.1)
"""Patience of the delivery worker in these tests, in seconds."""
JA, EN = words("ja"), words("en")


@pytest.fixture
def sakura(world: World) -> Person:
    tune(PATIENCE=QUICK)
    return world.box.person("さくら")


@pytest.fixture
def minato(world: World) -> Person:
    return world.box.person("ミナト")


@pytest.fixture
def alex(world: World) -> Person:
    tune(PATIENCE=QUICK)
    return world.box.person("Alex")


@pytest.fixture(autouse=True)
def quick_identify(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py waits five seconds before every IDENTIFY but the first; Discord asks for it, a test does not."""

    async def at_once(*_: Any, **__: Any) -> None:
        return None

    monkeypatch.setattr("discord.client.Client.before_identify_hook", at_once)


async def shows_one_table(table: Sitting) -> Message:
    """The table message, which shows the present state and is the only one with buttons."""
    message = await table.table_message()
    assert table.panels(await table.place()) == [message]
    post = await table.world.host.post(table.id, "table")
    assert post is not None and post.seq == (await table.info()).seq
    return message


async def shows_one_hand(table: Sitting, person: Person) -> Message:
    """The live hand of an awaited person: with moves, and no other."""
    hand = await table.hand_message(person)
    assert table.panels(person.dm()) == [hand]
    moves = [p for p in presses(hand) if p.verb in MOVE_VERBS]
    assert moves and {p.asked for p in moves} == {await table.asked(person)}
    return hand


async def can_play(table: Sitting) -> None:
    """The game goes on by the buttons that are shown."""
    who, before = await table.awaited(), len(await table.moves())
    await settled(table.world)
    hand = await shows_one_hand(table, who)
    move = next(p for p in presses(hand) if p.verb == "act")
    await (await who.click(hand, move.custom_id())).answer(GRACE)
    assert len(await table.moves()) > before


# The gateway


@pytest.mark.parametrize("code", [None, 1012, 4000])
async def test_the_gateway_is_cut_and_resumed(world: World, sakura: Person, code: int | None) -> None:
    table = await started(world, sakura, computers=2, players=3)
    who = await table.awaited()
    message, asked = await table.table_message(), await table.asked(who)
    await world.box.gateway_server.drop(code)
    ix = await table.press(who, message, "act", asked, "no_thanks")
    await ix.answer(GRACE)
    assert [m for m in await table.moves() if m["cause"] == who.id]
    await table.play(2)
    await settled(world)
    await shows_one_table(table)


async def test_discord_asks_to_reconnect(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    world.box.gateway_server.reconnect()
    await asyncio.sleep(0.05)
    await world.box.until(lambda: world.box.gateway_server.online)
    await can_play(table)


async def test_the_session_is_lost(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    sessions = set(world.box.gateway_server.sessions)
    world.box.gateway_server.invalidate()
    await world.box.until(lambda: set(world.box.gateway_server.sessions) - sessions, 5)
    await world.box.until(lambda: world.box.gateway_server.online)
    await can_play(table)
    await settled(world)
    await shows_one_table(table)


# The supervisor


@contextlib.asynccontextmanager
async def supervised(folder: Path, box: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Callable[[], World]]:
    """``bot.live`` itself against a sandbox; the call gives the world as it is now."""
    monkeypatch.setattr(tefuda, "FIRST_WAIT", 0.05)
    monkeypatch.setattr(tefuda, "LONGEST_WAIT", 0.2)
    bots: list[Tefuda] = []
    hosts: list[Host] = []
    build = tefuda.build

    def building(host: Host, *more: Any) -> Tefuda:
        hosts.append(host)
        bots.append(build(host, *more))
        return bots[-1]

    monkeypatch.setattr(tefuda, "build", building)
    settings = tefuda.Settings(TOKEN, folder, box.api, box.gateway, box.cdn, 0.0)
    tefuda.point_elsewhere(settings)
    task = asyncio.create_task(tefuda.live(settings))

    def now() -> World:
        if task.done():
            task.result()
        world = World(box, folder / "tefuda.sqlite3")
        world.host, world.bot = hosts[-1], bots[-1]
        return world

    try:
        yield now
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    assert box.violations == []


async def ready(now: Callable[[], World], after: Tefuda | None = None) -> World:
    """The world once a bot (a new one, other than ``after``) is ready."""
    for _ in range(1500):
        with contextlib.suppress(IndexError):
            world = now()
            if world.bot is not after and world.bot.is_ready():
                tune(PATIENCE=QUICK)
                return world
        await asyncio.sleep(0.01)
    raise TimeoutError("no bot became ready")


async def test_the_first_connect_is_refused(
    tmp_path: Path, oracle: openapi.SpecOracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Sandbox(oracle=oracle)
    people(box)
    async with box:
        box.gateway_server.refuse = True
        async with supervised(tmp_path, box, monkeypatch) as now:
            await asyncio.sleep(0.6)
            box.gateway_server.refuse = False
            world = await ready(now)
            await started(world, box.person("Alex"), computers=2, players=3)


async def test_the_first_request_is_refused(
    tmp_path: Path, oracle: openapi.SpecOracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Sandbox(oracle=oracle)
    people(box)
    async with box:
        box.faults.add("GET", r"/users/@me$", abort=True, times=2)
        async with supervised(tmp_path, box, monkeypatch) as now:
            await ready(now)


async def test_a_wrong_token_is_said_and_not_tried_again(tmp_path: Path) -> None:
    box = Sandbox()
    async with box:
        settings = tefuda.Settings("wrong", tmp_path, box.api, box.gateway, box.cdn)
        tefuda.point_elsewhere(settings)
        with pytest.raises(tefuda.BadSettings, match="token"):
            await asyncio.wait_for(tefuda.live(settings), 5)


async def test_discord_is_away_for_a_while(
    tmp_path: Path, oracle: openapi.SpecOracle, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Sandbox(oracle=oracle)
    people(box)
    await box.start()
    async with supervised(tmp_path, box, monkeypatch) as now:
        world = await ready(now)
        sakura = box.person("さくら")
        table = await started(world, sakura, computers=2, players=3)
        await table.awaited()
        port, before = box.port, world.bot
        await box.stop()
        await asyncio.sleep(0.5)
        box.gateway_server.sessions.clear()
        await box.start(port)
        for _ in range(2000):
            if box.gateway_server.online and now().bot.is_ready() and box.gateway_server.sessions:
                break
            await asyncio.sleep(0.01)
        table.world = world = now()
        tune(PATIENCE=QUICK)
        assert world.bot is before or world.bot.is_ready()
        await can_play(table)
        await settled(world)
        await shows_one_table(table)
    await box.stop()


GARBAGE: dict[str, tuple[str, Callable[[dict[str, Any]], Any]]] = {
    "an author without a name": ("MESSAGE_CREATE", lambda d: {**d, "author": {"id": d["author"]["id"]}}),
    "a list instead of a channel": ("CHANNEL_CREATE", lambda _: [1, 2, 3]),
    "an interaction without a type": (
        "INTERACTION_CREATE",
        lambda d: {k: v for k, v in d.items() if k != "type"},
    ),
    "nothing at all": ("INTERACTION_CREATE", lambda _: None),
    "a thread that is a word": ("THREAD_CREATE", lambda _: "thread"),
}


@pytest.mark.parametrize("what", GARBAGE)
async def test_an_event_of_garbage_ends_no_service(
    tmp_path: Path, oracle: openapi.SpecOracle, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    event, spoil = GARBAGE[what]
    box = Sandbox(oracle=oracle)
    people(box)
    async with box, supervised(tmp_path, box, monkeypatch) as now:
        world = await ready(now)
        sakura = box.person("さくら")
        table = await started(world, sakura, computers=2, players=3)
        who = await table.awaited()
        before = world.bot
        box.faults.change(event, spoil)
        if event == "MESSAGE_CREATE":
            await who.say(await table.place(), "こんにちは")
        elif event == "CHANNEL_CREATE":
            box.places.add_channel(box.guild(), "new")
        elif event == "THREAD_CREATE":
            box.places.open_thread(box.channel("lobby"), "Talk", who.user)
        else:
            await table.press(who, await table.table_message(), "play")
        await box.until(before.is_closed, 10)
        table.world = await ready(now, before)
        await can_play(table)


async def test_a_field_of_tomorrow_changes_nothing(world: World, sakura: Person) -> None:
    for event in ("MESSAGE_CREATE", "INTERACTION_CREATE", "THREAD_CREATE", "MESSAGE_UPDATE"):
        world.box.faults.unknown_field(event, 3)
    table = await started(world, sakura, computers=2, players=3)
    await can_play(table)


# HTTP: limits and trouble

TROUBLE: dict[str, dict[str, Any]] = {
    "429": {"retry_after": 0.1},
    "429 everywhere": {"retry_after": 0.1, "everywhere": True},
    "500": {"status": 500},
    "503": {"status": 503},
    "reset": {"abort": True},
    "taken, then 500": {"status": 500, "after": True},
    "taken, then 503": {"status": 503, "after": True},
    "taken, then reset": {"abort": True, "after": True},
}
ROUTES = {
    "sends": ("POST", r"/channels/\d+/messages$"),
    "edits": ("PATCH", r"/channels/\d+/messages/\d+$"),
    "deletions": ("DELETE", r"/channels/\d+/messages/\d+$"),
    "answers": ("POST", r"/interactions/\d+/.*/callback$"),
    "edits of answers": ("PATCH", r"/webhooks/\d+/.*/messages/@original$"),
    "opening a DM": ("POST", r"/users/@me/channels$"),
}


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py waits 1, 3, 5, 7 and 9 seconds between its own tries: far too long for a test."""
    sleep = asyncio.sleep

    async def short(seconds: float, result: Any = None) -> Any:
        return await sleep(min(seconds, 0.12), result)

    monkeypatch.setattr("discord.http.asyncio.sleep", short)


@pytest.mark.parametrize("route", ROUTES)
@pytest.mark.parametrize("trouble", TROUBLE)
async def test_trouble_doubles_nothing_and_loses_nothing(
    world: World, sakura: Person, minato: Person, no_waiting: None, route: str, trouble: str
) -> None:
    table = await opened(world, sakura, minato, players=3)
    await (await table.press(sakura, await table.table_message(), "cpu")).answer(GRACE)
    await settled(world)
    method, path = ROUTES[route]
    fault = world.box.faults.add(method, path, times=3, **TROUBLE[trouble])
    ix = await table.press(sakura, await table.table_message(), "start")
    with contextlib.suppress(TimeoutError):
        await ix.answer(1.0)
    for _ in range(4):
        who = await table.awaited()
        message = await table.posted("hand", who) or await table.table_message()
        asked = await table.asked(who)
        look = await table.press(who, await table.table_message(), "hand")
        ix = await table.press(who, message, "act", asked, "no_thanks")
        for pressed in (look, ix):
            with contextlib.suppress(TimeoutError):
                await pressed.answer(1.0)
        for _ in range(200):
            if await table.asked(who) != asked:
                break
            await asyncio.sleep(0.01)
        assert await table.asked(who) != asked, "the move was lost"
    await settled(world, 20)
    assert fault.hits, "this trouble never came"
    world.box.faults.clear()
    await shows_one_table(table)
    who = await table.awaited()
    await settled(world)
    await shows_one_hand(table, who)
    for person in (sakura, minato):
        assert len(table.panels(person.dm())) <= 1
    made = [m for m in await table.moves() if m["cause"] in (sakura.id, minato.id)]
    assert len(made) == 4
    await can_play(table)


async def test_real_windows_of_limits(world: World, sakura: Person) -> None:
    """Five sends and five edits in five seconds, as Discord counts them: everything arrives in the end."""
    table = await started(world, sakura, computers=2, players=3)
    world.box.rate_limits.strict = True
    await table.play(8)
    await settled(world, 40)
    world.box.rate_limits.strict = False
    await shows_one_table(table)
    await shows_one_hand(table, await table.awaited())


# People whom no DM reaches


def mentions(table: Sitting, place: Channel, person: Person) -> list[Message]:
    return [m for m in place.messages.values() if person.id in m.mentions]


async def test_a_closed_dm_becomes_one_mention_a_turn(world: World, sakura: Person) -> None:
    sakura.close_dms()
    table = await started(world, sakura, computers=2, players=3)
    place = await table.place()
    who = await table.awaited()
    await settled(world)
    (called,) = mentions(table, place, who)
    assert JA("button-hand") in (await table.table_message()).labels
    tries = len(world.box.requests("POST", f"/channels/{sakura.dm().id}/messages"))
    assert tries == 1
    # "My hand" takes the DM's place.
    ix = await who.click(await table.table_message(), JA("button-hand"))
    await ix.answer(GRACE)
    hand = await who.result(ix)
    assert hand.ephemeral and hand.attachments
    move = next(p for p in presses(hand) if p.verb == "act")
    await (await who.click(hand, move.custom_id())).answer(GRACE)
    await table.awaited()
    await settled(world)
    # The next turn calls anew (unless the presser saw it in the answer), and the old call has gone.
    assert called.id not in place.messages or await table.asked(who) == 0
    assert len(mentions(table, place, who)) <= 1
    assert len(world.box.requests("POST", f"/channels/{sakura.dm().id}/messages")) == tries


async def test_two_with_closed_dms_are_called_in_turn(world: World, sakura: Person, alex: Person) -> None:
    sakura.close_dms()
    alex.close_dms()
    table = await started(world, sakura, alex, computers=1, players=3)
    place = await table.place()
    for _ in range(6):
        who = await table.awaited()
        await settled(world)
        assert len(mentions(table, place, who)) == 1
        other = alex if who is sakura else sakura
        assert mentions(table, place, other) == []
        await table.act(who, "no_thanks")
    for person in (sakura, alex):
        assert len(world.box.requests("POST", f"/channels/{person.dm().id}/messages")) == 1


async def test_an_opened_dm_is_found_again(world: World, alex: Person) -> None:
    alex.close_dms()
    table = await started(world, alex, computers=2, players=3)
    await table.awaited()
    await settled(world)
    assert await table.posted("hand", alex) is None
    alex.open_dms()
    house, clock = world.bot.house, world.bot.house.clock
    house.clock = lambda: clock() + 25 * 3600
    # A new question on a new day; the presser must not have seen it coming.
    other = await started(world, alex, computers=2, players=3, channel="lobby")
    await other.awaited()
    await settled(world)
    await shows_one_hand(other, alex)
    assert (await world.host.person(alex.id)).dm_closed is None


async def test_writing_in_private_opens_the_dm_again(world: World, alex: Person) -> None:
    alex.close_dms()
    await started(world, alex, computers=2, players=3)
    await settled(world)
    assert (await world.host.person(alex.id)).dm_closed is not None
    alex.open_dms()
    await alex.result(await alex.slash(alex.dm(), "inbox"))
    other = await started(world, alex, computers=2, players=3, channel="lobby")
    await other.awaited()
    await settled(world)
    await shows_one_hand(other, alex)


# Things that are gone


async def test_a_deleted_table_message_comes_again(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    place, old = await table.place(), await table.table_message()
    for bulk in (False, True, False):
        world.box.posting.delete(place, [old], bulk=bulk)
        await world.box.until(lambda: bool(table.panels(place)))
        await settled(world)
        new = await shows_one_table(table)
        assert new.id != old.id
        old = new
    await can_play(table)


async def test_a_table_message_deleted_while_the_bot_was_away(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await world.stop()
    place = world.box.channel(list(world.box.world.channels)[-1])
    world.box.posting.delete(place, list(place.messages.values()))
    await world.start()
    await table.play(1)
    await settled(world)
    await shows_one_table(table)


async def test_a_deleted_hand_comes_again_with_the_next_turn(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    hand = await table.hand_message(sakura)
    world.box.posting.delete(sakura.dm(), [hand])
    await asyncio.sleep(0.05)
    assert await table.posted("hand", sakura) is None
    await table.play(1)
    await table.awaited()
    ix = await sakura.click(await table.table_message(), JA("button-hand"))
    await ix.answer(GRACE)
    assert any(p.verb == "act" for p in presses(await sakura.result(ix)))


@pytest.mark.parametrize("what", ["thread", "channel"])
async def test_a_deleted_place_pauses_the_table_until_it_is_moved(
    world: World, sakura: Person, alex: Person, what: str
) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    gone = await table.place() if what == "thread" else world.box.channel("table")
    old_place = await table.place()
    world.box.places.delete_channel(gone)
    await _paused(table, "paused-channel-gone")
    assert old_place.id not in world.box.world.channels
    for person, said in ((sakura, JA), (alex, EN)):
        assert any(said("paused-channel-gone") in m.content for m in person.sees(person.dm()))
    await _move_and_play(table, sakura)


async def test_a_place_deleted_while_the_bot_was_away(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    place = await table.place()
    await world.stop()
    world.box.places.delete_channel(place)
    await world.start()
    tune(PATIENCE=QUICK)
    await table.play(1)
    await _paused(table, "paused-channel-gone")
    await _move_and_play(table, sakura)


async def test_the_bot_is_removed_from_the_server(world: World, sakura: Person, alex: Person) -> None:
    box = world.box
    box.add_guild("Elsewhere", "hall")
    table = await started(world, sakura, alex, computers=1, players=3)
    box.places.leave(box.guild("Home"), box.world.bot)
    await _paused(table, "paused-server-gone")
    for person, said in ((sakura, JA), (alex, EN)):
        assert any(said("paused-server-gone") in m.content for m in person.sees(person.dm()))
    # Its buttons in the DM say so too, and the table goes on in another server.
    hand = await table.hand_message(sakura)
    ix = await table.press(sakura, hand, "act", 1, "take")
    await ix.answer(GRACE)
    assert JA("paused-server-gone") in (await sakura.result(ix)).content
    await _move_and_play(table, sakura, "hall")


async def test_somebody_has_left_the_server(world: World, sakura: Person, minato: Person) -> None:
    table = await started(world, sakura, minato, computers=1, players=3)
    while await table.awaited() is minato:
        await table.act(minato, "no_thanks")
    minato.leave()
    await table.act(sakura, "no_thanks")
    await _paused(table, "paused-person-gone")
    assert any(JA("paused-person-gone") in m.content for m in sakura.sees(sakura.dm()))
    message = await shows_one_table(table)
    ix = await sakura.click(message, JA("button-takeover"))
    await ix.answer(GRACE)
    assert "ミナト" in (await sakura.result(ix)).content
    assert (await table.info()).status is Status.PLAYING
    table.people = [sakura]
    await table.awaited()
    await settled(world)
    await can_play(table)
    await settled(world)
    await shows_one_table(table)


async def _paused(table: Sitting, why: str) -> None:
    for _ in range(500):
        if (await table.info()).status is Status.PAUSED:
            break
        await asyncio.sleep(0.01)
    info = await table.info()
    assert (info.status, info.paused_for) == (Status.PAUSED, why)
    await settled(table.world)
    for person in table.people:
        hand = await table.posted("hand", person)
        assert hand is None or not [p for p in presses(hand) if p.verb in MOVE_VERBS]


async def _move_and_play(table: Sitting, person: Person, channel: str = "lobby") -> None:
    ix = await person.slash(channel, "geschenk move_here", table=table.id)
    await ix.answer(GRACE)
    assert (await person.result(ix)).content == JA("table-moved")
    assert (await table.info()).status is Status.PLAYING
    await settled(table.world)
    assert (await table.place()).name == channel
    await shows_one_table(table)
    await can_play(table)
    await settled(table.world)
    await shows_one_table(table)


async def test_an_open_table_can_be_moved(world: World, sakura: Person) -> None:
    table = await opened(world, sakura, players=3)
    world.box.places.delete_channel(await table.place())
    ix = await sakura.slash("lobby", "geschenk move_here")
    await ix.answer(GRACE)
    await settled(world)
    assert (await table.place()).name == "lobby"
    await shows_one_table(table)


async def test_a_running_table_can_be_moved(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    old = await table.table_message()
    await _move_and_play(table, sakura)
    assert table.ids(old) == []


# Permissions


async def test_without_threads_the_table_is_in_the_channel(world: World, sakura: Person) -> None:
    world.box.places.deny(world.box.channel("table"), "CREATE_PUBLIC_THREADS")
    table = await started(world, sakura, computers=2, players=3)
    assert (await table.place()).name == "table"
    await shows_one_table(table)
    await can_play(table)


@pytest.mark.parametrize(
    ("missing", "why"),
    [
        ("ATTACH_FILES", "paused-no-permission"),
        ("SEND_MESSAGES_IN_THREADS", "paused-no-permission"),
        ("VIEW_CHANNEL", "paused-no-access"),
    ],
)
async def test_missing_permissions_pause_the_table_and_are_told(
    world: World, sakura: Person, missing: str, why: str
) -> None:
    table = await started(world, sakura, computers=2, players=3)
    place = await table.place()
    await table.awaited()
    await sakura.say(place, "次どうぞ")  # so that the next state is a new message
    world.box.places.deny(place, missing)
    await table.act(sakura, "take")
    await _paused(table, why)
    assert any(JA(why) in m.content for m in sakura.sees(sakura.dm()))
    world.box.places.allow(place, missing)
    ix = await sakura.slash("lobby", "geschenk move_here", table=table.id)
    await ix.answer(GRACE)
    await settled(world)
    await can_play(table)


async def test_a_table_opened_where_files_are_not_allowed(world: World, alex: Person) -> None:
    world.box.places.deny(world.box.channel("table"), "ATTACH_FILES")
    ix = await alex.slash("table", "geschenk new", players=3)
    await alex.result(ix)
    await settled(world)
    assert any(EN("paused-no-permission") in m.content for m in alex.sees(alex.dm()))


# Old messages, archived threads, buried messages


async def test_an_archived_thread_wakes_with_the_next_turn(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    place = await table.place()
    await table.awaited()
    world.box.places.change_thread(place, world.box.world.bot, {"archived": True})
    hand = await table.hand_message(sakura)
    await (await table.press(sakura, hand, "act", await table.asked(sakura), "take")).answer(GRACE)
    await table.awaited()
    await settled(world)
    assert not place.archived
    post = await world.host.post(table.id, "table")
    assert post is not None and post.seq == (await table.info()).seq
    await can_play(table)


async def test_an_old_table_message_is_posted_anew(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    old = await table.table_message()
    house, clock, hours = world.bot.house, world.bot.house.clock, 0
    for hours in (1, 2, 3):
        world.box.advance(3600)
        house.clock = lambda: clock() + hours * 3600  # noqa: B023  # the worker shall see the newest
        await table.play(1)
        await table.awaited()
        await settled(world)
        new = await shows_one_table(table)
        assert new.id != old.id and table.ids(old) == []
        await shows_one_hand(table, sakura)
        old = new
    assert world.box.requests("PATCH", status=429) == []


async def test_a_buried_table_message_is_posted_anew(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    place, old = await table.place(), await table.table_message()
    await table.play(1)
    await table.awaited()
    await settled(world)
    assert await shows_one_table(table) is old, "without a word in between the message stays"
    await alex.say(place, "Nice move!")
    await asyncio.sleep(0.05)
    await table.play(1)
    await table.awaited()
    await settled(world)
    new = await shows_one_table(table)
    assert int(new.id) > int(old.id) and table.ids(old) == []
    assert list(place.messages.values())[-1] is new


# Slowness


async def test_slow_pictures_keep_nobody_waiting(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = world.drawing.painters["geschenk"]
    drawing = {"hand": painter.hand, "table": painter.table}
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()

    class Slow:
        """A painter that takes five seconds for every picture."""

        def __getattr__(self, name: str) -> Any:
            return getattr(painter, name)

        def hand(self, *args: Any) -> Image.Image:
            time.sleep(5)
            return drawing["hand"](*args)

        def table(self, *args: Any) -> Image.Image:
            time.sleep(5)
            return drawing["table"](*args)

    monkeypatch.setattr(world.drawing, "painters", {**world.drawing.painters, "geschenk": Slow()})
    message, hand = await table.table_message(), await table.hand_message(sakura)
    move = await table.press(sakura, hand, "act", await table.asked(sakura), "take")
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
        await alex.slash(await table.place(), "geschenk table"),
        await sakura.slash(await table.place(), "geschenk hand"),
    ]
    began = time.monotonic()
    for ix in pressed:
        await ix.answer(GRACE)
    assert time.monotonic() - began < GRACE
    assert [m for m in await table.moves() if m["cause"] == sakura.id]
    # And what was pressed last is shown in the end.
    shown = await sakura.result(pressed[1], 20)
    assert shown.attachments


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
    _, view = await world.host.view(table.id, None)
    assert not message.attachments and str(view["offer"]) in message.content
    assert world.drawing.narrations["geschenk"].table_alt(view, ["さくら"] * 3, JA)[:8] in message.content
    for verb in ("hand", "rules"):
        answer = await sakura.result(await table.press(sakura, message, verb))
        assert answer.content and not answer.attachments


async def test_a_picture_survives_a_second_try(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    world.box.faults.add("PATCH", r"/webhooks/", abort=True, after=True)
    answer = await sakura.result(await table.press(sakura, await table.table_message(), "hand"))
    await world.box.until(lambda: len(world.box.requests("PATCH", "/webhooks/")) >= 1 and bool(answer.attachments))
    await asyncio.sleep(0.2)
    (attached,) = answer.attachments
    hand = (await table.hand_message(sakura)).attachments[0]
    assert world.box.read_file(attached["id"]) == world.box.read_file(hand["id"])


async def test_a_locked_thread_pauses_the_table(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    place = await table.place()
    await table.awaited()
    world.box.places.change_thread(place, world.box.world.bot, {"archived": True, "locked": True})
    hand = await table.hand_message(sakura)
    await (await table.press(sakura, hand, "act", await table.asked(sakura), "take")).answer(GRACE)
    await _paused(table, "paused-no-permission")
    await _move_and_play(table, sakura)


async def test_logs_name_no_error(world: World, sakura: Person, caplog: pytest.LogCaptureFixture) -> None:
    """A quiet game is quiet in the log: what these tests provoke does not happen by itself."""
    caplog.set_level(logging.WARNING)
    table = await started(world, sakura, computers=2, players=3, remove=15)
    await table.end()
    await settled(world)
    assert [r.getMessage() for r in caplog.records if r.name.startswith(("tefuda", "engine"))] == []
