"""A quick player for simulations of Target: the chance of every card in the round so far, from tables.

The tables were counted in matches between heuristic players: after a far card only a farther one takes the target, and
hardly any player lacks an ace or a king.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.cards import PER_SUIT, RANK, SUIT
from engine.core.game import Rnd
from engine.games.target.terms import FARTHEST, SAME_SUIT
from engine.players.target.heuristic import MIDDLE
from engine.players.target.learned import FAR, NEAR, TURN, chances

KEEP, STEP = 0.15, 0.0005
"""The worth of an ace or a king in hand; of a card by the square of its distance from the 7."""
WHIM = 0.02
"""The random share of a decision."""
KEPT = [STEP * (rank - MIDDLE) ** 2 + (KEEP if rank in (0, FARTHEST) else 0.0) for rank in range(PER_SUIT)]


def lies(target: int, trick: Sequence[int], far_pool: str) -> tuple[bool, int, int]:
    """Return whether the farthest wins so far, the distance to exceed in that case, and the least distance."""
    suit, rank, far = SUIT[target], RANK[target], False
    high, own, low = -1, -1, FARTHEST
    for c in trick:
        away = RANK[c] - rank if RANK[c] > rank else rank - RANK[c]
        if SUIT[c] == suit:
            far, own = True, max(own, away)
        high, low = max(high, away), min(low, away)
    return far, own if far_pool == SAME_SUIT else high, low


def reply(target: int, trick: Sequence[int], hand: Sequence[int], far_pool: str, more: int, rnd: Rnd) -> int:
    """Return the card with the best chance, before ``more`` others play; of equal ones the dullest."""
    seats = len(trick) + 1 + more
    short, near, turn = (chances(table, seats, more) for table in (FAR, NEAR, TURN))
    far, high, low = lies(target, trick, far_pool)
    suit, rank = SUIT[target], RANK[target]
    most = max(rank, FARTHEST - rank)
    best, found = -1.0, hand[0]
    for c in hand:
        away = RANK[c] - rank if RANK[c] > rank else rank - RANK[c]
        chance = rnd() * WHIM - KEPT[RANK[c]]
        if SUIT[c] == suit or (far and far_pool != SAME_SUIT):
            if away > high:
                chance += short[most - away]
        elif not far:
            if away <= low:
                chance += near[away]
            if away > high:
                chance += turn[most - away]
        if chance > best:
            best, found = chance, c
    return found
