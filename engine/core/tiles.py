"""Domino tiles as ints and the two numbers on each.

A set of dominoes up to number ``n`` has one tile for every unordered pair ``a-b`` with 0 <= a <= b <= n. The
tiles of the largest set here, the double-12 set, are 0..90 in the order 0-0, 0-1, ... 0-12, 1-1, ... 12-12.
Text and pictures belong to the renderer.
"""

from __future__ import annotations

HIGHEST = 12
"""The largest number of a double-12 set."""

PAIRS = tuple((a, b) for a in range(HIGHEST + 1) for b in range(a, HIGHEST + 1))
"""Both numbers of each tile, the smaller one first."""

LOW = tuple(a for a, _ in PAIRS)
"""The smaller number of each tile."""
HIGH = tuple(b for _, b in PAIRS)
"""The larger number of each tile; the same as the smaller one on a double."""
COUNT = len(PAIRS)

_NUMBER = {pair: t for t, pair in enumerate(PAIRS)}

DOUBLE = tuple(_NUMBER[v, v] for v in range(HIGHEST + 1))
"""By number: its double tile."""

HAS = tuple(tuple(v in pair for pair in PAIRS) for v in range(HIGHEST + 1))
"""``HAS[v][t]``: whether number v is on tile t."""

NUMBERS = tuple(1 << a | 1 << b for a, b in PAIRS)
"""The numbers on each tile as bits: bit v is set if v is on it."""


def tile(a: int, b: int) -> int:
    """Return the tile with these two numbers, in either order. Raises KeyError if there is none."""
    return _NUMBER[min(a, b), max(a, b)]


def parse(code: str) -> int:
    """Return the tile of a code such as "3-7". Raises ValueError for any other text."""
    try:
        a, b = (int(n) for n in code.split("-"))
        return tile(a, b)
    except (KeyError, ValueError):
        raise ValueError(f"{code!r} is no tile") from None


def tiles(codes: str) -> list[int]:
    """Return the tiles of codes separated by blanks."""
    return [parse(c) for c in codes.split()]


def code(tile: int) -> str:
    """Return the code of a tile: 3-7, 5-5."""
    return f"{LOW[tile]}-{HIGH[tile]}"


def other(tile: int, number: int) -> int:
    """Return the number on the half of ``tile`` that does not show ``number``."""
    return LOW[tile] + HIGH[tile] - number
