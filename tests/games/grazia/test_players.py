"""The computer players of Grazia: checks of reasons (``tests.engine.reasons``); connections without the terms."""

from __future__ import annotations

from typing import Any

from tests.engine.reasons import Check


def rests(s: Any, suit: int) -> int:
    """Return the card on top of a pile; for an empty pile the one just below its ace."""
    return s.piles[suit][-1] if s.piles[suit] else suit * 13 - 1


def run_at(s: Any, a: Any) -> tuple[list[int], bool]:
    """Return the cards of a play, and whether it connects; ``free``: an empty pile takes any card."""
    first = a.run // 13
    cards = list(range(first, first // 13 * 13 + a.run % 13 + 1))
    return cards, not s.piles[first // 13] or rests(s, first // 13) + 1 == first


def stuck(s: Any, p: int) -> bool:
    """True if none of the cards of a hand connects."""
    return all(s.piles[c // 13] and rests(s, c // 13) + 1 != c for c in s.hands[p])


def short(s: Any, p: int) -> bool:
    """True if no three cards of a hand are in sequence."""
    hand = s.hands[p]
    return not any(c + 1 in hand and c + 2 in hand and c % 13 < 11 for c in hand)


CHECKS: dict[str, Check] = {
    "open": lambda s, p, a, f: not s.piles[f["suit"]] and f["suit"] == a.run // 169,
    "run": lambda s, p, a, f: run_at(s, a)[1] and 1 < f["count"] == len(run_at(s, a)[0]),
    "next": lambda s, p, a, f: run_at(s, a)[1] and len(run_at(s, a)[0]) == 1,
    "drop": lambda s, p, a, f: not run_at(s, a)[1] and 2 < f["count"] == len(run_at(s, a)[0]),
    "past": lambda s, p, a, f: not run_at(s, a)[1] and rests(s, a.run // 169) > a.run // 13 == f["card"],
    "wait": lambda s, p, a, f: (
        a.tag == "pass"
        and bool(s.decks[p])
        and stuck(s, p)
        and rests(s, f["card"] // 13) + 2 == f["card"]
        and any(f["card"] - 1 in held for held in (*s.hands, *s.decks))
    ),
    "none": lambda s, p, a, f: a.tag == "pass" and bool(s.decks[p]) and stuck(s, p),
    "end": lambda s, p, a, f: (
        a.tag == "pass"
        and not s.decks[p]
        and s.phase == "turn"
        and 0 < f["count"] == sum(len(h + d) > len(s.hands[p]) for h, d in zip(s.hands, s.decks, strict=True))
    ),
    "last": lambda s, p, a, f: a.tag == "pass" and s.phase == "last_lap" and stuck(s, p) and short(s, p),
}
