"""Hints, tables to watch, turning points, levels: through real sockets, with the real search at a small budget."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cogs.ui.ids import Press
from engine.host.model.records import Status
from engine.host.search.search_pool import SearchClient, SearchPool
from engine.players.levels import LEVELS
from engine.players.worker import run_search
from locales import words
from sandbox import Message, Person, Sandbox
from tests.e2e import openapi
from tests.e2e.driver import Player, has_button, live, open_table, play_out, press_at, shown, verb
from tests.e2e.robust import settled
from tests.e2e.world import World, eventually, people


class Near(SearchPool):
    """A search that runs in a thread of this process, which starts at once."""

    async def run(self, table: int, work: Any, *args: Any) -> Any:
        return await asyncio.to_thread(lambda: work(*args, (12, 0.5)))


@pytest.fixture
async def world(request: pytest.FixtureRequest, tmp_path: Path, oracle: openapi.SpecOracle) -> AsyncIterator[World]:
    box = Sandbox(oracle=oracle)
    people(box)
    async with box:
        looked_at = request.node.get_closest_marker("pictures") is not None
        world = World(box, tmp_path / "tefuda.sqlite3", drawn="all" if looked_at else "rare")
        world.search = SearchClient(run_search, Near(1), tuple(LEVELS), shown=0.0)
        await world.start()
        try:
            yield world
        finally:
            await world.stop()
    assert box.violations == []


async def hand_of(world: World, person: Person) -> Message:
    """Return the person's hand message when it offers a hint and a move."""

    def found() -> list[Message]:
        return [m for m in person.sees(person.dm()) if {"hint", "act"} <= {verb(b["custom_id"]) for b in m.buttons}]

    await world.box.until(lambda: bool(found()))
    return found()[-1]


async def with_strong_players(world: World, opener: Person) -> int:
    table = await open_table(world, opener, "geschenk", players=3)
    for level in ("beginner", "strong"):
        seats = await press_at(world, opener, table, "seats")
        (level_of,) = [s["custom_id"] for s in seats.selects if verb(s["custom_id"]) == "addcpu"]
        await opener.result(await opener.select(seats, level_of, level))
    return table


async def test_a_hint_for_the_asker_alone_and_told_at_the_end(world: World) -> None:
    alex, sakura = world.box.person("Alex"), world.box.person("さくら")
    table = await with_strong_players(world, alex)
    info = await world.host.reading.table(table)
    assert [s.computer for s in info.seats] == [None, "beginner", "strong"]
    assert all("CPU★" in s.name for s in info.seats if s.computer)
    await press_at(world, alex, table, "start")
    hand = await hand_of(world, alex)
    button = next(b["custom_id"] for b in hand.buttons if verb(b["custom_id"]) == "hint")
    answer = await alex.result(await alex.click(hand, button))
    assert answer.content.startswith("💡") and len(answer.content.splitlines()) == 3
    assert not [m for c in world.box.world.channels.values() for m in sakura.sees(c) if "💡" in m.content]
    await play_out(world, table, [Player(alex, random.Random(1))])
    await world.box.until(lambda: "🏆" in shown(world, alex, table).content)
    assert "used 1 hint" in shown(world, alex, table).content


async def test_no_hints_where_the_opener_said_so(world: World) -> None:
    alex = world.box.person("Alex")
    table = await with_strong_players(world, alex)
    menu = await press_at(world, alex, table, "options")
    off = next(b["custom_id"] for b in menu.buttons if verb(b["custom_id"]) == "hints")
    await (await alex.click(menu, off)).answer()
    await press_at(world, alex, table, "start")
    await world.box.until(lambda: any(m.attachments for m in alex.sees(alex.dm())))
    assert not [b for m in alex.sees(alex.dm()) for b in m.buttons if verb(b["custom_id"]) == "hint"]
    ix = await alex.click(shown(world, alex, table), Press(table, "hint").custom_id(), forge=True)
    assert "without hints" in (await alex.result(ix)).content


async def test_watching_and_stopping(world: World) -> None:
    alex, sakura = world.box.person("Alex"), world.box.person("さくら")
    ix = await alex.slash("table", "watch", game="geschenk", level="beginner")
    assert "to watch" in (await alex.result(ix)).content
    await world.box.until(lambda: bool(live(world, alex, 1)) and has_button(world, alex, 1, "watchnext"))
    before = (await world.host.reading.table(1)).seq
    message = shown(world, sakura, 1)
    nobodys = words("en")("event-table-shuffle-words", words="").strip()
    assert nobodys not in message.content, "computers have no words"
    following = next(b["custom_id"] for b in message.buttons if verb(b["custom_id"]) == "watchnext")
    await (await sakura.click(message, following)).answer()

    async def gone_on() -> bool:
        return (await world.host.reading.table(1)).seq > before

    await eventually(gone_on)
    refused = await press_at(world, sakura, 1, "watchstop")
    assert refused.ephemeral and (await world.host.reading.table(1)).status is Status.PLAYING
    await press_at(world, alex, 1, "watchstop")
    assert (await world.host.reading.table(1)).status is Status.ENDED


@pytest.mark.pictures
async def test_turning_points_and_puzzles_with_pictures(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.host.community.puzzles.VISITS", 2)
    monkeypatch.setattr("engine.host.community.puzzles.LEAST_LOSS", 0.0)
    alex = world.box.person("Alex")
    table = await with_strong_players(world, alex)
    await press_at(world, alex, table, "start")
    await play_out(world, table, [Player(alex, random.Random(9))])
    await world.box.until(lambda: "🏆" in shown(world, alex, table).content)
    # The result may be sent again below; the older message then loses its buttons.
    await settled(world)
    message = shown(world, alex, table)
    button = next(b["custom_id"] for b in message.buttons if verb(b["custom_id"]) == "turning")
    ix = await alex.click(message, button)
    await ix.answer()
    await world.box.until(lambda: ix.message is not None and bool(ix.message.attachments))
    assert ix.message is not None and ix.message.ephemeral
    await looks_at_each_turning_point(world, alex, ix.message)
    await answers_a_puzzle(world, alex, shown(world, alex, table))


async def looks_at_each_turning_point(world: World, person: Person, shown: Message) -> None:
    """One picture at a time, at full width; a press shows that of another point, and the text stays."""
    text = shown.content
    assert "Where this game turned" in text
    buttons = [b["custom_id"] for b in shown.buttons]
    assert [verb(b) for b in buttons] == ["turned"] * len(buttons) and 2 <= len(buttons) <= 3
    seen = set()
    for custom_id in [*buttons[1:], buttons[0]]:
        pressed = next(b for b in shown.buttons if b["custom_id"] == custom_id)
        assert not pressed.get("disabled")
        before = [picture["id"] for picture in shown.attachments]
        await (await person.click(shown, custom_id)).answer()
        await world.box.until(partial(lambda old: [picture["id"] for picture in shown.attachments] != old, before))
        (picture,) = shown.attachments
        assert (picture["width"], picture["height"]) == (1200, 640) and picture["description"]
        assert shown.content == text
        assert [b["custom_id"] for b in shown.buttons if b.get("disabled")] == [custom_id]
        seen.add(picture["filename"])
    assert len(seen) == len(buttons)
    forged = Press.parse(buttons[0])
    ix = await person.click(shown, Press(forged.table, "turned", 9999, (9999,)).custom_id(), forge=True)
    assert (await person.result(ix)).content.startswith("I can't read that button.")


async def answers_a_puzzle(world: World, person: Person, result: Message) -> None:
    """Ask for the puzzles of a game at its result, answer one, and go on to the next."""
    ix = await person.click(result, next(b["custom_id"] for b in result.buttons if verb(b["custom_id"]) == "puzzles"))
    await ix.answer()
    await world.box.until(lambda: ix.message is not None and "What would you have played?" in ix.message.content)
    asked = ix.message
    assert asked is not None and asked.ephemeral and len(asked.attachments) == 1
    assert asked.attachments[0]["description"] and asked.attachments[0]["width"] == 1200
    choices = [b["custom_id"] for b in asked.buttons if verb(b["custom_id"]) == "puzzlepick"]
    assert len(choices) > 1
    await (await person.click(asked, choices[0])).answer()
    await world.box.until(lambda: "Your first puzzle" in asked.content)
    assert len(asked.attachments) == 1 and [verb(b["custom_id"]) for b in asked.buttons] == ["puzzlenext", "replay"]
    await (await person.click(asked, "Next puzzle")).answer()
    await world.box.until(lambda: "What would you have played?" in asked.content)
