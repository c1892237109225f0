"""A wish is answered in its time (Wishes.in_time), for the moves that Grazia prepares.

The answer comes at the pace of a computer player, and reveals nothing to others.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest_asyncio

from engine.core.cards import SUIT
from engine.games.grazia.rules import GAME
from engine.games.grazia.state import NOTHING
from engine.games.grazia.terms import run_of
from engine.host.model.records import DeliveryKind
from engine.players.grazia import choose
from tests.host.rig import ANN, BEN, CAT, PACE, Rig

PEOPLE = (ANN, BEN, CAT)


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "store.db", {GAME.key: GAME}, {GAME.key: choose})
    await made.open()
    yield made
    await made.host.close()


async def dealt(rig: Rig) -> tuple[int, Any]:
    """Return a table in play whose first hands have been sent, and its state."""
    info = await rig.table(*PEOPLE, size=3, game=GAME.key)
    await rig.host.dealing.start(info.id, ANN, rig.press())
    await rig.deliver()
    return info.id, (await rig.host.tables.matches.of(await rig.host.tables.table_row(info.id))).state


async def test_a_prepared_run_is_played_after_a_pause_and_nobody_notices_that_it_was(rig: Rig) -> None:
    table, s = await dealt(rig)
    mover = s.waiting[0]
    seat = (mover + 1) % 3
    run = run_of(s.hands[seat][0], s.hands[seat][0])
    seen = await rig.host.reading.table(table)
    await rig.host.play.act(table, PEOPLE[seat], 0, ["prepare", run], rig.press())
    assert (await rig.host.reading.table(table)).news == seen.news
    assert {target for _, target in await rig.tasks()} <= {PEOPLE[seat].id}
    await rig.deliver()
    await rig.act(table, PEOPLE[mover], "pass")
    assert (DeliveryKind.HAND, PEOPLE[seat].id) not in await rig.tasks(), "no ring for a move that is ready"
    assert await rig.host.clocks.tick() == 0
    rig.now += PACE
    await rig.host.clocks.tick()
    told = [e.kind for line in await rig.host.reading.happened(table, None) for e in line.events]
    assert told[-2:] == ["passed", "played"]


async def test_a_prepared_run_that_does_not_connect_any_more_rings_and_says_so(rig: Rig) -> None:
    table, s = await dealt(rig)
    mover = s.waiting[0]
    seat = (mover + 1) % 3
    pairs = product(s.hands[mover], s.hands[seat])
    mine, other = next((a, b) for a, b in pairs if SUIT[a] == SUIT[b] and b != a + 1)
    await rig.host.play.act(table, PEOPLE[seat], 0, ["prepare", run_of(other, other)], rig.press())
    await rig.deliver()
    await rig.act(table, PEOPLE[mover], "play", run_of(mine, mine))
    assert (DeliveryKind.HAND, PEOPLE[seat].id) in await rig.tasks()
    _, view = await rig.host.reading.view(table, PEOPLE[seat].id)
    assert view.s.prepared[seat] == NOTHING
    told = [e.kind for line in await rig.host.reading.happened(table, PEOPLE[seat].id) for e in line.events]
    assert told[-1] == "lapsed"
    rig.now += PACE
    assert await rig.host.clocks.tick() == 0
