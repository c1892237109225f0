"""The likely cards of a player in pegging: the player kept the cards that count, and plays sensibly.

A search asks (``suppose``) how likely some unseen cards are for a player, and which of them the player would hold and
which have laid away. Cards of a series are given by rank.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from engine.core.cards import RANK, SUITS
from engine.core.state import NO_CARD
from engine.games.counting_cribbage.score import peg
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import FULL, LAST_CARD, MOST, PIP
from engine.players.counting_cribbage.keep import RANKS, choices, not_used, side, worths

Series = tuple[int, ...]

REPLY: Final = 0.6
"""The cost of a point that the next player may peg."""
KEEP_LOW: Final = 0.03
"""The worth of keeping a small card for the end of a series, per pip."""
KEEPING: Final = 0.5
"""The number of points by which a player sometimes misjudges what to keep."""
PEGGING: Final = 0.15
"""The number of points by which a player sometimes misjudges a card in pegging."""

GUESSES: Final = 12
"""The number of other hands compared with the redealt hand of a player in pegging."""


Row = tuple[Series, tuple[int, ...]]
"""The cards of a series, and the seats that played them."""


class Past(NamedTuple):
    """A card a player played: the count it reached, the ranks they played from then on, this one first, and the appeal
    of each rank at that time (0 if it did not fit)."""

    before: int
    ranks: Series
    looks: tuple[float, ...]


class Guess(NamedTuple):
    """The likelihood that a player was dealt some cards; those still in the hand, and those laid away."""

    weight: float
    hand: list[int]
    away: list[int]


@lru_cache(1 << 16)
def after(series: Series, rank: int, count: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Return the score of a ``rank`` that brings ``series`` to ``count``, and the score of each rank after it."""
    tail = (*series, rank)
    points = peg(tail, count).total
    answers = []
    for r in RANKS:
        total = count + min(r + 1, 10)
        if total <= FULL and tail.count(r) < len(SUITS):
            scored = peg((*tail, r), total).total
            if scored:
                answers.append((r, scored))
    return points, tuple(answers)


def appeal(series: Series, rank: int, count: int, chances: Sequence[float], last: bool = False) -> float:
    """Return the appeal of a card of ``rank`` for a player who continues ``series`` from ``count`` with it.

    ``chances``: by rank how likely the next player holds it; ``last``: whether no player can play after it.
    """
    pip = min(rank + 1, 10)
    points, answers = after(series, rank, count + pip)
    worth = points + KEEP_LOW * pip + last * LAST_CARD
    for r, scored in answers:
        worth -= REPLY * chances[r] * scored
    return worth


def looks(series: Series, count: int, out: Sequence[int], held: int, least: int) -> tuple[float, ...]:
    """Return the appeal of each rank for the player who played to ``series``; 0 if it did not fit.

    ``out``: by rank the cards that the table had not seen; ``held``: how many the next player held, 0 for no player,
    none of them smaller than ``least``.
    """
    chance = held / max(1, sum(out))
    found = []
    for rank in RANKS:
        total = count + min(rank + 1, 10)
        chances = [min(1.0, max(0, k - (r == rank)) * chance) for r, k in enumerate(out)]
        last = total < FULL and (not held or total > FULL - least)
        found.append(appeal(series, rank, count, chances, last) if total <= FULL else 0.0)
    return tuple(found)


@lru_cache(256)
def past(
    laid: tuple[Series, ...], held: tuple[int, ...], rows: tuple[Row, ...], out: tuple[int, ...]
) -> tuple[tuple[Past, ...], ...]:
    """Return by seat the cards played to ``rows``, of the ``laid`` ones in total; ``held``: the number each still
    holds.

    ``out``: by rank the cards that the table has not seen now.
    """
    n, unseen, hold = len(laid), list(out), list(held)
    at = [len(cards) for cards in laid]
    for series, by in rows:
        for c, p in zip(series, by, strict=False):
            unseen[RANK[c]] += 1
            hold[p] += 1
            at[p] -= 1
    ranks = [tuple([RANK[c] for c in cards]) for cards in laid]
    found: list[list[Past]] = [[] for _ in laid]
    least = [1] * n
    for cards, by in rows:
        row = tuple([RANK[c] for c in cards])
        gone: set[int] = set()
        count = 0
        for i, (rank, p) in enumerate(zip(row, by, strict=False)):
            if i:
                for k in range(1, (p - by[i - 1] - 1) % n + 1):  # a seat that was passed over had said go
                    q = (by[i - 1] + k) % n
                    if hold[q] and q not in gone:
                        gone.add(q)
                        least[q] = max(least[q], FULL - count + 1)
            follower = next((q % n for q in range(p + 1, p + n) if hold[q % n] and q % n not in gone), p)
            who = (hold[follower], least[follower]) if follower != p else (0, 1)
            found[p].append(Past(count, ranks[p][at[p] :], looks(row[:i], count, unseen, *who)))
            unseen[rank] -= 1
            hold[p] -= 1
            at[p] += 1
            count += min(rank + 1, 10)
    return tuple(map(tuple, found))


def guess(
    cards: Sequence[int], laid: Sequence[int], give: int, share: float, plays: Sequence[Past], least: int, room: int
) -> Guess | None:
    """Return how likely ``cards`` are besides those ``laid``, with ``give`` laid away; None if they are impossible.

    No card in the hand counts less than ``least``, at least one no more than ``room``; ``share``: the crib.
    """
    whole = [*laid, *cards]
    first, size = len(laid), len(whole)
    found = worths(whole, give, share)
    best, away = -1e9, None
    for worth, goes in zip(found, choices(size, give), strict=True):
        if worth > best and goes[0] >= first:
            pips = [PIP[whole[i]] for i in range(first, size) if i not in goes]
            if min(pips) <= room and min(pips) >= least:
                best, away = worth, goes
    if away is None:
        return None
    hand = [whole[i] for i in range(first, size) if i not in away]
    odds = (best - max(found)) / KEEPING
    ranks = tuple([RANK[c] for c in hand])
    for count, after_it, liking in plays:
        done = liked = liking[after_it[0]]
        for r in ranks + after_it[1:]:
            if liking[r] > liked and count + min(r + 1, 10) <= FULL:
                liked = liking[r]
        odds += (done - liked) / PEGGING
    return Guess(exp(odds), hand, [whole[i] for i in away])


def suppose(s: CountingCribbageState, seat: int, rnd: Callable[[], float]) -> None:
    """Give other seats in pegging the cards they likely hold and have laid away; ``s`` was redealt for ``seat``."""
    if not s.pegging:
        return
    plays = played(s)
    for p, away in enumerate(s.away):
        if p != seat and away and s.hands[p]:
            _suppose(s, p, plays[p], rnd)


def played(s: CountingCribbageState) -> tuple[tuple[Past, ...], ...]:
    """Return by seat the cards played to the present series and to the one before."""
    out = list(not_used(tuple(s.used)))
    for cards in (*s.laid, [s.starter] if s.starter != NO_CARD else []):
        for c in cards:
            out[RANK[c]] -= 1
    rows = ((tuple(s.last_series), tuple(s.last_by)), (tuple(s.series), tuple(s.series_by)))
    return past(tuple(map(tuple, s.laid)), tuple(map(len, s.hands)), rows, tuple(out))


def _suppose(s: CountingCribbageState, p: int, plays: Sequence[Past], rnd: Callable[[], float]) -> None:
    """Give ``p`` one of a few hands from the cards no player has seen, the likeliest most often.

    The present cards are one of these hands, so at least one fits all known facts.
    """
    stock, size = s.stock, len(s.hands[p]) + len(s.away[p])
    give, share = len(s.away[p]), side(len(s.hands), p == s.dealer)
    room = FULL - s.count if p == s.on_turn else MOST
    handfuls = [s.hands[p] + s.away[p]]
    handfuls += [stock[at : at + size] for at in range(0, min(len(stock) + 1 - size, GUESSES * size), size)]
    found = [(k, guess(h, s.laid[p], give, share, plays, s.least[p], room)) for k, h in enumerate(handfuls)]
    possible = [(k, g) for k, g in found if g]
    at = rnd() * sum([g.weight for _, g in possible])
    for k, g in possible:
        at -= g.weight
        if at <= 0:
            if k:
                stock[(k - 1) * size : k * size] = handfuls[0]
            s.hands[p], s.away[p] = g.hand, g.away
            return
