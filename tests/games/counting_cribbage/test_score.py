"""Scores in Counting Cribbage: examples (E) and rulings (R) by number, and a comparison with a plain version."""

from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import RANK, SUIT, card, cards
from engine.games.counting_cribbage.score import awards, game_wins, peg, show
from engine.games.counting_cribbage.terms import DECK, KINDS, PAIRS, PEG_KINDS, PIP, combinations_in
from tests.games.counting_cribbage.positions import Vector, seat, vectors
from tests.games.counting_cribbage.reasons import runs_of, tail

five = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)


@pytest.mark.parametrize("v", vectors("show"))
def test_examples_of_the_show(v: Vector) -> None:
    """E4 is R3: the source prints 19, and its parts add up to 21."""
    parts = show([card(c) for c in v["cards"]], card(v["starter"]))
    assert {**dict(zip(KINDS, parts, strict=True)), "total": parts.total} == v["expect"]


@pytest.mark.parametrize("v", vectors("peg_score"))
def test_examples_of_pegging(v: Vector) -> None:
    series = [card(c) for c in v["series"]]
    parts = peg(series, sum(PIP[c] for c in series))
    assert {**dict(zip(PEG_KINDS, parts, strict=True)), "total": parts.total} == v["expect"]


@pytest.mark.parametrize("v", vectors("muggins"))
def test_e23_muggins(v: Vector) -> None:
    n, claimant, expect = v["players"], seat(v["claimant"]), v["expect"]
    answers = [v["challenges"].get(f"P{p}", 0) for p in range(n)]
    got = dict(awards(v["actual"], v["claim"], claimant, answers))
    assert got.get(claimant, 0) == expect["claimant_gets"] == v["actual"] - expect["missed"]
    assert {p: got.get(seat(p), 0) for p in expect["awards"]} == expect["awards"]
    assert v["actual"] - sum(got.values()) == expect["unclaimed"]
    assert [b + got.get(p, 0) for p, b in enumerate(v["scores_before"])] == expect["scores_after"]
    assert list(got) == sorted(got, key=lambda p: (p - claimant) % n)


@pytest.mark.parametrize("v", vectors("skunk"))
def test_e22_r21_skunk(v: Vector) -> None:
    points = v["final_scores"]
    winner = next(p for p, k in enumerate(points) if k > 120)
    assert f"P{winner}" == v["expect"]["winner"]
    assert game_wins(points, winner, v["skunk"]) == v["expect"]["game_wins"]


@pytest.mark.parametrize(("series", "count", "pair", "run"), [
    ("S6 H5 C4 SK X3", 28, 0, 0),  # R4: a run needs an unbroken tail
    ("S6 H5 C4 X3", 18, 0, 4),
    ("X3 SA DA LA", 31, 6, 0),  # R6: pairs chain while others say go
    ("SA X3 DA LA", 31, 2, 0),
])  # fmt: skip
def test_r4_r6_tails(series: str, count: int, pair: int, run: int) -> None:
    parts = peg(cards(series), count)
    assert (parts.pair, parts.run) == (pair, run)


@pytest.mark.parametrize(("four", "starter", "flush", "nob"), [
    ("L2 L6 L9 LK", "C3", 4, 0),  # R7: also in the crib
    ("L2 L6 L9 LK", "L3", 5, 0),
    ("L2 L6 L9 CK", "L3", 0, 0),
    ("SJ H2 C4 D8", "SK", 0, 1),  # R18: among the four cards alone
    ("S2 H2 C4 D8", "SJ", 0, 0),
    ("HJ H2 C4 D8", "SJ", 0, 0),
])  # fmt: skip
def test_r7_r18_suits(four: str, starter: str, flush: int, nob: int) -> None:
    parts = show(cards(four), card(starter))
    assert (parts.flush, parts.nob) == (flush, nob)


@pytest.mark.parametrize(("actual", "claim", "claimant", "answers", "shares"), [
    (12, 14, 0, [0, 0, 0], []),  # R12: a claim above the truth scores nothing
    (12, 14, 0, [0, 12, 5], [(1, 12)]),
    (0, 3, 0, [0, 3, 3], []),
    (10, 4, 2, [3, 7, 0, 5], [(2, 4), (3, 5), (0, 1)]),  # R13: clockwise, and too much is void
    (10, 4, 2, [6, 6, 0, 5], [(2, 4), (3, 5), (0, 1)]),
    (10, 4, 2, [0, 6, 0, 7], [(2, 4), (1, 6)]),
])  # fmt: skip
def test_r12_r13_claims(
    actual: int, claim: int, claimant: int, answers: list[int], shares: list[tuple[int, int]]
) -> None:
    assert awards(actual, claim, claimant, answers) == shares


def series_up_to_31(rng: random.Random) -> list[int]:
    """Generate series of few ranks, which makes many pairs and runs."""
    out, low = list[int](), rng.randrange(9)
    for c in rng.sample(DECK, len(DECK)):
        if low <= RANK[c] <= low + 4 and sum(PIP[x] for x in out) + PIP[c] <= 31:
            out.append(c)
    return out[: rng.randrange(1, len(out) + 1)]


@pytest.mark.parametrize("seed", range(10))
def test_pegging_against_the_rules_read_plainly(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(300):
        series = series_up_to_31(rng)
        count, ranks = sum(PIP[c] for c in series), [RANK[c] for c in series]
        same, run = tail(ranks)
        assert peg(series, count) == (2 * (count == 15), 2 * (count == 31), same * (same - 1), run)


@given(five)
def test_the_show_against_the_rules_read_plainly(cs: list[int]) -> None:
    four, starter = cs[:4], cs[4]
    parts = show(four, starter)
    assert parts.fifteen == 2 * sum(sum(PIP[c] for c in x) == 15 for n in range(1, 6) for x in combinations(cs, n))
    assert parts.run == runs_of([RANK[c] for c in cs])
    assert parts.pair == 2 * sum(RANK[a] == RANK[b] for a, b in combinations(cs, 2))
    same = len({SUIT[c] for c in four}) == 1
    assert parts.flush == (4 + (SUIT[starter] == SUIT[four[0]]) if same else 0)
    assert parts.nob == sum(RANK[c] == 10 and SUIT[c] == SUIT[starter] for c in four)
    assert {show(order, starter) for order in permutations(four)} == {parts} and 0 <= parts.total <= 40


@given(st.integers(0, 40), st.integers(0, 99), st.integers(0, 3), st.lists(st.integers(0, 99), min_size=4, max_size=4))
def test_awards_never_share_out_more_than_there_is(actual: int, claim: int, claimant: int, ks: list[int]) -> None:
    shares = awards(actual, claim, claimant, ks)
    got = dict(shares)
    assert sum(got.values()) <= actual and len(got) == len(shares) and all(k > 0 for k in got.values())
    assert got.get(claimant, 0) == (claim if claim <= actual else 0)


def test_points_for_cards_of_one_rank() -> None:
    assert [PAIRS[k] for k in range(7)] == [0, 0, 2, 6, 12, 20, 30]


# The points of a hand


@given(five)
def test_combinations_add_up_to_the_count(cs: list[int]) -> None:
    found = combinations_in(cs[:4], cs[4])
    assert [sum(one.points for one in found if one.kind == kind) for kind in KINDS] == list(show(cs[:4], cs[4]))
    for one in found:
        assert set(one.cards) <= set(cs)
        if one.kind == "fifteen":
            assert sum(PIP[c] for c in one.cards) == 15 and one.points == 2 * one.times
        if one.kind == "run":
            ranks = sorted({RANK[c] for c in one.cards})
            assert ranks == list(range(ranks[0], ranks[0] + len(ranks))) and one.points == len(ranks) * one.times


def test_combinations_of_e3() -> None:
    found = combinations_in(cards("D6 D7 D8 D9"), card("X7"))
    told = [("fifteen", 1, 2), ("fifteen", 2, 4), ("run", 2, 8), ("pair", 1, 2), ("flush", 1, 4)]
    assert [(one.kind, one.times, one.points) for one in found] == told


@pytest.mark.parametrize(("four", "starter", "kind", "shown", "times"), [
    ("D6 D7 D8 D9", "X7", "pair", "D7 X7", 1),
    ("D6 D7 D8 D9", "X7", "flush", "D6 D7 D8 D9", 1),
    ("D6 D7 D8 D9", "X7", "run", "D6 D7 X7 D8 D9", 2),
    ("S9 SJ S2 S5", "SK", "flush", "S2 S5 S9 SJ SK", 1),
    ("S9 SJ S2 S5", "SK", "nob", "SJ SK", 1),
    ("S9 SJ S2 S5", "SK", "fifteen", "S5 SJ", 1),
    ("SA H2 C3 DK", "LQ", "run", "SA H2 C3", 1),
])  # fmt: skip
def test_a_combination_shows_its_cards(four: str, starter: str, kind: str, shown: str, times: int) -> None:
    first = next(one for one in combinations_in(cards(four), card(starter)) if one.kind == kind)
    assert (first.cards, first.times) == (tuple(cards(shown)), times)
