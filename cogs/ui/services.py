"""The bot and the services that all cogs share: host, pictures, narrations, and the handlers of presses."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

import discord
import yarl
from discord.ext import commands

import outside
from cogs.run.connection import RESERVE, CommandSync, Sessions, guard
from cogs.run.limits import ALL_PROCESSES, LONGEST, Budget, keep_budget, keep_limits
from cogs.run.meters import Meters, count_refusals, count_refused_answers, tracing
from cogs.run.offering import Offering
from cogs.run.shards import ALL_SHARDS, Shards
from cogs.ui.commands.command_options import CommandDoor
from cogs.ui.commands.translator import CatalogueTranslator
from cogs.ui.drawing import Drawing
from cogs.ui.words.unloaded_games import NameOnly
from engine.core.game import Game
from engine.host.cluster.processes import BOT
from engine.host.host import Host
from engine.host.model.records import TableInfo
from locales import Lang, Words, language_of, words
from render.narration.contract import Narration

if TYPE_CHECKING:
    from cogs.community.channel_posts import Composer
    from cogs.delivery.hands.live_hands import LiveHands
    from cogs.play.orders import OrderForm
    from cogs.ui.faces import Faces
    from cogs.ui.ids import Press
    from cogs.ui.interactions import Caller

log = logging.getLogger("tefuda")

Handler = Callable[["Caller", "Press"], Awaitable[None]]

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
INVALID_FORM = 50035
"""Discord's code for a message with an error in it."""
REMEMBERED = 2000
"""Interactions whose ids are kept, so that an event which comes twice is answered once."""

IDENTIFY_S = 6.0
"""Seconds between two sessions of shards that Discord lets start one after the other: Discord's five, and one more
since the second may have the shorter way.
"""
LONGEST_LAUNCH = 60.0
"""The longest wait before a shard that cannot connect tries again, in seconds, besides discord.py's own five."""


@dataclass(slots=True)
class Services:
    """Services for the cogs. ``handlers`` maps the verb of a press to its handler."""

    host: Host
    drawing: Drawing
    narrations: Mapping[str, Narration]
    clock: Callable[[], float] = time.time
    meters: Meters = field(default_factory=Meters)
    handlers: dict[str, Handler] = field(default_factory=dict)
    order_forms: dict[str, OrderForm] = field(default_factory=dict)
    """The forms for standing orders, by game, of the games that take them."""
    composers: dict[str, Composer] = field(default_factory=dict)
    """The makers of those messages of a server that belong to no table, by kind (``channel_posts``)."""
    faces: dict[str, discord.PartialEmoji] = field(default_factory=dict)
    """The emoji that exist, by key (``render.emoji``); all other keys have none."""
    seen_interactions: dict[str, None] = field(default_factory=dict)
    """Ids of the newest interactions, oldest first. The store keeps those longer that changed a table."""

    shown_digests: OrderedDict[str, bytes] = field(default_factory=OrderedDict)
    """By message: a digest of the content that a delivery showed last; none if a press may have changed it since."""

    press_times: dict[str, float] = field(default_factory=dict)
    """When each person last pressed or typed anything, oldest first."""
    seen_in_server: dict[tuple[int, str], float] = field(default_factory=dict)
    """When each person last pressed or typed in a server: they are a member there. Old entries are dropped."""
    broken: outside.Broken = field(default_factory=dict)
    """The games from outside that could not be used at the start, and why."""
    press_times_since: float = field(init=False)
    """From this time on ``press_times`` has every press."""

    live_hands: LiveHands = field(init=False)
    """Changes the live hands; made with the bot."""

    def __post_init__(self) -> None:
        """Set ``press_times_since`` to now."""
        self.press_times_since = self.clock()

    def note_press(self, person: str, guild: int | None = None) -> None:
        """Note that a person is here: in this server, or in a direct message."""
        if guild is not None:
            self.seen_in_server.pop((guild, person), None)
            self.seen_in_server[guild, person] = self.clock()
            if len(self.seen_in_server) > REMEMBERED:
                del self.seen_in_server[next(iter(self.seen_in_server))]
        self.press_times.pop(person, None)
        self.press_times[person] = self.clock()
        if len(self.press_times) > REMEMBERED:
            first = next(iter(self.press_times))
            self.press_times_since = max(self.press_times_since, self.press_times.pop(first))

    def last_press(self, person: str) -> float:
        """Return when a person last pressed anything; if that is not known, the latest possible time."""
        return self.press_times.get(person, self.press_times_since)

    def is_new(self, interaction: str) -> bool:
        """True if this interaction comes for the first time; Discord may send an event again."""
        if interaction in self.seen_interactions:
            return False
        self.seen_interactions[interaction] = None
        if len(self.seen_interactions) > REMEMBERED:
            del self.seen_interactions[next(iter(self.seen_interactions))]
        return True

    def note_refusal(self, refused: discord.HTTPException) -> None:
        """Note that Discord refused a message as malformed. Its emoji may be the cause, so later messages have none."""
        if refused.code == INVALID_FORM and self.faces:
            log.warning("a message was refused; until the next start none has card faces")
            self.faces.clear()

    def narration(self, game: str) -> Narration:
        """Return the narration of a game; if the game is not here, one that has only its name."""
        return self.narrations.get(game) or NameOnly(game)

    def rules(self, info: TableInfo) -> Game[Any]:
        """Return the rules of a table's game, which must be here."""
        return self.host.tables.library.games[info.game].playing(info.options)

    def table_words(self, info: TableInfo) -> Words:
        """Return the words of a table's own language, for everything public."""
        return words(language_of(info.lang))

    async def person_lang(self, person: str, locale: str | None) -> Lang:
        """Return the language of a person: their own setting, else that of their Discord."""
        settings = await self.host.settings.person(person)
        return language_of(settings.lang or locale)


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
