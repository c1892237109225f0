"""What Dominuxen is made of: numbers, names, who beats whom, what tiles are worth.

A set on a line is the list ``[number, size, tile, ...]``, size being how many the set counts as.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.tiles import COUNT, DOUBLE, HIGHEST

Set = Sequence[int]
"""A set on a line: number, size, tiles."""

TURN_LIMIT = 150
"""Plays that end a round, where the table has named no other number."""
HAND, ROW = 13, 6
"""Tiles dealt to everybody, tiles the row is refilled to."""
PILE = COUNT
"""What ``draw`` names to get the top tile of the pile; one past the last tile."""

ASK = 0
"""The habit of having none: every set that was left is asked for."""
NEVER = 15
"""The habit of taking nothing back; no set counts that many."""
HABITS = (ASK, 1, 2, 3, 4, 5, 6, NEVER)
LEAVE_IT, TAKE_IT, ASK_ME = range(3)
"""What can be settled beforehand about a victim's set."""
PENDING, TAKEN, RETURNED, THROWN = range(4)
"""How the attack on a victim went so far (DominuxenState.attacks)."""

BEATS = tuple(
    tuple((x, y) == (0, HIGHEST) or (x > y and (x, y) != (HIGHEST, 0)) for y in range(HIGHEST + 1))
    for x in range(HIGHEST + 1)
)
"""``BEATS[x][y]``: whether number x is stronger than y."""
OTHERS = tuple(tuple(tuple((p + k) % n for k in range(1, n)) for p in range(n)) for n in range(6))
"""``OTHERS[n][p]``: everybody else of n seats, clockwise from the left neighbour of p."""


def worth(tiles: Sequence[int], double_tiles: bool) -> int:
    """Points of tiles: one each, with the option two for every double, however it was played (R10)."""
    return len(tiles) + (sum(1 for t in tiles if t in DOUBLE) if double_tiles else 0)


def line_worth(line: Sequence[Set], double_tiles: bool) -> int:
    """Points of a whole line."""
    return sum(worth(played[2:], double_tiles) for played in line)


def victims_of(lines: Sequence[Sequence[Set]], seat: int, number: int, size: int) -> list[int]:
    """Whom a set of ``seat`` attacks: last sets of the same size and a weaker number, clockwise (R1)."""
    weaker = BEATS[number]
    out = []
    for q in OTHERS[len(lines)][seat]:
        line = lines[q]
        if line:
            last = line[-1]
            if last[1] == size and weaker[last[0]]:
                out.append(q)
    return out
