"""Prompts are counted by seat, so that no visible number reveals a secret move."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.host.model.records import Status, TableInfo
from engine.players.registry import CHOOSERS
from tests.host.released import FOLDER
from tests.host.rig import ANN, BEN, CAT, DAN, Rig, refused


async def test_a_seat_counts_its_own_prompts_alone(rig: Rig) -> None:
    """Cat changes her sealed bid once or five times: the others' next prompt numbers are the same."""
    numbers = []
    for changes in (0, 1, 5):
        info = await rig.started(ANN, BEN, CAT, rebid=True, rounds=2)
        await rig.act(info.id, CAT, "bid", 3)
        for k in range(changes):
            await rig.host.play.act(info.id, CAT, 0, ["bid", 1 + k % 2], rig.press())
        await rig.bids(info.id, ann=1, ben=1)
        said = [await rig.prompt(info.id, ANN)]
        for person in (ANN, BEN, CAT):
            await rig.act(info.id, person, "say", 1)
        numbers.append([*said, *[await rig.prompt(info.id, p) for p in (ANN, BEN, CAT)]])
    assert numbers == [[2, 3, 3, 3]] * 3


async def test_of_anothers_prompt_only_that_there_is_one(rig: Rig) -> None:
    info = await rig.started(ANN, BEN)
    await rig.bids(info.id, ann=1, ben=1)
    for viewer, prompt, since in ((ANN.id, 2, rig.now), (BEN.id, 1, 0.0), (DAN.id, 1, 0.0), (None, 1, 0.0)):
        seen = (await rig.host.reading.view(info.id, viewer))[0].seats
        assert [(s.prompt, s.since) for s in seen] == [(prompt, since), (0, 0.0)]


async def test_a_sealed_bid_moves_neither_number_nor_time_of_the_table(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, rebid=True)

    async def marks(viewer: str | None) -> tuple[int, float]:
        seen = (await rig.host.reading.view(info.id, viewer))[0]
        return seen.news, seen.touched

    before = {v: await marks(v) for v in (None, DAN.id, ANN.id, BEN.id)}
    rig.now += 100
    acted = await rig.act(info.id, ANN, "bid", 1)
    mine = acted.table
    assert acted.at == (await rig.host.tables.table_row(info.id)).seq, (
        "what the answer shows is no more than what there is"
    )
    assert mine.news > before[ANN.id][0], "she is shown something new"
    assert (await rig.host.play.act(info.id, ANN, 0, ["bid", 2], rig.press())).table.news > mine.news
    for viewer in (None, DAN.id, BEN.id):
        assert await marks(viewer) == before[viewer]
    await rig.reopen()
    assert await marks(None) == before[None] and (await marks(ANN.id))[0] > mine.news
    await rig.bids(info.id, ben=1, cat=1)
    shown = await marks(None)
    assert shown == (before[None][0] + 1, rig.now)


async def test_the_inbox_tells_since_when_i_am_asked(rig: Rig) -> None:
    """Secret answers of others change neither the time nor the order."""
    early = await rig.started(ANN, BEN, CAT, rebid=True)
    asked = rig.now
    rig.now += 50
    late = await rig.started(ANN, BEN, CAT, rebid=True)
    rig.now += 50
    await rig.bids(early.id, cat=1)
    await rig.host.play.act(early.id, CAT, 0, ["bid", 2], rig.press())

    def since(info: TableInfo) -> float:
        seat = info.seat_of(ANN.id)
        return seat.since if seat else -1.0

    waiting = await rig.host.reading.inbox(ANN.id)
    assert [(t.id, since(t)) for t in waiting] == [(early.id, asked), (late.id, asked + 50)]
    assert [t.touched for t in waiting] == [asked, asked + 50]


async def test_nonces_tell_nothing_and_stay(rig: Rig) -> None:
    first = await rig.host.deliveries.nonce("hand", 1, 2, 0)
    assert first == await rig.host.deliveries.nonce("hand", 1, 2, 0) and len(first) == 24
    others = {
        await rig.host.deliveries.nonce(*p)
        for p in (("hand", 1, 3, 0), ("hand", 1, 2, 1), ("hand", 12, 0), ("table", 1))
    }
    assert len(others) == 4 and first not in others
    await rig.reopen()
    assert await rig.host.deliveries.nonce("hand", 1, 2, 0) == first
    other = Rig(rig.path.with_name("other.db"))
    await other.open()
    assert await other.host.deliveries.nonce("hand", 1, 2, 0) != first, "every store has its own secret"
    await other.host.close()


@pytest.fixture
def before(tmp_path: Path) -> Rig:
    """Return a store of the release whose prompts had the sequence numbers of their tables."""
    path = tmp_path / "old.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FOLDER / "2.sql").read_text(encoding="utf-8"))
    rig = Rig(path, GAMES, CHOOSERS)
    rig.now = 1_010_000.0
    return rig


@pytest.mark.file_only
async def test_running_tables_of_the_release_before_count_on(before: Rig) -> None:
    """An open prompt keeps its number; every later one has a number that no old press can have."""
    with closing(sqlite3.connect(before.path)) as connection:
        open_then = connection.execute(
            "SELECT s.table_id, s.person, s.asked, t.seq FROM seats s JOIN tables t ON t.id = s.table_id"
            " WHERE s.asked > 0 AND s.person IS NOT NULL AND t.status = 'playing'"
        ).fetchall()
    assert len(open_then) > 5
    await before.open()
    try:
        for table, person_id, prompt, seq in open_then:
            person = ANN if person_id == ANN.id else BEN
            assert await before.prompt(table, person) == prompt
            _, view = await before.host.reading.view(table, person.id)
            wire = view.legal[0].wire() if view.legal else None
            if wire is None:
                continue
            acted = await before.host.play.act(table, person, prompt, wire, f"now {table} {person_id}")
            assert not acted.repeated
            for stale in range(1, seq + 1):
                if await before.prompt(table, person) != stale:
                    no = await refused(before.host.play.act(table, person, stale, wire, f"late {table} {stale}"))
                    assert no.reason in ("stale", "not-your-turn", "table-over")
            for _ in range(50):
                if await before.prompt(table, person) or acted.table.status is not Status.PLAYING:
                    break
                before.now += 5
                await before.host.clocks.tick()
            assert not (now := await before.prompt(table, person)) or now > seq
    finally:
        await before.host.close()
