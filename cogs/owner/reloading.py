"""A game's newest code under running tables: rules, computer player, painters, narration, words and cog.

Everything is read before anything is used. Where a file does not hold together, all goes on as it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Awaitable, Callable

from discord.ext import commands

from cogs.ui.services import Tefuda
from engine.core.parts import imported_anew
from engine.games.lessons import lesson_of
from locales import catalogue
from render.games.registry import narration_of, painter_of

ROOMS = ("engine.games", "engine.players", "render.games")
"""Where a game has a package of its own."""


def is_part_of_us(bot: Tefuda, name: str) -> bool:
    """Whether this is a module of the bot itself and no game or extension.

    discord.py would execute it a second time, and take out the cog that is there where that fails.
    """
    extension = bot.extension_of(name)
    return name not in bot.games and extension in sys.modules and extension not in bot.extensions


async def renew(bot: Tefuda, slug: str, load: Callable[[str], Awaitable[None]]) -> None:
    """Read the parts of a game anew, ``load`` its cog (bot.reload_extension or load_extension), go over to them.

    Tables go on from what the store has of them. Raises what is wrong in the files, or with the cog.
    """
    services = bot.services
    # To parse every file takes a second, in which presses want answers.
    await asyncio.to_thread(catalogue.check_files)
    with imported_anew(f"{room}.{slug}" for room in ROOMS):
        rules = services.host.unloaded_games.read_rules(slug)
        # It is looked up only when somebody learns, and the list of all that can be learned would fall with it.
        lesson_of(slug)
        pictures, narration = painter_of(slug), narration_of(slug)
        catalogue.read_anew()
        await load(bot.extension_of(slug))
    services.host.unloaded_games.take_rules(slug, rules)
    services.drawing.take(slug, pictures, narration)
    services.narrations = services.drawing.narrations


async def set_cog(bot: Tefuda, name: str, *, loaded: bool) -> None:
    """Have a cog there with its newest files, of a game everything that is the game's, or away; tables follow.

    Raises what is wrong in the files, or with the cog.
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
    """The tables of a game wait as long as nothing answers for it, and go on with it."""
    if name in bot.games:
        host = bot.services.host
        await (
            host.unloaded_games.load_game(name)
            if bot.extension_of(name) in bot.extensions
            else host.unloaded_games.unload_game(name)
        )
