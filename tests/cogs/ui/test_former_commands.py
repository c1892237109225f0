"""Every command of release 0.2 is still there, or says what took its place."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from cogs.ui.commands import former_commands
from cogs.ui.commands.former_commands import FORMER, path_of, replacement_of
from locales import LANGUAGES, Lang, words
from tests.cogs.told import told

RELEASED = [str(path) for path in json.loads((Path(__file__).parents[1] / "former_commands.json").read_text("utf-8"))]
"""The paths of the commands of release 0.2."""


def paths(command: dict[str, Any], *above: str) -> list[str]:
    """The typed paths of a command."""
    path = (*above, command["name"])
    inner = [o for o in command.get("options") or () if o["type"] in (1, 2)]
    return [p for one in inner for p in paths(one, *path)] or [" ".join(path)]


async def test_what_is_gone_says_where_it_went(tmp_path: Path) -> None:
    payload = await told(tmp_path)
    there = {path for command in payload for path in paths(command)}
    names = {command["name"] for command in payload}
    assert [path for path in RELEASED if path not in there and replacement_of(path) is None] == []
    assert [path for path in FORMER if path not in RELEASED] == []
    ways = [way for path in RELEASED if (way := replacement_of(path)) is not None]
    assert {way.command for way in ways} - {""} <= names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_way_is_told_with_names_as_the_reader_sees_them(lang: Lang) -> None:
    w = words(lang)
    for path in RELEASED:
        if (way := replacement_of(path)) is None:
            continue
        text = way.in_words(w)
        if way.button:
            assert w(way.button) in text
        if way.command:
            assert re.search(rf"/{re.escape(former_commands.name_of(way.command, w))}\b", text), text
        assert "{" not in text and "$" not in text
    assert w("button-menu") in replacement_of("geschenk order").in_words(w)  # type: ignore[union-attr]
    leaving = replacement_of("geschenk leave").in_words(w)  # type: ignore[union-attr]
    assert w("button-leave") in leaving and w("button-leave-seat") in leaving, "before the deal, and in a running game"
    assert replacement_of("geschenk join") == replacement_of("seats") and replacement_of(
        "geschenk leave"
    ) == replacement_of("leave")
    assert words("en")("former-now", command="play") == replacement_of("hand").in_words(words("en"))  # type: ignore[union-attr]
    assert "「/プレイ」" in replacement_of("hand").in_words(words("ja"))  # type: ignore[union-attr]
    assert "「/ゲシェンク」" in replacement_of("geschenk new").in_words(words("ja"))  # type: ignore[union-attr]


@pytest.mark.parametrize("path", ["", "play", "geschenk", "geschenk fold", "chess new", "new", "settings server"])
def test_what_was_no_command_has_no_way(path: str) -> None:
    assert replacement_of(path) is None


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"name": "hand", "options": [{"name": "table", "type": 4, "value": 3}]}, "hand"),
        ({"name": "geschenk", "options": [{"name": "new", "type": 1}]}, "geschenk new"),
        (
            {"name": "settings", "options": [{"name": "server", "type": 2, "options": [{"name": "show", "type": 1}]}]},
            "settings server show",
        ),
        ({"name": "hand", "options": "x"}, "hand"),
        ({"name": "hand", "options": [None, 3]}, "hand"),
        ({}, "None"),
        (None, ""),
        ([1], ""),
    ],
)
def test_the_typed_path_is_read_from_data_of_any_shape(data: Any, path: str) -> None:
    assert path_of(data) == path


def test_a_loop_in_the_data_ends() -> None:
    node: dict[str, Any] = {"name": "a", "type": 1}
    node["options"] = [node]
    assert path_of(node).split() == ["a"] * 4
