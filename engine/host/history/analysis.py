"""Turning points of a finished game, found from its record in the background and stored.

Rulings:

1. At each turning point the game is also played on 200 times after the move that was made, and as often after the
   better one, with the cards as they lay (``engine.host.search.playouts``): could it have been won? The heuristic
   player plays all seats. Fewer if time runs out; fewer than 50 are not told.
2. That is a quick look where a search plays better than the heuristic player (``SIMULATIONS``). There the same is done
   once more with all seats searching, when a person looks at it: patiently, for some seconds at a time. What is counted
   is stored each time, and that a look was asked for is stored until it ends: so it goes on if it was cut off. The
   shuffles follow from the match: the same question has the same answer.
3. A game of a match with the doubling cube counts by itself.
"""

from __future__ import annotations

import json
import random
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from dataclasses import astuple, dataclass, replace
from typing import Any

from engine.core.action import Action
from engine.core.match import Match
from engine.host.model.columns import dump
from engine.host.model.logged import LoggedMove
from engine.host.model.records import AUTOMATIC, Refused, Status
from engine.host.model.rows import OVER
from engine.host.play.takebacks import Takebacks
from engine.host.search.playouts import SECONDS, SIMULATIONS
from engine.host.search.search_pool import PATIENT_S
from engine.host.store.contract import Writing
from engine.host.store.queries import queries
from engine.host.table.tables import Tables
from engine.host.table.turns import CAUSES
from engine.layers.layer import stripped

SQL = queries("history/queries.sql")

REVIEW_LEVEL = "friend"
"""The level that examines each decision: a quick one, since there are many."""
MOST = 160
"""Most decisions examined; of a longer game every second, third, ... one."""
TURNING_POINTS = 3
LEAST = 0.02
"""A smaller difference between two estimates may be chance."""
PLAYED_ON, PLAYED_ON_S = 200, 10.0
"""How often a game is played on after each of two moves at most, and in how many seconds."""
LAST = 0.1
"""The least share of a game that is to come, as far as its price is concerned."""
TOO_FEW = 50
"""With fewer games played on, their result tells too little."""

Progress = Callable[[int, int], Awaitable[None]]
"""Called with how many decisions were examined, and of how many."""


@dataclass(frozen=True, slots=True)
class Chances:
    """Of ``games`` played on from a decision, with the same cards, its seat won so many: after its own move, and after
    the better one."""

    games: int
    played: int
    best: int

    @property
    def enough(self) -> bool:
        """True if there are enough games for their result to tell something."""
        return self.games >= TOO_FEW


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that cost its seat most: ``loss`` is the estimate (0 to 1) lost by not playing ``best``.

    ``number`` counts the moves of the game from 1. ``by_person``: a person made it, no computer and no clock.
    ``chances`` are None if the game was not played on from there (ruling 1), ``closer`` if not by searching players
    (ruling 2).
    """

    number: int
    seat: int
    played: Action
    best: Action
    loss: float
    by_person: bool = True
    chances: Chances | None = None
    closer: Chances | None = None

    def stored(self) -> list[Any]:
        """Return the point as JSON values. Those of former releases end before ``closer``, ``chances`` or
        ``by_person``.
        """
        counted = [None if each is None else list(astuple(each)) for each in (self.chances, self.closer)]
        moves = self.played.wire(), self.best.wire()
        return [self.number, self.seat, *moves, round(self.loss, 4), self.by_person, *counted]

    @classmethod
    def from_stored(cls, data: Sequence[Any], read: Callable[[list[Any]], Action]) -> TurningPoint:
        """Return the point that ``stored`` wrote."""
        number, seat, played, best, loss, *rest = data
        by_person = rest[0] if rest else True
        chances, closer, *_ = [*(None if each is None else Chances(*each) for each in rest[1:]), None, None]
        return cls(number, seat, read(played), read(best), loss, by_person, chances, closer)


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a search for a decision of the record, from the knowledge of its seat.

    ``result`` is that of ``search_pool.Search``. ``done`` is the played move among the ``ranked``: the whole move, or
    the listed move with which it begins (Game.begins). ``alike`` are the listed moves that begin as it did: a player
    who went on step by step may have meant any of them.
    """

    number: int
    seat: int
    played: Action
    done: list[Any]
    alike: list[list[Any]]
    result: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Question:
    """What a look plays on: the position before move ``number`` with all its cards, the seat's two moves, the seed.

    ``ahead`` is the share of the game that is still to come there, from 1 at its beginning to ``LAST``.
    """

    table: int
    number: int
    game: str
    state: dict[str, Any]
    seat: int
    moves: tuple[list[Any], ...]
    seed: str
    ahead: float

    def seconds(self, point: TurningPoint) -> float:
        """Return how many seconds of one core all that is not yet known of the point takes, about."""
        quick = PLAYED_ON_S if point.chances is None else 0.0
        games = 0 if point.closer is None else point.closer.games
        return quick + 2 * self.ahead * SECONDS.get(self.game, 0.0) * (1 - games / PLAYED_ON)


class NotPlayedOn(Exception):
    """The games could not be played on: their process failed."""


@dataclass(frozen=True, slots=True)
class NoResult:
    """A search for a decision that has failed."""

    number: int


class Analysis:
    """Turning points of finished games."""

    def __init__(self, tables: Tables, takebacks: Takebacks) -> None:
        self.tables = tables
        self.takebacks = takebacks

    async def turning_points(self, table_id: int, progress: Progress | None = None) -> list[TurningPoint]:
        """Return the decisions with the largest loss, in the order of play; fewer if nothing was lost.

        The first call searches, which takes seconds; the result is stored. Raises Refused: no-such-table, not-over,
        not-played-out, no-computer-player, proof-old-rules (the record cannot be replayed).
        """
        known = await self.known(table_id)
        points = _most(await self.losses(table_id, progress)) if known is None else known
        if any(point.chances is None for point in points):
            points = await self._played_on(table_id, points)
        return points

    async def known(self, table_id: int) -> list[TurningPoint] | None:
        """Return the stored turning points of a table, None if nothing was stored. Raises Refused as ``finished``."""
        row = await self.tables.store.row(SQL.turning_points_of_table, (table_id,))
        if row is None:
            return None
        at_end, _ = await self.finished(table_id)
        return [TurningPoint.from_stored(point, at_end.game.read) for point in json.loads(row["body"])]

    async def losses(
        self, table_id: int, progress: Progress | None = None, *, patient: bool = False
    ) -> list[TurningPoint]:
        """Return all decisions with a loss, the largest first, and store the turning points among them, unless a search
        has failed.

        ``patient``: each search waits until no other one is wanted. Raises Refused as ``turning_points``.
        """
        self._must_search()
        at_end, moves = await self.finished(table_id)
        # Moves that the rules made by themselves were nobody's decision.
        numbers = [number for number, move in enumerate(moves, 1) if move.seat >= 0 and move.cause != AUTOMATIC]
        step = -(-len(numbers) // MOST) or 1
        wanted, found = set(numbers[step - 1 :: step]), list[TurningPoint]()
        complete = True
        async for thought in self._thoughts(table_id, at_end, moves, wanted, REVIEW_LEVEL, patient):
            if isinstance(thought, Thought):
                found += _turn(at_end, thought, by_person=moves[thought.number - 1].cause not in CAUSES)
            elif isinstance(thought, NoResult):
                complete = False
            elif progress is not None:
                await progress(thought, len(moves))
        found.sort(key=lambda p: -p.loss)
        if complete:
            # Otherwise a search has failed, and a later call tries again.
            await self.tables.store.write(SQL.add_turning_points, (table_id, _stored(_most(found))))
        return found

    async def _played_on(self, table_id: int, points: Sequence[TurningPoint]) -> list[TurningPoint]:
        """Return the points with their chances (ruling 1), and store them if they are stored already; they are not if a
        search has failed.
        """
        at_end, moves = await self.finished(table_id)
        match, left, told = at_end.afresh(), list(points), list[TurningPoint]()
        for number, move in enumerate(moves, 1):
            if left and number == left[0].number:
                point = left.pop(0)
                asked = _question(table_id, match, point, len(moves))
                told.append(point if point.chances is not None else await self._quick(asked, point) or point)
            match.submit(move.seat, match.game.read(move.wire))
        return await self._keep(table_id, told, at_end.game.read) or told

    async def _quick(self, asked: Question, point: TurningPoint) -> TurningPoint | None:
        """Return the point with its chances; None if that has failed."""
        if (search := self.tables.search) is None:
            return None
        who = asked.table, asked.game, asked.state, asked.seat, asked.moves
        counted = await search.play_out(*who, PLAYED_ON, asked.seed, time.monotonic, PLAYED_ON_S)
        return None if counted is None else replace(point, chances=Chances(*counted))

    async def _closer(self, asked: Question, point: TurningPoint) -> TurningPoint | None:
        """Return the point with the next games of its closer look; None if that has failed."""
        if (search := self.tables.search) is None:
            return None
        so_far = point.closer or Chances(0, 0, 0)
        counted = await search.play_out(
            *(asked.table, asked.game, asked.state, asked.seat, asked.moves, PLAYED_ON, asked.seed),
            *(time.monotonic, PATIENT_S),
            after=so_far.games,
            simulations=SIMULATIONS[asked.game],
            patient=True,
        )
        if counted is None:
            return None
        return replace(point, closer=Chances(*(a + b for a, b in zip(astuple(so_far), counted, strict=True))))

    def may_look_closer(self, game: str, point: TurningPoint) -> bool:
        """True if not all is known of how a game goes on from a turning point (rulings 1 and 2)."""
        known = point.chances is not None and (game not in SIMULATIONS or _ended(point.closer))
        return self.tables.search is not None and not known

    async def question(self, table_id: int, number: int) -> tuple[Question, TurningPoint] | None:
        """Return what a look at the turning point before move ``number`` plays on, and what is known of it; None if
        there is no such point, or all is known. Raises Refused as ``finished``.
        """
        point = await self._point(table_id, number)
        if point is None:
            return None
        at_end, moves = await self.finished(table_id)
        match = at_end.afresh()
        for move in moves[: number - 1]:
            match.submit(move.seat, match.game.read(move.wire))
        asked = _question(table_id, match, point, len(moves))
        return (asked, point) if self.may_look_closer(asked.game, point) else None

    async def look_closer(self, asked: Question) -> tuple[TurningPoint, bool] | None:
        """Play on for some seconds, and return what is known then, also by another process, and whether it was played
        on here: not while another process does. None if the point is gone.

        Raises Refused as ``finished``, NotPlayedOn.
        """
        async with self.tables.leases.alone(_look(asked.table, asked.number)) as ours:
            point = await self._point(asked.table, asked.number)
            if point is None:
                return None
            if not ours or not self.may_look_closer(asked.game, point):
                return point, False
            more = await (self._quick if point.chances is None else self._closer)(asked, point)
            if more is None:
                raise NotPlayedOn
            at_end, _ = await self.finished(asked.table)
            kept = await self._keep(asked.table, [more], at_end.game.read)
            return next(((p, True) for p in kept if p.number == asked.number), None)

    async def _point(self, table_id: int, number: int) -> TurningPoint | None:
        """Return the stored turning point before move ``number``."""
        return next((p for p in await self.known(table_id) or () if p.number == number), None)

    async def asked_for(self) -> list[tuple[int, int, float]]:
        """Return the looks that were begun and have not ended: table, number of the move, when it was asked for."""
        rows = await self.tables.store.rows(SQL.looks)
        return [(int(row["name"].split()[1]), int(row["name"].split()[2]), float(row["body"])) for row in rows]

    async def note_asked(self, table_id: int, number: int, at: float) -> None:
        """Store that a look was begun: if it is cut off, ``asked_for`` still tells of it."""
        await self.tables.store.write(SQL.add_look, (_look(table_id, number), repr(at)))

    async def note_ended(self, table_id: int, number: int) -> None:
        """Store that a look has ended."""
        await self.tables.store.write(SQL.delete_look, (_look(table_id, number),))

    def rest(self) -> None:
        """Release what looks need while there are none."""
        if self.tables.search is not None:
            self.tables.search.rest()

    async def _keep(
        self, table_id: int, points: Sequence[TurningPoint], read: Callable[[list[Any]], Action]
    ) -> list[TurningPoint]:
        """Store what is counted at the points besides what is stored already; another search or process may have
        counted more meanwhile. Return all points that are stored now, [] if the table's are gone.
        """

        def work(writing: Writing) -> list[TurningPoint]:
            row = writing.row(SQL.turning_points_of_table, (table_id,))
            if row is None:
                return []
            kept = [TurningPoint.from_stored(each, read) for each in json.loads(row[0])]
            for at, each in enumerate(kept):
                for point in points:
                    if (point.number, point.played, point.best) == (each.number, each.played, each.best):
                        chances, closer = _more(each.chances, point.chances), _more(each.closer, point.closer)
                        kept[at] = replace(each, chances=chances, closer=closer)
            writing.do(SQL.update_turning_points, (_stored(kept), table_id))
            return kept

        return await self.tables.store.transaction(work)

    async def thoughts(
        self, table_id: int, numbers: Collection[int], level: str, *, patient: bool = False
    ) -> list[Thought]:
        """Return the results of a search of ``level`` for the decisions ``numbers``, in the order of play, where it has
        any.

        ``patient`` as in ``losses``. Raises Refused as ``turning_points``.
        """
        self._must_search()
        at_end, moves = await self.finished(table_id)
        found = self._thoughts(table_id, at_end, moves, numbers, level, patient)
        return [thought async for thought in found if isinstance(thought, Thought)]

    async def finished(self, table_id: int) -> tuple[Match[Any], list[LoggedMove]]:
        """Return a finished match, and the moves that led there. Do not change them.

        Raises Refused: no-such-table, not-over, not-played-out (it ended before its game was over), moves-gone,
        proof-old-rules (the record cannot be replayed).
        """
        async with self.tables.locked(table_id) as table:
            if table.status is not Status.FINISHED:
                raise Refused("not-played-out" if table.status in OVER else "not-over")
            at_end = await self.tables.matches.with_its_moves(table)
            moves = await self.takebacks.standing_moves(table)
        if at_end.header.revision != at_end.game.revision:
            raise Refused("proof-old-rules")
        return at_end, moves

    def _must_search(self) -> None:
        """Raises Refused if no computer player searches."""
        if self.tables.search is None:
            raise Refused("no-computer-player")

    async def _thoughts(
        self,
        table_id: int,
        at_end: Match[Any],
        moves: Sequence[LoggedMove],
        numbers: Collection[int],
        level: str,
        patient: bool,
    ) -> AsyncIterator[Thought | NoResult | int]:
        """Yield the results for the decisions ``numbers``; after each decision, also one without a choice, its
        number.
        """
        match = at_end.afresh()
        for number, move in enumerate(moves, 1):
            action = match.game.read(move.wire)
            if number in numbers:
                if patient and self.tables.search is not None:
                    await self.tables.search.quiet()
                thought = await self._look(table_id, match, number, move.seat, action, level)
                if thought is not None:
                    yield thought
                yield number
            match.submit(move.seat, action)

    async def _look(
        self, table_id: int, match: Match[Any], number: int, seat: int, action: Action, level: str
    ) -> Thought | NoResult | None:
        """Search with the knowledge of the seat; None if there was no choice."""
        if self.tables.search is None or seat not in match.state.waiting:
            return None
        view = match.view(seat)
        if view.asked and len(view.legal) == 1:
            return None
        _, state = stripped(match.game, match.state.redeal(seat, random.Random(secrets.randbits(128)).random))
        if state.phase not in self.tables.library.games[match.header.game].phases:
            return None  # the cube's question, or a stop that only a leg makes
        begun = match.game.begins(match.state, seat, action).wire()
        result = await self.tables.search.of(table_id, match.header.game, state.to_json(), seat, level)
        if result is None:
            return NoResult(number)
        whole = action.wire()
        tried = [list(wire) for wire, visits, _ in result["ranked"] if visits]
        if whole in tried:
            return Thought(number, seat, action, whole, [whole], result)
        game, at = match.game, match.state
        alike = [wire for wire in tried if game.begins(at, seat, game.read(wire)).wire() == begun]
        return Thought(number, seat, action, begun, alike, result)


def _question(table: int, match: Match[Any], point: TurningPoint, moves: int) -> Question:
    """Return what is played on from a turning point, at which ``match`` stands; the whole game had so many moves.

    Of a match with the doubling cube a game counts by itself, and how much of it is to come is not known. Near the end
    another move may let the game go on.
    """
    inner, state = stripped(match.game, match.state)
    ahead = max(LAST, 1 - (point.number - 1) / moves) if inner is match.game else 1.0
    seed, both = f"{match.header.match}:{point.number}", (point.played.wire(), point.best.wire())
    return Question(table, point.number, match.header.game, state.to_json(), point.seat, both, seed, ahead)


def _look(table: int, number: int) -> str:
    """Return the name of a look: of what is stored of it, and of its lease."""
    return f"look {table} {number}"


def _ended(closer: Chances | None) -> bool:
    """True if a closer look has counted all its games."""
    return closer is not None and closer.games >= PLAYED_ON


def _more(one: Chances | None, other: Chances | None) -> Chances | None:
    """Return those of more games."""
    return max((each for each in (one, other) if each is not None), key=lambda each: each.games, default=None)


def _stored(points: Sequence[TurningPoint]) -> str:
    return dump([point.stored() for point in points])


def _most(losses: Sequence[TurningPoint]) -> list[TurningPoint]:
    """Return the turning points among all losses, of which the largest stand first, in the order of play."""
    return sorted(losses[:TURNING_POINTS], key=lambda p: p.number)


def _turn(match: Match[Any], thought: Thought, *, by_person: bool) -> list[TurningPoint]:
    """Return the loss of the move; nothing if it was the best, or as good."""
    ranked = [(wire, value) for wire, visits, value in thought.result["ranked"] if visits]
    mine = max((value for wire, value in ranked if list(wire) in thought.alike), default=None)
    if mine is None:
        return []
    best, value = max(ranked, key=lambda r: r[1])
    if value - mine <= LEAST:
        return []
    return [TurningPoint(thought.number, thought.seat, thought.played, match.game.read(best), value - mine, by_person)]
