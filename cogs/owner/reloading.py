"""A game's newest code under running tables: rules, computer player, painters, narration, words and cog.

All files are read before any is used. If one of them is broken, everything goes on as it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable

from discord.ext import commands

from cogs.ui.tefuda import Tefuda
from engine.core.parts import imported_anew
from engine.games.lessons import lesson_of
from locales import catalogue
from render.games.registry import narration_of, painter_of

ROOMS = ("engine.games", "engine.players", "render.games")
"""The rooms where a game has a package of its own."""


def is_part_of_us(bot: Tefuda, name: str) -> bool:
    """True if this is a module of the bot itself, no game and no extension.

    discord.py would execute it a second time, and remove the present cog if that fails.
    """
    extension = bot.extension_of(name)
    return name not in bot.games and extension in sys.modules and extension not in bot.extensions


async def renew(bot: Tefuda, slug: str, load: Callable[[str], Awaitable[None]]) -> None:
    """Read the parts of a game again, ``load`` its cog (bot.reload_extension or load_extension), and use them from now
    on.

    Tables go on from their state in the store. Whether the game is offered, and its name, are read again too
    (``cogs.run.offering``). Raises any error in the files, in the setting, or of the cog.
    """
    services = bot.services
    # Parsing every file takes a second, in which presses need answers.
    await asyncio.to_thread(catalogue.check_files)
    with imported_anew(f"{room}.{slug}" for room in ROOMS):
        rules = services.host.unloaded_games.read_rules(slug)
        # The lesson is looked up only when a person learns, and the list of all lessons would fail with it.
        lesson_of(slug)
        pictures, narration = painter_of(slug), narration_of(slug)
        offering = bot.offering()
        catalogue.read_anew()
        offering.apply(services.host.tables.library)
        await load(bot.extension_of(slug))
        bot.withdraw_command(slug)
    services.host.unloaded_games.take_rules(slug, rules)
    services.drawing.take(slug, pictures, narration)
    services.narrations = services.drawing.narrations


async def set_cog(bot: Tefuda, name: str, *, loaded: bool) -> None:
    """Load a cog with its newest files (for a game all its parts), or unload it; its tables follow.

    Raises any error in the files, or of the cog.
    """
    extension = bot.extension_of(name)
    load = bot.reload_extension if extension in bot.extensions else bot.load_extension
    if not loaded:
        with contextlib.suppress(commands.ExtensionNotLoaded):
            await bot.unload_extension(extension)
    elif name in bot.games:
        await renew(bot, name, load)
    else:
        await load(extension)
    await tables_follow(bot, name)


async def tables_follow(bot: Tefuda, name: str) -> None:
    """Make the tables of a game wait while its cog is unloaded, and go on once it is loaded."""
    if name in bot.games:
        host = bot.services.host
        await (
            host.unloaded_games.load_game(name)
            if bot.extension_of(name) in bot.extensions
            else host.unloaded_games.unload_game(name)
        )
