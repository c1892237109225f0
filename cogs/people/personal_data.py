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

from cogs.delivery.messages_at_discord import MessagesAtDiscord
from cogs.ui.cog import GroupCog, on_press
from cogs.ui.command import command, everywhere
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller, safely
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Tefuda
from cogs.ui.translator import named, said
from engine.host.model.records import DeliveryTask
from locales import language_of, words

log = logging.getLogger("tefuda.belongings")

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


@everywhere
class PersonalData(
    GroupCog,
    group_name=named("mydata", "command-mydata-name"),
    group_description=said("command-mydata"),
):
    """What belongs to people. Everybody reaches their own alone."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.posts = MessagesAtDiscord(bot)

    @command("mydata export")
    async def export(self, who: Caller) -> None:
        """A file with everything kept about me."""
        await who.defer()
        kept = await self.services.host.personal_data.belongings(who.person.id)
        name, data = await asyncio.to_thread(as_file, kept, who.interaction.filesize_limit)
        file = discord.File(io.BytesIO(data), filename=name)
        text = who.words("mydata-here")
        await safely(lambda: who.interaction.edit_original_response(content=text, attachments=[file]))

    @command("mydata delete")
    async def delete(self, who: Caller) -> None:
        """Ask whether I mean it."""
        seated = await self.services.host.reading.tables_of(who.person.id)
        panel = Panel()
        sure = Press(0, VERB).custom_id()
        panel.buttons([ButtonSpec(who.words("button-forgetme"), sure, discord.ButtonStyle.danger)])
        await who.say(who.words("mydata-sure", count=len(seated)), panel)

    @on_press(VERB)
    async def forget(self, who: Caller, press: Press) -> None:
        """Forget whoever pressed."""
        await who.defer()
        await self.services.host.personal_data.forget(who.person, somebody, LastMessages(self.posts))
        await who.say(who.words("mydata-forgotten"))
