"""The terms of Dominuxen: numbers, names, who beats whom, the value of tiles.

A set on a line is the list ``[number, size, tile, ...]``, where size is the number the set counts as.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.tiles import COUNT, DOUBLE, HIGHEST

Set = Sequence[int]
"""A set on a line: number, size, tiles."""

TURN_LIMIT = 150
"""The number of plays that end a round, if the table has named no other number."""
HAND, ROW = 13, 6
"""The tiles dealt to each player, and the tiles the row is refilled to."""
PILE = COUNT
"""The tile number that ``draw`` uses for the top tile of the pile; one past the last tile."""

ASK = 0
"""No habit: the player is asked about every set that was left."""
NEVER = 15
"""The habit of taking nothing back; no set counts that many."""
HABITS = (ASK, 1, 2, 3, 4, 5, 6, NEVER)
LEAVE_IT, TAKE_IT, ASK_ME = range(3)
"""The decisions that can be made beforehand about a victim's set."""
PENDING, TAKEN, RETURNED, THROWN = range(4)
"""The outcome of the attack on a victim so far (DominuxenState.attacks)."""

BEATS = tuple(
    tuple((x, y) == (0, HIGHEST) or (x > y and (x, y) != (HIGHEST, 0)) for y in range(HIGHEST + 1))
    for x in range(HIGHEST + 1)
)
"""``BEATS[x][y]``: whether number x is stronger than y."""
OTHERS = tuple(tuple(tuple((p + k) % n for k in range(1, n)) for p in range(n)) for n in range(6))
"""``OTHERS[n][p]``: all other of n seats, clockwise from the left neighbour of p."""


def worth(tiles: Sequence[int], double_tiles: bool) -> int:
    """Return the points of tiles: one each, with the option two for every double, however it was played (R10)."""
    return len(tiles) + (sum(1 for t in tiles if t in DOUBLE) if double_tiles else 0)


def line_worth(line: Sequence[Set], double_tiles: bool) -> int:
    """Return the points of a whole line."""
    return sum(worth(played[2:], double_tiles) for played in line)


def victims_of(lines: Sequence[Sequence[Set]], seat: int, number: int, size: int) -> list[int]:
    """Return the seats that a set of ``seat`` attacks, clockwise: last sets of equal size and a weaker number (R1)."""
    weaker = BEATS[number]
    out = []
    for q in OTHERS[len(lines)][seat]:
        line = lines[q]
        if line:
            last = line[-1]
            if last[1] == size and weaker[last[0]]:
                out.append(q)
    return out
