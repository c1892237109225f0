"""The shelf and the cards of its games: from an empty channel to a table without typing an option."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cogs.shelf.shelf_pages import Page, Wanted, page
from cogs.ui.ids import Press
from engine.core.genre import Genre
from engine.host.model.records import Status
from locales import words
from render.games.registry import PAINTERS
from sandbox import Message, Person
from tests.e2e.robust import JA, Sitting, says, settled, shows_one_hand, started, told
from tests.e2e.world import World

EN = words("en")
SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""


def at(message: Message, wanted: str) -> str:
    """Return the custom id of a button or select of the shelf that begins with this text."""
    ids = [str(c.get("custom_id")) for c in (*message.buttons, *message.selects)]
    return next(i for i in ids if i.startswith(f"t1:0:{wanted}"))


async def to_page(person: Person, shelf: Message, wanted: Wanted) -> Message:
    """Go to the page of the shelf with these limits, one select after the other."""
    for kind in ("p", "t"):
        ix = await person.select(shelf, at(shelf, f"shelflimits:0:{kind}."), *wanted.limits(kind))
        shelf = await person.result(ix)
    return shelf


async def test_a_press_shows_the_card_of_a_game_and_its_button_opens_a_table(
    world: World, sakura: Person, alex: Person
) -> None:
    shelf = await sakura.result(await sakura.slash("table", "games"))
    assert shelf.ephemeral and shelf.content == JA("shelf-open")
    games, posted = world.host.tables.library.games, len(sakura.sees("table"))
    assert titles_of(page(games, Wanted())) <= set(shelf.labels)
    shelf = await to_page(sakura, shelf, Wanted(players=(3,), minutes=20))
    titles = titles_of(page(games, Wanted(players=(3,), minutes=20)))
    assert JA("geschenk-title") in titles <= set(shelf.labels) and JA("stendhal-title") not in shelf.labels
    (alt,) = (a["description"] for a in shelf.attachments)
    assert "*" not in alt and "`" not in alt and all(title in alt for title in titles)
    card = await sakura.result(await sakura.click(shelf, JA("geschenk-title")))
    assert card.id == shelf.id and card.ephemeral, "in its place"
    for told_of in (JA("geschenk-line"), JA("geschenk-designer"), JA("shelf-minutes", count=games["geschenk"].minutes)):
        assert told_of in card.content
    assert [a["description"] for a in card.attachments] == [JA("card-alt", title=JA("geschenk-title"))]
    back = await sakura.result(await sakura.click(card, JA("button-back-to-shelf")))
    assert titles <= set(back.labels), "the page it came from"
    card = await sakura.result(await sakura.click(back, JA("geschenk-title")))
    assert len(sakura.sees("table")) == posted and await world.host.reading.tables_of(sakura.id) == []
    opened = await sakura.result(await sakura.click(card, JA("button-learn-table")))
    assert not opened.ephemeral and JA("button-join") in opened.labels
    (info,) = await world.host.reading.tables_of(sakura.id)
    assert info.game == "geschenk" and info.status is Status.OPEN
    table = Sitting(world, info.id, (sakura, alex))
    await settled(world)
    for person, verb in ((alex, "join"), (sakura, "cpu"), (sakura, "start")):
        await (await table.press(person, await table.table_message(), verb)).answer()
        await settled(world)
    await shows_one_hand(table, await table.awaited())


async def test_what_one_has_learned_has_a_mark(world: World, sakura: Person, alex: Person) -> None:
    await world.host.tables.store.write(
        "INSERT INTO lessons (person, game, step, learned, at) VALUES (?, 'hex_jinchi', -1, 1, 1)", (alex.id,)
    )
    shelf = await alex.result(await alex.slash("lobby", "games"))
    assert [label for label in shelf.labels if "✓" in label] == [f"{EN('hex_jinchi-title')} ✓"]
    assert EN("shelf-known") in shelf.content
    card = await alex.result(await alex.slash("lobby", "hex_jinchi"))
    assert card.ephemeral and EN("card-learned") in card.content and EN("button-back-to-shelf") not in card.labels
    theirs = await sakura.result(await sakura.slash("lobby", "games"))
    assert not [label for label in theirs.labels if "✓" in label] and JA("shelf-known") not in theirs.content


async def test_old_buttons_of_the_shelf_open_a_table_and_show_rules(world: World, sakura: Person) -> None:
    """Release 0.2 had a button that opened a table at once, a select for the rules, and one for all limits."""
    shelf = await sakura.result(await sakura.slash("table", "games"))
    both = Wanted(players=(3,), minutes=20)
    limited = await sakura.result(await sakura.select(shelf, "t1:0:shelflimits:0:", *both.limits(), forge=True))
    assert limited.content.startswith(JA.join([JA("shelf-players-one", count=3), JA("shelf-limit-minutes", count=20)]))
    rules = await sakura.select(shelf, "t1:0:shelf:0:", "geschenk", forge=True)
    assert JA("geschenk-title") in (await sakura.result(rules)).content
    opened = await sakura.click(shelf, Press(0, "opengame", 0, ("geschenk",)).custom_id(), forge=True)
    assert JA("button-join") in (await sakura.result(opened)).labels
    for path in (("chess",), (), (7,), ("geschenk", "chess"), ("geschenk", "all", "p0x")):
        forged = await sakura.click(shelf, Press(0, "card", 0, path).custom_id(), forge=True)
        assert await told(sakura, forged) == JA("malformed"), path


async def test_the_rules_begin_with_the_box_and_older_buttons_open_their_page(world: World, sakura: Person) -> None:
    count = PAINTERS["geschenk"].rules_pages + 1
    heading = [JA("rules-heading", title=JA("geschenk-title"), page=str(n), pages=str(count)) for n in (1, 2)]
    card = await sakura.result(await sakura.slash("table", "games", game="geschenk"))
    first = await sakura.result(await sakura.click(card, at(card, "rulepage:0:geschenk")))
    assert first.content.startswith(f"{heading[0]}\n-# ")
    assert JA("geschenk-sketch-goal") in first.attachments[0]["description"]
    second = await sakura.result(await sakura.click(first, at(first, "rulepage:0:geschenk.0")))
    assert second.id == first.id and second.content == heading[1]
    assert JA("geschenk-rules-0-1") in second.attachments[0]["description"]
    older = Press(0, "rulepage", 0, ("geschenk", 0)).custom_id()
    assert (await sakura.result(await sakura.click(card, older, forge=True))).content == heading[1]


async def test_what_is_posted_for_all_makes_no_sound_and_a_hand_does(
    world: World, sakura: Person, alex: Person
) -> None:
    table = await started(world, sakura, alex, computers=1)
    assert (await table.table_message()).flags & SILENT
    assert not (await shows_one_hand(table, await table.awaited())).flags & SILENT


def titles_of(shown: Page) -> set[str]:
    return {JA(f"{slug}-title") for slug in shown.games}


async def test_a_page_is_turned_in_place_and_limits_stay(world: World, sakura: Person) -> None:
    games = world.host.tables.library.games
    shelf = await sakura.result(await sakura.slash("table", "games", players=4))
    assert titles_of(page(games, Wanted(players=(4,)))) <= set(shelf.labels)
    assert shelf.content.startswith(JA("shelf-players-one", count=4))
    nothing = await to_page(sakura, shelf, Wanted(players=(7,), minutes=20).limited(["p2", "p7", "t20"]))
    assert nothing.id == shelf.id and nothing.content.endswith(JA("shelf-empty")) and not nothing.attachments
    everything = await to_page(sakura, nothing, Wanted())
    assert titles_of(page(games, Wanted())) <= set(everything.labels)
    for genre in Genre:
        if f"t1:0:shelfpage:0:{genre}" not in {b["custom_id"] for b in everything.buttons}:
            continue
        everything = await sakura.result(await sakura.click(everything, at(everything, f"shelfpage:0:{genre}")))
        assert titles_of(page(games, Wanted(genre))) <= set(everything.labels)


async def test_a_game_is_found_by_any_of_its_names(world: World, sakura: Person, alex: Person) -> None:
    offered = await alex.autocomplete("table", "games", "game", game="じゅくご")
    assert [o["value"] for o in offered] == ["jukugo_daifuda"]
    card = await sakura.result(await sakura.slash("table", "games", game="no thanks"))
    assert JA("geschenk-line") in card.content and card.attachments
    several = await sakura.result(await sakura.slash(sakura.dm(), "games", game="ト"))
    assert len([b for b in several.buttons if ":card:" in b["custom_id"]]) > 1
    rules = await sakura.result(await sakura.click(card, JA("button-rules")))
    assert JA("geschenk-title") in rules.content and rules.attachments
    card = await sakura.result(await sakura.click(rules, JA("button-card")))
    assert JA("geschenk-line") in card.content
    answer = await told(sakura, await sakura.slash("table", "games", game="chess"))
    assert answer == JA("no-game-called", typed="chess")


async def test_a_game_that_is_off_here_does_not_stand_on_the_shelf(world: World, sakura: Person) -> None:
    guild = world.box.guild("Home").id
    await world.host.servers.change(guild, lambda settings: replace(settings, games_off=("geschenk",)))
    shelf = await sakura.result(await sakura.slash("table", "games", game="geschenk"))
    assert shelf.content == JA("shelf-empty") and JA("geschenk-title") not in shelf.labels


@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_where_only_a_person_has_installed_the_bot_the_shelf_says_what_can_be_done(
    world: World, name: str
) -> None:
    one = world.box.person(name)
    world.box.faults.change(
        "INTERACTION_CREATE", lambda d: {**d, "authorizing_integration_owners": {"1": one.id}}, times=100
    )
    shelf = await one.result(await one.slash("lobby", "games"))
    assert shelf.content == says("shelf-not-here", one) and len(shelf.content) <= 2000
    assert not [c for c in shelf.buttons if "opengame" in str(c.get("custom_id"))]
    for message in (shelf, await one.result(await one.slash("lobby", "games", game="no thanks"))):
        (link,) = [c for c in message.buttons if c.get("url")]
        assert link["label"] == says("button-invite", one) and "oauth2" in link["url"]
        assert says("button-learn-table", one) not in message.labels
    # Another page has the same facts, and the rules can be read.
    turned = await to_page(one, shelf, Wanted(players=(3,), minutes=20))
    assert says("shelf-not-here", one) in turned.content
    card = await one.result(await one.click(turned, says("geschenk-title", one)))
    read = await one.result(await one.click(card, says("button-rules", one)))
    assert read.attachments and read.ephemeral
    # A button of another message opens nothing.
    forged = await one.click(turned, Press(0, "opengame", 0, ("geschenk",)).custom_id(), forge=True)
    assert await told(one, forged) == says("bot-not-here", one)
    for command in ("learn", "puzzle", "daily"):
        assert (await one.result(await one.slash("lobby", command))).content
    world.box.faults.clear()
    private = await one.result(await one.slash(one.dm(), "games"))
    assert private.content == says("shelf-open", one)
    assert await world.host.reading.tables_of(one.id) == []
