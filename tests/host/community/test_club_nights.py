"""Club nights in the host: the weekly hour through changes of the clocks, tables that open once, and their end."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.host.community.club_nights import EVENING_S, ClubNight, ClubNights, next_start
from engine.host.lobby.open_seats import OpenSeats
from engine.host.lobby.opening import Spot
from engine.host.model.records import DeliveryKind, Person, Refused, Status
from tests.host.rig import ANN, BEN, Rig, refused

pytestmark = pytest.mark.both_engines

ZONES = (
    *("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Chatham", "America/Santiago"),
    *("Asia/Tokyo", "Asia/Kolkata", "Africa/Cairo", "UTC"),
)
BOT = Person("900", "Tefuda")
WEEK_S = 7 * 86_400


@settings(max_examples=300, deadline=None)
@given(
    zone=st.sampled_from(ZONES),
    weekday=st.integers(0, 6),
    minute=st.integers(0, 24 * 60 - 1),
    after=st.integers(1_740_000_000, 1_900_000_000),
)
def test_it_is_every_week_at_its_hour_also_when_clocks_change(zone: str, weekday: int, minute: int, after: int) -> None:
    at = next_start(zone, weekday, minute, after)
    here = datetime.fromtimestamp(at, ZoneInfo(zone))
    assert after < at <= after + WEEK_S + 2 * 3600
    wall = datetime(here.year, here.month, here.day, minute // 60, minute % 60, tzinfo=ZoneInfo(zone))
    exists = datetime.fromtimestamp(wall.timestamp(), ZoneInfo(zone)).replace(tzinfo=None) == wall.replace(tzinfo=None)
    if exists:
        assert (here.weekday(), here.hour * 60 + here.minute) == (weekday, minute)
    following = next_start(zone, weekday, minute, at)
    assert abs(following - at - WEEK_S) <= 2 * 3600, "a week, but for the hour that clocks are moved"


def test_an_hour_that_is_skipped_is_the_one_after() -> None:
    before = datetime(2026, 3, 28, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    at = datetime.fromtimestamp(next_start("Europe/Berlin", 6, 2 * 60 + 30, before), ZoneInfo("Europe/Berlin"))
    assert (at.day, at.hour, at.minute) == (29, 3, 30)
    with pytest.raises(Refused, match="settings-no-zone"):
        next_start("Mars/Base", 0, 0, 0.0)


async def set_night(rig: Rig, *games: str) -> tuple[ClubNights, ClubNight]:
    nights = ClubNights(rig.host)
    await nights.set("g", "c", "en", "Asia/Tokyo", 4, 20 * 60, games or ("toy",))
    night = await nights.of("g")
    assert night is not None
    return nights, night


async def test_the_tables_open_once_and_the_first_to_sit_down_is_the_host(rig: Rig) -> None:
    nights, night = await set_night(rig)
    local = datetime.fromtimestamp(night.starts, ZoneInfo("Asia/Tokyo"))
    assert (local.weekday(), local.hour) == (4, 20) and night.due == rig.now
    rig.now = night.starts
    spot = Spot("g", "c", None, "en")
    table = await nights.open_table(night, "toy", spot, BOT)
    assert (table.opener, table.seats, table.status) == (BOT.id, (), Status.OPEN)
    assert await rig.tasks() == {(DeliveryKind.TABLE, "")}, "nobody is rung"
    await rig.reopen()
    nights = ClubNights(rig.host)
    assert (await nights.open_table(night, "toy", spot, BOT)).id == table.id, "also after a stop"
    again = await nights.of("g")
    assert again is not None and again.tables == (table.id,)
    joined = await rig.host.seating.join(table.id, BEN, rig.press())
    assert joined.table.opener == BEN.id
    await rig.host.seating.join(table.id, ANN, rig.press())
    assert (await rig.host.dealing.start(table.id, BEN, rig.press())).table.status is Status.PLAYING


async def test_an_evening_begins_once_and_the_next_is_a_week_later(rig: Rig) -> None:
    nights, night = await set_night(rig)
    await nights.set_event(night, "77")
    rig.now = night.starts + 5
    await nights.begin(night)
    now = await nights.of("g")
    assert now is not None
    assert (now.opened, now.starts, now.event, now.event_starts) == (night.starts, night.starts + WEEK_S, "", 0.0)
    await nights.begin(night)
    assert await nights.of("g") == now, "a second run changes nothing"
    rig.now = night.starts + 10 * WEEK_S
    await nights.begin(now)
    late = await nights.of("g")
    assert late is not None and late.starts > rig.now, "evenings that were missed are not made up for"


async def test_empty_tables_close_at_the_end_and_others_stay(rig: Rig) -> None:
    nights, night = await set_night(rig)
    rig.now = night.starts
    spot = Spot("g", "c", None, "en")
    empty = await nights.open_table(night, "toy", spot, BOT)
    await nights.begin(night)
    later = await nights.of("g")
    assert later is not None and later.over == night.starts + EVENING_S
    taken = await nights.open_table(later, "toy", spot, BOT)
    await rig.host.seating.join(taken.id, ANN, rig.press())
    assert {seat.table.id for seat in await OpenSeats(rig.host).of("g")} == {empty.id, taken.id}
    for _ in range(2):
        now = await nights.of("g")
        assert now is not None
        await nights.close_empty(now)
    assert (await rig.host.reading.table(empty.id)).status is Status.ENDED
    assert (await rig.host.reading.table(taken.id)).status is Status.OPEN
    done = await nights.of("g")
    assert done is not None and done.tables == ()


async def test_a_change_brings_the_event_up_to_date_and_an_end_waits_for_its_removal(rig: Rig) -> None:
    nights, night = await set_night(rig)
    await nights.begin_event(night)
    await nights.set("g", "c2", "en", "Asia/Tokyo", 5, 19 * 60, ("toy",))
    await nights.set_event(night, "77")
    moved = await nights.of("g")
    assert moved is not None and (moved.event, moved.event_starts, moved.trying) == ("77", 0.0, None)
    await nights.set_event(moved, "77")
    assert (await nights.of("g")) is not None and await nights.due() != []
    await nights.put_off(moved, moved.starts)
    assert await nights.due() == []
    await nights.forget(moved)
    assert await nights.of("g") is not None, "it is on"
    await nights.end("g")
    (ended,) = await nights.due()
    assert ended.ended and ended.event == "77", "its event is still to be removed"
    await nights.set("g", "c2", "en", "Asia/Tokyo", 5, 19 * 60, ("toy",))
    await nights.forget(ended)
    assert await nights.of("g") is not None, "it was turned on again meanwhile"


async def test_what_cannot_be_set_is_refused_and_a_server_that_is_left_is_forgotten(rig: Rig) -> None:
    nights = ClubNights(rig.host)
    for day, minute, games, reason in (
        (7, 0, ("toy",), "malformed"),
        (0, 1440, ("toy",), "malformed"),
        (0, 0, (), "malformed"),
        (0, 0, ("toy",) * 4, "malformed"),
        (0, 0, ("chess",), "no-such-game"),
    ):
        assert (await refused(nights.set("g", "c", "en", "UTC", day, minute, games))).reason == reason
    await set_night(rig)
    assert "g" in await rig.host.servers.known()
    await rig.host.servers.forget("g")
    assert await nights.of("g") is None
    assert next_start("UTC", 0, 0, rig.now) - rig.now <= timedelta(days=7).total_seconds()
