"""HTTP errors: rate limits, refusals, cut connections, and requests that took effect without an answer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import pytest

from engine.host.store.errors import NotRecorded
from locales import words
from sandbox import Person
from tests.e2e.robust import (
    can_play,
    opened,
    settled,
    shows_one_hand,
    shows_one_table,
    started,
)
from tests.e2e.world import World, eventually

EN = words("en")


TROUBLE: dict[str, dict[str, Any]] = {
    "429": {"retry_after": 0.1},
    "429 everywhere": {"retry_after": 0.1, "everywhere": True},
    "500": {"status": 500},
    "503": {"status": 503},
    "reset": {"abort": True},
    "taken, then 500": {"status": 500, "after": True},
    "taken, then 503": {"status": 503, "after": True},
    "taken, then reset": {"abort": True, "after": True},
}
ROUTES = {
    "sends": ("POST", r"/channels/\d+/messages$"),
    "edits": ("PATCH", r"/channels/\d+/messages/\d+$"),
    "deletions": ("DELETE", r"/channels/\d+/messages/\d+$"),
    "answers": ("POST", r"/interactions/\d+/.*/callback$"),
    "edits of answers": ("PATCH", r"/webhooks/\d+/.*/messages/@original$"),
    "opening a DM": ("POST", r"/users/@me/channels$"),
}


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the pauses of 1, 3, 5, 7 and 9 seconds between discord.py's own tries."""
    sleep = asyncio.sleep

    async def short(seconds: float, result: Any = None) -> Any:
        return await sleep(min(seconds, 0.12), result)

    monkeypatch.setattr("discord.http.asyncio.sleep", short)


PAIRS = [
    # Sends and answers meet each trouble, the other requests meet them by turns; the soak has all.
    pytest.param(t, r, marks=[] if r in ("sends", "answers") or (m + n) % 2 == 0 else [pytest.mark.soak])
    for m, t in enumerate(TROUBLE)
    for n, r in enumerate(ROUTES)
]


@pytest.mark.parametrize(("trouble", "route"), PAIRS)
async def test_trouble_doubles_nothing_and_loses_nothing(
    world: World, sakura: Person, minato: Person, no_waiting: None, route: str, trouble: str
) -> None:
    table = await opened(world, sakura, minato, players=3)
    await (await table.press(sakura, await table.table_message(), "cpu")).answer()
    await settled(world)
    method, path = ROUTES[route]
    fault = world.box.faults.add(method, path, times=3, **TROUBLE[trouble])
    ix = await table.press(sakura, await table.table_message(), "start")
    with contextlib.suppress(TimeoutError):
        await ix.answer(1.0)
    for _ in range(4):
        who = await table.awaited()
        prompt = await table.prompt(who)
        look = await table.press(who, await table.table_message(), "hand")
        # Without a hand the person is called at the table, and the message before goes.
        message = await table.posted("hand", who) or await table.table_message()
        ix = await table.press(who, message, "act", prompt, "no_thanks")
        for pressed in (look, ix):
            with contextlib.suppress(TimeoutError):
                await pressed.answer(1.0)

        async def moved(who: Person = who, prompt: int = prompt) -> bool:
            return await table.prompt(who) != prompt

        await eventually(moved)
    await settled(world)
    assert fault.hits, "this trouble never came"
    world.box.faults.clear()
    await shows_one_table(table)
    who = await table.awaited()
    await settled(world)
    await shows_one_hand(table, who)
    for person in (sakura, minato):
        assert len(table.panels(person.dm())) <= 1
    made = [m for m in await table.moves() if m["cause"] in (sakura.id, minato.id)]
    assert len(made) == 4
    await can_play(table)


async def test_refused_answers_are_counted_apart(world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py handles answers to presses separately from all other requests."""
    counted: list[tuple[int, str]] = []
    monkeypatch.setattr(world.bot.services.meters, "discord_refused", lambda *what: counted.append(what))
    unknown = {"message": "Unknown interaction", "code": 10062}
    world.box.faults.add(*ROUTES["answers"], times=1, status=404, body=unknown)
    await sakura.slash("table", "help")
    await world.box.until(lambda: counted)
    assert counted == [(10062, "answer")]


async def test_a_store_that_is_held_up_for_a_moment_is_no_error_of_ours(
    world: World, sakura: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Another process was stopped while it locked the rows that the worker wants to write."""
    held_up = 0

    async def flush() -> None:
        nonlocal held_up
        held_up += 1
        raise NotRecorded

    with monkeypatch.context() as patch:
        patch.setattr(world.host.tables.leases, "flush", flush)
        world.host.tables.wakeups.outbox.set()
        await world.box.until(lambda: held_up)
    await started(world, sakura, computers=2, players=3)
    await settled(world)
    assert [r for r in caplog.records if r.levelno >= logging.ERROR] == []


async def test_real_windows_of_limits(world: World, sakura: Person) -> None:
    """Five sends and five edits in five seconds, by Discord's count: everything arrives in the end."""
    table = await started(world, sakura, computers=2, players=3)
    world.box.rate_limits.strict = True
    await table.play(8)
    await settled(world)
    world.box.rate_limits.strict = False
    await shows_one_table(table)
    await shows_one_hand(table, await table.awaited())


async def test_every_try_of_a_request_takes_a_turn(world: World, sakura: Person, no_waiting: None) -> None:
    """Also those that discord.py makes by itself: Discord counts them all. Answers to presses are not counted."""
    taken, turn = 0, world.bot.budget.wait

    def counted() -> float:
        nonlocal taken
        wait = turn()
        taken += not wait
        return wait

    world.bot.budget.wait = counted  # type: ignore[method-assign]
    world.box.faults.add(*ROUTES["edits"], times=2, retry_after=0.05)
    world.box.faults.add(*ROUTES["sends"], times=2, status=503)
    before = len(world.box.log)
    table = await started(world, sakura, computers=2, players=3)
    await table.play(2)
    await settled(world)
    made = [r for r in world.box.log[before:] if not r.path.startswith(("/interactions/", "/webhooks/"))]
    assert sum(r.status in (429, 503) for r in made) == 4
    assert taken == len(made)


async def test_logs_name_no_error(world: World, sakura: Person, caplog: pytest.LogCaptureFixture) -> None:
    """A game without trouble logs no error: only the faults of these tests cause them."""
    caplog.set_level(logging.WARNING)
    table = await started(world, sakura, computers=2, players=3, remove=15)
    await table.end()
    await settled(world)
    assert [r.getMessage() for r in caplog.records if r.name.startswith(("tefuda", "engine"))] == []
