"""Looking back at a finished game: where did it turn? From the record, in the background."""

from __future__ import annotations

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
"""Who looks at each decision: quick, since there are many."""
MOST = 160
"""Decisions looked at; of a longer game every second, third, ... one."""
TURNING_POINTS = 3
LEAST = 0.02
"""A smaller difference between two estimates may be chance."""

Progress = Callable[[int, int], Awaitable[None]]
"""Told how many decisions have been looked at, and of how many."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """A decision that cost its seat most: ``loss`` is the estimate (0 to 1) given away by not playing ``best``.

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
    """What a search found for a decision of the record, from what its seat knew.

    ``result`` is as ``search_pool.Search`` gives it; ``done`` is the played move as it stands among the ``ranked``:
    the whole of it, or the move on the list with which it begins (Game.begins). ``alike`` are those of them that begin
    as it did: whoever went on step by step can still have meant any of these.
    """

    number: int
    seat: int
    view: View
    played: Action
    done: list[Any]
    alike: list[list[Any]]
    result: dict[str, Any]


class Analysis:
    """Turning points of games that are over."""

    def __init__(self, tables: Tables, takebacks: Takebacks) -> None:
        self.tables = tables
        self.takebacks = takebacks

    async def turning_points(self, table_id: int, progress: Progress | None = None) -> list[TurningPoint]:
        """The decisions with the largest swing, in the order of play; fewer where nothing was given away.

        Refused: no-such-table, not-over, not-played-out, no-computer-player, proof-old-rules (the record cannot
        be replayed).
        """
        found = await self.losses(table_id, progress)
        return sorted(found[:TURNING_POINTS], key=lambda p: p.number)

    async def losses(
        self, table_id: int, progress: Progress | None = None, *, people: bool = False
    ) -> list[TurningPoint]:
        """All decisions by which something was given away, the largest swing first; ``people``: made by people alone.

        Refused: as ``turning_points``.
        """
        self._must_search()
        at_end, moves = await self.finished(table_id)
        # What the rules made by themselves was nobody's decision.
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
        """What a search of ``level`` finds for the decisions ``numbers``, in the order of play, as far as it can tell.

        Refused: as ``turning_points``.
        """
        self._must_search()
        at_end, moves = await self.finished(table_id)
        found = self._thoughts(table_id, at_end, moves, numbers, level)
        return [thought async for thought in found if isinstance(thought, Thought)]

    async def finished(self, table_id: int) -> tuple[Match[Any], list[LoggedMove]]:
        """A finished match, and the moves that led there; not to be changed.

        Refused: no-such-table, not-over, not-played-out (it ended before its game was over), proof-old-rules (the
        record cannot be replayed).
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
        """Raises Refused where no computer player searches."""
        if self.tables.search is None:
            raise Refused("no-computer-player")

    async def _thoughts(
        self, table_id: int, at_end: Match[Any], moves: Sequence[LoggedMove], numbers: Collection[int], level: str
    ) -> AsyncIterator[Thought | int]:
        """Thoughts about the decisions ``numbers``; after each of them, whatever was found, its number."""
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
        """What a search finds that knows what the seat knew; None where there was no choice, or it cannot tell."""
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


def _turn(match: Match[Any], thought: Thought) -> list[TurningPoint]:
    """What the move gave away; nothing where it was the best, or as good as that."""
    ranked = [(wire, value) for wire, visits, value in thought.result["ranked"] if visits]
    mine = max((value for wire, value in ranked if list(wire) in thought.alike), default=None)
    if mine is None:
        return []
    best, value = max(ranked, key=lambda r: r[1])
    if value - mine <= LEAST:
        return []
    read = match.game.read
    return [TurningPoint(thought.number, thought.seat, thought.view, thought.played, read(best), value - mine)]
