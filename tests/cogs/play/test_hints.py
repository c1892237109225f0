"""A hint on a hand in Discord: it stands above the hand it is for, and a refused one leaves the hand as it was."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest_asyncio

from cogs.play.advisor import Advisor
from cogs.ui.ids import Press
from engine.games.registry import GAMES
from locales import words
from tests.cogs.hand_world import World

HINT = {"best": ["take"], "why": ["hint-why-usual", {}], "worth": ["hint-gain-unknown", {}]}


class Search:
    """A search with one answer; ``meanwhile`` happens while it thinks."""

    def __init__(self, found: Any) -> None:
        self.found, self.levels = found, {"strong": 1}

    async def of(self, *_: Any) -> Any:
        await self.meanwhile()
        return self.found

    async def meanwhile(self) -> None: ...


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    made = World(tmp_path / "world")
    await made.open()
    bot: Any = SimpleNamespace(services=made.services)
    made.play.verbs.update(Advisor(bot).verbs)
    made.services.drawing.painters = dict.fromkeys(GAMES)  # type: ignore[assignment]  # nothing is drawn
    yield made
    await made.host.close()


def searching(world: World, found: Any) -> Search:
    search = Search(found)
    world.host.tables.search = search  # type: ignore[assignment]
    return search


async def test_a_hint_stands_above_the_hand_and_its_move_is_one_press(world: World) -> None:
    searching(world, HINT)
    before = await world.live()
    await world.press("hint", prompt=0)
    (hand,) = [m for m in world.messages.values() if m.presses]
    assert hand.id == before.id and hand.content.startswith("💡") and hand.picture is not None
    assert Press(world.table, "act", await world.rig.prompt(world.table, world.who), ("take",)) in hand.presses
    await world.act("take")
    await world.rest()
    assert not [m for m in world.messages.values() if "💡" in m.content], "it goes with the move"


async def test_a_refused_hint_is_a_message_of_its_own(world: World) -> None:
    searching(world, None)
    before = (await world.live()).content
    await world.press("hint", prompt=0)
    assert (await world.live()).content == before
    assert [m.content for m in world.messages.values() if not m.presses] == [words("ja")("hint-failed")]


async def test_a_hint_for_a_prompt_that_was_answered_meanwhile_is_not_told(world: World) -> None:
    search = searching(world, HINT)

    async def meanwhile() -> None:
        search.meanwhile = Search(None).meanwhile  # type: ignore[method-assign]
        await world.act("no_thanks")
        await world.others_move()
        if not await world.rig.prompt(world.table, world.who):
            await world.others_move()

    search.meanwhile = meanwhile  # type: ignore[method-assign]
    await world.press("hint", prompt=0)
    assert not [m for m in world.messages.values() if "💡" in m.content or not m.presses], "nor a message about it"


async def test_that_moves_are_alike_is_said_once(world: World) -> None:
    searching(world, {**HINT, "why": ("hint-why-close", {}), "worth": ("hint-gain-none", {})})
    await world.press("hint", prompt=0)
    (hand,) = [m for m in world.messages.values() if m.presses]
    w = words("ja")
    assert w("hint-why-close") in hand.content and w("hint-gain-none") not in hand.content
