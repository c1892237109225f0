"""The connection to Discord: our commands sent once they have changed, sessions within their budget, no event that ends
the bot.

**Commands** are sent after READY, so that a refusal never keeps the bot offline: it is tried again with growing pauses.
The store keeps a hash of the last ones sent, by application, and the same commands are not sent again: Discord counts
changes, and most starts change nothing.

**Sessions** (IDENTIFY): Discord takes the token away from a bot that starts more than 1,000 in a day. The first hundred
of a day are free; beyond that they are spaced so that a day has 900 at most, whatever errors occur and however often
the process is started, since the store keeps their times too. Discord's own count is respected as well. Resuming a
session costs nothing.

**Events**: an error in a parser of discord.py 2.7.1 ends the bot with all its shards (``received_message`` in its
gateway module), and one field of another shape is enough. So every parser is guarded, and an unreadable event is
skipped (``cogs.ui.skipped_events`` repairs the effects that matter). Only READY must be read, except the servers in it:
without it there is no session, and the bot is rebuilt.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

import aiohttp
import discord
from discord import app_commands

from cogs.run.background import Background
from cogs.run.refusals import is_final
from engine.host.cluster.monotonic_clock import LEAP
from engine.host.store.errors import NotRecorded
from engine.host.table.tables import Clock

if TYPE_CHECKING:
    from cogs.ui.tefuda import Tefuda

log = logging.getLogger("tefuda.connection")

DAY = 86_400.0
FREE, MOST = 100, 900
"""Sessions of a day that start at once, and sessions of a day in all."""
ORDINARY = 1000
"""Sessions that Discord gives a bot in a day; FREE and MOST grow in proportion for a bot that gets more."""
SPACE = DAY / (MOST - FREE)
"""Seconds between two sessions that are not free."""
RESERVE = 20
"""Sessions that Discord must have left besides those we are about to start."""
NAMED = "name_localizations"
"""The field of a command, or of an option, with its names by locale of Discord."""
Parser = Callable[[Any], None]
PAUSES = (5.0, 30.0, 120.0, 600.0, 3600.0)
"""Seconds before commands are sent again, by the number of refusals so far."""


class SessionsSpent(Exception):
    """No session may be started for ``seconds``."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"no session may be started for {seconds:.0f} s")
        self.seconds = seconds


class Keeping(Protocol):
    """The part of the store that sessions need."""

    async def kept(self, name: str) -> str | None:
        """Return the text kept under this name, or None."""

    async def keep(self, name: str, body: str) -> None:
        """Keep a text under this name. Raises NotRecorded."""


class Clocked(Protocol):
    """The part of the tables that sessions need: their clock."""

    @property
    def clock(self) -> Clock:
        """Seconds since 1970."""


class Sessions:
    """The times at which sessions were started, by application."""

    def __init__(self, store: Keeping, time: Clocked) -> None:
        self.store = store
        self.time = time
        self.lock = asyncio.Lock()
        self.total = ORDINARY
        """Sessions that Discord gives the bot in a day: more if it is in many servers."""

    async def _lately(self, application: int) -> list[float]:
        kept = json.loads(await self.store.kept(f"sessions {application}") or "[]")
        now = self.time.clock()
        # Times noted by a clock far ahead are dropped; a clock that is corrected in small steps loses none.
        return [at for at in kept if now - DAY < at < now + LEAP]

    async def pause(self, application: int) -> float:
        """Return the seconds until the next session may be started; 0 for now."""
        lately = await self._lately(application)
        larger = max(1.0, self.total / ORDINARY)
        free, most = int(FREE * larger), int(MOST * larger)
        if len(lately) < free:
            return 0.0
        spaced = lately[-1] + SPACE / larger - self.time.clock()
        return max(0.0, spaced if len(lately) < most else max(spaced, lately[-most] + DAY - self.time.clock()))

    async def started(self, application: int) -> None:
        """Note a session that is about to be started. Raises SessionsSpent if none may be."""
        async with self.lock:
            if pause := await self.pause(application):
                raise SessionsSpent(pause)
            lately = [*await self._lately(application), self.time.clock()]
            # A full disk must not keep the bot from connecting: Discord's own count is respected too.
            with contextlib.suppress(NotRecorded):
                await self.store.keep(f"sessions {application}", json.dumps(lately))


class CommandSync:
    """Sends our commands to Discord. ``done`` is set once Discord has their present form."""

    def __init__(self, bot: Tefuda) -> None:
        self.bot = bot
        self.done = asyncio.Event()
        self.background = Background(self._until_done, "commands")

    async def changed(self) -> None:
        """Send the commands after a change: now, or later if Discord refuses. Waits two seconds at most."""
        self.done.clear()
        self.background.begin()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(2.0):
                await self.done.wait()

    async def _until_done(self) -> None:
        refusals = 0
        while True:
            pause = PAUSES[min(refusals, len(PAUSES) - 1)]
            try:
                async with self.bot.services.host.tables.leases.alone("commands") as ours:
                    if ours:
                        await self._sync()
                        self.done.set()
                        return
                # Another process is sending them.
                pause = PAUSES[0]
            except discord.RateLimited as e:
                pause = max(pause, e.retry_after)
                log.warning("the commands can be sent in %.0f s", pause)
            except (discord.HTTPException, app_commands.AppCommandError, aiohttp.ClientError, OSError) as e:
                log.warning("the commands were refused, again in %.0f s: %s", pause, e)
            except Exception:
                log.exception("the commands could not be sent, again in %.0f s", pause)
            refusals += 1
            await asyncio.sleep(pause)

    async def _sync(self) -> None:
        """Send the commands for everybody, then the owner's in the owner's server; a former one gets none."""
        bot, host = self.bot, self.bot.services.host
        await self._sync_in(None)
        name = f"owner's server {bot.application_id}"
        before, now = await host.settings.kept(name), str(bot.owner_guild or "")
        for guild in sorted({before or "", now} - {""}):
            try:
                await self._sync_in(int(guild))
            except (discord.Forbidden, discord.NotFound) as e:
                if not is_final(e):
                    raise
                log.warning("not in the owner's server %s: it has no commands of its own", guild)
        if before != now:
            await host.settings.keep(name, now)

    async def _sync_in(self, guild: int | None) -> None:
        """Send the commands of a server, or those of everywhere, unless Discord has their present form.

        ``tree.sync`` would compute every text in every language of Discord for the request; here it is computed once,
        for the comparison and for the request.
        """
        bot, host = self.bot, self.bot.services.host
        place = None if guild is None else discord.Object(guild)
        payload = await self.payload(place)
        name = f"commands {bot.application_id}" + ("" if guild is None else f" {guild}")
        now = _fingerprint(payload)
        if await host.settings.kept(name) == now:
            return
        if bot.application_id is None:
            raise app_commands.MissingApplicationID
        try:
            if guild is None:
                await bot.http.bulk_upsert_global_commands(bot.application_id, payload=payload)
            else:
                await bot.http.bulk_upsert_guild_commands(bot.application_id, guild, payload=payload)
        except discord.HTTPException as e:
            if (e.status, e.code) == (400, 50035):
                raise app_commands.CommandSyncFailure(e, bot.tree.get_commands(guild=place)) from None
            raise
        await host.settings.keep(name, now)

    async def payload(self, place: discord.Object | None) -> list[dict[str, Any]]:
        """Return the commands of a server, or those of everywhere, in the form of the request to Discord."""
        tree = self.bot.tree
        translator = tree.translator
        payload = [
            await c.get_translated_payload(tree, translator) if translator else c.to_dict(tree)
            for c in tree.get_commands(guild=place)
        ]
        _without_doubles(payload)
        return payload


def _without_doubles(siblings: list[dict[str, Any]], above: str = "") -> None:
    """Leave out the names of commands, and of the options of each, that two have in one language."""
    for locale in {locale for one in siblings for locale in one.get(NAMED) or ()}:
        shown = Counter((one.get(NAMED) or {}).get(locale, one["name"]) for one in siblings)
        for one in siblings:
            told = (one.get(NAMED) or {}).get(locale)
            if told is not None and shown[told] > 1:
                del one[NAMED][locale]
                log.warning(
                    "/%s%s is not told in %s, because another is called %r too", above, one["name"], locale, told
                )
    for one in siblings:
        _without_doubles(one.get("options") or [], f"{above}{one['name']} ")


def guard(parsers: dict[str, Parser], skipped: Callable[[str, Any], None]) -> None:
    """Let no parser raise but that of READY; ``skipped`` gets the name and the data of an event that cannot be read."""
    told: set[tuple[str, type[Exception]]] = set()

    def guarded(event: str, parse: Parser) -> Parser:
        def parse_or_skip(data: Any) -> None:
            try:
                _look_closer(event, data)
                parse(data)
            except Exception as e:
                kind = (event, type(e))
                # The error is logged once. The data never is: people have written it.
                log.warning("an event cannot be read, and is skipped: %s", event, exc_info=kind not in told)
                told.add(kind)
                if event == "READY":
                    parse(_of_servers_that_can_be_read(data))
                else:
                    skipped(event, data)

        return parse_or_skip

    parsers.update({event: guarded(event, parse) for event, parse in parsers.items()})


def _look_closer(event: str, data: Any) -> None:
    """Raise KeyError, TypeError or AttributeError for a press or a message of a wrong shape that discord.py would pass
    on. Its error would come later, when a handler asks for the person, the place, the language or the token.
    """
    texts: list[Any] = []
    if event == "INTERACTION_CREATE":
        by = data["member"] if data.get("guild_id") else data
        person, on = by["user"], data.get("message") or {}
        texts = [data["id"], data["token"].encode("ascii").decode(), data.get("locale", "")]
        texts += [by.get("nick") or "", on.get("content", "")]
        if not data["token"].strip() or not isinstance(on.get("flags", 0), int):
            raise TypeError("no token, or no flags")
    elif event == "MESSAGE_CREATE":
        person, texts = data["author"], [data["id"], data["channel_id"]]
    else:
        return
    texts += [person["id"], person["username"], person["discriminator"], person["avatar"] or ""]
    texts += [person.get("global_name") or ""]
    if not all(isinstance(text, str) for text in texts):
        raise TypeError("no text")


def _of_servers_that_can_be_read(ready: Any) -> dict[str, Any]:
    """Return READY without servers that have no id."""
    servers = [s for s in ready["guilds"] if isinstance(s, dict) and str(s.get("id")).isdecimal()]
    return {**ready, "guilds": [{"id": s["id"], "unavailable": True} for s in servers]}


def _fingerprint(payload: list[dict[str, Any]]) -> str:
    """Return a hash of all that Discord would get."""
    told = sorted(payload, key=lambda c: (c["type"], c["name"]))
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()
