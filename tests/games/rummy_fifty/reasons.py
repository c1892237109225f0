"""Why a move of Rummy Fifty is suggested, checked (``tests.engine.reasons``): going out is played out."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from engine.core.cards import RANK, SUIT
from engine.families.melds import fault
from engine.games.registry import GAMES
from engine.games.rummy_fifty.state import pile_of, sources
from engine.games.rummy_fifty.terms import CARDS, JACK, KING, QUEEN, STOCK
from tests.engine.reasons import Check, Facts, applied


def can_finish(s: Any, seat: int) -> bool:
    """Whether the hand can go down in the table step."""
    if s.phase != "table":
        return True  # the round is over, or another one has begun
    if not s.hands[seat]:
        return True
    for action in GAMES["rummy_fifty"].legal(s, seat):
        if action.tag != "end_turn":
            after = applied("rummy_fifty", s, seat, action)
            if after.round != s.round or after.ended or can_finish(after, seat):
                return True
    return False


def finishes(s: Any, seat: int, a: Any) -> bool:
    after = applied("rummy_fifty", s, seat, a)
    return bool(after.round != s.round or after.ended) or can_finish(after, seat)


def wild_of(s: Any) -> int:
    return int(SUIT[s.indicator])


def linked(s: Any, a: int, b: int) -> bool:
    """Whether some third card makes a meld with both."""
    return any(c not in (a, b) and fault([a, b, c], wild_of(s)) is None for c in CARDS)


def goes_with(s: Any, seat: int, card: int) -> int:
    return sum(c != card and linked(s, card, c) for c in s.hands[seat])


def melds_now(s: Any, seat: int, card: int) -> bool:
    """Whether ``card`` makes a meld with two or three of the hand, or may be laid off."""
    hand = [c for c in s.hands[seat] if c != card]
    if any(fault([card, *pair], wild_of(s)) is None for pair in combinations(hand, 2)):
        return True
    return any((owner != seat or s.layoff_own) and fits(s, at, card) for at, owner in enumerate(s.owners))


def fits(s: Any, at: int, card: int) -> bool:
    meld = s.melds[at]
    kind = RANK[meld[0]] == RANK[meld[1]]
    both = fault([*meld, card], wild_of(s)) is None
    return both and kind == (RANK[card] == RANK[meld[0]])


def outside(s: Any, seat: int) -> list[int]:
    """The cards that no meld and no layoff takes now."""
    return [c for c in s.hands[seat] if not melds_now(s, seat, c)]


def near_out(s: Any, seat: int, f: Facts) -> bool:
    return bool(f["seat"] != seat and f["count"] == len(s.hands[f["seat"]]) <= 4)


def counts_most(s: Any, seat: int, card: int) -> bool:
    return all(RANK[c] <= RANK[card] for c in outside(s, seat))


def tops(s: Any, seat: int) -> list[int]:
    return [pile_of(s, pile)[-1] for pile in sources(s, seat) if pile != STOCK]


def with_top(s: Any, seat: int, a: Any) -> Any:
    """After the draw of a face-up card."""
    return applied("rummy_fifty", s, seat, a)


def pips(a: Any) -> int:
    return sum(RANK[c] + 1 for c in (a.cards if a.tag == "meld" else [a.card]))


CHECKS: dict[str, Check] = {
    "bonus-low": lambda s, p, a, f: a.court == JACK and 0 <= f["loose"] <= len(s.hands[p]),
    "bonus-middle": lambda s, p, a, f: a.court == QUEEN and len(s.points) > 2,
    "bonus-high": lambda s, p, a, f: a.court == (QUEEN if len(s.points) == 2 else KING),
    "draw-last": lambda s, p, a, f: (
        a.source == STOCK and (lambda t: t.round != s.round or bool(t.ended))(with_top(s, p, a))
    ),
    "draw-stock": lambda s, p, a, f: a.source == STOCK and not any(melds_now(s, p, c) for c in tops(s, p)),
    "draw-out": lambda s, p, a, f: any(
        finishes(with_top(s, p, a), p, b) for b in GAMES["rummy_fifty"].legal(with_top(s, p, a), p)
    ),
    "draw-meld": lambda s, p, a, f: melds_now(s, p, f["card"]) and f["count"] > 0,
    "draw-fits": lambda s, p, a, f: melds_now(s, p, f["card"]),
    "draw-near": lambda s, p, a, f: (
        f["right"] in s.hands[p] and f["card"] in tops(s, p) and linked(s, f["card"], f["right"])
    ),
    "discard-out": lambda s, p, a, f: finishes(s, p, a),
    "discard-danger": lambda s, p, a, f: near_out(s, p, f) and counts_most(s, p, a.card),
    "discard-safe": lambda s, p, a, f: (
        not goes_with(s, p, a.card)
        and f["right"] in s.known[f["seat"]]
        and f["seat"] == (p + 1) % len(s.hands)
        and not linked(s, a.card, f["right"])
    ),
    "discard-loose-high": lambda s, p, a, f: (
        not goes_with(s, p, a.card) and all(RANK[c] <= RANK[a.card] for c in outside(s, p) if not goes_with(s, p, c))
    ),
    "discard-loose": lambda s, p, a, f: not goes_with(s, p, a.card),
    "discard-few": lambda s, p, a, f: all(goes_with(s, p, c) >= goes_with(s, p, a.card) for c in outside(s, p)),
    "discard-high": lambda s, p, a, f: counts_most(s, p, a.card),
    "down-last": lambda s, p, a, f: len(s.hands[p]) == (len(a.cards) if a.tag == "meld" else 1),
    "down-out": lambda s, p, a, f: finishes(s, p, a),
    "down-danger": lambda s, p, a, f: near_out(s, p, f),
    "meld-light": lambda s, p, a, f: f["points"] == pips(a) and a.tag == "meld",
    "layoff-light": lambda s, p, a, f: f["points"] == pips(a) and a.tag == "layoff",
    "end-hold": lambda s, p, a, f: not s.layoff_own and any(b.tag == "meld" for b in GAMES["rummy_fifty"].legal(s, p)),
    "end-keep": lambda s, p, a, f: (
        goes_with(s, p, f["card"]) > 0
        and any(b.wire()[:2] == ["layoff", f["card"]] for b in GAMES["rummy_fifty"].legal(s, p))
    ),
}
