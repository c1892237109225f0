"""A server's week: which tables were finished, and which of them was the closest.

Rulings:

1. A table counts in the week of its last move, where people sat at the end; computers among themselves do not.
2. The closest game is one of at least two people. It is the one with the smallest lead of the winners before the best
   of the others, in relation to the largest score of that game, so that a point in a short game is not a point in a
   long one; winners of different sides are no lead at all. Among the like the newest. None of somebody who is left out
   of rankings (``profiles``).
3. Whoever tells of it leaves out what its readers cannot see: here all tables of the server are listed.
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
"""So many tables of a week are counted, the newest."""
LOOKED_AT = 60
"""Among so many of them, the newest, the closest is looked for: each has to be read."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A table that is over: its number, game, and the channel in which (or in a thread of which) it was played."""

    table: int
    game: str
    channel: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a table ended; ``scores``, ``winners`` and ``team`` by seat, as the rules have them."""

    table: TableInfo
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    team: tuple[int, ...]

    @property
    def runner_up(self) -> int | None:
        """The seat of another side than the first winner's that came closest; None where there is none."""
        if not self.winners:
            return None
        first = self.winners[0]
        others = [seat for seat in range(len(self.scores)) if self.team[seat] != self.team[first]]
        gap = {seat: 0 if seat in self.winners else abs(self.scores[seat] - self.scores[first]) for seat in others}
        return min(others, key=lambda seat: (gap[seat], seat), default=None)

    @property
    def lead(self) -> int | None:
        """By how many points it was won; 0 where winners of different sides share it, None where nobody won."""
        other = self.runner_up
        if other is None:
            return None
        return 0 if other in self.winners else abs(self.scores[other] - self.scores[self.winners[0]])

    @property
    def closeness(self) -> float | None:
        """The lead in relation to the largest score (ruling 2); None where it says nothing."""
        lead, people = self.lead, [s.person for s in self.table.seats if s.person is not None]
        if lead is None or len(people) < 2:
            return None
        return lead / max(1, *(abs(score) for score in self.scores))


class WeeklyDigests:
    """What was finished in a server."""

    def __init__(self, host: Host) -> None:
        self.host = host

    async def finished(self, guild: str, since: float, until: float) -> list[Finished]:
        """The tables of a server whose last move was made after ``since``, not after ``until``; the newest first."""
        rows = await self.host.tables.store.rows(SQL.tables_finished_between, (guild, since, since, until, MOST))
        return [Finished(row["id"], row["game"], row["channel"]) for row in rows]

    async def closest(self, finished: Sequence[Finished]) -> Outcome | None:
        """The closest of these games, if any says anything."""
        outcomes = [await self.outcome(one.table) for one in finished[:LOOKED_AT]]
        told = [(o.closeness, -o.table.id, o) for o in outcomes if o is not None and o.closeness is not None]
        for _, _, outcome in sorted(told, key=lambda found: found[:2]):
            people = [s.person for s in outcome.table.seats if s.person is not None]
            if not any([await self.host.profiles.left_out(person) for person in people]):
                return outcome
        return None

    async def outcome(self, table_id: int) -> Outcome | None:
        """How a table ended; None where its game is away, or cannot read it any more."""
        try:
            info, view = await self.host.reading.view(table_id, None)
        except Refused:
            return None
        return Outcome(info, tuple(view.s.scores), tuple(view.s.winners), tuple(view.team))


def by_game(finished: Sequence[Finished]) -> list[tuple[str, int]]:
    """How many tables of each game, the most played first."""
    counted = Counter(one.game for one in finished)
    return sorted(counted.items(), key=lambda found: (-found[1], found[0]))
