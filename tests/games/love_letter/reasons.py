"""Checks the reasons for moves of Love Letter (``tests.engine.reasons``), by the seat's own knowledge."""

from __future__ import annotations

import random
from typing import Any

from engine.games.love_letter.moves import card_of
from engine.games.love_letter.terms import GUARD, PRINCESS
from tests.engine.reasons import Check

DEALS = 80


def kept(s: Any, p: int, a: Any) -> int:
    """Return the card that stays in the hand."""
    return int(sum(s.hands[p]) - card_of(a))


def possible(s: Any, p: int, a: Any) -> list[int]:
    """Return the other's cards in so many deals that agree with the seat's knowledge."""
    rnd = random.Random(1).random
    return [s.redeal(p, rnd).hands[a.target][0] for _ in range(DEALS)]


def is_likely(s: Any, p: int, a: Any) -> bool:
    """True if no number that the other can hold has more unseen copies; False if they are known to hold a guard."""
    if s.knows[p][a.target] == GUARD:
        return False
    known = [card for q, card in enumerate(s.knows[p]) if q != a.target]
    left = [n - known.count(card) for card, n in enumerate(s.unseen(p))]
    most = max(n for card, n in enumerate(left) if card > GUARD and card not in s.cannot[a.target])
    return bool(left[a.named] == most)


CHECKS: dict[str, Check] = {
    "keep": lambda s, p, a, f: kept(s, p, a) > card_of(a),
    "protect": lambda s, p, a, f: a.tag == "handmaid" and kept(s, p, a) == f["card"],
    "likely": lambda s, p, a, f: a.tag == "guard" and is_likely(s, p, a),
    "known": lambda s, p, a, f: a.tag == "guard" and set(possible(s, p, a)) == {a.named},
    "lower": lambda s, p, a, f: max(possible(s, p, a)) < kept(s, p, a),
    "odds": lambda s, p, a, f: sum(card < kept(s, p, a) for card in possible(s, p, a)) > DEALS * 3 / 8,
    "princess": lambda s, p, a, f: a.tag == "prince" and set(possible(s, p, a)) == {PRINCESS},
}
