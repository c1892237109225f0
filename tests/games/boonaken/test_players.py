"""The computer player of Boonaken: the safest hand for a misère, its guess of other hands.

CHECKS finds out whether their reasons are true (``tests.engine.reasons``).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from engine.core.cards import SUIT
from engine.core.match import Match
from engine.families.auction import PASS
from engine.families.tricks import best
from engine.games.boonaken import terms as boonaken
from engine.games.boonaken.rules import BIDS, GAME, MISERE
from engine.games.boonaken.state import BoonakenState
from engine.games.boonaken.terms import CARDS, STEP, TRICKS
from engine.games.registry import GAMES
from engine.players.boonaken.heuristic import choose, danger, limit, safest
from engine.players.boonaken.policy import POLICY
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


@pytest.mark.parametrize("held", [TRICKS, 8, 10])
def test_the_safest_six_found_suit_by_suit_are_the_safest_of_all(held: int) -> None:
    rng = random.Random(held)
    for _ in range(20):
        hand = rng.sample(CARDS, held)
        risk, kept = safest(hand)
        assert len(kept) == TRICKS and set(kept) <= set(hand)
        assert risk == pytest.approx(danger(kept)) == pytest.approx(min(map(danger, combinations(hand, TRICKS))))


def begun(seats: int, seed: int, **options: Any) -> Match[BoonakenState]:
    return Match.begin(GAME, match="t", seats=seats, options=options, secret=bytes([seed] * 32))


def places(s: BoonakenState) -> list[int]:
    """Return all cards not played, and how many are in each place."""
    piles = [*s.hands, s.blind, s.unused, s.away]
    return [*sorted(c for pile in piles for c in pile), *map(len, piles)]


@pytest.mark.parametrize("rules", ["standard", "championship"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_supposed_moves_no_known_card(seats: int, rules: str) -> None:
    rng = random.Random(seats)
    supposed = 0
    for seed in range(3):
        match = begun(seats, seed + 1, table_rules=rules)
        s = match.state
        while s.waiting and s.deal < 4:
            seat = s.waiting[0]
            deal = s.redeal(seat, rng.random)
            before = places(deal)
            POLICY.suppose(deal, seat, rng.random)
            assert places(deal) == before
            assert deal.hands[seat] == s.hands[seat] and deal.open == s.open
            supposed += s.phase == "auction" and len(s.calls) > 0
            match.submit(seat, choose(GAME, s.redeal(seat, rng.random), seat, rng.random))
    assert supposed


def share_of(fits: Callable[[BoonakenState], bool], s: BoonakenState, seat: int) -> float:
    """Return the share of a hundred supposed deals that fit."""
    rnd = random.Random(1).random
    found = 0
    for _ in range(100):
        deal = s.redeal(seat, rnd)
        POLICY.suppose(deal, seat, rnd)
        found += fits(deal)
    return found / 100


def test_whoever_bids_high_has_the_cards_for_it_and_whoever_passes_has_not() -> None:
    match = begun(3, 1)
    s = match.state
    first, second, third = (s.waiting[0] + k for k in range(3))
    second, third = second % 3, third % 3
    match.submit(first, BIDS[90 // STEP])
    match.submit(second, PASS)
    assert share_of(lambda deal: limit(deal, first) >= 80, s, third) > 0.85
    assert share_of(lambda deal: limit(deal, second) < 105, s, third) == 1.0


def test_whoever_bids_a_misere_has_a_safe_hand() -> None:
    match = begun(3, 1)
    s = match.state
    first, second = s.waiting[0], (s.waiting[0] + 1) % 3
    match.submit(first, MISERE)
    assert share_of(lambda deal: safest([*deal.hands[first], *deal.open])[0] <= 0.6, s, second) > 0.95
