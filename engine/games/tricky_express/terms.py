"""The terms of Tricky Express: its numbers, neighbours and long passes, for rules, players, pictures and words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from engine.core.state import NO_SEAT

SEATS: Final = 4
DEALS: Final = 4
TRICKS: Final = 13
TOP, SECOND = 2, 1
"""The points of the bonuses."""
GROWTH: Final = 8

Span = tuple[int, int]
"""The own stations between which a long pass runs; (0, 0) for none."""


def right_of(seat: int) -> int:
    """Return the right neighbour, which plays before ``seat``."""
    return (seat - 1) % SEATS


def left_of(seat: int) -> int:
    """Return the left neighbour, which plays after ``seat``."""
    return (seat + 1) % SEATS


def spans(longs: Sequence[int], seat: int) -> tuple[Span, Span]:
    """Return the first and second long pass of ``seat`` in one deal."""
    a, b, c, d = longs[4 * seat : 4 * seat + 4]
    return (a, b), (c, d)


def add_section(longs: list[int], at: int, start: int, end: int) -> None:
    """Rank the section just completed among the two longest of its owner (``longs[at : at + 4]``).

    Sections come in the order of completion, so an equal length beats an earlier one (R1).
    """
    if end - start >= longs[at + 1] - longs[at]:
        longs[at + 2 : at + 4] = longs[at : at + 2]
        longs[at : at + 2] = start, end
    elif end - start >= longs[at + 3] - longs[at + 2]:
        longs[at + 2 : at + 4] = start, end


def length(longs: Sequence[int], at: int) -> int:
    """Return the number of stations that the long pass at ``at`` passes; 0 for none."""
    return longs[at + 1] - longs[at] - 1 if longs[at + 1] else 0


def bonus_seat(longs: Sequence[int], which: int) -> int:
    """Return the seat with the longest of the first (``which`` 0) or second (2) long passes, the later one if equal."""
    best, seat = (0, 0), NO_SEAT
    for p in range(SEATS):
        start, end = longs[4 * p + which], longs[4 * p + which + 1]
        if (end - start, end) > best:
            best, seat = (end - start, end), p
    return seat


def growth_bonus(firsts: Sequence[int]) -> int:
    """Return 8 minus 1 per pair of equal neighbours if the four lengths never fall and are not all equal, else 0."""
    if list(firsts) != sorted(firsts) or firsts[0] == firsts[-1]:
        return 0
    return GROWTH - sum(a == b for a, b in pairwise(firsts))


def bonus_of(seat: int, top: int, second: int) -> int:
    """Return the bonus points of a deal for ``seat``."""
    return TOP * (seat == top) + SECOND * (seat == second)
