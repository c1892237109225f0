"""Checks the reasons for moves of Dominuxen (``tests.engine.reasons``)."""

from __future__ import annotations

from typing import Any

from engine.games.dominuxen.rules import largest_sets
from engine.games.dominuxen.terms import PILE
from tests.engine.reasons import Check, Facts, applied


def sets(*tiles: int) -> list[frozenset[int]]:
    """Return, by number, all of these tiles that have it."""
    return [frozenset(play.tiles) for play in largest_sets(tiles, False)]


def companions(s: Any, seat: int, tile: int) -> int:
    """Return how many tiles of the hand share one of its numbers."""
    return max(len(found - {tile}) for found in sets(*s.hands[seat], tile) if tile in found)


def best_of_row(s: Any, seat: int, a: Any, f: Facts) -> bool:
    mine = companions(s, seat, a.tile)
    return mine > 0 and all(companions(s, seat, t) <= mine for t in s.row)


def larger(s: Any, owner: int, seat: int) -> bool:
    tiles = s.lines[owner][-1][2:]
    return any(len(found) > len(tiles) and found & {*tiles} for found in sets(*s.hands[seat], *tiles))


def sets_to_empty(s: Any, seat: int, a: Any) -> int:
    """Return how many sets, always the largest first, empty the hand after the play."""
    left, count = {*s.hands[seat]} - {*a.tiles}, 0
    while left:
        left -= max(sets(*sorted(left)), key=len)
        count += 1
    return count


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
    "sets": lambda s, p, a, f: f["sets"] == sets_to_empty(s, p, a) > 0,
}
