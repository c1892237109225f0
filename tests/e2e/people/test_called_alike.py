"""Names of people: two of one name at a table, nicknames in servers, new names, names that no picture can draw."""

from __future__ import annotations

import random
import re

import pytest

from locales import words
from sandbox import Person
from tests.e2e.driver import SHORT, Player, open_table, play_out, press_at, shown
from tests.e2e.people.test_belongings import pressed
from tests.e2e.people.test_names import texts
from tests.e2e.people.test_standings import alt, played
from tests.e2e.robust import JA, opened, settled, started, told
from tests.e2e.world import World

EN = words("en")
QUICK_LETTERS = {"max_rounds": 5, "target": 1}


@pytest.mark.pictures("first")
@pytest.mark.parametrize(
    ("game", "locale", "name", "other"),
    [
        ("geschenk", "ja", "はると", "はると"),
        ("love_letter", "en-US", "Robyn", "ROBYN\u200b"),
        ("love_letter", "ja", "はると", "はると🎲"),
        ("geschenk", "en-US", "كريم", "کریم"),
    ],
)
async def test_two_of_one_name_are_told_apart_everywhere(
    world: World, game: str, locale: str, name: str, other: str
) -> None:
    host = world.box.person("さくら" if locale == "ja" else "Alex")
    twins = [world.box.add_person(n, locale, f"twin.{i}") for i, n in enumerate((name, other))]
    short = SHORT if game == "geschenk" else QUICK_LETTERS
    table = await opened(world, host, *twins, game=game, players=3, **short)
    # The lobby shows the first of the two alone, until the other is there.
    await settled(world)
    since = len(world.box.log)
    called = [f"{name} ②", f"{other.replace(chr(0x200B), '')} ③"]
    assert list((await table.info()).names) == [host.name, *called]
    lobby = await table.table_message()
    assert all(one in lobby.content and one in str(lobby.attachments) for one in called)
    seats = await host.result(await table.press(host, lobby, "seats"))
    (away,) = [s for s in seats.selects if s["custom_id"].split(":")[2] == "unseat"]
    assert [o["label"] for o in away["options"]] == called, "whom to send away can be told"
    await (await table.press(host, lobby, "start")).answer()
    await settled(world)
    for person in (host, *twins):
        for verb in ("more", "log", "hand", "play"):
            await told(person, await table.press(person, await table.table_message(), verb))
    await told(twins[0], await table.press(twins[0], await table.table_message(), "endvote"))
    await play_out(world, table.id, [Player(p, random.Random(i)) for i, p in enumerate((host, *twins))])
    await settled(world)
    for verb in ("log", "verify"):
        await told(host, await table.press(host, await table.table_message(), verb))
    sent = [text for r in world.box.log[since:] if r.body for _, text in texts(r.body)]
    bare = re.compile(rf"(?:{name}|{called[1][:-2]})(?! [①-③]|🎲)", re.I)
    assert [text for text in sent if bare.search(text)] == []
    for one in called:
        assert any(one in text for text in sent)


async def test_a_nickname_is_shown_in_its_server_alone(world: World, sakura: Person, alex: Person) -> None:
    world.box.add_guild("Away", "hall")
    home, away = world.box.guild("Home"), world.box.guild("Away")
    alex.rename("Captain", home)
    alex.rename("Skipper", away)
    for guild, rating in ((home, 26.0), (away, 27.0)):
        await played(world, alex, "geschenk", rating, guild=guild.id)
    for place in ("table", "hall"):
        await alex.result(await alex.slash(place, "profile"))
    for place, name in (("table", "Captain"), ("hall", "Skipper"), ("table", "Captain")):
        profile = await sakura.result(await sakura.slash(place, "profile", game="geschenk"))
        answer = await sakura.result(await sakura.click(profile, JA("ranking-title")))
        assert name in alt(answer) and not [n for n in {"Captain", "Skipper", "Alex"} - {name} if n in alt(answer)]
    assert "Alex" in (await alex.result(await alex.slash(alex.dm(), "profile"))).content
    table = await started(world, sakura, alex, computers=1)
    assert list((await table.info()).names)[:2] == ["さくら", "Captain"]
    # A press in direct messages does not change the name at the table.
    await table.play(4)
    assert list((await table.info()).names)[:2] == ["さくら", "Captain"]
    kept = await world.host.personal_data.belongings(alex.id)
    assert kept["nicknames"] == sorted(
        ({"guild": g.id, "name": n} for g, n in ((home, "Captain"), (away, "Skipper"))), key=lambda one: one["guild"]
    )
    # A person who has left the servers can still have their names there deleted.
    for guild in (home, away):
        world.box.admin.leave(guild, alex.user)
    ask = await pressed(alex, "button-mydatadelete", alex.dm().id)
    await alex.result(await alex.click(ask, EN("button-forgetme")))
    assert await world.host.tables.store.rows("SELECT 1 FROM nicknames") == []


async def test_a_new_name_is_taken_with_the_next_press(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1)
    alex.rename("Lex")
    assert list((await table.info()).names)[:2] == ["さくら", "Alex"], "nothing tells the bot of it"
    await told(alex, await table.press(alex, await table.table_message(), "hand"))
    assert list((await table.info()).names)[:2] == ["さくら", "Lex"]
    await told(alex, await table.press(alex, await table.table_message(), "endvote"))
    await settled(world)
    log = await told(sakura, await table.press(sakura, await table.table_message(), "log"))
    assert JA("event-table-end-proposed", name="Lex") in log and "Alex" not in log
    assert "Lex" in str((await table.table_message()).attachments)


async def test_a_name_of_any_script_is_kept_and_drawn(world: World, sakura: Person) -> None:
    guests = [world.box.add_person(n, "en-US", f"guest.{i}") for i, n in enumerate(("민수", "محمد", "李小龙"))]
    table = await opened(world, sakura, *guests, game="geschenk", players=4)
    assert list((await table.info()).names) == ["さくら", "민수", "محمد", "李小龙"]
    await settled(world)
    lobby = await table.table_message()
    assert all(guest.name in lobby.content and guest.name in str(lobby.attachments) for guest in guests)


@pytest.mark.parametrize("name", ["𒀀𒀁", "🐙🎲", "!?"])
async def test_who_has_no_name_that_can_be_drawn_is_called_by_the_user_name(
    world: World, sakura: Person, name: str
) -> None:
    guest = world.box.add_person(name, "en-US", "minsu.k")
    table = await open_table(world, sakura, "geschenk", players=3)
    lobby = shown(world, sakura, table)
    (invite,) = [s["custom_id"] for s in lobby.selects if ":invite:" in s["custom_id"]]
    await (await sakura.select(lobby, invite, guest.id)).answer()
    assert [i.name for i in (await world.host.reading.table(table)).kept] == ["minsu.k"]
    await press_at(world, guest, table, "join")
    assert list((await world.host.reading.table(table)).names) == ["さくら", "minsu.k"]
    guest.rename("Minsu", world.box.guild("Home"))
    await press_at(world, guest, table, "join")
    assert list((await world.host.reading.table(table)).names) == ["さくら", "Minsu"]
