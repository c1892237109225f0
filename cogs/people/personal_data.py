"""The buttons of /help for one's own data: all that is stored about a person as a file, and its deletion."""

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
from cogs.ui.cog import Cog, on_press
from cogs.ui.ids import Press
from cogs.ui.interactions import Caller, safely
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.tefuda import Tefuda
from engine.host.model.records import DeliveryTask
from locales import language_of, words

log = logging.getLogger("tefuda.belongings")

EXPORT, DELETE, VERB = "mydata", "mydatadelete", "forgetme"
"""The verbs of the buttons that send the file, that ask whether one is sure, and that delete."""
FILE = "tefuda-mydata.json"
LEAVING_S = 30.0
"""The most seconds for removing a person's messages, all of them together."""


def somebody(lang: str) -> str:
    """Return the name, in the table's language, for a person whose data is deleted."""
    return words(language_of(lang))("somebody-name")


@dataclass(slots=True)
class LastMessages:
    """Removes the messages sent to a person whose data is deleted: each message once, and none when the time is up.

    Nothing may be stored for another try. A message that stays is Discord's, and its buttons answer that they are of no
    use.
    """

    at_discord: MessagesAtDiscord
    until: float = field(default_factory=lambda: asyncio.get_running_loop().time() + LEAVING_S)

    async def __call__(self, task: DeliveryTask) -> None:
        """Remove the message of a task (see ``engine.host.personal_data.TakeAway``)."""
        try:
            async with asyncio.timeout_at(self.until):
                await self.at_discord.clear(str(task.facts["channel"]), task.target, str(task.facts["kind"]))
        except (discord.DiscordException, aiohttp.ClientError, OSError) as e:
            # TimeoutError is an OSError.
            log.info("a message to somebody who is forgotten stays: %s", type(e).__name__)


def as_file(kept: Mapping[str, Any], most: int) -> tuple[str, bytes]:
    """Return name and content of a file with this data; packed if it has more than ``most`` bytes.

    Years of games may need that. Writing takes so long that the function must run in a thread.
    """
    data = json.dumps(kept, ensure_ascii=False, indent=1).encode()
    if len(data) <= most:
        return FILE, data
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(FILE, data)
    return f"{FILE}.zip", packed.getvalue()


class PersonalData(Cog):
    """Buttons for a person's own data. People reach only their own."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.at_discord = MessagesAtDiscord(bot)

    @on_press(EXPORT)
    async def export(self, who: Caller, press: Press) -> None:
        """Send a file with all stored data about the caller."""
        await who.defer()
        kept = await self.services.host.personal_data.belongings(who.person.id)
        name, data = await asyncio.to_thread(as_file, kept, who.interaction.filesize_limit)
        file = discord.File(io.BytesIO(data), filename=name)
        text = who.words("mydata-here")
        await safely(lambda: who.interaction.edit_original_response(content=text, attachments=[file]))

    @on_press(DELETE)
    async def delete(self, who: Caller, press: Press) -> None:
        """Ask whether the caller is sure."""
        seated = await self.services.host.reading.tables_of(who.person.id)
        panel = Panel()
        sure = Press(0, VERB).custom_id()
        panel.buttons([ButtonSpec(who.words("button-forgetme"), sure, discord.ButtonStyle.danger)])
        await who.say(who.words("mydata-sure", count=len(seated)), panel)

    @on_press(VERB)
    async def forget(self, who: Caller, press: Press) -> None:
        """Delete the data of the caller."""
        await who.defer()
        await self.services.host.personal_data.forget(who.person, somebody, LastMessages(self.at_discord))
        await who.say(who.words("mydata-forgotten"))
