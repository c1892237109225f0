"""The computer players of TTP: checks of reasons (``tests.engine.reasons``); picks are ordered without the terms."""

from __future__ import annotations

from typing import Any

from engine.core.cards import RANK, SUIT
from engine.families.tricks import ACE_HIGH
from tests.engine.reasons import Check


def mine_of(s: Any, p: int) -> list[int]:
    """Return the cards that may still join a hand."""
    return [*s.collected[p], *s.hands[p]]


def place_of(s: Any, a: Any) -> int:
    """Return how many cards of the trick are picked for before this one."""
    led = SUIT[(s.trick or [a.card])[0]]
    key = [(SUIT[c] == led, ACE_HIGH[c]) for c in [*s.trick, a.card]]
    return sum(k >= key[-1] for k in key[:-1])


CHECKS: dict[str, Check] = {
    "alike": lambda s, p, a, f: 0 < f["count"] == sum(RANK[c] == RANK[a.card] for c in mine_of(s, p)),
    "suited": lambda s, p, a, f: 1 < f["count"] == sum(SUIT[c] == f["suit"] == SUIT[a.card] for c in mine_of(s, p)),
    "pick": lambda s, p, a, f: a.tag == "pick" and all(RANK[c] != RANK[a.card] for c in mine_of(s, p)),
    "lead": lambda s, p, a, f: a.tag == "play" and not s.trick,
    "first": lambda s, p, a, f: not place_of(s, a) and f["more"] == len(s.hands) - len(s.trick) - 1 > 0,
    "surely": lambda s, p, a, f: not place_of(s, a) and len(s.trick) == len(s.hands) - 1,
    "behind": lambda s, p, a, f: place_of(s, a) == f["place"] > 0,
}
