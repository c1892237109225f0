"""The fullest positions of Alliance, and refusals that hardly anybody meets (see ``tests.render.test_extremes``)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

from engine.core.match import Match
from engine.games.alliance.moves import ACCEPT
from engine.games.alliance.rules import GAME
from engine.games.alliance.state import AllianceState
from engine.games.alliance.terms import COURTS
from tests.render.positions import Extreme

REFUSALS = {"more-proposals": {"limit": 6}, "same": {}, "cards": {}}


@lru_cache(maxsize=256)
def played(seats: int, mode: str, seed: int, stop: int) -> Match[AllianceState]:
    rng = random.Random(f"{seats} {mode} {seed}")
    m = Match.begin(GAME, match="m", seats=seats, options={"mode": mode}, secret=rng.randbytes(32))
    while not m.over and len(m.log) < stop:
        seat = rng.choice(m.state.waiting)
        legal = list(GAME.legal(m.state, seat))
        m.submit(seat, ACCEPT if ACCEPT in legal else rng.choice(legal))
    return m


def fullest() -> Iterator[Extreme]:
    """Three and five alone; all courts at one; jokers out, markers, battalions; six beside how a trick was won."""
    for seats in (3, 5):
        for stop in (0, 3, 20, 50, 10_000):
            yield Extreme(played(seats, "individual", 1, stop).state, {"mode": "individual"})
    s = played(2, "individual", 0, 10_000).state.clone()
    s.final_won, s.points, s.scores, s.by = [list(COURTS), []], [[9, 30, 1, 1, 16, 24], [0] * 6], [81, 0], "total"
    yield Extreme(s, {"mode": "individual"})
    s = played(6, "team", 2, 60).state.clone()
    s.rebuilt, s.battalions, s.last_how, s.last_made = [1] * 6, [9, 9], "battalion", [0]
    s.removed, s.shown = [78, 79, 81, 82], [s.order[0], s.order[0], -1, s.order[1], s.order[1], -1]
    s.won = [[0] * 9 for _ in range(6)]
    yield Extreme(s, {"mode": "team"})
    for how in ("same_two", "punisher", "battalion"):
        for stop in (60, 10_000):
            s = played(6, "secret_team", 2, stop).state.clone()
            s.last_how, s.last_made = how, [0] if how == "battalion" else []
            yield Extreme(s, {"mode": "secret_team"})
