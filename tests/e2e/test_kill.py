"""SIGKILL at random moments: no answered move is lost, none is doubled, every message is right again."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandbox import TOKEN, Sandbox
from tests.e2e import openapi
from tests.e2e.killed import Party, betrayals, rounds
from tests.e2e.world import people


async def killed(folder: Path, oracle: openapi.SpecOracle, game: str, kills: int, seed: int) -> Party:
    box = Sandbox(oracle=oracle)
    people(box)
    async with box:
        party = await rounds(box, folder, game, kills, seed)
    assert box.violations == []
    said = party.bot.said()
    assert "Traceback" not in said, said[said.index("Traceback") :][:3000]
    secrets = [r["secret"] for r in party.bot.rows("SELECT secret FROM tables")]
    assert betrayals(said, TOKEN, *secrets) == []
    for ix in box.world.interactions.values():
        assert ix.token not in said
    return party


@pytest.mark.parametrize("seed", [1, 2])
async def test_ten_kills(tmp_path: Path, oracle: openapi.SpecOracle, seed: int) -> None:
    party = await killed(tmp_path, oracle, "geschenk", 10, seed)
    assert party.bot.lives == 11 and party.finished
    assert sum(p.accepted for p in party.pressed) > 20, "hardly anybody played"


GAMES = ("geschenk", "tricky_express", "tennos_square", "geschenk", "rummy_fifty")


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 110))
async def test_fifty_kills(tmp_path: Path, oracle: openapi.SpecOracle, seed: int) -> None:
    party = await killed(tmp_path, oracle, GAMES[seed % len(GAMES)], 50, seed)
    assert party.bot.lives == 51 and party.finished
