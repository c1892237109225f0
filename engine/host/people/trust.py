"""Whom a host asks to come: people who move in time, or who have finished some games.

Rulings:

1. A host may ask for one thing: moves in time in at least 80 %, or five finished games. People whom the host has
   invited are asked for nothing, nor is the host.
2. In time counts as on the profile (``answer_times``), at all tables. A person with fewer than ten moves at tables
   with a clock is welcome, as they have let nobody wait.
3. A finished game counts wherever it was played, also with computers only.
4. Nobody else sees a person's figures. A person who is refused reads their own figure and the one that is needed.
"""

from __future__ import annotations

from typing import Final

from engine.host.model.records import FINISHED_SOME, IN_TIME, Refused
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

RATINGS_SQL = queries("people/ratings.sql")
SQL = queries("people/queries.sql")

LEAST_SHARE: Final = 80
"""The least share of moves in time, in per cent."""
LEAST_MOVES: Final = 10
"""From how many moves at tables with a clock on the share counts."""
LEAST_GAMES: Final = 5
"""The least number of finished games."""


async def must_be_trusted(tables: Tables, join: str, person: str) -> None:
    """Raises Refused: trust-in-time (share, least), trust-finished (count, least, missing)."""
    if join == IN_TIME:
        rows = await tables.store.rows(RATINGS_SQL.count_promises_of_person, (person, "", ""))
        made, held = rows[0]["made"], rows[0]["held"]
        if made >= LEAST_MOVES and 100 * held < LEAST_SHARE * made:
            raise Refused("trust-in-time", share=100 * held // made, least=LEAST_SHARE)
    if join == FINISHED_SOME:
        rows = await tables.store.rows(SQL.count_finished_tables_of_person, (person, person))
        count = sum(row["tables"] for row in rows)
        if count < LEAST_GAMES:
            raise Refused("trust-finished", count=count, least=LEAST_GAMES, missing=LEAST_GAMES - count)


async def fits(tables: Tables, join: str, person: str) -> bool:
    """True if a person has what the host asks for."""
    try:
        await must_be_trusted(tables, join, person)
    except Refused:
        return False
    return True
