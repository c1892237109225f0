"""Closer looks at turning points, and who is told of them in the message they are looking at.

1. A look begins when a person is shown a turning point of which only the quick look is known. It goes on to its end,
   also if nobody watches any more, and after a stop of the bot.
2. Looks take turns of some seconds, one at a time, in the background. The one goes first that has waited longest for
   what it still takes (highest response ratio): a short one soon overtakes a long one, and nobody waits for ever.
3. The message of a person who watches changes as results come in, until they go elsewhere in that game, or as long as
   Discord lets us change it. After that the next showing tells what is stored.
4. A person begins looks until they make ``PERSON_S`` seconds of work a day, and at most ``DAILY``; all together as many
   as fit into ``ALL_S``. Those of others and later parts of their own are told all the same. This is in memory only.
5. A look that fails says so, and the next showing begins it again. So does one whose game is away. One whose game has
   other rules now, or whose point is gone, says that it cannot go on. One that was not done a day after a stop is
   dropped.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

from engine.host.history.analysis import PLAYED_ON, TOO_FEW, Analysis, NotPlayedOn, Question, TurningPoint
from engine.host.model.records import Overtaken, Refused
from engine.host.store.errors import NotRecorded

log = logging.getLogger("tefuda.looks")

DAILY = 12
"""Most closer looks that one person begins in a day."""
PERSON_S, ALL_S = 3600.0, 4 * 3600.0
"""For how many seconds a day one core works for one person, and for all: a small machine is not kept hot all day."""
DAY_S = 86_400
STEPS = 100
"""In how many steps the order of the looks is followed to tell when one ends."""
ELSEWHERE_S = 1.0
"""How long to wait if another process plays on the same game."""
PACE, LEARNT_S = 1.5, 60.0
"""How many seconds a second of ``Question.seconds`` takes here, as long as nothing is known of this machine; and after
so many of these the half of it is what was measured."""
SLOWEST = 10.0
"""A turn that took so many times what was expected waited for other searches: it teaches no more than that."""
KNOWN = 10
"""After so many games of a look their own time says how long the others take."""

FAILED, AWAY, STOPPED = "failed", "away", "stopped"
"""How a look is cut off: it has failed; its game is away; it cannot go on, as the rules have changed or the point is
gone."""

Tell = Callable[[TurningPoint, str, Callable[[], bool]], Awaitable[None]]
"""Called with what is known, how the look was cut off ("" if it was not), and a question to ask right before the
message changes: do they still look there?"""


@dataclass(frozen=True, slots=True)
class Watcher:
    """A person who is looking at the turning point before move ``number``, and how they are told."""

    person: str
    number: int
    tell: Tell


@dataclass(slots=True)
class Look:
    """A look under way: what it plays on, what is known so far, and when it was asked for."""

    question: Question
    point: TurningPoint
    asked: float
    games: int = 0
    """How many games were played on in this process, in ``spent`` seconds."""
    spent: float = 0.0

    def left(self, pace: float) -> float:
        """Return how many seconds it still takes here, about."""
        if self.games < KNOWN:
            return pace * self.question.seconds(self.point)
        return self.spent / self.games * (PLAYED_ON - self.counted)

    @property
    def counted(self) -> int:
        """How many games are known."""
        return self.point.closer.games if self.point.closer else 0


@dataclass(slots=True)
class Day:
    """What was begun on a day: how many looks and seconds by person, and the seconds of all."""

    number: int
    begun: dict[str, tuple[int, float]] = field(default_factory=dict)
    seconds: float = 0.0


class CloserLooks:
    """The closer looks under way in this process."""

    def __init__(self, analysis: Analysis, clock: Callable[[], float]) -> None:
        self.analysis, self.clock = analysis, clock
        self.looks: dict[tuple[int, int], Look] = {}
        """By table and number of the move."""
        self.cut_off: dict[tuple[int, int], str] = {}
        """How looks were cut off, until they begin again."""
        self.watching: dict[tuple[str, int], Watcher] = {}
        """By person and table."""
        self.day = Day(-1)
        self.pace = PACE
        self.closed = False
        self.working: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Go on with the looks that a stop cut off."""
        for table, number, asked in await self.analysis.asked_for():
            found = None
            if self.clock() - asked < DAY_S:
                try:
                    found = await self.analysis.question(table, number)
                except Refused:
                    pass
                except NotRecorded:
                    raise
                except Exception:
                    # Its game may have other rules now. The others go on.
                    log.exception("a closer look at table %d cannot go on", table)
            if self.closed:
                return
            if found is None:
                await self.analysis.note_ended(table, number)
            elif (table, number) not in self.looks:
                self.looks[table, number] = Look(*found, asked)
                self._work()

    async def begin(self, person: str, game: str, table: int, point: TurningPoint) -> float | None:
        """Begin a look for a person, if it is still to be made; return in how many seconds it ends, about. None if none
        is under way afterwards.
        """
        key = table, point.number
        if self.closed or not self.analysis.may_look_closer(game, point):
            return None
        if key not in self.looks:
            try:
                found = await self.analysis.question(*key) if self._may_begin(person) else None
            except (Refused, NotRecorded):
                found = None
            if found is None or self.closed or (key not in self.looks and not self._count(person, *found)):
                return None
            if key not in self.looks:
                self.cut_off.pop(key, None)
                self.looks[key] = Look(*found, self.clock())
                with suppress(NotRecorded):
                    # If that cannot be stored, the look is made unless a stop cuts it off.
                    await self.analysis.note_asked(*key, self.clock())
                self._work()
        return self.ends_in(key)

    def coming(self, game: str, table: int, point: TurningPoint) -> float | None:
        """Return in how many seconds the look under way at a point ends, about; None if none is, or it has ended."""
        key = table, point.number
        return self.ends_in(key) if key in self.looks and self.analysis.may_look_closer(game, point) else None

    def ends_in(self, key: tuple[int, int]) -> float:
        """Return in how many seconds a look ends if no other begins meanwhile; 0 if it has ended."""
        left, now, passed = self._left(), self.clock(), 0.0
        step = sum(left.values()) / STEPS
        while left.get(key, 0.0) > 0:
            at = self._next(left, now + passed)
            turn = min(step, left[at])
            passed += turn
            left[at] -= turn
            if left[at] <= 0:
                del left[at]
        return passed

    async def watch(self, person: str, table: int, shown: TurningPoint, tell: Tell) -> None:
        """Tell a person of a look under way, and at once of what it has found since ``shown`` was read."""
        key = table, shown.number
        self.watching[person, table] = watcher = Watcher(person, shown.number, tell)
        try:
            found = {point.number: point for point in await self.analysis.known(table) or ()}
        except (Refused, NotRecorded):
            found = {}
        now, cut_off = found.get(shown.number, shown), self.cut_off.get(key, "")
        if cut_off or (now.chances, now.closer) != (shown.chances, shown.closer):
            await self._tell_one(table, watcher, now, cut_off)
        if key not in self.looks:
            self._forget(*key)

    def leave(self, person: str, table: int) -> None:
        """Tell a person no more of looks at a table: their message is about to show something else."""
        self.watching.pop((person, table), None)

    async def close(self) -> None:
        """Leave all looks as they are, and begin no others: what they have counted is stored."""
        self.closed = True
        self.watching.clear()
        if self.working is not None:
            self.working.cancel()
            await asyncio.gather(self.working, return_exceptions=True)
        self.looks.clear()

    def _may_begin(self, person: str) -> bool:
        """True if a person may begin another look today."""
        today = int(self.clock() // DAY_S)
        if today != self.day.number:
            self.day = Day(today)
        count, seconds = self.day.begun.get(person, (0, 0.0))
        return count < DAILY and seconds < PERSON_S

    def _count(self, person: str, question: Question, point: TurningPoint) -> bool:
        """Count a look that a person begins; False if it is too much for today. One is never too much."""
        if not self._may_begin(person):
            return False
        price = self.pace * question.seconds(point)
        if self.day.seconds and self.day.seconds + price > ALL_S:
            return False
        count, seconds = self.day.begun.get(person, (0, 0.0))
        self.day.begun[person] = count + 1, seconds + price
        self.day.seconds += price
        return True

    def _left(self) -> dict[tuple[int, int], float]:
        """Return how many seconds each look still takes."""
        return {at: look.left(self.pace) for at, look in self.looks.items()}

    def _next(self, left: dict[tuple[int, int], float], now: float) -> tuple[int, int]:
        """Return which look is next, if so many seconds of each are left (ruling 2)."""
        return max(left, key=lambda at: ((now - self.looks[at].asked) / max(left[at], 0.001), -left[at]))

    def _work(self) -> None:
        """Play on as long as there is a look."""
        if not self.closed and (self.working is None or self.working.done()):
            self.working = asyncio.create_task(self._take_turns(), name="closer looks")

    async def _take_turns(self) -> None:
        while self.looks:
            key = self._next(self._left(), self.clock())
            if not await self._turn(*key, self.looks[key]):
                # Both at once: who begins to watch after that learns from the store how it ended.
                del self.looks[key]
                self._forget(*key)
                with suppress(NotRecorded):
                    await self.analysis.note_ended(*key)
        self.analysis.rest()

    async def _turn(self, table: int, number: int, look: Look) -> bool:
        """Play on for some seconds; False if that ends the look."""
        before, counted, since = look.point, look.counted, time.monotonic()
        left = look.question.seconds(before)
        try:
            turn = await self.analysis.look_closer(look.question)
        except (Refused, NotPlayedOn, NotRecorded, Overtaken) as e:
            log.info("a closer look at table %d ends early", table)
            how = FAILED if not isinstance(e, Refused) else AWAY if e.reason == "game-away" else STOPPED
            await self._cut_off(table, number, look, how)
            return False
        except Exception:
            log.exception("a closer look at table %d failed", table)
            await self._cut_off(table, number, look, FAILED)
            return False
        if turn is None:
            await self._cut_off(table, number, look, STOPPED)
            return False
        (point, here), took = turn, time.monotonic() - since
        look.point = point
        if here:
            look.games, look.spent = look.games + look.counted - counted, look.spent + took
            self._learn(took, left - look.question.seconds(point))
        else:
            # Another process plays on the same game: other looks go first.
            look.asked = self.clock()
            await asyncio.sleep(ELSEWHERE_S)
        goes_on = self.analysis.may_look_closer(look.question.game, point)
        if look.counted // TOO_FEW != counted // TOO_FEW or point.chances != before.chances or not goes_on:
            await self._tell(table, point)
        return goes_on

    def _learn(self, took: float, expected: float) -> None:
        """Learn how long work takes here, from a turn that was expected to take so many seconds."""
        if expected > 0:
            took = min(took, SLOWEST * expected)
            self.pace = (LEARNT_S * self.pace + took) / (LEARNT_S + expected)

    async def _cut_off(self, table: int, number: int, look: Look, how: str) -> None:
        """Tell those who watch that a look was cut off; who comes later is told in ``watch``."""
        self.cut_off[table, number] = how
        await self._tell(table, look.point, how)

    async def _tell(self, table: int, point: TurningPoint, cut_off: str = "") -> None:
        """Tell all who watch this point."""
        for watcher in [w for (_, at), w in self.watching.items() if at == table and w.number == point.number]:
            await self._tell_one(table, watcher, point, cut_off)

    async def _tell_one(self, table: int, watcher: Watcher, point: TurningPoint, cut_off: str) -> None:
        """Tell one person, unless they have left by now; if they cannot be told, the look goes on all the same."""

        def there() -> bool:
            return self.watching.get((watcher.person, table)) is watcher

        if not there():
            return
        try:
            await watcher.tell(point, cut_off, there)
        except (Refused, NotRecorded):
            log.info("a closer look at table %d cannot be told", table)
        except Exception:
            log.exception("a closer look at table %d was not told", table)

    def _forget(self, table: int, number: int) -> None:
        """Forget who watches a look that has ended."""
        for key, watcher in [*self.watching.items()]:
            if key[1] == table and watcher.number == number:
                del self.watching[key]
