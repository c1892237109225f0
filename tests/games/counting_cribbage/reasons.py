"""Checks the reasons for moves of Counting Cribbage (``tests.engine.reasons``), counting card by card.

Averages are over every starter, and over some hundred possible cribs; flushes are left out, as the reason says.
``runs_of`` and ``tail`` are the rules read plainly; ``test_rules`` holds the game's own counts to them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Any

from engine.games.counting_cribbage.terms import DECK, FULL, KINDS, PIP, peg, show
from tests.engine.reasons import Check, Facts

CRIBS = 300
"""The number of cribs filled at random."""
NEARLY = 0.1
"""The allowed error of an average of the kept cards: the reason does not say which cards are used."""
OF_CRIBS = 0.6
"""The allowed error with so few cribs."""


def in_a_row(ranks: Sequence[int]) -> bool:
    return all(b == a + 1 for a, b in pairwise(sorted(ranks)))


def runs_of(ranks: Sequence[int]) -> int:
    """Return the points for runs, by trying every choice of cards."""
    runs = [n for n in range(3, len(ranks) + 1) for c in combinations(ranks, n) if in_a_row(c)]
    return sum(n for n in runs if n == max(runs))


def tail(ranks: list[int]) -> tuple[int, int]:
    """Return how many cards at the end are equal, and the longest run there in any order."""
    same = next((k for k, r in enumerate(reversed(ranks)) if r != ranks[-1]), len(ranks))
    return same, max((n for n in range(3, len(ranks) + 1) if in_a_row(ranks[-n:])), default=0)


def pegged(series: list[int]) -> int:
    return sum(peg(series, sum(PIP[c] for c in series)))


Averages = dict[tuple[int, ...], tuple[float, float]]
"""By the cards laid away: the average score of the kept cards, and of the crib."""


@lru_cache(maxsize=512)
def averages(hand: tuple[int, ...], give: int) -> Averages:
    def unflushed(four: Sequence[int], starter: int) -> int:
        return sum(k for kind, k in zip(KINDS, show(four, starter), strict=True) if kind != "flush")

    rng, out = random.Random(str(hand)), [c for c in DECK if c not in hand]
    cribs = [rng.sample(out, 5 - give) for _ in range(CRIBS)]
    found = {}
    for gone in combinations(hand, give):
        kept = [c for c in hand if c not in gone]
        stay = sum(unflushed(kept, c) for c in out) / len(out)
        there = sum(unflushed([*gone, *others[1:]], others[0]) for others in cribs) / CRIBS
        found[tuple(sorted(gone))] = stay, there
    return found


def of_hand(s: Any, p: int, a: Any) -> tuple[Averages, tuple[float, float]]:
    """Return the averages of every choice, and those of this one."""
    found = averages(tuple(s.hands[p]), len(a.cards))
    return found, found[tuple(sorted(a.cards))]


def own_crib(s: Any, p: int, a: Any, f: Facts) -> bool:
    found, (stay, there) = of_hand(s, p, a)
    return bool(s.dealer == p) and stay + there > max(x + y for x, y in found.values()) - OF_CRIBS


def their_crib(s: Any, p: int, a: Any, f: Facts) -> bool:
    found, (stay, there) = of_hand(s, p, a)
    little = sum(y for _, y in found.values()) / len(found)
    return bool(s.dealer != p) and stay > max(x for x, _ in found.values()) - NEARLY and there < little + OF_CRIBS


def true_count(s: Any, p: int, a: Any, f: Facts) -> bool:
    """True if a claim is the true score, or an answer the missed part; a claim too high leaves everything."""
    if s.phase == "respond":
        actual, claim = pegged(s.series), s.claim
    else:
        item = s.asked_item(p)
        actual, claim = sum(show(s.item_cards(item), s.starter)), 0 if a.tag == "claim" else s.claims[item]
    missed = actual - claim if claim <= actual else actual
    return bool(not missed if a.tag == "accept" else a.points == missed)


def makes(s: Any, a: Any, f: Facts) -> list[int]:
    """Return the series with the card; its count must be that of the reason."""
    series = [*s.series, a.card]
    assert f["count"] == sum(PIP[c] for c in series) <= FULL
    return series


def least_to_answer(s: Any, p: int, a: Any) -> bool:
    """True if the unseen cards together peg less after this card than after any other that fits."""
    seen = {*s.hands[p], *s.used, *(c for laid in s.laid for c in laid), s.starter, *s.away[p]}
    left = {}
    for card in s.hands[p]:
        series, count = [*s.series, card], s.count + PIP[card]
        if count <= FULL:
            left[card] = sum(pegged([*series, c]) for c in DECK if c not in seen and count + PIP[c] <= FULL)
    return left[a.card] == min(left.values()) < max(left.values())


CHECKS: dict[str, Check] = {
    "own-crib": own_crib,
    "their-crib": their_crib,
    "count": true_count,
    "peg": lambda s, p, a, f: pegged(makes(s, a, f)) == f["points"] > 0,
    "low": lambda s, p, a, f: not pegged(makes(s, a, f)) and f["count"] + 10 < 15,
    "no-fifteen": lambda s, p, a, f: not pegged(makes(s, a, f)) and f["count"] > 15 and f["count"] + 10 < 31,
    "safe": lambda s, p, a, f: not pegged(makes(s, a, f)) and least_to_answer(s, p, a),
}
