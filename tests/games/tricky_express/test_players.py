"""The computer players of Tricky Express: checks of the reasons for moves (``tests.engine.reasons``)."""

from __future__ import annotations

from typing import Any

from engine.core.cards import SUIT
from engine.families.tricks import ACE_HIGH
from tests.engine.reasons import Check, Facts, higher


def taken(s: Any, seat: int, card: int) -> bool:
    """True if the card beats all cards in the trick."""
    led = SUIT[s.trick[0]] if s.trick else SUIT[card]
    return SUIT[card] == led and all(ACE_HIGH[card] > ACE_HIGH[c] for c in s.trick if SUIT[c] == led)


def sure(s: Any, seat: int, card: int) -> bool:
    return taken(s, seat, card) and (len(s.trick) == 3 or not higher(s, seat, card))


def length_of(s: Any, seat: int, card: int) -> int:
    return sum(SUIT[c] == SUIT[card] for c in s.hands[seat])


def shorter_suits(s: Any, seat: int, a: Any, f: Facts) -> bool:
    """True if each passed card has a kept equal in rank, of suits at least as long, or none; one suit is longer."""
    kept = [c for c in s.hands[seat] if c not in (a.right, a.left)]
    pairs = [(g, k) for g in (a.right, a.left) for k in kept if ACE_HIGH[g] == ACE_HIGH[k]]
    found = [length_of(s, seat, k) - length_of(s, seat, g) for g, k in pairs]
    return min(found) >= 0 < max(found)


def station(s: Any) -> int:
    return len(s.routes[-1]) + 1


CHECKS: dict[str, Check] = {
    "pass1": shorter_suits,
    "pass2": lambda s, p, a, f: s.phase == "pass2" and (f["right"], f["left"]) == (a.right, a.left),
    "section": lambda s, p, a, f: (
        sure(s, p, a.card) and s.stops[p] > 0 and 0 < f["passed"] == station(s) - s.stops[p] - 1
    ),
    "first": lambda s, p, a, f: sure(s, p, a.card) and not s.stops[p] and f["station"] == station(s) <= 9,
    "late": lambda s, p, a, f: sure(s, p, a.card) and not s.stops[p] and f["station"] == station(s) > 9,
    "move": lambda s, p, a, f: sure(s, p, a.card) and s.stops[p] == station(s) - 1,
    "discard": lambda s, p, a, f: bool(s.trick) and SUIT[a.card] != SUIT[s.trick[0]],
    "duck": lambda s, p, a, f: s.stops[p] > 0 and not taken(s, p, a.card) and f["station"] == station(s),
    "low": lambda s, p, a, f: not s.stops[p] and not taken(s, p, a.card),
    "try": lambda s, p, a, f: taken(s, p, a.card) and 0 < f["above"] == higher(s, p, a.card) < 3,
    "lead-low": lambda s, p, a, f: taken(s, p, a.card) and f["above"] == higher(s, p, a.card) >= 3,
}
