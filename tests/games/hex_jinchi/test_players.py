"""The computer players of Hex Bases: checks of reasons (``tests.engine.reasons``)."""

from __future__ import annotations

from typing import Any

from tests.engine.reasons import Check


def bases_after(s: Any, p: int, a: Any) -> list[int]:
    """Return the owner of each base after the turn."""
    return [p if base in (a.base1, a.base2, a.base3) else owner for base, owner in enumerate(s.owners, 1)]


CHECKS: dict[str, Check] = {
    "stops": lambda s, p, a, f: s.owners.count(f["seat"]) >= 3 > bases_after(s, p, a).count(f["seat"]),
    "three": lambda s, p, a, f: bases_after(s, p, a).count(p) == f["count"] >= 3,
    "fresh": lambda s, p, a, f: (
        f["count"] == sum(len(s.down[base - 1]) for base in (a.base1, a.base2, a.base3) if 0 < base < 7) > 0
        and all(bases_after(s, p, a).count(q) < 3 for q in range(len(s.hands)) if q != p)
    ),
    "none": lambda s, p, a, f: not a.cards1 and all(bases_after(s, p, a).count(q) < 3 for q in range(len(s.hands))),
}
