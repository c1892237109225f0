"""Moments of played matches for searches, with budgets, and clocks that tests control."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from engine.core.game import TABLE_ACTOR
from engine.players.search import Budget
from tests.engine.every_game import Case, heuristic, positions

FEW = Budget(12, 60.0)
QUICK = Budget(30, 60.0)
SMALL = Budget(150, 60.0)


def still() -> float:
    """Return a clock on which no time passes."""
    return 0.0


def ticking(step: float) -> Callable[[], float]:
    """Return a clock that advances by ``step`` seconds at every call."""
    now = [0.0]

    def clock() -> float:
        now[0] += step
        return now[0]

    return clock


def moments(case: Case, count: int = 8, seed: int = 3) -> list[tuple[Any, int]]:
    """Return positions of a match of heuristic players, with an asked seat."""
    rng = random.Random(seed)
    found = []
    for match in positions(case, count, seed=seed, style=heuristic):
        seats = [p for p in match.state.waiting if p != TABLE_ACTOR]
        if seats:
            found.append((match.state, rng.choice(seats)))
    return found
