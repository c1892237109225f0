"""/help and the first message in a server: how to begin, what the bot is, who runs it, its data about people."""

from __future__ import annotations

import contextlib
import logging
import tomllib
from pathlib import Path
from typing import Final

import discord

from cogs.typed.game_names import on_offer
from cogs.ui.cog import Cog, on_press
from cogs.ui.commands.command import command, everywhere
from cogs.ui.commands.former_commands import name_of
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.words.escaping import escaped
from engine.host.people.servers import GREETED
from engine.host.store.errors import NotRecorded
from locales import Words, language_of, words

log = logging.getLogger("tefuda.about")


VERSION: Final[str] = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"][
    "version"
]
PAGES = ("privacy", "terms")
"""Pages about the bot, each with a page in docs."""
VERB, SHELF = "aboutpage", "games"
OWN_DATA = ("mydata", "mydatadelete")
"""Verbs of the buttons to the file of one's own data, and to its deletion."""
SINCE = "greeting since"
"""The name under which the store keeps the time since which servers are greeted."""


class About(Cog):
    """The command, its pages, and the greeting."""

    @command("help")
    @everywhere
    async def help(self, who: Caller) -> None:
        """Show how to begin, what the bot is, who runs it, and its data about people."""
        count = len(on_offer(self.services))
        about = who.words("about", version=VERSION, count=count, owner=escaped(self.run_by()))
        begin = who.words("help", games=name_of("games", who.words), play=name_of("play", who.words))
        await who.say(f"{begin}\n{about}", self.panel(who.words))

    def run_by(self) -> str:
        """Return the name of the person or team that runs this bot, from Discord."""
        application = self.bot.application
        if application is None:
            return "?"
        return application.team.name if application.team is not None else application.owner.name

    def panel(self, words: Words) -> Panel:
        """Return the buttons: the shelf, the pages, one's own data, and links to the source and the invitation."""
        panel = Panel()
        panel.buttons(
            [
                ButtonSpec(words("button-shelf"), Press(0, SHELF).custom_id(), discord.ButtonStyle.primary),
                *(ButtonSpec(words(f"button-{page}"), Press(0, VERB, 0, (page,)).custom_id()) for page in PAGES),
            ]
        )
        links = [ButtonSpec(words("button-invite"), "", url=self.bot.invite())]
        if self.bot.source:
            links.append(ButtonSpec(words("button-source"), "", url=self.bot.source))
        panel.buttons(ButtonSpec(words(f"button-{verb}"), Press(0, verb).custom_id()) for verb in OWN_DATA)
        panel.buttons(links)
        return panel

    @on_press(VERB)
    async def page(self, who: Caller, press: Press) -> None:
        """Show the short form of one of the pages."""
        if len(press.path) != 1 or press.path[0] not in PAGES:
            raise BadId("no page")
        await who.say(who.words(f"about-{press.path[0]}", owner=escaped(self.run_by())))

    # The greeting

    @Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has invited the bot."""
        await self.greet(guild)

    @Cog.listener()
    async def on_ready(self) -> None:
        """Greet servers that invited the bot while it was not connected, but none from before the first greeting."""
        since = await self.services.host.settings.kept(SINCE)
        if since is None:
            with contextlib.suppress(NotRecorded):
                await self.services.host.settings.keep(SINCE, str(self.services.clock()))
            return
        for guild in self.bot.guilds:
            # If Discord sends a server's data only later, we do not know our own member there yet.
            me = guild.get_member(guild._state.self_id or 0)
            joined = None if me is None else me.joined_at
            if joined is not None and joined.timestamp() > float(since):
                await self.greet(guild)

    async def greet(self, guild: discord.Guild) -> None:
        """Greet a server in a channel where we may write, once in its life. The store notes the greeting before it is
        sent.

        So it is never sent twice; after a kill in between it is not sent at all.
        """
        channel = await self.first_channel(guild)
        name = f"{GREETED} {guild.id}"
        if channel is None or await self.services.host.settings.kept(name):
            return
        try:
            await self.services.host.settings.keep(name, "yes")
        except NotRecorded:
            return
        w = words(language_of(str(guild.preferred_locale)))
        panel = Panel()
        panel.buttons([ButtonSpec(w("button-shelf"), Press(0, SHELF).custom_id(), discord.ButtonStyle.primary)])
        text = "\n".join([w("greeting"), w("greeting-managers"), w.other("greeting-other")])
        with contextlib.suppress(discord.HTTPException, discord.RateLimited):
            await channel.send(text, view=panel.view(), silent=True)

    async def first_channel(self, guild: discord.Guild) -> discord.TextChannel | None:
        """Return the channel for the greeting: the server's own for newcomers, else the first where we may write."""
        if guild.me is None:
            # Discord did not send our permissions there.
            return None
        allowed = (await self.services.host.servers.settings(str(guild.id))).channels
        first = [guild.system_channel] if guild.system_channel is not None else []
        for channel in (*first, *guild.text_channels):
            may = channel.permissions_for(guild.me)
            if may.view_channel and may.send_messages and (not allowed or str(channel.id) in allowed):
                return channel
        return None
