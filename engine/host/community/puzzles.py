"""Puzzles: the worst decisions of finished games, asked again.

Rulings:

1. A puzzle comes from a decision that a person made themselves, not from moves of computers, orders or clocks.
2. A quick search examines the game as for its turning points, and a strong one judges its findings. A decision becomes
   a puzzle if by both it gave away at least ``LEAST_LOSS``.
3. A puzzle shows what the seat could know then. Its choices are the best move, the one that was made, and the most
   promising others; their order was drawn once and tells nothing. Of moves as good as the best one only the first is a
   choice while worse ones are left, as otherwise nearly every answer would be right.
4. A choice nearly as good as the best one (``AS_GOOD``) is right too.
5. Only a person's first answer to a puzzle counts; nobody else learns of it.
6. A table is examined once, soon after its end, while no other search is wanted. Nobody waits for it: a table that is
   not examined yet has no puzzles so far.
7. A daily deal is used only when its day is over.
8. Two choices of which one throws half of everything away (``SLIP``) show a slip, and make no puzzle.
9. A person's habit is the reason for the better move that their own decisions of the last thirty days have most often
   in common, in one game, at least ``HABIT`` times. Nobody else learns of it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from engine.core.action import Action
from engine.core.facts import KINDS, Message
from engine.core.match import Match
from engine.core.view import View
from engine.host.history.analysis import Thought
from engine.host.model.columns import dump
from engine.host.model.logged import LoggedMove
from engine.host.model.records import Person, Refused, TableInfo
from engine.host.model.rows import table_rows
from engine.host.play.hints import HINT_LEVEL
from engine.host.store.contract import Writing
from engine.host.store.queries import queries

if TYPE_CHECKING:
    from engine.host.host import Host

log = logging.getLogger("tefuda.puzzles")

SQL = queries("community/puzzles.sql")

MOST = 3
"""Most puzzles of one table."""
JUDGED = 6
"""Most decisions of a table that the strong player judges."""
LEAST_LOSS = 0.03
"""Least loss of the played move, as an estimate from 0 to 1."""
AS_GOOD = 0.02
"""Largest difference at which an answer is still right. A repeated search moves two estimates one or two hundredths
nearer or further apart. Below ``LEAST_LOSS``."""
SLIP = 0.5
"""Least loss of a slip, as an estimate from 0 to 1."""
CHOICES = 4
VISITS = 8
"""Fewest simulations of a move for which an estimate is used."""
TABLES = 60
"""How many of the newest tables are used."""
NEWEST = 2_000
"""How many of the newest tables are examined without being asked for."""
LONGEST_S = 900.0
"""Seconds after which the examination of a table is given up."""
AGAIN_S = 3600.0
"""Seconds until a table is examined again if its search has failed, or had to wait too long for others. Where rules
refuse, nothing changes before the next start."""
HABIT = 3
"""Least number of decisions that make a habit."""
HABIT_S = 30 * 86_400.0
"""The seconds from which a habit is told."""
REMEMBERED = 200
"""Most decisions of a person that are looked at for a habit."""
FINDER = "puzzles"
"""The lease of the process that examines tables: one at a time, as people who play now need the computing time."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A move in its wire form, and its worth to its seat, from 0 to 1."""

    wire: list[Any]
    value: float


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision of a finished table: before move ``number`` (from 1) ``seat`` had these choices.

    ``best`` and ``played`` are indexes of choices. ``why`` and ``worth`` are the reason for the best one and its gain
    (see ``players.reasons``).
    """

    id: int
    table: int
    number: int
    seat: int
    choices: tuple[Choice, ...]
    best: int
    played: int
    why: Message
    worth: Message

    def loss(self, choice: int) -> float:
        """Return the loss of this choice, from 0 to 1."""
        return max(0.0, self.choices[self.best].value - self.choices[choice].value)

    def is_right(self, choice: int) -> bool:
        """True if it is the best choice, or as good (ruling 4)."""
        return choice == self.best or self.loss(choice) <= AS_GOOD

    def body(self) -> str:
        """Return the stored form."""
        return dump(
            {
                "choices": [[c.wire, round(c.value, 4)] for c in self.choices],
                "best": self.best,
                "played": self.played,
                "why": _written(self.why),
                "worth": _written(self.worth),
            }
        )

    @classmethod
    def read(cls, row: Any) -> Puzzle:
        """Read the stored form."""
        body = json.loads(row["body"])
        choices = tuple(Choice(list(wire), float(value)) for wire, value in body["choices"])
        why, worth = _read(body["why"]), _read(body["worth"])
        place = row["id"], row["table_id"], row["number"], row["seat"]
        return cls(*place, choices, body["best"], body["played"], why, worth)


@dataclass(frozen=True, slots=True)
class Posed:
    """A puzzle as it is asked: the position as an onlooker and as its seat sees it, and the choices as moves."""

    puzzle: Puzzle
    table: TableInfo
    public: View
    own: View
    moves: tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """How many puzzles a person has answered, and how many of them right at the first try."""

    answered: int
    found: int


@dataclass(frozen=True, slots=True)
class Habit:
    """What a person gave away most often: how often, and the newest decision of that kind (ruling 9)."""

    game: str
    times: int
    newest: Puzzle


class Puzzles:
    """The puzzles of a host's tables."""

    def __init__(self, host: Host, rnd: Callable[[], float] | None = None) -> None:
        self.host, self.store = host, host.tables.store
        self.rnd = rnd or random.SystemRandom().random
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._wanted: dict[int, None] = {}
        """Tables whose puzzles somebody asked for before they were examined."""
        self._failed: dict[int, float] = {}
        """Until when tables are not examined again whose examination failed, in seconds since 1970."""

    async def tables(self, guild: str | None, person: str, game: str = "") -> list[TableInfo]:
        """Return the newest finished tables with people, of a server or (None) of a person."""
        place = guild or ""
        rows = await self.store.rows(SQL.tables_to_search, (place or None, place, person, game, game, TABLES))
        found = [t for t in table_rows(rows) if self.host.tables.library.opens(t.game)]
        shared = await self.store.together(*((SQL.deal_of_table, (t.id,)) for t in found))
        sealed = self.host.duplicate_deals.sealed
        closed = [any([await sealed(c["cards"]) for c in of]) for of in shared]
        return [t.info(person) for t, kept in zip(found, closed, strict=True) if not kept]

    async def known(self, table: int) -> list[Puzzle] | None:
        """Return the puzzles of a table, in the order of play; None if it is not examined yet; then it is soon.

        Raises Refused: no-computer-player, puzzle-failed if a search for them has failed lately.
        """
        if await self._sought(table):
            return await self._known(table)
        if self.host.tables.search is None:
            raise Refused("no-computer-player")
        if self._has_failed(table):
            raise Refused("puzzle-failed")
        self._wanted[table] = None
        return None

    async def examine(self, table: int) -> list[Puzzle]:
        """Return the puzzles of a table; if it was never examined, that is done now, which takes a while.

        Raises Refused: no-such-table, not-over, not-played-out, proof-old-rules, no-computer-player, puzzle-failed.
        """
        lock = self._locks.setdefault(table, asyncio.Lock())
        async with lock:
            if not await self._sought(table):
                found = await self._found(table)
                await self.store.transaction(lambda writing: self._write(writing, table, found))
            return await self._known(table)

    async def examine_next(self) -> bool:
        """Examine one table that is over; False if none is left, or another process does it.

        Those whose puzzles somebody asked for come first, then the newest.
        """
        if self.host.tables.search is None:
            return False
        async with self.host.tables.leases.alone(FINDER) as ours:
            rows = await self.store.rows(SQL.tables_to_examine, (NEWEST, 1 + len(self._failed))) if ours else []
            open_ = [table for table in [*self._wanted, *(row["id"] for row in rows)] if not self._has_failed(table)]
            if not ours or not open_:
                return False
            table = open_[0]
            self._wanted.pop(table, None)
            try:
                async with asyncio.timeout(LONGEST_S):
                    await self.examine(table)
            except (Refused, TimeoutError) as failed:
                log.info("table %d has no puzzles: %s", table, failed)
                lasting = isinstance(failed, Refused) and failed.reason != "puzzle-failed"
                self._failed[table] = math.inf if lasting else self.host.tables.clock() + AGAIN_S
            except Exception:
                self._failed[table] = self.host.tables.clock() + AGAIN_S
                raise
        return True

    async def puzzle(self, puzzle: int) -> Puzzle:
        """Return a puzzle by its number. Raises Refused: no-such-puzzle."""
        row = await self.store.row(SQL.puzzle, (puzzle,))
        if row is None:
            raise Refused("no-such-puzzle")
        return Puzzle.read(row)

    async def drawn(self, tables: Sequence[TableInfo], person: str) -> Puzzle:
        """Return one of these tables' known puzzles that this person has not answered: from games that they have played
        or learned first, and of those from tables of others first.

        Raises Refused: puzzle-none.
        """
        played = {row["game"] for row in await self.store.rows(SQL.games_of_person, (person, person, person))}

        def rank(table: TableInfo) -> tuple[bool, bool]:
            return table.game not in played, table.seat_of(person) is not None

        for rank_of_group in sorted({rank(t) for t in tables}):
            if puzzle := await self._open([t for t in tables if rank(t) == rank_of_group], person):
                return puzzle
        raise Refused("puzzle-none")

    async def posed(self, puzzle: Puzzle) -> Posed:
        """Return the position of a puzzle. Raises Refused as ``Analysis.finished``."""
        at_end, moves = await self.host.analysis.finished(puzzle.table)
        info = await self.host.reading.table(puzzle.table)
        return await asyncio.to_thread(_posed, puzzle, info, at_end, moves)

    async def answer(self, puzzle: Puzzle, choice: int, person: Person) -> None:
        """Store a person's first answer. Raises Refused: malformed."""
        if not 0 <= choice < len(puzzle.choices):
            raise Refused("malformed")
        found = int(puzzle.is_right(choice))
        await self.store.write(SQL.add_answer, (puzzle.id, person.id, choice, found, self.host.tables.clock()))

    async def tally(self, person: str) -> Tally:
        """Return how many puzzles a person has answered."""
        row = await self.store.row(
            SQL.count_answers_of_person,
            (person,),
        )
        return Tally(0, 0) if row is None else Tally(row["answered"], row["found"])

    async def habit(self, person: str, game: str = "") -> Habit | None:
        """Return the habit of a person, in all games or one; None if there is none."""
        since = self.host.tables.clock() - HABIT_S
        rows = await self.store.rows(SQL.puzzles_of_own_decisions, (person, since, REMEMBERED))
        alike: dict[tuple[str, str], list[Puzzle]] = {}
        for row in rows:
            if row["game"] == game or (not game and self.host.tables.library.plays(row["game"])):
                puzzle = Puzzle.read(row)
                alike.setdefault((row["game"], puzzle.why.key), []).append(puzzle)
        # Of equally frequent ones the newest is told: it stands first.
        (slug, _), found = max(alike.items(), key=lambda one: len(one[1]), default=(("", ""), []))
        return Habit(slug, len(found), found[0]) if len(found) >= HABIT else None

    async def unanswered(self, puzzles: Sequence[Puzzle], person: str) -> list[Puzzle]:
        """Return those of the puzzles that a person has not answered."""
        done = {row["puzzle"] for row in await self.store.rows(SQL.puzzles_answered_by_person, (person,))}
        return [p for p in puzzles if p.id not in done]

    async def left(self, table: int, person: str) -> list[Puzzle]:
        """Return the known puzzles of a table that a person has not answered."""
        return await self.unanswered(await self._known(table), person)

    async def _open(self, tables: Sequence[TableInfo], person: str) -> Puzzle | None:
        """Return a random one of these tables' known puzzles that this person has not answered, or None."""
        found = await self.store.together(*((SQL.puzzles_of_table, (t.id,)) for t in tables))
        left = await self.unanswered([Puzzle.read(row) for rows in found for row in rows], person)
        return left[int(self.rnd() * len(left))] if left else None

    def _has_failed(self, table: int) -> bool:
        return self.host.tables.clock() < self._failed.get(table, -math.inf)

    async def _sought(self, table: int) -> bool:
        return await self.store.row(SQL.table_is_searched, (table,)) is not None

    async def _known(self, table: int) -> list[Puzzle]:
        return [Puzzle.read(row) for row in await self.store.rows(SQL.puzzles_of_table, (table,))]

    def _write(self, writing: Writing, table: int, found: Sequence[Puzzle]) -> None:
        """Store the found puzzles, unless another process was quicker."""
        if writing.do(SQL.mark_table_searched, (table, self.host.tables.clock())) != 1:
            return
        writing.each(SQL.add_puzzle, [(table, p.number, p.seat, p.body()) for p in found])

    async def _found(self, table: int) -> list[Puzzle]:
        losses = await self.host.analysis.losses(table, patient=True)
        asked = [p.number for p in losses if p.by_person and p.loss >= LEAST_LOSS][:JUDGED]
        thoughts = await self.host.analysis.thoughts(table, asked, HINT_LEVEL, patient=True)
        if asked and not thoughts:
            raise Refused("puzzle-failed")
        made = [p for t in thoughts if (p := _puzzle(table, t, self.rnd)) is not None]
        made.sort(key=lambda p: -p.loss(p.played))
        return sorted(made[:MOST], key=lambda p: p.number)


def _written(message: Message) -> list[Any]:
    """Return a message as JSON values, with the kind of each fact."""
    return [message.key, {name: [type(fact).__name__, fact] for name, fact in message.facts.items()}]


def _read(stored: list[Any]) -> Message:
    """Read the value of ``_written``."""
    key, facts = stored
    return Message(key, {name: KINDS[kind](fact) if kind in KINDS else fact for name, (kind, fact) in facts.items()})


def _puzzle(table: int, thought: Thought, rnd: Callable[[], float]) -> Puzzle | None:
    """Return the puzzle of a decision; None if the strong player finds too small a loss."""
    result = thought.result
    known = [Choice(list(wire), float(value)) for wire, visits, value in result["ranked"] if visits >= VISITS]
    best = next((c for c in known if c.wire == result["best"]), None)
    played = next((c for c in known if c.wire == thought.done), None)
    if best is None or played is None or best.value - played.value < LEAST_LOSS:
        return None
    others = sorted((c for c in known if c is not best and c is not played), key=lambda c: -c.value)
    as_good = sum(best.value - c.value <= AS_GOOD for c in others)
    others = [*others[:1], *others[max(as_good, 1) :], *others[1:as_good]]
    choices = [best, played, *others[: CHOICES - 2]]
    if len(choices) == 2 and best.value - played.value >= SLIP:
        return None
    choices.sort(key=lambda _: rnd())
    at = choices.index
    (why, facts), (worth, gained) = result["why"], result["worth"]
    reasons = Message(why, facts), Message(worth, gained)
    return Puzzle(0, table, thought.number, thought.seat, tuple(choices), at(best), at(played), *reasons)


def _posed(puzzle: Puzzle, info: TableInfo, at_end: Match[Any], moves: Sequence[LoggedMove]) -> Posed:
    """Replay a match up to the decision of a puzzle."""
    match = at_end.afresh()
    for move in moves[: puzzle.number - 1]:
        match.submit(move.seat, match.game.read(move.wire))
    read = tuple(match.game.read(list(c.wire)) for c in puzzle.choices)
    return Posed(puzzle, info, match.view(None), match.view(puzzle.seat), read)
