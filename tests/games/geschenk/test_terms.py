"""No Thanks!: what cards cost and who stands where, from plain values."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.geschenk.terms import CHIPS, DECK, REMOVED, added_cost, cost_of_runs, ranks, spans

HANDS = st.sets(st.sampled_from(DECK)).map(list)


def test_the_pack() -> None:
    assert (len(DECK), DECK[0], DECK[-1], REMOVED) == (33, 3, 35, 9)
    assert CHIPS == {3: 11, 4: 11, 5: 11, 6: 9, 7: 7}


def test_spans_and_their_cost() -> None:
    assert spans([20, 3, 13, 12, 11, 10]) == [(3, 3), (10, 13), (20, 20)]
    assert spans([]) == []
    assert cost_of_runs([3, 10, 11, 12, 13, 20]) == 33


@given(HANDS)
def test_only_the_lowest_card_of_a_run_costs(held: list[int]) -> None:
    assert [c for low, high in spans(held) for c in range(low, high + 1)] == sorted(held)
    assert cost_of_runs(held) == sum(low for low, _ in spans(held))


@pytest.mark.parametrize(
    ("held", "card", "added"),
    [([], 28, 28), ([29], 28, -1), ([27], 28, 0), ([27, 29], 28, -29), ([26, 30], 28, 28), ([3], 4, 0), ([35], 34, -1)],
)
def test_what_a_card_adds(held: list[int], card: int, added: int) -> None:
    assert added_cost(held, card) == added


@given(HANDS, st.sampled_from(DECK))
def test_what_a_card_adds_is_the_difference_of_two_costs(held: list[int], card: int) -> None:
    held = [c for c in held if c != card]
    assert added_cost(held, card) == cost_of_runs([*held, card]) - cost_of_runs(held)


def test_the_lowest_score_is_first_and_equal_ones_share_a_place() -> None:
    assert ranks([28, -3, 28, 40]) == [2, 1, 2, 4]
    assert ranks([5, 5, 5]) == [1, 1, 1]
