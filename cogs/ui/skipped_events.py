"""Repairs after an event that discord.py could not read and that was skipped (``connection.guard``).

- A press or a command gets an answer in kind words.
- A server is read again over HTTP, after growing pauses until that works. Until then we know only that we are in it,
  and its tables go on.
- A message counts as the newest of its channel.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from typing import Any

import discord
from discord.http import Route

from cogs.run.refusals import TROUBLE
from cogs.ui.cog import Cog
from cogs.ui.tefuda import Tefuda
from engine.host.store.errors import NotRecorded
from locales import language_of, words

log = logging.getLogger("tefuda.events")

INTERACTION, MESSAGE = "INTERACTION_CREATE", "MESSAGE_CREATE"
WHOLE_SERVER = ("GUILD_CREATE", "GUILD_UPDATE")
OF_SERVERS = (*WHOLE_SERVER, "GUILD_ROLE_", "CHANNEL_", "THREAD_")
"""Beginnings of the names of events after which a server is read again."""
COMMAND, AUTOCOMPLETE = 2, 4
"""Discord's numbers for two types of interactions."""
SAY, SUGGEST = 4, 8
"""Discord's numbers for two types of answers: a message, and suggestions."""
EPHEMERAL = 64
"""The flag of a message that only one person sees."""
_NUMBER = re.compile(r"\d{1,19}", re.ASCII)
PAUSES = (1.0, 60.0, 600.0, 3600.0)
"""Seconds before a server is read again, by the number of tries in a row."""


def number(data: Any, name: str) -> int:
    """Return the number under this name, 0 if there is none; ``data`` may be anything."""
    found = str(data.get(name)) if isinstance(data, dict) else ""
    return int(found) if _NUMBER.fullmatch(found) else 0


class SkippedEvents(Cog):
    """Repairs the consequences of a skipped event, as far as possible."""

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.reading: dict[int, asyncio.Task[None]] = {}
        """Tasks that read a server again, by server; the last ones included."""
        self.again: set[int] = set()
        """Servers for which another event was skipped meanwhile."""

    async def cog_unload(self) -> None:
        """Stop reading servers."""
        await super().cog_unload()
        for task in self.reading.values():
            task.cancel()
        await asyncio.gather(*self.reading.values(), return_exceptions=True)

    @Cog.listener()
    async def on_skipped_event(self, event: str, data: Any) -> None:
        """Repair after a skipped event, by its kind."""
        if event == INTERACTION:
            await self.answer(data)
        elif event == MESSAGE and number(data, "guild_id") and number(data, "channel_id"):
            self.services.live_hands.at_discord.note(number(data, "channel_id"), number(data, "id"))
        elif event in WHOLE_SERVER and number(data, "id"):
            # A server read halfway, for example without roles, would be worse than none.
            nothing: Any = {"id": number(data, "id"), "unavailable": True}
            self.bot._connection._add_guild_from_data(nothing)
            self.read_soon(number(data, "id"), joined=event == "GUILD_CREATE" and "unavailable" not in data)
        elif event.startswith(OF_SERVERS) and number(data, "guild_id"):
            self.read_soon(number(data, "guild_id"))

    # Presses and commands

    async def answer(self, data: Any) -> None:
        """Say that a press or a command cannot be read, in the language of the person who made it."""
        interaction, token = number(data, "id"), data.get("token") if isinstance(data, dict) else None
        if not interaction or not (isinstance(token, str) and token.isascii() and token.strip()):
            return
        by = data["member"].get("user") if isinstance(data.get("member"), dict) else data.get("user")
        kind, lang = number(data, "type"), language_of(str(data.get("locale")))
        with contextlib.suppress(NotRecorded):
            lang = await self.services.person_lang(str(number(by, "id")), str(data.get("locale")))
        text = words(lang)("malformed-command" if kind == COMMAND else "malformed")
        says: dict[str, Any] = {"type": SAY, "data": {"content": text, "flags": EPHEMERAL}}
        if kind == AUTOCOMPLETE:
            says = {"type": SUGGEST, "data": {"choices": []}}
        with contextlib.suppress(*TROUBLE):
            path = "/interactions/{interaction_id}/{token}/callback"
            await self.bot.http.request(Route("POST", path, interaction_id=interaction, token=token), json=says)

    # Servers

    def read_soon(self, guild: int, *, joined: bool = False) -> None:
        """Read a server again in the background, until that works. ``joined``: the bot has just been added to it."""
        task = self.reading.get(guild)
        if task is None or task.done():
            self.reading[guild] = asyncio.create_task(self.read_until_known(guild, joined=joined), name="server anew")
        else:
            self.again.add(guild)

    async def read_until_known(self, guild: int, *, joined: bool) -> None:
        """Read a server again until that works."""
        tries = 0
        while True:
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1
            self.again.discard(guild)
            try:
                found = await self.read(guild)
            except TROUBLE as e:
                log.info("server %d cannot be asked for: %s", guild, type(e).__name__)
            except Exception as e:
                log.warning("server %d cannot be read: %s", guild, type(e).__name__)
            else:
                if joined:
                    self.bot.dispatch("guild_join", found)
                joined = False
                if guild not in self.again:
                    return

    async def read(self, guild: int) -> discord.Guild:
        """Read a server as it is now, and replace our copy of it. Raises any error if it cannot be read either."""
        http, me = self.bot.http, self.bot.user
        server: Any = await http.get_guild(guild, with_counts=False)
        channels = await http.get_all_guild_channels(guild)
        threads = (await http.get_active_threads(guild))["threads"]
        ours = [await http.get_member(guild, me.id)] if me is not None else []
        whole = {**server, "channels": channels, "threads": threads, "members": ours, "unavailable": False}
        return self.bot._connection._add_guild_from_data(whole)  # type: ignore[arg-type]
