"""Tables without a channel: friends come by a code, and play in their own direct messages."""

from __future__ import annotations

import random
import re

import pytest

from cogs.ui.ids import Press
from engine.games.registry import GAMES
from engine.host.community.seeking import DEALT, Seeking
from engine.host.lobby.opening import Spot
from engine.host.model.preferences import GuildSettings
from engine.host.model.records import DeliveryKind, Status
from engine.host.model.records import Person as Seated
from sandbox import Interaction, Message, Person
from tests.e2e.absence.test_silence import hours_pass
from tests.e2e.driver import SHORT, Player, of_verb, offers, press_from, verb
from tests.e2e.lobby.test_seeks import asked as seeks_asked
from tests.e2e.lobby.test_seeks import seek as looks_for
from tests.e2e.lobby.test_seeks import status as seek_status
from tests.e2e.robust import says, settled
from tests.e2e.world import World

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
    """Let these people play from their hands until so many moves are made, or none of them is asked any more."""
    players = [Player(person, random.Random(3)) for person in people]
    while moves:
        await settled(world)
        turn = [player for player in players if await asked(world, table, player.person)]
        if not turn:
            return
        hand = turn[0].hand()
        assert hand is not None
        await turn[0].press(hand)
        moves -= 1
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


async def test_who_leaves_before_the_game_or_is_sent_away_loses_the_table(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    table, code = await friends_table(world, sakura)
    await come(world, minato, code)
    await come(world, alex, code)
    await press(world, minato, table, "leave")
    assert of_table(world, minato, table) == []
    await world.host.seating.kick(table, Seated(sakura.id, sakura.name), alex.id, "away")
    await settled(world)
    assert of_table(world, alex, table) == [] and len(tables(world, sakura, table)) == 1
    # Who left may come back by the code, who was sent away may not.
    await come(world, minato, code)
    assert len(tables(world, minato, table)) == 1
    shown = await alex.result(await alex.slash(alex.dm(), "games", code=code))
    answer = await alex.result(await alex.click(shown, says("button-join", alex)))
    assert answer.content == says("sent-away", alex) and of_table(world, alex, table) == []
    # The last two leave: what they have says so.
    await press(world, minato, table, "leave")
    await (
        await sakura.click(tables(world, sakura, table)[0], Press(table, "closeyes").custom_id(), forge=True)
    ).answer()
    await settled(world)
    assert (await world.host.reading.table(table)).status is Status.ENDED
    (end,) = of_table(world, sakura, table)
    assert [verb(b["custom_id"]) for b in end.buttons] == ["rematch"]


async def test_a_person_who_takes_no_messages_plays_on_from_the_inbox(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    table = await seated(world, [sakura, minato, alex])
    alex.close_dms()
    before = {m.id for m in alex.sees(alex.dm())}
    await play_out(world, table, [sakura, minato])
    assert await asked(world, table, alex)
    assert {m.id for m in alex.sees(alex.dm())} <= before, "nothing new reaches them"
    # From anywhere, here from a channel of a server, with an answer that only they see.
    inbox = await alex.result(await alex.slash("lobby", "inbox"))
    assert f" {table} " in inbox.content and inbox.ephemeral
    hand = await alex.result(await alex.click(inbox, Press(table, "inbox").custom_id()))
    assert offers(hand) and hand.ephemeral
    await Player(alex, random.Random(3)).press(hand)
    await settled(world)
    assert not await asked(world, table, alex)
    # A press in their direct messages ends the silence: the next hand comes.
    alex.open_dms()
    await alex.result(await alex.slash(alex.dm(), "inbox"))
    await play_out(world, table, [sakura, minato, alex])
    assert (await world.host.reading.table(table)).status is Status.FINISHED
    assert len(of_table(world, alex, table)) == 1


async def test_friends_without_a_common_server_come_by_the_code(world: World, sakura: Person, alex: Person) -> None:
    """The bot may not write to them first (50278), if Discord does not count their installation as consent."""
    table, code = await friends_table(world, sakura, "en_garde")
    await world.host.lobby_options.choose_option(table, Seated(sakura.id, sakura.name), "target", 1, "one hit")
    alex.leave("Home")
    await come(world, alex, code)
    await press(world, sakura, table, "start")
    assert tables(world, alex, table) == [] and len(tables(world, sakura, table)) == 1
    for _ in range(200):
        if (await world.host.reading.table(table)).status is not Status.PLAYING:
            break
        await settled(world)
        if await asked(world, table, alex):
            inbox = await alex.result(await alex.slash(alex.dm(), "inbox"))
            hand = await alex.result(await alex.click(inbox, Press(table, "inbox").custom_id()))
            await Player(alex, random.Random(3)).press(hand)
        else:
            await play_out(world, table, [sakura], moves=1)
    assert (await world.host.reading.table(table)).status is Status.FINISHED


async def test_the_table_goes_on_when_somebody_blocks_the_bot_and_gives_up_their_seat(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    table = await seated(world, [sakura, minato, alex])
    (mine,) = tables(world, alex, table)
    menu = await alex.result(await alex.click(mine, of_verb(mine, "menu")))
    sure = await alex.result(await alex.click(menu, of_verb(menu, "leave")))
    await (await alex.click(sure, of_verb(sure, "resign"))).answer()
    await settled(world)
    # Whoever may come back still sees the table, and has no hand.
    assert len(tables(world, alex, table)) == 1 and hands(world, alex, table) == []
    alex.close_dms()
    await play_out(world, table, [sakura, minato])
    assert (await world.host.reading.table(table)).status is Status.FINISHED
    # They get no result of their own: the table shows it.
    (end,) = of_table(world, alex, table)
    assert end.id == mine.id and verb(end.buttons[0]["custom_id"]) == "rematch"


async def test_a_phrase_after_the_game_reaches_the_others_without_a_sound(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    table = await seated(world, [sakura, minato, alex])
    await play_out(world, table, [sakura, minato, alex])
    (end,) = of_table(world, alex, table)
    said = await alex.result(await alex.click(end, of_verb(end, "say")))
    await (await alex.select(said, Press(table, "phrase").custom_id(), "well")).answer()
    await settled(world)
    for person in (sakura, minato):
        newest = person.sees(person.dm())[-1]
        assert says("phrases-well", person) in newest.content and alex.name in newest.content
        assert newest.data["flags"] & 4096
    assert not any(says("phrases-well", alex) in m.content and m.data["flags"] & 4096 for m in alex.sees(alex.dm()))


async def test_a_forgotten_person_loses_the_table_and_the_others_go_on(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    table = await seated(world, [sakura, minato, alex])
    await world.host.personal_data.forget(Seated(alex.id, alex.name), lambda lang: "somebody")
    await settled(world)
    assert of_table(world, alex, table) == []
    assert alex.name not in tables(world, sakura, table)[0].text
    assert await world.host.tables.store.rows("SELECT 1 FROM posts WHERE target = ?", (alex.id,)) == []
    await play_out(world, table, [sakura, minato])
    assert (await world.host.reading.table(table)).status is Status.FINISHED
    assert of_table(world, alex, table) == []


async def test_a_message_that_was_sent_and_not_stored_is_found(world: World, sakura: Person, minato: Person) -> None:
    table = await seated(world, [sakura, minato], computers=2)
    for person in (sakura, minato):
        (message,), hand = tables(world, person, table), hands(world, person, table)
        await world.host.tables.store.write("DELETE FROM posts WHERE target = ? AND kind = 'table'", (person.id,))
        await world.host.deliveries.add_task(table, DeliveryKind.TABLE, doubt=True)
        await settled(world)
        assert [m.id for m in tables(world, person, table)] == [message.id]
        assert [m.id for m in hands(world, person, table)] == [m.id for m in hand]
        # And the other way round: a lost hand is not taken for the table.
        await world.host.tables.store.write("DELETE FROM posts WHERE target = ? AND kind = 'hand'", (person.id,))
        await world.host.deliveries.add_task(table, DeliveryKind.REFRESH, person.id, doubt=True)
        await world.host.deliveries.add_task(table, DeliveryKind.TABLE, doubt=True)
        await settled(world)
        assert [m.id for m in tables(world, person, table)] == [message.id]
        assert [m.id for m in hands(world, person, table)] == [m.id for m in hand]


async def test_an_old_message_is_still_edited_and_posted_again_only_if_discord_wants_no_more_edits(
    world: World, sakura: Person, minato: Person
) -> None:
    table, code = await friends_table(world, sakura)
    (first,) = tables(world, sakura, table)
    later = world.host.tables.clock() + 7200
    world.host.tables.clock = world.bot.services.clock = lambda: later
    await come(world, minato, code)
    (now,) = tables(world, sakura, table)
    assert now.id == first.id and minato.name in now.content
    too_old = {"message": "old", "code": 30046, "retry_after": 900.0, "global": False}
    path = rf"/channels/{sakura.dm().id}/messages/{first.id}$"
    world.box.faults.add("PATCH", path, status=429, body=too_old, times=5)
    await press(world, sakura, table, "cpu")
    (anew,) = tables(world, sakura, table)
    assert anew.id != first.id and anew.data["flags"] & 4096


async def test_nobody_else_reaches_it_with_a_copied_button(world: World, sakura: Person, alex: Person) -> None:
    table, code = await friends_table(world, sakura)
    mine, other = await friends_table(world, alex)
    (theirs,) = tables(world, sakura, table)
    (message,) = tables(world, alex, mine)
    for verb_ in {verb(b["custom_id"]) for b in theirs.buttons}:
        answer = await alex.result(await alex.click(message, Press(table, verb_).custom_id(), forge=True))
        assert answer.content == says("no-such-table", alex), verb_
    assert other != code
    wrong = await alex.result(await alex.click(message, Press(0, "codejoin", 0, ("cAAAAAA1",)).custom_id(), forge=True))
    assert wrong.content == says("code-unknown", alex)
    assert [s.person for s in (await world.host.reading.table(table)).seats] == [sakura.id]


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_is_drawn_there(world: World, sakura: Person, minato: Person, game: str) -> None:
    table, code = await friends_table(world, sakura, game)
    await come(world, minato, code)
    size = (await world.host.reading.table(table)).size
    for _ in range(size - 2):
        await press(world, sakura, table, "cpu")
    await press(world, sakura, table, "start")
    await play_out(world, table, [sakura, minato], moves=2)
    both = [tables(world, person, table)[0] for person in (sakura, minato)]
    assert all(m.attachments for m in both)
    # Equal public state, equal public bytes; the place of the file alone differs.
    assert both[0].content == both[1].content and both[0].components == both[1].components
    assert [a["description"] for a in both[0].attachments] == [a["description"] for a in both[1].attachments]
    blobs = [world.box.world.files[m.attachments[0]["id"]] for m in both]
    assert blobs[0] == blobs[1]


async def test_what_a_table_has_beside_moves_works_there(world: World, sakura: Person, minato: Person) -> None:
    table = await seated(world, [sakura, minato])
    host, people = world.host, [sakura, minato]

    async def from_menu(person: Person, verb_: str) -> Message:
        (message,) = tables(world, person, table)
        menu = await person.result(await person.click(message, of_verb(message, "menu")))
        answer = await person.result(await person.click(menu, of_verb(menu, verb_)))
        await settled(world)
        return answer

    # A pause, and going on.
    await from_menu(sakura, "pause")
    await press(world, minato, table, "pause")
    assert (await host.reading.table(table)).status is Status.PAUSED
    for person in people:
        (message,) = tables(world, person, table)
        assert says("paused-agreed", person) in message.content
    await press(world, minato, table, "resume")
    assert (await host.reading.table(table)).status is Status.PLAYING
    # A move taken back: the other is asked in their messages, and on the table there.
    while not await asked(world, table, sakura):
        await play_out(world, table, [minato], moves=1)
    await play_out(world, table, [sakura], moves=1)
    (hand,) = hands(world, sakura, table)
    await (await sakura.click(hand, of_verb(hand, "undo"))).answer()
    await settled(world)
    if (await host.reading.table(table)).request is not None:
        await press(world, minato, table, "undoyes")
    assert (await host.reading.table(table)).seats[0].takebacks_made == 1
    # A phrase: in everybody's table, in their own language.
    said = await from_menu(sakura, "say")
    await (await sakura.select(said, Press(table, "phrase").custom_id(), "thinking")).answer()
    await settled(world)
    for person in people:
        assert says("phrases-thinking", person) in tables(world, person, table)[0].content
    # The log, the rules, the fair deal; no way to a channel and none to strangers.
    for verb_ in ("log", "fair"):
        assert (await from_menu(minato, verb_)).content
    menu = await from_menu(minato, "log")
    (message,) = tables(world, minato, table)
    menu = await minato.result(await minato.click(message, of_verb(message, "menu")))
    assert not {verb(b["custom_id"]) for b in menu.buttons} & {"movehere", "chair"}
    answer = await press_from(minato, "lobby", table, "movehere")
    assert (await minato.result(answer)).content == says("direct-stays", minato)
    # To the end, and back through it.
    await play_out(world, table, people)
    (end,) = of_table(world, minato, table)
    assert "share" not in {verb(b["custom_id"]) for b in end.buttons}
    film = await minato.result(await minato.click(end, of_verb(end, "replay")))
    assert film.attachments and film.channel_id == minato.dm().id


async def test_a_person_who_says_nothing_does_not_hold_up_the_others(
    world: World, sakura: Person, minato: Person
) -> None:
    table = await seated(world, [sakura, minato])
    while not await asked(world, table, minato):
        await play_out(world, table, [sakura], moves=1)
    await hours_pass(world, 48)
    found = [m for m in of_table(world, sakura, table) if "seatcpu" in {verb(b["custom_id"]) for b in m.buttons}]
    assert found, [[verb(b["custom_id"]) for b in m.buttons] for m in of_table(world, sakura, table)]
    await (await sakura.click(found[0], of_verb(found[0], "seatcpu"))).answer()
    await settled(world)
    assert (await world.host.reading.table(table)).absent_seat(minato.id) is not None
    # The table stays with them, and any press brings them back.
    (mine,) = tables(world, minato, table)
    await (await minato.click(mine, of_verb(mine, "hand"))).answer()
    await settled(world)
    assert (await world.host.reading.table(table)).seat_of(minato.id) is not None
    assert len(tables(world, minato, table)) == 1


async def test_who_is_seated_by_the_house_gets_the_table_too(world: World, sakura: Person, alex: Person) -> None:
    """As a table that forms by itself: nobody has pressed anything, and they may share no server."""
    people = [Seated(p.id, f"{p.name} here", p.name, world.box.guild("Home").id) for p in (sakura, alex)]
    spot = Spot(None, "", None, "en")
    info = await world.host.opening.open_seated(
        "en_garde", people, spot, "none", "formed", ["a", "b"], lambda writing, number: None
    )
    await settled(world)
    for person in (sakura, alex):
        (message,) = tables(world, person, info.id)
        assert "here" not in message.content and alex.name in message.content
        assert all(b["disabled"] for b in message.buttons if verb(b["custom_id"]) == "friends")
    await world.host.dealing.start(info.id, people[0], "started")
    await settled(world)
    assert {len(tables(world, person, info.id)) for person in (sakura, alex)} == {1}


async def test_three_people_of_different_servers_come_together(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    people, seeking = [sakura, minato, alex], Seeking(world.host)
    for number, person in enumerate(people):
        place, guild = "table", world.box.guild("Home")
        if number:
            place = f"hall{number}"
            world.box.admin.add_guild(f"Server {number}", (place,), people=[person.user])
            guild = world.box.guild(f"Server {number}")
            person.leave("Home")
        await world.host.servers.save(GuildSettings(guild.id, seek=True))
        person.rename(f"Nickname {number}", guild)
        await looks_for(person, place)
        await seeking.set_everywhere(person.id, guild.id, True)
    for person, question in zip(people, await seeks_asked(world, *people), strict=True):
        await (await person.click(question, of_verb(question, "seekyes"))).answer()
    table = (await seek_status(world, DEALT)).table
    assert table is not None
    await settled(world)
    assert (await world.host.reading.table(table)).in_direct_messages
    for person in people:
        (message,) = tables(world, person, table)
        assert "Nickname" not in message.content and all(
            p.name in message.attachments[0]["description"] for p in people
        )
    await play_out(world, table, people)
    assert (await world.host.reading.table(table)).status is Status.FINISHED
