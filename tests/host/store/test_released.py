"""A whole store of every earlier release opens with this one, and everything in it goes on."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from engine import verify
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from engine.host.model.records import Status
from engine.host.store.schema import VERSION
from engine.players.registry import CHOOSERS
from tests.host.released import FOLDER, some_moves
from tests.host.rig import ANN, BEN, Rig

pytestmark = pytest.mark.file_only

STORES = sorted(FOLDER.glob("*.sql"), key=lambda p: int(p.stem))
GAMES_THEN = 8
"""The number of games at that time; later ones were added at the end of the list."""
FIRST, SOME = 2, 10
"""The schema of the first release, and the number of moves at a table that is not played to its end."""
ABOUT_WHEN = 1_010_000.0
"""Some hours after the stores were left, by their own clock."""


@pytest.fixture(params=[int(p.stem) for p in STORES])
def version(request: pytest.FixtureRequest) -> int:
    """Return the schema version of an earlier release."""
    return int(request.param)


@pytest.fixture
def left_behind(version: int, tmp_path: Path) -> Rig:
    """Return a rig over the store of that release, not opened yet."""
    path = tmp_path / "store.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((FOLDER / f"{version}.sql").read_text(encoding="utf-8"))
    rig = Rig(path, GAMES, CHOOSERS)
    rig.now = ABOUT_WHEN
    return rig


async def tables(rig: Rig, status: Status) -> list[int]:
    rows = await rig.host.tables.store.rows("SELECT id FROM tables WHERE status = ? ORDER BY id", (status.value,))
    return [r["id"] for r in rows]


@pytest.mark.parametrize(
    "whole", [pytest.param(False, id="some"), pytest.param(True, id="all", marks=pytest.mark.soak)]
)
async def test_every_table_of_an_earlier_release_is_shown_and_played_to_its_end(
    left_behind: Rig, version: int, whole: bool
) -> None:
    """Every second table of the first release to its end, the others some moves; ``make soak`` plays all to the end."""
    rig = left_behind
    await rig.open()
    try:
        host = rig.host
        playing = await tables(rig, Status.PLAYING)
        games = {(await host.reading.table(table)).game for table in playing}
        assert games == set(SLUGS[:GAMES_THEN]), "every game of that time is on some table"
        for table in playing:
            for person in (None, ANN.id, BEN.id):
                info, view = await host.reading.view(table, person)
                assert view.seats == len(info.seats)
                await host.reading.happened(table, person)
        assert await host.reading.inbox(ANN.id) and await host.reading.inbox(BEN.id)
        (paused,) = await tables(rig, Status.PAUSED)
        await host.suspension.resume(paused)
        for number, table in enumerate([*playing, paused]):
            to_its_end = whole or (version == FIRST and number % 2 == 0)
            await some_moves(rig, table, random.Random(table), 3000 if to_its_end else SOME)
            if not to_its_end and (await host.reading.table(table)).status is Status.PLAYING:
                continue
            assert (await host.reading.table(table)).status is Status.FINISHED
            record = await host.reading.export(table)
            assert record["ended"] and len(record["names"]) == len(record["scores"])
            # The first release's nonces contained ids of people and presses: records that people may save have the
            # seed instead.
            watched = (await host.reading.table(table)).watch
            words = [] if version == FIRST or watched else ["0:Ann", "1:Ben"]
            assert record["header"]["nonces"] == words and "90000000" not in json.dumps(record)
            if record["header"]["revision"] == GAMES[record["header"]["game"]].revision:
                assert len(verify.check(record).words) == len(words)
    finally:
        await rig.host.close()


async def test_an_open_table_of_an_earlier_release_starts_and_settings_stay(left_behind: Rig) -> None:
    rig = left_behind
    await rig.open()
    try:
        host = rig.host
        for table in await tables(rig, Status.OPEN):
            info = await host.reading.table(table)
            while len((await host.reading.table(table)).seats) < info.size:
                await host.seating.add_computer(table, BEN, rig.press(), name="Robot")
            await host.dealing.start(table, BEN, rig.press())
            assert (await host.reading.table(table)).status is Status.PLAYING
        guild, ann = await host.servers.settings("g"), await host.settings.person(ANN.id)
        assert (guild.lang, guild.channels, guild.games_off, guild.threads) == ("ja", ("c",), ("dominuxen",), False)
        assert (ann.lang, ann.dm_channel, ann.portrait) == ("ja", "dm", "")
        (finished,) = await tables(rig, Status.FINISHED)
        assert (await host.reading.export(finished))["secret"]
        assert await host.deliveries.due(1000) and len(await host.posts.of_table(1)) == 2
    finally:
        await rig.host.close()


def test_every_version_of_the_schema_that_was_released_has_its_store() -> None:
    assert [int(p.stem) for p in STORES][:3] == [2, 7, 8] and int(STORES[-1].stem) <= VERSION
