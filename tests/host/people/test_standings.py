"""Points of a league: the value of a table for each person."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.people.standings import Played, points, standings


def table(people: str, scores: tuple[int, ...], winners: tuple[int, ...], **more: Any) -> Played:
    given: dict[str, Any] = {"stayed": [True] * len(people), "over": True, "team": range(len(people)), **more}
    return Played(tuple(people), scores=scores, winners=winners, **given)


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        (table("ab", (5, 3), (0,)), [2, 0]),
        (table("ab", (4, 4), (0, 1)), [1, 1]),
        (table("ab", (0, 0), ()), [1, 1]),
        (table("abc", (9, 2, 5), (0,)), [4, 0, 2]),
        (table("abc", (9, 2, 5), (1,), least_wins=True), [0, 4, 2]),
        (table("abcd", (9, 9, 5, 5), (0, 1)), [5, 5, 1, 1]),
        (table("abcd", (9, 3, 9, 3), (0, 2), team=(0, 1, 0, 1)), [4, 0, 4, 0]),
        (table("abcd", (9, 7, 5, 7), (0,)), [6, 3, 0, 3]),
        (table("abc", (9, 2, 5), (0,), stayed=(False, True, True)), [0, 2, 4]),
        (table("abc", (9, 2, 5), (0,), stayed=(False, False, True)), [1, 1, 4]),
        (table("ab", (5, 3), (0,), over=False), [0, 0]),
    ],
)
def test_what_a_table_is_worth(played: Played, expected: list[int]) -> None:
    assert points(played) == expected


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        (table("ab", (3, 5), (1,), stayed=(True, False)), "a"),
        (table("ab", (5, 3), (0,), stayed=(True, False)), "a"),
        (table("ab", (4, 4), (0, 1), stayed=(True, False)), "a"),
        (table("ab", (0, 0), (), stayed=(True, False)), "a"),
        (table("ab", (5, 3), (0,), stayed=(False, False)), ""),
        (table("ab", (0, 0), ()), ""),
        (table("abc", (9, 2, 5), (0,), stayed=(False, True, True)), "c"),
        (table("abc", (9, 5, 5), (0,), stayed=(False, True, True)), "bc"),
        (table("abc", (9, 2, 5), (0,), stayed=(True, True, False)), "a"),
        (table("abc", (2, 9, 5), (0,), stayed=(False, True, True), least_wins=True), "c"),
        (table("abcd", (9, 3, 9, 3), (0, 2), team=(0, 1, 0, 1), stayed=(False, True, True, True)), "c"),
        (table("abcd", (9, 3, 9, 3), (0, 2), team=(0, 1, 0, 1), stayed=(False, True, False, True)), "bd"),
        (table("ab", (3, 5), (1,), stayed=(True, False), over=False), ""),
    ],
)
def test_a_walkover_is_won(played: Played, expected: str) -> None:
    rows = {row.person: row.won for row in standings(played.people, [played])}
    assert "".join(person for person in played.people if rows[person]) == expected


@pytest.mark.parametrize("scores", [(3, 5), (5, 3)])
@pytest.mark.parametrize("stayed", [(True, True), (True, False), (False, True)])
def test_two_points_in_a_game_for_two_are_a_win(scores: tuple[int, int], stayed: tuple[bool, bool]) -> None:
    played = table("ab", scores, (scores.index(5),), stayed=stayed)
    assert all((row.won, row.points) in ((1, 2), (0, 0)) for row in standings("ab", [played]))


def test_rows_come_by_points_then_wins_and_the_like_share_a_place() -> None:
    tables = [
        table("ab", (5, 3), (0,), made={0: 9, 1: 8}, missed={1: 2}),
        table("cd", (4, 4), (0, 1)),
        table("ca", (5, 3), (0,), stayed=(True, False)),
        table("de", (1, 0), (0,), over=False, made={0: 3}),
    ]
    rows = standings("abcdef", tables)
    told = [(r.person, r.place, r.played, r.won, r.points) for r in rows]
    assert told == [
        ("c", 1, 2, 2, 3),
        ("a", 2, 2, 1, 2),
        ("d", 3, 1, 1, 1),
        ("b", 4, 1, 0, 0),
        ("e", 4, 0, 0, 0),
        ("f", 4, 0, 0, 0),
    ]
    by = {r.person: r for r in rows}
    assert (by["a"].kept, by["b"].kept, by["d"].kept, by["f"].kept) == (100, 80, 100, None)
