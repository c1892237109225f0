"""A clock that was some hours ahead is put right while no bot runs: nobody waits those hours."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.host.absence.clock_repair import ClockRepair
from engine.host.absence.vacations import COMPUTER, WAIT
from engine.host.community.channel_posts import ChannelPosts
from engine.host.community.daily import key_of
from engine.host.community.league_personal_data import BOARD
from engine.host.model.clock.inactivity_rules import SILENCE_LIMIT_S
from engine.host.model.clock.time_control import DAY, HOUR
from engine.host.model.duplicate_deals import day_of
from engine.host.model.invitations import KEPT_FOR_S
from engine.host.model.records import DeliveryKind, Status
from engine.host.model.substitute_offers import REFUSABLE_S
from engine.host.model.takebacks import REQUEST_S
from tests.host.absence.test_substitutes import EVA, offered, take
from tests.host.community.test_daily import sits_down
from tests.host.community.test_leagues import opened
from tests.host.kills import Killed
from tests.host.model.test_time_control import left
from tests.host.model.test_time_control import saying as with_clock
from tests.host.play.test_takebacks import number
from tests.host.play.test_takebacks import saying as moved
from tests.host.rig import ANN, BEN, CAT, Rig, refused
from tests.host.silent import saying, still
from tests.host.whole import check_whole


@pytest.fixture(params=[1, 20, 30], ids=lambda hours: f"{hours}h")
def by(request: pytest.FixtureRequest) -> float:
    return float(request.param) * HOUR


async def set_back(rig: Rig, by: float) -> None:
    """The bot ran with a clock that was ahead, a press was made, and it was stopped."""
    rig.now -= by
    await rig.reopen()


async def test_who_is_asked_is_told_at_once(rig: Rig, by: float) -> None:
    rig.now += by
    await rig.started(ANN, BEN, rounds=3, size=2)
    waits = {(d.kind, d.target) for d in await rig.host.deliveries.due(1000)}
    assert (DeliveryKind.HAND, ANN.id) in waits
    await set_back(rig, by)
    assert {(d.kind, d.target) for d in await rig.host.deliveries.due(1000)} == waits


async def test_what_is_not_due_by_the_right_clock_either_stays(rig: Rig) -> None:
    """The bot is stopped and started, and nobody has touched the clock."""
    await rig.started(ANN, BEN, rounds=3, size=2)
    await rig.host.tables.store.write("UPDATE outbox SET due = ?", (rig.now + HOUR,))
    await rig.reopen()
    assert await rig.host.deliveries.due(1000) == []


@pytest.mark.parametrize("clock", [False, True])
async def test_nobodys_time_begins_hours_later(rig: Rig, by: float, clock: bool) -> None:
    rig.now += by
    table = await (with_clock if clock else saying)(rig, ANN, BEN)
    used = await left(rig, table, ANN) if clock else 0.0
    await set_back(rig, by)
    if clock:
        rig.now += 60
        assert await left(rig, table, ANN) < used, "it runs"
    rig.now += SILENCE_LIMIT_S
    await rig.host.clocks.tick()
    assert (await still(rig, table)).seats
    check_whole(rig.path, rig.games)


async def test_so_it_is_at_a_table_that_was_paused(rig: Rig, by: float) -> None:
    rig.now += by
    table = await saying(rig, ANN, BEN)
    await rig.host.suspension.pause(table, "channel-gone")
    await set_back(rig, by)
    await rig.host.suspension.resume(table)
    rig.now += SILENCE_LIMIT_S
    await rig.host.clocks.tick()
    assert (await still(rig, table)).seats


async def test_reminders_come(rig: Rig, by: float) -> None:
    rig.now += by
    table = await saying(rig, ANN, BEN)
    await rig.host.tables.store.write(
        "INSERT INTO wanted_reminders (person, table_id, prompt, alone, due) VALUES (?, ?, 1, 0, ?)",
        (ANN.id, table, rig.now),
    )
    await rig.host.tables.store.write(
        "INSERT INTO reminders (person, sent, trying) VALUES (?, ?, ?)", (ANN.id, *(rig.now,) * 2)
    )
    await rig.host.tables.store.write("UPDATE people SET pressed = ? WHERE id = ?", (rig.now, ANN.id))
    await set_back(rig, by)
    assert await rig.host.reminders.reminders_due() == [ANN.id]
    wanted = await rig.host.reminders.wanted_reminder(ANN.id)
    assert (wanted.sent, wanted.trying) == (rig.now, rig.now)
    assert await rig.host.reminders.last_pressed(ANN.id) == rig.now


async def test_a_board_is_posted_and_what_was_put_off_tried_again(rig: Rig, by: float) -> None:
    rig.now += by
    channel_posts = ChannelPosts(rig.host.tables.store, lambda: rig.now)
    await rig.table(ANN)
    league = await opened(rig, ANN)
    (one,) = await channel_posts.due()
    await channel_posts.begin(one)
    await channel_posts.put_off(one, rig.now + 600)
    await set_back(rig, by)
    (one,) = await ChannelPosts(rig.host.tables.store, lambda: rig.now).due()
    assert (one.kind, one.key, one.trying) == (BOARD, str(league.id), rig.now)


@pytest.mark.parametrize("by_heart", [False, True])
async def test_killed_in_between_it_is_put_right_with_the_next_start_and_then_no_more(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, by_heart: bool
) -> None:
    """What tells of it is put right last: else nobody would look at the tables any more."""
    rig.now += 20 * HOUR
    table = await saying(rig, ANN, BEN)
    await rig.host.outages.beat()
    if by_heart:
        await rig.host.tables.store.write("UPDATE interactions SET at = at - ?", (20 * HOUR,))
    looked: list[int] = []
    right = ClockRepair._put_right

    async def die(self: ClockRepair, at: int, now: float) -> None:
        raise Killed

    async def noted(self: ClockRepair, at: int, now: float) -> None:
        looked.append(at)
        await right(self, at, now)

    rig.now -= 20 * HOUR
    monkeypatch.setattr(ClockRepair, "_put_right", die)
    with pytest.raises(Killed):
        await rig.reopen()
    monkeypatch.setattr(ClockRepair, "_put_right", noted)
    await rig.open()
    assert looked == [table]
    await take(rig, table, EVA, await offered(rig, table))
    for _ in range(2):
        await rig.reopen()
    assert looked == [table], "a clock that is right is no news"


async def test_a_digest_keeps_its_day_and_hour(rig: Rig, by: float) -> None:
    channel_posts = ChannelPosts(rig.host.tables.store, lambda: rig.now)
    due = rig.now + DAY / 4
    await channel_posts.want("digest", "5", "5", "77", "en", due)
    rig.now += by
    await rig.table(ANN)
    await set_back(rig, by)
    found = await ChannelPosts(rig.host.tables.store, lambda: rig.now).one("digest", "5")
    assert found is not None and found.due == due


async def test_outages_are_noted_and_none_lasts_until_the_old_hour(rig: Rig, by: float) -> None:
    """The clock is put wrong while the bot is stopped: it looks as if it had been stopped all those hours."""
    await rig.host.outages.beat()
    rig.now += by
    await rig.reopen()
    await rig.host.outages.beat()
    assert len(rig.host.tables.outages) == 1
    await set_back(rig, by)
    await rig.host.outages.beat()
    assert all(ended <= rig.now for _, ended in rig.host.tables.outages), "time counts again"
    rig.now += HOUR
    await rig.reopen()
    await rig.host.outages.beat()
    assert rig.host.tables.outages[-1] == (rig.now - HOUR, rig.now)


async def test_a_request_ends_after_a_day(rig: Rig, by: float) -> None:
    table = await moved(rig, ANN, BEN, CAT)
    for person in (ANN, BEN):
        await rig.act(table, person, "say", 1)
    rig.now += by
    await rig.host.takebacks.ask(table, ANN, await number(rig, table, ANN), rig.press())
    assert (await rig.host.tables.table_row(table)).takebacks.open is not None
    await set_back(rig, by)
    rig.now += REQUEST_S
    await rig.host.clocks.tick()
    assert (await rig.host.tables.table_row(table)).takebacks.open is None


async def test_a_chair_and_a_kept_seat(rig: Rig, by: float) -> None:
    rig.now += by
    table = await saying(rig, ANN, BEN)
    assert not await take(rig, table, EVA, await offered(rig, table))
    info = await rig.table(ANN, size=2)
    await rig.host.inviting.invite(info.id, ANN, BEN, rig.press())
    await set_back(rig, by)
    rig.now += REFUSABLE_S
    await rig.host.clocks.tick()
    assert (await rig.host.reading.table(table)).seats[0].person == EVA.id
    rig.now += KEPT_FOR_S - REFUSABLE_S - 1
    assert (await refused(rig.host.seating.join(info.id, CAT, rig.press()))).reason == "seats-kept"
    rig.now += 1
    await rig.host.seating.join(info.id, CAT, rig.press())


@pytest.mark.parametrize("how", [WAIT, COMPUTER])
async def test_who_is_away_is_away_now(rig: Rig, by: float, how: str) -> None:
    rig.now += by
    await saying(rig, ANN, BEN)
    last = datetime.fromtimestamp(rig.now + 3 * DAY, UTC).date()
    until, _ = await rig.host.vacations.go_away(ANN, last, how, rig.press())
    await set_back(rig, by)
    assert await rig.host.vacations.absences(ANN.id) == [(rig.now, until, how)]


async def test_no_absence_begins_at_a_date_of_long_ago(rig: Rig) -> None:
    rig.now += 400 * DAY
    await saying(rig, ANN, BEN)
    last = datetime.fromtimestamp(rig.now + 3 * DAY, UTC).date()
    await rig.host.vacations.go_away(ANN, last, WAIT, rig.press())
    await set_back(rig, 400 * DAY)
    assert await rig.host.vacations.absences(ANN.id) == []


async def test_the_deal_of_the_day_is_that_of_the_day(rig: Rig, tmp_path: Path, by: float) -> None:
    """Whoever has played tomorrow's by a clock that was ahead still has today's."""
    rig.now += by
    ahead = await sits_down(rig, ANN)
    await set_back(rig, by)
    own, day = await sits_down(rig, ANN), rig.host.daily.today
    assert day == day_of(rig.now) and own.cards == key_of(day, "toy") and own.status is Status.PLAYING
    assert (own.id == ahead.id) == (ahead.cards == own.cards)
