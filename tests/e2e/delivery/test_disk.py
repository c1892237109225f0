"""While people play, the disk is full or another process locks the file: few requests, one log line, kind words."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from typing import Any

import pytest

from engine.host.model.records import DeliveryKind, Refused
from engine.host.store import store_health
from engine.host.store.contract import Store
from engine.host.store.errors import NotRecorded
from locales import words
from sandbox import Person
from tests.e2e.robust import GRACE, QUICK, can_play, changes_nothing, settled, shows_one_table, started, told, tune
from tests.e2e.world import World
from tests.host.store.test_trouble import Trouble


@pytest.mark.logs_error("the store cannot be written")
async def test_a_full_disk_costs_few_requests_and_one_line_and_heals(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tune(BACKOFF_S=QUICK)
    monkeypatch.setattr(store_health, "PAUSES", (0.05, 0.1, 0.2))
    tables = [await started(world, sakura, alex, computers=1, players=3, channel=c) for c in ("table", "lobby")]
    before = [await table.everything() for table in tables]
    message = await tables[0].table_message()
    # Tasks are waiting when the disk fills.
    for table in tables:
        await world.host.deliveries.add_task(table.id, DeliveryKind.TABLE)
    trouble = Trouble(world.host.tables.store)
    asked = len(world.box.requests())
    with caplog.at_level(logging.INFO):
        caplog.clear()
        began = time.monotonic()
        await asyncio.sleep(1.5)
        for person in (sakura, alex):
            text = await told(person, await tables[0].press(person, message, "endvote"))
            assert text == words("ja" if person is sakura else "en")("not-recorded")
        assert [await table.everything() for table in tables] == before
        # Two tables were being shown when the first write failed; two presses were answered.
        assert len(world.box.requests()) - asked <= 2 * 3 + 2 * 3
        lines = [r for r in caplog.records if r.name.startswith(("engine", "tefuda"))]
        assert [r.levelname for r in lines] == ["ERROR"], [r.getMessage() for r in lines]
        # Some tries at the beginning, and then one every PAUSES[-1] seconds.
        assert trouble.tries < 30 + (time.monotonic() - began) / store_health.PAUSES[-1]
        trouble.end()
        await settled(world)
    for table in tables:
        await shows_one_table(table)
        await can_play(table)


@pytest.mark.logs_error("the store cannot be written")
async def test_a_held_file_is_answered_within_three_seconds(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The press waits for less than Discord's three seconds; the machine takes the rest of the measured time."""
    waits: list[float] = []
    patience = Store._patience.fget  # type: ignore[attr-defined]  # of a property

    def noted(store: Store) -> float:
        of = asyncio.current_task()
        assert of is not None
        if "on_interaction" in of.get_name():
            waits.append(patience(store))
        return float(patience(store))

    table = await started(world, sakura, alex, computers=1, players=3)
    who = await table.awaited()
    hand = await table.hand_message(who)
    prompt = await table.prompt(who)
    with contextlib.closing(sqlite3.connect(world.file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        monkeypatch.setattr(Store, "_patience", property(noted))
        text = await changes_nothing(table, who, table.press(who, hand, "act", prompt, "no_thanks"))
        assert 0 < sum(waits) < GRACE
        assert text == words("ja" if who is sakura else "en")("not-recorded")
        other.execute("ROLLBACK")
    await world.host.tables.store._probe()
    await can_play(table)


@pytest.mark.parametrize(
    "trouble",
    [
        NotRecorded(),
        pytest.param(
            sqlite3.OperationalError("disk I/O error"), marks=pytest.mark.logs_error("who is calling cannot be read")
        ),
    ],
)
async def test_everybody_is_answered_while_the_store_cannot_be_read(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    """A PostgreSQL server is away, or a disk cannot be read; the person's name and language cannot be read either."""
    table = await started(world, sakura, alex, computers=1, players=3)
    message = await table.table_message()

    async def away(*asked: object) -> Any:
        raise trouble

    with monkeypatch.context() as patch:
        patch.setattr(world.host.tables.store, "rows", away)
        patch.setattr(world.host.tables.store, "together", away)
        for person in (sakura, alex):
            for ix in (await table.press(person, message, "look"), await person.slash("lobby", "inbox")):
                await ix.answer()
                assert await told(person, ix) == words("ja" if person is sakura else "en")("not-recorded")
    await can_play(table)


@pytest.mark.logs_error("tefuda.interactions: trouble")
async def test_a_refusal_that_has_no_words_is_answered_as_trouble(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)

    async def refused(*asked: object) -> Any:
        raise Refused("no-such-refusal")

    with monkeypatch.context() as patch:
        patch.setattr(world.host.reading, "table", refused)
        ix = await table.press(alex, await table.table_message(), "leave")
        await ix.answer()
        begin, _, end = words("en")("trouble", ref="REF").partition("REF")
        said = await told(alex, ix)
        assert said.startswith(begin) and said.endswith(end)
    await can_play(table)
