"""The moves since a person's own last move: shown above the next question on their hand.

They are computed from the log alone. So the answer to a move and the same hand shown again, by any process, have the
same lines. Rulings:

1. The list begins with the last move that this person made for this seat. Moves that the table, a computer or a
   standing order made for them since then are news to them.
2. Before their first move the list begins after the deal: the cards themselves show the deal.
3. Moves are listed, and the phrases that others said. A person who leaves or agrees to end is news of the table, and
   no hand is shown anew for it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from engine.core.context import Event
from engine.core.knowledge.horizon import Horizon
from engine.host.model.phrases import is_said
from engine.host.model.records import LogLine
from engine.host.store.contract import Store
from engine.host.store.queries import queries

SQL = queries("table/queries.sql")

MOST = 40
"""Most log entries that are read."""
MOVE = "move"


Entry = tuple[str, str, float, int]
"""A log entry: kind, events as JSON, time, and number of the change."""


async def since_own_move(store: Store, table: int, seat: int, person: str, horizon: Horizon) -> tuple[LogLine, ...]:
    """Return the moves of a table from the person's own last one on, as the seat may see them, oldest first."""
    rows = await store.rows(SQL.log_since_own_last_move, (table, seat, person, table, MOST))
    own_first = bool(rows) and bool(rows[-1]["own"])
    return lines([(r["kind"], r["events"], r["at"], r["seq"]) for r in rows], seat, horizon.before, own_first=own_first)


def lines(
    newest_first: Sequence[Entry], seat: int, look_back: Callable[[Event], Event | None], *, own_first: bool
) -> tuple[LogLine, ...]:
    """Return the moves and phrases among these entries as the seat may see them, oldest first.

    Every entry is passed to ``look_back``, but other entries become no lines. ``own_first``: the oldest entry is the
    person's own move, and its line names their seat; the other lines name none.
    """
    found = []
    for back, (kind, stored, at, change) in enumerate(newest_first, 1):
        events = [look_back(Event.from_json(e)) for e in reversed(json.loads(stored))]
        seen = tuple(e for e in reversed(events) if e is not None and e.seen_by(seat))
        seen = tuple(e for e in seen if not (is_said(e) and e.facts["seat"] == seat))
        if seen and (kind == MOVE or is_said(seen[0])):
            own = own_first and back == len(newest_first)
            found.append(LogLine(seat if own else None, at, seen, change=change if own else 0))
    return tuple(found[::-1])
