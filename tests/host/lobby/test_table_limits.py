"""Limits on one person's tables: waiting, in play, to watch; also at once, and in several processes."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import replace
from pathlib import Path

import pytest

from engine.host.lobby import table_limits
from engine.host.lobby.table_limits import MOST_IN_AN_HOUR
from engine.host.model.preferences import GuildSettings
from engine.host.model.records import Refused
from tests.host.newcomers import FIRST
from tests.host.rig import ANN, BEN, CAT, Rig, refused

USUAL = GuildSettings("g")
HOUR = 3600.0


async def limits(rig: Rig, **most: int) -> None:
    await rig.host.servers.change("g", lambda settings: replace(settings, **most))  # type: ignore[arg-type]


async def watch(rig: Rig, press: str = "") -> int:
    info = await rig.host.watching.watch(
        "toy", {}, ["a", "b"], "friend", ANN, guild="g", channel="c", lang="en", interaction=press or rig.press()
    )
    return info.id


async def test_so_many_tables_of_one_person_wait_in_a_server(rig: Rig) -> None:
    mine = [await rig.table(ANN, size=2) for _ in range(USUAL.waiting)]
    no = await refused(rig.table(ANN, size=2))
    assert no.reason == "tables-waiting-enough"
    assert no.facts == {"most": USUAL.waiting, "tables": [str(info.id) for info in mine]}
    await rig.table(BEN, size=2)
    await rig.host.opening.open_table("toy", {}, 2, ANN, guild="h", channel="c", lang="en", interaction=rig.press())
    await rig.host.seating.close_table(mine[0].id, ANN, rig.press())
    await rig.table(ANN, size=2)
    await rig.host.seating.join(mine[1].id, BEN, rig.press())
    await rig.host.dealing.start(mine[1].id, ANN, rig.press())
    await rig.table(ANN, size=2)
    assert (await refused(rig.table(ANN, size=2))).reason == "tables-waiting-enough"


async def test_a_press_that_comes_twice_is_answered_and_not_refused(rig: Rig) -> None:
    for _ in range(USUAL.waiting - 1):
        await rig.table(ANN, size=2)
    last = await rig.host.opening.open_table("toy", {}, 2, ANN, guild="g", channel="c", lang="en", interaction="p")
    again = await rig.host.opening.open_table("toy", {}, 2, ANN, guild="g", channel="c", lang="en", interaction="p")
    assert again.id == last.id


async def test_so_many_tables_of_one_person_are_in_play(rig: Rig) -> None:
    await limits(rig, playing=2)
    first = await rig.started(ANN, BEN, size=2)
    await rig.started(ANN, BEN, size=2)
    no = await refused(rig.table(ANN, size=2))
    assert (no.reason, no.facts) == ("tables-playing-enough", {"most": 2})
    await rig.table(BEN, size=2)
    await rig.play_on(first.id, ANN, BEN)
    assert (await rig.table(ANN, size=2)).id


async def test_a_rematch_is_a_table_too(rig: Rig) -> None:
    await limits(rig, waiting=1)
    info = await rig.started(ANN, BEN, size=2, rounds=1)
    await rig.play_on(info.id, ANN, BEN)
    await rig.table(ANN, size=2)
    assert (await refused(rig.host.rematch.open(info.id, ANN, rig.press()))).reason == "tables-waiting-enough"
    theirs = (await rig.host.rematch.open(info.id, BEN, rig.press())).table
    assert (await rig.host.rematch.open(info.id, ANN, rig.press())).table.id == theirs.id, (
        "only to open one is too much"
    )


async def test_so_many_tables_to_watch(rig: Rig) -> None:
    first, *_ = [await watch(rig) for _ in range(USUAL.watched)]
    no = await refused(watch(rig))
    assert no.reason == "tables-watched-enough" and no.facts["most"] == USUAL.watched
    assert (await rig.table(ANN, size=2)).id, "they are counted by themselves"
    await rig.host.watching.stop_watching(first, ANN, rig.press())
    assert await watch(rig)
    await limits(rig, watched=0)
    assert (await refused(watch(rig))).reason == "tables-watched-off"


async def test_opening_and_closing_has_an_end_too(rig: Rig) -> None:
    for _ in range(MOST_IN_AN_HOUR):
        await rig.host.seating.close_table((await rig.table(ANN, size=2)).id, ANN, rig.press())
    no = await refused(rig.table(ANN, size=2))
    assert (no.reason, no.facts) == ("tables-opened-enough", {"most": MOST_IN_AN_HOUR})
    await rig.table(BEN, size=2)
    rig.now += HOUR
    assert (await rig.table(ANN, size=2)).id


async def test_managers_set_how_many(rig: Rig) -> None:
    await limits(rig, waiting=7, playing=3, watched=4)
    await rig.reopen()
    kept = await rig.host.servers.settings("g")
    assert (kept.waiting, kept.playing, kept.watched) == (7, 3, 4)
    for _ in range(7):
        await rig.table(ANN, size=2)
    assert (await refused(rig.table(ANN, size=2))).facts["most"] == 7


async def test_what_nobody_has_chosen_to_open_does_not_count(rig: Rig) -> None:
    """The deal of the day, and tables that a league has opened."""
    await limits(rig, playing=1)
    info = await rig.started(ANN, BEN, size=2)
    await limits(rig, playing=1)
    await rig.host.tables.store.write(
        "INSERT INTO same_cards (table_id, cards, nonces, begins) VALUES (?, 'daily:1:toy', '[]', 0)", (info.id,)
    )
    running = await rig.started(ANN, BEN, size=2)
    await rig.host.tables.store.write(
        "INSERT INTO leagues (guild, channel, lang, organiser, game, size, pace, weeks, status, week, opened, counted)"
        " VALUES ('g', 'c', 'en', ?, 'toy', 2, 'daily', 1, 'running', 1, 0, 0)",
        (CAT.id,),
    )
    await rig.host.tables.store.write(
        "INSERT INTO league_seats (league, week, number, seat, person, table_id) VALUES (1, 1, 0, 0, ?, ?)",
        (ANN.id, running.id),
    )
    await rig.started(ANN, BEN, size=2)
    assert (await refused(rig.table(ANN, size=2))).reason == "tables-playing-enough"


async def test_limits_hold_when_one_presses_everything_at_once(rig: Rig, tmp_path: Path) -> None:
    """Two processes over one store, and ten presses in each."""
    other = Rig(rig.path)
    other._numbers = itertools.count(1_000_000)
    await other.open()
    for one in (rig, other):
        one.host.tables.leases.shared = True
    try:
        presses = [one.table(ANN, size=2) for one in (rig, other) for _ in range(10)]
        came = await asyncio.gather(*presses, return_exceptions=True)
        watched = await asyncio.gather(*(watch(one) for one in (rig, other) for _ in range(5)), return_exceptions=True)
    finally:
        await other.host.close()
    assert {c.reason for c in came if isinstance(c, Refused)} == {"tables-waiting-enough"}
    assert sum(not isinstance(c, BaseException) for c in came) == USUAL.waiting
    assert sum(not isinstance(c, BaseException) for c in watched) == USUAL.watched
    open_now = await rig.host.tables.store.rows("SELECT id FROM tables WHERE status = 'open' AND watch = 0")
    assert len(open_now) == USUAL.waiting


@pytest.mark.parametrize("most", [1, 3])
async def test_the_same_is_asked_before_a_thread_is_made_for_the_table(rig: Rig, most: int) -> None:
    await limits(rig, waiting=most)
    for _ in range(most):
        await rig.host.table_limits.must_have_room(ANN.id, "g")
        await rig.table(ANN, size=2)
    assert (await refused(rig.host.table_limits.must_have_room(ANN.id, "g"))).reason == "tables-waiting-enough"
    await rig.host.table_limits.must_have_room(ANN.id, "g", watch=True)


async def test_open_tables_grow_with_finished_games(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_limits, "FIRST", FIRST)
    mine = [await rig.table(ANN, size=2) for _ in range(FIRST)]
    no = await refused(rig.table(ANN, size=2))
    assert (no.reason, no.facts) == ("tables-waiting-first", {"most": FIRST, "tables": [str(i.id) for i in mine]})
    assert (await refused(rig.host.table_limits.must_have_room(ANN.id, "g"))).reason == "tables-waiting-first"
    for more in range(FIRST + 1, USUAL.waiting + 1):
        game = await rig.started(BEN, ANN, size=2, rounds=1)
        await rig.play_on(game.id, ANN, BEN)
        await rig.table(ANN, size=2)
        reason = "tables-waiting-first" if more < USUAL.waiting else "tables-waiting-enough"
        assert (await refused(rig.table(ANN, size=2))).reason == reason
    game = await rig.started(BEN, ANN, size=2, rounds=1)
    await rig.play_on(game.id, ANN, BEN)
    assert (await refused(rig.table(ANN, size=2))).facts["most"] == USUAL.waiting, "the managers' limit stays"


async def test_a_low_limit_of_the_managers_is_not_called_a_beginners(rig: Rig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_limits, "FIRST", FIRST)
    await limits(rig, waiting=1)
    await rig.table(ANN, size=2)
    assert (await refused(rig.table(ANN, size=2))).reason == "tables-waiting-enough"
