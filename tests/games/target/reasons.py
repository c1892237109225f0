"""Checks the reasons for moves of Target (``tests.engine.reasons``)."""

from __future__ import annotations

from typing import Any

from engine.core.cards import RANK, SUIT
from tests.engine.reasons import Check


def wins_now(s: Any, card: int) -> bool:
    """True if the card leads the present round: the farthest one of the target's suit or of a suit already there."""
    lie = [*s.trick, card]
    far = any(SUIT[c] == SUIT[s.target] for c in lie)
    others = [abs(RANK[c] - RANK[s.target]) for c in s.trick]
    return all(away(s, card) > d if far else away(s, card) <= d for d in others)


def away(s: Any, card: int, target: int = -1) -> int:
    return abs(RANK[card] - RANK[s.target if target < 0 else target])


def last(s: Any) -> bool:
    return len(s.trick) == len(s.hands) - 1


CHECKS: dict[str, Check] = {
    "own-far": lambda s, p, a, f: (
        f["card"] in s.hands[p] and SUIT[f["card"]] == SUIT[a.card] and f["distance"] == away(s, f["card"], a.card) >= 6
    ),
    "own-near": lambda s, p, a, f: f["card"] in s.hands[p] and RANK[f["card"]] == RANK[a.card],
    "takes": lambda s, p, a, f: last(s) and wins_now(s, a.card),
    "lost": lambda s, p, a, f: last(s) and not any(wins_now(s, c) for c in s.hands[p]),
    "turns": lambda s, p, a, f: (
        SUIT[a.card] == SUIT[s.target] not in {SUIT[c] for c in s.trick} and f["distance"] == away(s, a.card)
    ),
    "leads": lambda s, p, a, f: (
        wins_now(s, a.card) and f["distance"] == away(s, a.card) and f["more"] == len(s.hands) - len(s.trick) - 1 > 0
    ),
    "dull": lambda s, p, a, f: f["card"] in a.cards and 4 <= RANK[f["card"]] <= 8,
    "keep": lambda s, p, a, f: a.tag == "keep" and not any(4 <= RANK[c] <= 8 for c in s.hands[p]),
}
