"""Tables that play in legs: the host does not know about legs, computers think about the leg, the clock is told."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import TABLE_ACTOR, Game
from engine.core.match import Match
from engine.core.state import State
from engine.games.rummy_fifty import GAME
from engine.games.rummy_fifty.state import RummyFiftyState
from engine.games.rummy_fifty.terms import STOCK
from engine.host.model.clock.inactivity_rules import HOUR, MOVE
from engine.host.model.records import Status
from engine.layers.cube import Cube
from engine.layers.legs import Legs
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, PACE, Rig
from tests.host.table.test_real_games import at_random
from tests.host.whole import check_whole
from tests.layers.matches import ADAPTERS

LEGS, CUBED = Legs(ADAPTERS["rummy_fifty"]), Legs(Cube(ADAPTERS["rummy_fifty"]))


@pytest.fixture
def thought_about() -> list[tuple[Any, type[State]]]:
    """Return a list for what computer players get: the game and the class of the state."""
    return []


async def opened(path: Path, game: Legs, thought_about: list[Any] | None = None) -> Rig:
    """Return a host with this match in place of its Rummy Fifty."""

    def choose(inside: Game[Any], state: Any, seat: int, rnd: Any) -> Any:
        if thought_about is not None:
            thought_about.append((inside, type(state)))
        return CHOOSERS["rummy_fifty"](inside, state, seat, rnd)

    rig = Rig(path / "store.db", {"rummy_fifty": game}, {"rummy_fifty": choose})
    await rig.open()
    return rig


async def test_legs_are_played_to_the_end_over_restarts(tmp_path: Path, thought_about: list[Any]) -> None:
    rig = await opened(tmp_path, LEGS, thought_about)
    info = await rig.table(ANN, size=3, game="rummy_fifty", max_legs=2)
    for name in ("Robot 1", "Robot 2"):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), name=name)
    await rig.host.dealing.start(info.id, ANN, rig.press())
    rnd, number = random.Random(3), 0
    for step in range(3000):
        table, view = await rig.host.reading.view(info.id, ANN.id)
        if table.status is not Status.PLAYING:
            break
        assert view.inner is not None and view.innermost.standing is not None
        number = max(number, view.innermost.standing.number)
        if step % 40 == 20:
            await rig.reopen()
            check_whole(rig.path, rig.games)
        await rig.deliver()
        if await rig.prompt(info.id, ANN):
            await at_random(rig, info.id, ANN, rnd)
        else:
            rig.now += PACE
            await rig.host.clocks.tick()
    assert table.status is Status.FINISHED and number == 2
    assert set(thought_about) == {(GAME, RummyFiftyState)}, "a computer thinks about the leg"
    record = json.loads(json.dumps(await rig.host.reading.export(info.id)))
    again = Match.replay(LEGS, record)
    assert again.over and again.state.number == 2
    await rig.host.close()


async def test_a_move_by_the_clock_is_noted_before_it_is_made(tmp_path: Path) -> None:
    rig = await opened(tmp_path, CUBED)
    info = await rig.started(ANN, BEN, size=2, game="rummy_fifty", first_dealer="seat1")
    for person in (ANN, BEN):
        await rig.act(info.id, person, "bonus", 10)
    await rig.act(info.id, ANN, "draw", STOCK)
    rig.now += 48 * HOUR
    while await rig.host.clocks.tick():
        pass
    offer = (await rig.host.reading.table(info.id)).inactivity_offer
    assert offer is not None
    await rig.host.inactivity.agree(info.id, BEN, offer.number, MOVE, rig.press())
    rows = await rig.host.tables.store.rows("SELECT seat, cause, wire FROM log WHERE kind = 'move' ORDER BY number")
    made = [(row["seat"], row["cause"], json.loads(row["wire"])[1:2]) for row in rows]
    late = made.index((TABLE_ACTOR, "timeout", ["cube_away"]))
    assert made[late + 1][:2] == (0, "timeout")
    _, view = await rig.host.reading.view(info.id, BEN.id)
    assert view.waiting == [1] and not any(a.tag == "cube_double" for a in view.legal)
    check_whole(rig.path, rig.games)
    await rig.host.close()
