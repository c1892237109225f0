"""A closer look at a turning point, over both engines: what it comes to, also if it was cut off, and whose it is."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.games.registry import GAMES
from engine.host.cluster.leases import Leases
from engine.host.history.analysis import SQL, Analysis, TurningPoint, _stored
from engine.host.search import search_pool
from engine.host.search.playouts import SECONDS
from engine.host.search.search_pool import SearchClient
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, CAT, Rig, refused

pytestmark = pytest.mark.both_engines

MOST = 4


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
    # One game at a time.
    monkeypatch.setattr("engine.host.history.analysis.PATIENT_S", 1e-9)
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


async def stored(analysis: Analysis, table: int, number: int) -> TurningPoint:
    return next(p for p in await analysis.known(table) or () if p.number == number)


async def looked(analysis: Analysis, table: int, number: int) -> list[TurningPoint]:
    """Look until all is known, or the point is gone; return what was known after each turn."""
    told, found = list[TurningPoint](), await analysis.question(table, number)
    while found is not None:
        turn = await analysis.look_closer(found[0])
        if turn is None:
            break
        point, here = turn
        assert here
        assert await stored(analysis, table, number) == point, "nobody is told what a killed process would forget"
        told.append(point)
        if not analysis.may_look_closer("geschenk", point):
            break
    return told


async def test_what_was_cut_off_between_any_two_parts_comes_to_the_same(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, point = await over(rig)
    told = await looked(rig.host.analysis, table, point.number)
    assert [one.closer and one.closer.games for one in told] == [1, 2, 3, 4]
    whole = told[-1].closer
    before_it = _stored([replace(p, closer=None) for p in await rig.host.analysis.known(table) or ()])
    for killed_at in (1, 2, 4):
        await rig.host.tables.store.write(SQL.update_turning_points, (before_it, table))
        keep, kept, store = rig.host.analysis._keep, 0, rig.host.tables.store

        def hook(moment: str) -> None:
            if moment == "before-commit":
                raise ConnectionResetError

        async def cut_off(*args: Any, at: int = killed_at, keep: Any = keep, store: Any = store) -> Any:
            nonlocal kept
            kept += 1
            store.hook = hook if kept == at else None
            return await keep(*args)

        monkeypatch.setattr(rig.host.analysis, "_keep", cut_off)
        with pytest.raises(ConnectionResetError):
            await looked(rig.host.analysis, table, point.number)
        store.hook = None
        analysis = await opened(rig)
        before = (await stored(analysis, table, point.number)).closer
        assert (before.games if before else 0) == killed_at - 1
        await looked(analysis, table, point.number)
        assert (await stored(analysis, table, point.number)).closer == whole


async def test_a_look_changes_its_own_point_alone_and_is_made_once(rig: Rig) -> None:
    table, point = await over(rig)
    others = (await rig.host.analysis.known(table) or [])[:-1]
    await looked(rig.host.analysis, table, point.number)
    assert (await rig.host.analysis.known(table) or [])[:-1] == others
    assert await rig.host.analysis.question(table, point.number) is None
    assert await rig.host.analysis.question(table, 9999) is None


async def test_nothing_is_stored_anew_for_a_table_that_was_thinned_meanwhile(rig: Rig) -> None:
    table, point = await over(rig)
    asked = await rig.host.analysis.question(table, point.number)
    assert asked is not None and await rig.host.analysis.look_closer(asked[0])
    await rig.host.tables.store.write("DELETE FROM turning_points WHERE table_id = ?", (table,))
    assert await rig.host.analysis.look_closer(asked[0]) is None
    assert await rig.host.analysis.known(table) is None


async def test_a_running_game_is_not_played_on(rig: Rig) -> None:
    running = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    store = rig.host.tables.store
    assert await rig.host.analysis.question(running.id, 1) is None, "it has no turning points"
    await store.write(SQL.add_turning_points, (running.id, "[]"))
    assert (await refused(rig.host.analysis.question(running.id, 1))).reason == "not-over"


async def test_what_was_asked_for_is_known_until_it_ends(rig: Rig) -> None:
    """Also to the next process; asked for twice, it is one look, and what it found says how much is left of it."""
    table, point = await over(rig)
    analysis = rig.host.analysis
    await analysis.note_asked(table, point.number, 12.5)
    await analysis.note_asked(table, point.number, 99.0)
    await analysis.note_asked(table, 7, 1e9 + 0.25)
    analysis = await opened(rig)
    assert sorted(await analysis.asked_for()) == sorted([(table, point.number, 12.5), (table, 7, 1e9 + 0.25)])
    await analysis.note_ended(table, 7)
    await analysis.note_ended(table, 7)
    assert await analysis.asked_for() == [(table, point.number, 12.5)]
    asked = await analysis.question(table, point.number)
    assert asked is not None
    left = [asked[0].seconds(p) for p in (point, *await looked(analysis, table, point.number))]
    assert left == sorted(left, reverse=True) and left[0] > left[1] > left[-1] == 0


async def test_the_price_of_a_look_falls_with_what_is_left_of_the_game(rig: Rig) -> None:
    info = await rig.started(ANN, BEN, CAT, game="geschenk", size=3)
    await rig.play_on(info.id, ANN, BEN, CAT)
    points = await rig.host.analysis.turning_points(info.id)
    found = [await rig.host.analysis.question(info.id, p.number) for p in points]
    prices = [each[0].seconds(each[1]) for each in found if each is not None]
    assert len(prices) > 1 and prices == sorted(prices, reverse=True) and 0 < prices[-1] < prices[0]
    assert prices[0] <= 2 * SECONDS["geschenk"]


async def test_of_two_processes_only_one_plays_on_at_a_time(rig: Rig) -> None:
    """The other one is told what is known, and counts nothing."""
    table, point = await over(rig)
    asked = await rig.host.analysis.question(table, point.number)
    assert asked is not None
    leases = rig.host.tables.leases
    if not leases.shared:
        return
    other = Leases(leases.store, leases.clock)
    async with other.alone(f"look {table} {point.number}") as theirs:
        assert theirs
        assert await rig.host.analysis.look_closer(asked[0]) == (asked[1], False)
    await other.flush()
    turn = await rig.host.analysis.look_closer(asked[0])
    assert turn is not None and turn[1] and turn[0] != asked[1]
