"""Who meets whom in a cup: nobody twice while that can be avoided, fair byes, and a knock-out that comes to an end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.host.community.cups import (
    Heat,
    field_points,
    goes_on,
    is_final,
    knockout_places,
    knockout_rounds,
    next_heats,
    same_cards,
    sat_out,
    seats_of_teams,
    swiss,
    swiss_rounds,
)
from engine.host.community.pairing import Pair, Table, sizes

ALLOWED = {2: (2,), 3: (2, 3), 4: (3, 4), 5: (3, 4, 5)}


def names(count: int) -> list[str]:
    return [f"p{at:02}" for at in range(count)]


def matchings(people: list[str]) -> Iterator[list[Table]]:
    """Yield all ways to pair these people; one of an odd number is free."""
    if len(people) < 2:
        yield [(one,) for one in people]
        return
    first, rest = people[0], people[1:]
    for at, other in enumerate(rest):
        for others in matchings(rest[:at] + rest[at + 1 :]):
            yield [(first, other), *others]
    if len(people) % 2:
        for others in matchings(rest):
            yield [(first,), *others]


def met_again(tables: list[Table], past: list[list[Table]]) -> int:
    met = {frozenset(pair) for round_ in past for table in round_ for pair in combinations(table, 2)}
    return sum(frozenset(pair) in met for table in tables for pair in combinations(table, 2))


def result(table: Table, chance: random.Random, points: dict[str, int]) -> None:
    for at, one in enumerate(chance.sample(list(table), len(table))):
        points[one] = points.get(one, 0) + 2 * at


@given(st.integers(2, 7), st.integers(1, 6), st.randoms(use_true_random=False))
def test_nobody_meets_twice_while_that_can_be_avoided(count: int, rounds: int, chance: random.Random) -> None:
    people, points = names(count), dict[str, int]()
    past: list[list[Table]] = []
    for _ in range(rounds):
        ranked = sorted(people, key=lambda one: (-points.get(one, 0), one))
        tables = swiss(ranked, points, past, 2, (2,))
        out = sat_out(people, past)
        fewest = min(out.values())
        fair = [
            found
            for found in matchings(people)
            if sum(out[table[0]] for table in found if len(table) == 1) == (fewest if count % 2 else 0)
        ]
        assert met_again(tables, past) == min(met_again(found, past) for found in fair)
        for table in tables:
            result(table, chance, points)
        past.append(tables)


@given(st.integers(2, 11), st.sampled_from(sorted(ALLOWED)), st.integers(1, 8), st.randoms(use_true_random=False))
def test_everybody_is_in_one_heat_and_byes_are_fair(count: int, size: int, rounds: int, chance: random.Random) -> None:
    people, points = names(count), dict[str, int]()
    past: list[list[Table]] = []
    for _ in range(rounds):
        tables = swiss(chance.sample(people, count), points, past, size, ALLOWED[size])
        assert sorted(one for table in tables for one in table) == people
        assert sorted(len(t) for t in tables if len(t) > 1) == sorted(sizes(count, size, ALLOWED[size]))
        past.append(tables)
        out = sat_out(people, past)
        assert max(out.values()) - min(out.values()) <= 1, "nobody twice before everybody has once"
        for table in tables:
            result(table, chance, points)


@given(st.integers(4, 9), st.data())
def test_people_come_and_go_and_nobody_who_plays_is_left_out(count: int, data: st.DataObject) -> None:
    """A person who comes late is seated at once, unless all others have sat out as often as they."""
    people, past = names(count), list[list[Table]]()
    for number in range(5):
        if len(people) > 3 and data.draw(st.booleans()):
            people.remove(data.draw(st.sampled_from(people)))
        newcomer = data.draw(st.booleans())
        if newcomer:
            people.append(f"late{number}")
        tables = swiss(people, {}, past, 2, (2,))
        free = [table[0] for table in tables if len(table) == 1]
        assert len(free) == len(people) % 2
        if free:
            out = sat_out(people, past)
            assert out[free[0]] == min(out.values())
        past.append(tables)


@given(st.integers(2, 8), st.data())
def test_who_is_kept_apart_is_never_at_one_table(count: int, data: st.DataObject) -> None:
    people = names(count)
    pairs = [frozenset(pair) for pair in combinations(people, 2)]
    apart: set[Pair] = set(data.draw(st.lists(st.sampled_from(pairs), max_size=6)))
    past: list[list[Table]] = []
    for _ in range(3):
        tables = swiss(people, {}, past, 2, (2,), apart)
        assert not any(frozenset(table) in apart for table in tables)
        possible = max(
            sum(len(t) for t in found if len(t) > 1 and frozenset(t) not in apart) for found in matchings(people)
        )
        if not past:
            assert sum(len(t) for t in tables if len(t) > 1) == possible, "nobody sits out without need"
        past.append(tables)


def test_those_of_near_points_meet() -> None:
    people = ["a", "b", "c", "d"]
    points = {"a": 4, "b": 4, "c": 0, "d": 0}
    assert {frozenset(t) for t in swiss(people, points, [], 2, (2,))} == {frozenset("ab"), frozenset("cd")}
    past: list[list[Table]] = [[("a", "b"), ("c", "d")]]
    assert {frozenset(t) for t in swiss(people, points, past, 2, (2,))} != {frozenset("ab"), frozenset("cd")}


def test_seats_change_from_round_to_round() -> None:
    first = swiss(["a", "b"], {}, [], 2, (2,))
    assert swiss(["a", "b"], {}, [first], 2, (2,)) == [first[0][::-1]]


@pytest.mark.parametrize(("entrants", "size", "rounds"), [(2, 2, 1), (5, 2, 4), (8, 2, 4), (16, 2, 5), (9, 3, 3)])
def test_a_swiss_has_as_many_rounds_as_it_takes(entrants: int, size: int, rounds: int) -> None:
    assert swiss_rounds(entrants, size) == rounds


def played_out(
    seeds: list[str], size: int, allowed: tuple[int, ...], chance: random.Random, leave: float = 0.0
) -> tuple[list[list[Heat]], set[str]]:
    played: list[list[Heat]] = []
    gone: set[str] = set()
    while heats := next_heats(seeds, played, gone, [], size, allowed):
        assert len(played) < 8, "it comes to an end"
        at = [one for heat in heats for one in heat.people]
        assert len(set(at)) == len(at) and not gone & set(at)
        assert all(len(heat.people) == 1 or len(heat.people) in allowed for heat in heats)
        played.append([Heat(h.people, tuple(chance.sample(h.people, len(h.people))), h.third) for h in heats])
        gone |= {one for one in seeds if chance.random() < leave}
    return played, gone


@given(st.integers(2, 16), st.sampled_from(sorted(ALLOWED)), st.randoms(use_true_random=False))
def test_a_knock_out_has_one_winner_and_a_third_place(count: int, size: int, chance: random.Random) -> None:
    allowed = ALLOWED[size]
    seeds = names(count)
    if count < min(allowed):
        assert not next_heats(seeds, [], set(), [], size, allowed)
        return
    played, _ = played_out(seeds, size, allowed, chance)
    assert len(played) == knockout_rounds(count, size, allowed)
    places = knockout_places(seeds, played)
    assert sorted(places.values())[0] == 1 and list(places.values()).count(1) == 1
    if size == 2 and count >= 4:
        assert [len(h.people) for h in played[-1]] == [2, 2] and played[-1][1].third
        assert sorted(places.values())[:4] == [1, 2, 3, 4]
    if size == 2:
        byes = [h.people[0] for heats in played for h in heats if len(h.people) == 1]
        assert len(byes) == len(set(byes)), "nobody has a bye twice"


@given(st.integers(2, 16), st.sampled_from(sorted(ALLOWED)), st.randoms(use_true_random=False))
def test_a_knock_out_ends_whoever_leaves(count: int, size: int, chance: random.Random) -> None:
    played_out(names(count), size, ALLOWED[size], chance, leave=0.2)


def test_the_loser_takes_the_place_of_a_winner_who_left() -> None:
    first = [Heat(("a", "b"), ("a", "b")), Heat(("c", "d"), ("c", "d"))]
    heats = next_heats(list("abcd"), [first], {"a"}, [], 2, (2,))
    assert [set(h.people) for h in heats] == [{"b", "c"}]
    heats = next_heats(list("abcd"), [first], {"a", "b"}, ["late"], 2, (2,))
    assert set(heats[0].people) == {"late", "c"}
    heats = next_heats(list("abcd"), [first], {"a", "b"}, [], 2, (2,))
    assert set(heats[0].people) == {"d", "c"}, "else the best loser of the round"


def test_a_six_person_knock_out_has_two_byes_and_two_semi_finals() -> None:
    heats = next_heats(names(6), [], set(), [], 2, (2,))
    assert sorted(len(h.people) for h in heats) == [1, 1, 2, 2]
    played = [[Heat(h.people, h.people) for h in heats]]
    semis = next_heats(names(6), played, set(), [], 2, (2,))
    assert [len(h.people) for h in semis] == [2, 2] and not is_final(semis)
    assert all(any(len(h.people) == 1 and h.people[0] in s.people for h in heats) for s in semis), "byes are spread"


def test_the_better_half_of_a_larger_table_goes_on() -> None:
    assert [goes_on(count) for count in (1, 2, 3, 4, 5, 6)] == [1, 1, 2, 2, 3, 3]


def test_who_is_kept_apart_later_is_drawn_elsewhere() -> None:
    heats = next_heats(list("abcd"), [], set(), [], 2, (2,), {frozenset("ab")})
    assert frozenset("ab") not in {frozenset(h.people) for h in heats}


def test_a_team_meets_the_other_from_each_seat() -> None:
    tables = seats_of_teams(("x", "y"), 2, lambda team, number: f"{team}{number}")
    assert tables == [("x0", "y0"), ("y1", "x1")]
    three = seats_of_teams(("x", "y", "z"), 3, lambda team, number: f"{team}{number}")
    assert [table.index(f"x{at}") for at, table in enumerate(three)] == [0, 2, 1]


def test_the_same_hand_at_other_tables() -> None:
    scores = [(10.0, 3.0), (7.0, 5.0), (7.0, 9.0)]
    assert same_cards(scores, 0, 0) == (2.0, 2)
    assert same_cards(scores, 0, 1) == (0.5, 2)
    assert same_cards(scores[:1], 1, 0) == (0, 0)


@pytest.mark.parametrize(("beaten", "others", "points"), [(0, 0, 0), (1, 2, 1), (1.5, 2, 2), (0, 1, 0), (1, 3, 0)])
def test_points_against_the_field(beaten: float, others: int, points: int) -> None:
    assert field_points(beaten, others) == points
