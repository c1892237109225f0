"""Checks the reasons for moves of Boonaken (``tests.engine.reasons``)."""

from __future__ import annotations

from typing import Any

from engine.core.cards import SUIT
from engine.families.tricks import best
from engine.games.boonaken import terms as boonaken
from engine.games.registry import GAMES
from tests.engine.reasons import Check, Facts


def as_trumps(s: Any, cards: list[int], f: Facts) -> bool:
    """Return the number of cards of the suit, and the roem if declared, with that suit as trumps."""
    said = f.get("roem")
    held = sum(SUIT[c] == f["suit"] for c in cards)
    return f["count"] == held and (said is None or 0 < said == boonaken.roem(cards, f["suit"], s.strict))


def kept(s: Any, p: int, a: Any) -> list[int]:
    return [c for c in s.hands[p] if c not in a.cards]


def lows(cards: list[int]) -> int:
    return sum(c % 13 in (6, 7, 8) for c in cards)


def taking(s: Any, p: int, a: Any) -> bool:
    """True if the card wins the trick after it is played."""
    trick = [*s.trick, a.card]
    return best(trick, s.trump, boonaken.STRENGTH[s.trump]) == len(trick) - 1


def in_trick(s: Any, a: Any) -> int:
    """Return the points of the trick with the card."""
    return boonaken.card_points([*s.trick, a.card], s.trump)


def still_to_play(s: Any) -> int:
    return int(sum(s.inside)) - len(s.trick) - 1


def higher_out(s: Any, p: int, card: int) -> int:
    high = boonaken.STRENGTH[s.trump]
    hands = [c for q, hand in enumerate(s.hands) if q != p for c in hand]
    others = [*hands, *s.unused, *(c for c in s.away if c not in s.discarded[p])]
    return sum(1 for c in others if SUIT[c] == SUIT[card] and high[c] > high[card])


def partner_wins(s: Any, p: int, f: Facts) -> bool:
    at = best(s.trick, s.trump, boonaken.STRENGTH[s.trump])
    played = [q for q, inside in enumerate(s.inside) if inside]
    holder = played[(played.index(s.leader) + at) % len(played)]
    return f["seat"] == holder and p not in s.declarers and holder not in s.declarers


CHECKS: dict[str, Check] = {
    "low": lambda s, p, a, f: a.tag == "misere" and f["count"] == lows(s.hands[p]),
    "trumps": lambda s, p, a, f: a.tag == "bid" and as_trumps(s, s.hands[p], f),
    "roem": lambda s, p, a, f: a.tag == "bid" and as_trumps(s, s.hands[p], f),
    "pass": lambda s, p, a, f: (
        as_trumps(s, s.hands[p], f)
        and f["least"] == min(b.wire()[1] for b in GAMES["boonaken"].legal(s, p) if b.tag == "bid")
    ),
    "keep": lambda s, p, a, f: as_trumps(s, kept(s, p, a), f),
    "keep-roem": lambda s, p, a, f: as_trumps(s, kept(s, p, a), f),
    "keep-low": lambda s, p, a, f: f["count"] == lows(kept(s, p, a)),
    "longest": lambda s, p, a, f: (
        f["suit"] == a.trump
        and as_trumps(s, s.hands[p], f)
        and all(sum(SUIT[c] == t for c in s.hands[p]) <= f["count"] for t in range(4))
    ),
    "lead": lambda s, p, a, f: not s.trick and f["above"] == higher_out(s, p, a.card),
    "takes": lambda s, p, a, f: taking(s, p, a) and not still_to_play(s) and f["points"] == in_trick(s, a),
    "wins": lambda s, p, a, f: taking(s, p, a) and 0 < f["more"] == still_to_play(s) and f["points"] == in_trick(s, a),
    "over": lambda s, p, a, f: taking(s, p, a) and f["more"] == still_to_play(s),
    "under": lambda s, p, a, f: not taking(s, p, a) and f["top"] in s.trick,
    "feed": lambda s, p, a, f: (
        partner_wins(s, p, f) and not taking(s, p, a) and f["points"] == boonaken.POINTS[s.trump][a.card]
    ),
    "gives": lambda s, p, a, f: not taking(s, p, a) and f["points"] == boonaken.POINTS[s.trump][a.card],
}
