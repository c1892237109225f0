"""The worth of cards in cribbage before the starter is known: the four kept, and those laid away.

This gives a quick sensible way to lay away. Computer players use it, and so do redeals: other players hold in pegging
the cards they chose to keep. Ranks only: cards of one deal are a sum of their ``PLACE``.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from engine.core.cards import RANK, SUIT, SUITS
from engine.games.counting_cribbage.score import PLACE, points_by_rank
from engine.games.counting_cribbage.terms import JACK

RANKS: Final = range(13)
THEIR_CRIB: Final = {2: 1.0, 3: 0.6, 4: 0.4}
"""The cost of a point in another player's crib, by number of players: it helps only one of them."""
JACK_PLACE: Final = PLACE[JACK]
FLUSH: Final = 4.0 + 1.0 / 6.0
"""The average worth of four cards of one suit."""

_CHOICES: Final = {
    (size, give): tuple(combinations(range(size), give)) for give in (1, 2) for size in range(give, give + 5)
}
"""By number of cards and number to lay away: the possible choices."""


@lru_cache(maxsize=64)
def not_used(used: tuple[int, ...]) -> tuple[int, ...]:
    """Return by rank how many cards are not yet used."""
    out = [len(SUITS)] * len(RANKS)
    for c in used:
        out[RANK[c]] -= 1
    return tuple(out)


@cache
def ranked(key: int) -> int:
    """Return the points of five cards for fifteens, runs and pairs."""
    return sum(points_by_rank(key))


@cache
def kept(key: int) -> float:
    """Return the average count of four cards over all starters, without flushes."""
    total = 0
    for rank in RANKS:
        place = PLACE[rank]
        total += (len(SUITS) - key // place % 6) * ranked(key + place)
    return total / (len(PLACE) - 4) + key // JACK_PLACE % 6 / len(SUITS)


@cache
def crib(key: int, size: int) -> float:
    """Return the average count of a crib that gets ``size`` cards of one seat, and random others."""
    total = weights = 0.0
    for others in combinations_with_replacement(RANKS, 4 - size):
        four, weight = key, 1
        for rank in dict.fromkeys(others):
            left, drawn = len(SUITS) - key // PLACE[rank] % 6, others.count(rank)
            for k in range(drawn):
                weight = weight * (left - k) // (k + 1)
            four += drawn * PLACE[rank]
        if weight:
            total += weight * kept(four)
            weights += weight
    return total / weights


def side(seats: int, own: bool) -> float:
    """Return the worth of a point in the crib to a player, by whether it is their crib."""
    return 1.0 if own else -THEIR_CRIB[seats]


def worths(cards: Sequence[int], give: int, share: float, base: int = 0) -> list[float]:
    """Return for every choice of ``give`` cards the worth of keeping the rest, in the order of ``choices``.

    ``base``: the places of cards that were kept for certain; ``share``: see ``side``.
    """
    places = [PLACE[c] for c in cards]
    whole = base + sum(places)
    if give == 1:
        return [kept(whole - a) + share * crib(a, 1) for a in places]
    return [
        kept(whole - places[a] - places[b]) + share * crib(places[a] + places[b], 2) for a, b in _CHOICES[len(cards), 2]
    ]


def choices(size: int, give: int) -> tuple[tuple[int, ...], ...]:
    """Return the choices of cards to lay away from ``size`` cards, by their places in the list."""
    return _CHOICES[size, give]


def flush(four: Sequence[int]) -> float:
    """Return the average that the suits of four cards add."""
    a, b, c, d = four
    return FLUSH if SUIT[a] == SUIT[b] == SUIT[c] == SUIT[d] else 0.0
