"""A move that costs the round says so on its button, and is asked for once more."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import pytest_asyncio

from bench.load.presses import Counted
from cogs.ui.choices import add_moves, move_choices
from cogs.ui.ids import Press
from cogs.ui.panel import Panel
from engine.core.view import View
from engine.games.love_letter.terms import PRINCE, PRINCESS
from locales import LANGUAGES, Lang, words
from render.games.love_letter.narration import NARRATION
from render.narration.telling import Telling
from tests.cogs.hand_world import Message

PLAYED = ("princess",)


@pytest_asyncio.fixture
async def world(tmp_path: Path) -> AsyncIterator[Counted]:
    """A person who is asked, with the princess and a card that they may play instead."""
    made = Counted(tmp_path / "world", "love_letter")
    await made.open()
    for _ in range(400):
        await made.settle()
        if await made.rig.prompt(made.table, made.who):
            tags = {a.tag for a in (await seen(made)).legal}
            if "princess" in tags and len(tags) > 1:
                break
            await made.answer()
        else:
            await made.others()
    else:
        raise AssertionError("the princess never comes")
    yield made
    await made.host.close()


async def seen(world: Counted) -> View:
    return (await world.host.reading.view(world.table, world.who.id))[1]


def labels(message: Message) -> list[str]:
    return [item.label for item in message.view.children]


async def test_the_princess_says_her_price_and_is_played_only_on_the_second_press(world: Counted) -> None:
    prompt, hand = await world.rig.prompt(world.table, world.who), await world.live()
    w = words("en")
    label = w("panel-cost", move="Play the princess (8)", cost=w("love_letter-cost"))
    (button,) = [b for b in hand.view.children if b.label == label]
    assert Press.parse(button.custom_id).verb == "step"
    await world.pressed("step", PLAYED, prompt, hand.id, ())
    assert await world.rig.prompt(world.table, world.who) == prompt, "nothing is played yet"
    assert w("panel-sure", move=label) in hand.content and labels(hand) == [label, w("button-back")]
    await world.pressed("back", (), prompt, hand.id, ())
    assert await world.rig.prompt(world.table, world.who) == prompt and w("button-menu") in labels(hand)
    await world.pressed("step", PLAYED, prompt, hand.id, ())
    await world.pressed("sure", PLAYED, prompt, hand.id, ())
    assert await world.rig.prompt(world.table, world.who) != prompt
    await world.pressed("sure", PLAYED, prompt, hand.id, ())
    lines = await world.host.reading.happened(world.table, None)
    laid = [e for line in lines for e in line.events if e.kind == "laid" and e.facts["card"] == PRINCESS]
    assert len(laid) == 1, "the second press of the same button does nothing"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_moves_that_discard_ones_own_princess_have_a_price(lang: Lang) -> None:
    w, s = words(lang), SimpleNamespace(hands=[[PRINCE, PRINCESS], [], []])
    view: Any = SimpleNamespace(s=s, seat=0, me=0)
    assert (
        NARRATION.cost(Telling(view, (), w), ["prince", 0])
        == NARRATION.cost(Telling(view, (), w), ["princess"])
        == w("love_letter-cost")
    )
    assert NARRATION.cost(Telling(view, (), w), ["prince", 1]) == NARRATION.cost(Telling(view, (), w), ["prince"]) == ""
    s.hands[0] = [PRINCE, PRINCE]
    assert NARRATION.cost(Telling(view, (), w), ["prince", 0]) == ""


async def test_by_ear_and_by_command_it_is_told_too(world: Counted) -> None:
    view, w = await seen(world), words("ja")
    cost = w("love_letter-cost")
    told = {value: text for text, value in move_choices(NARRATION, Telling(view, (), w), "")}
    assert told["princess"].endswith(cost) and sum(cost in text for text in told.values()) <= 2
    panel = Panel()
    add_moves(panel, 1, 1, NARRATION, Telling(view, (), w))
    assert any(cost in b.label for row in panel.rows if isinstance(row, list) for b in row)
    await world.press("step", "princess")
    assert len((await world.live()).presses) == 2, "a typed move is asked for once more as well"
