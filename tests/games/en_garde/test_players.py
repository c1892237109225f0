"""The computer players of En Garde: checks of reasons (``tests.engine.reasons``)."""

from __future__ import annotations

from typing import Any

from tests.engine.reasons import Check


def out_of_sight(s: Any, p: int, card: int) -> int:
    return 5 - [*s.spent, *s.hands[p]].count(card)


def apart(s: Any, p: int, a: Any) -> int:
    """Return the distance after a step."""
    return int(s.at[1] - s.at[0] + (-a.card if a.tag == "forward" else a.card))


CHECKS: dict[str, Check] = {
    "sure": lambda s, p, a, f: a.tag == "attack" and out_of_sight(s, p, f["card"]) == f["unseen"] < a.count,
    "thrust": lambda s, p, a, f: (
        (a.tag, s.parry) == ("attack", "exact")
        and f["card"] == s.at[1] - s.at[0]
        and out_of_sight(s, p, f["card"]) == f["unseen"] >= f["count"] == a.count
    ),
    "lunge": lambda s, p, a, f: (
        (a.tag, s.parry) == ("lunge", "exact")
        and f["card"] == s.at[1] - s.at[0] - a.card
        and out_of_sight(s, p, f["card"]) == f["unseen"]
        and f["count"] == a.count
    ),
    "far": lambda s, p, a, f: apart(s, p, a) == f["distance"] > (10 if s.level == "advanced" else 5),
    "none": lambda s, p, a, f: apart(s, p, a) == f["distance"] and out_of_sight(s, p, f["distance"]) == 0,
    "guard": lambda s, p, a, f: apart(s, p, a) == f["card"] and s.hands[p].count(f["card"]) > (f["card"] == a.card),
}
