"""A person tells the managers, and the managers keep somebody from the tables, as people press it."""

from __future__ import annotations

from typing import Any

from cogs.ui.ids import Press
from engine.host.model.records import DeliveryKind
from engine.host.model.records import Person as Reporter
from locales import words
from sandbox import Channel, Message, Person
from sandbox.limits.permissions import bits
from tests.e2e.driver import press_from
from tests.e2e.robust import JA, settled, started, told
from tests.e2e.world import World

EN = words("en")
SILENT = 1 << 12
WORD = "He *shouts* at everybody.\n<@1> @everyone"


def office(world: World) -> Channel:
    """Add a channel that only the owner and the bot see."""
    channel = world.box.admin.add_channel(world.box.guild("Home"), "office")
    view = bits(["VIEW_CHANNEL"])
    channel.data["permission_overwrites"] += [
        {"id": channel.guild_id, "type": 0, "allow": "0", "deny": str(view)},
        {"id": world.box.world.bot.id, "type": 1, "allow": str(view), "deny": "0"},
    ]
    # Tells the bot of the channel as it is now.
    world.box.admin.deny(channel)
    return channel


def from_bot(world: World, person: Person, place: Any) -> list[Message]:
    return [m for m in person.sees(place) if m.data["author"]["id"] == world.box.world.bot.id]


async def report(world: World, person: Person, table: int, name: str) -> str:
    """Press *Tell the managers* in the menu, and send the form; return the answer."""
    menu = await person.result(await press_from(person, "table", table, "menu"))
    form = await person.click(menu, words("en" if person.name == "Alex" else "ja")("button-report"))
    await form.answer()
    info = await world.host.reading.table(table)
    (seat,) = [str(s.seat) for s in info.seats if s.name == name]
    return await told(person, await person.submit(form, {"who": seat, "word": WORD}))


async def test_the_owner_gets_it_without_a_sound(world: World, sakura: Person, minato: Person, alex: Person) -> None:
    table = await started(world, sakura, minato, alex, players=3)
    assert await report(world, alex, table.id, minato.name) == EN("report-sent")
    await settled(world)
    (note,) = [
        m for m in from_bot(world, sakura, sakura.dm()) if JA("button-to-table") in m.labels and "shouts" in m.content
    ]
    assert note.flags & SILENT and f"<@{minato.id}>" in note.content and f"<@{alex.id}>" in note.content
    assert r"\*shouts\*" in note.content and "@everyone" not in note.content
    assert [m for m in from_bot(world, minato, minato.dm()) if "shouts" in m.content] == []
    assert all("shouts" not in m.content for m in from_bot(world, minato, "table"))


async def test_a_report_about_the_owner_goes_to_no_direct_message(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    await report(world, alex, table.id, sakura.name)
    await settled(world)
    assert [m for m in from_bot(world, sakura, sakura.dm()) if "shouts" in m.content] == []
    panel = await sakura.result(await sakura.slash("table", "settings"))
    server = await sakura.result(await sakura.click(panel, JA("button-settings-server")))
    people = await sakura.result(await sakura.select(server, JA("settings-choose"), "people"))
    assert "shouts" not in people.content, "nor does the reported person read it on the page"


async def test_managers_keep_somebody_away_and_let_them_back(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    place, guild = office(world), str(world.box.guild("Home").id)
    panel = await sakura.result(await sakura.slash("table", "settings"))
    server = await sakura.result(await sakura.click(panel, JA("button-settings-server")))
    people = await sakura.result(await sakura.select(server, JA("settings-choose"), "people"))
    public = world.box.channel("lobby")
    no = await told(sakura, await sakura.select(people, JA("people-channel"), public.id))
    assert no == JA("report-channel-public", channel=f"<#{public.id}>")
    people = await sakura.result(await sakura.select(people, JA("people-channel"), place.id))
    assert JA("people-reports", place=f"<#{place.id}>") in people.content
    table = await started(world, sakura, minato, alex, players=3)
    await report(world, alex, table.id, minato.name)
    await settled(world)
    (note,) = from_bot(world, sakura, place)
    assert note.flags & SILENT and "shouts" in note.content and f"<@{minato.id}>" in note.content
    # The button is only for managers of this server, whoever has it.
    bar = next(b["custom_id"] for b in note.buttons if b.get("label") == EN("button-report-bar"))
    lobby = await alex.result(await alex.slash("table", "games"))
    forged = await alex.result(await alex.click(lobby, bar, forge=True))
    assert forged.content == EN("settings-managers-only")
    assert await world.host.barring.of(guild) == []
    done = await sakura.result(await sakura.click(note, EN("button-report-bar")))
    assert JA("people-barred", person=f"<@{minato.id}>") in done.content and str(table.id) in done.content
    assert (await table.info()).seat_of(minato.id) is not None, "the game goes on"
    refused = await told(minato, await minato.slash("table", "geschenk", players=3))
    assert refused == words("ja")("barred-here")
    done = await sakura.result(await sakura.click(done, JA("button-people-leave")))
    assert JA("people-left", count=1) in done.content
    await settled(world)
    info = await table.info()
    assert info.seat_of(minato.id) is None and info.left_seat(minato.id) is not None
    back = await told(minato, await press_from(minato, "table", table.id, "seatback"))
    assert back == JA("barred-here"), "nor do they take their seat back"
    await sakura.result(await sakura.select(done, JA("people-back"), minato.id))
    assert await world.host.barring.of(guild) == []
    await minato.result(await minato.slash("table", "geschenk", players=3))
    assert len(await world.host.reading.tables_of(minato.id)) == 1


async def test_a_stranger_reports_nobody(world: World, sakura: Person, minato: Person, alex: Person) -> None:
    table = await started(world, sakura, minato, computers=1, players=3)
    for verb in ("report", "reporttold"):
        refused = await told(alex, await press_from(alex, "table", table.id, verb))
        assert refused in (EN("not-at-this-table"), EN("malformed"))
    shelf = await alex.result(await alex.slash("table", "games"))
    gone = Press(0, "reportbar", 0, ("r123",)).custom_id()
    assert (await alex.result(await alex.click(shelf, gone, forge=True))).content == EN("settings-managers-only")
    shelf = await sakura.result(await sakura.slash("table", "games"))
    assert (await sakura.result(await sakura.click(shelf, gone, forge=True))).content == JA("report-gone")


async def test_a_report_survives_a_restart_and_comes_once(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    place, guild = office(world), str(world.box.guild("Home").id)
    await world.host.reports.set_channel(guild, place.id)
    table = await started(world, sakura, minato, alex, players=3)
    await settled(world)
    (seat,) = [s.seat for s in (await table.info()).seats if s.person == minato.id]
    who = Reporter(alex.id, alex.name)
    await world.host.reports.report(table.id, who, seat, WORD, "77")
    await world.restart()
    await world.host.reports.report(table.id, who, seat, WORD, "77")
    await settled(world)
    (note,) = from_bot(world, sakura, place)
    assert "shouts" in note.content
    # Done, and not acknowledged: the same message, not a second one.
    await world.host.deliveries.add_task(table.id, DeliveryKind.REPORT, "77")
    await settled(world)
    assert len(from_bot(world, sakura, place)) == 1


async def test_a_channel_that_everybody_sees_by_now_gets_none(
    world: World, sakura: Person, minato: Person, alex: Person
) -> None:
    place, guild = office(world), str(world.box.guild("Home").id)
    await world.host.reports.set_channel(guild, place.id)
    place.data["permission_overwrites"].clear()
    world.box.admin.deny(place)
    table = await started(world, sakura, minato, alex, players=3)
    await report(world, alex, table.id, minato.name)
    await settled(world)
    assert from_bot(world, sakura, place) == []
    assert [m for m in from_bot(world, sakura, sakura.dm()) if "shouts" in m.content], "the owner has it"
