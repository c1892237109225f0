"""The formula: wins, ties, teams, in any order of the seats."""

from __future__ import annotations

import pytest

from engine.host.rating import FRESH, Rating, rated

STRONG, WEAK = Rating(30.0, 4.0), Rating(20.0, 4.0)


def test_who_wins_rises_and_all_become_surer() -> None:
    (first,), (second,), (third,) = rated([[FRESH], [FRESH], [FRESH]], [1, 2, 3])
    assert first.mu > second.mu > third.mu and first.mu > FRESH.mu > third.mu
    assert max(first.sigma, second.sigma, third.sigma) < FRESH.sigma
    assert FRESH.shown == 1500 and first.shown > 1500 > third.shown


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_a_draw_of_equals_changes_no_mean(seats: int) -> None:
    after = rated([[FRESH]] * seats, [1] * seats)
    assert all(one.mu == pytest.approx(FRESH.mu) for (one,) in after)


def test_a_draw_brings_unequals_nearer() -> None:
    (strong,), (weak,) = rated([[STRONG], [WEAK]], [1, 1])
    assert strong.mu < STRONG.mu and weak.mu > WEAK.mu


def test_who_ties_gets_the_same_below_the_winner() -> None:
    (first,), (second,), (also,), (last,) = rated([[FRESH]] * 4, [1, 2, 2, 4])
    assert second == also and first.mu > second.mu > last.mu


def test_the_order_of_the_seats_means_nothing() -> None:
    teams, places = [[STRONG], [WEAK], [FRESH], [Rating(27.0, 6.0)]], [2, 1, 2, 4]
    there = rated(teams, places)
    back = rated(teams[::-1], places[::-1])[::-1]
    for (one,), (other,) in zip(there, back, strict=True):
        assert one.mu == pytest.approx(other.mu) and one.sigma == pytest.approx(other.sigma)


def test_partners_share_what_they_get() -> None:
    (a, b), (c, d) = rated([[FRESH, FRESH], [FRESH, FRESH]], [1, 2])
    assert a == b and c == d and a.mu > FRESH.mu > c.mu


def test_one_alone_stays_as_they_are() -> None:
    assert rated([[STRONG]], [1]) == [[STRONG]] and rated([], []) == []
