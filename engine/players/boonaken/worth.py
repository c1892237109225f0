"""The promise of cards in Boonaken: expected points of a declarer, and the safety of a misère; of six cards or the best
six.

The weights were fitted to contracts that the heuristic player played from random hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from math import inf

from engine.core.cards import SUIT
from engine.families.tricks import NO_TRUMP
from engine.games.boonaken.terms import POINTS, STRENGTH, TRICKS, roem

JACK, NINE, ACE = 7, 6, 5
"""Strength of the three highest trumps."""
PLAIN = STRENGTH[NO_TRUMP]
TOP = 7
"""Strength of an ace in a plain suit."""
BLIND = 3
"""The worth of an unseen table card."""
SAFE = (0.0, 0.0, 0.15, 0.45, 0.9, 1.3, 1.6, 1.8)
"""By strength: roughly how likely a card without a lower one of its suit costs a misère."""


def promise(cards: Sequence[int], trump: int, strict: bool) -> float:
    """Return the expected points of six cards with these trumps, roem included."""
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
    """Return the six of ``cards`` to keep for a bid of points, by a quick rule: trumps, aces, then points."""
    high, worth = STRENGTH[trump], POINTS[trump]

    def value(c: int) -> int:
        return 100 + high[c] if SUIT[c] == trump else 90 if PLAIN[c] == TOP else 8 * (PLAIN[c] == TOP - 1) - worth[c]

    return sorted(cards, key=value, reverse=True)[:TRICKS]


def best_trump(cards: Sequence[int], strict: bool) -> tuple[float, int]:
    """Return the highest promise of six of these cards, and its trumps; at least two trump cards."""
    suits = [SUIT[c] for c in cards]
    found = [(promise(keepers(cards, t), t, strict), t) for t in set(suits) if suits.count(t) > 1]
    return max(found, default=(0.0, suits[0]))


RISK = [
    sum([SAFE[max(0, strength - 2 * k)] for k, strength in enumerate([n for n in range(8) if held >> n & 1])])
    for held in range(256)
]
"""By the cards of one suit (bits by strength): how many tricks they take; low cards guard higher ones."""


@cache
def kept_of(held: int) -> list[tuple[float, int]]:
    """Return by number of cards kept in one suit the lowest risk, and the cards."""
    out = [(inf, 0)] * (held.bit_count() + 1)
    for kept in range(held + 1):
        if kept & held == kept:
            out[kept.bit_count()] = min(out[kept.bit_count()], (RISK[kept], kept))
    return out


def by_suit(cards: Iterable[int]) -> list[int]:
    """Return by suit the cards held, as bits by strength."""
    held = [0, 0, 0, 0]
    for c in cards:
        held[SUIT[c]] |= 1 << PLAIN[c]
    return held


def danger(cards: Iterable[int]) -> float:
    """Return how many tricks a misère with these cards is expected to take."""
    return sum([RISK[held] for held in by_suit(cards)])


def safest(cards: Sequence[int]) -> tuple[float, list[int]]:
    """Return the danger of the six of ``cards`` with which a misère is safest, and these cards."""
    found: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for held in by_suit(cards):
        more: dict[int, tuple[float, tuple[int, ...]]] = {}
        for n, (risk, kept) in found.items():
            for k, (added, chosen) in enumerate(kept_of(held)[: TRICKS + 1 - n]):
                if n + k not in more or risk + added < more[n + k][0]:
                    more[n + k] = risk + added, (*kept, chosen)
        found = more
    risk, kept = found[TRICKS]
    return risk, [c for c in cards if kept[SUIT[c]] >> PLAIN[c] & 1]
