"""Events since a person's own last move (rulings: engine/host/table/since_last_move.py)."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from engine.core.knowledge.horizon import Horizon
from engine.games.registry import GAMES
from engine.host.model.records import LogLine, Person, Status
from engine.host.store.contract import Params, Row, Store
from engine.host.table.since_last_move import since_own_move
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, CAT, PACE, Rig
from tests.host.table.test_real_games import at_random


@pytest_asyncio.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    made = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await made.open()
    yield made
    await made.host.close()


def kinds(lines: Sequence[LogLine]) -> list[str]:
    return [e.kind for line in lines for e in line.events]


async def since_last_move(rig: Rig, table: int, person: str) -> tuple[LogLine, ...]:
    return (await rig.host.reading.hand(table, person))[2]


async def chips(rig: Rig) -> int:
    """Return a table of No Thanks! in play; the asked people pass."""
    info = await rig.table(ANN, BEN, CAT, size=3, game="geschenk")
    await rig.host.dealing.start(info.id, ANN, rig.press())
    return info.id


async def asked(rig: Rig, table: int) -> Person:
    for person in (ANN, BEN, CAT):
        if await rig.prompt(table, person):
            return person
    raise AssertionError("nobody is asked")


async def test_the_first_question_does_not_quote_the_deal(rig: Rig) -> None:
    table = await chips(rig)
    assert await since_last_move(rig, table, (await asked(rig, table)).id) == ()


async def test_everything_since_the_own_move_and_with_it_is_told(rig: Rig) -> None:
    table = await chips(rig)
    first = await asked(rig, table)
    for passed in range(1, 4):
        await rig.act(table, await asked(rig, table), "no_thanks")
        assert len(kinds(await since_last_move(rig, table, first.id))) == passed
    await rig.act(table, first, "no_thanks")
    assert len(await since_last_move(rig, table, first.id)) == 1, "it begins anew with the own move"


async def test_what_was_done_for_somebody_is_news_to_them(rig: Rig) -> None:
    """Here their standing order moved; a substitute computer and the table itself have causes of their own too."""
    table = await chips(rig)
    first = await asked(rig, table)
    await rig.act(table, first, "no_thanks")
    _, view = await rig.host.reading.view(table, first.id)
    await rig.host.play.set_order(table, first, {"card": view.state["offer"]}, rig.press())
    while await asked(rig, table) is not first:
        await rig.act(table, await asked(rig, table), "no_thanks")
    before = len(await since_last_move(rig, table, first.id))
    rig.now += PACE
    await rig.host.clocks.tick()
    assert not await rig.prompt(table, first), "the order was followed"
    assert len(await since_last_move(rig, table, first.id)) == before + 1


class Between:
    """A store into which another process writes after each statement that reads."""

    def __init__(self, store: Store, write: Callable[[], Awaitable[object]]) -> None:
        self.store, self.write = store, write

    async def rows(self, sql: str, params: Params = ()) -> list[Row]:
        found = await self.store.rows(sql, params)
        await self.write()
        return found

    async def together(self, *queries: tuple[str, Params]) -> list[list[Row]]:
        return [await self.rows(*query) for query in queries]


async def test_what_is_read_is_of_one_moment(rig: Rig) -> None:
    """Even if another process writes a move of this person during the reading."""
    table = await chips(rig)
    first = await asked(rig, table)
    seat = (await rig.host.reading.table(table)).seat_of(first.id)
    assert seat is not None
    made = False

    async def move_once() -> None:
        nonlocal made
        if not made:
            made = True
            await rig.act(table, first, "no_thanks")

    before = await since_last_move(rig, table, first.id)
    between: Any = Between(rig.host.tables.store, move_once)
    read = await since_own_move(between, table, seat.seat, first.id, Horizon(lambda kind: None))
    assert made and read in (before, await since_last_move(rig, table, first.id))


async def test_an_onlooker_has_no_own_move(rig: Rig) -> None:
    table = await chips(rig)
    await rig.act(table, await asked(rig, table), "no_thanks")
    assert await since_last_move(rig, table, "999") == ()


@pytest.mark.parametrize("slug", list(GAMES))
async def test_the_answer_to_a_move_tells_what_the_same_hand_tells_later(rig: Rig, slug: str) -> None:
    """Even after a kill between them: it is derived from the log alone."""
    size, rnd = GAMES[slug].default_seats, random.Random(slug)
    info = await rig.table(ANN, BEN, size=size, game=slug)
    for k in range(size - 2):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=f"Robot {k}")
    await rig.host.dealing.start(info.id, ANN, rig.press())
    made = 0
    while made < 12 and (await rig.host.reading.table(info.id)).status is Status.PLAYING:
        moving = [p for p in (ANN, BEN) if await rig.prompt(info.id, p)]
        if not moving:
            rig.now += PACE
            await rig.host.clocks.tick()
            continue
        person = rnd.choice(moving)
        acted = await at_random(rig, info.id, person, rnd)
        assert acted.since_last_move == await since_last_move(rig, info.id, person.id)
        made += 1
    before = await since_last_move(rig, info.id, person.id)
    await rig.reopen()
    assert await since_last_move(rig, info.id, person.id) == before
