"""Public figures of how people play: rankings of a server, and a person's own figures.

Rulings:

1. A ranking is of one server and one game, by the low end of the rating from tables of that server. Provisional ratings
   come after all others, without a place, and last those of too few games to be told. Equal low ends share a place.
2. Other people see of a person only the figures from tables of this server; the person sees all. A person who is left
   out of rankings is in none, and other people see nothing of them.
3. A ranking counts tables of all channels of its server. It also lists people whom the reader has blocked: a gap that
   only one reader has would reveal the block.
4. A person's answer time is shown from twenty answers on, as the median of the newest thousand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import median

from engine.host.model.records import Person
from engine.host.people.rating import FRESH, TOLD_FROM, Rating, provisional
from engine.host.store.contract import Store
from engine.host.store.queries import queries

SQL = queries("people/ratings.sql")

LEAST_ANSWERS, MOST_ANSWERS = 20, 1000
CHART = 40
"""Most of the newest ratings that are returned."""


@dataclass(frozen=True, slots=True)
class Gain:
    """The change of a person's overall rating by a table; ``games`` counts their rated games including it.

    ``unsure`` and ``unsure_before``: whether the rating after it, and the one before it, is provisional.
    """

    before: Rating
    after: Rating
    games: int
    unsure_before: bool
    unsure: bool


@dataclass(frozen=True, slots=True)
class Ranked:
    """A row of a ranking. ``place`` is 0 for a provisional rating; ``games`` and ``wins`` are rated ones here,
    ``others`` the number of their opponents."""

    person: Person
    portrait: str
    place: int
    rating: Rating
    games: int
    wins: int
    others: int

    @property
    def provisional(self) -> bool:
        """True if there are too few games or opponents for a settled rating."""
        return provisional(self.games, self.others)

    @property
    def enough(self) -> bool:
        """True if there are enough games for a rating to be shown."""
        return self.games >= TOLD_FROM


@dataclass(slots=True)
class GameRecord:
    """A person's results in a game. ``games`` and ``wins`` are of all tables; ``alone`` has both for tables with
    computer players only, by the level of the strongest; ``ratings`` are those after the newest rated games, oldest
    first, of ``rated`` games with ``others`` opponents.
    """

    game: str
    games: int = 0
    wins: int = 0
    alone: dict[str, tuple[int, int]] = field(default_factory=dict)
    rated: int = 0
    ratings: list[Rating] = field(default_factory=list)
    others: int = 0

    @property
    def rating(self) -> Rating | None:
        """The present rating, None before the first rated game."""
        return self.ratings[-1] if self.ratings else None

    @property
    def provisional(self) -> bool:
        """True if there are too few games or opponents for a settled rating."""
        return provisional(self.rated, self.others)

    @property
    def enough(self) -> bool:
        """True if there are enough rated games for a rating to be shown."""
        return self.rated >= TOLD_FROM


@dataclass(frozen=True, slots=True)
class Profile:
    """The public figures of a person. ``answers_in`` is the median in seconds of waking time, None if there are too
    few.

    ``promises`` are moves at tables with a clock, ``kept`` of them in time. ``games``: the most played first.
    """

    games: tuple[GameRecord, ...]
    answers_in: float | None
    promises: int
    kept: int

    @property
    def played(self) -> int:
        """The number of finished games."""
        return sum(g.games for g in self.games)

    @property
    def won(self) -> int:
        """The number of games won."""
        return sum(g.wins for g in self.games)


class Profiles:
    """Reads the data of ``ratings`` and ``answer_times``. Call ``Ratings.catch_up`` first."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def left_out(self, person_id: str) -> bool:
        """True if a person is left out of all rankings."""
        row = await self.store.row(SQL.person_is_unranked, (person_id,))
        return row is not None and bool(row["unranked"])

    async def leave_out(self, person: Person, out: bool) -> None:
        """Set whether a person is left out of all rankings."""
        await self.store.write(
            SQL.set_unranked,
            (person.id, person.everywhere, int(out)),
        )

    async def ranked_games(self, guild: str) -> list[str]:
        """Return the games that have a ranking in a server, the most played first."""
        return [row["game"] for row in await self.store.rows(SQL.ranked_games_of_server, (guild,))]

    async def ranking(self, guild: str, game: str) -> list[Ranked]:
        """Return the ranking of a game in a server."""
        found = [
            Ranked(
                Person(r["person"], r["name"]),
                r["portrait"],
                0,
                Rating(r["guild_mu"], r["guild_sigma"]),
                r["guild_nth"],
                r["wins"],
                r["others"],
            )
            for r in await self.store.rows(SQL.ranking_of_server, (guild, game))
        ]
        return placed(found)

    async def gain(self, table_id: int, person_id: str) -> Gain | None:
        """Return the change of a person's rating by a finished table; None if it was not rated."""
        row = await self.store.row(SQL.rating_gain_at_table, (table_id, person_id))
        if row is None:
            return None
        before = FRESH if row["mu_before"] is None else Rating(row["mu_before"], row["sigma_before"])
        games = row["nth"]
        was, now = provisional(games - 1, row["others_before"]), provisional(games, row["others"])
        return Gain(before, Rating(row["mu"], row["sigma"]), games, was, now)

    async def profile(self, person_id: str, guild: str | None) -> Profile:
        """Return the figures of a person at tables of a server, or (None) of all. It does not check who asks."""
        here = guild or ""
        own, others, took, promises = await self.store.together(
            (SQL.results_of_person, (person_id, here, here)),
            (SQL.count_rated_opponents_by_game, (person_id, here, here)),
            (SQL.answer_times_of_person, (person_id, here, here, MOST_ANSWERS)),
            (SQL.count_promises_of_person, (person_id, here, here)),
        )
        records: dict[str, GameRecord] = {}
        for row in own:
            record = records.setdefault(row["game"], GameRecord(row["game"]))
            record.games += 1
            record.wins += row["won"]
            rated, mu, sigma = (
                (row["guild_nth"], row["guild_mu"], row["guild_sigma"])
                if here
                else (row["nth"], row["mu"], row["sigma"])
            )
            if rated:
                record.rated = rated
                record.ratings = [*record.ratings[1 - CHART :], Rating(mu, sigma)]
            elif row["computers"]:
                games, wins = record.alone.get(row["level"], (0, 0))
                record.alone[row["level"]] = games + 1, wins + row["won"]
        for row in others:
            records[row["game"]].others = row["here" if here else "others"]
        played = sorted(records.values(), key=lambda g: (-g.games, g.game))
        times = [float(row["took"]) for row in took]
        typical = median(times) if len(times) >= LEAST_ANSWERS else None
        return Profile(tuple(played), typical, promises[0]["made"], promises[0]["held"])


def placed(found: Sequence[Ranked]) -> list[Ranked]:
    """Return the rows in order, with places."""
    settled = sorted((r for r in found if not r.provisional), key=lambda r: (-r.rating.low, r.person.name))
    rest = sorted((r for r in found if r.provisional), key=lambda r: (not r.enough, -r.rating.low, r.person.name))
    out = [replace(r, place=1 + sum(other.rating.low > r.rating.low for other in settled)) for r in settled]
    return [*out, *rest]
