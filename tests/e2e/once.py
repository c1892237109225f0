"""Work that the first bot of a test process does for all later ones: loading the games' cogs, checking commands.

Each of the hundreds of worlds of a test run has a bot of its own, and the bot's code does not know this module.
"""

from __future__ import annotations

import json
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any

import discord

from cogs.run.connection import CommandSync
from cogs.ui.tefuda import Tefuda
from engine.games.registry import game_of
from locales import Words, words
from sandbox.limits import commands as command_limits
from sandbox.routes import commands

TRANSLATED: dict[tuple[str, Words], list[dict[str, Any]]] = {}
"""Translations, by the commands in English and the words they are translated with."""
LOADED: dict[str, tuple[object, ModuleType]] = {}
"""The module of a game's cog, by its name, with its sources: the file, the rules, the words."""
ACCEPTED: set[str] = set()
"""Lists of commands, as JSON, that the sandbox accepted."""
GAMES_ROOM = "cogs.games."


class TranslatedOnce(CommandSync):
    """Reuses an earlier bot's translation of the same commands: a third of the time of a start, in thirty languages."""

    async def payload(self, place: discord.Object | None) -> list[dict[str, Any]]:
        """Return the commands in the form that Discord gets."""
        tree = self.bot.tree
        told = json.dumps([command.to_dict(tree) for command in tree.get_commands(guild=place)])
        if (told, words("ja")) not in TRANSLATED:
            TRANSLATED[told, words("ja")] = await super().payload(place)
        return TRANSLATED[told, words("ja")]


def load_once(bot: Tefuda) -> None:
    """Let a bot reuse the games' cogs of an earlier bot if their sources have not changed.

    discord.py executes these modules at each start, which makes every command anew. It also searches the names of all
    modules when it removes one. Together this is a fifth of the time of these tests.
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
        # A single module, no package: no submodules are removed with it.
        extensions.pop(key, None)
        sys.modules.pop(key, None)

    vars(bot).update(_load_from_module_spec=loaded, _call_module_finalizers=put_away)


def _made_of(file: str, slug: str) -> object:
    return file, Path(file).stat().st_mtime_ns, game_of(slug), words("ja"), words("en")


def _check_once(given: Any) -> None:
    """Do what ``command_limits.check_commands`` does, but only once for a list without faults."""
    told = json.dumps(given)
    if told not in ACCEPTED:
        command_limits.check_commands(given)
        ACCEPTED.add(told)


vars(commands)["check_commands"] = _check_once
