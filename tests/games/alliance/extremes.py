"""The fullest positions of Alliance, and rare refusals (see ``tests.render.test_extremes``)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.alliance.terms import COURTS
from tests.games.alliance.tables import random_match
from tests.render.positions import Extreme

REFUSALS = {"more-proposals": {"limit": 6}, "same": {}, "cards": {}}
ALONE = {"mode": "individual"}


def fullest() -> Iterator[Extreme]:
    """Yield three and five seats alone; all courts at one; jokers out, markers, battalions; six beside a won trick."""
    for seats in (3, 5):
        for stop in (0, 3, 20, 50, 10_000):
            yield Extreme(random_match(seats, 1, stop, mode="individual").state, ALONE)
    s = random_match(2, mode="individual").state
    s.final_won, s.points, s.scores, s.by = [list(COURTS), []], [[9, 30, 1, 1, 16, 24], [0] * 6], [81, 0], "total"
    yield Extreme(s, ALONE)
    s = random_match(6, 2, 60).state
    s.rebuilt, s.battalions, s.last_how, s.last_made = [1] * 6, [9, 9], "battalion", [0]
    s.removed, s.shown = [78, 79, 81, 82], [s.order[0], s.order[0], -1, s.order[1], s.order[1], -1]
    s.won = [[0] * 9 for _ in range(6)]
    yield Extreme(s)
    for how in ("same_two", "punisher", "battalion"):
        for stop in (60, 10_000):
            s = random_match(6, 2, stop, mode="secret_team").state
            s.last_how, s.last_made = how, [0] if how == "battalion" else []
            yield Extreme(s, {"mode": "secret_team"})
