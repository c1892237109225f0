"""Every command keeps Discord's limits in both languages, before Discord or anybody sees it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import Locale, app_commands

from cogs.shelf.derived import verb_command
from engine.core.options import BadOption, Choice, Number
from engine.games.registry import GAMES
from engine.host.model.time_control import PACES
from locales import words
from tests.cogs.told import STORED, Handlers, told, without_texts

NAME = re.compile(r"^[-_'\w]{1,32}$", re.UNICODE)
OF_EVERY_GAME = {"new", "rules", "replay"}
USER_MENU = 2
"""Discord's number for a command in the menu of a person."""
MOST_VERBS = 3
"""Commands that a game may have beside these."""


@pytest.fixture
async def payload(tmp_path: Path) -> list[dict[str, Any]]:
    return await told(tmp_path)


def nodes(payload: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Commands, groups, options and choices, whatever carries a name."""
    for node in payload:
        yield node
        yield from nodes(node.get("options") or [])
        yield from nodes(node.get("choices") or [])


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


@pytest.mark.parametrize("game", list(GAMES))
async def test_every_game_has_the_commands_of_every_game(payload: list[dict[str, Any]], game: str) -> None:
    (command,) = [c for c in payload if c["name"] == game]
    names = {o["name"] for o in command["options"]}
    assert names >= OF_EVERY_GAME and len(names) <= len(OF_EVERY_GAME) + MOST_VERBS
    new = next(o for o in command["options"] if o["name"] == "new")
    offered = {o["name"] for o in new["options"]} - {"players"}
    assert offered == {"with", "pace", "undo", "again"} | {o.key for o in GAMES[game].openable}
    (pace,) = [o for o in new["options"] if o["name"] == "pace"]
    assert [c["value"] for c in pace["choices"]] == list(PACES)


async def test_options_offer_what_the_rules_admit(payload: list[dict[str, Any]]) -> None:
    for game, rules in GAMES.items():
        command = next(c for c in payload if c["name"] == game)
        new = next(o for o in command["options"] if o["name"] == "new")
        for option in rules.options:
            shown = next(o for o in new["options"] if o["name"] == option.key)
            for choice in shown.get("choices") or []:
                assert option.admits(choice["value"]), (game, option.key, choice["value"])
            if "min_value" in shown:
                assert option.admits(shown["min_value"]) and option.admits(shown["max_value"])


async def test_commands_are_told_to_discord_as_ever(payload: list[dict[str, Any]]) -> None:
    """What changes here changes for everybody who plays: ``python -m tests.cogs.told`` keeps what is meant to."""
    now = {c["name"]: without_texts(c) for c in payload}
    for before in json.loads(STORED.read_text(encoding="utf-8")):
        assert json.dumps(now[before["name"]], ensure_ascii=False) == json.dumps(before, ensure_ascii=False)


async def test_what_has_a_button_has_no_command_in_every_game(payload: list[dict[str, Any]]) -> None:
    """Twenty games stay below Discord's limit, and a list that people can still read."""
    entries = [o for c in payload for o in c.get("options") or () if o["type"] == 1] + payload
    # A game brings its group and what every game has in it.
    assert len(entries) < (1 + len(OF_EVERY_GAME)) * len(GAMES) + 41
    assert len(payload) + (25 - len(GAMES)) < 50
    for name in ("play", "hand", "table", "log", "leave", "move_here", "games", "inbox", "rules", "watch"):
        (command,) = [c for c in payload if c["name"] == name]
        assert not [o for o in command.get("options") or () if o["type"] == 1]


def test_a_verb_is_one_of_the_games_moves() -> None:
    with pytest.raises(ValueError, match="geschenk has no move 'pass'"):
        verb_command(GAMES["geschenk"], "pass")


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
    text = app_commands.locale_str(words("en")("command-game-new"), key="command-game-new")
    assert text.message == words("en")("command-game-new") and text.extras["key"] == "command-game-new"


def new_options(payload: list[dict[str, Any]], slug: str) -> dict[str, dict[str, Any]]:
    """The options of ``/<game> new`` by name."""
    game = next(c for c in payload if c["name"] == slug)
    new = next(o for o in game["options"] if o["name"] == "new")
    return {o["name"]: o for o in new["options"]}


@pytest.mark.parametrize("slug", GAMES)
async def test_only_what_a_table_can_have_is_offered(payload: list[dict[str, Any]], slug: str) -> None:
    game, offered = GAMES[slug], new_options(payload, slug)
    assert offered.pop("with")["type"] == 6
    players = offered.pop("players", None)
    if players is not None:
        assert tuple(range(players["min_value"], players["max_value"] + 1)) == game.seats
    else:
        assert game.seats == (game.default_seats,)
    for option in game.openable:
        shown = offered.pop(option.key)
        if isinstance(option, Number):
            assert (shown["min_value"], shown["max_value"]) == (option.least, option.high)
        elif isinstance(option, Choice):
            assert {c["value"] for c in shown["choices"]} == set(option.values)
        told = [shown["description"], *shown["description_localizations"].values()]
        for value in option.samples():
            cube = {} if option in game.options else {"cube": True}
            seats = [n for n in game.seats if allowed(game, n, {**cube, option.key: value})]
            assert seats, "offered, but no table can have it"
            if cube and option.key != "cube":
                continue  # how many may play with the cube, that option says
            # What some numbers of players exclude is said in the help, in every language.
            assert seats == list(game.seats) or all(re.search(r"[2-7]|two|three|four|six", t, re.I) for t in told)
    assert offered.keys() == {"pace", "undo", "again"}, "which are no options of the rules"


def allowed(game: Any, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.settled(seats, options)
    except BadOption:
        return False
    return True
