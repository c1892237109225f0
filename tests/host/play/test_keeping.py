"""A wish answers a sealed choice after a pause, in Target: nobody else sees it, and it can be taken back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from engine.games.registry import GAMES
from engine.host.model.records import DeliveryKind
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, PACE, Rig


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await made.open()
    yield made
    await made.host.close()


async def opened(rig: Rig) -> int:
    """Return a table of two."""
    info = await rig.table(ANN, BEN, size=2, game="target")
    await rig.host.dealing.start(info.id, ANN, rig.press())
    return info.id


async def play_round(rig: Rig, table: int) -> None:
    """Name a target and play a card each, always the first legal move."""
    for _ in range(3):
        assert await rig.host.clocks.tick() == 0, "a wish answers nothing but the discard"
        who = ANN if await rig.prompt(table, ANN) else BEN
        await rig.act(table, who, *(await rig.host.reading.view(table, who.id))[1].legal[0].wire())


async def stands(rig: Rig, table: int) -> tuple[str, list[int]]:
    """Return the phase and the waiting seats."""
    view = (await rig.host.reading.view(table, None))[1]
    return view.phase, view.waiting


async def test_a_wish_told_ahead_answers_in_its_time_and_without_a_ping(rig: Rig) -> None:
    table = await opened(rig)
    seq = (await rig.host.reading.table(table)).news
    await rig.act(table, BEN, "always_keep")
    assert (await rig.host.reading.table(table)).news == seq, "nobody sees that a wish was told"
    await rig.deliver()
    await play_round(rig, table)
    assert await stands(rig, table) == ("discard", [0, 1]), "asked like everybody else"
    assert (DeliveryKind.HAND, BEN.id) not in await rig.tasks()
    rig.now += PACE
    assert await rig.host.clocks.tick() == 1
    assert await stands(rig, table) == ("discard", [0])
    await rig.reopen()
    await rig.act(table, ANN, "keep")
    assert (await stands(rig, table))[0] == "choose_target"


async def test_a_wish_told_when_asked_answers_too_unless_it_is_taken_back(rig: Rig) -> None:
    table = await opened(rig)
    await play_round(rig, table)
    await rig.act(table, BEN, "always_keep")
    await rig.act(table, BEN, "ask_me")
    rig.now += PACE
    assert await rig.host.clocks.tick() == 0
    await rig.act(table, BEN, "always_keep")
    assert await stands(rig, table) == ("discard", [0, 1]), "not at once, which would tell"
    rig.now += PACE
    assert await rig.host.clocks.tick() == 1
    assert await stands(rig, table) == ("discard", [0])
