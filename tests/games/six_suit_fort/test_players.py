"""The computer players of Six-Suit Fort: checks of the reasons for moves (``tests.engine.reasons``)."""

from __future__ import annotations

from typing import Any

from engine.core.cards import RANK, SUIT
from engine.games.registry import GAMES
from engine.games.six_suit_fort import terms as fort
from tests.engine.reasons import Check, applied


def fitting(s: Any, p: int, a: Any) -> tuple[int, int]:
    """Return how many cards a play takes, and how many of them can then be built, by trying all steps."""
    after = applied("six_suit_fort", s, p, a)
    ways = [fort.WAYS[b.wire()[1]] for b in GAMES["six_suit_fort"].legal(after, p)]
    return len(after.loose) - 1, max(map(len, ways))


def more_points(s: Any, p: int, a: Any) -> int:
    return area_points(applied("six_suit_fort", s, p, a).areas[p]) - area_points(s.areas[p])


def area_points(area: list[list[int]]) -> int:
    return len(area) * max(map(len, area), default=0)


def hand_cost(hand: list[int]) -> int:
    return sum(min(RANK[c] + 1 for c in hand if SUIT[c] == suit) for suit in {SUIT[c] for c in hand})


CHECKS: dict[str, Check] = {
    "all": lambda s, p, a, f: a.tag == "play" and fitting(s, p, a) == (f["count"], f["count"] + 1) and f["count"] > 0,
    "dig": lambda s, p, a, f: fitting(s, p, a) == (f["count"], f["fit"]) and 0 < f["fit"] <= f["count"],
    "own": lambda s, p, a, f: f["card"] == a.card and fitting(s, p, a) == (0, 1),
    "grow": lambda s, p, a, f: a.tag == "build" and f["points"] == more_points(s, p, a) > 0,
    "light": lambda s, p, a, f: hand_cost(applied("six_suit_fort", s, p, a).hands[p]) == hand_cost(s.hands[p]),
}
