"""Rounds in which people go out one by one until one is left: who is still in, and whose turn is next.

``inside`` says by seat whether it is still in; any list of what is falsy for those who are out will do, such as the
hands where going out costs the last card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.state import NO_SEAT


def survivors(inside: Sequence[Any]) -> list[int]:
    """The seats that are still in."""
    return [p for p, still in enumerate(inside) if still]


def next_inside(inside: Sequence[Any], seat: int) -> int:
    """The first seat clockwise after ``seat`` that is still in; ``seat`` itself where it is the only one."""
    n = len(inside)
    for p in range(seat + 1, seat + n + 1):  # quicker than ``next``
        if inside[p % n]:
            return p % n
    return NO_SEAT


def last_inside(inside: Sequence[Any]) -> int:
    """The seat that alone is still in, NO_SEAT where there are several."""
    left = survivors(inside)
    return left[0] if len(left) == 1 else NO_SEAT
