"""What cards are worth in cribbage before the starter is known, against counting every case."""

from __future__ import annotations

from itertools import combinations

import pytest

from engine.core.cards import RANK, cards
from engine.games.counting_cribbage.score import PLACE, show
from engine.games.counting_cribbage.terms import DECK
from engine.players.counting_cribbage.keep import choices, crib, flush, kept, ranked, side, worths


def key(codes: str) -> int:
    return sum(PLACE[c] for c in cards(codes))


# Four that are kept


def test_what_four_cards_are_worth_is_the_average_of_all_starters() -> None:
    four = cards("S5 H6 D7 L10")
    starters = [c for c in DECK if c not in four]
    assert kept(key("S5 H6 D7 L10")) == pytest.approx(sum(show(four, c).total for c in starters) / len(starters))


def test_a_crib_likes_a_five_and_no_king() -> None:
    averages = [crib(PLACE[c], 1) for c in cards("SA S2 S3 S4 S5 S6 S7 S8 S9 S10 SJ SQ SK")]
    assert averages.index(max(averages)) == 4 and averages.index(min(averages)) == 12
    assert crib(key("S5 H5"), 2) > crib(key("S2 H3"), 2) > crib(key("S9 HK"), 2)


@pytest.mark.parametrize("give", [1, 2])
def test_worths_stand_in_the_order_of_choices(give: int) -> None:
    hand = cards("S5 H5 D6 L7 XK SA")[: 4 + give]
    ways = choices(len(hand), give)
    assert ways == tuple(combinations(range(len(hand)), give))
    for way, worth in zip(ways, worths(hand, give, 0.0), strict=True):
        assert worth == kept(sum(PLACE[c] for i, c in enumerate(hand) if i not in way))


@pytest.mark.parametrize("four", ["SJ H5 D5 C2", "SJ HJ D3 CK"])
def test_a_jack_counts_a_sixth_since_one_starter_in_six_has_its_suit(four: str) -> None:
    starters = [c for c in DECK if c not in cards(four)]
    average = sum(ranked(key(four) + PLACE[c]) for c in starters) / len(starters)
    jacks = sum(RANK[c] == 10 for c in cards(four))
    assert kept(key(four)) == pytest.approx(average + jacks / 6)


def test_four_of_one_suit_are_worth_four_and_a_starter_in_six() -> None:
    assert flush(cards("S2 S5 S9 SK")) == pytest.approx(4 + 1 / 6)
    for other in ("H2 S5 S9 SK", "S2 H5 S9 SK", "S2 S5 H9 SK", "S2 S5 S9 HK"):
        assert flush(cards(other)) == 0


# The crib


@pytest.mark.parametrize("given", ["S5", "SJ", "S5 H5", "S9 HK"])
def test_a_crib_is_worth_the_average_of_all_that_others_may_give(given: str) -> None:
    mine = cards(given)
    rest = [PLACE[c] for c in DECK if c not in mine]
    cribs = [key(given) + sum(others) for others in combinations(rest, 4 - len(mine))]
    assert crib(key(given), len(mine)) == pytest.approx(sum(map(kept, cribs)) / len(cribs))


def test_a_crib_helps_its_owner_and_hurts_the_others_less_the_more_they_are() -> None:
    assert [side(seats, True) for seats in (2, 3, 4)] == [1, 1, 1]
    assert [side(seats, False) for seats in (2, 3, 4)] == [-1, -0.6, -0.4]


@pytest.mark.parametrize("give", [1, 2])
def test_a_choice_is_worth_the_cards_kept_and_its_part_in_the_crib(give: int) -> None:
    hand, certain = cards("S5 H6 D9 LK")[: 2 + give], cards("X7 C8")
    base = sum(PLACE[c] for c in certain)
    for share in (1.0, -0.6):
        for way, worth in zip(choices(len(hand), give), worths(hand, give, share, base), strict=True):
            goes = sum(PLACE[hand[i]] for i in way)
            stays = base + sum(PLACE[c] for i, c in enumerate(hand) if i not in way)
            assert worth == pytest.approx(kept(stays) + share * crib(goes, give))
