"""The terms of Counting Cribbage: numbers, names, and the points of cards. Pure functions of card ints."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import prod
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
PLACE: tuple[int, ...] = tuple(6**rank for rank in RANK)
"""The ranks of up to five cards are one number: the sum of their places."""

PAIRS: Final = (0, 0, 2, 6, 12, 20, 30)
"""By number of cards of one rank: the points."""
PEG_KINDS: Final = ("fifteen", "thirty_one", "pair", "run")
"""The parts of a score in pegging, in order."""
KINDS: Final = ("fifteen", "run", "pair", "flush", "nob")
"""The parts of a score of a hand or crib, in order."""

# Cards and seats


def by_rank(cards: Iterable[int]) -> list[int]:
    """Return cards from low to high, equal ranks by suit."""
    return sorted(cards, key=ORDER.__getitem__)


def rank_counts(cards: Iterable[int]) -> list[int]:
    """Return how many of the cards have each rank."""
    out = [0] * len(RANKS)
    for c in cards:
        out[RANK[c]] += 1
    return out


def gifts(hand: Sequence[int]) -> list[tuple[int, ...]]:
    """Return every set of cards that may go to the crib from a hand just dealt."""
    return list(combinations(sorted(hand), 2)) if len(hand) == HAND[2] else [(c,) for c in hand]


def fitting(hand: Sequence[int], count: int) -> list[int]:
    """Return the cards that keep ``count`` at 31 or below (R19)."""
    return [c for c in hand if PIP[c] <= FULL - count]


def show_order(dealer: int, seats: int) -> list[int]:
    """Return the seats whose hands are counted, in order; at the end the dealer again, for the crib."""
    return [*((dealer + k) % seats for k in range(1, seats + 1)), dealer]


# Points in pegging

_STRAIGHT = {((1 << size) - 1) << low: size for size in range(3, 8) for low in range(len(RANKS) + 1 - size)}
"""The length of a run, by its ranks as bits; A to 7 is the longest that stays below 31."""


def peg(series: Sequence[int], count: int) -> tuple[int, int, int, int]:
    """Return the PEG_KINDS of the last card of ``series``, whose pip values come to ``count``."""
    last, same, ranks, run = RANK[series[-1]], 0, 0, 0
    for c in reversed(series):
        if RANK[c] != last:
            break
        same += 1
    if same == 1:
        for c in reversed(series):
            if ranks & (bit := 1 << RANK[c]):
                break
            ranks |= bit
            run = _STRAIGHT.get(ranks, run)
    return 2 * (count == 15), 2 * (count == FULL), PAIRS[same], run


# Points in the show


@lru_cache(maxsize=8192)
def points_by_rank(key: int) -> tuple[int, int, int]:
    """Return the points for fifteens, runs and pairs of the cards whose places add up to ``key``."""
    counts = [key // 6**rank % 6 for rank in range(len(RANKS))]
    sums = [1] + [0] * 15  # how many subsets make each sum
    for rank, count in enumerate(counts):
        pip = min(rank + 1, 10)
        for _ in range(count):
            for total in range(15, pip - 1, -1):
                sums[total] += sums[total - pip]
    _, length, times = _longest_run(counts)
    return 2 * sums[15], length * times, sum(PAIRS[count] for count in counts)


def _longest_run(counts: Sequence[int]) -> tuple[int, int, int]:
    """Return the ranks of the only run in five cards, as bits, its length, and how often it is there; else 0, 0, 0."""
    held = sum(1 << rank for rank, count in enumerate(counts) if count)
    for ranks, length in reversed(_STRAIGHT.items()):
        if held & ranks == ranks:
            return ranks, length, prod(count for rank, count in enumerate(counts) if ranks >> rank & 1)
    return 0, 0, 0


def show(four: Sequence[int], starter: int) -> tuple[int, int, int, int, int]:
    """Return the KINDS of a hand or crib: ``four`` cards and the starter."""
    a, b, c, d = four
    fifteen, run, pair = points_by_rank(PLACE[a] + PLACE[b] + PLACE[c] + PLACE[d] + PLACE[starter])
    suit, up = SUIT[a], SUIT[starter]
    flush = nob = 0
    if suit == SUIT[b] == SUIT[c] == SUIT[d]:
        flush = 5 if suit == up else 4
    for card in four:
        if RANK[card] == JACK and SUIT[card] == up:
            nob = 1
    return fifteen, run, pair, flush, nob


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
    out, counts = _fifteens(five), rank_counts(five)
    ranks, length, times = _longest_run(counts)
    if length:
        out.append(Combination("run", tuple(c for c in five if ranks >> RANK[c] & 1), times, length * times))
    for rank, held in enumerate(counts):
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


# Claims and games


def awards(actual: int, claim: int, claimant: int, answers: Sequence[int]) -> list[tuple[int, int]]:
    """Return the shares of ``actual`` points (muggins), the claimant first, then clockwise; no entry of 0.

    ``answers`` are by seat the points that each opponent says were missed (the claimant's own entry is not read). A
    claim above the truth scores nothing (R12); an answer above the missed points is void (R13).
    """
    got = claim if claim <= actual else 0
    out = [(claimant, got)] if got else []
    missed = left = actual - got
    seats = len(answers)
    for step in range(1, seats):
        seat = (claimant + step) % seats
        k = answers[seat]
        if 1 <= k <= missed and left:
            taken = min(k, left)
            left -= taken
            out.append((seat, taken))
    return out


def game_wins(points: Sequence[int], winner: int, skunk: bool) -> int:
    """Return the game-wins for a won game: 1, with the skunk 1 more for every opponent below ``SKUNK`` points."""
    return 1 + (sum(p < SKUNK for seat, p in enumerate(points) if seat != winner) if skunk else 0)
