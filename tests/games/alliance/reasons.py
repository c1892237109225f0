"""Why a move of Alliance is suggested, checked (``tests.engine.reasons``): who wins is worked out without the terms.

Which card is missed least is the player's own judgement, and taken from it.
"""

from __future__ import annotations

from typing import Any

from engine.core.cards import RANK, SUIT
from engine.players.alliance.worth import SPENT
from tests.engine.reasons import Check, Facts

SPECIAL = 78
WHITE = (80, 83)
BLACK_SUITS = {0, 2, 5}


def team_game(s: Any) -> bool:
    return bool(s.mode == "team")


def strength(s: Any, card: int, trick: list[int]) -> int:
    """How strong a face-up card is beside the others; without teams a white card is a joker."""
    jokers = any(c >= SPECIAL and c not in WHITE for c in trick)
    if card < 0:
        return -1
    if card in WHITE and team_game(s):
        return 20 if jokers else 0
    if card >= SPECIAL:
        return 19
    if RANK[card] == 1 and any(0 <= c < SPECIAL and RANK[c] == 0 for c in trick):
        return 15
    return 14 if RANK[card] == 0 else RANK[card]


def battalions(s: Any, trick: list[int]) -> list[int]:
    """Which of the two sides, the leader's first, has three of one number in a trick of six."""
    if not team_game(s) or len(s.order) < 6:
        return []
    sides = [trick[side::2] for side in (0, 1)]
    return [
        side
        for side, cards in enumerate(sides)
        if len(cards) == 3 and all(0 <= c < SPECIAL for c in cards) and len({RANK[c] for c in cards}) == 1
    ]


def ahead(s: Any, trick: list[int]) -> int:
    """Whose card wins the trick as it lies; -1 while none lies face up."""
    if not any(c >= 0 for c in trick):
        return -1
    made = battalions(s, trick)
    if made:
        best = max(made, key=lambda side: (strength(s, trick[side], trick), -side))
        at = 2 if best == 0 else 3
    elif not team_game(s) and any(c >= SPECIAL for c in trick):
        at = max(i for i, c in enumerate(trick) if c >= SPECIAL)
    else:
        strong = [strength(s, c, trick) for c in trick]
        at = strong.index(max(strong))
    return seats_from(s)[at]


def seats_from(s: Any) -> list[int]:
    """The seats in the order in which they play."""
    start = s.order.index(s.leader)
    return [*s.order[start:], *s.order[:start]]


def wins_with(s: Any, p: int, card: int) -> bool:
    return ahead(s, [*s.trick, card]) == p


def winners(s: Any, p: int) -> list[int]:
    return [c for c in s.hands[p] if wins_with(s, p, c)]


def to_follow(s: Any, p: int) -> int:
    """How many players with cards come after."""
    return sum(bool(s.hands[q]) for q in seats_from(s)[len(s.trick) + 1 :])


def colour(suit: int) -> bool:
    return suit in BLACK_SUITS


def of_team(s: Any, p: int, q: int) -> bool:
    return p == q or (team_game(s) and colour(s.suits[p]) == colour(s.suits[q]))


def surely(s: Any, p: int, a: Any, f: Facts) -> bool:
    """Whether the card wins the court card that is told, and nobody can do anything about it."""
    return a.tag == "play" and wins_with(s, p, a.card) and not to_follow(s, p) and f["card"] == s.court


def collected(s: Any, p: int, *, suit: int | None = None, rank: int | None = None) -> int:
    return sum((suit is None or SUIT[c] == suit) and (rank is None or RANK[c] == rank) for c in s.won[p])


def whole_set(s: Any, p: int, a: Any, f: Facts) -> bool:
    own = colour(SUIT[s.court]) == colour(s.suits[p])
    return bool(surely(s, p, a, f) and collected(s, p, suit=SUIT[s.court]) == 2 and f["points"] == (2 if own else 3))


def same_rank(s: Any, p: int, a: Any, f: Facts) -> bool:
    worth = (0, 0, 0, 0, 2, 5, 8)
    had = collected(s, p, rank=RANK[s.court])
    return bool(surely(s, p, a, f) and f["count"] == had + 1 and f["points"] == worth[had + 1] - worth[had] > 0)


def cost(s: Any, p: int, card: int) -> float:
    return float(SPENT[team_game(s), len(s.order)][len(s.courts)][s.once and s.rebuilt[p]][card])


def least_missed(s: Any, p: int, a: Any) -> bool:
    return all(cost(s, p, a.card) <= cost(s, p, c) for c in s.hands[p])


def all_down(s: Any) -> bool:
    return not any(c >= 0 for c in s.trick)


def hard_to_beat(s: Any, p: int, a: Any) -> bool:
    """Whether few of all other players' numbers beat the card, were they played next."""
    others = [suit * 13 + rank for suit in s.suits if suit != s.suits[p] for rank in range(10)]
    trick = [*s.trick, a.card]
    beaten = [c for c in others if strength(s, c, [*trick, c]) > strength(s, a.card, [*trick, c])]
    return len(beaten) <= 0.3 * len(others)


def strong(s: Any, card: int) -> bool:
    return card not in WHITE or not team_game(s) if card >= SPECIAL else RANK[card] in (0, 8, 9)


def behind(s: Any, p: int) -> list[int]:
    return [*s.discard[p], *s.buried[p]]


def cards_left(s: Any, p: int, f: Facts) -> bool:
    """Whether the cards and courts that are told are those there are."""
    return bool(f["cards"] == len([*s.hands[p], *s.pile[p], *behind(s, p)]) and f["courts"] == len(s.courts))


CHECKS: dict[str, Check] = {
    "battalion": lambda s, p, a, f: (
        len(battalions(s, [*s.trick, a.card])) > len(battalions(s, s.trick)) and of_team(s, p, p)
    ),
    "set": whole_set,
    "rank": same_rank,
    "deny": lambda s, p, a, f: (
        surely(s, p, a, f) and not of_team(s, p, f["seat"]) and collected(s, f["seat"], suit=SUIT[s.court]) == 2
    ),
    "own": lambda s, p, a, f: surely(s, p, a, f) and SUIT[s.court] == s.suits[p],
    "win": surely,
    "beats": lambda s, p, a, f: a.tag == "play" and wins_with(s, p, a.card) and 0 < f["followers"] == to_follow(s, p),
    "lead-strong": lambda s, p, a, f: all_down(s) and f["card"] == s.court and hard_to_beat(s, p, a),
    "lead-weak": lambda s, p, a, f: all_down(s) and least_missed(s, p, a),
    "lead-middle": lambda s, p, a, f: all_down(s) and any(cost(s, p, c) > cost(s, p, a.card) for c in s.hands[p]),
    "partner": lambda s, p, a, f: a.tag == "down" and f["seat"] == ahead(s, s.trick) != p and of_team(s, p, f["seat"]),
    "lost": lambda s, p, a, f: a.tag == "down" and not winners(s, p) and least_missed(s, p, a),
    "lost-other": lambda s, p, a, f: a.tag == "down" and not winners(s, p),
    "keep": lambda s, p, a, f: (
        a.tag == "down" and bool(winners(s, p)) and a.card not in winners(s, p) and least_missed(s, p, a)
    ),
    "keep-other": lambda s, p, a, f: a.tag == "down" and bool(winners(s, p)) and a.card not in winners(s, p),
    "hide": lambda s, p, a, f: a.tag == "down" and a.card in winners(s, p) and 0 < f["followers"] == to_follow(s, p),
    "top-chance": lambda s, p, a, f: (
        a.tag == "top"
        and not winners(s, p)
        and f["pile"] == len(s.pile[p])
        and 0 < f["count"] == sum(wins_with(s, p, c) for c in s.pile[p])
    ),
    "top-keep": lambda s, p, a, f: a.tag == "top",
    "too-early": lambda s, p, a, f: a.tag == "no" and cards_left(s, p, f) and s.once and f["cards"] < f["courts"],
    "hand-lasts": lambda s, p, a, f: a.tag == "no" and len(s.hands[p]) >= f["courts"] == len(s.courts),
    "later": lambda s, p, a, f: a.tag == "no" and 0 < f["hand"] == len(s.hands[p]) and not s.pile[p],
    "good-behind": lambda s, p, a, f: (
        a.tag in ("rebuild", "put_back")
        and f["count"] == sum(strong(s, c) for c in behind(s, p))
        and f["count"] > sum(strong(s, c) for c in s.hands[p])
    ),
    "weak-back": lambda s, p, a, f: (
        f["back"] == len(a.cards) > 0 and all(c < SPECIAL and 0 < RANK[c] < 7 and c in s.hands[p] for c in a.cards)
    ),
    "lasts": lambda s, p, a, f: a.tag in ("rebuild", "put_back") and cards_left(s, p, f) and f["cards"] >= f["courts"],
    "accept": lambda s, p, a, f: a.tag == "accept",
    "spread": lambda s, p, a, f: a.joker1 != a.joker2,
    "together": lambda s, p, a, f: a.joker1 == a.joker2 != a.white,
    "all": lambda s, p, a, f: a.joker1 == a.joker2 == a.white,
}
