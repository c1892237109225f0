from __future__ import annotations

import random
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import RANK, SUIT, card, cards
from engine.games.counting_cribbage.score import awards, game_wins, peg, show
from engine.games.counting_cribbage.terms import DECK, KINDS, PAIRS, PIP, combinations_in
from tests.games.counting_cribbage.positions import PARTS, Vector, seat, vectors

five = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)


@pytest.mark.parametrize("v", vectors("show"))
def test_examples_of_the_show(v: Vector) -> None:
    parts = show([card(c) for c in v["cards"]], card(v["starter"]))
    assert {**dict(zip(PARTS["show"], parts, strict=True)), "total": parts.total} == v["expect"]


@pytest.mark.parametrize("v", vectors("peg_score"))
def test_examples_of_pegging(v: Vector) -> None:
    series = [card(c) for c in v["series"]]
    parts = peg(series, sum(PIP[c] for c in series))
    assert {**dict(zip(PARTS["peg"], parts, strict=True)), "total": parts.total} == v["expect"]


@pytest.mark.parametrize("v", vectors("muggins"))
def test_e23_muggins(v: Vector) -> None:
    n, claimant, expect = v["players"], seat(v["claimant"]), v["expect"]
    answers = [0] * n
    for who, k in v["challenges"].items():
        answers[seat(who)] = k
    shares = awards(v["actual"], v["claim"], claimant, answers)
    got = dict(shares)
    assert got.get(claimant, 0) == expect["claimant_gets"]
    assert {p: got.get(seat(p), 0) for p in expect["awards"]} == expect["awards"]
    assert v["actual"] - sum(got.values()) == expect["unclaimed"]
    assert v["actual"] - got.get(claimant, 0) == expect["missed"]
    assert [b + got.get(p, 0) for p, b in enumerate(v["scores_before"])] == expect["scores_after"]
    assert [p for p, _ in shares] == sorted(got, key=lambda p: (p - claimant) % n)


@pytest.mark.parametrize("v", vectors("skunk"))
def test_e22_and_r21_skunk(v: Vector) -> None:
    points = v["final_scores"]
    winner = next(p for p, k in enumerate(points) if k > 120)
    assert f"P{winner}" == v["expect"]["winner"]
    assert game_wins(points, winner, v["skunk"]) == v["expect"]["game_wins"]


def test_r3_the_second_sample_comes_to_21() -> None:
    parts = show(cards("SJ HJ LJ XJ"), card("H5"))
    assert (parts.fifteen, parts.pair, parts.nob) == (8, 12, 1)
    assert parts.total == 21


def test_r4_a_run_in_pegging_needs_an_unbroken_tail() -> None:
    series = cards("S6 H5 C4 SK X3")
    assert peg(series, 28).total == 0
    assert peg(cards("S6 H5 C4 X3"), 18).run == 4


def test_r6_pairs_chain_while_others_say_go() -> None:
    assert peg(cards("X3 SA DA LA"), 31).pair == 6
    assert peg(cards("SA X3 DA LA"), 31).pair == 2


def test_r7_four_of_a_suit_count_in_the_crib_without_the_starter() -> None:
    assert show(cards("L2 L6 L9 LK"), card("C3")).flush == 4
    assert show(cards("L2 L6 L9 LK"), card("L3")).flush == 5
    assert show(cards("L2 L6 L9 CK"), card("L3")).flush == 0


def test_r12_a_claim_above_the_truth_scores_nothing() -> None:
    assert awards(12, 14, 0, [0, 0, 0]) == []
    assert awards(12, 14, 0, [0, 12, 5]) == [(1, 12)]
    assert awards(0, 3, 0, [0, 3, 3]) == []


def test_r13_challengers_are_served_clockwise_and_too_much_is_void() -> None:
    assert awards(10, 4, 2, [3, 7, 0, 5]) == [(2, 4), (3, 5), (0, 1)]
    assert awards(10, 4, 2, [6, 6, 0, 5]) == [(2, 4), (3, 5), (0, 1)]
    assert awards(10, 4, 2, [0, 6, 0, 7]) == [(2, 4), (1, 6)]


def test_r18_nob_looks_at_the_four_cards() -> None:
    assert show(cards("SJ H2 C4 D8"), card("SK")).nob == 1
    assert show(cards("S2 H2 C4 D8"), card("SJ")).nob == 0
    assert show(cards("HJ H2 C4 D8"), card("SJ")).nob == 0


def longest_run(ranks: list[int]) -> int:
    """The longest tail of ``ranks`` that is consecutive in some order."""
    for n in range(len(ranks), 2, -1):
        tail = sorted(ranks[-n:])
        if tail == list(range(tail[0], tail[0] + n)):
            return n
    return 0


def series_up_to_31(rng: random.Random) -> list[int]:
    deck, out = rng.sample(DECK, len(DECK)), list[int]()
    # Few ranks make many pairs and runs.
    low = rng.randrange(9)
    for c in deck:
        if low <= RANK[c] <= low + 4 and sum(PIP[x] for x in out) + PIP[c] <= 31:
            out.append(c)
    return out[: rng.randrange(1, len(out) + 1)]


@pytest.mark.parametrize("seed", range(20))
def test_pegging_against_the_rules_read_plainly(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(300):
        series = series_up_to_31(rng)
        count, ranks = sum(PIP[c] for c in series), [RANK[c] for c in series]
        k = next((i for i, r in enumerate(reversed(ranks)) if r != ranks[-1]), len(ranks))
        parts = peg(series, count)
        assert parts.fifteen == 2 * (count == 15)
        assert parts.thirty_one == 2 * (count == 31)
        assert parts.pair == k * (k - 1)
        assert parts.run == longest_run(ranks)
        assert not (parts.pair and parts.run)


def runs_of(ranks: list[int]) -> int:
    """Points for runs, by trying every choice of cards."""
    for n in (5, 4, 3):
        chosen = [c for c in combinations(ranks, n) if sorted(c) == list(range(min(c), min(c) + n))]
        if chosen:
            return n * len(chosen)
    return 0


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


@given(five)
def test_the_order_of_the_four_cards_is_of_no_matter(cs: list[int]) -> None:
    assert len({show(order, cs[4]) for order in permutations(cs[:4])}) == 1


@given(five)
def test_no_count_beats_40(cs: list[int]) -> None:
    assert 0 <= show(cs[:4], cs[4]).total <= 40


@given(st.integers(0, 40), st.integers(0, 99), st.integers(0, 3), st.lists(st.integers(0, 99), min_size=4, max_size=4))
def test_awards_never_share_out_more_than_there_is(actual: int, claim: int, claimant: int, ks: list[int]) -> None:
    shares = awards(actual, claim, claimant, ks)
    assert sum(k for _, k in shares) <= actual
    assert len({p for p, _ in shares}) == len(shares)
    assert all(k > 0 for _, k in shares)
    if claim <= actual:
        assert dict(shares).get(claimant, 0) == claim
    else:
        assert claimant not in dict(shares)


def test_points_for_cards_of_one_rank() -> None:
    assert [PAIRS[k] for k in range(7)] == [0, 0, 2, 6, 12, 20, 30]


# How a hand comes to its points


@given(st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True))
def test_combinations_add_up_to_the_count(cs: list[int]) -> None:
    found = combinations_in(cs[:4], cs[4])
    by_kind = {kind: sum(one.points for one in found if one.kind == kind) for kind in KINDS}
    assert tuple(by_kind.values()) == tuple(show(cs[:4], cs[4]))
    for one in found:
        assert set(one.cards) <= set(cs)
        if one.kind == "fifteen":
            assert sum(PIP[c] for c in one.cards) == 15 and one.points == 2 * one.times
        if one.kind == "run":
            ranks = sorted({RANK[c] for c in one.cards})
            assert ranks == list(range(ranks[0], ranks[0] + len(ranks))) and one.points == len(ranks) * one.times


def test_combinations_of_the_printed_example() -> None:
    found = combinations_in(cards("D6 D7 D8 D9"), card("X7"))
    assert [(one.kind, one.times, one.points) for one in found] == [
        ("fifteen", 1, 2),
        ("fifteen", 2, 4),
        ("run", 2, 8),
        ("pair", 1, 2),
        ("flush", 1, 4),
    ]


@pytest.mark.parametrize(
    ("four", "starter", "kind", "shown", "times"),
    [
        ("D6 D7 D8 D9", "X7", "pair", "D7 X7", 1),
        ("D6 D7 D8 D9", "X7", "flush", "D6 D7 D8 D9", 1),
        ("D6 D7 D8 D9", "X7", "run", "D6 D7 X7 D8 D9", 2),
        ("S9 SJ S2 S5", "SK", "flush", "S2 S5 S9 SJ SK", 1),
        ("S9 SJ S2 S5", "SK", "nob", "SJ SK", 1),
        ("S9 SJ S2 S5", "SK", "fifteen", "S5 SJ", 1),
        ("SA H2 C3 DK", "LQ", "run", "SA H2 C3", 1),
    ],
)
def test_a_combination_shows_its_cards(four: str, starter: str, kind: str, shown: str, times: int) -> None:
    first = next(one for one in combinations_in(cards(four), card(starter)) if one.kind == kind)
    assert (first.cards, first.times) == (tuple(cards(shown)), times)
