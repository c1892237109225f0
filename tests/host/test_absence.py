"""Games that are taken out, changed or not yet there, under tables that are being played."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from engine.host.records import GAME_GONE, GAME_NEWER, GAME_UNREADABLE, Errand, Status, TableInfo
from tests.host import toy
from tests.host.house import ANN, BEN, PACE, House, refused


class Twin(toy.Toy):
    """Another game of the same rules."""

    key = "twin"


class Later(toy.Toy):
    """The toy of a later release."""

    revision = 2


@pytest.fixture
async def two_games(tmp_path: Path) -> Any:
    house = House(tmp_path / "store.db", {"toy": toy.GAME, "twin": Twin()}, {"toy": toy.choose, "twin": toy.choose})
    await house.open()
    yield house
    await house.host.close()


async def paused_for(house: House, table: int) -> str:
    info = await house.host.table(table)
    return info.paused_for if info.status is Status.PAUSED else f"not paused but {info.status}"


async def with_games(house: House, *slugs: str) -> None:
    """What a release with these games only finds."""
    known = {"toy": toy.GAME, "twin": Twin()}
    house.games = {slug: known[slug] for slug in slugs}
    await house.reopen()


async def started(house: House, game: str) -> TableInfo:
    info = await house.table(ANN, BEN, size=3, game=game)
    await house.host.add_computer(info.id, ANN, house.press(), name="Robot")
    await house.host.start(info.id, ANN, house.press())
    return await house.host.table(info.id)


async def test_a_game_that_is_no_longer_there_pauses_its_tables_and_they_go_on_when_it_is_back(
    two_games: House,
) -> None:
    house = two_games
    there, gone = await started(house, "toy"), await started(house, "twin")
    await house.deliver()
    await with_games(house, "toy")
    assert await paused_for(house, gone.id) == GAME_GONE
    assert (await house.host.table(there.id)).status is Status.PLAYING
    assert {(Errand.NOTICE, ANN.id), (Errand.NOTICE, BEN.id), (Errand.TABLE, "")} <= {
        (d.errand, d.target) for d in await house.host.due() if d.table == gone.id
    }
    house.now += PACE
    assert await house.host.tick() == 1, "only the other table's computer moves"
    for call in (
        house.host.view(gone.id, ANN.id),
        house.host.act(gone.id, ANN, 1, ["bid", 1], house.press()),
        house.host.resume(gone.id),
        house.host.hint(gone.id, ANN),
    ):
        refusal = await refused(call)
        assert (refusal.reason, refusal.facts) == ("table-paused", {"why": GAME_GONE})
    assert [t.id for t in await house.host.inbox(ANN.id)] == [there.id]
    assert [t.id for t in await house.host.tables_of(ANN.id)] == [there.id, gone.id]
    await house.deliver()
    await with_games(house, "toy", "twin")
    assert (await house.host.table(gone.id)).status is Status.PLAYING
    assert {(Errand.HAND, ANN.id), (Errand.HAND, BEN.id)} <= await house.errands(), "whoever is awaited is asked again"
    assert (await house.play_on(gone.id, ANN, BEN)).status is Status.FINISHED


async def test_a_game_taken_out_while_we_run_pauses_and_comes_back(two_games: House) -> None:
    house = two_games
    table, other = await started(house, "twin"), await started(house, "toy")
    waiting = await house.table(ANN, BEN, size=2, game="twin")
    over = await started(house, "twin")
    await house.play_on(over.id, ANN, BEN)
    assert await house.host.take_out("twin") == 1
    assert await paused_for(house, table.id) == GAME_GONE
    assert (await house.host.view(table.id, ANN.id))[1].legal == (), "one may still look"
    for call in (
        house.host.start(waiting.id, ANN, house.press()),
        house.host.rematch(over.id, ANN, house.press()),
        house.table(ANN, game="twin"),
        house.host.watch(
            "twin", {}, ["A", "B"], "house", ANN, guild=None, channel="c", lang="en", interaction=house.press()
        ),
    ):
        assert (await refused(call)).reason == "game-away"
    assert (await refused(house.host.resume(table.id))).facts == {"why": GAME_GONE}
    assert await house.host.bring_back("twin") == 1
    assert (await house.host.table(table.id)).status is Status.PLAYING
    await house.host.start(waiting.id, ANN, house.press())
    assert (await house.play_on(table.id, ANN, BEN)).status is Status.FINISHED
    assert (await house.host.table(other.id)).status is Status.PLAYING


async def test_a_table_that_waits_for_its_game_can_be_moved_and_waits_on(two_games: House) -> None:
    house = two_games
    table = await started(house, "twin")
    await house.host.take_out("twin")
    await house.host.resume(table.id, channel="elsewhere")
    assert await paused_for(house, table.id) == GAME_GONE
    assert (await house.host.table(table.id)).channel == "elsewhere"
    # Paused for something else, it does not go on without its game either.
    await house.host.bring_back("twin")
    await house.host.pause(table.id, "paused-channel-gone")
    await house.host.take_out("twin")
    assert await paused_for(house, table.id) == "paused-channel-gone"
    await house.host.resume(table.id, channel="c")
    assert await paused_for(house, table.id) == GAME_GONE
    assert await house.host.bring_back("twin") == 1


async def test_a_watch_table_whose_game_is_gone_keeps_nobody_from_starting(two_games: House) -> None:
    house = two_games
    spot: dict[str, Any] = {"guild": None, "channel": "c", "lang": "en"}
    info = await house.host.watch("twin", {}, ["A", "B"], "house", ANN, interaction=house.press(), **spot)
    # As a kill between the opening and the deal leaves it.
    await house.host.store.write(
        "UPDATE tables SET status = 'open', header = NULL, snapshot = NULL WHERE id = ?", (info.id,)
    )
    await house.host.store.write("DELETE FROM timers")
    await with_games(house, "toy")
    assert (await house.host.table(info.id)).status is Status.OPEN
    await with_games(house, "toy", "twin")
    assert (await house.host.table(info.id)).status is Status.PLAYING


async def test_a_finished_table_of_a_game_that_is_gone_says_so(two_games: House) -> None:
    house = two_games
    info = await started(house, "twin")
    await house.play_on(info.id, ANN, BEN)
    await with_games(house, "toy")
    assert (await refused(house.host.view(info.id, ANN.id))).reason == "game-away"
    assert (await refused(house.host.export(info.id))).reason == "game-away"


async def test_what_a_newer_release_played_waits_for_it(house: House, caplog: pytest.LogCaptureFixture) -> None:
    house.games = {"toy": Later()}
    await house.reopen()
    info = await house.started(ANN, BEN)
    await house.deliver()
    house.games = {"toy": toy.GAME}
    with caplog.at_level(logging.DEBUG):
        await house.reopen()
        assert (await refused(house.host.view(info.id, ANN.id))).facts == {"why": GAME_NEWER}
        assert await paused_for(house, info.id) == GAME_NEWER
        assert (await refused(house.host.act(info.id, BEN, 1, ["bid", 1], house.press()))).reason == "table-paused"
    assert len([r for r in caplog.records if r.levelno >= logging.ERROR]) == 1
    await house.reopen()
    assert await paused_for(house, info.id) == GAME_NEWER
    house.games = {"toy": Later()}
    await house.reopen()
    assert (await house.play_on(info.id, ANN, BEN)).status is Status.FINISHED


@pytest.mark.parametrize("broken", ['{"phase": "abolished"}', "[1, 2", "null", '{"points": null}'])
async def test_a_position_that_cannot_be_read_pauses_its_table_alone(
    house: House, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    info, fine = await house.started(ANN, BEN, computers=1), await house.started(ANN, BEN)
    row = await house.host.store.row("SELECT snapshot FROM tables WHERE id = ?", (info.id,))
    assert row is not None
    whole = row["snapshot"]
    if broken.startswith("{"):
        broken = json.dumps(json.loads(whole) | json.loads(broken))
    await house.host.store.write("UPDATE tables SET snapshot = ? WHERE id = ?", (broken, info.id))
    await house.reopen()
    house.now += PACE
    with caplog.at_level(logging.ERROR):
        await house.host.tick()
        house.now += 100
        await house.host.tick()
    assert await paused_for(house, info.id) == GAME_UNREADABLE
    assert len(caplog.records) <= 2, "the computer's timer is not tried for ever"
    assert (await house.play_on(fine.id, ANN, BEN)).status is Status.FINISHED
    await house.host.store.write("UPDATE tables SET snapshot = ? WHERE id = ?", (whole, info.id))
    await house.reopen()
    assert (await house.play_on(info.id, ANN, BEN)).status is Status.FINISHED


async def test_a_running_table_comes_back_by_the_migration_of_a_new_revision(house: House) -> None:
    class Doubled(toy.Toy):
        revision = 2

        def migrate(self, snapshot: dict[str, Any], from_revision: int) -> dict[str, Any]:
            return snapshot | {"points": [2 * p for p in snapshot["points"]]}

    info = await house.started(ANN, BEN, rounds=3)
    await house.bids(info.id, ann=1, ben=3)
    house.games = {"toy": Doubled()}
    for _ in range(2):
        await house.reopen()
        assert (await house.host.view(info.id, None))[1]["points"] == [2, 6]
    await house.act(info.id, ANN, "say", 1)
    await house.reopen()
    assert (await house.host.view(info.id, None))[1]["points"] == [2, 6], "migrated once"
    assert (await house.play_on(info.id, ANN, BEN)).status is Status.FINISHED
