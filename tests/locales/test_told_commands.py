"""Commands in every language that Discord knows: what Discord would refuse is left out, and all else is told."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from cogs.run.connection import _without_doubles
from cogs.ui.commands.former_commands import name_of
from locales import words
from sandbox.limits.commands import check_commands
from tests.cogs.told import told
from tests.locales.folders import TAG, Make

COMMANDS = f"""command-play = Die eigene Hand und was sie kann
command-play-name = spielen
command-games = {"x" * 101}
command-games-name = Spiele
command-settings-name = zwei worte
command-play-with = Spielen mit ...
"""


def named(payload: list[dict[str, Any]], name: str) -> dict[str, Any]:
    (found,) = (one for one in payload if one["name"] == name)
    return found


async def test_discord_gets_every_language_that_it_knows_and_nothing_that_it_refuses(
    make: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    make(commands=COMMANDS, geschenk="geschenk-command = geschenkt\n")
    (tmp_path / "store").mkdir()
    with caplog.at_level(logging.WARNING, "tefuda.commands"):
        payload = await told(tmp_path / "store")
    check_commands(payload)
    play, games, settings = (named(payload, name) for name in ("play", "games", "settings"))
    ja = words("ja")
    assert play["name_localizations"] == {"ja": ja("command-play-name"), "de": "spielen"}
    assert play["description_localizations"]["de"] == "Die eigene Hand und was sie kann"
    assert play["description"] == words("en")("command-play")
    assert named(payload, "Play with ...")["name_localizations"] == {
        "ja": ja("command-play-with"),
        "de": "Spielen mit ...",
    }, "a line of a menu"
    assert named(payload, "geschenk")["name_localizations"]["de"] == "geschenkt"
    for one in (games, settings):
        assert "de" not in one["name_localizations"] and "de" not in one["description_localizations"]
    left_out = [r.getMessage().split()[0] for r in caplog.records if r.name == "tefuda.commands"]
    assert left_out == ["command-games-name", "command-games", "command-settings-name"]


def test_a_text_names_a_command_as_discord_shows_it(make: Make) -> None:
    make(commands=COMMANDS, geschenk="geschenk-command = geschenkt\n")
    w = words(TAG)
    names = [name_of(command, w) for command in ("play", "games", "settings", "geschenk", "target")]
    assert names == ["spielen", "games", "settings", "geschenkt", "target"]


def test_two_of_one_name_keep_their_own(caplog: pytest.LogCaptureFixture) -> None:
    """Also if the name of one is the other's own."""
    inner = [
        {"name": "to", "name_localizations": {"de": "bis"}},
        {"name": "until", "name_localizations": {"de": "bis", "ja": "まで"}},
    ]
    commands: list[dict[str, Any]] = [
        {"name": "play", "name_localizations": {"de": "games", "nl": "spelen"}, "options": inner},
        {"name": "games", "name_localizations": None},
    ]
    with caplog.at_level(logging.WARNING, "tefuda.connection"):
        _without_doubles(commands)
    assert commands[0]["name_localizations"] == {"nl": "spelen"}
    assert [one["name_localizations"] for one in inner] == [{}, {"ja": "まで"}]
    assert len(caplog.records) == 3 and "/play until is not told in de" in caplog.text
