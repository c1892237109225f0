"""What is told of how people play: rankings of a server, and a person's own figures.

Rulings:

1. A ranking is a server's and of one game, by the low end of the rating from tables of that server. Who is provisional
   stands below all others, without a place. Places are shared by equal low ends.
2. Of somebody else one is told what they did at tables of this server; the person themself everything. Whoever is left
   out of rankings stands in none, and nobody else is told anything of them.
3. A ranking counts tables of all channels of its server, and lists whom somebody has blocked like anybody else: a gap
   that only one reader has would tell of the block.
4. How soon somebody answers is told from twenty answers on, as the median of the newest thousand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import median

from engine.host.model.records import Person
from engine.host.people.rating import FRESH, Rating, provisional
from engine.host.store.contract import Store
from engine.host.store.queries import queries

SQL = queries("people/ratings.sql")

LEAST_ANSWERS, MOST_ANSWERS = 20, 1000
CHART = 40
"""So many of the newest ratings are told."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What a table did to somebody's rating, over all; ``games`` are their rated games with it.

    ``unsure`` and ``unsure_before``: whether the rating after it, and the one before it, is provisional.
    """

    before: Rating
    after: Rating
    games: int
    unsure_before: bool
    unsure: bool


@dataclass(frozen=True, slots=True)
class Ranked:
    """A row of a ranking. ``place`` is 0 for who is provisional; ``games`` and ``wins`` are rated ones here, ``others``
    the people they were played with."""

    person: Person
    portrait: str
    place: int
    rating: Rating
    games: int
    wins: int
    others: int

    @property
    def provisional(self) -> bool:
        """Whether there are too few games, or people, to say."""
        return provisional(self.games, self.others)


@dataclass(slots=True)
class GameRecord:
    """How somebody has done in a game. ``games`` and ``wins`` are of all tables; ``alone`` has both by the level of the
    strongest, of tables with computers only; ``ratings`` after the newest rated games, the oldest first, of ``rated``
    with so many ``others``.
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
        """Whether there are too few games, or people, to say."""
        return provisional(self.rated, self.others)


@dataclass(frozen=True, slots=True)
class Profile:
    """What is told of somebody. ``answers_in`` is the median in seconds of waking time, None before there are enough.

    ``promises`` are moves at tables with a clock, ``kept`` of them in time. ``games``: the most played first.
    """

    games: tuple[GameRecord, ...]
    answers_in: float | None
    promises: int
    kept: int

    @property
    def played(self) -> int:
        """Finished games in all."""
        return sum(g.games for g in self.games)

    @property
    def won(self) -> int:
        """Games won in all."""
        return sum(g.wins for g in self.games)


class Profiles:
    """Reads what ``ratings`` and ``answer_times`` keep; whoever asks lets ``Ratings.catch_up`` count first."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def left_out(self, person_id: str) -> bool:
        """Whether somebody is left out of all rankings."""
        row = await self.store.row(SQL.person_is_unranked, (person_id,))
        return row is not None and bool(row["unranked"])

    async def leave_out(self, person: Person, out: bool) -> None:
        """Leave somebody out of all rankings, or no longer."""
        await self.store.write(
            SQL.set_unranked,
            (person.id, person.everywhere, int(out)),
        )

    async def ranked_games(self, guild: str) -> list[str]:
        """The games that a server has a ranking of, the most played first."""
        return [row["game"] for row in await self.store.rows(SQL.ranked_games_of_server, (guild,))]

    async def ranking(self, guild: str, game: str) -> list[Ranked]:
        """The ranking of a game in a server."""
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
        """What a finished table did to a person's rating; None where it was not rated."""
        row = await self.store.row(SQL.rating_gain_at_table, (table_id, person_id))
        if row is None:
            return None
        before = FRESH if row["mu_before"] is None else Rating(row["mu_before"], row["sigma_before"])
        games = row["nth"]
        was, now = provisional(games - 1, row["others_before"]), provisional(games, row["others"])
        return Gain(before, Rating(row["mu"], row["sigma"]), games, was, now)

    async def profile(self, person_id: str, guild: str | None) -> Profile:
        """The figures of a person at tables of a server, or (None) at all; who asks for whom is not looked at."""
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
    """In order, with places."""
    settled = sorted((r for r in found if not r.provisional), key=lambda r: (-r.rating.low, r.person.name))
    rest = sorted((r for r in found if r.provisional), key=lambda r: (-r.rating.low, r.person.name))
    out = [replace(r, place=1 + sum(other.rating.low > r.rating.low for other in settled)) for r in settled]
    return [*out, *rest]
