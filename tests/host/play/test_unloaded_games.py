"""Games that are removed, changed or not yet loaded, under tables in play."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from engine.host.model.records import GAME_GONE, GAME_NEWER, GAME_UNREADABLE, DeliveryKind, Status, TableInfo
from tests.host import toy
from tests.host.rig import ANN, BEN, PACE, Rig, refused


class Twin(toy.Toy):
    """Another game with the same rules."""

    key = "twin"


class Later(toy.Toy):
    """The toy of a later release."""

    revision = 2


@pytest.fixture
async def two_games(tmp_path: Path) -> Any:
    rig = Rig(tmp_path / "store.db", {"toy": toy.GAME, "twin": Twin()}, {"toy": toy.choose, "twin": toy.choose})
    await rig.open()
    yield rig
    await rig.host.close()


async def paused_for(rig: Rig, table: int) -> str:
    info = await rig.host.reading.table(table)
    return info.paused_for if info.status is Status.PAUSED else f"not paused but {info.status}"


async def with_games(rig: Rig, *slugs: str) -> None:
    """Start a release that has only these games."""
    known = {"toy": toy.GAME, "twin": Twin()}
    rig.games = {slug: known[slug] for slug in slugs}
    await rig.reopen()


async def started(rig: Rig, game: str) -> TableInfo:
    info = await rig.table(ANN, BEN, size=3, game=game)
    await rig.host.seating.add_computer(info.id, ANN, rig.press(), name="Robot")
    await rig.host.dealing.start(info.id, ANN, rig.press())
    return await rig.host.reading.table(info.id)


async def test_a_game_that_is_no_longer_there_pauses_its_tables_and_they_go_on_when_it_is_back(
    two_games: Rig,
) -> None:
    rig = two_games
    there, gone = await started(rig, "toy"), await started(rig, "twin")
    await rig.deliver()
    await with_games(rig, "toy")
    assert await paused_for(rig, gone.id) == GAME_GONE
    assert (await rig.host.reading.table(there.id)).status is Status.PLAYING
    assert {(DeliveryKind.NOTICE, ANN.id), (DeliveryKind.NOTICE, BEN.id), (DeliveryKind.TABLE, "")} <= {
        (d.kind, d.target) for d in await rig.host.deliveries.due() if d.table == gone.id
    }
    rig.now += PACE
    assert await rig.host.clocks.tick() == 1, "only the other table's computer moves"
    for call in (
        rig.host.reading.view(gone.id, ANN.id),
        rig.host.play.act(gone.id, ANN, 1, ["bid", 1], rig.press()),
        rig.host.suspension.resume(gone.id),
        rig.host.hints.ask(gone.id, ANN),
    ):
        refusal = await refused(call)
        assert (refusal.reason, refusal.facts) == ("table-paused", {"why": GAME_GONE})
    assert [t.id for t in await rig.host.reading.inbox(ANN.id)] == [there.id]
    assert [t.id for t in await rig.host.reading.tables_of(ANN.id)] == [there.id, gone.id]
    await rig.deliver()
    await with_games(rig, "toy", "twin")
    assert (await rig.host.reading.table(gone.id)).status is Status.PLAYING
    assert {(DeliveryKind.HAND, ANN.id), (DeliveryKind.HAND, BEN.id)} <= await rig.tasks(), (
        "whoever is awaited is asked again"
    )
    assert (await rig.play_on(gone.id, ANN, BEN)).status is Status.FINISHED


async def test_a_game_taken_out_while_we_run_pauses_and_comes_back(two_games: Rig) -> None:
    rig = two_games
    table, other = await started(rig, "twin"), await started(rig, "toy")
    waiting = await rig.table(ANN, BEN, size=2, game="twin")
    over = await started(rig, "twin")
    await rig.play_on(over.id, ANN, BEN)
    assert await rig.host.unloaded_games.unload_game("twin") == 1
    assert await paused_for(rig, table.id) == GAME_GONE
    assert (await rig.host.reading.view(table.id, ANN.id))[1].legal == (), "one may still look"
    for call in (
        rig.host.dealing.start(waiting.id, ANN, rig.press()),
        rig.host.rematch.open(over.id, ANN, rig.press()),
        rig.table(ANN, game="twin"),
        rig.host.watching.watch(
            "twin", {}, ["A", "B"], "house", ANN, guild=None, channel="c", lang="en", interaction=rig.press()
        ),
    ):
        assert (await refused(call)).reason == "game-away"
    assert (await refused(rig.host.suspension.resume(table.id))).facts == {"why": GAME_GONE}
    assert await rig.host.unloaded_games.load_game("twin") == 1
    assert (await rig.host.reading.table(table.id)).status is Status.PLAYING
    await rig.host.dealing.start(waiting.id, ANN, rig.press())
    assert (await rig.play_on(table.id, ANN, BEN)).status is Status.FINISHED
    assert (await rig.host.reading.table(other.id)).status is Status.PLAYING


async def test_a_table_that_waits_for_its_game_can_be_moved_and_waits_on(two_games: Rig) -> None:
    rig = two_games
    table = await started(rig, "twin")
    await rig.host.unloaded_games.unload_game("twin")
    await rig.host.suspension.resume(table.id, channel="elsewhere")
    assert await paused_for(rig, table.id) == GAME_GONE
    assert (await rig.host.reading.table(table.id)).channel == "elsewhere"
    # After a pause for another reason, it does not go on without its game either.
    await rig.host.unloaded_games.load_game("twin")
    await rig.host.suspension.pause(table.id, "paused-channel-gone")
    await rig.host.unloaded_games.unload_game("twin")
    assert await paused_for(rig, table.id) == "paused-channel-gone"
    await rig.host.suspension.resume(table.id, channel="c")
    assert await paused_for(rig, table.id) == GAME_GONE
    assert await rig.host.unloaded_games.load_game("twin") == 1


async def test_a_watch_table_whose_game_is_gone_keeps_nobody_from_starting(two_games: Rig) -> None:
    rig = two_games
    spot: dict[str, Any] = {"guild": None, "channel": "c", "lang": "en"}
    info = await rig.host.watching.watch("twin", {}, ["A", "B"], "house", ANN, interaction=rig.press(), **spot)
    # The state after a kill between the opening and the deal.
    await rig.host.tables.store.write(
        "UPDATE tables SET status = 'open', header = NULL, snapshot = NULL WHERE id = ?", (info.id,)
    )
    await rig.host.tables.store.write("DELETE FROM timers")
    await with_games(rig, "toy")
    assert (await rig.host.reading.table(info.id)).status is Status.OPEN
    await with_games(rig, "toy", "twin")
    assert (await rig.host.reading.table(info.id)).status is Status.PLAYING


async def test_a_finished_table_of_a_game_that_is_gone_says_so(two_games: Rig) -> None:
    rig = two_games
    info = await started(rig, "twin")
    await rig.play_on(info.id, ANN, BEN)
    await with_games(rig, "toy")
    assert (await refused(rig.host.reading.view(info.id, ANN.id))).reason == "game-away"
    assert (await refused(rig.host.reading.export(info.id))).reason == "game-away"


@pytest.mark.logs_error("is paused: toy of revision 2")
async def test_what_a_newer_release_played_waits_for_it(rig: Rig, caplog: pytest.LogCaptureFixture) -> None:
    rig.games = {"toy": Later()}
    await rig.reopen()
    info = await rig.started(ANN, BEN)
    await rig.deliver()
    rig.games = {"toy": toy.GAME}
    with caplog.at_level(logging.DEBUG):
        await rig.reopen()
        assert (await refused(rig.host.reading.view(info.id, ANN.id))).facts == {"why": GAME_NEWER}
        assert await paused_for(rig, info.id) == GAME_NEWER
        assert (await refused(rig.host.play.act(info.id, BEN, 1, ["bid", 1], rig.press()))).reason == "table-paused"
    assert len([r for r in caplog.records if r.levelno >= logging.ERROR]) == 1
    await rig.reopen()
    assert await paused_for(rig, info.id) == GAME_NEWER
    rig.games = {"toy": Later()}
    await rig.reopen()
    assert (await rig.play_on(info.id, ANN, BEN)).status is Status.FINISHED


@pytest.mark.logs_error("is paused: ", "timer refused: table-paused")
@pytest.mark.parametrize("broken", ['{"phase": "abolished"}', "[1, 2", "null", '{"points": null}'])
async def test_a_position_that_cannot_be_read_pauses_its_table_alone(
    rig: Rig, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    info, fine = await rig.started(ANN, BEN, computers=1), await rig.started(ANN, BEN)
    row = await rig.host.tables.store.row("SELECT snapshot FROM tables WHERE id = ?", (info.id,))
    assert row is not None
    whole = row["snapshot"]
    if broken.startswith("{"):
        broken = json.dumps(json.loads(whole) | json.loads(broken))
    await rig.host.tables.store.write("UPDATE tables SET snapshot = ? WHERE id = ?", (broken, info.id))
    await rig.reopen()
    rig.now += PACE
    with caplog.at_level(logging.ERROR):
        await rig.host.clocks.tick()
        rig.now += 100
        await rig.host.clocks.tick()
    assert await paused_for(rig, info.id) == GAME_UNREADABLE
    assert len(caplog.records) <= 2, "the computer's timer is not tried for ever"
    assert (await rig.play_on(fine.id, ANN, BEN)).status is Status.FINISHED
    await rig.host.tables.store.write("UPDATE tables SET snapshot = ? WHERE id = ?", (whole, info.id))
    await rig.reopen()
    assert (await rig.play_on(info.id, ANN, BEN)).status is Status.FINISHED


async def test_a_running_table_comes_back_by_the_migration_of_a_new_revision(rig: Rig) -> None:
    class Doubled(toy.Toy):
        revision = 2

        def migrate(self, snapshot: dict[str, Any], from_revision: int) -> dict[str, Any]:
            return snapshot | {"points": [2 * p for p in snapshot["points"]]}

    info = await rig.started(ANN, BEN, rounds=3)
    await rig.bids(info.id, ann=1, ben=3)
    rig.games = {"toy": Doubled()}
    for _ in range(2):
        await rig.reopen()
        assert (await rig.host.reading.view(info.id, None))[1].state["points"] == [2, 6]
    await rig.act(info.id, ANN, "say", 1)
    await rig.reopen()
    assert (await rig.host.reading.view(info.id, None))[1].state["points"] == [2, 6], "migrated once"
    assert (await rig.play_on(info.id, ANN, BEN)).status is Status.FINISHED
