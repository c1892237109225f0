"""A game from outside that fails while people play: it alone is switched off."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import outside
from tests.scaffold.__main__ import write_outside

INSIDE = Path(__file__).with_name("outside_bot.py")


@pytest.mark.timeout(600)  # a process of its own imports and collects everything again
def test_a_game_from_outside_is_played_and_switched_off_alone(tmp_path: Path) -> None:
    write_outside(tmp_path / "games", "two_towers")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(INSIDE)]
    environ = {**os.environ, outside.SETTING: str(tmp_path / "games")}
    done = subprocess.run(
        command, cwd=INSIDE.parents[3], env=environ, capture_output=True, text=True, timeout=580, check=False
    )
    assert done.returncode == 0 and " passed" in done.stdout, done.stdout[-6000:]
