"""What one bot of a process has done, and the next need not do again: load games' cogs, have commands looked through.

Each of the hundreds of worlds of a test run has a bot of its own, which knows nothing of this.
"""

from __future__ import annotations

import json
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

import discord

from cogs.run.connection import CommandTelling
from cogs.ui.services import Tefuda
from engine.games.registry import game_of
from locales import Words, words
from sandbox import command_limits
from sandbox.routes import commands

TRANSLATED: dict[tuple[str, Words], list[dict[str, Any]]] = {}
"""By the same commands in English alone, and by what they are translated with."""
LOADED: dict[str, tuple[object, ModuleType]] = {}
"""By its name the module of a game's cog, with what it was made of: the file, the rules, the words."""
ACCEPTED: set[str] = set()
"""Lists of commands, as JSON, in which the sandbox found nothing to refuse."""
GAMES_ROOM = "cogs.games."


class TranslatedOnce(CommandTelling):
    """Does not translate anew what an earlier bot has told: a third of what a start costs, in thirty languages."""

    async def payload(self, place: discord.Object | None) -> list[dict[str, Any]]:
        """The commands as Discord is told them."""
        tree = self.bot.tree
        told = json.dumps([command.to_dict(tree) for command in tree.get_commands(guild=place)])
        if (told, words("ja")) not in TRANSLATED:
            TRANSLATED[told, words("ja")] = await super().payload(place)
        return TRANSLATED[told, words("ja")]


def load_once(bot: Tefuda) -> None:
    """Let a bot have the games' cogs as an earlier one has loaded them, where nothing is another since.

    discord.py executes their modules at each start, which makes every command anew, and looks through the names of all
    modules when each is put away: together a fifth of what these tests take.
    """
    load, finalize, extensions = (
        bot._load_from_module_spec,
        bot._call_module_finalizers,
        vars(bot)["_BotBase__extensions"],
    )

    async def loaded(spec: ModuleSpec, key: str) -> None:
        of_game = key.startswith(GAMES_ROOM) and spec.origin is not None
        made_of = _made_of(str(spec.origin), key.removeprefix(GAMES_ROOM)) if of_game else None
        former, module = LOADED.get(key, (None, None))
        if made_of is None or module is None or former != made_of:
            await load(spec, key)
            LOADED[key] = made_of, extensions[key]
            return
        sys.modules[key] = module
        await module.setup(bot)
        extensions[key] = module

    async def put_away(module: ModuleType, key: str) -> None:
        if not key.startswith(GAMES_ROOM) or hasattr(module, "teardown"):
            return await finalize(module, key)
        # A module alone, no package: none of its own goes with it.
        extensions.pop(key, None)
        sys.modules.pop(key, None)

    vars(bot).update(_load_from_module_spec=loaded, _call_module_finalizers=put_away)


def _made_of(file: str, slug: str) -> object:
    return file, Path(file).stat().st_mtime_ns, game_of(slug), words("ja"), words("en")


def _check_once(given: Any) -> None:
    """As ``command_limits.check_commands``: what nothing was wrong with is not looked through once more."""
    told = json.dumps(given)
    if told not in ACCEPTED:
        command_limits.check_commands(given)
        ACCEPTED.add(told)


vars(commands)["check_commands"] = _check_once
