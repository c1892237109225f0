"""The READMEs list every command, and give a reason for every permission."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.ui.services import PERMISSIONS
from engine.games.registry import GAMES
from tests.cogs.told import told
from tests.engine.every_game import ROOT


@pytest.mark.parametrize("page", ["README.md", "README.ja.md"])
async def test_the_readme_lists_every_command(tmp_path: Path, page: str) -> None:
    payload = await told(tmp_path)
    text = (ROOT / page).read_text(encoding="utf-8")
    typed = [c for c in payload if c["type"] == 1 and c["name"] not in GAMES]
    assert [c["name"] for c in typed if not re.search(rf"`/{c['name']}\b", text)] == []
    if page == "README.ja.md":
        names = [c["name_localizations"]["ja"] for c in typed if c["name"] not in ("settings", "mydata")]
        assert [name for name in names if f"（{name}）" not in text] == []


def test_the_readme_gives_a_reason_for_every_permission() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8").casefold()
    # discord.py calls the first by its old name.
    asked = [name.replace("_", " ").replace("read messages", "view channels") for name, on in PERMISSIONS if on]
    assert len(asked) == 6 and "six permissions" in text
    assert [name for name in asked if name not in text] == []
