"""How a finished match went for who won it: until when they were behind, from when on in front. Pure.

Rulings:

1. Told is what the points were after each move (``Game.points_now``), as everybody may know it when all is over.
2. Nothing is told of a win that several share, of one by anything but points, or where fewer than ``LEAST_CHANGES``
   moves brought any: a deal counted at its end has no course.
3. Moves are counted as people made them: what somebody only wished in private is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from engine.core.match import Match
from engine.core.wishes import Wish

LEAST_CHANGES: Final = 2


@dataclass(frozen=True, slots=True)
class Course:
    """Of ``moves`` moves: after ``behind`` the winner was behind for the last time (0: never), from ``ahead`` on nobody
    was level with them any more; ``lead`` is by how many points they won."""

    behind: int
    ahead: int
    moves: int
    lead: int


def course_of(at_end: Match[Any], moves: Iterable[tuple[int, Sequence[Any]]]) -> Course | None:
    """The course of a finished match, whose moves, as (seat, wire), stand in its log; None where there is none to tell.

    ValueError or LookupError where they do not lead to its end.
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
    return told([[sign * point for point in points] for points in found], at_end.state.winners[0])


def told(points: Sequence[Sequence[int]], winner: int) -> Course | None:
    """The course of these points by seat after each move, of which the most win."""
    changes = sum(one != other for one, other in pairwise(points))
    leads = [row[winner] - max(p for seat, p in enumerate(row) if seat != winner) for row in points]
    if changes < LEAST_CHANGES or leads[-1] <= 0:
        return None
    behind = max((move for move, lead in enumerate(leads, 1) if lead < 0), default=0)
    ahead = 1 + max((move for move, lead in enumerate(leads, 1) if lead <= 0), default=0)
    return Course(behind, ahead, len(leads), leads[-1])
