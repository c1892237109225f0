"""The games that tables can play, and which of them are available now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.game import Game
from engine.host.model.records import Refused
from engine.host.model.rows import TableRow
from engine.players.policy import Chooser


class Library:
    """Rules and heuristic players by slug."""

    def __init__(self, games: Mapping[str, Game[Any]], choosers: Mapping[str, Chooser]) -> None:
        self.games = games
        self.choosers = choosers
        self.away: set[str] = set()
        """Games that are switched off while the bot runs; their tables are paused."""

        self.closed: frozenset[str] = frozenset()
        """Games of which no new table is opened, by the wish of the bot's owner; running tables go on."""

    def opens(self, slug: str) -> bool:
        """True if new tables of this game are opened."""
        return self.plays(slug) and slug not in self.closed

    def plays(self, slug: str) -> bool:
        """True if this game exists and is not switched off."""
        return slug in self.games and slug not in self.away

    def game(self, slug: str) -> Game[Any]:
        """Return the game of this slug, for a new table (see Game.playing). Raises Refused: no-such-game, game-away,
        game-closed."""
        if slug not in self.games:
            raise Refused("no-such-game", game=slug)
        if not self.plays(slug):
            raise Refused("game-away")
        if not self.opens(slug):
            raise Refused("game-closed")
        return self.games[slug]

    def rules(self, table: TableRow) -> Game[Any]:
        """Return the game of a table. Raises Refused: game-away."""
        if not self.plays(table.game):
            raise Refused("game-away")
        return self.games[table.game].playing(table.options)

    def rules_of(self, table: TableRow) -> Game[Any] | None:
        """Return the game of a table, even if it is switched off; None if no such game exists."""
        game = self.games.get(table.game)
        return None if game is None else game.playing(table.options)
