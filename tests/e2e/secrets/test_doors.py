"""Strangers at any table get the same answer for an existing table as for a number without one.

The tests try every handler and every command, so a new one is tested without being listed.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from cogs.ui.ids import Press
from engine.host.model.records import Person as Seated
from engine.host.model.records import Status
from sandbox import Channel, Interaction, Person
from tests.e2e.driver import place_of, press_from
from tests.e2e.robust import Sitting, opened, says, settled, started
from tests.e2e.world import World

NOBODYS = 987_654
"""A number without a table."""


DIRECT = "direct messages"
"""In place of a channel: the table is in the direct messages of its people."""


@dataclass
class Outside:
    """A stranger, the place where they act, and the place of the table that they try to reach."""

    stranger: Person
    place: Channel
    channel: str = "table"
    restarted: bool = False
    shelf: Interaction | None = None
    """An ephemeral answer of theirs, from which they press."""


def shares_no_server(world: World) -> Outside:
    alex = world.box.person("Alex")
    alex.leave("Home")
    return Outside(alex, alex.dm())


def in_another_server(world: World) -> Outside:
    alex = world.box.person("Alex")
    alex.leave("Home")
    world.box.admin.add_guild("Elsewhere", ("hall",), people=[alex.user])
    return Outside(alex, world.box.channel("hall"))


def a_member_who_acts_in_another_server(world: World) -> Outside:
    alex = world.box.person("Alex")
    world.box.admin.add_guild("Elsewhere", ("hall",), people=[alex.user])
    return Outside(alex, world.box.channel("hall"))


def a_member_who_acts_in_a_direct_message(world: World) -> Outside:
    alex = world.box.person("Alex")
    return Outside(alex, alex.dm())


def cannot_see_the_channel(world: World) -> Outside:
    alex = world.box.person("Alex")
    world.box.admin.deny(world.box.channel("table"), "VIEW_CHANNEL", user=alex.user)
    return Outside(alex, world.box.channel("lobby"))


def not_in_the_private_thread(world: World) -> Outside:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    parent, bot = world.box.channel("table"), world.box.world.bot
    thread = world.box.world.add_thread(parent, "among us", sakura.user, kind=12, minutes=10080)
    world.box.world.join_thread(thread, bot.id)
    return Outside(alex, parent, thread.id, restarted=True)


def not_in_a_thread_that_we_do_not_know(world: World) -> Outside:
    there = not_in_the_private_thread(world)
    there.restarted = False
    return there


def at_somebody_elses_direct_message(world: World) -> Outside:
    return Outside(world.box.person("Alex"), world.box.channel("lobby"), world.box.person("さくら").dm().id)


def at_a_table_in_direct_messages(world: World) -> Outside:
    alex = world.box.person("Alex")
    return Outside(alex, alex.dm(), DIRECT)


def of_a_server_at_a_table_in_direct_messages(world: World) -> Outside:
    return Outside(world.box.person("Alex"), world.box.channel("lobby"), DIRECT)


WAYS_OUT: dict[str, Callable[[World], Outside]] = {
    f.__name__: f
    for f in (
        shares_no_server,
        in_another_server,
        a_member_who_acts_in_another_server,
        a_member_who_acts_in_a_direct_message,
        cannot_see_the_channel,
        not_in_the_private_thread,
        not_in_a_thread_that_we_do_not_know,
        at_somebody_elses_direct_message,
        at_a_table_in_direct_messages,
        of_a_server_at_a_table_in_direct_messages,
    )
}


async def tables(world: World, host: Person, channel: str) -> list[Sitting]:
    """Return tables of every kind: over, in play, not started."""
    if channel == DIRECT:
        over = await directly(world, host)
        await world.host.seating.close_table(over.id, Seated(host.id, host.name), "closed")
        return [over, await playing(world, host, channel), await directly(world, host)]
    over = await opened(world, host, channel=channel, players=3)
    await (await over.press(host, await over.table_message(), "closeyes")).answer()
    assert (await over.info()).status is Status.ENDED
    return [over, await playing(world, host, channel), await opened(world, host, channel=channel, players=3)]


async def playing(world: World, host: Person, channel: str) -> Sitting:
    """Return a table in play."""
    if channel != DIRECT:
        return await started(world, host, computers=2, channel=channel, players=3)
    table, seated = await directly(world, host), Seated(host.id, host.name)
    for number in range(2):
        press = f"{table.id} computer {number}"
        await world.host.seating.add_computer(table.id, seated, press, name=f"Robot {number}")
    await world.host.dealing.start(table.id, seated, f"{table.id} start")
    await settled(world)
    return table


async def directly(world: World, host: Person) -> Sitting:
    """Return a table without a channel, not started."""
    number = len(await world.host.tables.store.rows("SELECT id FROM tables"))
    seated, press = Seated(host.id, host.name), f"direct {number}"
    info = await world.host.opening.open_table(
        "geschenk", {}, 3, seated, guild=None, channel="", lang="ja", interaction=press
    )
    await settled(world)
    assert await world.host.posts.find(info.id, "table", host.id) is not None
    return Sitting(world, info.id, [host])


async def shown(person: Person, ix: Interaction) -> dict[str, Any]:
    """Return all that a person can read in an answer."""
    await ix.answer()
    message = None if ix.kind is None or ix.modal is not None or ix.choices is not None else await person.result(ix)
    if message is None:
        return {"kind": ix.kind, "modal": ix.modal, "choices": ix.choices}
    return {
        "kind": ix.kind,
        "text": message.content,
        "flags": message.data.get("flags"),
        "components": message.components,
        "files": [a["filename"] for a in message.attachments],
    }


async def everything(world: World) -> dict[str, list[dict[str, Any]]]:
    """Return all rows of the store, without people's languages and the heartbeat, which comes every half minute."""
    names = [
        r["name"] for r in await world.host.tables.store.rows("SELECT name FROM sqlite_master WHERE type = 'table'")
    ]
    return {
        n: [
            dict(r)
            for r in await world.host.tables.store.rows(f"SELECT * FROM {n}")
            if dict(r).get("name") != "heartbeat"
        ]
        for n in names
        if n not in ("people", "posts")
    }


Try = Callable[[Outside, int], Awaitable[Interaction]]


def presses(world: World) -> dict[str, Try]:
    """Return a try for every verb that has a handler, as a button, a select and a form."""
    tries: dict[str, Try] = {}

    def add(verb: str, path: tuple[Any, ...]) -> None:
        async def press(out: Outside, table: int, kind: int, **more: Any) -> Interaction:
            data = {"custom_id": Press(table, verb, 3, path).custom_id(), "component_type": 2, **more}
            assert out.shelf is not None and out.shelf.message is not None
            source, opener = (out.shelf.message, None) if kind == 3 else (None, out.shelf)
            return world.box.actions.forge(out.stranger.user, out.place, kind, data, source=source, opener=opener)

        field = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "amount", "value": "1"}}
        tries[f"button {verb} {path}"] = lambda out, table: press(out, table, 3)
        tries[f"select {verb} {path}"] = lambda out, table: press(out, table, 3, values=["1"], component_type=3)
        tries[f"form {verb} {path}"] = lambda out, table: press(out, table, 5, components=[field])

    for verb in world.bot.services.handlers:
        for path in ((), (1,)):
            add(verb, path)
    return tries


def commands(world: World) -> dict[str, Try]:
    """Return a try for every command that takes a table."""
    tries: dict[str, Try] = {}

    def add(path: str) -> None:
        async def slash(out: Outside, table: int) -> Interaction:
            return await out.stranger.slash(out.place, path, table=table)

        tries[f"/{path}"] = slash

    for command in world.bot.tree.walk_commands():
        if any(p.name == "table" for p in getattr(command, "parameters", ())):
            add(command.qualified_name)
    return tries


@pytest.mark.parametrize("every", [6, pytest.param(1, marks=pytest.mark.soak)], ids=["sixth", "all"])
@pytest.mark.parametrize("way", WAYS_OUT)
async def test_to_a_stranger_a_table_is_a_number_that_does_not_exist(
    world: World, sakura: Person, way: str, every: int, caplog: pytest.LogCaptureFixture
) -> None:
    out = WAYS_OUT[way](world)
    if out.restarted:
        await world.restart()
    there = await tables(world, sakura, out.channel)
    await settled(world)
    out.shelf = await out.stranger.slash(out.place, "games")
    await out.stranger.result(out.shelf)
    tries = {**presses(world), **commands(world)}
    assert len(world.bot.services.handlers) > 35 and len(tries) > 200
    caplog.set_level(logging.INFO)
    before = await everything(world)
    caplog.clear()
    # In the ordinary run each way tries every verb in one of its six forms, and other ways try the other forms. The
    # tables take turns. The soak makes every try from every way at every table.
    number = list(WAYS_OUT).index(way)
    for turn, (what, attempt) in enumerate(list(tries.items())[number % every :: every], number // every):
        nothing = await shown(out.stranger, await attempt(out, NOBODYS))
        assert "text" in nothing and nothing["kind"] == 4, (what, nothing)
        for table in there if every == 1 else [there[turn % len(there)]]:
            found = await shown(out.stranger, await attempt(out, table.id))
            assert found == json.loads(json.dumps(nothing).replace(str(NOBODYS), str(table.id))), what
    assert [r.getMessage() for r in caplog.records if r.name.startswith("tefuda")] == []
    assert await everything(world) == before


@pytest.mark.parametrize("way", WAYS_OUT)
async def test_to_a_stranger_nothing_is_suggested(world: World, sakura: Person, way: str) -> None:
    out = WAYS_OUT[way](world)
    if out.restarted:
        await world.restart()
    table = await playing(world, sakura, out.channel)
    assert await out.stranger.autocomplete(out.place, "play", "table", table="") == []
    for number in (table.id, NOBODYS):
        offered = await out.stranger.autocomplete(out.place, "play", "move", table=number, move="")
        assert offered == []
    # A command without a number is not about that table either.
    text = (await shown(out.stranger, await out.stranger.slash(out.place, "play")))["text"]
    assert text == says("no-table-here", out.stranger)


async def test_a_command_for_those_seated_says_so_where_there_is_a_table(
    world: World, sakura: Person, alex: Person
) -> None:
    table = await started(world, sakura, computers=2, players=3)
    where = place_of(world, sakura, table.id)
    assert (await alex.result(await alex.slash(where, "play"))).content == says("not-at-this-table", alex)
    assert (await alex.result(await alex.slash("lobby", "play"))).content == says("no-table-here", alex)


# People who may come in


async def test_whoever_sees_the_channel_reaches_its_table_in_that_server(
    world: World, sakura: Person, alex: Person
) -> None:
    table = await opened(world, sakura, players=3)
    for place in ("lobby", "table"):
        found = await shown(alex, await press_from(alex, place, table.id, "look"))
        assert str(table.id) in found["text"] and found["files"]
    lobby = await alex.result(await press_from(alex, "lobby", table.id, "look"))
    text = (await shown(alex, await alex.click(lobby, says("button-join", alex))))["text"]
    assert text.startswith(says("lobby-joined", alex, seat="2", place="")[:12])
    # The thread is not listed any more, but a person who sees its channel still reaches it.
    (await table.place()).data["thread_metadata"]["archived"] = True
    found = await shown(alex, await press_from(alex, "lobby", table.id, "look"))
    assert str(table.id) in found["text"]


async def test_whoever_is_in_a_private_thread_reaches_its_table_there(world: World, sakura: Person) -> None:
    out = not_in_the_private_thread(world)
    world.box.world.join_thread(world.box.channel(out.channel), out.stranger.id)
    await world.restart()
    table = await opened(world, sakura, channel=out.channel, players=3)
    found = await shown(out.stranger, await press_from(out.stranger, out.channel, table.id, "look"))
    assert str(table.id) in found["text"]


async def test_whoever_sits_there_reaches_the_table_from_everywhere(world: World, sakura: Person, alex: Person) -> None:
    world.box.admin.add_guild("Elsewhere", ("hall",), people=[alex.user])
    table = await started(world, sakura, alex, computers=1, players=3)
    alex.leave("Home")
    for place in (alex.dm(), world.box.channel("hall")):
        for number in (table.id, None):
            more = {} if number is None else {"table": number}
            if place is alex.dm():
                # The one hand comes anew.
                before = await table.hand_message(alex)
                await (await alex.slash(place, "play", **more)).answer()
                await settled(world)
                hand = await table.hand_message(alex)
                assert hand.id > before.id and str(table.id) in hand.content and hand.attachments
                continue
            found = await shown(alex, await alex.slash(place, "play", **more))
            assert str(table.id) in found["text"] and found["files"]
        offered = await alex.autocomplete(place, "play", "table", table="")
        assert [o["value"] for o in offered] == [table.id]
    # The same holds after a computer has taken over the seat.
    await (await table.press(alex, await table.hand_message(alex), "resign")).answer()
    assert (await table.info()).seat_of(alex.id) is None
    found = await shown(alex, await press_from(alex, alex.dm(), table.id, "log"))
    assert str(table.id) in found["text"]


async def test_whoever_opened_a_table_to_watch_reaches_it_from_everywhere(world: World, alex: Person) -> None:
    await alex.result(await alex.slash("table", "watch", game="geschenk"))
    (info,) = await world.host.reading.tables_in(world.box.guild("Home").id)
    assert info.watch
    found = await shown(alex, await press_from(alex, alex.dm(), info.id, "look"))
    assert str(info.id) in found["text"]
