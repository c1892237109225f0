"""Managers change the settings of their server, through the real commands."""

from __future__ import annotations

import io
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from PIL import Image

from cogs.ui.ids import Press
from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.records import Person as Identity
from sandbox import Message, Person
from tests.e2e.driver import new_table, press_at, press_from
from tests.e2e.robust import JA, opened, says, settled, stand_still, started, told
from tests.e2e.world import World


async def test_managers_set_where_and_what_is_played(world: World, sakura: Person, alex: Person) -> None:
    place = world.box.channel("table")
    panel = await sakura.result(await sakura.slash("table", "settings"))
    assert panel.ephemeral
    server = await sakura.result(await sakura.click(panel, JA("button-settings-server")))

    async def page(name: str) -> Message:
        return await sakura.result(await sakura.select(server, JA("settings-choose"), name))

    for _ in range(2):
        channels = await page("channels")
        server = await sakura.result(await sakura.select(channels, JA("settings-channels-choose"), place.id))
        games = await page("games")
        server = await sakura.result(await sakura.select(games, JA("settings-games-choose"), "geschenk"))
    assert server.id == panel.id, "all in one message"
    kept = await world.host.servers.settings(str(place.guild_id))
    assert (kept.channels, kept.games_off) == ((str(place.id),), ("geschenk",))
    await sakura.result(await new_table(sakura, "table", "geschenk"))
    await sakura.result(await new_table(sakura, "lobby", "tricky_express"))
    assert await world.host.tables.store.rows("SELECT id FROM tables") == []
    channels = await page("channels")
    assert [value["id"] for value in channels.selects[0]["default_values"]] == [place.id]
    server = await sakura.result(await sakura.click(channels, JA("button-back")))
    read = await alex.result(await alex.slash("table", "settings"))
    read = await alex.result(await alex.click(read, says("button-settings-server", alex)))
    assert f"<#{place.id}>" in read.content and not read.selects
    form = await sakura.select(await page("silence"), JA("settings-hours-choose"), "other")
    await form.answer()
    done = await sakura.result(await sakura.submit(form, {"hours": "7"}))
    assert done.id == panel.id and JA("settings-server-silence", silence=7) in done.content


async def test_so_many_channels_that_no_message_holds_them_all_are_named_in_part(world: World, sakura: Person) -> None:
    guild = world.box.channel("table").guild_id
    channels = tuple(str(12_000_000_000_000_000_000 + n) for n in range(120))
    await world.host.servers.change(str(guild), lambda s: replace(s, channels=channels))
    text = await told(sakura, await new_table(sakura, "table", "geschenk"))
    assert f"<#{channels[0]}>" in text and "…" in text


SILENT = 1 << 12


async def test_in_quiet_hours_a_hand_makes_no_sound(world: World, sakura: Person, alex: Person) -> None:
    now = datetime.now(UTC)
    quiet = QuietHours(now.hour, (now + timedelta(hours=2)).hour, "UTC")
    await world.host.active_time.set_quiet(Identity(sakura.id, sakura.name), quiet)
    table = await started(world, sakura, alex, computers=1)
    await settled(world)
    mine, theirs = await table.posted("hand", sakura), await table.posted("hand", alex)
    assert mine is not None and mine.flags & SILENT
    assert theirs is not None and not theirs.flags & SILENT


def picture_of(world: World, message: Message) -> Image.Image:
    (shown,) = message.attachments
    data = world.box.read_file(shown["id"])
    assert data is not None
    return Image.open(io.BytesIO(data)).convert("RGB")


@pytest.mark.pictures
async def test_pictures_are_drawn_as_a_person_and_as_a_table_want_them(
    world: World, sakura: Person, alex: Person
) -> None:
    """The table is quiet for everybody; a hand is in large print for one person, from its next picture on."""
    table = await opened(world, sakura, alex, game="geschenk")
    press = Press(table.id, "option", 0, ("pictures",)).custom_id()
    menu = await press_at(world, sakura, table.id, "options")
    await sakura.result(await sakura.select(menu, press, "quiet", forge=True))
    assert (await table.info()).pictures == "quiet"
    await (await table.press(sakura, await table.table_message(), "cpu")).answer()
    await settled(world)
    await (await table.press(sakura, await table.table_message(), "start")).answer()
    await settled(world)
    place = (await table.info()).place

    async def looked(person: Person, verb: str) -> Message:
        return await person.result(await press_from(person, place, table.id, verb))

    board = picture_of(world, await looked(sakura, "look"))
    edge = board.crop((0, 80, 12, 700)).getcolors() or []
    assert len(edge) <= 2, "no weave and no rim: the ground, and a shadow on it"
    before = {one.id: picture_of(world, await looked(one, "hand")) for one in (sakura, alex)}
    panel = await sakura.result(await sakura.slash("table", "settings"))
    page = await sakura.result(await sakura.select(panel, JA("settings-choose"), "pictures"))
    done = await sakura.result(await sakura.select(page, JA("settings-pictures-choose"), "large"))
    assert JA("settings-pictures", style=JA("pictures-large")) in done.content
    mine, theirs = await looked(sakura, "hand"), await looked(alex, "hand")
    assert picture_of(world, mine).tobytes() != before[sakura.id].tobytes()
    assert picture_of(world, mine).height != before[sakura.id].height
    assert picture_of(world, theirs).tobytes() == before[alex.id].tobytes(), "another person's hand stays as it is"
    assert picture_of(world, await looked(sakura, "look")).tobytes() == board.tobytes(), "the table is everybody's"


@pytest.mark.parametrize("name", ["さくら", "Alex"])
async def test_a_day_is_typed_as_people_say_it(world: World, name: str) -> None:
    one = world.box.person(name)
    stand_still(world)  # tomorrow is another day after midnight
    await world.host.active_time.set_zone(Identity(one.id, one.name), "Asia/Tokyo")
    asked = await told(one, await one.slash("table", "away", until="next Friday"))
    assert says("away-which-day", one, typed="next Friday", days="")[:8] in asked
    assert await world.host.vacations.absences(one.id) == []
    for typed in ("tomorrow", "明日"):
        answer = await told(one, await one.slash("table", "away", until=typed))
        *_, (_, until, _) = await world.host.vacations.absences(one.id)
        here = datetime.fromtimestamp(until - 1, ZoneInfo("Asia/Tokyo")).date()
        assert (
            here
            == (datetime.fromtimestamp(world.host.tables.clock(), ZoneInfo("Asia/Tokyo")) + timedelta(days=1)).date()
        )
        assert f"<t:{int(until) - 1}:D>" in answer
        await world.host.vacations.set_return_date(Identity(one.id, one.name), typed)
    offered = await one.autocomplete("table", "away", "until", until="明後日")
    assert len(offered) == 1
    # The text of an offered choice works like its value.
    await told(one, await one.slash("table", "away", until=offered[0]["name"]))
    assert len([a for a in await world.host.vacations.absences(one.id) if a[1] > world.host.tables.clock()]) == 1
