"""Events that discord.py cannot read, in every shape: the connection stays, and the lost facts are read again."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Callable
from typing import Any

import pytest

from cogs.ui import skipped_events
from sandbox import Person
from tests.e2e.robust import can_play, says, settled, shows_one_table, started, told
from tests.e2e.world import World


def without(*names: str) -> Callable[[dict[str, Any]], Any]:
    """Return the event without these fields."""
    return lambda data: {k: v for k, v in data.items() if k not in names}


GARBAGE: dict[str, tuple[str, Callable[[dict[str, Any]], Any]]] = {
    "an author without a name": ("MESSAGE_CREATE", lambda d: {**d, "author": {"id": d["author"]["id"]}}),
    "an update whose mentions are a number": ("MESSAGE_UPDATE", lambda d: {**d, "mentions": 7}),
    "an update of nothing": ("MESSAGE_UPDATE", lambda _: {}),
    "a deleted message without a number": ("MESSAGE_DELETE", without("id")),
    "a list instead of a channel": ("CHANNEL_CREATE", lambda _: [1, 2, 3]),
    "a thread that is a word": ("THREAD_CREATE", lambda _: "thread"),
    "a server with roles that are words": ("GUILD_UPDATE", lambda d: {**d, "roles": ["admin"]}),
    "a new server without a number": ("GUILD_CREATE", without("id")),
    "nothing at all": ("GUILD_DELETE", lambda _: None),
}
UNREADABLE: dict[str, Callable[[dict[str, Any]], Any]] = {
    "no type": without("type"),
    "no version": without("version"),
    "no size of files": without("attachment_size_limit"),
    "nobody": without("member"),
    "a message whose number is a word": lambda d: {**d, "message": {"id": "x"}},
    "entitlements that are words": lambda d: {**d, "entitlements": ["gold"]},
    "a member that is a word": lambda d: {**d, "member": "me"},
    "no data": lambda d: {**d, "data": None},
    "an id that is a list": lambda d: {**d, "data": {**d["data"], "custom_id": ["t1"]}},
}


def happen(world: World, sakura: Person, event: str) -> None:
    """Make a change that Discord reports by this event."""
    box = world.box
    if event == "MESSAGE_CREATE":
        box.say(sakura.user, box.channel("lobby"), "こんにちは")
    elif event in ("MESSAGE_UPDATE", "MESSAGE_DELETE"):
        said = box.say(sakura.user, box.channel("lobby"), "こんにちは")
        if event == "MESSAGE_UPDATE":
            box.messages.edit(said, {"content": "こんばんは"})
        else:
            box.messages.delete(box.channel("lobby"), [said])
    elif event == "CHANNEL_CREATE":
        box.admin.add_channel(box.guild(), "new")
    elif event == "THREAD_CREATE":
        box.admin.open_thread(box.channel("lobby"), "Talk", sakura.user)
    elif event == "GUILD_CREATE":
        box.admin.add_guild("Other", ("hall",))
    elif event == "GUILD_DELETE":
        box.admin.leave(box.guild("Elsewhere"), box.world.bot)
    else:
        box.events.emit(event, box.world.guild_json(box.guild()), box.guild().id)


async def test_an_event_that_cannot_be_read_is_skipped_and_the_connection_stays(
    world: World, sakura: Person, caplog: pytest.LogCaptureFixture
) -> None:
    table = await started(world, sakura, computers=2, players=3)
    world.box.admin.add_guild("Elsewhere", ("hall",))
    before, sessions = world.bot, set(world.box.gateway_server.sessions)
    for what, (event, spoil) in GARBAGE.items():
        caplog.clear()
        fault = world.box.faults.change(event, spoil)
        happen(world, sakura, event)
        told = f"an event cannot be read, and is skipped: {event}"
        await world.box.until(lambda told=told: told in caplog.messages)  # type: ignore[misc]
        assert (fault.hits, caplog.messages.count(told)) == (1, 1), what
        assert "こん" not in caplog.text
    await can_play(table)
    assert world.bot is before and not before.is_closed() and not world.task.done()
    assert set(world.box.gateway_server.sessions) == sessions, "the session is still the first"
    assert not [r for r in caplog.records if r.levelname == "ERROR"]


@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_a_press_that_cannot_be_read_is_answered(world: World, name: str) -> None:
    one = world.box.person(name)
    table = await started(world, one, computers=2, players=3)
    await table.awaited()
    message = await table.table_message()
    before = await table.everything()
    for what, spoil in UNREADABLE.items():
        fault = world.box.faults.change("INTERACTION_CREATE", spoil)
        text = await told(one, await table.press(one, message, "play"))
        assert text == says("malformed", one) and fault.hits == 1, what
    assert await table.everything() == before
    world.box.faults.change("INTERACTION_CREATE", without("version"))
    assert await told(one, await one.slash("table", "games")) == says("malformed-command", one)
    world.box.faults.change("INTERACTION_CREATE", without("version"))
    assert await one.autocomplete("table", "games", "game", game="") == []
    await can_play(table)


async def test_a_press_of_which_nothing_can_be_read_is_let_be(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    nothing: Any
    for nothing in (None, [], 7, "press", {}, {"id": "7"}, {"id": [], "token": "x"}, {"id": "7", "token": ""}):
        fault = world.box.faults.change("INTERACTION_CREATE", lambda _, it=nothing: it)  # type: ignore[misc]
        await table.press(sakura, await table.table_message(), "play")
        assert fault.hits == 1
    await can_play(table)


@pytest.mark.parametrize("event", ["GUILD_CREATE", "GUILD_UPDATE", "CHANNEL_UPDATE"])
async def test_a_server_that_could_not_be_read_is_read_anew(
    world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch, event: str
) -> None:
    monkeypatch.setattr(skipped_events, "PAUSES", (0.05,))
    box, home = world.box, world.box.guild()
    table = await started(world, sakura, computers=2, players=3)
    spoilt: dict[str, Any] = {"roles": [{"name": "admin"}]}
    data = {**box.world.guild_json(home), **spoilt}
    if event == "CHANNEL_UPDATE":
        data = {**box.world.channel_json(box.channel("lobby")), "permission_overwrites": 7}
    # The first try fails too: Discord is in trouble.
    fault = box.faults.add("GET", rf"/guilds/{home.id}/channels", status=403)
    box.faults.change(event, lambda _: data)
    box.events.emit(event, {**box.world.guild_json(home)}, home.id)
    await box.until(lambda: fault.hits == 1)
    found = world.bot.get_guild(int(home.id))
    assert found is not None and (found.unavailable or event == "CHANNEL_UPDATE")
    await can_play(table)

    def known() -> bool:
        guild = world.bot.get_guild(int(home.id))
        return guild is not found and guild is not None and guild.me is not None and len(guild.text_channels) == 2

    await box.until(known)
    guild = world.bot.get_guild(int(home.id))
    assert guild is not None and guild.default_role is not None and not guild.unavailable
    assert await told(sakura, await sakura.slash("table", "settings"))
    await can_play(table)


async def test_a_new_server_that_could_not_be_read_is_greeted_all_the_same(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(skipped_events, "PAUSES", (0.05,))
    fault = world.box.faults.change("GUILD_CREATE", lambda d: {**d, "roles": None})
    new = world.box.admin.add_guild("New", ("hall",))
    await world.box.until(lambda: bool(world.box.channel("hall").messages))
    assert fault.hits == 1
    guild = world.bot.get_guild(int(new.id))
    assert guild is not None and [c.name for c in guild.text_channels] == ["hall"]


async def test_a_table_buried_by_a_message_that_could_not_be_read_is_posted_anew(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    before = await table.table_message()
    world.box.faults.change("MESSAGE_CREATE", lambda d: {**d, "author": None})
    await sakura.say(await table.place(), "こんにちは")
    await table.play(1)
    await settled(world)
    assert (await shows_one_table(table)).id != before.id


def anything(data: Any, rng: random.Random) -> Any:
    """Return an event with one field, anywhere in it, removed or of another shape."""
    other: tuple[Any, ...] = (None, 7, -1, "x", "", [], {}, [None], ["x"], {"id": "x"}, 2**80, True, 1.5, "\ud800")
    if isinstance(data, dict) and data and rng.random() < 0.8:
        key = rng.choice(sorted(data))
        if rng.random() < 0.2:
            return {k: v for k, v in data.items() if k != key}
        return {**data, key: anything(data[key], rng)}
    if isinstance(data, list) and data and rng.random() < 0.5:
        at = rng.randrange(len(data))
        return [*data[:at], anything(data[at], rng), *data[at + 1 :]]
    return rng.choice(other)


async def shapes(world: World, sakura: Person, caplog: pytest.LogCaptureFixture, seed: int, times: int) -> None:
    """Send every event so many times, each damaged at random; check that everything works afterwards."""
    box = world.box
    table = await started(world, sakura, computers=2, players=3)
    session, rng = set(box.gateway_server.sessions), random.Random(seed)
    said = await sakura.say("lobby", "こんにちは")
    home, lobby = box.guild(), box.channel("lobby")
    message, press = box.world.message_json(said, box.world.bot.id), await table.table_message()
    got: dict[str, Any] = {
        "MESSAGE_CREATE": message,
        "MESSAGE_UPDATE": message,
        "MESSAGE_DELETE": {"id": said.id, "channel_id": lobby.id, "guild_id": home.id},
        "MESSAGE_DELETE_BULK": {"ids": [said.id], "channel_id": lobby.id, "guild_id": home.id},
        "CHANNEL_CREATE": box.world.channel_json(lobby),
        "CHANNEL_UPDATE": box.world.channel_json(lobby),
        "CHANNEL_PINS_UPDATE": {"guild_id": home.id, "channel_id": lobby.id, "last_pin_timestamp": None},
        "THREAD_CREATE": {**box.world.channel_json(lobby), "type": 11, "parent_id": lobby.id},
        "THREAD_UPDATE": {**box.world.channel_json(lobby), "type": 11, "parent_id": lobby.id},
        "THREAD_LIST_SYNC": {"guild_id": home.id, "threads": [], "members": []},
        "THREAD_MEMBERS_UPDATE": {"id": lobby.id, "guild_id": home.id, "member_count": 1},
        "GUILD_CREATE": {**box.world.guild_json(home), "unavailable": False},
        "GUILD_UPDATE": box.world.guild_json(home),
        "GUILD_ROLE_CREATE": {"guild_id": home.id, "role": box.world.guild_json(home)["roles"][0]},
        "GUILD_ROLE_UPDATE": {"guild_id": home.id, "role": box.world.guild_json(home)["roles"][0]},
        "GUILD_MEMBER_UPDATE": {"guild_id": home.id, **box.world.member_json(home, sakura.id)},
        "USER_UPDATE": sakura.user.data,
    }
    for _ in range(times):
        for event, data in got.items():
            box.faults.change(event, lambda d: anything(d, rng))
            box.events.emit(event, data, home.id)
        box.faults.change("INTERACTION_CREATE", lambda d: anything(d, rng))
        await table.press(sakura, press, "play")
        await asyncio.sleep(0)
    await can_play(table)
    assert set(box.gateway_server.sessions) == session and not world.task.done()

    def known() -> bool:
        guild = world.bot.get_guild(int(home.id))
        return guild is not None and guild.me is not None and {c.name for c in guild.text_channels} >= {"table"}

    await box.until(known)
    gc.collect()
    assert not [r.getMessage() for r in caplog.records if r.levelname == "ERROR"]


async def test_no_shape_of_any_event_ends_the_connection(
    world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(skipped_events, "PAUSES", (0.05,))
    await shapes(world, sakura, caplog, 7, 40)


@pytest.mark.soak
@pytest.mark.timeout(1800)
async def test_no_shape_of_any_event_ends_the_connection_in_the_long_run(
    world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(skipped_events, "PAUSES", (0.05,))
    await shapes(world, sakura, caplog, random.randrange(10**9), 700)


async def test_ready_without_servers_that_can_be_read_is_a_session(world: World) -> None:
    parse = world.bot._connection.parsers["READY"]
    ready = {"user": world.box.world.bot.data, "guilds": [None, {"id": "x"}, {}, {"id": "7"}], "shard": [0, 1]}
    parse(ready)
    assert world.bot.get_guild(7) is not None
    with pytest.raises(KeyError):
        parse({**ready, "user": {}})
