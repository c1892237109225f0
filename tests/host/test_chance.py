"""Every run of a test deals the same cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.players.registry import CHOOSERS
from tests.host.chance import Chance, begin
from tests.host.rig import ANN, Rig


@pytest.mark.file_only
async def test_a_test_of_the_same_name_goes_the_same_way(tmp_path: Path) -> None:
    went = []
    for number, name in enumerate(("one", "one", "another")):
        begin(name)
        rig = Rig(tmp_path / f"{number}.db", GAMES, CHOOSERS)
        await rig.open()
        info = await rig.started(ANN, computers=2, size=3, game="geschenk")
        await rig.play_on(info.id, ANN)
        record = await rig.host.reading.export(info.id)
        went.append((record["secret"], record["log"]))
        await rig.host.close()
    assert went[0] == went[1] and went[0][0] != went[2][0]


def test_chance_is_true_where_no_test_has_begun() -> None:
    assert Chance("here").token_bytes(16) != Chance("here").token_bytes(16)


def test_a_stream_that_begins_again_does_not_depend_on_how_often_it_was_asked() -> None:
    once, again = Chance("thinking"), Chance("thinking", again=True)
    for one in (once, again):
        one.begin("a test")
    assert once.randbits(64) == again.randbits(64) == again.randbits(64) != once.randbits(64)
