"""Turning points of a finished game, found from its record in the background."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.action import Action
from engine.core.match import Match
from engine.core.view import View
from engine.host.model.logged import LoggedMove
from engine.host.model.records import AUTOMATIC, Refused, Status
from engine.host.model.rows import OVER
from engine.host.play.takebacks import Takebacks
from engine.host.table.tables import Tables
from engine.host.table.turns import CAUSES
from engine.layers.layer import stripped

REVIEW_LEVEL = "friend"
"""The level that examines each decision: a quick one, since there are many."""
MOST = 160
"""Most decisions examined; of a longer game every second, third, ... one."""
TURNING_POINTS = 3
LEAST = 0.02
"""A smaller difference between two estimates may be chance."""

Progress = Callable[[int, int], Awaitable[None]]
"""Called with how many decisions were examined, and of how many."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that cost its seat most: ``loss`` is the estimate (0 to 1) lost by not playing ``best``.

    ``number`` counts the moves of the game from 1; ``view`` is the seat's own, just before the move.
    """

    number: int
    seat: int
    view: View
    played: Action
    best: Action
    loss: float


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a search for a decision of the record, from the knowledge of its seat.

    ``result`` is that of ``search_pool.Search``. ``done`` is the played move among the ``ranked``: the whole move, or
    the listed move with which it begins (Game.begins). ``alike`` are the listed moves that begin as it did: a player
    who went on step by step may have meant any of them.
    """

    number: int
    seat: int
    view: View
    played: Action
    done: list[Any]
    alike: list[list[Any]]
    result: dict[str, Any]


class Analysis:
    """Turning points of finished games."""

    def __init__(self, tables: Tables, takebacks: Takebacks) -> None:
        self.tables = tables
        self.takebacks = takebacks

    async def turning_points(self, table_id: int, progress: Progress | None = None) -> list[TurningPoint]:
        """Return the decisions with the largest loss, in the order of play; fewer if nothing was lost.

        Raises Refused: no-such-table, not-over, not-played-out, no-computer-player, proof-old-rules (the record cannot
        be replayed).
        """
        found = await self.losses(table_id, progress)
        return sorted(found[:TURNING_POINTS], key=lambda p: p.number)

    async def losses(
        self, table_id: int, progress: Progress | None = None, *, people: bool = False
    ) -> list[TurningPoint]:
        """Return all decisions with a loss, the largest first; ``people``: only those made by people.

        Raises Refused as ``turning_points``.
        """
        self._must_search()
        at_end, moves = await self.finished(table_id)
        # Moves that the rules made by themselves were nobody's decision.
        numbers = [
            number
            for number, move in enumerate(moves, 1)
            if move.seat >= 0 and move.cause != AUTOMATIC and not (people and move.cause in CAUSES)
        ]
        step = -(-len(numbers) // MOST) or 1
        found: list[TurningPoint] = []
        async for thought in self._thoughts(table_id, at_end, moves, set(numbers[step - 1 :: step]), REVIEW_LEVEL):
            if isinstance(thought, Thought):
                found += _turn(at_end, thought)
            elif progress is not None:
                await progress(thought, len(moves))
        return sorted(found, key=lambda p: -p.loss)

    async def thoughts(self, table_id: int, numbers: Collection[int], level: str) -> list[Thought]:
        """Return the results of a search of ``level`` for the decisions ``numbers``, in the order of play, where it has
        any.

        Raises Refused as ``turning_points``.
        """
        self._must_search()
        at_end, moves = await self.finished(table_id)
        found = self._thoughts(table_id, at_end, moves, numbers, level)
        return [thought async for thought in found if isinstance(thought, Thought)]

    async def decision(self, table_id: int, number: int) -> View:
        """What the seat that made move ``number``, from 1, saw just before it.

        Refused: as ``finished``. LookupError where no seat made a move of this number.
        """
        at_end, moves = await self.finished(table_id)
        if not 1 <= number <= len(moves) or moves[number - 1].seat < 0:
            raise LookupError(number)
        return await asyncio.to_thread(_seen, at_end, moves[: number - 1], moves[number - 1].seat)

    async def finished(self, table_id: int) -> tuple[Match[Any], list[LoggedMove]]:
        """Return a finished match, and the moves that led there. Do not change them.

        Raises Refused: no-such-table, not-over, not-played-out (it ended before its game was over), proof-old-rules
        (the record cannot be replayed).
        """
        async with self.tables.at(table_id) as table:
            if table.status is not Status.FINISHED:
                raise Refused("not-played-out" if table.status in OVER else "not-over")
            at_end = await self.tables.matches.of(table)
            moves = await self.takebacks.standing_moves(table)
        if at_end.header.revision != at_end.game.revision:
            raise Refused("proof-old-rules")
        return at_end, moves

    def _must_search(self) -> None:
        """Raises Refused if no computer player searches."""
        if self.tables.search is None:
            raise Refused("no-computer-player")

    async def _thoughts(
        self, table_id: int, at_end: Match[Any], moves: Sequence[LoggedMove], numbers: Collection[int], level: str
    ) -> AsyncIterator[Thought | int]:
        """Yield the results for the decisions ``numbers``; after each decision, with or without a
        result, its number.
        """
        match = at_end.afresh()
        for number, move in enumerate(moves, 1):
            action = match.game.read(move.wire)
            if number in numbers:
                thought = await self._look(table_id, match, number, move.seat, action, level)
                if thought is not None:
                    yield thought
                yield number
            match.submit(move.seat, action)

    async def _look(
        self, table_id: int, match: Match[Any], number: int, seat: int, action: Action, level: str
    ) -> Thought | None:
        """Search with the knowledge of the seat; None if there was no choice, or no result."""
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
            return None
        whole = action.wire()
        tried = [list(wire) for wire, visits, _ in result["ranked"] if visits]
        if whole in tried:
            return Thought(number, seat, view, action, whole, [whole], result)
        game, at = match.game, match.state
        alike = [wire for wire in tried if game.begins(at, seat, game.read(wire)).wire() == begun]
        return Thought(number, seat, view, action, begun, alike, result)


def _seen(at_end: Match[Any], moves: Sequence[LoggedMove], seat: int) -> View:
    """What a seat saw after these moves."""
    match = at_end.afresh()
    for move in moves:
        match.submit(move.seat, match.game.read(move.wire))
    return match.view(seat)


def _turn(match: Match[Any], thought: Thought) -> list[TurningPoint]:
    """Return the loss of the move; nothing if it was the best, or as good."""
    ranked = [(wire, value) for wire, visits, value in thought.result["ranked"] if visits]
    mine = max((value for wire, value in ranked if list(wire) in thought.alike), default=None)
    if mine is None:
        return []
    best, value = max(ranked, key=lambda r: r[1])
    if value - mine <= LEAST:
        return []
    read = match.game.read
    return [TurningPoint(thought.number, thought.seat, thought.view, thought.played, read(best), value - mine)]
