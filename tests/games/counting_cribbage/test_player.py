"""How the computer player of Counting Cribbage values a round, and whether its reasons are true."""

from __future__ import annotations

import random

import pytest

from engine.core.cards import RANK, card, cards
from engine.games.counting_cribbage.moves import PLAY, LayAway
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.score import PLACE, peg, show
from engine.games.counting_cribbage.state import CountingCribbageState
from engine.games.counting_cribbage.terms import DECK, FULL, PIP
from engine.players.counting_cribbage.heuristic import card_to_play, choose, next_in, replies, unseen
from engine.players.counting_cribbage.keep import crib, kept
from engine.players.counting_cribbage.policy import POLICY
from engine.players.counting_cribbage.quick import expected, quick_card, quick_lay_away
from engine.players.policy import SearchResult
from engine.players.reasons import why
from engine.players.search import Budget, search
from tests.games.counting_cribbage.positions import begin, position


def played(seats: int, seed: int) -> list[tuple[CountingCribbageState, int]]:
    """Every decision of a match of heuristic players."""
    rng = random.Random(seed)
    m = begin(seats, seed % seats)
    found = []
    while not m.over and m.state.game == 1:
        s = m.state
        p = s.waiting[0]
        found.append((s.redeal(p, rng.random), p))
        m.submit(p, choose(GAME, s.redeal(p, rng.random), p, rng.random))
    return found


def test_the_show_of_a_simulation_counts_on_average_over_the_starters_left() -> None:
    items = [cards("S5 H6 D7 L10"), cards("SA S2 SK S9"), cards("C5 L5 X3 SQ")]
    gone = {c for four in items for c in four}
    used = cards("D5 D4 X8 X9 LK L2")
    starters = [c for c in DECK if c not in gone and c not in used]
    for four, found in zip(items, expected(items, used), strict=True):
        exact = sum(show(four, c).total for c in starters) / len(starters)
        assert found == pytest.approx(exact, abs=0.1)


# Quick play


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_pegging_is_the_house_players(seats: int) -> None:
    same = total = 0
    for s, p in played(seats, 5):
        if s.phase == "play":
            total += 1
            same += quick_card(s, p) == card_to_play(s, p)
    assert same >= 0.98 * total  # two cards may be worth the same


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_moves_are_legal(seats: int) -> None:
    for s, p in played(seats, 6):
        if s.phase == "lay_away":
            assert quick_lay_away(s, p) in GAME.legal(s, p)
        else:
            assert PLAY[quick_card(s, p)] in GAME.legal(s, p)


# What others hold


def test_a_guess_keeps_every_card_once() -> None:
    rnd = random.Random(2).random
    for seats in (2, 3, 4):
        for s, p in played(seats, 8)[::5]:
            again = s.redeal(p, rnd)
            POLICY.suppose(again, p, rnd)
            assert GAME.conserved(again) == list(DECK)
            assert list(map(len, again.hands)) == list(map(len, s.hands))
            assert list(map(len, again.away)) == list(map(len, s.away))


# Reasons


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_reason_is_true_of_its_move(seats: int) -> None:
    rnd = random.Random(seats).random
    slug = "counting_cribbage-hint-why-"
    seen = set()
    for match in range(4):
        for s, p in played(seats, 10 + match)[match::3]:
            result = search(GAME, POLICY, s, p, Budget(24, 60.0), rnd, lambda: 0.0, choose)
            name, facts = why(GAME, POLICY, s, p, result)
            seen.add(name.removeprefix(slug))
            if name.startswith(slug):
                check(s, p, result, name.removeprefix(slug), dict(facts))
    assert {"own-crib", "their-crib", "peg", "low", "no-fifteen", "safe"} <= seen


def check(s: CountingCribbageState, p: int, result: SearchResult, name: str, facts: dict[str, int]) -> None:
    move = result.best
    if isinstance(move, LayAway):
        averages = {}
        gifts = {}
        for a in GAME.legal(s, p):
            assert isinstance(a, LayAway)
            gifts[a] = crib(sum(PLACE[c] for c in a.cards), len(a.cards))
            averages[a] = kept(sum(PLACE[c] for c in s.hands[p] if c not in a.cards))
        if name == "own-crib":
            assert p == s.dealer
            assert averages[move] + gifts[move] > max(averages[a] + gifts[a] for a in gifts) - 0.06
        else:
            assert name == "their-crib" and p != s.dealer
            assert averages[move] > max(averages.values()) - 0.06
            assert gifts[move] <= sum(gifts.values()) / len(gifts)
        return
    played_card = getattr(move, "card", -1)
    count = s.count + PIP[played_card]
    assert facts["count"] == count
    points = peg([*s.series, played_card], count).total
    assert points == facts.get("points", 0)
    if name == "low":
        assert count + 10 < 15
    elif name == "no-fifteen":
        assert count > 15 and count + 10 < 31
    elif name == "safe":
        pool = unseen(s, p)
        out = [sum(RANK[c] == r for c in pool) for r in range(13)]
        chance = len(s.hands[next_in(s, p)]) / len(pool)
        fits = [c for c in s.hands[p] if PIP[c] <= FULL - s.count]
        left = [replies([*s.series, c], s.count + PIP[c], out, chance) for c in fits]
        assert left[fits.index(played_card)] == min(left)
    else:
        assert name == "peg" and points > 0


def test_a_card_that_invites_a_fifteen_is_not_called_safe() -> None:
    s = position(["S9 H8 D2 L3", "SK HK CK L5"], dealer=0).state
    move = PLAY[card("L5")]
    assert POLICY.reason(s, 1, move, SearchResult(1, (), 0, 0.5)) is None
