"""A table that starts with so many people, or at a moment: with who is there, too few, computers, twice, and after a
stop."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.model.clock.starts import AGAIN_S, BY_PRESS, LONGEST_S, Start
from engine.host.model.clock.timers import SLOTS, TimerKind
from engine.host.model.records import DeliveryKind, Status
from engine.host.store.contract import Writing
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused

pytestmark = pytest.mark.both_engines

MINUTE = 60.0


async def timers(rig: Rig, table: int) -> list[float]:
    """Return when the start of a table is due, as stored."""
    rows = await rig.host.tables.store.rows("SELECT due FROM timers WHERE table_id = ? AND kind = 'start'", (table,))
    return [row["due"] for row in rows]


async def in_minutes(rig: Rig, table: int, minutes: float = 10, **more: Any) -> float:
    at = rig.now + minutes * MINUTE
    await rig.host.lobby_options.choose_start(table, ANN, Start(at=at, **more), rig.press())
    return at


async def test_it_starts_with_so_many(rig: Rig) -> None:
    info = await rig.table(ANN, size=4)
    chosen = (await rig.host.lobby_options.choose_start(info.id, ANN, Start(count=3), rig.press())).table
    assert chosen.starts == Start(count=3) and not chosen.when_full
    await rig.host.seating.join(info.id, BEN, rig.press())
    assert (await rig.host.reading.table(info.id)).status is Status.OPEN
    await rig.reopen()
    joined = await rig.host.seating.join(info.id, CAT, "555")
    assert joined.table.status is Status.PLAYING and [s.name for s in joined.table.seats] == ["Ann", "Ben", "Cat"]
    assert not joined.table.starts and (await rig.host.seating.join(info.id, CAT, "555")).repeated
    here = await rig.table(ANN, BEN, size=4)
    at_once = await rig.host.lobby_options.choose_start(here.id, ANN, Start(count=2), rig.press())
    assert at_once.table.status is Status.PLAYING, "they are there already"


async def test_with_fewer_seats_than_it_waits_for_it_starts_once_full(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, size=4)
    await rig.host.lobby_options.choose_start(info.id, ANN, Start(count=4, way="n4"), rig.press())
    smaller = (await rig.host.lobby_options.choose_size(info.id, ANN, 3, rig.press())).table
    assert smaller.status is Status.OPEN and smaller.when_full and smaller.starts == BY_PRESS
    assert (await rig.host.seating.join(info.id, CAT, rig.press())).table.status is Status.PLAYING
    kept = await rig.table(ANN, size=4)
    await rig.host.lobby_options.choose_start(kept.id, ANN, Start(count=2, way="n2"), rig.press())
    smaller = (await rig.host.lobby_options.choose_size(kept.id, ANN, 3, rig.press())).table
    assert smaller.starts == Start(count=2, way="n2") and not smaller.when_full


async def test_it_starts_at_the_moment_with_who_is_there(rig: Rig) -> None:
    info = await rig.table(ANN, size=4)
    await rig.host.inviting.invite(info.id, ANN, DAN, rig.press())
    at = await in_minutes(rig, info.id)
    assert await timers(rig, info.id) == [at]
    await rig.host.seating.join(info.id, BEN, rig.press())
    rig.now = at - 1
    assert await rig.host.clocks.tick() == 0
    await rig.reopen()
    assert await timers(rig, info.id) == [at], "a stop loses nothing"
    rig.now = at
    assert await rig.host.clocks.tick() == 1
    begun = await rig.host.reading.table(info.id)
    assert begun.status is Status.PLAYING and [s.name for s in begun.seats] == ["Ann", "Ben"]
    assert {(DeliveryKind.HAND, ANN.id), (DeliveryKind.HAND, BEN.id), (DeliveryKind.TABLE, "")} <= await rig.tasks()
    assert await timers(rig, info.id) == [] and not begun.starts
    await rig.host.seating.start_on_time(info.id)
    assert (await rig.host.reading.table(info.id)).news == begun.news, "a second run changes nothing"


async def test_computers_take_the_free_seats_if_wanted(rig: Rig) -> None:
    info = await rig.table(ANN, size=4)
    await rig.host.seating.add_computer(info.id, ANN, rig.press(), name="One")
    rig.now = await in_minutes(rig, info.id, computers=("One", "Two", "Three", "Four"), level="house")
    await rig.host.clocks.tick()
    begun = await rig.host.reading.table(info.id)
    assert begun.status is Status.PLAYING and [s.name for s in begun.seats] == ["Ann", "One", "Two", "Three"]


async def test_too_few_start_as_soon_as_one_more_comes(rig: Rig) -> None:
    info = await rig.table(ANN, size=4)
    rig.now = await in_minutes(rig, info.id)
    await rig.host.clocks.tick()
    after = await rig.host.reading.table(info.id)
    assert (after.status, after.starts) == (Status.OPEN, Start(count=2)) and await timers(rig, info.id) == []
    assert (DeliveryKind.TABLE, "") in await rig.tasks(), "everybody reads it"
    assert (await rig.host.seating.join(info.id, BEN, rig.press())).table.status is Status.PLAYING


async def test_an_unloaded_game_is_asked_again(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, size=4)
    at = await in_minutes(rig, info.id)
    rig.host.tables.library.away.add("toy")
    rig.now = at
    await rig.host.clocks.tick()
    assert await timers(rig, info.id) == [at + AGAIN_S]
    rig.host.tables.library.away.clear()
    rig.now = at + AGAIN_S
    await rig.host.clocks.tick()
    assert (await rig.host.reading.table(info.id)).status is Status.PLAYING


async def test_a_new_choice_replaces_the_one_before(rig: Rig) -> None:
    info = await rig.table(ANN, size=4)
    await in_minutes(rig, info.id)
    later = await in_minutes(rig, info.id, 30)
    assert await timers(rig, info.id) == [later]
    full = await rig.host.lobby_options.choose_start(info.id, ANN, BY_PRESS, rig.press(), when_full=True)
    assert full.table.when_full and not full.table.starts and await timers(rig, info.id) == []
    await in_minutes(rig, info.id)
    assert not (await rig.host.reading.table(info.id)).when_full
    await rig.host.lobby_options.start_when_full(info.id, ANN, True, rig.press())
    assert await timers(rig, info.id) == [], "an old button"
    await in_minutes(rig, info.id)
    await rig.host.seating.close_table(info.id, ANN, rig.press())
    assert await timers(rig, info.id) == []


async def test_a_timer_that_is_due_too_early_waits(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, size=4)
    at = await in_minutes(rig, info.id)
    await rig.host.tables.store.write("UPDATE timers SET due = ? WHERE kind = 'start'", (rig.now,))
    assert await rig.host.clocks.tick() == 1 and await timers(rig, info.id) == [at]
    assert (await rig.host.reading.table(info.id)).status is Status.OPEN


async def test_only_the_opener_and_only_what_fits(rig: Rig) -> None:
    info = await rig.table(ANN, BEN, size=3)
    choose = rig.host.lobby_options.choose_start
    assert (await refused(choose(info.id, BEN, Start(count=3), rig.press()))).reason == "only-the-opener"
    for start, reason in (
        (Start(count=4), "not-enough-seats"),
        (Start(count=1), "not-enough-seats"),
        (Start(at=rig.now - 1), "malformed"),
        (Start(at=rig.now + LONGEST_S + 1), "malformed"),
    ):
        assert (await refused(choose(info.id, ANN, start, rig.press()))).reason == reason, start
    assert await timers(rig, info.id) == []
    assert len(set(SLOTS.values())) == len(SLOTS)


async def test_a_kill_in_the_middle_of_the_start_leaves_the_timer(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    info = await rig.table(ANN, BEN, size=4)
    rig.now = await in_minutes(rig, info.id)
    write, rest = rig.host.tables.store.transaction, 1

    async def cut(work: Any) -> Any:
        def half(writing: Writing) -> Any:
            work(writing)
            raise RuntimeError("the process ends here")

        nonlocal rest
        rest -= 1
        return await write(half if rest == 0 else work)

    monkeypatch.setattr(rig.host.tables.store, "transaction", cut)
    with pytest.raises(RuntimeError):
        await rig.host.seating.start_on_time(info.id)
    monkeypatch.undo()
    await rig.reopen()
    assert (await rig.host.reading.table(info.id)).status is Status.OPEN and len(await timers(rig, info.id)) == 1
    await rig.host.clocks.tick()
    assert (await rig.host.reading.table(info.id)).status is Status.PLAYING


async def test_the_stored_form(rig: Rig) -> None:
    for start in (BY_PRESS, Start(count=3), Start(at=5.0, computers=("星", "B"), level="friend")):
        assert Start.from_json(start.to_json()) == start
    assert BY_PRESS.to_json() == "" and not BY_PRESS and TimerKind.START.value == "start"
