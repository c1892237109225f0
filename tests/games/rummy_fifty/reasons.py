"""Checks the reasons for moves of Rummy Fifty (``tests.engine.reasons``); going out is played out."""

from __future__ import annotations

from functools import partial
from itertools import combinations
from typing import Any

from engine.core.cards import RANK
from engine.families.melds import fault
from engine.games.rummy_fifty.rules import GAME
from engine.games.rummy_fifty.state import pile_of, sources
from engine.games.rummy_fifty.terms import CARDS, JACK, KING, QUEEN, STOCK
from tests.engine.reasons import Check, Facts, applied

after = partial(applied, "rummy_fifty")


def finishes(s: Any, seat: int, a: Any) -> bool:
    """True if the hand can be emptied in the table step, this move first."""
    then = after(s, seat, a)
    if then.round != s.round or then.ended or then.phase != "table" or not then.hands[seat]:
        return True  # the round is over, or another one has begun
    return any(b.tag != "end_turn" and finishes(then, seat, b) for b in GAME.legal(then, seat))


def valid(s: Any, *cards: int) -> bool:
    return fault(cards, s.wild) is None


def linked(s: Any, a: int, b: int) -> bool:
    """True if some third card makes a meld with both."""
    return any(c not in (a, b) and valid(s, a, b, c) for c in CARDS)


def goes_with(s: Any, seat: int, card: int) -> int:
    return sum(c != card and linked(s, card, c) for c in s.hands[seat])


def melds_now(s: Any, seat: int, card: int) -> bool:
    """True if ``card`` makes a meld with two or three of the hand, or may be laid off."""
    hand = [c for c in s.hands[seat] if c != card]
    if any(valid(s, card, *pair) for pair in combinations(hand, 2)):
        return True
    return any((owner != seat or s.layoff_own) and fits(s, at, card) for at, owner in enumerate(s.owners))


def fits(s: Any, at: int, card: int) -> bool:
    meld = s.melds[at]
    group = RANK[meld[0]] == RANK[meld[1]]
    return valid(s, *meld, card) and group == (RANK[card] == RANK[meld[0]])


def outside(s: Any, seat: int) -> list[int]:
    """Return the cards that no meld and no layoff takes now."""
    return [c for c in s.hands[seat] if not melds_now(s, seat, c)]


def near_out(s: Any, seat: int, f: Facts) -> bool:
    return bool(f["seat"] != seat and f["count"] == len(s.hands[f["seat"]]) <= 4)


def counts_most(s: Any, card: int, among: list[int]) -> bool:
    return all(RANK[c] <= RANK[card] for c in among)


def tops(s: Any, seat: int) -> list[int]:
    return [pile_of(s, pile)[-1] for pile in sources(s, seat) if pile != STOCK]


def drawn_last(s: Any, seat: int, a: Any) -> bool:
    then = after(s, seat, a)
    return a.source == STOCK and (then.round != s.round or bool(then.ended))


def out_with_it(s: Any, seat: int, a: Any) -> bool:
    then = after(s, seat, a)
    return any(finishes(then, seat, b) for b in GAME.legal(then, seat))


def safe(s: Any, seat: int, a: Any, f: Facts) -> bool:
    """True if the next player took a card that this one does not go with."""
    theirs = f["right"] in s.known[f["seat"]] and f["seat"] == (seat + 1) % len(s.hands)
    return theirs and not goes_with(s, seat, a.card) and not linked(s, a.card, f["right"])


def loose_high(s: Any, seat: int, a: Any) -> bool:
    loose = [c for c in outside(s, seat) if not goes_with(s, seat, c)]
    return not goes_with(s, seat, a.card) and counts_most(s, a.card, loose)


def pips(a: Any) -> int:
    return sum(RANK[c] + 1 for c in (a.cards if a.tag == "meld" else [a.card]))


def may(s: Any, seat: int, *wire: Any) -> bool:
    """True if a legal move begins so."""
    return any(b.wire()[: len(wire)] == [*wire] for b in GAME.legal(s, seat))


CHECKS: dict[str, Check] = {
    "bonus-low": lambda s, p, a, f: a.court == JACK and 0 <= f["loose"] <= len(s.hands[p]),
    "bonus-middle": lambda s, p, a, f: a.court == QUEEN and len(s.points) > 2,
    "bonus-high": lambda s, p, a, f: a.court == (QUEEN if len(s.points) == 2 else KING),
    "draw-last": lambda s, p, a, f: drawn_last(s, p, a),
    "draw-stock": lambda s, p, a, f: a.source == STOCK and not any(melds_now(s, p, c) for c in tops(s, p)),
    "draw-out": lambda s, p, a, f: out_with_it(s, p, a),
    "draw-meld": lambda s, p, a, f: melds_now(s, p, f["card"]) and f["count"] > 0,
    "draw-fits": lambda s, p, a, f: melds_now(s, p, f["card"]),
    "draw-near": lambda s, p, a, f: (
        f["right"] in s.hands[p] and f["card"] in tops(s, p) and linked(s, f["card"], f["right"])
    ),
    "discard-out": lambda s, p, a, f: finishes(s, p, a),
    "discard-danger": lambda s, p, a, f: near_out(s, p, f) and counts_most(s, a.card, outside(s, p)),
    "discard-safe": safe,
    "discard-loose-high": lambda s, p, a, f: loose_high(s, p, a),
    "discard-loose": lambda s, p, a, f: not goes_with(s, p, a.card),
    "discard-few": lambda s, p, a, f: all(goes_with(s, p, c) >= goes_with(s, p, a.card) for c in outside(s, p)),
    "discard-high": lambda s, p, a, f: counts_most(s, a.card, outside(s, p)),
    "down-last": lambda s, p, a, f: len(s.hands[p]) == (len(a.cards) if a.tag == "meld" else 1),
    "down-out": lambda s, p, a, f: finishes(s, p, a),
    "down-danger": lambda s, p, a, f: near_out(s, p, f),
    "meld-light": lambda s, p, a, f: f["points"] == pips(a) and a.tag == "meld",
    "layoff-light": lambda s, p, a, f: f["points"] == pips(a) and a.tag == "layoff",
    "end-hold": lambda s, p, a, f: not s.layoff_own and may(s, p, "meld"),
    "end-keep": lambda s, p, a, f: goes_with(s, p, f["card"]) > 0 and may(s, p, "layoff", f["card"]),
}
