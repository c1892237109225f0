"""The computer players of Arsène: checks of reasons (``tests.engine.reasons``); shops are compared by their totals."""

from __future__ import annotations

from typing import Any

from engine.core.cards import SUIT
from engine.families.tricks import ACE_HIGH
from tests.engine.reasons import Check


def pays(s: Any, shop: int) -> int:
    """Return the gain of robbing the shop alone now."""
    return {3: {9: 1, 8: 3, 5: 5}, 1: {3: 1, 2: 1, 1: 1}, 2: {6: 1, 5: 2, 3: 3}}[min(shop, 6 - shop)][s.shops[shop - 1]]


def unseen_above(s: Any, seat: int, card: int) -> int:
    """Return how many higher cards of its suit are neither in the hand nor known to be played."""
    others = [c for p, h in enumerate(s.hands) if p != seat for c in h] + s.side
    return sum(SUIT[c] == SUIT[card] and ACE_HIGH[c] > ACE_HIGH[card] for c in others)


def ahead(s: Any, a: Any) -> bool:
    """True if the card wins the present trick."""
    strength = [(SUIT[c] == s.trump, SUIT[c] == SUIT[s.trick[0]], ACE_HIGH[c]) for c in [*s.trick, a.card]]
    return strength.index(max(strength)) == len(s.trick)


def follower(s: Any, seat: int) -> int:
    """Return the next seat clockwise with the same number of tricks."""
    return next(p % 4 for p in range(seat + 1, seat + 4) if s.count[p % 4] == s.count[seat] > 0)


CHECKS: dict[str, Check] = {
    "flip": lambda s, p, a, f: a.tag == "flip" and len(s.side) == 3,
    "take": lambda s, p, a, f: a.tag == "take" and f["shop"] == s.count[p] + 1 and f["chips"] == pays(s, f["shop"]),
    "leave": lambda s, p, a, f: a.tag == "take" and f["shop"] == s.count[p] and not s.shops[f["shop"] - 1],
    "police": lambda s, p, a, f: (
        a.tag == "push" and f["seat"] == follower(s, p) and f["shop"] == s.count[p] + 1 and not s.shops[s.count[p]]
    ),
    "stay": lambda s, p, a, f: (
        a.tag == "push" and f["seat"] == follower(s, p) and f["shop"] == s.count[p] and f["chips"] == pays(s, f["shop"])
    ),
    "lead": lambda s, p, a, f: not s.trick and f["above"] == unseen_above(s, p, a.card),
    "below": lambda s, p, a, f: bool(s.trick) and not ahead(s, a),
    "wins": lambda s, p, a, f: ahead(s, a) and f["more"] == 3 - len(s.trick) > 0,
    "last": lambda s, p, a, f: ahead(s, a) and len(s.trick) == 3,
}
