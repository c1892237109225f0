"""Games from outside (``outside``) that fail: each is switched off alone, and its owner is told.

An error in the code of such a game, wherever it is met, unloads the game as ``/cogs unload`` does. Its running tables
wait until ``/cogs reload`` or the next start finds better files. Errors of our own games are logged, and stop nothing.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from traceback import extract_tb

import aiohttp
import discord

import outside
from cogs.owner.reloading import set_cog
from cogs.ui.cog import Cog
from cogs.ui.tefuda import Tefuda
from engine.host.cluster.cog_changes import UNLOADED
from locales import language_of, words
from locales.catalogue import MissingMessage

log = logging.getLogger("tefuda.outside")


class OutsideGames(Cog):
    """Listens for errors of these games."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.failed: set[str] = set()
        """Games that are being switched off."""
        self.tasks: set[asyncio.Task[None]] = set()

    async def cog_load(self) -> None:
        """Begin to listen."""
        await super().cog_load()
        self.services.host.tables.failed = self.note
        self.services.drawing.failed = self.note

    @Cog.listener()
    async def on_ready(self) -> None:
        """Tell the owner, once, of games that could not be loaded at the start."""
        for slug, error in self.services.broken.items():
            if slug not in self.failed:
                self.failed.add(slug)
                await self.tell_owner(slug, error)

    def note(self, error: BaseException) -> None:
        """Switch off the game in whose code an error arose, if it is one from outside."""
        slug = game_of(error)
        if slug is None or slug in self.failed or self.bot.extension_of(slug) not in self.bot.extensions:
            return
        self.failed.add(slug)
        task = asyncio.get_running_loop().create_task(self.switch_off(slug, error), name=f"{slug} is switched off")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def switch_off(self, slug: str, error: BaseException) -> None:
        """Unload a game; its tables wait. Its owner is told."""
        try:
            log.error("%s, a game from outside, is switched off: %s", slug, where(error))
            await set_cog(self.bot, slug, loaded=False)
            await self.services.host.unloaded_games.cog_changes.tell(slug, UNLOADED)
            await self.bot.command_sync.changed()
        finally:
            self.failed.discard(slug)
        await self.tell_owner(slug, error)

    async def tell_owner(self, slug: str, error: BaseException) -> None:
        """Send the owner of the application a silent message, if they take any."""
        application = self.bot.application
        if application is None:
            return
        owner = application.owner if application.team is None else application.team.owner
        if owner is None:
            return
        person = await self.services.host.settings.person(str(owner.id))
        w = words(language_of(person.lang or person.locale))
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            user = self.bot.get_user(owner.id) or await self.bot.fetch_user(owner.id)
            await user.send(w("outside-broken", slug=slug, where=where(error)), silent=True)


def game_of(error: BaseException) -> str | None:
    """Return the game from outside that an error is of: its code, or a text that it lacks."""
    slug = outside.game_of(error)
    if slug is None and isinstance(error, MissingMessage):
        return next((one for one in outside.slugs(()) if f" {one}-" in str(error) and outside.folder_of(one)), None)
    return slug


def where(error: BaseException) -> str:
    """Return kind and place of an error. Not its text: it may quote cards."""
    frames = [frame for frame in extract_tb(error.__traceback__) if outside.in_rooms(frame.filename)]
    at = f" in {frames[-1].filename}, line {frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{at}"
