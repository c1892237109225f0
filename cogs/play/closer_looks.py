"""Closer looks at turning points, and who is told of them in the message they are looking at.

1. A look begins when a person is shown a turning point of which only the quick look is known. It goes on to its end,
   also if nobody watches any more; if the bot is stopped, the next showing goes on from what is stored.
2. The message of a person who watches changes as results come in, until they go elsewhere in that game, or as long as
   Discord lets us change it. After that the next showing tells what is stored.
3. A person begins at most ``DAILY`` looks a day; those of others and later parts of their own are told all the same.
   The count is in memory only.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from engine.host.history.analysis import Analysis, TurningPoint
from engine.host.model.records import Refused
from engine.host.store.errors import NotRecorded

log = logging.getLogger("tefuda.looks")

DAILY = 12
"""Most closer looks that one person begins in a day."""
DAY_S = 86_400

Tell = Callable[[TurningPoint, Callable[[], bool]], Awaitable[None]]
"""Called with what is known, and with a question to ask right before the message changes: do they still look there?"""


@dataclass(frozen=True, slots=True)
class Watcher:
    """A person who is looking at the turning point before move ``number``, and how they are told."""

    person: str
    number: int
    tell: Tell


class CloserLooks:
    """The closer looks under way in this process."""

    def __init__(self, analysis: Analysis, clock: Callable[[], float]) -> None:
        self.analysis, self.clock = analysis, clock
        self.looks: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By table and number of the move."""
        self.watching: dict[tuple[str, int], Watcher] = {}
        """By person and table."""
        self.begun: dict[str, int] = {}
        """How many looks a person has begun on ``day``."""
        self.day = -1
        self.closed = False

    def begin(self, person: str, game: str, table: int, point: TurningPoint) -> bool:
        """Begin a look for a person, if it is still to be made; False if none is under way afterwards."""
        if self.closed or not self.analysis.may_look_closer(game, point):
            return False
        key = table, point.number
        if key not in self.looks:
            day = int(self.clock() // DAY_S)
            if day != self.day:
                self.day = day
                self.begun.clear()
            if self.begun.get(person, 0) >= DAILY:
                return False
            self.begun[person] = self.begun.get(person, 0) + 1
            self.looks[key] = asyncio.create_task(self._look(table, point.number), name=f"closer-{table}")
        return True

    async def watch(self, person: str, table: int, shown: TurningPoint, tell: Tell) -> None:
        """Tell a person of a look under way, and at once of what it has found since ``shown`` was read."""
        self.watching[person, table] = watcher = Watcher(person, shown.number, tell)
        try:
            found = {point.number: point for point in await self.analysis.known(table) or ()}
        except (Refused, NotRecorded):
            found = {}
        now = found.get(shown.number, shown)
        if (now.chances, now.closer) != (shown.chances, shown.closer):
            await self._tell_one(table, watcher, now)
        if (table, shown.number) not in self.looks:
            self._forget(table, shown.number)

    def leave(self, person: str, table: int) -> None:
        """Tell a person no more of looks at a table: their message is about to show something else."""
        self.watching.pop((person, table), None)

    async def close(self) -> None:
        """End all looks, and begin no others; what they have counted is stored."""
        self.closed = True
        looks = [*self.looks.values()]
        for look in looks:
            look.cancel()
        await asyncio.gather(*looks, return_exceptions=True)

    async def _look(self, table: int, number: int) -> None:
        try:
            await self.analysis.look_closer(table, number, lambda point: self._tell(table, point))
        except (Refused, NotRecorded):
            log.info("a closer look at table %d ends early", table)
        except Exception:
            log.exception("a closer look at table %d failed", table)
        finally:
            del self.looks[table, number]
            self._forget(table, number)

    async def _tell(self, table: int, point: TurningPoint) -> None:
        """Tell all who watch this point."""
        for watcher in [w for (_, at), w in self.watching.items() if at == table and w.number == point.number]:
            await self._tell_one(table, watcher, point)

    async def _tell_one(self, table: int, watcher: Watcher, point: TurningPoint) -> None:
        """Tell one person, unless they have left by now; if they cannot be told, the look goes on all the same."""

        def there() -> bool:
            return self.watching.get((watcher.person, table)) is watcher

        if not there():
            return
        try:
            await watcher.tell(point, there)
        except (Refused, NotRecorded):
            log.info("a closer look at table %d cannot be told", table)
        except Exception:
            log.exception("a closer look at table %d was not told", table)

    def _forget(self, table: int, number: int) -> None:
        """Forget who watches a look that has ended."""
        for key, watcher in [*self.watching.items()]:
            if key[1] == table and watcher.number == number:
                del self.watching[key]
