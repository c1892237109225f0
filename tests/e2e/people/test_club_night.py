"""A club night in the sandbox: a manager sets it, Discord shows the event, the tables open, and people sit down."""

from __future__ import annotations

import contextlib
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from cogs.community.club_nights import ClubNightRunner
from cogs.people.settings_buttons import SERVER_SET
from cogs.ui.ids import Press
from cogs.ui.skipped_events import SkippedEvents
from engine.host.community.club_nights import EVENING_S, ClubNight, ClubNights
from engine.host.model.records import Status
from sandbox import Message, Person
from tests.e2e.driver import press_from
from tests.e2e.robust import JA, says, settled, whole_round
from tests.e2e.world import World, eventually


def setting(part: str) -> str:
    return Press(0, SERVER_SET, 0, (part,)).custom_id()


async def club_page(sakura: Person) -> Message:
    panel = await sakura.result(await sakura.slash("table", "settings"))
    server = await sakura.result(await sakura.click(panel, JA("button-settings-server")))
    return await sakura.result(await sakura.select(server, JA("settings-choose"), "club"))


async def night_of(world: World) -> ClubNight:
    night = await ClubNights(world.host).of(world.box.channel("table").guild_id or "")
    assert night is not None
    return night


def events(world: World) -> list[dict[str, Any]]:
    return list(world.box.world.guilds[world.box.channel("table").guild_id or ""].events.values())


def permit(world: World) -> None:
    world.box.admin.permit_bot(world.box.world.guilds[world.box.channel("table").guild_id or ""], "CREATE_EVENTS")


async def look(world: World) -> None:
    """Let the club nights be looked at now."""
    runner = world.bot.get_cog(ClubNightRunner.__name__)
    assert isinstance(runner, ClubNightRunner)
    await whole_round(runner)


async def set_club(world: World, sakura: Person) -> Message:
    page = await club_page(sakura)
    page = await sakura.result(await sakura.select(page, setting("clubgames"), "geschenk", "hex_jinchi"))
    await eventually(lambda: _planned(world))
    return page


async def _planned(world: World) -> bool:
    night = await night_of(world)
    return bool(night.event) and night.event_starts == night.starts


async def it_begins(world: World, ago: float = 1.0) -> None:
    """Move the evening to now, as if a week had passed."""
    at = world.host.tables.clock() - ago
    await world.host.tables.store.write("UPDATE club_nights SET starts = ?, event_starts = ?, due = 0", (at, at))
    await look(world)
    await settled(world)


async def told_at(world: World, person: Person, beginning: str) -> Message:
    """Return the one message of the evening that begins so. It is put and changed by a loop of its own."""

    def there() -> list[Message]:
        return [m for m in person.sees("table") if m.content.startswith(beginning)]

    await world.box.until(there)
    (message,) = there()
    return message


async def test_without_the_permission_it_is_said_kindly_and_with_it_the_event_follows(
    world: World, sakura: Person
) -> None:
    page = await club_page(sakura)
    assert JA("settings-club-no-events") in page.content and len(page.selects) == 1
    page = await sakura.result(await sakura.select(page, setting("clubgames"), "geschenk"))
    night = await night_of(world)
    start = datetime.fromtimestamp(night.starts, ZoneInfo("Asia/Tokyo"))
    assert (start.weekday(), start.hour, night.games) == (4, 20, ("geschenk",))
    assert JA("settings-club-no-events") in page.content and f"<t:{int(night.starts)}:F>" in page.content
    await look(world)
    assert events(world) == []
    permit(world)
    await eventually(lambda: _without(world, sakura))
    page = await club_page(sakura)
    await sakura.result(await sakura.select(page, setting("clubhour"), "19"))
    await eventually(lambda: _planned(world))
    (event,) = events(world)
    assert event["name"] == JA("club-event") and JA("geschenk-title") in event["description"]
    assert datetime.fromisoformat(event["scheduled_start_time"]).timestamp() == (await night_of(world)).starts
    page = await club_page(sakura)
    await sakura.result(await sakura.select(page, setting("clubday"), "6"))
    await eventually(lambda: _planned(world))
    (moved,) = events(world)
    begins, ends = (datetime.fromisoformat(moved[f"scheduled_{side}_time"]) for side in ("start", "end"))
    local = begins.astimezone(ZoneInfo("Asia/Tokyo"))
    assert (moved["id"], local.weekday(), local.hour) == (event["id"], 6, 19), "moved, not made anew"
    assert ends - begins == timedelta(seconds=EVENING_S)
    page = await club_page(sakura)
    page = await sakura.result(await sakura.click(page, setting("cluboff")))
    assert JA("settings-server-club-off") in page.content
    await eventually(lambda: _gone(world))
    assert events(world) == []


async def _without(world: World, sakura: Person) -> bool:
    return JA("settings-club-no-events") not in (await club_page(sakura)).content


async def _gone(world: World) -> bool:
    return await ClubNights(world.host).of(world.box.channel("table").guild_id or "") is None


async def test_the_tables_open_and_whoever_sits_down_first_is_the_host(
    world: World, sakura: Person, alex: Person
) -> None:
    permit(world)
    await set_club(world, sakura)
    before = len(alex.dm().messages)
    await it_begins(world)
    night = await night_of(world)
    assert len(night.tables) == 2 and not night.event
    said = await told_at(world, alex, JA("club-begins"))
    lines = said.content.split("\n")[1:]
    assert all(line.endswith("）") and "：" not in line for line in lines), "no names are told where nobody sits"
    assert [b["custom_id"].split(":")[1] for b in said.buttons[:2]] == [str(number) for number in night.tables]
    table = night.tables[0]
    await alex.result(await alex.click(said, Press(table, "join").custom_id()))
    info = await world.host.reading.table(table)
    assert (info.opener, [seat.person for seat in info.seats]) == (alex.id, [alex.id])
    assert len(alex.dm().messages) == before, "nobody is rung"
    await sakura.result(await press_from(sakura, info.place, table, "join"))
    await alex.result(await press_from(alex, info.place, table, "start"))
    hex_table = await world.host.reading.table(night.tables[1])
    await world.host.tables.store.write(
        "UPDATE club_nights SET opened = ?, due = 0", (world.host.tables.clock() - EVENING_S - 1,)
    )
    await look(world)
    await settled(world)
    assert (await world.host.reading.table(hex_table.id)).status is Status.ENDED
    over = await told_at(world, alex, JA("club-over"))
    assert (
        over.id == said.id
        and over.content == JA("club-over")
        and [b["custom_id"] for b in over.buttons] == [Press(0, "openseats").custom_id()]
    )
    (closed,) = [m for m in alex.sees(world.box.world.channel(hex_table.place)) if JA("table-deserted") in m.content]
    assert not closed.buttons, "nobody sat there, so nobody could ask for a rematch"


async def test_an_event_that_was_made_and_not_noted_is_found_again(world: World, sakura: Person) -> None:
    """The process ends after Discord has made the event, and before that is stored."""
    permit(world)
    await set_club(world, sakura)
    (event,) = events(world)
    await world.host.tables.store.write("UPDATE club_nights SET event = '', event_starts = 0, trying = 1, due = 0")
    await world.restart()
    await eventually(lambda: _planned(world))
    assert [found["id"] for found in events(world)] == [event["id"]]
    assert (await night_of(world)).event == event["id"]


@pytest.mark.parametrize("step", ["opened", "begun"])
async def test_a_stop_in_the_middle_of_the_beginning_opens_no_second_table(
    world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    permit(world)
    await set_club(world, sakura)

    async def cut(*_: Any) -> None:
        raise TimeoutError("the process ends here")

    name = "want" if step == "opened" else "begin"
    runner = world.bot.get_cog(ClubNightRunner.__name__)
    assert isinstance(runner, ClubNightRunner)
    monkeypatch.setattr(runner.channel_posts if name == "want" else runner.nights, name, cut)
    await it_begins(world)
    assert len((await night_of(world)).tables) == 2 and (await night_of(world)).opened == 0
    monkeypatch.undo()
    await world.host.tables.store.write("UPDATE club_nights SET due = 0")
    await world.restart()
    await eventually(lambda: _begun(world))
    assert len(await world.host.tables.store.rows("SELECT id FROM tables")) == 2


async def _begun(world: World) -> bool:
    return (await night_of(world)).opened > 0


STEPS = (
    *(("nights", name) for name in ("open_table", "begin", "put_off", "close_empty", "begin_event", "set_event")),
    ("channel_posts", "want"),
)
"""Everything that a look writes, by the part that writes it."""


async def test_a_cut_before_or_after_any_write_makes_nothing_twice(
    world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Evenings one after another, each cut off once: two tables and one event each, whatever was cut."""
    permit(world)
    await set_club(world, sakura)
    runner, guild = (
        world.bot.get_cog(ClubNightRunner.__name__),
        world.box.world.guilds[world.box.channel("table").guild_id or ""],
    )
    assert isinstance(runner, ClubNightRunner)
    tables, now = 0, world.host.tables.clock
    for part, name in STEPS:
        for late in (False, True):
            target, left = getattr(runner, part), 1
            whole = getattr(target, name)

            async def cut(*given: Any, whole: Any = whole, late: bool = late) -> Any:
                nonlocal left
                done = await whole(*given) if late or not left else None
                left, first = 0, left
                if first:
                    raise TimeoutError("the process ends here")
                return done

            monkeypatch.setattr(target, name, cut)
            # Each evening at another second: its tables are named by it.
            at = now() - 600 + tables
            await world.host.tables.store.write("UPDATE club_nights SET starts = ?, event_starts = ?", (at, at))
            await due_looks(world)
            # Discord ends an event that has begun by itself.
            guild.events.clear()
            await world.host.tables.store.write("UPDATE club_nights SET opened = ?", (now() - EVENING_S - 1,))
            await due_looks(world)
            monkeypatch.undo()
            assert left == 0, (name, "was never reached")
            night, tables = await night_of(world), tables + 2
            assert len(await world.host.tables.store.rows("SELECT id FROM tables")) == tables, (name, late)
            assert [event["id"] for event in events(world)] == [night.event], (name, late)
            assert night.tables == () and night.event_starts == night.starts
    assert await world.host.tables.store.rows("SELECT id FROM tables WHERE status = 'open'") == []


async def due_looks(world: World) -> None:
    """Look until nothing is left to do, also after a look that was cut off."""
    for _ in range(5):
        await world.host.tables.store.write("UPDATE club_nights SET due = 0")
        with contextlib.suppress(TimeoutError):
            await look(world)


async def test_an_event_that_managers_remove_is_off_for_this_week(world: World, sakura: Person) -> None:
    permit(world)
    await set_club(world, sakura)
    guild = world.box.world.guilds[world.box.channel("table").guild_id or ""]
    world.box.admin.remove_event(guild, events(world)[0])
    await it_begins(world)
    night = await night_of(world)
    assert night.opened > 0 and night.tables == ()
    assert await world.host.tables.store.rows("SELECT id FROM tables") == []


async def test_an_evening_waits_for_a_server_of_which_we_know_only_its_id(world: World, sakura: Person) -> None:
    """Discord names a server as unavailable in an outage, and its channels are not known then."""
    permit(world)
    await set_club(world, sakura)
    guild = int(world.box.channel("table").guild_id or "")
    nothing: Any = {"id": guild, "unavailable": True}
    world.bot._connection._add_guild_from_data(nothing)
    await it_begins(world)
    assert (await night_of(world)).opened == 0.0
    events_again = world.bot.get_cog(SkippedEvents.__name__)
    assert isinstance(events_again, SkippedEvents)
    await events_again.read(guild)
    await look(world)
    await settled(world)
    assert len((await night_of(world)).tables) == 2


async def test_a_stranger_changes_nothing(world: World, alex: Person) -> None:
    read = await alex.result(await alex.slash("table", "settings"))
    for part, value in (("clubgames", "geschenk"), ("clubday", "1")):
        answer = await alex.result(await alex.select(read, setting(part), value, forge=True))
        assert says("settings-managers-only", alex) in answer.content
    assert await ClubNights(world.host).of(world.box.channel("table").guild_id or "") is None


async def test_a_channel_that_is_gone_keeps_no_evening_open(world: World, sakura: Person) -> None:
    """Its message can no longer say that the evening is over; all else goes on."""
    permit(world)
    await set_club(world, sakura)
    await it_begins(world)
    night, place = await night_of(world), world.box.channel("table")
    world.box.admin.delete_channel(place)
    over = world.host.tables.clock() - EVENING_S - 1
    await world.host.tables.store.write("UPDATE club_nights SET opened = ?, due = 0", (over,))
    await look(world)
    assert [(await world.host.reading.table(table)).status for table in night.tables] == [Status.ENDED] * 2
    later = await ClubNights(world.host).of(night.guild)
    assert later is not None and later.tables == ()


async def test_a_bot_that_was_away_for_a_week_ends_one_evening_and_begins_the_next(
    world: World, sakura: Person, alex: Person
) -> None:
    permit(world)
    await set_club(world, sakura)
    await it_begins(world)
    former = (await night_of(world)).tables
    said = await told_at(world, alex, JA("club-begins"))
    now = world.host.tables.clock()
    await world.host.tables.store.write(
        "UPDATE club_nights SET opened = ?, starts = ?, due = 0", (now - 7 * 86_400, now - 60)
    )
    await look(world)
    await settled(world)
    assert [(await world.host.reading.table(table)).status for table in former] == [Status.ENDED] * 2
    tables = (await night_of(world)).tables
    assert len(tables) == 2 and not {*tables} & {*former}
    over = await told_at(world, alex, JA("club-over"))
    assert over.id == said.id and over.content == JA("club-over")
