"""The one entry for presses: every button, select and modal of ours arrives here and goes to its handler.

Presses come from the interaction event itself, not from discord.py's views. So nothing is kept per message, every
button works after a restart, and a malformed or forged id gets an answer like any other.
"""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from cogs.ui.access import reachable_table
from cogs.ui.cog import Cog
from cogs.ui.commands import former_commands
from cogs.ui.commands.command_options import Malformed
from cogs.ui.ids import BadId, Press
from cogs.ui.interactions import Caller, caller, run_handler, safely
from cogs.ui.services import Handler
from cogs.ui.tefuda import Tefuda
from cogs.ui.words.escaping import Safe
from cogs.ui.words.inactivity import offer_back, welcome_back
from engine.host.model.records import Refused, TableInfo

log = logging.getLogger("tefuda.router")

Interaction = discord.Interaction[Tefuda]


class Router(Cog):
    """Sends presses to the handlers that cogs have registered in ``services.handlers``."""

    async def cog_load(self) -> None:
        """Answer commands too that we do not have (any more)."""
        await super().cog_load()
        self.bot.tree.error(self.refuse_command)

    async def refuse_command(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer a command from before a deploy, or of an unloaded game, with kind words instead of silence."""
        if isinstance(error, app_commands.CommandInvokeError):
            log.error("a command failed", exc_info=error.original)
        if interaction.type is discord.InteractionType.autocomplete:
            await safely(lambda: interaction.response.autocomplete([]))
        if interaction.type is not discord.InteractionType.application_command:
            return
        await run_handler(lambda: caller(self.services, interaction), lambda who: self.refuse(who, error))

    async def refuse(self, who: Caller, error: app_commands.AppCommandError) -> None:
        """Say why such a command cannot be used, or what took its place. Raises Refused: malformed-command, game-away,
        game-closed, as-said or command-old.
        """
        data: Any = who.interaction.data
        slug = str(data.get("name")) if isinstance(data, dict) else ""
        library = self.services.host.tables.library
        away = slug in self.bot.games and not library.opens(slug)
        if isinstance(error, Malformed) and not away:
            raise Refused("malformed-command")
        if away:
            raise Refused("game-away" if not library.plays(slug) else "game-closed")
        if (way := former_commands.replacement_of(former_commands.path_of(data))) is not None:
            raise Refused("as-said", text=Safe(way.in_words(who.words)))
        raise Refused("command-old")

    @Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a press; commands and autocomplete go through the command tree."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        await run_handler(lambda: caller(self.services, interaction), self.press)

    async def press(self, who: Caller) -> None:
        """Find the handler of a custom id. Raises Refused for an id that we did not make, or for a table out of reach.

        The place is checked here for all verbs, so that no handler can forget it.
        """
        data: Any = who.interaction.data or {}
        try:
            press = Press.parse(str(data.get("custom_id", "")))
        except BadId:
            raise Refused("malformed") from None
        handler = self.services.handlers.get(press.verb)
        if handler is None:
            raise await self.unanswered(who, press)
        try:
            if press.table:
                await self.seat_again(who, await reachable_table(who, press.table))
            await self.handle(who, press, handler)
        finally:
            self.services.live_hands.answered(who.key)

    async def seat_again(self, who: Caller, info: TableInfo) -> None:
        """Give the presser their seat back; the answer to the press goes before the fresh hand of the seat.

        It may be a move, and then nobody waits for the hand that asks for it.
        """
        if info.absent_seat(who.person.id) is not None:
            self.services.live_hands.answers_first(who.key, info.id)
        await welcome_back(who, info)

    async def handle(self, who: Caller, press: Press, handler: Handler) -> None:
        """Run the handler of a press. Raises Refused."""
        try:
            message = who.interaction.message
            on = self.services.host.posts.pressed("" if message is None else str(message.id))
            with self.services.live_hands.copies.pressed(who), on:
                await handler(who, press)
        except BadId:
            raise Refused("malformed") from None
        except Refused as refused:
            away = refused.reason == "not-at-this-table" and press.table
            if not (away and await offer_back(who, await who.services.host.reading.table(press.table))):
                raise

    async def unanswered(self, who: Caller, press: Press) -> Refused:
        """Return the refusal of a well-formed press without a handler: the cog of its game may be unloaded just now."""
        if press.table and not who.services.host.tables.library.plays((await reachable_table(who, press.table)).game):
            return Refused("game-away")
        return Refused("malformed")
