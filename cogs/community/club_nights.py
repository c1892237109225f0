"""Runs the club nights of servers: their events at Discord, their tables, and the message of the evening.

``engine.host.community.club_nights`` has the rulings. Every step may run twice and may be cut off between any two: the
tables open once by their keys, and an event that was made and not noted is found at Discord again.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from typing import Final

import aiohttp
import discord

from cogs.community.channel_posts import FORBIDDEN_S, LATER_S, ChannelPostBoard, Composer
from cogs.community.open_seats import VERB as SEATS
from cogs.community.open_seats import seat_button, seat_line
from cogs.delivery.sheets.thread_names import first_name
from cogs.lobby.opening import open_thread
from cogs.ui import messages
from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.ids import Press
from cogs.ui.panel import ButtonSpec, Panel
from cogs.ui.services import Services
from cogs.ui.tefuda import Tefuda
from engine.host.community.channel_posts import ChannelPost, ChannelPosts
from engine.host.community.club_nights import EVENING_S, ClubNight, ClubNights
from engine.host.lobby.open_seats import OpenSeats
from engine.host.lobby.opening import Spot
from engine.host.model.records import Person, Post, Refused
from engine.host.store.errors import NotRecorded
from locales import language_of, words

log = logging.getLogger("tefuda.club_nights")

KIND: Final = "clubnight"
"""The kind of the message in the channel that lists the tables of an evening."""
SPARE_S: Final = 60.0
"""An event that begins sooner than this is not made any more: Discord takes none in the past."""


def may_plan(guild: discord.Guild | None) -> bool:
    """True if the bot may plan events in a server; True as well if the server is out of reach."""
    if guild is None or guild.me is None:
        return True
    may = guild.me.guild_permissions
    return may.create_events or may.manage_events


class ClubEvening(Composer):
    """Makes the message that lists the tables of an evening."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def mark(self, channel_post: ChannelPost, since: float) -> Press:
        """Return the button by which the message is identified."""
        return Press(0, SEATS, int(since))

    async def compose(self, channel_post: ChannelPost, guild: discord.Guild, since: float) -> messages.Sheet | None:
        """Return the tables of the evening that have free seats, or None."""
        night = await ClubNights(self.services.host).of(channel_post.guild)
        ours = () if night is None else night.tables
        found = {seat.table.id: seat for seat in await OpenSeats(self.services.host).of(channel_post.guild)}
        seats = [found[table] for table in ours if table in found]
        if not seats:
            return None
        said, panel = words(language_of(channel_post.lang)), Panel()
        panel.buttons([seat_button(self.services, seat, said) for seat in seats])
        # The button by which the message is found again.
        panel.buttons([ButtonSpec(said("digest-seats-button"), self.mark(channel_post, since).custom_id())])
        return messages.Sheet(
            messages.fit([said("club-begins"), *(seat_line(self.services, s, said) for s in seats)]), panel
        )

    def over(self, lang: str) -> messages.Sheet:
        """Return what the message shows once the evening is over."""
        said, panel = words(language_of(lang)), Panel()
        panel.buttons([ButtonSpec(said("digest-seats-button"), Press(0, SEATS).custom_id())])
        return messages.Sheet(said("club-over"), panel)

    async def next_due(self, channel_post: ChannelPost, since: float) -> float | None:
        """Return None: the next evening wants its own message."""
        return None


class ClubNightRunner(BackgroundLoop):
    """Makes, moves and removes events, and opens and closes tables."""

    every = 20.0

    def __init__(self, bot: Tefuda) -> None:
        super().__init__(bot)
        self.nights = ClubNights(self.services.host)
        self.channel_posts = ChannelPosts(self.services.host.tables.store, self.services.clock)

    async def cog_load(self) -> None:
        """Register the composer."""
        self.services.composers[KIND] = ClubEvening(self.services)
        await super().cog_load()

    async def cog_unload(self) -> None:
        """Remove the composer."""
        self.services.composers.pop(KIND, None)
        await super().cog_unload()

    async def round(self) -> None:
        """Look at every club night that is due."""
        for night in await self.nights.due():
            guild = self.bot.get_guild(int(night.guild))
            if guild is not None and not guild.unavailable:
                async with self.services.host.tables.leases.alone(f"club {night.guild}") as ours:
                    now = await self.nights.of(night.guild)
                    if ours and now is not None and now.due <= self.services.clock():
                        await self.look(now, guild)
            elif guild is None and self.bot.mine.has(night.guild, self.bot.shard_count):
                # The bot is not there: in the end the server's data is deleted (``left_servers``).
                await self.nights.put_off(night, self.services.clock() + FORBIDDEN_S)

    async def look(self, night: ClubNight, guild: discord.Guild) -> None:
        """Do what is due of one club night; an error postpones it and delays no other."""
        now = self.services.clock()
        try:
            if night.ended:
                await self.remove_event(night, guild)
                await self.say_over(night)
                await self.nights.forget(night)
                return
            ends = bool(night.tables) and night.over <= now
            if ends:
                await self.close(night)
            if night.starts <= now:
                await self.begin(night, guild)
            elif not ends and night.event_starts != night.starts and night.over <= now:
                await self.plan(night, guild)
            later = await self.nights.of(night.guild)
            if later is not None:
                await self.nights.put_off(later, self.next_look(later, now))
        except discord.HTTPException as e:
            log.info("a club night is put off: %s %s", e.status, e.code)
            late = FORBIDDEN_S if isinstance(e, discord.Forbidden) else LATER_S
            await self.nights.put_off(night, self.until(night, now + late))
        except (discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError) as e:
            log.info("a club night is put off: %s", type(e).__name__)
            await self.nights.put_off(night, self.until(night, now + LATER_S))
        except NotRecorded:
            raise
        except Exception:
            # One that fails must not delay the others.
            log.exception("a club night")
            await self.nights.put_off(night, now + FORBIDDEN_S)

    def next_look(self, night: ClubNight, now: float) -> float:
        """Return when something is due next: the evening, its end, or its event at once."""
        if night.due > now or night.ended:
            # A manager has changed it since.
            return night.due
        if night.tables or night.event_starts != night.starts:
            return min(night.starts, max(night.over, now))
        return night.starts

    def until(self, night: ClubNight, late: float) -> float:
        """Return when to try again, not after the evening begins: the tables open without an event too."""
        return late if night.starts <= self.services.clock() else min(late, night.starts)

    # Events

    async def plan(self, night: ClubNight, guild: discord.Guild) -> None:
        """Make the event of the next evening, or bring the one that exists up to date. Raises the errors of Discord."""
        said = words(language_of(night.lang))
        titles = [self.services.narration(game).title(said) for game in night.games if game in self.services.narrations]
        name, text = said("club-event"), said("club-event-text", games=said.join(titles))
        start = datetime.fromtimestamp(night.starts, UTC)
        end, place = start + timedelta(seconds=EVENING_S), messages.channel_url(night.guild, night.channel)
        event = await self.event_of(night, guild)
        if event is not None and event.status is discord.EventStatus.scheduled:
            await event.edit(name=name, description=text, start_time=start, end_time=end, location=place)
            await self.nights.set_event(night, str(event.id))
            return
        if night.starts - self.services.clock() <= SPARE_S:
            return
        await self.nights.begin_event(night)
        made = await guild.create_scheduled_event(
            name=name,
            description=text,
            start_time=start,
            end_time=end,
            location=place,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
        )
        await self.nights.set_event(night, str(made.id))

    async def event_of(self, night: ClubNight, guild: discord.Guild) -> discord.ScheduledEvent | None:
        """Return the event at Discord, also one that was made and not noted; None if there is none (any more)."""
        if night.event:
            try:
                return await guild.fetch_scheduled_event(int(night.event), with_counts=False)
            except discord.NotFound:
                return None
        if night.trying is None or guild.me is None:
            return None
        for event in await guild.fetch_scheduled_events(with_counts=False):
            # Ours, as nothing else here makes events; one that has begun belongs to the last evening.
            scheduled = event.status is discord.EventStatus.scheduled
            if event.creator_id == guild.me.id and scheduled and event.start_time.timestamp() > self.services.clock():
                return event
        return None

    async def remove_event(self, night: ClubNight, guild: discord.Guild) -> None:
        """Remove the event of a club night that is turned off."""
        event = await self.event_of(night, guild)
        if event is None:
            return
        try:
            await event.delete()
        except discord.NotFound:
            return
        except discord.Forbidden:
            # The permission is gone: managers can remove it by hand.
            log.info("an event stays: no permission")

    async def is_off(self, night: ClubNight, guild: discord.Guild) -> bool:
        """True if a manager has removed the event of this evening at Discord (ruling 5)."""
        if not night.event or night.event_starts != night.starts:
            return False
        try:
            event = await guild.fetch_scheduled_event(int(night.event), with_counts=False)
        except discord.NotFound:
            return True
        except discord.Forbidden:
            return False
        return event.status is discord.EventStatus.cancelled

    # Tables

    async def begin(self, night: ClubNight, guild: discord.Guild) -> None:
        """Open the tables of the evening, and list them in the channel; nothing if it is over or off."""
        channel = guild.get_channel(int(night.channel))
        now = self.services.clock()
        if channel is not None and now < night.starts + EVENING_S and not await self.is_off(night, guild):
            settings = await self.services.host.servers.settings(night.guild)
            for game in night.games:
                if game not in settings.games_off:
                    await self.open(night, game, channel, threads=settings.threads)
            where = KIND, night.guild, night.guild, night.channel, night.lang, now
            await self.channel_posts.want(*where)
        await self.nights.begin(night)
        board = self.bot.get_cog(ChannelPostBoard.__name__)
        if isinstance(board, ChannelPostBoard):
            board.nudge()

    async def close(self, night: ClubNight) -> None:
        """End the evening: its message offers no seats any more, and the tables at which nobody sits are closed."""
        await self.say_over(night)
        await self.nights.close_empty(night)

    async def say_over(self, night: ClubNight) -> None:
        """Say in the message of the last evening, if there is one, that it is over.

        Raises the errors of Discord, unless it refuses that for good: then the evening ends without.
        """
        known = await self.channel_posts.one(KIND, night.guild)
        if known is None or known.message is None or not night.tables:
            return
        post = Post(0, KIND, "", known.channel, known.message, 0, 0.0)
        try:
            await self.services.live_hands.at_discord.change(post, ClubEvening(self.services).over(known.lang))
        except (discord.NotFound, discord.Forbidden) as e:
            log.info("a club night is over and cannot say so: %s %s", e.status, e.code)

    async def open(self, night: ClubNight, game: str, channel: discord.abc.GuildChannel, *, threads: bool) -> None:
        """Open the table of one game, in a thread of its own if the server wants that and we may."""
        if await self.nights.opened(night, game) or not self.services.host.tables.library.opens(game):
            return
        said, thread = words(language_of(night.lang)), None
        if threads:
            name = first_name(self.services.narration(game).title(said), said)
            thread = await open_thread(channel, channel.permissions_for(channel.guild.me), name)
        try:
            me = channel.guild.me
            bot = Person(str(me.id), me.name)
            await self.nights.open_table(night, game, Spot(night.guild, night.channel, thread, night.lang), bot)
        except Refused as refused:
            log.info("no table at a club night: %s", refused.reason)
