"""No ping vanishes: whatever Discord answers, whoever is asked gets a hand, a mention, or a later try."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from cogs import reaching
from engine.host.records import DeliveryKind, Status
from sandbox import PATIENCE, Message, Person
from tests.e2e.robust import (
    JA,
    Sitting,
    is_paused,
    opened,
    presses,
    settled,
    shows_one_hand,
    shows_one_table,
    stand_still,
    started,
)
from tests.e2e.test_shown import late_pictures
from tests.e2e.world import World

HELD_UP_S = 29.0
"""Seconds for which something is held up: nearly as long as discord.py itself waits for anything."""
AT_ONCE_S = 25.0
"""Seconds within which a message counts as not held up, on a machine with much else to do too."""

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


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py waits seconds between its own tries: far too long for a test."""
    sleep = asyncio.sleep

    async def short(seconds: float, result: Any = None) -> Any:
        return await sleep(min(seconds, 0.02), result)

    monkeypatch.setattr("discord.http.asyncio.sleep", short)


def shift(world: World, seconds: float) -> None:
    """Let the clocks of host and services jump."""
    for owner in (world.host, world.bot.services):
        clock = owner.clock
        owner.clock = lambda clock=clock: clock() + seconds  # type: ignore[misc]  # bound now


async def at_rest(world: World) -> None:
    """Wait until the worker has nothing left that is due."""
    quiet = 0
    end = asyncio.get_running_loop().time() + PATIENCE
    while quiet < 3:
        worker: Any = world.bot.get_cog("DeliveryWorker")
        # Nothing ends while everything is refused: enough is seen after many tries.
        due = [d for d in await world.host.due(100) if d.tries < 12]
        quiet = quiet + 1 if not due and not worker.busy else 0
        assert asyncio.get_running_loop().time() < end, due
        await asyncio.sleep(0.02)


async def is_reached(table: Sitting, person: Person) -> str:
    """How a person who is asked learns of it: "hand", "mention", "later" or, where the table says why, "paused"."""
    assert await table.prompt(person)
    if (await table.info()).status is Status.PAUSED:
        return "paused"
    place = await table.place()
    prompt, hand = await table.prompt(person), await table.posted("hand", person)
    if hand is not None and any(p.prompt == prompt for p in presses(hand)):
        return "hand"
    post, message = await table.world.host.post(table.id, "mention", person.id), await table.posted("mention", person)
    if post is not None and message is not None and post.seq >= prompt:
        assert message.channel_id == place.id and person.id in message.mentions
        return "mention"
    rows = await table.rows("SELECT kind, target FROM outbox WHERE table_id = ?")
    assert any(r["target"] == person.id and r["kind"] in ("hand", "mention") for r in rows), "the ping has vanished"
    return "later"


async def asked_next(world: World, person: Person) -> Sitting:
    """A table about to be started, at which only this person and computers sit."""
    table = await opened(world, person, players=3)
    for _ in range(2):
        await (await table.press(person, await table.table_message(), "cpu")).answer()
    await settled(world)
    return table


async def start(table: Sitting, person: Person) -> None:
    await (await table.press(person, await table.table_message(), "start")).answer()
    assert await table.awaited() is person


EXPECTED = {
    "40003": "later",
    "a long 429": "later",
    **dict.fromkeys(("401", "30046", "429 of Cloudflare", "500", "503", "reset", "taken, then 500"), "later"),
}
"""What a refusal without end of direct messages leads to; a mention where nothing is said."""


def every_other() -> list[Any]:
    """Every refusal on both routes, in turns for a while and for ever; the soak has both of each."""
    ways = [(r, w, h) for w in REFUSALS for r in ("opening", "sending") for h in ("for a while", "for ever")]
    odd = {way for k, way in enumerate(ways) if (k // 4 + (k // 2) % 2 + k % 2) % 2}
    return [pytest.param(*way, id="-".join(way), marks=[pytest.mark.soak] if way in odd else []) for way in ways]


def some_mentions() -> list[Any]:
    """Every other refusal of a mention; all of them come on the way of direct messages, and here in the soak."""
    return [pytest.param(w, id=w, marks=[pytest.mark.soak] if k % 2 else []) for k, w in enumerate(REFUSALS)]


@pytest.mark.parametrize(("route", "what", "how"), every_other())
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
    # And with the next prompt it is so again.
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
        await world.host.resume(table.id)
    shift(world, 3600)
    world.host.wake.set()
    await settled(world)
    assert await is_reached(table, sakura) == "mention"


async def test_opening_too_fast_waits_minutes_and_nobody_is_forgotten(world: World, sakura: Person) -> None:
    table = await asked_next(world, sakura)
    stand_still(world)
    world.box.openings.most = 0
    await start(table, sakura)
    await at_rest(world)
    (row,) = await table.rows("SELECT * FROM outbox WHERE table_id = ? AND kind = 'hand'")
    assert 100 < row["due"] - world.host.clock() < 600
    tries = len(world.box.requests("POST", "/users/@me/channels"))
    assert tries == 1, "Discord is not hammered"
    assert (await world.host.person(sakura.id)).dm_closed is None
    world.box.openings.most = None
    shift(world, 200)
    world.host.wake.set()
    await settled(world)
    await shows_one_hand(table, sakura)


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
    # Whoever it has written to before still gets hands.
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
    # An hour later it tries again.
    world.box.openings.flagged = False
    shift(world, reaching.FLAGGED_PAUSE_S + 1)
    again = await asked_next(world, minato)
    await start(again, minato)
    await settled(world)
    await shows_one_hand(again, minato)


def test_new_channels_pass_one_slow_bucket() -> None:
    bucket = reaching.Bucket()
    assert [bucket.take(1000.0) for _ in range(reaching.BURST)] == [0.0] * reaching.BURST
    assert bucket.take(1000.0) == reaching.REFILL_S
    assert bucket.take(1000.0 + reaching.REFILL_S) == 0.0
    assert bucket.take(1000.0 + reaching.REFILL_S) == reaching.REFILL_S
    waits = []
    now = 5000.0
    for _ in range(6):
        waits.append(bucket.too_fast(now))
        assert bucket.too_fast(now) == waits[-1], "two at once are one refusal"
        now += waits[-1]
    assert waits == [180.0, 360.0, 720.0, 1440.0, 1800.0, 1800.0]


# Nothing waits for anything else


async def soon(world: World, true: Any, what: str) -> None:
    try:
        await world.box.until(true, AT_ONCE_S)
    except TimeoutError:
        raise AssertionError(f"{what} was held up") from None


@pytest.mark.parametrize("trouble", ["a 429 that is waited out", "silence", "a long 429"])
async def test_a_hand_does_not_wait_for_the_table_message(
    world: World, sakura: Person, minato: Person, monkeypatch: pytest.MonkeyPatch, trouble: str
) -> None:
    monkeypatch.undo()
    table = await started(world, sakura, minato, computers=1, players=3)
    who = await table.awaited()
    await settled(world)
    place, message = await table.place(), await table.table_message()
    how: dict[str, dict[str, Any]] = {
        "a 429 that is waited out": {"retry_after": HELD_UP_S},
        "silence": {"delay": HELD_UP_S},
        "a long 429": {"retry_after": 50.0},
    }
    world.box.faults.add("PATCH", rf"/channels/{place.id}/messages/{message.id}", times=3, **how[trouble])
    before = {p.id: {m.id for m in table.panels(p.dm())} for p in (sakura, minato)}
    await table.act(who, "take")
    while (other := await table.awaited()) is who:
        await table.act(who, "no_thanks")
    await soon(world, lambda: {m.id for m in table.panels(other.dm())} - before[other.id], "the hand")
    await soon(world, lambda: len(table.panels(other.dm())) == 1, "taking the old hand away")
    await shows_one_hand(table, other)
    world.box.faults.clear()


@pytest.mark.parametrize("window", [20.0, 60.0])
async def test_old_buttons_that_cannot_be_taken_hold_nobody_up(world: World, sakura: Person, window: float) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    await settled(world)
    world.box.rate_limits.old_edits, world.box.rate_limits.old_edit_seconds = 0, window
    old = await table.table_message()
    for _ in range(3):
        world.box.advance(3700)
        shift(world, 3700)
        await table.act(sakura, "take")
        await table.awaited()
        await at_rest(world)
        assert (await table.table_message()).id != old.id, "the table is shown"
        old = await table.table_message()
        assert await is_reached(table, sakura) == "hand"
    # Taking old buttons away is given up in the end, and leaves nothing behind.
    for _ in range(10):
        shift(world, 700)
        world.host.wake.set()
        await at_rest(world)
    assert await table.rows("SELECT * FROM outbox WHERE table_id = ?") == []


async def test_old_buttons_go_when_discord_lets_us(world: World, sakura: Person) -> None:
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    await settled(world)
    place = await table.place()
    world.box.rate_limits.old_edits, world.box.rate_limits.old_edit_seconds = 0, 60.0
    stand_still(world)
    world.box.advance(3700)
    shift(world, 3700)
    await table.act(sakura, "take")
    await table.awaited()
    await at_rest(world)
    assert len(table.panels(place)) == 2
    (row,) = await table.rows("SELECT * FROM outbox WHERE table_id = ?")
    assert row["kind"] == DeliveryKind.CLEAR and row["due"] > world.host.clock() + 30
    world.box.rate_limits.old_edits = 10
    world.box.rate_limits._buckets.clear()
    shift(world, 61)
    world.host.wake.set()
    await settled(world)
    await shows_one_table(table)


async def test_a_long_429_comes_back_to_the_outbox_and_costs_no_try(world: World, sakura: Person) -> None:
    table = await asked_next(world, sakura)
    stand_still(world)
    world.box.faults.add("POST", rf"/channels/{sakura.dm().id}/messages$", times=100_000, retry_after=45.0)
    await start(table, sakura)
    await at_rest(world)
    world.box.faults.clear()
    (row,) = await table.rows("SELECT * FROM outbox WHERE table_id = ? AND kind = 'hand'")
    assert row["tries"] == 0 and 30 < row["due"] - world.host.clock() <= 45
    shift(world, 46)
    world.host.wake.set()
    await settled(world)
    await shows_one_hand(table, sakura)


async def test_a_slow_server_does_not_hold_up_another(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    world.box.add_guild("Slow", *(f"slow{i}" for i in range(16)))
    slow = [await started(world, sakura, computers=2, players=3, channel=f"slow{i}") for i in range(16)]
    quick = await started(world, alex, computers=2, players=3, channel="lobby")
    for table in slow:
        assert await table.awaited() is sakura
    await quick.awaited()
    await settled(world)
    places = "|".join([(await table.place()).id for table in slow])
    held = [
        world.box.faults.add("PATCH", rf"/channels/({places})/messages/", times=100_000, delay=HELD_UP_S),
        world.box.faults.add("POST", rf"/channels/({places})/messages$", times=100_000, delay=HELD_UP_S),
    ]
    for table in slow:
        await table.act(sakura, "take")
    await world.box.until(lambda: sum(fault.hits for fault in held) >= len(slow))
    message, before = await quick.table_message(), {m.id for m in quick.panels(alex.dm())}
    shown = message.data["edited_timestamp"]
    await quick.act(alex, "take")
    await soon(world, lambda: message.data["edited_timestamp"] != shown, "the table message")
    await quick.awaited()
    await soon(world, lambda: {m.id for m in quick.panels(alex.dm())} - before or True, "the hand")
    world.box.faults.clear()


# GuildAdmin and notices


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


def named(table_place: Any, person: Person) -> list[Message]:
    return [m for m in table_place.messages.values() if person.id in m.mentions]


async def test_a_notice_respects_closed_dms(world: World, sakura: Person, alex: Person) -> None:
    """Whoever takes no direct messages is told at the table what everybody may know, once, and is not hammered."""
    table = await started(world, sakura, alex, computers=1, players=3)
    await table.awaited()
    await settled(world)
    alex.close_dms()
    place, tried = await table.place(), len(world.box.requests("POST", f"/channels/{alex.dm().id}/messages"))
    await world.host.pause(table.id, "paused-person-gone")
    await settled(world)
    (told,) = named(place, alex)
    assert JA("paused-person-gone") in told.content
    assert any(JA("paused-person-gone") in m.content for m in sakura.sees(sakura.dm()))
    assert named(place, sakura) == []
    await world.host.resume(table.id)
    await settled(world)
    await world.host.pause(table.id, "paused-person-gone")
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
    await world.host.add_task(table.id, DeliveryKind.NOTICE, sakura.id, key="order-ended")
    await settled(world)
    assert set(place.messages) == before, "a call for the same prompt is not repeated, and nothing else is said"


# Answers that nobody saw


async def answered(world: World) -> None:
    """Wait until nobody is being answered any more: what an answer could not show is then a task."""
    await world.box.until(lambda: not world.host.leases.answers)


TOO_LATE: dict[str, Any] = {"status": 404, "body": {"message": "Unknown interaction", "code": 10062}}


async def test_an_answer_that_came_too_late_is_shown_by_the_worker(world: World, sakura: Person) -> None:
    """10062: the message never changed, so what brings it up to date stays."""
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
    # The next prompt comes as a new message, and the pressed one is taken away.
    await world.box.until(lambda: hand.id not in sakura.dm().messages)
    await settled(world, answers=1)
    late.set()
    await world.box.until(lambda: not hands.answers_under_way(table.id, sakura.id))
    await settled(world)
    await shows_one_hand(table, sakura)
    assert [m for m in sakura.sees(sakura.dm()) if table.ids(m)] == [await table.hand_message(sakura)]
    assert world.box.requests("PATCH", "/webhooks/", 404), "the picture came too late"
    assert [r.getMessage() for r in caplog.records if r.name == "tefuda.answers" and r.levelno > logging.INFO] == []


# Who is asked in secret


async def in_secret(world: World, monkeypatch: pytest.MonkeyPatch, *people: Person, closed: tuple[Person, ...]) -> Any:
    """A table in a phase of which nobody may know who is asked, where some take no direct messages."""
    for person in closed:
        person.close_dms()
    table = await started(world, *people, computers=1, players=len(people) + 1)
    await table.awaited()
    await settled(world)
    for phase in world.host.games["geschenk"].phases.values():
        monkeypatch.setattr(phase, "asks_in_secret", True, raising=False)
        monkeypatch.setattr(phase, "secret_readiness", True, raising=False)
    return table


async def test_in_secret_everybody_is_called_whoever_is_asked(
    world: World, sakura: Person, minato: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [sakura, minato, alex]
    table = await in_secret(world, monkeypatch, *people, closed=(minato, alex))
    place = await table.place()
    for but in range(3):
        before = set(place.messages)
        await world.host.add_task(table.id, DeliveryKind.CALL, at=world.host.clock(), but=but)
        await at_rest(world)
        (line,) = [m for m in place.messages.values() if m.id not in before and table.id and m.mentions]
        rest = [p for i, p in enumerate(people) if i != but]
        assert [f"<@{p.id}>" in line.content for p in people] == [p in rest for p in people]
        assert sorted(line.mentions) == sorted(p.id for p in rest if p is not sakura)


async def test_what_is_found_out_in_secret_changes_no_call_until_everybody_is_called(
    world: World, sakura: Person, minato: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Minato closes his messages; that he is asked (and so found out) or not makes no difference to what others see."""
    people = [sakura, minato, alex]
    table = await in_secret(world, monkeypatch, *people, closed=())
    place = await table.place()
    before = set(place.messages)
    minato.close_dms()
    at = world.host.clock()
    await world.host.store.write("UPDATE people SET dm_closed = ? WHERE id = ?", (at + 1, minato.id))
    await world.host.add_task(table.id, DeliveryKind.MENTION, minato.id)
    await world.host.add_task(table.id, DeliveryKind.CALL, at=at, but=0)
    await at_rest(world)
    assert set(place.messages) == before, "nobody is called"
    shift(world, 3600)
    world.host.wake.set()
    await at_rest(world)
    (line,) = [m for m in place.messages.values() if m.id not in before and m.mentions]
    assert sorted(line.mentions) == sorted([minato.id, alex.id]), "asked or not, found out or not"
    shift(world, 7200)
    world.host.wake.set()
    await at_rest(world)
    assert len([m for m in place.messages.values() if m.id not in before and m.mentions]) == 1, "no third call"


async def test_a_call_stays_while_it_is_secret_who_has_answered(world: World, sakura: Person) -> None:
    sakura.close_dms()
    table = await asked_next(world, sakura)
    await start(table, sakura)
    await settled(world)
    place = await table.place()
    (line,) = named(place, sakura)
    await world.host.store.write("UPDATE tables SET sealed = 1 WHERE id = ?", (table.id,))
    await world.host.store.write("UPDATE seats SET prompt = 0 WHERE person = ?", (sakura.id,))
    for kind, target in ((DeliveryKind.REFRESH, sakura.id), (DeliveryKind.TABLE, "")):
        await world.host.add_task(table.id, kind, target)
    await settled(world)
    assert line.id in place.messages
    await world.host.store.write("UPDATE tables SET sealed = 0 WHERE id = ?", (table.id,))
    await world.host.add_task(table.id, DeliveryKind.TABLE)
    await settled(world)
    assert line.id not in place.messages
