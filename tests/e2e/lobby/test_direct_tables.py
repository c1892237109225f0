"""Tables without a channel: friends come by a code, and play in their own direct messages."""

from __future__ import annotations

import asyncio
import random
import re

from cogs.ui.ids import Press
from engine.host.model.records import Person as Seated
from engine.host.model.records import Status
from sandbox import Interaction, Message, Person
from tests.e2e.driver import SHORT, Player, of_verb, offers, verb
from tests.e2e.robust import says, settled
from tests.e2e.world import World, eventually

CODE = re.compile(r"[0-9A-Z]{6}-[0-9A-Z]+")


async def friends_table(world: World, opener: Person, game: str = "geschenk") -> tuple[int, str]:
    """Open a table for friends from the game's card in the opener's direct messages; return its number and code."""
    card = await opener.result(await opener.slash(opener.dm(), "games", game=game))
    answer = await opener.result(await opener.click(card, says("button-open-friends", opener)))
    (row,) = await world.host.tables.store.rows("SELECT MAX(id) AS id FROM tables")
    await settled(world)
    code = CODE.search(answer.content)
    assert code is not None, answer.content
    return int(row["id"]), code[0]


async def come(world: World, person: Person, code: str) -> Interaction:
    """Come to the table of a code."""
    shown = await person.result(await person.slash(person.dm(), "games", code=code))
    ix = await (await person.click(shown, says("button-join", person))).answer()
    await settled(world)
    return ix


def of_table(world: World, person: Person, table: int) -> list[Message]:
    """Return the bot's messages with buttons of a table in a person's direct messages, without answers to presses."""
    return [
        m
        for m in person.sees(person.dm())
        if "interaction_metadata" not in m.data and any(c["custom_id"].startswith(f"t1:{table}:") for c in m.buttons)
    ]


def tables(world: World, person: Person, table: int) -> list[Message]:
    """Return the messages among them that show the table itself."""
    found = of_table(world, person, table)
    return [m for m in found if {verb(b["custom_id"]) for b in m.buttons} & {"hand", "cpu", "resume"}]


def hands(world: World, person: Person, table: int) -> list[Message]:
    shown = {m.id for m in tables(world, person, table)}
    return [m for m in of_table(world, person, table) if m.id not in shown]


async def press(world: World, person: Person, table: int, verb_: str) -> None:
    """Press a button of the person's own message of the table."""
    (message,) = tables(world, person, table)
    await (await person.click(message, of_verb(message, verb_))).answer()
    await settled(world)


async def seated(world: World, people: list[Person], *, computers: int = 1) -> int:
    """Return a short game that has begun, with these people and so many computer players."""
    table, code = await friends_table(world, people[0])
    host, opener = world.host.lobby_options, Seated(people[0].id, people[0].name)
    for key, value in SHORT.items():
        await host.choose_option(table, opener, key, value, f"{table} {key}")
    for person in people[1:]:
        await come(world, person, code)
    for _ in range(computers):
        await press(world, people[0], table, "cpu")
    await press(world, people[0], table, "start")
    return table


async def play_out(world: World, table: int, people: list[Person], *, moves: int = 10_000) -> None:
    """Let everybody play from their hands until the table is over, or so many moves are made."""
    players = [Player(person, random.Random(3)) for person in people]
    while moves and (await world.host.reading.table(table)).status is Status.PLAYING:
        await settled(world)
        for player in players:
            hand = player.hand()
            if hand is not None and offers(hand) and await asked(world, table, player.person):
                await player.press(hand)
                moves -= 1
                break
    await settled(world)


async def asked(world: World, table: int, person: Person) -> bool:
    _, view = await world.host.reading.view(table, person.id)
    return view.asked


async def test_three_friends_play_in_their_own_messages(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    people = [sakura, minato, alex]
    table, code = await friends_table(world, sakura)
    info = await world.host.reading.table(table)
    assert info.in_direct_messages and (info.guild, info.place) == (None, "")
    assert len(tables(world, sakura, table)) == 1 and of_table(world, minato, table) == []
    assert code not in tables(world, sakura, table)[0].content

    shown = await minato.result(
        await minato.slash(minato.dm(), "games", code=code.lower().replace("-", " ")[:6] + code[6:])
    )
    assert sakura.name in shown.content and minato.name in shown.content
    assert of_table(world, minato, table) == []
    await (await minato.click(shown, says("button-join", minato))).answer()
    await settled(world)
    await come(world, alex, code)
    host, opener = world.host.lobby_options, Seated(sakura.id, sakura.name)
    for key, value in SHORT.items():
        await host.choose_option(table, opener, key, value, f"{table} {key}")
    await press(world, alex, table, "cpu")
    lobbies = {p.name: tables(world, p, table) for p in people}
    assert all(len(found) == 1 for found in lobbies.values())
    # The same to all who read the same language.
    ja = [lobbies[p.name][0] for p in (sakura, minato)]
    assert ja[0].content == ja[1].content and ja[0].components == ja[1].components
    before = {name: found[0].id for name, found in lobbies.items()}
    await press(world, sakura, table, "start")
    for person in people:
        # The lobby became the table: no second message, and no sound but that of the hand of who is asked.
        assert [m.id for m in tables(world, person, table)] == [before[person.name]]
        silent = [m for m in person.sees(person.dm()) if m.id == before[person.name]]
        assert silent[0].data["flags"] & 4096
    await play_out(world, table, people)
    assert (await world.host.reading.table(table)).status is Status.FINISHED
    for person in people:
        found = of_table(world, person, table)
        assert len(found) == 1, [(m.content, m.buttons) for m in found]
        assert {verb(b["custom_id"]) for b in found[0].buttons} >= {"rematch", "replay"} and found[0].attachments

    # Once more: the other two are invited there, and come by their notice.
    (end,) = of_table(world, alex, table)
    await (await alex.click(end, of_verb(end, "rematch"))).answer()
    await settled(world)
    assert len(tables(world, alex, table + 1)) == 1
    (notice,) = of_table(world, sakura, table + 1)
    assert (await world.host.reading.table(table + 1)).in_direct_messages
    await (await sakura.click(notice, of_verb(notice, "join"))).answer()
    await settled(world)
    assert len(tables(world, sakura, table + 1)) == 1
