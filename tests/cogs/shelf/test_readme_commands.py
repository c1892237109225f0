"""The pages for players list every command; the page for who runs the bot gives a reason for every permission."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cogs.ui.tefuda import PERMISSIONS
from engine.games.registry import GAMES
from tests.cogs.told import told
from tests.engine.every_game import ROOT


@pytest.mark.parametrize("page", ["docs/commands.md", "docs/commands.ja.md"])
async def test_the_page_of_commands_lists_every_command(tmp_path: Path, page: str) -> None:
    payload = await told(tmp_path)
    text = (ROOT / page).read_text(encoding="utf-8")
    typed = [c for c in payload if c["type"] == 1 and c["name"] not in GAMES]
    assert [c["name"] for c in typed if not re.search(rf"`/{c['name']}\b", text)] == []
    if page == "docs/commands.ja.md":
        names = [c["name_localizations"]["ja"] for c in typed if c["name"] not in ("mydata",)]
        assert [name for name in names if f"（{name}）" not in text] == []


def test_there_is_a_reason_for_every_permission() -> None:
    text = (ROOT / "docs" / "running.md").read_text(encoding="utf-8").casefold()
    # discord.py calls the first by its old name.
    asked = [name.replace("_", " ").replace("read messages", "view channels") for name, on in PERMISSIONS if on]
    assert len(asked) == 6 and "six permissions" in text
    assert [name for name in asked if name not in text] == []
