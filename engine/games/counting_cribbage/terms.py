"""The terms of Counting Cribbage: numbers, names and small functions of public cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from engine.core.cards import RANK, RANKS, SUIT, SUITS

DECK: Final = range(len(RANK))
HAND: Final = {2: 6, 3: 5, 4: 5}
"""Cards dealt to each player, by number of players."""
LAID_AWAY: Final = {2: 2, 3: 1, 4: 1}
"""Cards each player gives to the crib, by number of players."""
CRIB: Final = 4
"""Cards in the crib."""
NEEDED: Final = {2: 13, 3: 17, 4: 21}
"""The number of cards a round needs: hands, the crib's own card with three players, the starter."""

TARGET: Final = 121
"""Points that win a game."""
SKUNK: Final = 91
"""With fewer points an opponent is skunked."""
FULL: Final = 31
"""The maximum count of a series."""
HEELS: Final = 2
LAST_CARD: Final = 1
JACK: Final = 10
"""Rank number of the jack."""

OFF, COUNT, FULL_MUGGINS = "off", "count", "full"
"""Muggins: not at all, in the show, in pegging as well."""
ASKED, ALWAYS, FOR_DEAL, UNTIL_CARD = range(4)
"""Whether a player is asked about claims in pegging, or how long these are accepted unasked."""
MOST: Final = 99
"""The highest number of points that can be stated."""
NO_CLAIM: Final = -1

PIP = tuple(min(rank + 1, 10) for rank in RANK)
"""The pip value of each card towards 15 and 31: A 1, 2 to 10 their number, J Q K 10."""
ORDER = tuple(RANK[c] * len(SUITS) + SUIT[c] for c in DECK)
"""A card's place in a sorted hand: by rank, then by suit."""

PAIRS: Final = (0, 0, 2, 6, 12, 20, 30)
"""By number of cards of one rank: the points."""
PEG_KINDS: Final = ("fifteen", "thirty_one", "pair", "run")
"""The parts of a score in pegging, in order."""
KINDS: Final = ("fifteen", "run", "pair", "flush", "nob")
"""The parts of a score of a hand or crib, in order."""


def by_rank(cards: Iterable[int]) -> list[int]:
    """Return cards from low to high, equal ranks by suit."""
    return sorted(cards, key=ORDER.__getitem__)


def rank_counts(cards: Iterable[int]) -> list[int]:
    """Return how many of the cards have each rank."""
    out = [0] * len(RANKS)
    for c in cards:
        out[RANK[c]] += 1
    return out


def show_order(dealer: int, seats: int) -> list[int]:
    """Return the seats whose hands are counted, in order; at the end the dealer again, for the crib."""
    return [*((dealer + k) % seats for k in range(1, seats + 1)), dealer]


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards that score together. ``times``: how often the same ranks do so; ``points`` are those of all of these.

    A run holds every card of its ranks, and ``times`` is the number of runs in it.
    """

    kind: str
    cards: tuple[int, ...]
    times: int
    points: int


def combinations_in(four: Sequence[int], starter: int) -> list[Combination]:
    """Return all combinations of four cards and the starter, kind by kind; equal ranks of fifteens gathered."""
    five = by_rank([*four, starter])
    out = _fifteens(five) + _runs(five)
    for rank, held in enumerate(rank_counts(five)):
        if held > 1:
            out.append(Combination("pair", tuple(c for c in five if RANK[c] == rank), 1, PAIRS[held]))
    if len({SUIT[c] for c in four}) == 1:
        whole = SUIT[starter] == SUIT[four[0]]
        out.append(Combination("flush", tuple(five if whole else by_rank(four)), 1, 5 if whole else 4))
    for c in four:
        if RANK[c] == JACK and SUIT[c] == SUIT[starter]:
            out.append(Combination("nob", (c, starter), 1, 1))
    return out


def _fifteens(five: Sequence[int]) -> list[Combination]:
    ways: dict[tuple[int, ...], list[tuple[int, ...]]] = {}
    for size in range(2, 6):
        for some in combinations(five, size):
            if sum(PIP[c] for c in some) == 15:
                ways.setdefault(tuple(RANK[c] for c in some), []).append(some)
    return [Combination("fifteen", found[0], len(found), 2 * len(found)) for found in ways.values()]


def _runs(five: Sequence[int]) -> list[Combination]:
    out = []
    length, times, start = 0, 1, 0
    for rank, held in enumerate([*rank_counts(five), 0]):
        if held:
            start = start if length else rank
            length, times = length + 1, times * held
            continue
        if length > 2:
            block = tuple(c for c in five if start <= RANK[c] < rank)
            out.append(Combination("run", block, times, length * times))
        length, times = 0, 1
    return out
