"""What cards promise in Boonaken: points a declarer may expect, and how safe a misère is; six cards, or the best six.

The weights were fitted to contracts that the heuristic player played from random hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from engine.core.cards import SUIT
from engine.families.tricks import NO_TRUMP
from engine.games.boonaken.terms import POINTS, STRENGTH, TRICKS, roem

JACK, NINE, ACE = 7, 6, 5
"""Strength of the three highest trumps."""
PLAIN = STRENGTH[NO_TRUMP]
TOP = 7
"""Strength of an ace in a plain suit."""
BLIND = 3
"""What an unseen table card is worth."""
SAFE = (0.0, 0.0, 0.15, 0.45, 0.9, 1.3, 1.6, 1.8)
"""By strength how likely a card that nothing lies below costs a misère, roughly."""


def promise(cards: Sequence[int], trump: int, strict: bool) -> float:
    """Points that six cards bring with these trumps, roem included."""
    high, out, trumps = STRENGTH[trump], 0.0, 0
    top = [False] * 3
    for c in cards:
        if SUIT[c] == trump:
            trumps += 1
            if high[c] >= ACE:
                top[high[c] - ACE] = True
        elif PLAIN[c] == TOP:
            out += 12
        elif PLAIN[c] == TOP - 1:
            out += 4
    out += 8 * trumps + 26 * top[2] + (17 if top[2] or trumps > 2 else 9) * top[1] + (9 if any(top[1:]) else 5) * top[0]
    return out - 4 + roem(cards, trump, strict)


def keepers(cards: Sequence[int], trump: int) -> list[int]:
    """The six of ``cards`` that one would keep for a bid of points, at a glance: trumps, aces, then points."""
    high, worth = STRENGTH[trump], POINTS[trump]

    def value(c: int) -> int:
        return 100 + high[c] if SUIT[c] == trump else 90 if PLAIN[c] == TOP else 8 * (PLAIN[c] == TOP - 1) - worth[c]

    return sorted(cards, key=value, reverse=True)[:TRICKS]


def best_trump(cards: Sequence[int], strict: bool) -> tuple[float, int]:
    """The most that six of these cards promise, and with which trumps; trumps of two cards at least."""
    suits = [SUIT[c] for c in cards]
    found = [(promise(keepers(cards, t), t, strict), t) for t in set(suits) if suits.count(t) > 1]
    return max(found, default=(0.0, suits[0]))


def danger(cards: Iterable[int]) -> float:
    """How many tricks a misère with these cards would likely take: low cards guard higher ones of their suit."""
    out = 0.0
    suits: list[list[int]] = [[], [], [], []]
    for c in cards:
        suits[SUIT[c]].append(PLAIN[c])
    for held in suits:
        for k, strength in enumerate(sorted(held)):
            out += SAFE[max(0, strength - 2 * k)]
    return out


def safest(cards: Sequence[int]) -> list[int]:
    """The six of ``cards`` with which a misère is safest."""
    return list(min(combinations(cards, TRICKS), key=danger))
