"""Tricky Express: the line and its value, by the worked examples E1 to E3 and E6 to E11, and R1 to R5, R10."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.context import Event, SeededContext
from engine.core.state import NO_SEAT
from engine.games.tricky_express.rules import GAME, TRICK_PHASE
from engine.games.tricky_express.state import TrickyExpressState
from engine.games.tricky_express.terms import bonus_seat, growth_bonus, length, spans

SEATS = "ABCD"


def built(route: str, ctx: SeededContext | None = None) -> TrickyExpressState:
    """Return a state whose line was built by these winners."""
    s = GAME.start(4, {"first_dealer": "seat1"}, SeededContext(bytes(32)))
    for w in route.split():
        TRICK_PHASE.won(s, SEATS.index(w), [], ctx or SeededContext(bytes(32)))
    return s


def seat(name: str) -> int:
    """Return the seat of a letter; - for nobody."""
    return NO_SEAT if name == "-" else SEATS.index(name)


NOTHING = [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("example", "route", "firsts", "seconds", "bonuses", "totals"),
    [
        ("E1", "C A B A C B D A A C B B B", [3, 4, 4, 0], [1, 2, 3, 0], "B C", [3, 6, 5, 0]),
        ("E3", "A B C D B C D B C D B C A", [11, 2, 2, 2], [0, 2, 2, 2], "A C", [13, 2, 3, 2]),
        ("E6", "A B C D A B C D A B C D A", [3, 3, 3, 3], [3, 3, 3, 3], "A A", [6, 3, 3, 3]),
        ("E7", "A A A A A A A A A A A A A", NOTHING, NOTHING, "- -", NOTHING),
        ("E7", "A A A B B B C C C D D D D", NOTHING, NOTHING, "- -", NOTHING),
        ("E8", "A B B B B B B B B B B B A", [11, 0, 0, 0], NOTHING, "A -", [13, 0, 0, 0]),
        ("E9", "A C B B A B B A C B B C D", [3, 2, 6, 0], [2, 1, 2, 0], "C C", [3, 2, 9, 0]),
        ("E10", "B A A A C C C B D D A D A", [6, 6, 0, 1], [1, 0, 0, 0], "A A", [9, 6, 0, 1]),
        ("R2", "A A B B C C D D D D D D D", NOTHING, NOTHING, "- -", NOTHING),
        ("R4", "A A A A A A A B B B C C C", NOTHING, NOTHING, "- -", NOTHING),
        ("R4", "A A A A A A A A A A A A B", NOTHING, NOTHING, "- -", NOTHING),
    ],
)
def test_a_deal_scores_and_is_told(
    example: str, route: str, firsts: list[int], seconds: list[int], bonuses: str, totals: list[int]
) -> None:
    s, table = built(route), SeededContext(bytes(32))
    longs = s.longs[-1]
    assert [[length(longs, 4 * p + which) for p in range(4)] for which in (0, 2)] == [firsts, seconds]
    top, second = map(seat, bonuses.split())
    TRICK_PHASE.done(s, table)
    assert (s.base, s.top, s.second, s.totals) == ([firsts], [top], [second], totals)
    assert table.events == [
        Event("scored", {"deal": 1, "base": firsts, "top": top, "second": second}),
        Event("dealt", {"deal": 2, "dealer": 1}),
    ]
    assert (s.routes[1:], s.longs[1:], s.stops) == ([[]], [[0] * 16], NOTHING)


@pytest.mark.parametrize(
    ("example", "route", "whose", "first", "second"),
    [
        ("E1", "C A B A C B D A A C B B B", "B", (6, 11), (3, 6)),
        ("E1", "C A B A C B D A A C B B B", "C", (5, 10), (1, 5)),
        ("E6", "A B C D A B C D A B C D A", "A", (9, 13), (5, 9)),
        ("E6", "A B C D A B C D A B C D A", "B", (6, 10), (2, 6)),
        ("E6", "A B C D A B C D A B C D A", "C", (7, 11), (3, 7)),
        ("E6", "A B C D A B C D A B C D A", "D", (8, 12), (4, 8)),
        ("R1", "A B B A C C A", "A", (4, 7), (1, 4)),
    ],
)
def test_the_later_of_equal_sections_is_the_first_long_pass(
    example: str, route: str, whose: str, first: tuple[int, int], second: tuple[int, int]
) -> None:
    assert spans(built(route).longs[-1], seat(whose)) == (first, second)


@pytest.mark.parametrize(("route", "top"), [("A B C C A B", "B"), ("B A C C B A", "A")])
def test_r3_of_equal_lengths_the_one_completed_later_gets_the_bonus(route: str, top: str) -> None:
    """A and B pass three stations each: the later arrival gets it, at either seat."""
    longs = built(route).longs[-1]
    assert length(longs, 0) == length(longs, 4) == 3 and bonus_seat(longs, 0) == seat(top)


def own_sections(route: list[int], seat: int) -> list[tuple[int, int]]:
    """Return (length, completion) of every pass-through section, directly by the definition."""
    stations = [i for i, w in enumerate(route, 1) if w == seat]
    return [(b - a - 1, b) for a, b in pairwise(stations) if b - a > 1]


@given(st.lists(st.integers(0, 3), min_size=13, max_size=13))
@settings(max_examples=300)
def test_scoring_is_the_definition_and_leaves_no_tie_r3(route: list[int]) -> None:
    s = built(" ".join(SEATS[w] for w in route))
    longs = s.longs[-1]
    ends = [end for end in longs[1::2] if end]
    assert len(set(ends)) == len(ends)
    TRICK_PHASE.done(s, SeededContext(bytes(32)))
    ranked = [[*sorted(own_sections(route, p), reverse=True), (0, 0), (0, 0)] for p in range(4)]
    expected = [r[0][0] for r in ranked]
    assert s.base == [expected] and [length(longs, 4 * p + 2) for p in range(4)] == [r[1][0] for r in ranked]
    for which, got, points in ((0, s.top[0], 2), (1, s.second[0], 1)):
        want = max(range(4), key=lambda p: ranked[p][which])
        assert got == (want if ranked[want][which][0] else NO_SEAT)
        expected = [n + points * (p == got) for p, n in enumerate(expected)]
    assert s.totals == expected and min(expected) >= 0 and max(expected) <= 14


@pytest.mark.parametrize(
    ("example", "firsts", "points"),
    [
        ("E2", [0, 2, 4, 7], 8),
        ("E2", [3, 4, 4, 6], 7),
        ("E2", [5, 5, 5, 5], 0),
        ("E11", [3, 3, 4, 4], 6),
        ("E11", [0, 0, 0, 1], 6),
        ("E11", [4, 4, 4, 5], 6),
        ("E11", [1, 2, 3, 3], 7),
        ("E11", [5, 4, 6, 7], 0),
        ("E11", [0, 0, 0, 0], 0),
        ("R5", [2, 2, 2, 3], 6),
        ("R5", [0, 4, 4, 4], 6),
        ("R5", [2, 3, 3, 4], 7),
        ("R5", [2, 5, 5, 6], 7),
        ("R5", [1, 1, 1, 1], 0),
        ("R5", [4, 0, 4, 4], 0),
        ("R5", [0, 4, 4, 3], 0),
    ],
)
def test_growth(example: str, firsts: list[int], points: int) -> None:
    assert growth_bonus(firsts) == points


def test_every_station_is_told_with_how_many_were_passed_since_the_owners_last_one() -> None:
    assert ((s := built("")).routes, s.longs, s.stops) == ([[]], [[0] * 16], NOTHING)
    table = SeededContext(bytes(32))
    s = built("A B B A C A", table)
    told = [(0, 1, 0), (1, 2, 0), (1, 3, 0), (0, 4, 2), (2, 5, 0), (0, 6, 1)]
    assert table.events == [Event("station", {"seat": p, "number": n, "passed": k}) for p, n, k in told]
    assert (s.routes, s.stops, s.longs) == ([[0, 1, 1, 0, 2, 0]], [6, 3, 5, 0], [[1, 4, 4, 6] + [0] * 12])


@pytest.mark.parametrize(
    ("totals", "growth", "ended", "winners"),
    [
        ([12, 18, 0, 0], [8, 0, 0, 6], [29, 24, 0, 7], [0]),
        ([12, 23, 0, 0], [8, 0, 0, 6], [29, 29, 0, 7], [0, 1]),
    ],
)
def test_r10_the_end_tells_growth_totals_and_winners(
    totals: list[int], growth: list[int], ended: list[int], winners: list[int]
) -> None:
    """The fourth deal is that of E10; equal totals share the win."""
    s, table = built("B A A A C C C B D D A D A"), SeededContext(bytes(32))
    s.deal, s.totals = 4, totals
    s.base, s.top, s.second = [[3, 6, 0, 0], [4, 6, 0, 0], [5, 6, 0, 0]], [NO_SEAT] * 3, [NO_SEAT] * 3
    TRICK_PHASE.done(s, table)
    assert table.events[1:] == [
        Event("growth", {"points": growth}),
        Event("ended", {"totals": ended, "winners": winners}),
    ]
    assert (s.ended, s.winners, s.scores, s.totals) == ("deals", winners, ended, ended)
    assert (s.growth, s.waiting) == (growth, [])
