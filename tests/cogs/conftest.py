"""A host of all games over its own file, for every test of the cogs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.players.registry import CHOOSERS
from tests.host.rig import Rig


@pytest.fixture
async def rig(tmp_path: Path) -> AsyncIterator[Rig]:
    rig = Rig(tmp_path / "t.sqlite3", GAMES, CHOOSERS)
    await rig.open()
    yield rig
    await rig.host.close()
