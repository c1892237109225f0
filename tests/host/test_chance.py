"""Every run of a test deals the same cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.players.registry import CHOOSERS
from tests.host.chance import CHANCE, Chance
from tests.host.rig import ANN, Rig


@pytest.mark.file_only
async def test_a_test_of_the_same_name_goes_the_same_way(tmp_path: Path) -> None:
    went = []
    for number, name in enumerate(("one", "one", "another")):
        CHANCE.begin(name)
        rig = Rig(tmp_path / f"{number}.db", GAMES, CHOOSERS)
        await rig.open()
        info = await rig.started(ANN, computers=2, size=3, game="geschenk")
        await rig.play_on(info.id, ANN)
        record = await rig.host.reading.export(info.id)
        went.append((record["secret"], record["log"]))
        await rig.host.close()
    assert went[0] == went[1] and went[0][0] != went[2][0]


def test_chance_is_true_where_no_test_has_begun() -> None:
    assert Chance().token_bytes(16) != Chance().token_bytes(16)
