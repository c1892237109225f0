"""Elimination: players go out one by one until one is left. Finds the seats still in and the next turn.

``inside`` says by seat whether it is still in. Any list whose entries are falsy for seats that are out works, such as
the hands in a game where a seat goes out with its last card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.state import NO_SEAT


def survivors(inside: Sequence[Any]) -> list[int]:
    """Return the seats that are still in."""
    return [p for p, still in enumerate(inside) if still]


def next_inside(inside: Sequence[Any], seat: int) -> int:
    """Return the first seat clockwise after ``seat`` that is still in; ``seat`` itself if it is the only one."""
    n = len(inside)
    for p in range(seat + 1, seat + n + 1):  # quicker than ``next``
        if inside[p % n]:
            return p % n
    return NO_SEAT


def last_inside(inside: Sequence[Any]) -> int:
    """Return the only seat that is still in; NO_SEAT if there are several."""
    left = survivors(inside)
    return left[0] if len(left) == 1 else NO_SEAT
