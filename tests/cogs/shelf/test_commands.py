"""Every command keeps Discord's limits in both languages, before Discord or anybody sees it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import Locale, app_commands

from cogs.lobby.lobby_options import values_of
from cogs.lobby.opening import LAST, USUAL
from engine.core.options import BadOption
from engine.games.registry import GAMES
from engine.host.model.clock.time_control import PACES
from locales import LANGUAGES, words
from tests.cogs.told import STORED, Handlers, told, without_texts

NAME = re.compile(r"^[-_'\w]{1,32}$", re.UNICODE)
USER_MENU = 2
"""Discord's number for a command in the menu of a person."""
MOST_LEAVES = 40
"""Commands that can be typed or picked from a menu, those of every game included."""


@pytest.fixture
async def payload(tmp_path: Path) -> list[dict[str, Any]]:
    return await told(tmp_path)


def nodes(payload: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Commands, groups, options and choices, whatever carries a name."""
    for node in payload:
        yield node
        yield from nodes(node.get("options") or [])
        yield from nodes(node.get("choices") or [])


def leaves(node: dict[str, Any], *path: str) -> Iterator[str]:
    """The paths of the commands that can be used."""
    inner = [o for o in node.get("options") or () if o["type"] in (1, 2)]
    if not inner:
        yield " ".join((*path, node["name"]))
    for one in inner:
        yield from leaves(one, *path, node["name"])


def weight(node: dict[str, Any]) -> int:
    """What Discord counts of a node: name, description and value, the longest translation of each."""
    names = [node["name"], *(node.get("name_localizations") or {}).values()]
    told = [node.get("description", ""), *(node.get("description_localizations") or {}).values()]
    return max(map(len, names)) + max(map(len, told)) + len(str(node.get("value", "")))


async def test_limits(payload: list[dict[str, Any]]) -> None:
    assert len(payload) <= 100
    for command in payload:
        assert sum(map(weight, nodes([command]))) < 8000
        if command.get("type") == USER_MENU:
            # The menu of a person has one line in each language, written as people write.
            assert all(1 <= len(n) <= 32 for n in (command["name"], *command["name_localizations"].values()))
            continue
        for node in nodes([command]):
            assert len(node.get("options") or []) <= 25 and len(node.get("choices") or []) <= 25
            if "type" in node or "options" in node:
                assert NAME.match(node["name"]) and node["name"] == node["name"].lower(), node["name"]
                assert 1 <= len(node["description"]) <= 100
            for text in (node.get("name_localizations") or {}).values():
                assert 1 <= len(text) <= 100 and (text == text.lower() or "value" in node), text
                if "value" not in node:
                    assert NAME.match(text), text
            for text in (node.get("description_localizations") or {}).values():
                assert 1 <= len(text) <= 100, text


async def test_no_two_cogs_answer_the_same_verb(tmp_path: Path) -> None:
    """The one loaded later would take the other's buttons, at tables that run."""
    handlers = Handlers()
    await told(tmp_path, handlers)
    assert {"seats", "hand", "replay", "puzzles"} <= handlers.entered
    assert not handlers, "a cog that is taken out leaves nothing behind"


async def test_everything_is_said_in_japanese_too(payload: list[dict[str, Any]]) -> None:
    """Names of every command, subcommand, option and choice."""
    for command in payload:
        for node in nodes([command]):
            assert Locale.japanese.value in (node.get("name_localizations") or {}), node["name"]


async def test_a_game_whose_key_is_another_word_has_its_english_name(payload: list[dict[str, Any]]) -> None:
    """Also where Discord is in a language that we have no texts of: they read English."""
    told = {c["name"]: c.get("name_localizations") or {} for c in payload}
    for locale in (Locale.american_english.value, Locale.british_english.value, Locale.french.value):
        assert told["geschenk"][locale] == "no-thanks" and told["hex_jinchi"][locale] == "hex-bases"
        assert locale not in told["target"] and locale not in told["play"], "it is its name already"


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_game_is_one_command(payload: list[dict[str, Any]], game: str) -> None:
    """Its options are what a player types; all others are in the house rules of the table."""
    (command,) = [c for c in payload if c["name"] == game]
    offered = {o["name"]: o for o in command["options"]}
    assert list(leaves(command)) == [game] and not any(o.get("required") for o in offered.values())
    assert offered.pop("with")["type"] == 6
    assert [c["value"] for c in offered.pop("pace")["choices"]] == list(PACES)
    assert [c["value"] for c in offered.pop("preset")["choices"]] == [USUAL, LAST]
    players, rules = offered.pop("players", None), GAMES[game]
    if players is not None:
        assert tuple(range(players["min_value"], players["max_value"] + 1)) == rules.seats
    else:
        assert rules.seats == (rules.default_seats,)
    assert offered == {}


async def test_there_are_few_commands_and_no_two_are_called_alike(payload: list[dict[str, Any]]) -> None:
    """A list that people can still read; no name means two commands in either language."""
    found = [leaf for command in payload for leaf in leaves(command)]
    assert len(found) <= MOST_LEAVES and len(found) == len(set(found))
    typed = [c for c in payload if c.get("type", 1) != USER_MENU]
    for names in ([c["name"] for c in typed], [c["name_localizations"]["ja"] for c in typed]):
        assert len(names) == len(set(names)) and all(name == name.lower() for name in names)
    for command in typed:
        for node in [command, *nodes([command])]:
            called = [(o.get("name_localizations") or {}).get("ja", o["name"]) for o in node.get("options") or ()]
            assert len(called) == len(set(called)) == len({o["name"] for o in node.get("options") or ()})


async def test_commands_are_told_to_discord_as_ever(payload: list[dict[str, Any]]) -> None:
    """What changes here changes for everybody who plays: ``python -m tests.cogs.told`` keeps what is meant to."""
    now = {c["name"]: without_texts(c) for c in payload}
    for before in json.loads(STORED.read_text(encoding="utf-8")):
        assert json.dumps(now[before["name"]], ensure_ascii=False) == json.dumps(before, ensure_ascii=False)


@pytest.mark.parametrize(
    ("slug", "given", "seats"),
    [
        ("alliance", {}, 4),
        ("alliance", {"mode": "individual"}, 4),
        ("alliance", {"mode": "secret_team"}, 6),
        ("tennos_square", {"mode": "split"}, 3),
        ("tennos_square", {"mode": "nonsense"}, 4),
        ("tricky_express", {}, 4),
    ],
)
def test_a_table_without_a_number_has_the_seats_its_options_need(slug: str, given: dict[str, str], seats: int) -> None:
    assert GAMES[slug].usual_seats(given) == seats


def test_said_is_english_with_a_key() -> None:
    text = app_commands.locale_str(words("en")("command-play"), key="command-play")
    assert text.message == words("en")("command-play") and text.extras["key"] == "command-play"


@pytest.mark.parametrize("slug", GAMES)
def test_only_what_a_table_can_have_is_offered_in_its_house_rules(slug: str) -> None:
    game = GAMES[slug]
    for option in game.choosable({}):
        values = values_of(option)
        assert all(map(option.admits, values)) and set(option.samples()) <= set(values), option.key
        told = [words(lang)(f"{slug}-option-{option.key}-help") for lang in LANGUAGES if option in game.options]
        for value in option.samples():
            seats = [n for n in game.seats if allowed(game, n, {option.key: value})]
            assert seats, "offered, but no table can have it"
            # What some numbers of players exclude is said in the help, in every language.
            assert (
                option not in game.options
                or seats == list(game.seats)
                or all(re.search(r"[2-7]|two|three|four|six", t, re.I) for t in told)
            )


def allowed(game: Any, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.settled(seats, options)
    except BadOption:
        return False
    return True
