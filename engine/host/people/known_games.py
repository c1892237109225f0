"""Which games a person has learned, and which they have played to the end and how often."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.host.store.contract import Store
from engine.host.store.queries import queries

SQL = queries("people/queries.sql")


@dataclass(frozen=True, slots=True)
class KnownGames:
    """The games whose lesson a person has finished, and by game the number of their finished tables."""

    learned: frozenset[str]
    played: Mapping[str, int]

    def knows(self, game: str) -> bool:
        """True if the person has learned or played this game."""
        return game in self.learned or game in self.played


async def known_games(store: Store, person: str) -> KnownGames:
    """Return the games that a person knows."""
    lessons, tables = await store.together(
        (SQL.lessons_of_person, (person,)), (SQL.count_finished_tables_of_person, (person, person))
    )
    learned = frozenset(row["game"] for row in lessons if row["learned"] is not None)
    return KnownGames(learned, {row["game"]: row["tables"] for row in tables})
