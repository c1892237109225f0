"""Counting in cribbage: the score of a card in pegging, and of four cards with the starter in the show.

Pure functions of card ints (see ``engine.core.cards``). Suits matter only for flush and nob, so everything else is read
from tables by rank.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.core.cards import RANK, SUIT
from engine.games.counting_cribbage.terms import FULL, JACK, PAIRS, SKUNK

PLACE: tuple[int, ...] = tuple(6**rank for rank in RANK)
"""Ranks of up to five cards as one number: the sum of their places."""

_SPAN = 7
"""The longest possible run in pegging: A to 7 already makes 28, 2 to 8 more than 31."""


def _straight(mask: int) -> int:
    """Return how many ranks a mask has if they are consecutive and at least three, else 0."""
    size = mask.bit_count()
    low = mask & -mask
    return size if size > 2 and mask == low * ((1 << size) - 1) else 0


_STRAIGHT = tuple(_straight(mask) for mask in range(1 << 13))


class Peg(NamedTuple):
    """The score of the last card of a series, without the point for the last card."""

    fifteen: int
    thirty_one: int
    pair: int
    run: int

    @property
    def total(self) -> int:
        """Return all points of the card."""
        return sum(self)


NOTHING: Final = Peg(0, 0, 0, 0)
_FIFTEEN: Final = Peg(2, 0, 0, 0)
_THIRTY_ONE: Final = Peg(0, 2, 0, 0)


def peg(series: Sequence[int], count: int) -> Peg:
    """Return the points of the last card of ``series``, whose pip values come to ``count``."""
    size = len(series)
    if size < 2:
        return NOTHING
    last, before = RANK[series[-1]], RANK[series[-2]]
    pair = run = 0
    if last == before:
        k = 2
        while k < size and RANK[series[-k - 1]] == last:
            k += 1
        pair = PAIRS[k]
    elif size > 2:
        low, high = (last, before) if last < before else (before, last)
        if high - low < _SPAN:
            mask = 1 << last | 1 << before
            at = size - 2
            while at:
                at -= 1
                rank = RANK[series[at]]
                bit = 1 << rank
                if mask & bit:
                    break
                if rank < low:
                    low = rank
                elif rank > high:
                    high = rank
                if high - low >= _SPAN:
                    break
                mask |= bit
                if _STRAIGHT[mask]:
                    run = _STRAIGHT[mask]
    if pair or run:
        return Peg(2 if count == 15 else 0, 2 if count == FULL else 0, pair, run)
    return _FIFTEEN if count == 15 else _THIRTY_ONE if count == FULL else NOTHING


class Show(NamedTuple):
    """The score of four cards together with the starter."""

    fifteen: int
    run: int
    pair: int
    flush: int
    nob: int

    @property
    def total(self) -> int:
        """Return all points of the hand or crib."""
        return sum(self)


@lru_cache(maxsize=8192)
def points_by_rank(key: int) -> tuple[int, int, int]:
    """Return the points for fifteens, runs and pairs of the cards whose places add up to ``key``."""
    counts = [key // 6**rank % 6 for rank in range(13)]
    sums = [1] + [0] * 15  # how many subsets make each sum
    for rank, count in enumerate(counts):
        pip = min(rank + 1, 10)
        for _ in range(count):
            for total in range(15, pip - 1, -1):
                sums[total] += sums[total - pip]
    run, length, ways = 0, 0, 1
    for count in [*counts, 0]:
        if count:
            length, ways = length + 1, ways * count
            continue
        if length > 2:
            run = length * ways
        length, ways = 0, 1
    return 2 * sums[15], run, sum(PAIRS[count] for count in counts)


def show(four: Sequence[int], starter: int) -> Show:
    """Return the count of a hand or crib: ``four`` cards and the starter."""
    a, b, c, d = four
    fifteen, run, pair = points_by_rank(PLACE[a] + PLACE[b] + PLACE[c] + PLACE[d] + PLACE[starter])
    suit, up = SUIT[a], SUIT[starter]
    flush = nob = 0
    if suit == SUIT[b] == SUIT[c] == SUIT[d]:
        flush = 5 if suit == up else 4
    for card in four:
        if RANK[card] == JACK and SUIT[card] == up:
            nob = 1
    return Show(fifteen, run, pair, flush, nob)


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
