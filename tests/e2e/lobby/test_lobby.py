"""The lobby of a table: few presses, few messages, options in place, invitations, leaving."""

from __future__ import annotations

from cogs.shelf.shelf_pages import Wanted
from engine.host.model.records import Person as Seated
from engine.host.model.records import Status
from locales import words
from sandbox import Message, Person
from tests.e2e.driver import (
    has_button,
    lobby_shown,
    new_table,
    open_table,
    place_of,
    press_at,
    press_from,
    shown,
    table_id,
    verb,
)
from tests.e2e.robust import settled
from tests.e2e.world import World, eventually

JA, EN = words("ja"), words("en")


def ephemerals(world: World, person: Person, table: int) -> list[Message]:
    """Return the ephemeral messages that this person sees at the table."""
    return [m for m in person.sees(world.box.channel(place_of(world, person, table))) if m.ephemeral]


def pick(message: Message, *path: str) -> str:
    """Return the custom id of a component whose id ends with this text."""
    found = [c["custom_id"] for c in (*message.buttons, *message.selects) if c["custom_id"].endswith(":".join(path))]
    assert len(found) == 1, (path, message.components)
    return str(found[0])


async def test_from_an_empty_channel_to_the_first_card_in_five_presses_and_one_by_each_guest(world: World) -> None:
    sakura, alex, minato = (world.box.person(n) for n in ("さくら", "Alex", "ミナト"))
    shelf = await sakura.result(await sakura.slash("table", "games"))
    shelf = await sakura.result(
        await sakura.select(shelf, pick(shelf, "shelflimits", "0", "t.all"), *Wanted(minutes=20).limits())
    )
    card = await sakura.result(await sakura.click(shelf, pick(shelf, "card", "0", "geschenk.all.t20")))
    opened = await sakura.result(await sakura.click(card, pick(card, "opengame", "0", "geschenk")))
    table = table_id(opened)
    await world.box.until(lambda: lobby_shown(world, alex, table))
    for guest in (alex, minato):
        await press_at(world, guest, table, "join")
    await world.box.until(lambda: has_button(world, sakura, table, "start"))
    await press_at(world, sakura, table, "start")
    assert (await world.host.reading.table(table)).status is Status.PLAYING
    await world.box.until(lambda: any(m.attachments for m in alex.sees(alex.dm())))
    assert ephemerals(world, alex, table) == [], "what the table shows is not said again"


async def test_the_opener_changes_what_is_agreed_in_place(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, "geschenk", players=4)
    assert JA("geschenk-line") in shown(world, sakura, table).attachments[0]["description"], "the usual rules"
    read = await press_at(world, alex, table, "options")
    assert EN("options-host", name="さくら") in read.content and read.buttons == read.selects == []
    assert EN("option-line", name=EN("geschenk-option-remove"), value="9") in read.content
    seats = await press_at(world, alex, table, "seats")
    assert EN("seat-line", seat="1", name="さくら") in seats.content and seats.selects == [], "read, and not changed"
    menu = await press_at(world, sakura, table, "options")
    menu = await sakura.result(await sakura.click(menu, JA("button-further-options")))
    menu = await sakura.result(await sakura.select(menu, pick(menu, "option", "0", "remove"), "7"))
    assert (await world.host.reading.table(table)).options["remove"] == 7
    told = JA("option-line", name=JA("geschenk-option-remove"), value="7")
    await world.box.until(lambda: told in shown(world, sakura, table).attachments[0]["description"])
    assert JA("geschenk-option-remove") not in shown(world, sakura, table).content, "options stand in the picture alone"
    first = await press_at(world, sakura, table, "options")
    menu = await sakura.result(await sakura.select(first, pick(first, "option", "0", "players"), "3"))
    assert (await world.host.reading.table(table)).size == 3
    menu = await sakura.result(await sakura.select(menu, pick(menu, "option", "0", "start"), "full"))
    assert (await world.host.reading.table(table)).when_full
    await press_at(world, alex, table, "join")
    await press_at(world, sakura, table, "cpu")
    assert (await world.host.reading.table(table)).status is Status.PLAYING, "full, so it has begun by itself"
    late = await sakura.result(await sakura.select(menu, pick(menu, "option", "0", "games"), "5"))
    assert late.content == JA("already-started")


async def test_a_number_of_many_is_typed(world: World) -> None:
    sakura = world.box.person("さくら")
    table = await open_table(world, sakura, "dominuxen")
    menu = await press_at(world, sakura, table, "options")
    menu = await sakura.result(await sakura.click(menu, JA("button-further-options")))
    for text, answer in (("20", JA("not-a-number", low="50", high="500")), ("２００", None)):
        ix = await (await sakura.click(menu, pick(menu, "optionask", "0", "turn_limit"))).answer()
        said = await sakura.result(await sakura.submit(ix, {"number": text}))
        assert answer is None or said.content == answer
    assert (await world.host.reading.table(table)).options["turn_limit"] == 200


async def test_somebody_is_invited_from_the_lobby_and_answers_in_a_message(world: World) -> None:
    sakura, alex, minato = (world.box.person(n) for n in ("さくら", "Alex", "ミナト"))
    table = await open_table(world, sakura, "geschenk", players=3)
    lobby = shown(world, sakura, table)
    no = await alex.result(await alex.select(lobby, pick(lobby, "invite", "0", ""), minato.id))
    assert no.content == EN("only-the-opener")
    for person in (alex, minato):
        lobby = shown(world, sakura, table)
        await (await sakura.select(lobby, pick(lobby, "invite", "0", ""), person.id)).answer()
    kept = [i.name for i in (await world.host.reading.table(table)).kept]
    assert kept == ["Alex", "ミナト"]
    lobby = shown(world, sakura, table)
    nobody = await sakura.select(lobby, pick(lobby, "invite", "0", ""), world.box.world.bot.id)
    assert (await sakura.result(nobody)).content == JA("invite-refused")
    waiting = await minato.result(await minato.slash("table", "inbox"))
    assert JA("inbox-join", title=JA("geschenk-title"), table=str(table)) in waiting.labels
    for person, label in ((alex, EN("button-join")), (minato, JA("button-decline"))):
        await world.box.until(lambda p=person: bool(p.sees(p.dm())))  # type: ignore[misc]  # bound at once
        (asked,) = person.sees(person.dm())
        assert "さくら" in asked.content and "20" in asked.content, "how long it takes"
        assert [verb(b["custom_id"]) for b in asked.buttons] == ["join", "decline", "rules"]
        answer = await person.result(await person.click(asked, label))
        assert answer.buttons == [] and [m.id for m in person.sees(person.dm())] == [asked.id], "in its place"
    info = await world.host.reading.table(table)
    assert info.seat_of(alex.id) and not info.seat_of(minato.id) and info.kept == ()
    await press_at(world, sakura, table, "cpu")
    await world.box.until(lambda: has_button(world, sakura, table, "start"))
    await press_at(world, sakura, table, "start")
    await world.box.until(lambda: [bool(m.attachments) for m in alex.sees(alex.dm())] == [True])
    await settled(world)
    assert minato.sees(minato.dm()) == [], "what is used up is gone"


async def test_an_invitation_that_was_not_answered_says_that_it_is_over(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, "en_garde")
    lobby = shown(world, sakura, table)
    await (await sakura.select(lobby, pick(lobby, "invite", "0", ""), alex.id)).answer()
    await world.box.until(lambda: bool(alex.sees(alex.dm())))
    (asked,) = alex.sees(alex.dm())
    rules = await alex.result(await alex.click(asked, JA("button-rules")))
    assert rules.attachments, "who is asked may read the rules first"
    more = await press_at(world, sakura, table, "more")
    sure = await sakura.result(await sakura.click(more, JA("button-close")))
    await sakura.result(await sakura.click(sure, JA("button-close")))
    (told,) = [m for m in sakura.sees(world.box.channel(place_of(world, sakura, table))) if m.id == more.id]
    assert told.content == JA("lobby-closed") and not told.buttons, "all of it in one message"

    def one() -> Message:
        return next(m for m in alex.sees(alex.dm()) if m.id == asked.id)

    await world.box.until(lambda: JA("invitation-off") in one().content or EN("invitation-off") in one().content)
    assert not one().buttons and await world.host.posts.of_table(table) != []


async def test_leaving_says_what_happens_and_a_seat_is_taken_back(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, "geschenk", players=3)
    last = await press_at(world, sakura, table, "leave")
    assert last.content == JA("leave-last-sure"), "asked before the table is closed"
    await press_at(world, alex, table, "join")
    await press_at(world, sakura, table, "cpu")
    await world.box.until(lambda: has_button(world, sakura, table, "start"))
    await press_at(world, sakura, table, "start")
    await world.box.until(lambda: has_button(world, sakura, table, "menu"))

    async def leaves(person: Person) -> tuple[str, Message]:
        more = await press_at(world, person, table, "menu")
        sure = await person.result(await person.click(more, pick(more, "leave", "0", "")))
        return sure.content, await person.result(await person.click(sure, sure.buttons[0]["custom_id"]))

    asked, left = await leaves(alex)
    assert asked == EN("leave-seat-sure") and left.content == EN("seat-left")
    hand = await press_at(world, alex, table, "hand")
    assert hand.content == EN("seat-left-before")
    back = await alex.result(await alex.click(hand, pick(hand, "seatback", "0", "")))
    assert back.content == EN("seat-back") and (await world.host.reading.table(table)).seat_of(alex.id)
    older = await press_at(world, alex, table, "menu")
    await leaves(sakura)
    alone = await alex.result(await alex.click(older, pick(older, "endvote", "0", "")))
    assert alone.content == EN("leave-seat-sure-last"), "nobody is there to agree: asked before the table ends"
    asked, left = await leaves(alex)
    assert asked == EN("leave-seat-sure-last") and left.content == EN("seat-left-last") and not left.buttons
    assert (await world.host.reading.table(table)).status is Status.ENDED


async def test_playing_with_somebody_from_their_menu_or_by_an_option(world: World) -> None:
    sakura, alex, minato = (world.box.person(n) for n in ("さくら", "Alex", "ミナト"))
    asked = await sakura.result(await sakura.menu("table", "Play with ...", alex))
    assert asked.ephemeral and asked.content == JA("play-with", name="Alex")
    opened = await sakura.result(await sakura.select(asked, asked.selects[0]["custom_id"], "love_letter"))
    info = await world.host.reading.table(table_id(opened))
    assert info.size == 2 and [i.name for i in info.kept] == ["Alex"] and not opened.ephemeral
    await world.box.until(lambda: bool(alex.sees(alex.dm())))
    assert JA("invited", name="さくら") in alex.sees(alex.dm())[0].content
    opened = await sakura.result(await new_table(sakura, "table", "geschenk", **{"with": minato, "players": 4}))
    table = table_id(opened)
    assert [i.name for i in (await world.host.reading.table(table)).kept] == ["ミナト"]
    await world.host.blocks.block(Seated(minato.id, minato.name), sakura.id)
    threads = sum(c.is_thread for c in world.box.world.channels.values())
    for refusal in (
        await sakura.menu("table", "Play with ...", sakura),
        await new_table(sakura, "table", "geschenk", **{"with": world.box.world.bot.id}),
        await new_table(sakura, "table", "geschenk", **{"with": minato}),
    ):
        answer = await sakura.result(refusal)
        assert answer.content == JA("invite-refused") and answer.ephemeral, "one answer, whatever the reason, to her"
    assert threads == sum(c.is_thread for c in world.box.world.channels.values()), "and no thread is left of it"


async def test_where_a_table_was_told_of_nobody_is_asked_to_join_once_it_has_begun(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    told = await sakura.result(await new_table(sakura, "table", "en_garde"))
    table, channel = table_id(told), world.box.channel("table")

    def line() -> Message:
        return next(m for m in alex.sees(channel) if m.id == told.id)

    assert line().labels == [JA("button-join"), JA("button-rules")]
    await alex.result(await alex.click(line(), JA("button-join")))
    await world.box.until(lambda: has_button(world, sakura, table, "start"))
    assert line().labels == [JA("button-join"), JA("button-rules")], "somebody may leave again"
    await press_at(world, sakura, table, "start")
    await world.box.until(lambda: line().labels == [JA("button-rules")])
    place = f"<#{place_of(world, sakura, table)}>"
    assert line().content == JA("table-begun", title=JA("en_garde-title"), table=str(table), place=place)

    # The announcement tells its number by its buttons, and loses them.
    other = table_id(await sakura.result(await new_table(sakura, "table", "en_garde")))
    await world.box.until(lambda: lobby_shown(world, sakura, other))
    await press_at(world, sakura, other, "leave")
    [sure] = [m for m in ephemerals(world, sakura, other) if JA("leave-last-sure") in m.content]
    await sakura.result(await sakura.click(sure, JA("button-leave")))
    gone = JA("table-called-off", title=JA("en_garde-title"), table=str(other))
    await world.box.until(lambda: any(m.content == gone and not m.buttons for m in alex.sees(channel)))

    await world.host.play.vote_end(table, Seated(sakura.id, "さくら"), "end 1")
    await world.host.play.vote_end(table, Seated(alex.id, "Alex"), "end 2")
    gone = JA("table-called-off", title=JA("en_garde-title"), table=str(table))
    await world.box.until(lambda: line().content == gone and not line().buttons)

    third = table_id(await sakura.result(await new_table(sakura, "table", "en_garde")))
    await world.box.until(lambda: lobby_shown(world, sakura, third))
    await world.host.tables.store.write("UPDATE tables SET opened = 0 WHERE id = ?", (third,))
    assert await world.host.seating.expire() == 1
    gone = JA("table-called-off", title=JA("en_garde-title"), table=str(third))
    await world.box.until(lambda: any(m.content == gone and not m.buttons for m in alex.sees(channel)))


async def test_who_would_end_a_table_proposes_it_and_the_others_read_where_to_agree(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, "en_garde")
    await press_at(world, alex, table, "join")
    await press_at(world, sakura, table, "start")
    more = await press_at(world, sakura, table, "menu")
    assert JA("button-propose-end") in more.labels and JA("button-end") not in more.labels
    await sakura.result(await sakura.click(more, JA("button-propose-end")))
    told = JA("event-table-end-proposed", name="さくら")
    assert JA("button-menu") in told, "where the others agree"
    await world.box.until(lambda: told in shown(world, alex, table).content)
    assert EN("button-end") in (await press_at(world, alex, table, "menu")).labels


async def test_a_lone_opener_starts_with_computers_in_one_press(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, "arsene")
    no = await press_at(world, alex, table, "startcpu")
    assert no.content == EN("not-at-this-table")
    assert (await press_at(world, sakura, table, "join")).content == JA("join-again-host")
    await press_at(world, alex, table, "join")
    assert (await press_at(world, alex, table, "join")).content == EN("join-again", name="さくら")
    await press_at(world, alex, table, "leave")
    await world.box.until(lambda: not any("Alex" in line for line in shown(world, sakura, table).content.split("\n")))
    lobby = shown(world, sakura, table)
    assert JA("button-start-computers") in lobby.labels and JA("button-start") not in lobby.labels
    await press_at(world, sakura, table, "startcpu")
    await world.box.until(lambda: has_button(world, sakura, table, "hand"))
    seats = (await world.host.reading.table(table)).seats
    assert [s.person for s in seats] == [sakura.id, None, None, None]


async def test_a_table_where_nobody_else_can_come_says_so(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    answer = await sakura.result(await new_table(sakura, sakura.dm(), "geschenk"))
    table = (await world.host.reading.tables_of(sakura.id))[0].id
    title = JA("geschenk-title")
    assert answer.content == JA("table-opened-alone", title=title, table=str(table), place="") and not answer.buttons
    await world.box.until(lambda: any(m.attachments for m in sakura.sees(sakura.dm())))
    lobby = next(m for m in sakura.sees(sakura.dm()) if m.attachments)
    verbs = {verb(c["custom_id"]) for c in (*lobby.buttons, *lobby.selects)}
    assert "cpu" in verbs and not verbs & {"join", "invite"}
    refused = await sakura.result(await new_table(sakura, sakura.dm(), "geschenk", **{"with": alex}))
    assert refused.content in (JA("invite-in-server"), JA("invite-refused"))


async def test_a_table_that_one_looks_at_alone_is_told_in_ones_own_language(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, "geschenk", players=3)
    for person, w in ((sakura, JA), (alex, EN)):
        seen = await person.result(await press_from(person, "table", table, "look"))
        assert seen.ephemeral and w("table-heading", title=w("geschenk-title"), table=str(table)) in seen.content
        assert w("button-join") in seen.labels or w("button-leave") in seen.labels


async def test_tables_are_offered_by_names_listed_as_one_writes_them(world: World) -> None:
    sakura, alex = world.box.person("さくら"), world.box.person("Alex")
    table = await open_table(world, sakura, "geschenk", players=3)
    await press_at(world, alex, table, "join")
    for person, listed in ((sakura, "さくら、Alex"), (alex, "さくら and Alex")):
        (offered,) = await person.autocomplete("table", "play", "table", table="")
        assert offered["name"].endswith(listed)


async def test_a_table_starts_at_its_moment_and_computers_take_the_free_seats(
    world: World, sakura: Person, alex: Person
) -> None:
    """Everybody reads when; the one who joins meanwhile plays. Nothing is pressed at the moment itself."""
    table = await open_table(world, sakura, "geschenk", players=4)
    menu = await press_at(world, sakura, table, "options")
    await sakura.result(await sakura.select(menu, pick(menu, "option", "0", "start"), "c10"))
    start = (await world.host.reading.table(table)).starts
    assert start is not None and start.at
    told = f"<t:{int(start.at)}:R>"
    await world.box.until(lambda: told in shown(world, sakura, table).content)
    await press_at(world, alex, table, "join")
    assert told in shown(world, sakura, table).content
    await world.host.tables.store.write("UPDATE tables SET starts = REPLACE(starts, ?, '1')", (str(start.at),))
    await world.host.tables.store.write("UPDATE timers SET due = 1 WHERE kind = 'start'")
    world.host.tables.wakeups.timers.set()

    async def started() -> bool:
        return (await world.host.reading.table(table)).status is Status.PLAYING

    await eventually(started)
    begun = await world.host.reading.table(table)
    assert [seat.computer is None for seat in begun.seats] == [True, True, False, False]
    await world.box.until(lambda: told not in shown(world, sakura, table).content)
