"""A clock that was ahead is put right while no bot runs: nobody waits until the wrong date comes again."""

from __future__ import annotations

import pytest

from engine.host.community.channel_posts import ChannelPosts
from engine.host.community.club_nights import ClubNights, next_start
from engine.host.community.cups import SWISS
from engine.host.community.leagues import Leagues
from engine.host.model.clock.time_control import DAY, HOUR
from engine.host.model.invitations import KEPT_FOR_S
from engine.host.model.records import Status
from engine.host.model.substitute_offers import REFUSABLE_S
from tests.host.absence.test_substitutes import EVA, offered, take
from tests.host.community.test_cup_rounds import cup
from tests.host.community.test_leagues import round_of, running
from tests.host.model.test_time_control import left
from tests.host.model.test_time_control import saying as with_clock
from tests.host.rig import ANN, BEN, CAT, Rig, refused
from tests.host.silent import saying, still
from tests.host.whole import check_whole

AHEAD = 400 * DAY


async def set_back(rig: Rig) -> None:
    rig.now -= AHEAD
    await rig.reopen()


async def test_the_next_week_of_a_league_comes(rig: Rig) -> None:
    rig.now += AHEAD
    league = await running(rig, ANN, BEN, weeks=3)
    await round_of(rig)
    await set_back(rig)
    await round_of(rig)
    assert (await Leagues(rig.host).one(league.id)).week == 1
    rig.now += 7 * DAY
    await round_of(rig)
    assert (await Leagues(rig.host).one(league.id)).week == 2


async def test_what_a_channel_is_to_be_told_is_told(rig: Rig) -> None:
    rig.now += AHEAD
    channel_posts = ChannelPosts(rig.host.tables.store, lambda: rig.now)
    await channel_posts.want("digest", "5", "5", "77", "en", rig.now + 7 * DAY)
    await set_back(rig)
    assert [b.key for b in await ChannelPosts(rig.host.tables.store, lambda: rig.now).due()] == ["5"]


async def test_what_was_put_off_is_tried_again(rig: Rig) -> None:
    rig.now += AHEAD
    channel_posts = ChannelPosts(rig.host.tables.store, lambda: rig.now)
    await channel_posts.want("digest", "5", "5", "77", "en", rig.now)
    (one,) = await channel_posts.due()
    await channel_posts.begin(one)
    await channel_posts.put_off(one, rig.now + 600)
    await set_back(rig)
    (one,) = await ChannelPosts(rig.host.tables.store, lambda: rig.now).due()
    assert one.trying == rig.now


async def test_what_is_due_within_days_stays_so(rig: Rig) -> None:
    channel_posts = ChannelPosts(rig.host.tables.store, lambda: rig.now)
    await channel_posts.want("digest", "5", "5", "77", "en", rig.now + 7 * DAY)
    league = await running(rig, ANN, BEN, weeks=3)
    await round_of(rig)
    due = (await Leagues(rig.host).one(league.id)).due
    table = await with_clock(rig, ANN, BEN)
    before = await rig.host.reading.table(table)
    await rig.reopen()
    assert (await Leagues(rig.host).one(league.id)).due == due
    assert "digest" not in {b.kind for b in await ChannelPosts(rig.host.tables.store, lambda: rig.now).due()}
    assert await rig.host.reading.table(table) == before


async def test_reminders_come_again(rig: Rig) -> None:
    table = await saying(rig, ANN, BEN)
    rig.now += AHEAD
    await rig.host.tables.store.write(
        "INSERT INTO wanted_reminders (person, table_id, prompt, alone, due) VALUES (?, ?, 1, 0, ?)",
        (ANN.id, table, rig.now + HOUR),
    )
    await rig.host.tables.store.write("INSERT INTO reminders (person, sent) VALUES (?, ?)", (ANN.id, rig.now))
    await rig.host.tables.store.write("UPDATE people SET pressed = ? WHERE id = ?", (rig.now, ANN.id))
    await set_back(rig)
    assert await rig.host.reminders.reminders_due() == [ANN.id]
    assert (await rig.host.reminders.wanted_reminder(ANN.id)).sent == rig.now
    assert await rig.host.reminders.last_pressed(ANN.id) == rig.now


async def test_an_outage_is_noted_whenever_the_last_beat_was(rig: Rig) -> None:
    rig.now += AHEAD
    await rig.host.outages.beat()
    rig.now += HOUR
    await rig.reopen()
    await rig.host.outages.beat()
    assert len(rig.host.tables.outages) == 1
    await set_back(rig)
    assert not [*rig.host.tables.outages], "it is not yet to come"
    began = rig.now
    await rig.host.outages.beat()
    rig.now += HOUR
    await rig.reopen()
    await rig.host.outages.beat()
    assert rig.host.tables.outages[-1] == (began, rig.now)


@pytest.mark.parametrize("clock", [False, True])
async def test_nobody_keeps_a_table_waiting_until_the_old_date(rig: Rig, clock: bool) -> None:
    rig.now += AHEAD
    table = await (with_clock if clock else saying)(rig, ANN, BEN)
    used = await left(rig, table, ANN) if clock else 0.0
    await set_back(rig)
    if clock:
        assert await left(rig, table, ANN) == used, "no time is lost"
    rig.now += 3 * DAY
    await rig.host.clocks.tick()
    assert (await rig.host.reading.table(table)).status is Status.PLAYING
    assert (await still(rig, table)).seats
    check_whole(rig.path, rig.games)


@pytest.mark.parametrize("paused", [False, True])
async def test_whoever_asked_for_a_chair_sits_down_half_a_day_later_at_most(rig: Rig, paused: bool) -> None:
    rig.now += AHEAD
    table = await saying(rig, ANN, BEN)
    assert not await take(rig, table, EVA, await offered(rig, table))
    if paused:
        await rig.host.suspension.pause(table, "channel-gone")
    await set_back(rig)
    if paused:
        assert (await rig.host.reading.table(table)).status is Status.PAUSED
        await rig.host.suspension.resume(table)
    assert await rig.host.substitutes.seat_takers() == 0
    rig.now += REFUSABLE_S
    assert await rig.host.substitutes.seat_takers() == 1
    assert (await rig.host.reading.table(table)).seats[0].person == EVA.id
    check_whole(rig.path, rig.games)


async def test_no_seat_is_kept_until_the_old_date(rig: Rig) -> None:
    rig.now += AHEAD
    info = await rig.table(ANN, size=2)
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    await set_back(rig)
    rig.now += KEPT_FOR_S - 1
    assert (await refused(rig.host.seating.join(info.id, CAT, rig.press()))).reason == "seats-kept"
    rig.now += 1
    await rig.host.seating.join(info.id, CAT, rig.press())


async def test_a_start_does_not_shorten_the_long_rounds_of_a_cup(rig: Rig) -> None:
    league = await cup(rig, SWISS, ANN, BEN, weeks=3, days=14)
    await round_of(rig)
    due = (await Leagues(rig.host).one(league.id)).due
    assert due is not None and due > rig.now + 13 * DAY
    rig.now += DAY
    await rig.reopen()
    assert (await Leagues(rig.host).one(league.id)).due == due


async def test_the_next_club_night_comes(rig: Rig) -> None:
    """Its evening was a year ahead when the clock was."""
    nights = ClubNights(rig.host)
    rig.now += 365 * DAY
    await nights.set("5", "77", "en", "Asia/Tokyo", 4, 1200, ["toy"])
    rig.now -= 365 * DAY
    await rig.reopen()
    nights = ClubNights(rig.host)
    (night,) = await nights.due()
    assert rig.now < night.starts == next_start("Asia/Tokyo", 4, 1200, rig.now)
    await nights.put_off(night, night.starts)
    assert await nights.due() == []
