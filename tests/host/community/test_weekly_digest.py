"""A server's week: what counts in it, and which game was the closest."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.host.community.weekly_digest import WEEK_S, Outcome, WeeklyDigests, by_game
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, Rig


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path / "t.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    yield rig
    await rig.host.close()


async def played(rig: Rig, computers: int = 0) -> int:
    info = await rig.started(*((ANN,) if computers else (ANN, BEN)), computers=computers, game="target", size=2)
    over = await rig.play_on(info.id, ANN, BEN, moves=2000)
    assert over.status == "finished"
    return over.id


async def test_a_table_counts_in_the_week_of_its_last_move(rig: Rig) -> None:
    weeks = WeeklyDigests(rig.host)
    first = await played(rig)
    rig.now += WEEK_S / 2
    second = await played(rig, computers=1)
    await rig.table(ANN, game="geschenk", size=3)
    found = await weeks.finished("g", rig.now - WEEK_S, rig.now)
    assert [one.table for one in found] == [second, first] and by_game(found) == [("target", 2)]
    assert await weeks.finished("elsewhere", 0.0, rig.now) == []
    rig.now += WEEK_S / 2 + 100
    # A rematch or deleted data does not bring an old table back.
    await rig.host.rematch.open(first, ANN, rig.press())
    await rig.host.personal_data.forget(BEN, lambda _: "somebody")
    assert [one.table for one in await weeks.finished("g", rig.now - WEEK_S, rig.now)] == [second]
    close = await weeks.closest(found)
    assert close is not None and close.table.id == first, "with a computer alone there is no closest game"
    await rig.host.profiles.leave_out(ANN, True)
    assert await weeks.closest(found) is None


async def outcome(rig: Rig, scores: tuple[int, ...], winners: tuple[int, ...], team: tuple[int, ...] = ()) -> Outcome:
    info = await rig.table(ANN, BEN, game="target", size=2)
    return Outcome(info, scores, winners, team or tuple(range(len(scores))))


@pytest.mark.parametrize(
    ("scores", "winners", "team", "runner_up", "lead", "closeness"),
    [
        ((121, 119), (0,), (), 1, 2, 2 / 121),
        ((7, 6), (0,), (), 1, 1, 1 / 7),
        ((31, 12, 30), (1,), (), 2, 18, 18 / 31),
        ((5, 5), (0, 1), (), 1, 0, 0.0),
        ((10, 8, 10, 8), (0, 2), (0, 1, 0, 1), 1, 2, 0.2),
        ((0, 0), (), (), None, None, None),
        ((3, 3), (0, 1), (0, 0), None, None, None),
        ((0, 0), (1,), (), 0, 0, 0.0),
    ],
)
async def test_how_close_a_game_was(
    rig: Rig,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    team: tuple[int, ...],
    runner_up: int | None,
    lead: int | None,
    closeness: float | None,
) -> None:
    one = await outcome(rig, scores, winners, team)
    assert (one.runner_up, one.lead, one.closeness) == (runner_up, lead, closeness)
