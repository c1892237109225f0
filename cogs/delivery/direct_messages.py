"""Direct messages: which people accept them, and how fast new channels may be opened.

Discord counts how many people a bot writes to for the first time, and is strict with new bots. So opening a direct
message channel passes one slow bucket: a few at once, then one every half minute. If the bucket would make a person
wait longer than a few minutes, they are called at the table instead. If it makes them wait longer than half a minute,
they are called there meanwhile (``delivery``). 40003 (too fast) closes the bucket for minutes, longer each time in a
row. 20026 (flagged as spam) closes it for an hour and is logged once. All this leaves open channels alone. It is per
process and may be forgotten: Discord would answer the same again.
"""

from __future__ import annotations

import logging

import discord

from cogs.delivery.messages_at_discord import MessagesAtDiscord
from cogs.run.refusals import (
    DM_REFUSED,
    FLAGGED,
    TOO_FAST,
    TROUBLE,
    UNKNOWN_CHANNEL,
    NoDirectMessages,
    NotNow,
    NotYetOpened,
    is_somebody,
)
from cogs.ui.interactions import Caller
from cogs.ui.messages import Sheet
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from engine.host.cluster.processes import BOT
from engine.host.model.preferences import PersonSettings
from engine.host.model.records import Refused

log = logging.getLogger("tefuda.direct_messages")

DM_MEMORY_S = 24 * 3600.0
"""Seconds for which a refused direct message is not tried again."""
BURST, REFILL_S = 10, 30.0
"""New channels that may be opened at once, and seconds for one more."""
MAX_WAIT_S = 300.0
"""The longest wait for a new channel, in seconds; a person who would wait longer is called at the table."""
TOO_FAST_PAUSE_S, MAX_PAUSE_S = 180.0, 1800.0
"""Seconds without new channels after 40003, doubling with each in a row."""
FLAGGED_PAUSE_S = 3600.0
"""Seconds without new channels after 20026."""


class Bucket:
    """How many new channels may be opened now. Times are those of the services' clock, in seconds."""

    def __init__(self) -> None:
        self.left, self.at = float(BURST), 0.0
        self.processes = 1
        """How many processes open channels. Each is slower by this factor, so that all together make one bucket."""
        self.closed_until = 0.0
        self.pause = TOO_FAST_PAUSE_S
        self.flagged_until = 0.0

    def take(self, now: float) -> float:
        """Take one channel. Return 0, or the seconds to wait for it (then nothing is taken)."""
        if now < self.closed_until:
            return self.closed_until - now
        refill_s = REFILL_S * self.processes
        self.left, self.at = min(BURST, self.left + max(0.0, now - self.at) / refill_s), now
        if self.left < 1:
            return (1 - self.left) * refill_s
        self.left -= 1
        return 0.0

    def opened(self) -> None:
        """Note that a channel was opened, so Discord accepts our speed."""
        self.pause = TOO_FAST_PAUSE_S

    def too_fast(self, now: float) -> float:
        """Close the bucket because Discord finds us too fast. Return the seconds to wait."""
        if now >= self.closed_until:
            self.closed_until = now + self.pause
            self.pause = min(2 * self.pause, MAX_PAUSE_S)
        return self.closed_until - now

    def flagged(self, now: float) -> bool:
        """Close the bucket because Discord has flagged the bot; True if that is new."""
        news = now >= self.flagged_until
        self.flagged_until = now + FLAGGED_PAUSE_S
        return news


def has_refused(settings: PersonSettings, now: float) -> bool:
    """True if the person refused direct messages lately."""
    return settings.dm_closed is not None and 0 <= now - settings.dm_closed < DM_MEMORY_S


class DirectMessages:
    """Sends direct messages."""

    def __init__(self, bot: Tefuda, at_discord: MessagesAtDiscord) -> None:
        self.bot, self.at_discord = bot, at_discord
        self.services: Services = bot.services
        self.bucket = Bucket()

    async def closed(self, person: str, at: float | None = None) -> bool:
        """True if this person has refused direct messages lately; ``at``: as of that time."""
        now = self.services.clock() if at is None else at
        return has_refused(await self.services.host.settings.person(person), now)

    async def send(
        self, person: str, nonce: str, sheet: Sheet, *, again: bool = True, silent: bool = False
    ) -> tuple[str, str]:
        """Send a direct message, without a sound if ``silent`` or in quiet hours. Return its channel and id.

        Raises NoDirectMessages (and stores refusals), NotYetOpened.
        """
        host = self.services.host
        if not is_somebody(person):
            raise NoDirectMessages
        settings = await host.settings.person(person)
        if has_refused(settings, self.services.clock()):
            raise NoDirectMessages
        try:
            channel = settings.dm_channel or await self.open(person)
            quiet = silent or settings.is_quiet(self.services.clock())
            message = await self.at_discord.send(channel, sheet, nonce, silent=quiet)
        except discord.HTTPException as e:
            if e.code == UNKNOWN_CHANNEL and again:
                await host.settings.set_dm_channel(person, None)
                return await self.send(person, nonce, sheet, again=False, silent=silent)
            await self.refused(person, e)
            raise
        if settings.dm_closed is not None:
            await host.settings.dm_refused(person, None)
        return channel, message

    async def open(self, person: str) -> str:
        """Open the channel to a person we have not written to before, and return its id."""
        now = self.services.clock()
        if now < self.bucket.flagged_until:
            raise NoDirectMessages
        self.bucket.processes = max(1, self.services.host.tables.leases.processes.alive[BOT])
        wait = self.bucket.take(now)
        if wait > MAX_WAIT_S:
            raise NoDirectMessages
        if wait:
            raise NotYetOpened(wait, "opening direct messages slowly")
        channel = str((await self.bot.create_dm(discord.Object(int(person)))).id)
        self.bucket.opened()
        await self.services.host.settings.set_dm_channel(person, channel)
        return channel

    async def refused(self, person: str, e: discord.HTTPException) -> None:
        """Raise the exception that a refusal means; return if it says nothing about direct messages."""
        now = self.services.clock()
        if e.code == TOO_FAST:
            wait = self.bucket.too_fast(now)
            if wait > MAX_WAIT_S:
                raise NoDirectMessages from e
            raise NotYetOpened(wait, "40003: direct messages opened too fast") from e
        if e.code == FLAGGED:
            if self.bucket.flagged(now):
                log.error(
                    "Discord has flagged this bot as spam (20026): for an hour nobody new gets a direct message, "
                    "people are called at their tables instead. An appeal can be made at https://dis.gd/report"
                )
            raise NoDirectMessages from e
        if e.code in DM_REFUSED:
            await self.services.host.settings.dm_refused(person, now)
            raise NoDirectMessages from e
        if e.code == UNKNOWN_CHANNEL:
            # Even the channel just opened is unknown. The person has decided nothing, so no refusal is stored.
            await self.services.host.settings.set_dm_channel(person, None)
            raise NoDirectMessages from e


async def own_channel(who: Caller) -> str:
    """Return the channel of the caller's direct messages. Raises Refused: daily-needs-messages."""
    if who.interaction.guild_id is None:
        return str(who.interaction.channel_id)
    direct, settings = who.services.live_hands.direct_messages, await who.services.host.settings.person(who.person.id)
    try:
        return settings.dm_channel or await direct.open(who.person.id)
    except (NoDirectMessages, NotNow, *TROUBLE):
        raise Refused("daily-needs-messages") from None
