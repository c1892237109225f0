"""No ping is lost: whatever Discord answers, the asked person gets a hand, a mention, or a later try."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from cogs.delivery import direct_messages
from engine.host.model.records import DeliveryKind, Status
from sandbox import Person
from tests.e2e.delivery.test_shown import late_pictures
from tests.e2e.reached import asked_next, at_rest, is_reached, named, no_waiting, shift, start
from tests.e2e.robust import JA, is_paused, settled, shows_one_hand, shows_one_table, stand_still, started
from tests.e2e.world import World

__all__ = ["no_waiting"]
SILENT = 1 << 12
"""The flag of a message that makes no sound."""
REFUSALS: dict[str, dict[str, Any]] = {
    **{
        str(code): {"status": 403, "body": {"message": "no", "code": code}}
        for code in (50007, 50278, 50001, 50013, 40003, 20026, 50083, 160005, 40001, 90001, 77777)
    },
    **{str(code): {"status": 404, "body": {"message": "no", "code": code}} for code in (10003, 10008, 10013, 10007)},
    **{str(code): {"status": 400, "body": {"message": "no", "code": code}} for code in (50035, 50033, 50006, 160006)},
    "401": {"status": 401, "body": {"message": "401: Unauthorized", "code": 0}},
    "30046": {"status": 429, "body": {"message": "old", "code": 30046, "retry_after": 9.0, "global": False}},
    "a short 429": {"retry_after": 0.05},
    "a long 429": {"retry_after": 45.0},
    "429 of Cloudflare": {"status": 429},
    "500": {"status": 500},
    "503": {"status": 503},
    "reset": {"abort": True},
    "taken, then 500": {"status": 500, "after": True},
}


EXPECTED = {
    **dict.fromkeys(("401", "30046", "429 of Cloudflare", "500", "503", "reset", "taken, then 500"), "later"),
}
"""The result of an endless refusal of direct messages; a mention if there is no entry."""


USUAL = "50007"
"""The refusal of closed direct messages, by far the most frequent one; it is met in every way."""


def by_turns() -> list[Any]:
    """Return every refusal, by turns on one of both routes, for a while or for ever; the soak has all four ways."""
    ways = [(r, w, h) for w in REFUSALS for r in ("opening", "sending") for h in ("for a while", "for ever")]
    # One way further at each refusal, and one more after four: those of one kind stand together in the table.
    now = {ways[4 * k + (k + k // 4) % 4] for k in range(len(REFUSALS))} | {way for way in ways if way[1] == USUAL}
    soak, flagged = [pytest.mark.soak], [pytest.mark.logs_error("flagged this bot as spam")]
    return [
        pytest.param(*way, id="-".join(way), marks=[*soak * (way not in now), *flagged * (way[1] == "20026")])
        for way in ways
    ]


def some_mentions() -> list[Any]:
    """Return the refusals of a mention, every second one for the soak; direct messages get all of them."""
    return [pytest.param(w, id=w, marks=[pytest.mark.soak] if k % 2 else []) for k, w in enumerate(REFUSALS)]


@pytest.mark.parametrize(("route", "what", "how"), by_turns())
async def test_a_refused_direct_message(world: World, sakura: Person, route: str, what: str, how: str) -> None:
    table = await asked_next(world, sakura)
    path = r"/users/@me/channels$" if route == "opening" else rf"/channels/{sakura.dm().id}/messages$"
    fault = world.box.faults.add("POST", path, times=6 if how == "for a while" else 100_000, **REFUSALS[what])
    await start(table, sakura)
    await at_rest(world)
    assert fault.hits
    found = await is_reached(table, sakura)
    if how == "for ever" and what not in ("a short 429", "taken, then 500"):
        assert found == EXPECTED.get(what, "mention")
    # The next prompt behaves the same.
    fault.times = 0
    shift(world, 25 * 3600)
    await table.act(sakura, "no_thanks")
    await table.awaited()
    await at_rest(world)
    assert await is_reached(table, sakura) in ("hand", "mention")


@pytest.mark.parametrize("what", some_mentions())
async def test_a_refused_mention(world: World, sakura: Person, what: str) -> None:
    sakura.close_dms()
    table = await asked_next(world, sakura)
    place = await table.place()
    fault = world.box.faults.add("POST", rf"/channels/{place.id}/messages$", times=100_000, **REFUSALS[what])
    await start(table, sakura)
    await at_rest(world)
    assert fault.hits
    assert await is_reached(table, sakura) in ("later", "paused", *(("mention",) if "taken" in what else ()))
    fault.times = 0
    if (await table.info()).status is Status.PAUSED:
        await world.host.suspension.resume(table.id)
    shift(world, 3600)
    world.host.tables.wakeups.outbox.set()
    await settled(world)
    assert await is_reached(table, sakura) == "mention"


async def test_opening_too_fast_waits_minutes_and_nobody_is_forgotten(world: World, sakura: Person) -> None:
    table = await asked_next(world, sakura)
    stand_still(world)
    world.box.openings.most = 0
    await start(table, sakura)
    await at_rest(world)
    (row,) = await table.rows("SELECT * FROM outbox WHERE table_id = ? AND kind = 'hand'")
    assert 100 < row["due"] - world.host.tables.clock() < 600
    tries = len(world.box.requests("POST", "/users/@me/channels"))
    assert tries == 1, "Discord is not hammered"
    assert (await world.host.settings.person(sakura.id)).dm_closed is None
    # In the meantime they are called once at the table.
    place = await table.place()
    (call,) = named(place, sakura)
    assert await is_reached(table, sakura) == "mention"
    world.host.tables.wakeups.outbox.set()
    await at_rest(world)
    assert named(place, sakura) == [call]
    world.box.openings.most = None
    shift(world, 200)
    world.host.tables.wakeups.outbox.set()
    await settled(world)
    hand = await shows_one_hand(table, sakura)
    assert hand.data["flags"] & SILENT, "they have been called already"
    # The next prompt comes in the channel that is open now, with a sound and without a call.
    await table.act(sakura, "no_thanks")
    await table.awaited()
    await settled(world)
    hand = await shows_one_hand(table, sakura)
    assert not hand.data["flags"] & SILENT and named(place, sakura) == []


@pytest.mark.parametrize("what", ["40003", "500"])
async def test_whoever_is_reached_within_half_a_minute_is_not_called(world: World, sakura: Person, what: str) -> None:
    table = await asked_next(world, sakura)
    world.bot.services.live_hands.direct_messages.bucket.pause = 20.0
    stand_still(world)
    times = 1 if what == "40003" else 6
    world.box.faults.add("POST", r"/users/@me/channels$", times=times, **REFUSALS[what])
    await start(table, sakura)
    await at_rest(world)
    assert await is_reached(table, sakura) != "mention"
    shift(world, 21)
    world.host.tables.wakeups.outbox.set()
    await settled(world)
    await shows_one_hand(table, sakura)
    assert named(await table.place(), sakura) == []


async def test_a_hand_that_comes_before_its_call_needs_none(world: World, sakura: Person) -> None:
    """The call waits for its place, and the hand comes in the meantime."""
    table = await asked_next(world, sakura)
    stand_still(world)
    place = await table.place()
    world.box.openings.most = 0
    fault = world.box.faults.add("POST", rf"/channels/{place.id}/messages$", times=100_000, status=503)
    await start(table, sakura)
    await world.box.until(lambda: fault.hits)
    await at_rest(world)
    world.box.openings.most = None
    shift(world, 200)
    world.host.tables.wakeups.outbox.set()
    await world.box.until(lambda: any(table.ids(m) for m in sakura.sees(sakura.dm())))
    fault.times = 0
    shift(world, 600)
    world.host.tables.wakeups.outbox.set()
    await settled(world)
    await shows_one_hand(table, sakura)
    assert named(place, sakura) == []


@pytest.mark.logs_error("flagged this bot as spam")
async def test_a_flagged_bot_calls_new_people_at_the_table_and_says_so_once(
    world: World, sakura: Person, minato: Person, alex: Person, caplog: pytest.LogCaptureFixture
) -> None:
    known = await started(world, alex, computers=2, players=3, channel="lobby")
    await settled(world)
    world.box.openings.flagged = True
    table = await asked_next(world, sakura)
    await start(table, sakura)
    await settled(world)
    assert await is_reached(table, sakura) == "mention"
    # People whom the bot has written to before still get hands.
    await known.act(alex, "take")
    await known.awaited()
    await settled(world)
    await shows_one_hand(known, alex)
    for _ in range(2):
        await table.act(sakura, "take")
        await table.awaited()
        await settled(world)
    said = [r for r in caplog.records if "20026" in r.getMessage() and r.levelno >= logging.ERROR]
    assert len(said) == 1
    assert len(world.box.requests("POST", "/users/@me/channels")) == 2, "one refused, and no other tried"
    # It tries again an hour later.
    world.box.openings.flagged = False
    shift(world, direct_messages.FLAGGED_PAUSE_S + 1)
    again = await asked_next(world, minato)
    await start(again, minato)
    await settled(world)
    await shows_one_hand(again, minato)


def test_new_channels_pass_one_slow_bucket() -> None:
    bucket = direct_messages.Bucket()
    assert [bucket.take(1000.0) for _ in range(direct_messages.BURST)] == [0.0] * direct_messages.BURST
    assert bucket.take(1000.0) == direct_messages.REFILL_S
    assert bucket.take(1000.0 + direct_messages.REFILL_S) == 0.0
    assert bucket.take(1000.0 + direct_messages.REFILL_S) == direct_messages.REFILL_S
    waits = []
    now = 5000.0
    for _ in range(6):
        waits.append(bucket.too_fast(now))
        assert bucket.too_fast(now) == waits[-1], "two at once are one refusal"
        now += waits[-1]
    assert waits == [180.0, 360.0, 720.0, 1440.0, 1800.0, 1800.0]


# Places and notices


async def test_a_locked_thread_pauses_the_table_and_says_so(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    place = await table.place()
    await sakura.say(place, "次どうぞ")  # so that the next state is a new message
    world.box.admin.deny(world.box.channel("table"), "MANAGE_THREADS")
    world.box.admin.change_thread(place, world.box.world.bot, {"locked": True})
    await table.act(sakura, "take")
    await is_paused(table, "paused-thread-locked")
    assert any(JA("paused-thread-locked") in m.content for m in sakura.sees(sakura.dm()))


async def test_a_server_full_of_threads_gets_its_table_in_the_channel(world: World, sakura: Person) -> None:
    world.box.world.active_threads = 0
    table = await started(world, sakura, computers=2, players=3)
    assert (await table.place()).name == "table"
    await shows_one_table(table)


@pytest.mark.parametrize("threads", [True, False])
async def test_old_messages_of_a_table_go(world: World, sakura: Person, threads: bool) -> None:
    """This includes channels for conversation, where a table in play leaves an old message behind each time."""
    world.box.world.active_threads = 1000 if threads else 0
    table = await started(world, sakura, computers=2, players=3)
    place, seen = await table.place(), [await table.table_message()]
    assert (place.name == "table") is not threads
    for _ in range(2):
        await sakura.say(place, "次どうぞ")
        await table.act(sakura, "take")
        await table.awaited()
        await settled(world)
        seen.append(await shows_one_table(table))
    *old, live = seen
    assert len({m.id for m in seen}) == 3 and place.messages[live.id].attachments
    assert not any(message.id in place.messages for message in old)


async def test_a_notice_respects_closed_dms(world: World, sakura: Person, alex: Person) -> None:
    """A person who takes no direct messages gets the public part at the table, once, and no further tries."""
    table = await started(world, sakura, alex, computers=1, players=3)
    await table.awaited()
    await settled(world)
    alex.close_dms()
    place, tried = await table.place(), len(world.box.requests("POST", f"/channels/{alex.dm().id}/messages"))
    await world.host.suspension.pause(table.id, "paused-person-gone")
    await settled(world)
    (told,) = named(place, alex)
    assert JA("paused-person-gone") in told.content
    assert any(JA("paused-person-gone") in m.content for m in sakura.sees(sakura.dm()))
    assert named(place, sakura) == []
    await world.host.suspension.resume(table.id)
    await settled(world)
    await world.host.suspension.pause(table.id, "paused-person-gone")
    await settled(world)
    assert len(world.box.requests("POST", f"/channels/{alex.dm().id}/messages")) <= tried + 1


async def test_a_private_notice_is_not_told_at_the_table(world: World, sakura: Person) -> None:
    sakura.close_dms()
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    await settled(world)
    place = await table.place()
    assert len(named(place, sakura)) == 1
    before = set(place.messages)
    await world.host.deliveries.add_task(table.id, DeliveryKind.NOTICE, sakura.id, key="order-ended")
    await settled(world)
    assert set(place.messages) == before, "a call for the same prompt is not repeated, and nothing else is said"


# Answers that nobody saw


async def answered(world: World) -> None:
    """Wait until no answer is in progress: what an answer could not show is then a task."""
    await world.box.until(lambda: not world.host.tables.leases.answers)


TOO_LATE: dict[str, Any] = {"status": 404, "body": {"message": "Unknown interaction", "code": 10062}}


async def test_an_answer_that_came_too_late_is_shown_by_the_worker(world: World, sakura: Person) -> None:
    """10062: the message never changed, so the task that updates it stays."""
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    await settled(world)
    world.box.faults.add("POST", r"/interactions/", times=1, **TOO_LATE)
    hand = await table.hand_message(sakura)
    await table.press(sakura, hand, "act", await table.prompt(sakura), "take")
    await world.box.until(lambda: world.box.requests("POST", "/interactions/", 404))
    await answered(world)
    assert await table.awaited() is sakura
    await settled(world)
    await shows_one_hand(table, sakura)


async def test_whoever_takes_no_messages_is_called_when_the_answer_came_too_late(world: World, sakura: Person) -> None:
    sakura.close_dms()
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    await settled(world)
    world.box.faults.add("POST", r"/interactions/", times=1, **TOO_LATE)
    await table.press(sakura, await table.table_message(), "act", await table.prompt(sakura), "take")
    await world.box.until(lambda: world.box.requests("POST", "/interactions/", 404))
    await answered(world)
    assert await table.awaited() is sakura
    await settled(world)
    assert await is_reached(table, sakura) == "mention"


async def test_a_late_picture_repeats_no_old_hand_below_a_newer_one(
    world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    await settled(world)
    hand, hands = await table.hand_message(sakura), world.bot.services.live_hands
    late, _ = late_pictures(world, monkeypatch, only=1)
    await (await table.press(sakura, hand, "act", await table.prompt(sakura), "no_thanks")).answer()
    await table.awaited()
    # The next prompt comes as a new message, and the pressed one is deleted.
    await world.box.until(lambda: hand.id not in sakura.dm().messages)
    await settled(world, answers=1)
    late.set()
    await world.box.until(lambda: not hands.answers_under_way(table.id, sakura.id))
    await settled(world)
    await shows_one_hand(table, sakura)
    assert [m for m in sakura.sees(sakura.dm()) if table.ids(m)] == [await table.hand_message(sakura)]
    assert world.box.requests("PATCH", "/webhooks/", 404), "the picture came too late"
    assert [
        r.getMessage() for r in caplog.records if r.name == "tefuda.interactions" and r.levelno > logging.INFO
    ] == []
