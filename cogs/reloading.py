"""A game's newest code under running tables: rules, computer player, painters, narration, words and cog.

Everything is read before anything is used. Where a file does not hold together, all goes on as it was.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.services import Tefuda
from engine.core.parts import imported_anew
from locales import catalogue
from render.games.registry import narration_of, painter_of

ROOMS = ("engine.games", "engine.players", "render.games")
"""Where a game has a package of its own."""


async def renew(bot: Tefuda, slug: str, load: Callable[[str], Awaitable[None]]) -> None:
    """Read the parts of a game anew, ``load`` its cog (bot.reload_extension or load_extension), go over to them.

    Tables go on from what the store has of them. Raises what is wrong in the files, or with the cog.
    """
    services = bot.services
    catalogue.check_files()
    with imported_anew(f"{room}.{slug}" for room in ROOMS):
        rules = services.host.read_rules(slug)
        pictures, narration = painter_of(slug), narration_of(slug)
        catalogue.read_anew()
        await load(f"cogs.{slug}")
    services.host.take_rules(slug, rules)
    services.drawing.take(slug, pictures, narration)
    services.narrations = services.drawing.narrations
