"""A server's week: the finished tables, and the closest game among them.

Rulings:

1. A table counts in the week of its last move, if people sat there at the end; tables of computer players alone do not.
2. The closest game has at least two people. It is the one with the smallest lead of the winners over the best of the
   others, relative to the largest score of that game, as one point means more in a short game than in a long one. If
   winners are on different sides, the lead is zero. Among equals the newest is taken. Games with a person who is left
   out of rankings (``profiles``) are not considered.
3. The caller leaves out tables that its readers cannot see. This module lists all tables of the server.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.host.model.records import Refused, TableInfo
from engine.host.store.queries import queries

if TYPE_CHECKING:
    from engine.host.host import Host

SQL = queries("community/channel_posts.sql")

WEEK_S = 7 * 86_400.0
MOST = 1000
"""Most tables of a week that are counted, the newest first."""
LOOKED_AT = 60
"""Among how many of the newest the closest game is searched, as each one has to be read."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished table: its number, its game, and the channel in which (or in a thread of which) it was played."""

    table: int
    game: str
    channel: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a table; ``scores``, ``winners`` and ``team`` by seat, as the rules give them."""

    table: TableInfo
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    team: tuple[int, ...]

    @property
    def runner_up(self) -> int | None:
        """Return the seat closest to the first winner among the other sides; None if there is none."""
        if not self.winners:
            return None
        first = self.winners[0]
        others = [seat for seat in range(len(self.scores)) if self.team[seat] != self.team[first]]
        gap = {seat: 0 if seat in self.winners else abs(self.scores[seat] - self.scores[first]) for seat in others}
        return min(others, key=lambda seat: (gap[seat], seat), default=None)

    @property
    def lead(self) -> int | None:
        """Return the lead in points; 0 if winners of different sides share the win, None if nobody won."""
        other = self.runner_up
        if other is None:
            return None
        return 0 if other in self.winners else abs(self.scores[other] - self.scores[self.winners[0]])

    @property
    def closeness(self) -> float | None:
        """Return the lead relative to the largest score (ruling 2); None if that has no meaning."""
        lead, people = self.lead, [s.person for s in self.table.seats if s.person is not None]
        if lead is None or len(people) < 2:
            return None
        return lead / max(1, *(abs(score) for score in self.scores))


class WeeklyDigests:
    """The finished tables of a server."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def finished(self, guild: str, since: float, until: float) -> list[Finished]:
        """Return the tables of a server whose last move is after ``since`` and not after ``until``, newest first."""
        rows = await self.host.tables.store.rows(SQL.tables_finished_between, (guild, since, since, until, MOST))
        return [Finished(row["id"], row["game"], row["channel"]) for row in rows]

    async def closest(self, finished: Sequence[Finished]) -> Outcome | None:
        """Return the closest of these games, or None."""
        outcomes = [await self.outcome(one.table) for one in finished[:LOOKED_AT]]
        told = [(o.closeness, -o.table.id, o) for o in outcomes if o is not None and o.closeness is not None]
        for _, _, outcome in sorted(told, key=lambda found: found[:2]):
            people = [s.person for s in outcome.table.seats if s.person is not None]
            # Others may still play the cards of a cup's round.
            if await self.host.duplicate_deals.sealed(outcome.table.cards):
                continue
            if not any([await self.host.profiles.left_out(person) for person in people]):
                return outcome
        return None

    async def outcome(self, table_id: int) -> Outcome | None:
        """Return the result of a table; None if its game is away, or can no longer read it."""
        try:
            info, view = await self.host.reading.view(table_id, None)
        except Refused:
            return None
        return Outcome(info, tuple(view.s.scores), tuple(view.s.winners), tuple(view.team))


def by_game(finished: Sequence[Finished]) -> list[tuple[str, int]]:
    """Return the number of tables of each game, the most played first."""
    counted = Counter(one.game for one in finished)
    return sorted(counted.items(), key=lambda found: (-found[1], found[0]))
