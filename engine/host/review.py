"""Looking back at a finished game: where did it turn? From the record, in the background."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from engine.core.action import Action
from engine.core.match import Match, effective
from engine.core.view import View
from engine.host.base import HostBase
from engine.host.records import Refused, Status
from engine.layers.layer import stripped

REVIEW_LEVEL = "friend"
"""Who looks at each decision: quick, since there are many."""
MOST = 160
"""Decisions looked at; of a longer game every second, third, ... one."""
TURNING_POINTS = 3

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


class Review(HostBase):
    """Turning points of games that are over."""

    async def turning_points(self, table_id: int, progress: Progress | None = None) -> list[TurningPoint]:
        """The decisions with the largest swing, in the order of play; fewer where nothing was given away.

        Refused: no-such-table, not-over, no-computer-player, proof-old-rules (the record cannot be replayed).
        """
        table = await self._table_row(table_id)
        if table.status is not Status.FINISHED:
            raise Refused("not-over")
        if self.search is None:
            raise Refused("no-computer-player")
        async with self._at(table_id) as table:
            at_end = await self._match(table)
        if at_end.header.revision != at_end.game.revision:
            raise Refused("proof-old-rules")
        rows = await self.store.rows(
            "SELECT wire FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number", (table_id,)
        )
        moves = effective([json.loads(r["wire"]) for r in rows])
        match = at_end.afresh()
        step = -(-len(moves) // MOST)
        found: list[TurningPoint] = []
        for number, (seat, *wire) in enumerate(moves, 1):
            action = match.game.read(wire)
            if seat >= 0 and number % step == 0:
                point = await self._look(table_id, match, number, seat, action)
                if point is not None:
                    found.append(point)
                if progress is not None:
                    await progress(number, len(moves))
            match.submit(seat, action)
        found.sort(key=lambda p: -p.loss)
        return sorted(found[:TURNING_POINTS], key=lambda p: p.number)

    async def _look(
        self, table_id: int, match: Match[Any], number: int, seat: int, action: Action
    ) -> TurningPoint | None:
        """What the move gave away, by the estimate of a search that knows what the seat knew."""
        if self.search is None or seat not in match.state.waiting:
            return None
        view = match.view(seat)
        if view.asked and len(view.legal) == 1:
            return None
        _, state = stripped(match.game, match.state.redeal(seat, random.Random(secrets.randbits(128)).random))
        if state.phase not in self.games[match.header.game].phases:
            return None  # the cube's question, or a stop that only a leg makes
        result = await self.search.of(table_id, match.header.game, state.to_json(), seat, REVIEW_LEVEL)
        if result is None:
            return None
        ranked = [(wire, value) for wire, visits, value in result["ranked"] if visits]
        whole, begun = action.wire(), match.game.begins(match.state, seat, action).wire()
        done = whole if any(wire == whole for wire, _ in ranked) else begun
        mine = next((value for wire, value in ranked if wire == done), None)
        if not ranked or mine is None:
            return None
        best, value = max(ranked, key=lambda r: r[1])
        if best == done or value - mine <= 0.02:
            return None
        return TurningPoint(number, seat, view, action, match.game.read(best), value - mine)
