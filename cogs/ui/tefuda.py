"""The bot: the client of discord.py, its connection, and the cogs that it loads."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

import discord
import yarl
from discord.ext import commands

from cogs.run.connection import RESERVE, CommandSync, Sessions, guard
from cogs.run.limits import ALL_PROCESSES, LONGEST, Budget, keep_budget, keep_limits
from cogs.run.meters import count_refusals, count_refused_answers, tracing
from cogs.run.offering import Offering
from cogs.run.shards import ALL_SHARDS, Shards
from cogs.ui.commands.command_options import CommandDoor
from cogs.ui.commands.translator import CatalogueTranslator
from cogs.ui.services import Services
from engine.host.cluster.processes import BOT

if TYPE_CHECKING:
    from cogs.ui.faces import Faces

log = logging.getLogger("tefuda")

SHARED_COGS = (
    "cogs.ui.skipped_events:SkippedEvents",
    "cogs.ui.router:Router",
    "cogs.delivery.delivery:DeliveryWorker",
    "cogs.play.play:Play",
    "cogs.play.menu:Menu",
    "cogs.play.orders:Orders",
    "cogs.play.record:Record",
    "cogs.play.replay:Replay",
    "cogs.community.puzzles:PuzzlesOfGames",
    "cogs.play.advisor:Advisor",
    "cogs.lobby.lobby:Lobby",
    "cogs.lobby.lost_places:LostPlaces",
    "cogs.play.inactivity:Inactivity",
    "cogs.play.takebacks:Takebacks",
    "cogs.play.notes:Notes",
    "cogs.play.premoves:Premoves",
    "cogs.play.reminders:Reminders",
    "cogs.community.channel_posts:ChannelPostBoard",
    "cogs.community.weekly_digest:Digest",
    "cogs.community.league_weeks:LeagueRunner",
    "cogs.community.club_nights:ClubNightRunner",
    "cogs.community.seek_rounds:SeekRounds",
    "cogs.delivery.empty_threads:EmptyThreads",
    "cogs.community.left_servers:LeftServers",
    "cogs.community.leagues:LeagueCommands",
    "cogs.community.league_rules:LeagueRules",
    "cogs.play.vacations:Vacations",
    "cogs.play.pausing:Pausing",
    "cogs.play.play_on:PlayOn",
    "cogs.play.phrases:Phrases",
    "cogs.lobby.substitutes:Substitutes",
    "cogs.lobby.relocation:Relocation",
    "cogs.lobby.fair_deal:FairDeal",
    "cogs.lobby.seating:Seating",
    "cogs.lobby.lobby_options:LobbyOptions",
    "cogs.lobby.house_rules:HouseRulesPage",
    "cogs.lobby.inviting:Inviting",
    "cogs.lobby.friends:Friends",
    "cogs.shelf.tables:Tables",
    "cogs.shelf.shelf:Shelf",
    "cogs.shelf.game_cards:GameCards",
    "cogs.community.open_seats:Seats",
    "cogs.community.seeks:Seeks",
    "cogs.shelf.learning:Learning",
    "cogs.play.inbox:Inbox",
    "cogs.community.daily:Daily",
    "cogs.community.duplicate_deals:DuplicateDeals",
    "cogs.community.sharing:Sharing",
    "cogs.people.profiles:Profiles",
    "cogs.shelf.dm_replies:DmReplies",
    "cogs.people.settings:Settings",
    "cogs.people.server_settings:ServerSettings",
    "cogs.people.reports:Reports",
    "cogs.people.personal_data:PersonalData",
    "cogs.people.retention:Retention",
    "cogs.shelf.about:About",
    "cogs.owner.owner:Cogs",
    "cogs.owner.cog_sync:CogSync",
    "cogs.owner.outside_games:OutsideGames",
)
"""Module and class of the cogs that are always loaded, in this order."""
IDENTIFY_S = 6.0
"""Seconds between two sessions of shards that Discord lets start one after the other: Discord's five, and one more
since the second may have the shorter way.
"""
LONGEST_LAUNCH = 60.0
"""The longest wait before a shard that cannot connect tries again, in seconds, besides discord.py's own five."""


class Tefuda(commands.AutoShardedBot):
    """The bot. It asks for no privileged intent and keeps no members and no messages in memory."""

    def __init__(
        self,
        services: Services,
        games: tuple[str, ...],
        *,
        ready_timeout: float = 2.0,
        owner_guild: int | None = None,
        source: str = "",
        offering: Callable[[], Offering] = Offering,
        shards: Shards = ALL_SHARDS,
        proxied: bool = False,
        proxy: str | None = None,
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        intents.guild_messages = True
        intents.dm_messages = True
        trace = tracing(services.meters)
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=CommandDoor,
            intents=intents,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=ready_timeout,
            allowed_mentions=discord.AllowedMentions.none(),
            # Longer 429s go back to the outbox; discord.py waits out the shorter ones itself.
            max_ratelimit_timeout=LONGEST,
            proxy=proxy,
            http_trace=trace,
            shard_count=shards.count,
        )
        if shards.numbers:
            self.shard_ids = list(shards.numbers)
        self.mine = shards
        """The shards of this process."""
        guard(self._connection.parsers, lambda event, data: self.dispatch("skipped_event", event, data))
        alive = services.host.tables.leases.processes.alive
        # A proxy keeps the limits for all processes.
        self.budget = Budget(lambda: math.inf if proxied else ALL_PROCESSES / max(1, alive[BOT]))
        keep_limits(self.http, self.budget)
        keep_budget(self.http, trace, self.budget)
        count_refusals(self.http, services.meters)
        self.services = services
        self.games = games
        self.owner_guild = owner_guild
        """The owner's own server, the only one with the owner's commands."""
        self.source = source
        """Where people get the source code; "" if it is not set."""
        self.offering = offering
        """Reads again which games are offered, and their names. Raises BadSettings."""
        self.sessions = Sessions(services.host.settings, services.host.tables)
        self.command_sync = CommandSync(self)
        self.faces: Faces | None = None
        """Makes the card faces known; None if the bot is built without faces."""
        self.failed_launches = 0
        self.concurrency = 1
        """How many shards may start a session at once."""

    async def setup_hook(self) -> None:
        """Load every cog. Discord gets our commands later (``on_ready``)."""
        count_refused_answers(self.services.meters)
        await self.tree.set_translator(CatalogueTranslator())
        for name in SHARED_COGS:
            # Not as an extension, whose module discord.py executes a second time: only games are loaded and unloaded.
            await resolve_name(name).setup(self)
        for game in self.games:
            await self.load_game(game)

    async def close(self) -> None:
        """End the connection."""
        await self.command_sync.background.end()
        if self.faces is not None:
            await self.faces.background.end()
        await super().close()

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Log the error of a listener, unless the end of the connection cut it off. discord.py calls this."""
        if not self.is_closed():
            await super().on_error(event_method, *args, **kwargs)

    async def launch_shards(self) -> None:
        """Connect every shard, once Discord's own count and ours leave sessions for them."""
        limits = await self.fetch_session_start_limits()
        self.sessions.total, self.concurrency = limits.total, max(1, limits.max_concurrency)
        if limits.remaining < RESERVE:
            log.warning("Discord has only %d sessions left for today", limits.remaining)
            await asyncio.sleep(limits.reset_after / 1000)
        await super().launch_shards()

    async def launch_shard(self, gateway: yarl.URL, shard_id: int, *, initial: bool = False) -> None:
        """Connect a shard. After a failure discord.py calls this again; each try waits longer and keeps the budget."""
        if not initial and self.failed_launches:
            await asyncio.sleep(min(2.0**self.failed_launches, LONGEST_LAUNCH))
        await asyncio.sleep(await self.sessions.pause(self.application_id or 0))
        self.failed_launches += 1
        await super().launch_shard(gateway, shard_id, initial=initial)
        self.failed_launches = 0

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for this shard's turn before IDENTIFY, for discord.py. Raises SessionsSpent, which ends the bot."""
        leases = self.services.host.tables.leases
        if leases.shared:
            # Discord counts over all processes: shards with the same remainder start one after the other.
            while not await leases.reserve(f"identify {(shard_id or 0) % self.concurrency}", IDENTIFY_S):  # noqa: ASYNC110  # others hold it
                await asyncio.sleep(IDENTIFY_S / 20)
        else:
            await super().before_identify_hook(shard_id, initial=initial)
        await self.sessions.started(self.application_id or 0)

    def extension_of(self, name: str) -> str:
        """Return the module of a game's cog, or of an extension of the owner."""
        return f"cogs.games.{name}" if name in self.games else f"cogs.{name}"

    async def load_game(self, game: str) -> None:
        """Load a game's cog, unless it was unloaded at run time. If loading fails, the bot runs without this game."""
        if game in self.services.host.tables.library.away:
            return
        try:
            await self.load_extension(self.extension_of(game))
            self.withdraw_command(game)
        except commands.ExtensionError:
            log.exception("the cog of %s cannot be loaded; its tables wait", game)
            await self.services.host.unloaded_games.unload_game(game)

    def withdraw_command(self, game: str) -> None:
        """Remove the command of a loaded game that opens no new tables; the rest of its cog stays."""
        if not self.services.host.tables.library.opens(game):
            for command in self.tree.get_commands():
                if getattr(getattr(command, "binding", None), "slug", "") == game:
                    self.tree.remove_command(command.name)

    async def on_message(self, message: discord.Message) -> None:
        """Ignore messages: people press buttons and use slash commands (``cogs.shelf.dm_replies`` says so to them)."""

    async def on_ready(self) -> None:
        """Log the link to invite the bot, and send our commands to Discord. Called once connected."""
        self.command_sync.background.begin()
        if self.faces is not None:
            self.faces.background.begin()
        log.info("ready as %s in %d servers; invite: %s", self.user, len(self.guilds), self.invite())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Send the owner's server its commands: it may be the last to arrive."""
        if guild.id == self.owner_guild:
            self.command_sync.background.begin()

    def invite(self) -> str:
        """Return the link that adds the bot to a server with the permissions it needs."""
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=PERMISSIONS, scopes=("bot", "applications.commands")
        )


PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""All permissions that the bot asks a server for."""
