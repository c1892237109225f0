"""The computer player of Counting Cribbage: what it lays away, plays and claims, and its values of cards."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pytest

from engine.core.cards import RANK, card, cards
from engine.games.counting_cribbage.moves import PLAY, LayAway
from engine.games.counting_cribbage.rules import GAME
from engine.games.counting_cribbage.score import PLACE, show
from engine.games.counting_cribbage.terms import DECK
from engine.players.counting_cribbage.heuristic import card_to_play, choose
from engine.players.counting_cribbage.keep import choices, crib, flush, kept, ranked, side, worths
from engine.players.counting_cribbage.policy import POLICY
from engine.players.counting_cribbage.quick import expected, quick_card, quick_lay_away
from engine.players.policy import SearchResult
from tests.games.counting_cribbage.positions import Game, begin, position


def a_game(seats: int, seed: int, house: tuple[int, ...], **options: Any) -> Game:
    """Play a match in which the heuristic plays some seats, and the others move at random."""
    rng, m = random.Random(seed), begin(seats, seed % seats, **options)
    while not m.over:
        s, p = m.state, m.state.waiting[0]
        m.submit(
            p, choose(GAME, s.redeal(p, rng.random), p, rng.random) if p in house else rng.choice(GAME.legal(s, p))
        )
    return m


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_chance(seats: int) -> None:
    assert sum(a_game(seats, seed, (0,)).state.winners == [0] for seed in range(12)) >= 9


@pytest.mark.parametrize("muggins", ["count", "full"])
def test_it_claims_the_truth_and_misses_nothing(muggins: str) -> None:
    m = a_game(3, 4, (0, 1), muggins=muggins)
    for f in (e.facts for e in m.ctx.events if e.kind == "settled"):
        if f["seat"] < 2:
            assert f["claim"] == f["actual"] == f["gains"][f["seat"]]
        assert f["seat"] < 2 or sum(f["gains"]) == f["actual"]
    assert m.state.winners[0] in (0, 1)


def test_it_gives_little_to_the_crib_of_others() -> None:
    m = begin(3, 0, "S5 H5 S9 HK C9 SK C5 CK HQ D9 LK X4 DK X2 L3 X8 LA")
    assert sorted(m.state.hands[1]) == sorted(cards("S5 HK C5 D9 DK"))
    thrown = {choose(GAME, m.state.redeal(1, random.Random(k).random), 1, random.Random(k).random) for k in range(9)}
    assert thrown == {LayAway((card("D9"),))}


@pytest.mark.parametrize(("series", "takes"), [("SQ DJ", False), ("SQ DJ D10", True)])
def test_it_avoids_21_and_takes_31(series: str, takes: bool) -> None:
    s = position(["SK H8 C9 D7", "S6 HA CQ L10", "H9 X8 DQ LJ"], crib="D2 D3 D4 L2", series=series).state
    assert (choose(GAME, s, 1, random.Random(1).random) == PLAY[card("HA")]) is takes


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_quick_moves_are_legal_and_those_of_the_heuristic_player(seats: int) -> None:
    rng, m = random.Random(5), begin(seats)
    same = total = 0
    while not m.over:
        p = m.state.waiting[0]
        s = m.state.redeal(p, rng.random)
        if s.phase == "lay_away":
            assert quick_lay_away(s, p) in GAME.legal(s, p)
        else:
            quick = quick_card(s, p)
            assert PLAY[quick] in GAME.legal(s, p)
            total, same = total + 1, same + (quick == card_to_play(s, p))
        again = s.clone()
        POLICY.suppose(again, p, rng.random)
        assert GAME.conserved(again) == list(DECK), "a guess keeps every card once"
        assert [list(map(len, x)) for x in (again.hands, again.away)] == [list(map(len, x)) for x in (s.hands, s.away)]
        m.submit(p, choose(GAME, s, p, rng.random))
    assert same >= 0.98 * total  # two cards may be worth the same


def test_a_card_that_invites_a_fifteen_is_not_called_safe() -> None:
    s = position(["S9 H8 D2 L3", "SK HK CK L5"]).state
    assert POLICY.reason(s, 1, PLAY[card("L5")], SearchResult(1, (), 0, 0.5)) is None


# The value of cards before the starter is known, against counting every case


def key(codes: str) -> int:
    return sum(PLACE[c] for c in cards(codes))


def starters(four: str) -> list[int]:
    return [c for c in DECK if c not in cards(four)]


def test_what_four_cards_are_worth_is_the_average_of_all_starters() -> None:
    four = "S5 H6 D7 L10"
    average = sum(show(cards(four), c).total for c in starters(four)) / len(starters(four))
    assert kept(key(four)) == pytest.approx(average)


@pytest.mark.parametrize("four", ["SJ H5 D5 C2", "SJ HJ D3 CK"])
def test_a_jack_counts_a_sixth_since_one_starter_in_six_has_its_suit(four: str) -> None:
    average = sum(ranked(key(four) + PLACE[c]) for c in starters(four)) / len(starters(four))
    assert kept(key(four)) == pytest.approx(average + sum(RANK[c] == 10 for c in cards(four)) / 6)


def test_four_of_one_suit_are_worth_four_and_a_starter_in_six() -> None:
    assert flush(cards("S2 S5 S9 SK")) == pytest.approx(4 + 1 / 6)
    for other in ("H2 S5 S9 SK", "S2 H5 S9 SK", "S2 S5 H9 SK", "S2 S5 S9 HK"):
        assert flush(cards(other)) == 0


def test_the_show_of_a_simulation_counts_on_average_over_the_starters_left() -> None:
    items = [cards("S5 H6 D7 L10"), cards("SA S2 SK S9"), cards("C5 L5 X3 SQ")]
    used = cards("D5 D4 X8 X9 LK L2")
    left = [c for c in DECK if all(c not in pile for pile in (*items, used))]
    for four, found in zip(items, expected(items, used), strict=True):
        assert found == pytest.approx(sum(show(four, c).total for c in left) / len(left), abs=0.1)


@pytest.mark.parametrize("given", ["S5", "SJ", "S5 H5", "S9 HK"])
def test_a_crib_is_worth_the_average_of_all_that_others_may_give(given: str) -> None:
    rest = [PLACE[c] for c in starters(given)]
    cribs = [key(given) + sum(others) for others in combinations(rest, 4 - len(cards(given)))]
    assert crib(key(given), len(cards(given))) == pytest.approx(sum(map(kept, cribs)) / len(cribs))


def test_a_crib_likes_a_five_and_no_king_and_helps_its_owner_more_than_it_hurts_each_of_many() -> None:
    averages = [crib(PLACE[c], 1) for c in cards("SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK")]
    assert averages.index(max(averages)) == 4 and averages.index(min(averages)) == 12
    assert crib(key("S5 H5"), 2) > crib(key("S2 H3"), 2) > crib(key("S9 HK"), 2)
    assert [side(seats, own) for own in (True, False) for seats in (2, 3, 4)] == [1, 1, 1, -1, -0.6, -0.4]


@pytest.mark.parametrize("give", [1, 2])
@pytest.mark.parametrize("share", [0.0, 1.0, -0.6])
@pytest.mark.parametrize(("codes", "certain"), [("S5 H5 D6 L7 XK SA", ""), ("S5 H6 D9 LK", "X7 C8")])
def test_a_choice_is_worth_the_cards_kept_and_its_part_in_the_crib(
    give: int, share: float, codes: str, certain: str
) -> None:
    base, hand = key(certain), cards(codes)[: 4 - len(cards(certain)) + give]
    ways = choices(len(hand), give)
    assert ways == tuple(combinations(range(len(hand)), give))
    for way, worth in zip(ways, worths(hand, give, share, base), strict=True):
        goes = sum(PLACE[hand[i]] for i in way)
        stays = base + sum(PLACE[c] for i, c in enumerate(hand) if i not in way)
        assert worth == pytest.approx(kept(stays) + (share * crib(goes, give) if share else 0))
