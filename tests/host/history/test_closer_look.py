"""A closer look at a turning point, over both engines: what it comes to, also if it was cut off, and whose it is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.host.history.analysis import SQL, Analysis, TurningPoint, _stored
from engine.host.search import search_pool
from engine.host.search.search_pool import SearchClient
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, CAT, Rig, refused

pytestmark = pytest.mark.both_engines

MOST, PART = 4, 2


class Here:
    """A pool that works in this process."""

    asked = 0

    async def run(self, table: int, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)

    def close(self) -> None: ...


def last_is_best(game: str, state: Any, seat: int, *_: Any) -> dict[str, Any]:
    legal = GAMES[game].legal(GAMES[game].state.from_json(state), seat)
    return {"ranked": [[a.wire(), 20, 0.6 if a is legal[-1] else 0.2] for a in legal]}


@pytest.fixture
async def rig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Rig]:
    monkeypatch.setattr("engine.host.history.analysis.PLAYED_ON", MOST)
    monkeypatch.setattr("engine.host.history.analysis.TOO_FEW", PART)
    # Few decisions are examined, and play-outs are short: near the end, by few simulations.
    monkeypatch.setattr("engine.host.history.analysis.MOST", 8)
    monkeypatch.setattr("engine.host.history.analysis.SIMULATIONS", {"geschenk": 3})
    monkeypatch.setattr(search_pool, "QUIET_S", 0.0)
    rig = Rig(tmp_path / "store.db", GAMES, CHOOSERS)
    await opened(rig)
    yield rig
    rig.host.tables.store.hook = None
    await rig.host.close()


async def opened(rig: Rig) -> Analysis:
    await (rig.reopen() if hasattr(rig, "host") else rig.open())
    rig.host.tables.search = SearchClient(last_is_best, Here(), ())  # type: ignore[arg-type]
    return rig.host.analysis


async def over(rig: Rig) -> tuple[int, TurningPoint]:
    """Return a finished table, and its last turning point."""
    info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    await rig.play_on(info.id, ANN, BEN, CAT)
    return info.id, (await rig.host.analysis.turning_points(info.id))[-1]


async def stored(rig: Rig, table: int, number: int) -> TurningPoint:
    return next(p for p in await rig.host.analysis.known(table) or () if p.number == number)


async def nobody(_: TurningPoint) -> None: ...


async def test_what_was_cut_off_between_any_two_parts_comes_to_the_same(rig: Rig) -> None:
    table, point = await over(rig)
    told = list[TurningPoint]()

    async def keep(one: TurningPoint) -> None:
        assert await stored(rig, table, one.number) == one, "nobody is told what a killed process would forget"
        told.append(one)

    await rig.host.analysis.look_closer(table, point.number, keep)
    assert [one.closer and one.closer.games for one in told] == [2, 4]
    whole = told[-1].closer
    before_it = _stored([replace(p, closer=None) for p in await rig.host.analysis.known(table) or ()])
    for killed_at in (1, 2):
        await rig.host.tables.store.write(SQL.update_turning_points, (before_it, table))
        writes = 0

        def hook(moment: str, at: int = killed_at) -> None:
            nonlocal writes
            writes += moment == "begun"
            if moment == "before-commit" and writes == at:
                raise ConnectionResetError

        rig.host.tables.store.hook = hook
        with pytest.raises(ConnectionResetError):
            await rig.host.analysis.look_closer(table, point.number, nobody)
        analysis = await opened(rig)
        before = (await stored(rig, table, point.number)).closer
        assert (before.games if before else 0) == PART * (killed_at - 1)
        await analysis.look_closer(table, point.number, nobody)
        assert (await stored(rig, table, point.number)).closer == whole


async def test_a_look_changes_its_own_point_alone_and_is_made_once(rig: Rig) -> None:
    table, point = await over(rig)
    others = (await rig.host.analysis.known(table) or [])[:-1]
    await rig.host.analysis.look_closer(table, point.number, nobody)
    assert (await rig.host.analysis.known(table) or [])[:-1] == others
    told = list[TurningPoint]()

    async def keep(one: TurningPoint) -> None:
        told.append(one)

    await rig.host.analysis.look_closer(table, point.number, keep)
    await rig.host.analysis.look_closer(table, 9999, keep)
    assert not told


async def test_nothing_is_stored_anew_for_a_table_that_was_thinned_meanwhile(rig: Rig) -> None:
    table, point = await over(rig)

    async def thin(_: TurningPoint) -> None:
        await rig.host.tables.store.write("DELETE FROM turning_points WHERE table_id = ?", (table,))

    await rig.host.analysis.look_closer(table, point.number, thin)
    assert await rig.host.analysis.known(table) is None


async def test_a_running_game_is_not_played_on(rig: Rig) -> None:
    running = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    assert (await refused(rig.host.analysis.look_closer(running.id, 1, nobody))).reason == "not-over"
