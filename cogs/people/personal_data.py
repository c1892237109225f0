"""/mydata: everything kept about me as a file, and having it forgotten."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from cogs.delivery.messages_at_discord import MessagesAtDiscord
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller, caller, run_handler, safely
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services, Tefuda
from cogs.ui.translator import named, said
from engine.host.model.records import DeliveryTask
from locales import language_of, words

log = logging.getLogger("tefuda.belongings")

Interaction = discord.Interaction[Tefuda]
VERB = "forgetme"
FILE = "tefuda-mydata.json"
LEAVING_S = 30.0
"""Seconds that taking away somebody's messages gets, all of them together."""


def somebody(lang: str) -> str:
    """What somebody who is forgotten is called at a table of this language."""
    return words(language_of(lang))("somebody-name")


@dataclass(slots=True)
class LastMessages:
    """Takes away what was sent to somebody who is forgotten: each message once, and none when time is up.

    Nothing may be kept for another try; what stays is Discord's, and its buttons say that they are of no use.
    """

    posts: MessagesAtDiscord
    until: float = field(default_factory=lambda: asyncio.get_running_loop().time() + LEAVING_S)

    async def __call__(self, task: DeliveryTask) -> None:
        """See belongings.TakeAway."""
        try:
            async with asyncio.timeout_at(self.until):
                await self.posts.clear(str(task.facts["channel"]), task.target, str(task.facts["kind"]))
        except (discord.DiscordException, aiohttp.ClientError, OSError) as e:
            # TimeoutError is one of the last.
            log.info("a message to somebody who is forgotten stays: %s", type(e).__name__)


def as_file(kept: Mapping[str, Any], most: int) -> tuple[str, bytes]:
    """Name and content of a file with all this; packed where it has more than ``most`` bytes.

    Of years of games it may: writing it takes long enough that it belongs into a thread.
    """
    data = json.dumps(kept, ensure_ascii=False, indent=1).encode()
    if len(data) <= most:
        return FILE, data
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(FILE, data)
    return f"{FILE}.zip", packed.getvalue()


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True)
class PersonalData(
    commands.GroupCog,
    group_name=named("mydata", "command-mydata-name"),
    group_description=said("command-mydata"),
):
    """What belongs to people. Everybody reaches their own alone."""

    def __init__(self, bot: Tefuda) -> None:
        self.services: Services = bot.services
        self.posts = MessagesAtDiscord(bot)
        super().__init__()

    async def cog_load(self) -> None:
        """Answer presses from now on."""
        self.services.handlers[VERB] = self.forget

    async def cog_unload(self) -> None:
        """Answer them no more."""
        self.services.handlers.pop(VERB, None)

    @app_commands.command(name=named("export", "command-mydata-export-name"), description=said("command-mydata-export"))
    async def export(self, interaction: Interaction) -> None:
        """A file with everything kept about me."""

        async def work(who: Caller) -> None:
            await who.defer()
            kept = await self.services.host.personal_data.belongings(who.person.id)
            name, data = await asyncio.to_thread(as_file, kept, interaction.filesize_limit)
            file = discord.File(io.BytesIO(data), filename=name)
            text = who.words("mydata-here")
            await safely(lambda: who.interaction.edit_original_response(content=text, attachments=[file]))

        await run_handler(lambda: caller(self.services, interaction), work)

    @app_commands.command(name=named("delete", "command-mydata-delete-name"), description=said("command-mydata-delete"))
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether I mean it."""

        async def work(who: Caller) -> None:
            seated = await self.services.host.reading.tables_of(who.person.id)
            panel = Panel()
            sure = Press(0, VERB).custom_id()
            panel.buttons([ButtonSpec(who.words("button-forgetme"), sure, discord.ButtonStyle.danger)])
            await who.say(who.words("mydata-sure", count=len(seated)), panel)

        await run_handler(lambda: caller(self.services, interaction), work)

    async def forget(self, who: Caller, press: Press) -> None:
        """Forget whoever pressed."""
        await who.defer()
        await self.services.host.personal_data.forget(who.person, somebody, LastMessages(self.posts))
        await who.say(who.words("mydata-forgotten"))


async def setup(bot: Tefuda) -> None:
    """Called by discord.py."""
    await bot.add_cog(PersonalData(bot))
