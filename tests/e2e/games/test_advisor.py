"""Hints, tables to watch, turning points, levels: through real sockets, with the real search at a small budget."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from cogs.play.replay_panel import SEARCH
from cogs.ui.ids import Press
from engine.games.geschenk.rules import NO_THANKS, TAKE
from engine.host.community.puzzles import VISITS
from engine.host.history.analysis import TURNING_POINTS
from engine.host.model.records import Status
from engine.host.search.search_pool import SearchClient, SearchPool
from engine.players.levels import LEVELS
from engine.players.worker import run_search
from sandbox import Message, Person, Sandbox
from tests.e2e import openapi
from tests.e2e.driver import (
    SHORT,
    Player,
    has_button,
    live,
    offers,
    open_table,
    play_out,
    press_at,
    seat_everybody,
    shown,
    verb,
)
from tests.e2e.robust import settled
from tests.e2e.world import World, eventually, people


class Near(SearchPool):
    """A search that runs in a thread of this process, which starts at once. It ends by its number of simulations alone:
    a limit in seconds would give a busy machine other results."""

    async def run(self, table: int, work: Any, *args: Any) -> Any:
        budget = [(12, math.inf)] if work is run_search else []
        return await asyncio.to_thread(lambda: work(*args, *budget))


class NeverTakes(Near):
    """A search by which a card should never be taken while there is a chip, so every card taken is a mistake."""

    async def run(self, table: int, work: Any, *args: Any) -> Any:
        found = await super().run(table, work, *args)
        if work is run_search:
            worth = {NO_THANKS.wire()[0]: 0.6, TAKE.wire()[0]: 0.2}
            judged = [[move, VISITS, worth[move[0]]] for move, _, _ in found["ranked"]]
            found["ranked"] = sorted(judged, key=lambda one: -one[2])
            found["best"] = found["ranked"][0][0]
        return found


class Taker(Player):
    """A person who takes every card: whoever does has the next card too, so of every shuffle they take all that is
    left, and could always have said no thanks."""

    async def press(self, message: Message) -> None:
        taking = [c for c, _ in offers(message) if TAKE.wire()[0] in Press.parse(c).path]
        await (await self.person.click(message, taking[0])).answer()


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
    table = await open_table(world, opener, "geschenk", players=3, **SHORT)
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
    # A hand that comes later replaces an earlier one.
    await settled(world)
    hand = await hand_of(world, alex)
    button = next(b["custom_id"] for b in hand.buttons if verb(b["custom_id"]) == "hint")
    answer = await alex.result(await alex.click(hand, button))
    assert answer.id == hand.id and answer.content.startswith("💡")
    assert {verb(b["custom_id"]) for b in answer.buttons} == {verb(b["custom_id"]) for b in hand.buttons}
    assert len([m for m in alex.sees(alex.dm()) if "💡" in m.content]) == 1
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
    before = (await world.host.reading.table(1)).news
    message = shown(world, sakura, 1)
    following = next(b["custom_id"] for b in message.buttons if verb(b["custom_id"]) == "watchnext")
    await (await sakura.click(message, following)).answer()

    async def gone_on() -> bool:
        return (await world.host.reading.table(1)).news > before

    await eventually(gone_on)
    refused = await press_at(world, sakura, 1, "watchstop")
    assert refused.ephemeral and (await world.host.reading.table(1)).status is Status.PLAYING
    await press_at(world, alex, 1, "watchstop")
    assert (await world.host.reading.table(1)).status is Status.ENDED


@pytest.mark.pictures
async def test_turning_points_and_puzzles_with_pictures(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.host.history.analysis.PLAYED_ON", 8)
    monkeypatch.setattr("engine.host.history.analysis.TOO_FEW", 4)
    assert world.search
    world.search.pool = NeverTakes(1)
    alex, *others = (world.box.person(name) for name in ("Alex", "さくら", "ミナト"))
    table = await open_table(world, alex, "geschenk", players=3, **SHORT)
    await seat_everybody(world, table, alex, others, 3)
    await play_out(world, table, [Taker(person, random.Random(9)) for person in (alex, *others)])
    await world.box.until(lambda: "🏆" in shown(world, alex, table).content)
    # The result may be sent again below; the older message then loses its buttons.
    await settled(world)
    film = await press_at(world, alex, table, "replay")
    await looks_at_each_turning_point(world, alex, film)
    await answers_a_puzzle(world, alex, table)


async def looks_at_each_turning_point(world: World, person: Person, film: Message) -> None:
    """They are searched for once; each is a place to jump to, with the hand of whoever decided it."""

    def places() -> list[str]:
        (select,) = [s for s in film.selects if verb(s["custom_id"]) == "replayjump"]
        return [o["value"] for o in select["options"] if o["value"] == SEARCH or "Turning point" in o["label"]]

    def told(message: Message) -> str:
        """Return what is said of the position, without how the game could have gone on: that changes meanwhile."""
        return message.content.split("\n-#")[0]

    # The search for puzzles may have found them first; then they are places at once.
    await jump(person, film, places()[0])
    await world.box.until(lambda: "⭐" in film.content and SEARCH not in places())
    assert len(places()) == TURNING_POINTS
    seen = {told(film)}
    for at in places():
        await jump(person, film, at)
        where = f"Position {int(at) + 1} of "
        await world.box.until(partial(lambda text: text in film.content and "⭐" in film.content, where))
        (picture,) = film.attachments
        assert picture["width"] == 1200 and picture["description"]
        seen.add(told(film))
    assert len(seen) == len(places())
    # The message that is looked at changes by itself.
    await world.box.until(lambda: "8 times by computers that think ahead" in film.content)
    assert film.attachments == [picture] and SEARCH not in places() and "A quick look" not in film.content
    ix = await person.click(film, Press(1, "turned", 9999, (9999,)).custom_id(), forge=True)
    assert (await person.result(ix)).content.startswith("I can't read that button.")


async def jump(person: Person, film: Message, value: str) -> None:
    """Choose a place to jump to."""
    (select,) = [s["custom_id"] for s in film.selects if verb(s["custom_id"]) == "replayjump"]
    await (await person.select(film, select, value)).answer()


async def answers_a_puzzle(world: World, person: Person, table: int) -> None:
    """Ask for the puzzles of a game, which are found in the background, answer one, and go on to the next."""
    cog: Any = world.bot.cogs["PuzzlesOfGames"]

    async def examined() -> bool:
        # A round does nothing while another process holds the lease.
        cog.nudge()
        return await cog.puzzles.known(table) is not None

    await eventually(examined)
    asked = await press_at(world, person, table, "puzzles")
    await world.box.until(lambda: "What would you have played?" in asked.content)
    assert asked.ephemeral and len(asked.attachments) == 1
    assert asked.attachments[0]["description"] and asked.attachments[0]["width"] == 1200
    choices = [b["custom_id"] for b in asked.buttons if verb(b["custom_id"]) == "puzzlepick"]
    assert len(choices) > 1
    await (await person.click(asked, choices[0])).answer()
    await world.box.until(lambda: "Your first puzzle" in asked.content)
    assert len(asked.attachments) == 1 and [verb(b["custom_id"]) for b in asked.buttons] == ["puzzlenext", "replay"]
    await (await person.click(asked, "Next puzzle")).answer()
    await world.box.until(lambda: "What would you have played?" in asked.content)
