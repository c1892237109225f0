"""Tennos Square: slots, runs and points, from plain values."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.cards import cards
from engine.core.state import NO_CARD
from engine.games.tennos_square.terms import CARDS, GROUPS, STEP, WIDTH, bonus, by_rank, group_of, row_score, runs


@pytest.mark.parametrize("seats", [3, 4])
def test_the_centre_keeps_the_turn_or_gives_it_to_the_partner(seats: int) -> None:
    """R2: the left group goes to the left neighbour, the right group to the right one."""
    names = [group_of(slot, seats) for slot in range(1, WIDTH[seats] + 1)]
    assert [names.count(name) for name in ("left", "centre", "right")] == list(GROUPS[seats])
    assert names == sorted(names, key=("left", "centre", "right").index)
    kept = {"left": {1}, "centre": {0} if seats == 3 else {0, 2}, "right": {-1}}
    assert all(step in kept[name] for name, step in zip(names, STEP[seats], strict=True))
    assert STEP[seats] == tuple(-step if abs(step) == 1 else step for step in reversed(STEP[seats]))


def test_cards_go_by_rank_then_by_suit() -> None:
    assert by_rank(cards("X10 SA LA H3 S3")) == cards("SA LA S3 H3 X10")


def test_the_bonus_is_five_points_a_player() -> None:
    assert [bonus(seats) for seats in (3, 4)] == [15, 20]


def test_runs_are_places_and_never_go_down() -> None:
    row = [NO_CARD, *cards("S2 H2"), NO_CARD, *cards("C5 DA"), NO_CARD, *cards("S9")]
    assert runs(row) == [[1, 2, 4], [5, 7]]
    assert row_score(row) == 13
    assert runs([NO_CARD] * 8) == []


@given(st.lists(st.sampled_from([*CARDS, *[NO_CARD] * 20]), min_size=8, max_size=9))
def test_every_open_card_lies_in_one_run(row: Sequence[int]) -> None:
    assert [i for run in runs(row) for i in run] == [i for i, c in enumerate(row) if c >= 0]
