"""What has happened since somebody's own last move: what stands above the next question on their hand.

It is worked out from the log alone, so that the answer to a move and the same hand shown again, by whatever process,
say the same. Rulings:

1. It begins with the last move that this person made for this seat: what the table, a computer or a standing order did
   for them since is news to them.
2. Before their first move it begins after the deal: a deal is told by the cards themselves.
3. Only moves are told. Who leaves or agrees to end is the table's news, and no hand is shown anew for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from engine.core.context import Event
from engine.core.horizon import Horizon
from engine.host.model.records import LogLine
from engine.host.store.contract import Store
from engine.host.store.queries import queries

SQL = queries("table/queries.sql")

MOST = 40
"""Entries of the log that are looked at."""
MOVE = "move"


Entry = tuple[str, str, float, int]
"""Kind, events as JSON, time, and number of the change, of an entry of the log."""


async def since_own_move(store: Store, table: int, seat: int, person: str, horizon: Horizon) -> tuple[LogLine, ...]:
    """The moves of a table since the person's own last one and with it, as the seat may know them, oldest first."""
    rows = await store.rows(SQL.log_since_own_last_move, (table, seat, person, table, MOST))
    own_first = bool(rows) and bool(rows[-1]["own"])
    return lines([(r["kind"], r["events"], r["at"], r["seq"]) for r in rows], seat, horizon.before, own_first=own_first)


def lines(
    newest_first: Sequence[Entry], seat: int, look_back: Callable[[Event], Event | None], *, own_first: bool
) -> tuple[LogLine, ...]:
    """These entries as the seat may know them, oldest first; all are walked through, moves are told.

    ``own_first``: the oldest is the person's own move, and its line names their seat; the others name none.
    """
    found = []
    for back, (kind, stored, at, change) in enumerate(newest_first, 1):
        events = [look_back(Event.from_json(e)) for e in reversed(json.loads(stored))]
        seen = tuple(e for e in reversed(events) if e is not None and e.seen_by(seat))
        if kind == MOVE and seen:
            own = own_first and back == len(newest_first)
            found.append(LogLine(seat if own else None, at, seen, change=change if own else 0))
    return tuple(found[::-1])
