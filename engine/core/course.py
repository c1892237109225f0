"""How the winner's score developed in a finished match: until which move behind, from which move ahead. Pure.

Rulings:

1. The course uses the points after each move (``Game.points_now``), as all players may know them after the match.
2. There is no course for a shared win, for a win by anything but points, or if fewer than ``LEAST_CHANGES`` moves
   changed the points: a deal that is scored only at its end has no course.
3. Only moves that players made count; private wishes do not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from engine.core.match import Match
from engine.core.prepared.wishes import Wish

LEAST_CHANGES: Final = 2


@dataclass(frozen=True, slots=True)
class Course:
    """The course over ``moves`` moves. The winner was last behind after move ``behind`` (0: never). From move ``ahead``
    on no other seat was level. ``lead`` is the margin of the win in points."""

    behind: int
    ahead: int
    moves: int
    lead: int


def course_of(at_end: Match[Any], moves: Iterable[tuple[int, Sequence[Any]]]) -> Course | None:
    """Return the course of a finished match from the moves of its log, as (seat, wire); None if there is none.

    Raises ValueError or LookupError if the moves do not lead to the end of the match.
    """
    if len(at_end.state.winners) != 1 or at_end.game.points_now(at_end.state) is None:
        return None
    match, found = at_end.afresh(), list[list[int]]()
    for seat, wire in moves:
        action = match.game.read(list(wire))
        match.submit(seat, action)
        points = match.game.points_now(match.state)
        if points is None:
            return None
        if not isinstance(action, Wish) and seat >= 0:
            found.append(list(points))
        elif found:
            found[-1] = list(points)
    if match.state.to_json() != at_end.state.to_json():
        raise ValueError("the log leads elsewhere")
    sign = -1 if match.game.least_wins else 1
    return course_of_points([[sign * point for point in points] for points in found], at_end.state.winners[0])


def course_of_points(points: Sequence[Sequence[int]], winner: int) -> Course | None:
    """Return the course of these points, given by seat after each move; None if there is none."""
    changes = sum(one != other for one, other in pairwise(points))
    leads = [row[winner] - max(p for seat, p in enumerate(row) if seat != winner) for row in points]
    if changes < LEAST_CHANGES or leads[-1] <= 0:
        return None
    behind = max((move for move, lead in enumerate(leads, 1) if lead < 0), default=0)
    ahead = 1 + max((move for move, lead in enumerate(leads, 1) if lead <= 0), default=0)
    return Course(behind, ahead, len(leads), leads[-1])
