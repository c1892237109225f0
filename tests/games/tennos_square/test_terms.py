"""Tennos Square: slots, runs, points and winners, from plain values."""

from __future__ import annotations

import pytest

from engine.core.cards import cards
from engine.core.state import NO_CARD
from engine.games.tennos_square.terms import (
    bonus,
    by_rank,
    final_scores,
    group_of,
    next_seat,
    row_score,
    runs,
    start_player,
    winning_seats,
)
from tests.games.tennos_square.dealt import row

ROWS = [
    ("1", "A A 3 | 5 6 7 | 8 9 10", 81),
    ("2", "x 2 2 | 3 x 5 | 6 7 x", 36),
    ("3", "A 2 5 | 6 6 7 | 6 10 3", 41),
    ("4", "10 9 8 7 6 5 4 3 2", 9),
    ("4", "x x x x x x x x x", 0),
    ("4", "5 5 5 5 5 5 x x x", 36),
    ("4", "A x 10 x 2 x 9 x 3", 9),
    ("4", "10 A A A x x 2 9 9", 37),
    ("4", "7 x x x x x x x x", 1),
    ("4", "A 2 3 4 5 6 7 8", 64),
    ("4", "3 3 2 2 4 x 4 A", 21),
]
FINALS = [
    ("8", "split", [100, 80, 95], 0, [180, 175, 195], [2]),
    ("9", "partnership", [90, 101, 88, 77], 3, [178] * 4, [1, 3]),
    ("9", "partnership", [90, 101, 88, 77], 2, [178] * 4, [0, 2]),
    ("9", "partnership", [90, 101, 87, 77], 0, [177, 178, 177, 178], [1, 3]),
    ("R10", "split", [80, 100, 80], 2, [180, 180, 160], [0, 1]),
    ("R10", "individual", [50, 60, 60], 0, [50, 60, 60], [1, 2]),
]
STARTS = [
    ("7", [50, 61, 50, 72], 2, 0),
    ("7", [50, 61, 50, 72], 0, 2),
    ("7", [40, 40, 40], 1, 2),
    ("R8", [16, 40 + 15, 13], 0, 2),
    ("R8", [41, 40 + 15, 50], 2, 0),
    ("R9", [5, 1, 5, 1], 1, 3),
    ("R9", [5, 1, 5, 5], 1, 1),
]


@pytest.mark.parametrize(("example", "text", "points"), ROWS)
def test_rows(example: str, text: str, points: int) -> None:
    assert row_score(row(text)) == points


@pytest.mark.parametrize(("example", "mode", "totals", "out", "finals", "winners"), FINALS)
def test_finals(example: str, mode: str, totals: list[int], out: int, finals: list[int], winners: list[int]) -> None:
    assert final_scores(mode, totals) == finals
    assert winning_seats(mode, finals, out) == winners


@pytest.mark.parametrize(("example", "totals", "dealer", "first"), STARTS)
def test_start_player(example: str, totals: list[int], dealer: int, first: int) -> None:
    assert start_player(totals, dealer) == first


@pytest.mark.parametrize(
    ("seats", "turns", "groups"),
    [(4, [1, 1, 1, 2, 0, 2, 3, 3, 3], "lllcccrrr"), (3, [1, 1, 1, 0, 0, 2, 2, 2], "lllccrrr")],
)
def test_r2_the_turn_after_every_slot(seats: int, turns: list[int], groups: str) -> None:
    """From seat 0: the left group to the left, the right group to the right, as their owner sees them."""
    slots = range(1, len(turns) + 1)
    assert [next_seat(0, slot, seats) for slot in slots] == turns
    assert [group_of(slot, seats) for slot in slots] == [
        {"l": "left", "c": "centre", "r": "right"}[group] for group in groups
    ]


def test_runs_are_places_and_never_go_down() -> None:
    lying = [NO_CARD, *cards("S2 H2"), NO_CARD, *cards("C5 DA"), NO_CARD, *cards("S9")]
    assert runs(lying) == [[1, 2, 4], [5, 7]]
    assert row_score(lying) == 13
    assert runs([NO_CARD] * 8) == []


def test_cards_go_by_rank_then_by_suit() -> None:
    assert by_rank(cards("X10 SA LA H3 S3")) == cards("SA LA S3 H3 X10")


def test_the_bonus_is_five_points_a_player() -> None:
    assert [bonus(seats) for seats in (3, 4)] == [15, 20]
