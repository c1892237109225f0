"""Muggins at a table: standing answers, claims that stay, no hints. Sealed answers: ``test_secret_phases``."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.core.game import PAUSE_S
from engine.core.view import View
from engine.games.counting_cribbage.rules import GAME
from engine.host.host import Host
from engine.host.model.records import Refused
from engine.host.search.search_pool import SearchClient, SearchPool
from engine.players.counting_cribbage import choose
from tests.host.rig import ANN, BEN, Rig

GAMES = {GAME.key: GAME}


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "store.db", GAMES, {GAME.key: choose})
    await made.open()
    yield made
    await made.host.close()


async def view(rig: Rig, table: int, person: Any = None) -> View:
    return (await rig.host.reading.view(table, person.id if person else None))[1]


async def begun(rig: Rig) -> int:
    """Return a table where Ann and Ben have laid away, with full muggins; Ben leads."""
    options: dict[str, Any] = {"size": 2, "game": GAME.key, "muggins": "full", "first_dealer": "seat1"}
    table = (await rig.started(ANN, BEN, **options)).id
    for person in (ANN, BEN):
        await rig.act(table, person, *(await view(rig, table, person)).legal[0].wire())
    return table


async def declared_while_ann_waives(rig: Rig, claim: int) -> int:
    """Return a table where Ben has declared his first card, after Ann chose to waive."""
    table = await begun(rig)
    public = await view(rig, table)
    await rig.act(table, ANN, "waive")
    assert await view(rig, table) == public
    await rig.act(table, BEN, "declare", (await view(rig, table, BEN)).state["hands"][1][0], claim)
    return table


async def test_waiving_is_nobody_elses_business(rig: Rig) -> None:
    table = await declared_while_ann_waives(rig, 0)
    mine, shown = await view(rig, table, ANN), await view(rig, table)
    assert mine.phase == "respond" and not mine.asked and shown.waiting == [0, 1], "as if Ann were asked"
    least, most = PAUSE_S
    (due,) = await rig.host.tables.store.rows("SELECT due FROM timers WHERE table_id = ? AND kind = 'table'", (table,))
    assert least <= due["due"] - rig.now <= most, "the pause of all that answers for somebody"
    rig.now = due["due"] - 0.01
    assert not await rig.host.clocks.tick()
    rig.now += 0.02
    await rig.reopen()
    assert await rig.host.clocks.tick() == 1
    assert (await view(rig, table, ANN)).phase == "declare"
    events = await rig.host.reading.happened(table, BEN.id, limit=20)
    assert not [e for line in events for e in line.events if e.kind == "waived"]


async def test_a_claim_is_not_taken_back_once_its_truth_is_known(rig: Rig) -> None:
    """The table answers for a seat that waives: nobody else has acted, no card was shown. The claim stays anyway."""
    table = await declared_while_ann_waives(rig, 99)
    for _ in range(2):
        seat = (await rig.host.reading.table(table, BEN.id)).seat_of(BEN.id)
        assert seat is not None and seat.undo == 0, "it is not offered"
        with pytest.raises(Refused, match=r"undo-nothing|undo-sealed|stale"):
            await rig.host.takebacks.take_back(table, BEN, seat.undo, rig.press())
        rig.now += 10
        await rig.host.clocks.tick()


async def test_no_hints_where_one_has_to_count(tmp_path: Path) -> None:
    def suggest(game: str, state: dict[str, Any], seat: int, level: str, rnd: Any, clock: Any) -> dict[str, Any]:
        raise AssertionError("nobody may be advised")

    class Here(SearchPool):
        async def run(self, table: int, work: Any, *args: Any) -> Any:
            return work(*args)

    rig = Rig(tmp_path / "unused.db", GAMES, {GAME.key: choose})
    search = SearchClient(suggest, Here(1), ("strong",), shown=0.0)
    rig.host = await Host.open(tmp_path / "t.sqlite3", GAMES, {GAME.key: choose}, search=search)
    try:
        table = await begun(rig)
        with pytest.raises(Refused, match="no-hint-now"):
            await rig.host.hints.ask(table, BEN)
    finally:
        await rig.host.close()
