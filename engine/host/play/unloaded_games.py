"""Tables whose game is away or whose position this release cannot read: they pause, and go on when that ends.

A game is away while its cog is unloaded, and while no such game is registered. Its running tables are paused, nothing
is lost, and they go on when it is back: loaded again, or there at the next start.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from engine.core.game import Game
from engine.core.parts import part
from engine.games.registry import game_of
from engine.host.cluster.cog_changes import CogChanges
from engine.host.model.records import GAME_GONE, Acted, Overtaken, Refused, Status
from engine.host.store.queries import queries
from engine.host.table.suspension import Suspension
from engine.host.table.tables import Tables
from engine.players.policy import Chooser

log = logging.getLogger(__name__)

SQL = queries("play/queries.sql")


@dataclass(frozen=True, slots=True)
class Rules:
    """The parts of a game that the host needs."""

    game: Game[Any]
    choose: Chooser


class UnloadedGames:
    """Games that are loaded and unloaded under running tables."""

    def __init__(self, tables: Tables, suspension: Suspension) -> None:
        self.tables = tables
        self.suspension = suspension

    async def unload_game(self, slug: str) -> int:
        """Switch a game off: its running tables pause; return how many there were."""
        self.tables.library.away.add(slug)
        return await self._pause_all(slug)

    async def load_game(self, slug: str) -> int:
        """Switch a game on again: the tables that waited for it go on; return how many there were."""
        self.tables.library.away.discard(slug)
        return await self._go_on_all()

    def read_rules(self, slug: str) -> Rules:
        """Return a game's rules and player from its present files, without using them yet.

        Call it within ``parts.imported_anew``. Raises MissingPart, and any error of the files.
        """
        player = f"engine.players.{slug}"
        return Rules(game_of(slug), part(player, "choose", package=True))

    def take_rules(self, slug: str, rules: Rules) -> None:
        """Use these rules from now on; running tables go on from their stored positions.

        A move in progress is finished by the rules it began with. Running searches end too; later ones know the new
        files. A table that the new rules cannot read is paused when it is next read, until rules come that can.
        """
        self.tables.library.games = {**self.tables.library.games, slug: rules.game}
        self.tables.library.choosers = {**self.tables.library.choosers, slug: rules.choose}
        if self.tables.search is not None:
            self.tables.search.renew()

    @cached_property
    def cog_changes(self) -> CogChanges:
        """Return the changes that the owner makes while the bot runs, for all processes."""
        return CogChanges(self.tables.store, self.tables.leases)

    async def reconcile(self) -> None:
        """Pause tables whose game is missing, and resume those whose game is back. Called before any table moves."""
        self.tables.library.away |= await self.cog_changes.begin() & set(self.tables.library.games)
        for row in await self.tables.store.rows(SQL.games_in_play):
            if not self.tables.library.plays(row["game"]):
                log.warning("no game %s here: its running tables are paused", row["game"])
                await self._pause_all(row["game"])
        await self._go_on_all()

    async def _pause_all(self, slug: str) -> int:
        rows = await self.tables.store.rows(SQL.tables_of_game_with_status, (Status.PLAYING.value, slug))
        for row in rows:
            await _anew(partial(self.suspension.pause, row["id"], GAME_GONE))
        return len(rows)

    async def _go_on_all(self) -> int:
        """Try to resume every table that waits for its game, or for a release that can read it."""
        rows = await self.tables.store.rows(SQL.tables_paused_for_their_game)
        gone_on = 0
        for row in rows:
            try:
                gone_on += (await _anew(partial(self.suspension.resume, row["id"]))).table.status is Status.PLAYING
            except Refused:
                continue
        return gone_on


async def _anew(change: Callable[[], Awaitable[Acted]], tries: int = 5) -> Acted:
    """Make a change of a table, and repeat it if another process was quicker. Raises Refused as the change does."""
    for _ in range(tries - 1):
        try:
            return await change()
        except Overtaken:
            continue
    return await change()
