"""Why a move of Dominuxen is suggested, checked (``tests.engine.reasons``)."""

from __future__ import annotations

from typing import Any

from engine.games.dominuxen.rules import largest_sets
from engine.games.dominuxen.terms import PILE
from tests.engine.reasons import Check, Facts, applied


def largest(tiles: list[int]) -> int:
    """How many of these tiles share a number."""
    return max((play.size for play in largest_of(tiles)), default=0)


def largest_of(tiles: list[int]) -> Any:
    return largest_sets(tiles, False)


def companions(s: Any, seat: int, tile: int) -> int:
    """How many tiles of the hand share one of its numbers."""
    return largest([*s.hands[seat], tile]) and max(
        len([t for t in play.tiles if t != tile]) for play in largest_of([*s.hands[seat], tile]) if tile in play.tiles
    )


def best_of_row(s: Any, seat: int, a: Any, f: Facts) -> bool:
    mine = companions(s, seat, a.tile)
    return mine > 0 and all(companions(s, seat, t) <= mine for t in s.row)


def larger(s: Any, owner: int, seat: int) -> bool:
    tiles = s.lines[owner][-1][2:]
    return any(
        len(play.tiles) > len(tiles) and set(play.tiles) & set(tiles) for play in largest_of([*s.hands[seat], *tiles])
    )


def emptied(s: Any, seat: int, a: Any) -> list[int]:
    """The sets, always the largest next, that empty the hand after the play."""
    left, counts = [t for t in s.hands[seat] if t not in a.tiles], []
    while left:
        play = max(largest_of(left), key=lambda play: len(play.tiles))
        left = [t for t in left if t not in play.tiles]
        counts.append(len(play.tiles))
    return counts


CHECKS: dict[str, Check] = {
    "take": lambda s, p, a, f: larger(s, s.victims[0], p),
    "leave": lambda s, p, a, f: f["count"] == len(s.lines[s.victims[0]][-1]) - 2 == s.attack[2],
    "back": lambda s, p, a, f: larger(s, p, p),
    "discard": lambda s, p, a, f: not larger(s, p, p),
    "draw": best_of_row,
    "rest": lambda s, p, a, f: a.tile == PILE and bool(s.row) and not any(companions(s, p, t) for t in s.row),
    "last": lambda s, p, a, f: len(applied("dominuxen", s, p, a).columns) > len(s.columns),
    "attack": lambda s, p, a, f: (
        0 < f["victims"] == len(applied("dominuxen", s, p, a).victims) and f["count"] == len(a.tiles)
    ),
    "sets": lambda s, p, a, f: f["sets"] == len(emptied(s, p, a)) > 0,
}
