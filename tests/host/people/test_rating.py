"""The formula: wins, ties, teams, in any order of the seats."""

from __future__ import annotations

import pytest

from engine.host.people.rating import FRESH, OTHERS, PROVISIONAL, Rating, provisional, rated, weight

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


def test_one_opponent_counts_less_each_time_and_several_by_their_mean() -> None:
    assert [weight([times]) for times in range(4)] == [1, 1 / 2, 1 / 3, 1 / 4]
    assert weight([0, 1, 3]) == pytest.approx((1 + 1 / 2 + 1 / 4) / 3) and weight([]) == 1
    half = FRESH.towards(STRONG, 0.5)
    assert half.mu == 27.5 and half.sigma == pytest.approx((FRESH.sigma + 4) / 2)
    assert FRESH.towards(STRONG, 1.0) == STRONG and FRESH.towards(STRONG, 0.0) == FRESH


def test_a_rating_is_settled_by_games_and_by_people() -> None:
    few, many = PROVISIONAL - 1, PROVISIONAL
    assert [provisional(g, o) for g in (few, many) for o in (OTHERS - 1, OTHERS)] == [True, True, True, False]
    assert (STRONG.low, FRESH.low) == (1500 + 40 * (30 - 8 - 25), round(1500 - 40 * 2 * 25 / 3))


def test_one_alone_stays_as_they_are() -> None:
    assert rated([[STRONG]], [1]) == [[STRONG]] and rated([], []) == []
