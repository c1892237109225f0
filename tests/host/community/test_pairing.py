"""Pairings of a league: everybody meets everybody, and nobody has more free weeks than necessary."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations

import pytest

from engine.host.community.pairing import Table, circle, groups, kept_apart, left_over, rounds, rounds_of_week, sizes

NAMES = "abcdefghijklmnop"


@pytest.mark.parametrize("people", range(2, 17))
def test_in_a_round_robin_everybody_meets_everybody_once(people: int) -> None:
    roster = NAMES[:people]
    least = rounds(people, 2)
    played = [circle(roster, number) for number in range(least)]
    met = Counter(frozenset(pair) for tables in played for pair in tables)
    assert met == Counter({frozenset(pair): 1 for pair in combinations(roster, 2)})
    for tables in played:
        assert len({p for pair in tables for p in pair}) == people - people % 2
    first = Counter(pair[0] for tables in played for pair in tables)
    assert max(first.values()) - min(first[p] for p in roster) <= 2 + people // 2
    again = [pair for number in range(least, 2 * least) for pair in circle(roster, number)]
    assert sorted((b, a) for a, b in again) == sorted(pair for tables in played for pair in tables)


@pytest.mark.parametrize("people", range(2, 17))
@pytest.mark.parametrize("weeks", range(1, 13))
def test_the_rounds_are_spread_over_the_weeks(people: int, weeks: int) -> None:
    found = [number for week in range(weeks) for number in rounds_of_week(people, weeks, week)]
    assert found == list(range(max(weeks, rounds(people, 2))))


@pytest.mark.parametrize(
    ("people", "size", "allowed", "expected"),
    [
        (4, 4, (4,), [4]),
        (6, 4, (4,), [4]),
        (8, 4, (4,), [4, 4]),
        (5, 4, (2, 3, 4), [3, 2]),
        (7, 4, (2, 3, 4), [4, 3]),
        (10, 4, (3, 4), [4, 3, 3]),
        (5, 4, (3, 4), [4]),
        (9, 5, (3, 4, 5, 6, 7), [5, 4]),
        (3, 4, (4,), []),
        (0, 4, (4,), []),
    ],
)
def test_as_many_as_possible_sit(people: int, size: int, allowed: tuple[int, ...], expected: list[int]) -> None:
    assert sizes(people, size, allowed) == expected


@pytest.mark.parametrize(("people", "size", "allowed"), [(8, 4, (4,)), (9, 3, (3,)), (6, 4, (4,)), (7, 4, (3, 4))])
def test_at_larger_tables_those_sit_together_who_have_met_least(
    people: int, size: int, allowed: tuple[int, ...]
) -> None:
    roster, past = NAMES[:people], list[Table]()
    for week in range(6):
        now = groups(roster, size, allowed, past, (), f"7-{week}")
        assert now == groups(roster, size, allowed, past, (), f"7-{week}"), "told the same after a restart"
        assert sorted(map(len, now)) == sorted(sizes(people, size, allowed))
        assert max(Counter(p for table in now for p in table).values()) == 1
        past += now
    games = Counter(p for table in past for p in table)
    assert max(games.values()) - min(games[p] for p in roster) <= 1
    met = Counter(frozenset(pair) for table in past for pair in combinations(table, 2))
    assert len(met) == people * (people - 1) // 2, "after six rounds everybody has met everybody"


def test_two_who_are_kept_apart_never_share_a_table() -> None:
    roster, apart = NAMES[:8], {frozenset("ab"), frozenset("ac"), frozenset("hg")}
    past: list[Table] = []
    for week in range(8):
        now = groups(roster, 4, (4,), past, apart, f"1-{week}")
        assert len(now) == 2 and not any(kept_apart(table, apart) for table in now)
        past += now
    assert groups("abcd", 4, (4,), [], apart, "1") == [], "a free week for all"
    assert kept_apart(("x", "b", "a"), apart) and not kept_apart(("x", "b", "c"), apart)


def test_how_many_are_free_is_known_before_it_begins() -> None:
    for people, size, weeks, free in (
        (3, 2, 0, (1, True)),
        (3, 2, 5, (1, True)),
        (3, 2, 2, (1, False)),
        (3, 2, 1, (0, False)),
        (4, 2, 0, (0, True)),
        (5, 4, 0, (0, True)),
        (7, 4, 2, (0, True)),
        (1, 2, 0, (0, True)),
        (2, 4, 0, (0, True)),
    ):
        assert left_over(people, size, (2, 3, 4) if size > 2 else (2,), weeks) == free, (people, size, weeks)
    assert left_over(5, 4, (4,), 3) == (1, True) and left_over(3, 4, (4,), 3) == (0, True)
    for people in range(2, 9):
        each = rounds(people, 2)
        for week in range(each):
            playing = {
                p for number in rounds_of_week(people, each, week) for p in chain(*circle("abcdefgh"[:people], number))
            }
            assert people - len(playing) == left_over(people, 2, (2,), 0)[0]
