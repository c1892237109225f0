"""The host as its callers know it: one object, one file."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from engine.core.game import PAUSE_S, Game, Options
from engine.host.absence.pausing import Pausing
from engine.host.absence.vacations import Vacations
from engine.host.cluster.database_clock import ServerTime
from engine.host.cluster.monotonic_clock import Steady
from engine.host.community.daily import Daily
from engine.host.history.analysis import Review
from engine.host.history.match_history import Courses
from engine.host.history.replay import Replay
from engine.host.history.since_last_move import CatchingUp
from engine.host.lobby.inviting import Inviting
from engine.host.lobby.lobby_options import Agreements
from engine.host.lobby.relocation import Moving
from engine.host.lobby.rematch import Rematch
from engine.host.people.hand_extras import OwnNotes
from engine.host.people.profiles import Profiles
from engine.host.people.ratings import Ratings
from engine.host.people.settings import Settings
from engine.host.personal_data import Belongings
from engine.host.play.unloaded_games import GamesAway
from engine.host.search.search_pool import SearchClient
from engine.host.search.shared_search import SharedSearch
from engine.host.store.stores import open_store
from engine.host.table.base import Clock, Pace
from engine.host.table.reminders import Reminders
from engine.host.table.turns import UNASKED_S, TablePause
from engine.players.policy import Chooser

MEMORY = 500
"""Matches kept in memory; others come back from their snapshots."""


def unhurried() -> float:
    """PAUSE_S, whatever the position: how long a computer player takes tells nothing."""
    return random.SystemRandom().uniform(*PAUSE_S)


def random_pause(game: Game[Any], options: Options) -> float:
    """As long as the game says, at random: the pause tells nothing."""
    return game.house_pause(options, random.SystemRandom().random)


class Host(
    Belongings,
    GamesAway,
    Agreements,
    Inviting,
    Rematch,
    Moving,
    CatchingUp,
    OwnNotes,
    Replay,
    Review,
    Settings,
    Vacations,
    Pausing,
    Reminders,
):
    """All tables of one store.

    Every call that changes a table takes an interaction id and is carried out once, however often that id
    comes; it raises records.Refused, with a message key, where it is not possible. What it changes is
    written in one transaction before it returns.
    """

    daily: Daily
    """The day's deals."""

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
    ) -> Host:
        """Open or make the store at ``where`` (see ``address``); games and computer players by slug; paces in seconds.

        ``clock`` gives seconds since 1970; ours, unless another is given, leaves out jumps of the machine's.

        ``pace`` is how long a computer player waits, ``table_pause`` how long the table does where the rules
        let it act by itself, ``unasked`` how long a hand may lag behind whose owner is not asked; ``search`` serves
        the searching computer players (None: heuristic players only).
        """
        store = await open_store(where)
        server = ServerTime() if store.shared and clock is None else None
        try:
            if server is not None:
                # Before our own clock begins: it would take what the server says for a jump, and go on without it.
                await server.ask(store)
            host = cls(
                store,
                games,
                choosers,
                clock=clock or (Steady() if server is None else Steady(server)),
                pace=pace,
                table_pause=table_pause,
                unasked=unasked,
                memory=memory,
                search=search,
            )
            if server is not None:
                # Processes agree on the server's time, whatever it was set to; ours leaves out its jumps.
                host.leases.clock, host.leases.agree = server, partial(server.ask, store)
            host.daily = Daily(host)
            if store.shared and search is not None:
                host.search = SharedSearch(search, store, host.leases, host.leases.clock)
            await store.listen(host.look_again)
            await host.reconcile()
        except BaseException:
            # An open connection has a thread that would keep the process from ending.
            await store.close()
            raise
        return host

    @cached_property
    def ratings(self) -> Ratings:
        """What finished tables come to."""
        return Ratings(self.store, self.rules_of)

    @cached_property
    def courses(self) -> Courses:
        """How finished tables went."""
        return Courses(self)

    @cached_property
    def profiles(self) -> Profiles:
        """What is told of how people play."""
        return Profiles(self.store)

    def rules_of(self, slug: str, options: Options) -> Game[Any] | None:
        """The game that tables with these options play, also where it is switched off; None where there is none."""
        game = self.games.get(slug)
        return None if game is None else game.playing(options)

    async def close(self) -> None:
        """Close the store; what was answered is in it."""
        await self.leases.leave()
        await self.store.close()
