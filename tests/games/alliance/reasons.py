"""Checks the reasons for moves of Alliance (``tests.engine.reasons``); the winner is found without the terms.

The least needed card is the player's own estimate, and taken from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.cards import RANK, SUIT
from engine.players.alliance.worth import costs_of
from tests.engine.reasons import Check, Facts

SPECIAL = 78
WHITE = (80, 83)
BLACK_SUITS = {0, 2, 5}
SAME_RANK = (0, 0, 0, 0, 2, 5, 8)


def strength(s: Any, card: int, trick: list[int]) -> int:
    """Return the strength of a face-up card beside the others; without teams a white card is a joker."""
    if card < 0:
        return -1
    if card in WHITE and s.mode == "team":
        return 20 if any(c >= SPECIAL and c not in WHITE for c in trick) else 0
    if card >= SPECIAL:
        return 19
    if RANK[card] == 1 and any(0 <= c < SPECIAL and RANK[c] == 0 for c in trick):
        return 15
    return 14 if RANK[card] == 0 else RANK[card]


def battalions(s: Any, trick: list[int]) -> list[int]:
    """Return the sides, 0 for the leader's, that have three cards of one number in a trick of six."""
    if s.mode != "team" or len(s.order) < 6:
        return []
    ranks = [[RANK[c] if 0 <= c < SPECIAL else -1 for c in trick[side::2]] for side in (0, 1)]
    return [side for side, own in enumerate(ranks) if len(own) == 3 and len({*own}) == 1 and own[0] >= 0]


def seats_from(s: Any) -> list[int]:
    """Return the seats in the order in which they play."""
    start = s.order.index(s.leader)
    return [*s.order[start:], *s.order[:start]]


def ahead(s: Any, trick: list[int]) -> int:
    """Return the seat whose card wins the present trick; -1 if no card is face up."""
    strong = [strength(s, c, trick) for c in trick]
    if max(strong, default=-1) < 0:
        return -1
    at = strong.index(max(strong))
    if made := battalions(s, trick):
        at = 2 + max(made, key=lambda side: (strong[side], -side))
    elif s.mode != "team" and any(c >= SPECIAL for c in trick):
        at = max(i for i, c in enumerate(trick) if c >= SPECIAL)
    return seats_from(s)[at]


def winners(s: Any, p: int, cards: Sequence[int]) -> list[int]:
    """Return the cards that would be ahead."""
    return [c for c in cards if ahead(s, [*s.trick, c]) == p]


def followers(s: Any) -> int:
    """Return how many players with cards come after."""
    return sum(bool(s.hands[q]) for q in seats_from(s)[len(s.trick) + 1 :])


def alike(suit: int, other: int) -> bool:
    """True if both are black or both red."""
    return (suit in BLACK_SUITS) == (other in BLACK_SUITS)


def of_team(s: Any, p: int, q: int) -> bool:
    return p == q or (s.mode == "team" and alike(s.suits[p], s.suits[q]))


def surely(s: Any, p: int, a: Any, f: Facts) -> bool:
    """True if the card surely wins the court card of the reason, as no seat follows."""
    return a.tag == "play" and bool(winners(s, p, [a.card])) and not followers(s) and f["card"] == s.court


def collected(s: Any, p: int, of: Sequence[int]) -> int:
    """Return how many court cards of the offered one's suit, or rank, the seat has."""
    return sum(of[c] == of[s.court] for c in s.won[p])


def same_rank(s: Any, p: int, a: Any, f: Facts) -> bool:
    had = collected(s, p, RANK)
    gain = SAME_RANK[had + 1] - SAME_RANK[had]
    return surely(s, p, a, f) and f["count"] == had + 1 and f["points"] == gain > 0


def least_missed(s: Any, p: int, a: Any) -> bool:
    cost = costs_of(s, p)
    return all(cost[a.card] <= cost[c] for c in s.hands[p])


def all_down(s: Any) -> bool:
    return not any(c >= 0 for c in s.trick)


def hard_to_beat(s: Any, p: int, a: Any) -> bool:
    """True if few of all other players' numbers would beat the card if played next."""
    others = [suit * 13 + rank for suit in s.suits if suit != s.suits[p] for rank in range(10)]
    trick = [*s.trick, a.card]
    beaten = [c for c in others if strength(s, c, [*trick, c]) > strength(s, a.card, [*trick, c])]
    return len(beaten) <= 0.3 * len(others)


def strong(s: Any, card: int) -> bool:
    return card not in WHITE or s.mode != "team" if card >= SPECIAL else RANK[card] in (0, 8, 9)


def hidden(s: Any, p: int, a: Any, *, winning: bool) -> bool:
    """True if the hidden card would not win; ``winning``: whether the hand has a card that would win."""
    own = winners(s, p, s.hands[p])
    return a.tag == "down" and bool(own) == winning and a.card not in own


def cards_left(s: Any, p: int, f: Facts) -> bool:
    """True if the reason's numbers of cards and courts are right."""
    cards = [*s.hands[p], *s.pile[p], *s.discard[p], *s.buried[p]]
    return (f["cards"], f["courts"]) == (len(cards), len(s.courts))


CHECKS: dict[str, Check] = {
    "battalion": lambda s, p, a, f: len(battalions(s, [*s.trick, a.card])) > len(battalions(s, s.trick)),
    "set": lambda s, p, a, f: (
        surely(s, p, a, f) and collected(s, p, SUIT) == 2 and f["points"] == 3 - alike(SUIT[s.court], s.suits[p])
    ),
    "rank": same_rank,
    "deny": lambda s, p, a, f: (
        surely(s, p, a, f) and not of_team(s, p, f["seat"]) and collected(s, f["seat"], SUIT) == 2
    ),
    "own": lambda s, p, a, f: surely(s, p, a, f) and SUIT[s.court] == s.suits[p],
    "win": surely,
    "beats": lambda s, p, a, f: winners(s, p, [a.card]) != [] and 0 < f["followers"] == followers(s),
    "lead-strong": lambda s, p, a, f: all_down(s) and f["card"] == s.court and hard_to_beat(s, p, a),
    "lead-weak": lambda s, p, a, f: all_down(s) and least_missed(s, p, a),
    "lead-middle": lambda s, p, a, f: (
        all_down(s) and any(costs_of(s, p)[c] > costs_of(s, p)[a.card] for c in s.hands[p])
    ),
    "partner": lambda s, p, a, f: a.tag == "down" and f["seat"] == ahead(s, s.trick) != p and of_team(s, p, f["seat"]),
    "lost": lambda s, p, a, f: hidden(s, p, a, winning=False) and least_missed(s, p, a),
    "lost-other": lambda s, p, a, f: hidden(s, p, a, winning=False),
    "keep": lambda s, p, a, f: hidden(s, p, a, winning=True) and least_missed(s, p, a),
    "keep-other": lambda s, p, a, f: hidden(s, p, a, winning=True),
    "hide": lambda s, p, a, f: (
        a.tag == "down" and winners(s, p, [a.card]) == [a.card] and 0 < f["followers"] == followers(s)
    ),
    "top-chance": lambda s, p, a, f: (
        (a.tag, f["pile"], winners(s, p, s.hands[p])) == ("top", len(s.pile[p]), [])
        and 0 < f["count"] == len(winners(s, p, s.pile[p]))
    ),
    "top-keep": lambda s, p, a, f: a.tag == "top",
    "too-early": lambda s, p, a, f: a.tag == "no" and cards_left(s, p, f) and s.once and f["cards"] < f["courts"],
    "good-behind": lambda s, p, a, f: (
        a.tag in ("rebuild", "put_back")
        and f["count"] == sum(strong(s, c) for c in [*s.discard[p], *s.buried[p]])
        and f["count"] > sum(strong(s, c) for c in s.hands[p])
    ),
    "weak-back": lambda s, p, a, f: (
        f["back"] == len(a.cards) > 0 and all(c < SPECIAL and 0 < RANK[c] < 7 and c in s.hands[p] for c in a.cards)
    ),
    "lasts": lambda s, p, a, f: a.tag in ("rebuild", "put_back") and cards_left(s, p, f) and f["cards"] >= f["courts"],
    "accept": lambda s, p, a, f: a.tag == "accept",
    "spread": lambda s, p, a, f: a.joker1 != a.joker2,
}
