"""Old tables are thinned after a time that the owner sets: their results stay, their moves go.

Rulings:

1. A table is thinned once it has been over for that many days. Its moves, its secret, the words of its shuffle, its
   turning points and the puzzles that nobody has answered are deleted. Its row, its seats, its last position and its
   results stay, and so does what ratings need if they are computed again (``counted.parts``).
2. A table stays whole as long as somebody has a note about it, as long as its daily deal is not settled, and until it
   is counted for ratings. So does a table of a league or a cup, whose standings count moves (``standings``). A finished
   table that no known rules can read stays whole too.
3. A thinned table is one whose secret is empty. Nothing else says so, so each table is thinned in one transaction, and
   there is no progress to store: the next round finds what is left.
4. People who acted at a table and have no seat there go on knowing its cards (``duplicate_deals``, ruling 2).
"""

from __future__ import annotations

import json
from typing import Final

from engine.host.model.columns import dump
from engine.host.model.records import Overtaken, Status
from engine.host.model.rows import DAILY, OVER
from engine.host.people.ratings import Ratings
from engine.host.store.queries import queries
from engine.host.table.tables import Tables

SQL = queries("history/queries.sql")

DAY_S: Final = 86_400.0
BATCH: Final = 20
"""Tables of one round: a fraction of a second of work, so that nobody who plays waits for it."""


class Thinning:
    """Thins old tables, a few at a time. ``days``: how many days after its end a table stays whole; 0: for ever."""

    def __init__(self, tables: Tables, ratings: Ratings) -> None:
        self.tables = tables
        self.ratings = ratings
        self.days = 0
        self._after = (0.0, 0)
        """Time and number of the last table that a round has looked at; tables that stay whole are passed over."""

    async def thin_some(self) -> int:
        """Thin the next ``BATCH`` tables that are old enough; return how many were thinned."""
        if not self.days:
            return 0
        before = self.tables.clock() - self.days * DAY_S
        rows = await self.tables.store.rows(
            SQL.tables_to_thin, (before, self._after[0], *self._after, f"{DAILY}%", BATCH)
        )
        self._after = (rows[-1]["touched"], rows[-1]["id"]) if rows else (0.0, 0)
        thinned = 0
        for row in rows:
            try:
                thinned += await self._thin(row["id"], before)
            except Overtaken:
                # The next time round finds it again.
                continue
        return thinned

    async def _thin(self, table_id: int, before: float) -> bool:
        """Thin a table unless it stays whole (ruling 2); return True if it was thinned. Raises Overtaken."""
        async with self.tables.locked(table_id) as table:
            row = await self.tables.store.row(SQL.header_of_table_to_thin, (table_id,))
            if row is None or table.status not in OVER or table.touched > before:
                return False
            change = self.tables.change(table, None)
            change.quiet = True
            if table.status is Status.FINISHED and not table.watch:
                parts = await self.ratings.parts_to_keep(table_id)
                if parts is None:
                    return False
                change.also.append((SQL.keep_parts_of_table, (parts, table_id)))
            header = row["header"]
            if header is not None:
                header = dump(json.loads(header) | {"nonces": []})
            change.also += [
                (SQL.keep_who_knows_the_cards, (table_id,)),
                # The log may go only after the secret (see the trigger).
                (SQL.delete_secret_of_table, (header, table_id)),
                *((statement, (table_id,)) for statement in _GONE),
            ]
            await self.tables.commit(change)
        return True


_GONE = (
    SQL.delete_log_of_table,
    SQL.delete_words_of_table,
    SQL.delete_nonces_of_deal,
    SQL.delete_turning_points_of_table,
    SQL.delete_unanswered_puzzles_of_table,
)
