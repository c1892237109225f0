"""/cogs: the bot's owner loads, unloads and reloads a game without a restart, and deletes people's data on request.

Only the owner's own server (TEFUDA_OWNER_SERVER) has the command, and there only the owner may use it.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.ext import commands

from cogs.delivery.messages_at_discord import MessagesAtDiscord
from cogs.owner.reloading import is_part_of_us, renew, tables_follow
from cogs.people.personal_data import LastMessages, somebody
from cogs.ui.cog import GroupCog
from cogs.ui.commands.command import command
from cogs.ui.commands.translator import localized
from cogs.ui.interactions import Caller
from cogs.ui.tefuda import Tefuda
from engine.host.cluster.cog_changes import LOADED, UNLOADED
from engine.host.model.records import Person, Refused

log = logging.getLogger("tefuda.owner")

Interaction = discord.Interaction[Tefuda]


@app_commands.default_permissions(administrator=True)
class Cogs(GroupCog, group_name="cogs", group_description=localized("command-cogs")):
    """Commands for the owner of the application; other people get a refusal."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.host = self.services.host

    @classmethod
    async def setup(cls, bot: Tefuda) -> None:
        """Load the cog in the owner's own server; if none is set, the command is nowhere."""
        if bot.owner_guild is not None:
            await bot.add_cog(cls(bot), guild=discord.Object(bot.owner_guild))

    async def change(self, who: Caller, name: str, act: Callable[[str], Awaitable[None]]) -> None:
        """Change the cog ``name`` by ``act``, and tell Discord about the changed commands.

        A game with broken files stays as it was, and its owner gets a refusal that says so.
        """
        if not await self.bot.is_owner(who.interaction.user):
            raise Refused("owner-only")
        if not re.fullmatch(r"[a-z0-9_]{1,40}", name) or is_part_of_us(self.bot, name):
            raise Refused("cog-unknown", name=name[:40])
        await who.defer()
        try:
            await act(name)
        except (commands.ExtensionNotFound, commands.ExtensionNotLoaded, commands.ExtensionAlreadyLoaded):
            raise Refused("cog-unknown", name=name) from None
        except Exception:
            # Any error is possible in a file that a person is working on.
            log.exception("%s stays as it was", name)
            raise Refused("cog-broken", name=name) from None
        # After every kind of change.
        await tables_follow(self.bot, name)
        loaded = self.bot.extension_of(name) in self.bot.extensions
        await self.host.unloaded_games.cog_changes.tell(name, LOADED if loaded else UNLOADED)
        await self.bot.command_sync.changed()
        await who.say(who.words("cog-done", name=name))

    def with_game(self, load: Callable[[str], Awaitable[None]]) -> Callable[[str], Awaitable[None]]:
        """Return ``load`` as a function of a name; for a game it reloads all parts of the game."""

        async def act(name: str) -> None:
            if name in self.bot.games:
                await renew(self.bot, name, load)
            else:
                await load(self.bot.extension_of(name))

        return act

    @command("cogs load")
    async def load(self, who: Caller, name: str) -> None:
        """Load a cog."""
        await self.change(who, name, self.with_game(self.bot.load_extension))

    @command("cogs unload")
    async def unload(self, who: Caller, name: str) -> None:
        """Unload a cog; a game's running tables wait until it is loaded again, or the bot restarts."""
        await self.change(who, name, lambda name: self.bot.unload_extension(self.bot.extension_of(name)))

    @command("cogs reload")
    async def reload(self, who: Caller, name: str) -> None:
        """Reload a cog with its newest code; for a game also rules, narration, painters and words."""
        await self.change(who, name, self.with_game(self.bot.reload_extension))

    @command("cogs forget")
    async def forget(self, who: Caller, person: str) -> None:
        """Delete the data of a person who asked for it and cannot press here any more, by the id of their account."""
        if not await self.bot.is_owner(who.interaction.user):
            raise Refused("owner-only")
        if not re.fullmatch(r"[0-9]{15,20}", person):
            raise Refused("person-unknown")
        await who.defer()
        tables = await self.host.personal_data.forget(
            Person(person, ""), somebody, LastMessages(MessagesAtDiscord(self.bot))
        )
        await who.say(who.words("cogs-forgotten", count=tables))

    @command("cogs recount")
    async def recount(self, who: Caller) -> None:
        """Recompute all ratings from the record, for example after the fix of a bug in a game."""
        if not await self.bot.is_owner(who.interaction.user):
            raise Refused("owner-only")
        await who.defer()
        await who.say(who.words("cogs-recounted", count=await self.host.ratings.recompute()))

    @load.autocomplete("name")
    @unload.autocomplete("name")
    @reload.autocomplete("name")
    async def names(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Autocomplete: suggest the games' cogs."""
        return [app_commands.Choice(name=g, value=g) for g in self.bot.games if current in g]
