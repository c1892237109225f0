"""The host for its callers: one object over one store."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from engine.core.game import PAUSE_S, Game, Options
from engine.host.absence.active_time import ActiveTime
from engine.host.absence.clock_repair import ClockRepair
from engine.host.absence.inactivity import Inactivity
from engine.host.absence.pausing import Pausing
from engine.host.absence.substitutes import Substitutes
from engine.host.absence.vacations import Vacations
from engine.host.cluster.database_clock import DatabaseClock
from engine.host.cluster.monotonic_clock import MonotonicClock
from engine.host.community.daily import Daily
from engine.host.history.analysis import Analysis
from engine.host.history.match_history import MatchHistories
from engine.host.history.play_on import PlayOn
from engine.host.history.replay import Replay
from engine.host.history.since_last_move import SinceLastMove
from engine.host.history.thinning import Thinning
from engine.host.lobby.codes import Codes
from engine.host.lobby.inviting import Inviting
from engine.host.lobby.lobby_options import LobbyOptions
from engine.host.lobby.opening import Opening
from engine.host.lobby.presets import Presets
from engine.host.lobby.relocation import Relocation
from engine.host.lobby.rematch import Rematch
from engine.host.lobby.seating import Seating
from engine.host.lobby.table_alerts import TableAlerts
from engine.host.lobby.table_limits import TableLimits
from engine.host.model.duplicate_deals import DuplicateDeals
from engine.host.model.names import Names
from engine.host.people.barring import Barring
from engine.host.people.blocks import Blocks
from engine.host.people.forgetting import Forgetting
from engine.host.people.hand_extras import Notes
from engine.host.people.phrases import Phrases
from engine.host.people.profiles import Profiles
from engine.host.people.ratings import Ratings
from engine.host.people.reports import Reports
from engine.host.people.servers import Servers
from engine.host.people.settings import Settings
from engine.host.personal_data import PersonalData
from engine.host.play.automatic_moves import AutomaticMoves
from engine.host.play.clocks import Clocks
from engine.host.play.hints import Hints
from engine.host.play.premoves import Premoves
from engine.host.play.takebacks import Takebacks
from engine.host.play.unloaded_games import UnloadedGames
from engine.host.play.watching import Watching
from engine.host.search.search_pool import SearchClient
from engine.host.search.shared_search import SharedSearch
from engine.host.store.stores import open_store
from engine.host.table.dealing import Dealing
from engine.host.table.deliveries import Deliveries
from engine.host.table.library import Library
from engine.host.table.outages import Outages
from engine.host.table.play import Play
from engine.host.table.posts import Posts
from engine.host.table.reading import Reading
from engine.host.table.reminders import Reminders
from engine.host.table.suspension import Suspension
from engine.host.table.tables import Clock, Tables
from engine.host.table.turns import UNASKED_S, Pace, Pauses, TablePause
from engine.host.table.votes import Votes
from engine.players.policy import Chooser

MEMORY = 500
"""Matches kept in memory; others are read from their snapshots."""


def unhurried() -> float:
    """Return PAUSE_S for every position, so that the pause of a computer player reveals nothing."""
    return random.SystemRandom().uniform(*PAUSE_S)


def random_pause(game: Game[Any], options: Options) -> float:
    """Return a random pause within the game's bounds, so that it reveals nothing."""
    return game.table_pause(options, random.SystemRandom().random)


class Host:
    """All tables of one store.

    Every call that changes a table takes an interaction id and is carried out once, however often that id comes. It
    raises records.Refused, with a message key, if it is not possible. Its changes are written in one transaction before
    it returns.
    """

    daily: Daily
    """The daily deals."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.names = Names(tables.store)
        self.duplicate_deals = DuplicateDeals(tables.store, tables.clock)
        self.deliveries = Deliveries(tables)
        self.posts = Posts(tables)
        self.reminders = Reminders(tables, self.deliveries)
        self.active_time = ActiveTime(tables)
        self.clock_repair = ClockRepair(tables)
        self.outages = Outages(tables)
        self.reading = Reading(tables, self.duplicate_deals)
        self.table_limits = TableLimits(tables)
        self.table_alerts = TableAlerts(tables)
        self.blocks = Blocks(tables)
        self.suspension = Suspension(tables)
        self.votes = Votes(tables, self.suspension)
        self.dealing = Dealing(tables, self.duplicate_deals)
        self.play = Play(tables, self.votes, self.dealing)
        self.pausing = Pausing(tables)
        self.premoves = Premoves(tables)
        self.automatic_moves = AutomaticMoves(tables, self.play, self.premoves)
        self.takebacks = Takebacks(tables)
        self.inactivity = Inactivity(tables, self.suspension, self.votes, self.dealing)
        self.vacations = Vacations(tables, self.active_time, self.votes, self.inactivity)
        self.settings = Settings(tables, self.names)
        self.forgetting = Forgetting(tables)
        self.servers = Servers(tables, self.settings)
        self.phrases = Phrases(tables, self.settings, self.servers)
        self.analysis = Analysis(tables, self.takebacks)
        self.replay = Replay(tables, self.takebacks)
        self.notes = Notes(tables)
        self.since_last_move = SinceLastMove(tables, self.takebacks)
        self.relocation = Relocation(tables, self.votes)
        self.substitutes = Substitutes(tables, self.names, self.duplicate_deals, self.blocks, self.votes)
        self.opening = Opening(tables, self.names, self.duplicate_deals, self.blocks)
        self.presets = Presets(tables, self.opening)
        self.barring = Barring(tables)
        self.reports = Reports(tables)
        self.seating = Seating(tables, self.names, self.duplicate_deals, self.blocks, self.dealing, self.play)
        self.play_on = PlayOn(tables, self.takebacks, self.opening, self.dealing)
        self.rematch = Rematch(tables, self.names, self.blocks, self.opening, self.seating)
        self.inviting = Inviting(tables, self.names, self.blocks)
        self.codes = Codes(tables, self.blocks)
        self.lobby_options = LobbyOptions(tables, self.seating)
        self.clocks = Clocks(
            tables,
            self.clock_repair,
            self.outages,
            self.automatic_moves,
            self.takebacks,
            self.inactivity,
            self.substitutes,
            self.seating,
        )
        self.hints = Hints(tables)
        self.watching = Watching(tables, self.dealing, self.opening)
        self.unloaded_games = UnloadedGames(tables, self.suspension)
        self.personal_data = PersonalData(
            tables, self.duplicate_deals, self.deliveries, self.reading, self.blocks, self.seating, self.inviting
        )

    @classmethod
    async def open(
        cls,
        where: str | Path,
        games: Mapping[str, Game[Any]],
        choosers: Mapping[str, Chooser],
        *,
        clock: Clock | None = None,
        pace: Pace = unhurried,
        table_pause: TablePause = random_pause,
        unasked: float = UNASKED_S,
        memory: int = MEMORY,
        search: SearchClient | None = None,
        homes: Mapping[str, str] | None = None,
    ) -> Host:
        """Open or make the store at ``where`` (see ``address``); games and computer players by slug; paces in seconds.

        ``clock`` gives seconds since 1970; the default clock leaves out jumps of the machine's.

        ``pace`` is how long a computer player waits, ``table_pause`` how long the table does if the rules let it act by
        itself, ``unasked`` how long the refresh of a hand that is not asked may be delayed; ``search`` serves the
        searching computer players (None: heuristic players only). ``homes``: see ``Vacations``.
        """
        store = await open_store(where)
        server = DatabaseClock() if store.shared and clock is None else None
        try:
            if server is not None:
                # This comes before our own clock starts, which would otherwise take the server's time for a jump and
                # ignore it.
                await server.ask(store)
            tables = Tables(
                store,
                Library(games, choosers),
                Pauses(pace, table_pause, unasked),
                clock=clock or (MonotonicClock() if server is None else MonotonicClock(server)),
                memory=memory,
                search=search,
            )
            host = cls(tables)
            host.vacations.homes = homes or {}
            if server is not None:
                # Processes agree on the server's time, even if it is wrong; our clock leaves out its jumps.
                tables.leases.clock, tables.leases.agree = server, partial(server.ask, store)
            host.daily = Daily(host)
            if store.shared and search is not None:
                tables.search = SharedSearch(search, store, tables.leases, tables.leases.clock)
            await store.listen(tables.look_again)
            await host.reconcile()
        except BaseException:
            # The thread of an open connection would keep the process from ending.
            await store.close()
            raise
        return host

    async def reconcile(self) -> None:
        """Repair what a stop or a crash has left, before any table moves: games that are away first."""
        await self.active_time.load_holidays()
        await self.unloaded_games.reconcile()
        await self.clocks.reconcile()
        await self.watching.reconcile()

    @cached_property
    def ratings(self) -> Ratings:
        """The ratings from finished tables."""
        return Ratings(self.tables.store, self.rules_of, self.tables.leases.alone)

    @cached_property
    def thinning(self) -> Thinning:
        """The thinning of old tables; off until its ``days`` are set."""
        return Thinning(self.tables, self.ratings)

    @cached_property
    def match_histories(self) -> MatchHistories:
        """The courses of finished tables."""
        return MatchHistories(self.analysis)

    @cached_property
    def profiles(self) -> Profiles:
        """The public figures of how people play."""
        return Profiles(self.tables.store)

    def rules_of(self, slug: str, options: Options) -> Game[Any] | None:
        """Return the game that tables with these options play, even if it is switched off; None if
        it does not exist.
        """
        game = self.tables.library.games.get(slug)
        return None if game is None else game.playing(options)

    async def close(self) -> None:
        """Close the store; everything that was answered is in it."""
        await self.tables.leases.leave()
        await self.tables.store.close()
