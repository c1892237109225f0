"""When a table that waits starts by itself: once so many are there, or at a moment. Pure rules over the table's row.

Rulings:

1. The opener chooses one way: by a press, once every seat is taken (``TableRow.when_full``), once so many are there, or
   at a moment. A new choice replaces the one before. Computer players count as anybody does.
2. At the moment the table starts with who is there; seats that are kept for invited people who have not come are given
   up. If the opener wanted that, computer players take the free seats.
3. If too few are there at the moment, the table starts as soon as enough for a game are. So those who came on time wait
   for no press.
4. A game that is unloaded at the moment is asked again every minute.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from engine.host.model.clock.timers import TimerKind
from engine.host.model.records import Status

if TYPE_CHECKING:
    from engine.host.model.change import Change

LONGEST_S = 86_400.0
"""The longest that a table may be set to wait for its moment, in seconds."""
AGAIN_S = 60.0
"""Seconds until a table is looked at again if its game is unloaded."""


@dataclass(frozen=True, slots=True)
class Start:
    """Once ``count`` players are there (0: at no number), or at ``at``, in seconds since 1970 (0.0: at no moment).

    ``computers``: names for computer players of this ``level``, who then take the free seats.
    """

    count: int = 0
    at: float = 0.0
    computers: tuple[str, ...] = ()
    level: str = ""

    def __bool__(self) -> bool:
        return bool(self.count or self.at)

    def to_json(self) -> str:
        """Return the stored text, "" for none."""
        kept = {"count": self.count, "at": self.at, "computers": self.computers, "level": self.level}
        return (
            json.dumps({k: v for k, v in kept.items() if v}, ensure_ascii=False, separators=(",", ":")) if self else ""
        )

    @classmethod
    def from_json(cls, kept: str) -> Start:
        """Read the value of ``to_json``."""
        if not kept:
            return BY_PRESS
        found: dict[str, Any] = json.loads(kept)
        computers = tuple(found.get("computers", ()))
        return cls(int(found.get("count", 0)), float(found.get("at", 0.0)), computers, str(found.get("level", "")))

    def once_enough(self, seated: int, playable: Iterable[int]) -> Start:
        """Return what holds after the moment has passed with too few people (ruling 3); ``playable``: with how many the
        game can be played.
        """
        return replace(BY_PRESS, count=min((count for count in playable if count > seated), default=0))


BY_PRESS = Start()
"""It does not start by itself."""


def arm(change: Change) -> None:
    """Set the timer of a table's moment. What has started starts no more."""
    table = change.table
    if table.status is not Status.OPEN and table.starts:
        table.starts = BY_PRESS
    due = table.starts.at or None
    if due == table.start_armed:
        return
    table.start_armed = due
    if due is None:
        change.stop_timer(TimerKind.START)
    else:
        change.start_timer(TimerKind.START, due)
