"""The computer players of Love Letter: checks of reasons (``tests.engine.reasons``), by the own knowledge."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.facts import Card
from engine.games.love_letter.rules import GAME, Guard, card_of
from engine.games.love_letter.terms import GUARD, PRINCESS, face
from engine.players.love_letter import POLICY, choose
from engine.players.love_letter.policy import odds
from engine.players.policy import SearchResult
from tests.engine.reasons import Check
from tests.games.love_letter.test_rules import B, G, H, K, P, R, X, after, at, begin, guard

DEALS = 80
NOTHING = SearchResult(0, (), 0, 0.5)


def kept(s: Any, p: int, a: Any) -> int:
    """Return the card that stays in the hand."""
    return int(sum(s.hands[p]) - card_of(a))


def possible(s: Any, p: int, a: Any) -> list[int]:
    """Return the other's cards in so many deals that agree with the seat's knowledge."""
    rnd = random.Random(1).random
    return [s.redeal(p, rnd).hands[a.target][0] for _ in range(DEALS)]


def is_likely(s: Any, p: int, a: Any) -> bool:
    """True if no number that the other can hold has more unseen copies; False if they are known to hold a guard."""
    if s.knows[p][a.target] == GUARD:
        return False
    known = [card for q, card in enumerate(s.knows[p]) if q != a.target]
    left = [n - known.count(card) for card, n in enumerate(s.unseen(p))]
    most = max(n for card, n in enumerate(left) if card > GUARD and card not in s.cannot[a.target])
    return bool(left[a.named] == most)


CHECKS: dict[str, Check] = {
    "keep": lambda s, p, a, f: kept(s, p, a) > card_of(a),
    "protect": lambda s, p, a, f: a.tag == "handmaid" and kept(s, p, a) == f["card"],
    "likely": lambda s, p, a, f: a.tag == "guard" and is_likely(s, p, a),
    "known": lambda s, p, a, f: a.tag == "guard" and set(possible(s, p, a)) == {a.named},
    "lower": lambda s, p, a, f: max(possible(s, p, a)) < kept(s, p, a),
    "odds": lambda s, p, a, f: sum(card < kept(s, p, a) for card in possible(s, p, a)) > DEALS * 3 / 8,
    "princess": lambda s, p, a, f: a.tag == "prince" and set(possible(s, p, a)) == {PRINCESS},
}


def test_the_reasons_that_a_look_gives() -> None:
    match = after(begin(P, X, R, G, deck=[G]), (0, at(P, 1)))
    s = match.state.clone()
    s.waiting = [0]
    s.hands[0] = [G, R]
    assert POLICY.reason(s, 0, guard(1, X), NOTHING) == ("love_letter-hint-why-known", {"seat": 1, "card": X})
    assert POLICY.reason(s, 0, at(R, 1), NOTHING) == ("love_letter-hint-why-princess", {"seat": 1})
    assert choose(GAME, s, 0, random.Random(1).random) in (guard(1, X), at(R, 1))


def test_nothing_is_likely_of_somebody_who_is_known_to_hold_a_guard() -> None:
    s = after(begin(P, G, R, G, deck=[G]), (0, at(P, 1))).state.clone()
    s.waiting = [0]
    s.hands[0] = [G, G]
    assert [POLICY.reason(s, 0, guard(1, named), NOTHING) for named in (P, B, H, R, K, X)] == [None] * 6


def test_odds_are_counted_from_what_is_unseen() -> None:
    s = begin(G, H, P, G, deck=[B]).state
    chances = odds(s, 0, 1)
    assert sum(chances) == pytest.approx(1) and chances[G] == 4 / 14 and chances[B] == 1 / 14
    s.cannot[1] = [G]
    assert odds(s, 0, 1)[G] == 0 and odds(s, 0, 1)[X] == 1 / 10
    s.knows[0][2] = X
    assert odds(s, 0, 2)[X] == 1 and odds(s, 0, 1)[X] == 0


def test_nobody_gives_up_the_princess() -> None:
    for seed in range(20):
        assert choose(GAME, begin(X, H, P, G, deck=[G]).state, 0, random.Random(seed).random).tag == "guard"
        assert choose(GAME, begin(X, H, P, G, deck=[K]).state, 0, random.Random(seed).random).tag == "king"


def test_a_search_looks_at_likely_names_only() -> None:
    match = begin(G, H, P, G, deck=[G])
    moves = POLICY.candidates(GAME, match.state, 0, random.Random(1).random)
    assert len(moves) == 9 and all(isinstance(move, Guard) for move in moves)
    assert {move.named for move in moves if isinstance(move, Guard)} <= {P, B, H, R}


def test_guards_in_simulations_name_what_is_likely() -> None:
    """At random they hit so rarely that any card seemed safe: strong won no more than the heuristic player."""
    rnd = random.Random(1).random
    for cannot in ([], [P, H], [B, H, R, K]):
        s = begin(G, H, P, G, deck=[G]).state
        s.cannot[1] = s.cannot[2] = s.cannot[3] = cannot
        best = max(odds(s, 0, 1)[2:])
        for _ in range(20):
            move = POLICY.rollout(GAME, s, 0, GAME.phases["play"].legal(s, 0), rnd)
            assert isinstance(move, Guard) and odds(s, 0, move.target)[move.named] == best


def test_the_minister_is_called_by_a_number_of_its_own() -> None:
    s = begin(7, H, P, G, deck=[G], card7="minister").state
    s.cannot[1] = [R]
    assert POLICY.reason(s, 0, guard(1, R), NOTHING) == ("love_letter-hint-why-keep", {"card": Card(face(7, True))})
    assert GAME.why_not(s, 0, GAME.read(["guard", 1, 9])) == ("love_letter-no-other", {})
