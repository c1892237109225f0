"""The course of a finished match: each figure is calculated again from the positions of recorded matches."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import islice
from typing import Any

import pytest

from engine.core.course import Course, course_of, course_of_points
from engine.core.game import Game
from engine.core.match import Match, effective
from engine.core.prepared.wishes import Wish
from engine.games.registry import GAMES
from engine.games.slugs import SLUGS
from tests.engine.every_game import OF_GAMES

OTHERS = {"hex_jinchi": "of a single game the bases held are its course, and the game is its score"}
"""Games whose last ``points_now`` may differ from the scores, and the reason."""
LOOKED_AT = 12


def recorded(slug: str) -> list[Match[Any]]:
    """Return some recorded matches of a game, with any options."""
    found = []
    for path in islice(sorted((OF_GAMES / slug / "records").glob("*.json")), LOOKED_AT):
        found.append(Match.replay(GAMES[slug], json.loads(path.read_text("utf-8"))["match"]))
    return found


def moves_of(match: Match[Any]) -> list[tuple[int, Sequence[Any]]]:
    return [(entry[0], entry[1:]) for entry in effective(match.log)]


def leads(at_end: Match[Any]) -> list[int]:
    """Return the lead of the later winner over the best other seat, after each move."""
    (winner,), match, found = at_end.state.winners, at_end.afresh(), list[int]()
    for seat, wire in moves_of(at_end):
        action = match.game.read(list(wire))
        match.submit(seat, action)
        points = list(match.game.points_now(match.state) or [])
        mine = points.pop(winner)
        lead = min(points) - mine if match.game.least_wins else mine - max(points)
        if not isinstance(action, Wish) and seat >= 0:
            found.append(lead)
        elif found:
            found[-1] = lead
    return found


@pytest.mark.parametrize("slug", GAMES)
def test_every_figure_is_true_and_no_other_would_be(slug: str) -> None:
    match_histories = 0
    for match in recorded(slug):
        s, points = match.state, match.game.points_now(match.state)
        if points is not None and slug not in OTHERS:
            assert list(points) == list(s.scores), "what is counted on the way is what counts in the end"
        found = course_of(match, moves_of(match))
        if found is None:
            continue
        match_histories += 1
        there = leads(match)
        assert found.moves == len(there) and found.lead == there[-1] > 0
        assert found.behind == 0 or there[found.behind - 1] < 0
        assert all(lead >= 0 for lead in there[found.behind :])
        assert all(lead > 0 for lead in there[found.ahead - 1 :])
        assert found.ahead == 1 or there[found.ahead - 2] <= 0
    if type(GAMES[slug]).points_now is not Game.points_now:
        assert match_histories, "of no recorded match it is told how it went"


def test_every_game_says_what_the_points_are() -> None:
    assert [slug for slug in SLUGS[:19] if type(GAMES[slug]).points_now is Game.points_now] == []


def test_who_was_behind_and_since_when_in_front() -> None:
    rows = [[0, 1], [2, 1], [2, 3], [3, 3], [5, 3], [5, 4]]
    assert course_of_points(rows, 0) == Course(behind=3, ahead=5, moves=6, lead=1)
    assert course_of_points(rows, 1) is None, "who has won was not in front"
    assert course_of_points([[1, 0], [2, 0], [3, 0]], 0) == Course(behind=0, ahead=1, moves=3, lead=3)
    assert course_of_points([[0, 0], [0, 0], [3, 0]], 0) is None, "counted at once"
    assert course_of_points([[0, 1], [1, 1], [1, 1]], 0) is None, "won by something else"


def test_a_log_that_leads_elsewhere_is_told_of() -> None:
    match = recorded("geschenk")[0]
    with pytest.raises(ValueError):  # whether the rules accept the move or not
        course_of(match, moves_of(match)[:-1])
