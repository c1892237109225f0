"""When a table that waits starts by itself: once so many are there, or at a moment. Pure rules over the table's row.

Rulings:

1. The opener chooses one way: by a press, once every seat is taken (``TableRow.when_full``), once so many are there, or
   at a moment. A new choice replaces the one before. Computer players count as anybody does.
2. At the moment the table starts with who is there; seats that are kept for invited people who have not come are given
   up. If the opener wanted that, computer players take the free seats.
3. If too few are there at the moment, the table starts as soon as enough for a game are. So those who came on time wait
   for no press.
4. A game that is unloaded at the moment is asked again every minute.
5. How the opener chose to start is kept with the table, also once it has begun, so that it is offered again
   (``presets``): minutes are kept as minutes, not as a moment.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.host.model.clock.timers import TimerKind
from engine.host.model.records import Status

if TYPE_CHECKING:
    from engine.host.model.change import Change

LONGEST_S = 86_400.0
"""The longest that a table may be set to wait for its moment, in seconds."""
AGAIN_S = 60.0
"""Seconds until a table is looked at again if its game is unloaded."""
PRESS, FULL = "press", "full"
"""Ways to start: by a press, once every seat is taken. The others are a letter and a number."""
COUNT, MINUTES, COMPUTERS = "n", "m", "c"
"""The letters: once so many are there; after so many minutes; the same, and computer players take the free seats."""
_WAY: Final = re.compile(r"([nmc])([1-9]\d{0,2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Start:
    """Once ``count`` players are there (0: at no number), or at ``at``, in seconds since 1970 (0.0: at no moment).

    ``computers``: names for computer players of this ``level``, who then take the free seats. ``way``: how the opener
    chose it (``read_way``), "" if that is not known.
    """

    count: int = 0
    at: float = 0.0
    computers: tuple[str, ...] = ()
    level: str = ""
    way: str = ""

    def __bool__(self) -> bool:
        return bool(self.count or self.at)

    def to_json(self) -> str:
        """Return the stored text, "" for none."""
        kept = {
            "count": self.count,
            "at": self.at,
            "computers": self.computers,
            "level": self.level,
            "way": self.way,
        }
        stored = {k: v for k, v in kept.items() if v}
        return json.dumps(stored, ensure_ascii=False, separators=(",", ":")) if stored else ""

    @classmethod
    def from_json(cls, kept: str) -> Start:
        """Read the value of ``to_json``."""
        if not kept:
            return BY_PRESS
        found: dict[str, Any] = json.loads(kept)
        computers = tuple(found.get("computers", ()))
        count, at = int(found.get("count", 0)), float(found.get("at", 0.0))
        return cls(count, at, computers, str(found.get("level", "")), str(found.get("way", "")))

    def once_enough(self, seated: int, playable: Iterable[int]) -> Start:
        """Return what holds after the moment has passed with too few people (ruling 3); ``playable``: with how many the
        game can be played.
        """
        return Start(count=min((count for count in playable if count > seated), default=0), way=self.way)

    def over(self) -> Start:
        """Return the part of this value that a started table keeps (ruling 5)."""
        return Start(way=self.chosen)

    @property
    def chosen(self) -> str:
        """How the opener chose it, PRESS if nothing is known of it."""
        return self.way or (f"{COUNT}{self.count}" if self.count else PRESS)


BY_PRESS = Start()
"""It does not start by itself."""


def read_way(way: object) -> tuple[str, int] | None:
    """Return a way to start as PRESS, FULL, COUNT, MINUTES or COMPUTERS, and its number (0: it has none).

    None for anything else.
    """
    if way in (PRESS, FULL):
        return str(way), 0
    found = _WAY.fullmatch(way) if isinstance(way, str) else None
    if found is None or (found[1] != COUNT and 60.0 * int(found[2]) > LONGEST_S):
        return None
    return found[1], int(found[2])


def fitting_way(way: str, size: int, seats: Iterable[int]) -> str:
    """Return a way to start for a table with ``size`` seats of a game for ``seats`` players."""
    kind, number = read_way(way) or (PRESS, 0)
    if kind != COUNT:
        return way if kind != PRESS else PRESS
    if number >= size:
        return FULL
    return way if number > 1 and number in seats else PRESS


def arm(change: Change) -> None:
    """Set the timer for the start of an open table; remove it once the table has started."""
    table = change.table
    if table.status is not Status.OPEN and table.starts:
        table.starts = table.starts.over()
    due = table.starts.at or None
    if due == table.start_armed:
        return
    table.start_armed = due
    if due is None:
        change.stop_timer(TimerKind.START)
    else:
        change.start_timer(TimerKind.START, due)
