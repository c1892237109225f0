"""What somebody may hold in pegging: they kept what counts, and play as one sensibly would.

A search asks (``suppose``) how likely some unseen cards are for a player, and which of them they would hold and
which have laid away. Cards of a series are told by rank.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from engine.core.cards import RANK, SUITS
from engine.games.counting_cribbage.score import peg
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import FULL, MOST, PIP
from engine.players.counting_cribbage.keep import RANKS, choices, side, worths

Series = tuple[int, ...]

REPLY: Final = 0.6
"""How much a point hurts that the next player may peg."""
KEEP_LOW: Final = 0.03
"""What keeping a small card for the end of a series is worth, per pip."""
HELD: Final = 0.3
"""How likely the next player is to hold some card of a rank, roughly."""
KEEPING: Final = 0.5
"""By how many points somebody laying away misjudges what to keep, now and then."""
PEGGING: Final = 0.3
"""By how many points somebody pegging misjudges a card, now and then."""

GUESSES: Final = 12
"""How many other handfuls are weighed against what a redeal gives to a player in pegging."""


class Past(NamedTuple):
    """A card somebody played: to which series and count, and the ranks they played from then on, this one first."""

    series: Series
    before: int
    ranks: Series


class Guess(NamedTuple):
    """How likely somebody was dealt some cards; which of them are still in the hand, and which laid away."""

    weight: float
    hand: list[int]
    away: list[int]


@lru_cache(1 << 16)
def after(series: Series, rank: int, count: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    """What a card of ``rank`` scores that brings ``series`` to ``count``, and what each rank would score next."""
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


@lru_cache(1 << 16)
def appeal(series: Series, rank: int, count: int) -> float:
    """How good a card of ``rank`` looks to who brings ``series`` from ``count`` on with it."""
    pip = min(rank + 1, 10)
    points, answers = after(series, rank, count + pip)
    return points + KEEP_LOW * pip - REPLY * HELD * sum(scored for _, scored in answers)


def past(laid: Sequence[int], rows: Sequence[tuple[Sequence[int], Sequence[int]]], seat: int) -> list[Past]:
    """The cards that ``seat``, who has ``laid`` those, played to ``rows``: each a series and who played its cards."""
    ranks = [RANK[c] for c in laid]
    at = len(laid) - sum(by.count(seat) for _, by in rows)
    found = []
    for series, by in rows:
        row, count = tuple([RANK[c] for c in series]), 0
        for i, c in enumerate(series):
            if by[i] == seat:
                found.append(Past(row[:i], count, tuple(ranks[at:])))
                at += 1
            count += PIP[c]
    return found


def guess(
    cards: Sequence[int], laid: Sequence[int], give: int, share: float, plays: Sequence[Past], least: int, room: int
) -> Guess | None:
    """How likely are ``cards`` besides those ``laid``, ``give`` of them laid away; None if they cannot be.

    Nothing in the hand counts less than ``least``, something no more than ``room``; ``share``: the crib.
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
    for series, count, after_it in plays:
        done = liked = appeal(series, after_it[0], count)
        for r in ranks + after_it[1:]:
            if count + min(r + 1, 10) <= FULL:
                liked = max(liked, appeal(series, r, count))
        odds += (done - liked) / PEGGING
    return Guess(exp(odds), hand, [whole[i] for i in away])


def suppose(s: CountingCribbageState, seat: int, rnd: Callable[[], float]) -> None:
    """Give others in pegging what they are likely to hold and to have laid away; ``s`` was redealt for ``seat``."""
    if not s.pegging:
        return
    for p, away in enumerate(s.away):
        if p != seat and away and s.hands[p]:
            _suppose(s, p, rnd)


def _suppose(s: CountingCribbageState, p: int, rnd: Callable[[], float]) -> None:
    """Give ``p`` one of a few handfuls of the cards nobody has seen, the likeliest most often.

    The present cards are one of them, so one at least obeys what is known.
    """
    stock, size = s.stock, len(s.hands[p]) + len(s.away[p])
    give, share = len(s.away[p]), side(len(s.hands), p == s.dealer)
    plays = past(s.laid[p], ((s.last_series, s.last_by), (s.series, s.series_by)), p)
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
