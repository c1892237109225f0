"""Random play-outs, clones, redeals and views of every game, on one core."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from statistics import median
from time import process_time
from typing import Any

from engine.core.game import Game
from engine.core.table import Table
from engine.games.registry import GAMES
from tests.bench.measure import Row, at_least, cpu_seconds
from tests.engine.every_game import positions, usual

FLOORS = {"tricky_express": 400_000}
"""Decisions a second that a game promises; others promise USUAL_FLOOR."""
USUAL_FLOOR = 200_000


def play_out(game: Game[Any], seats: int, options: Any, rnd: Callable[[], float]) -> int:
    """A whole match by random legal moves, deals and scoring included; returns the number of decisions."""
    table = Table(rnd)
    s = game.start(seats, options, table)
    legal, apply = game.legal, game.apply
    decisions = 0
    while s.waiting:
        seat = s.waiting[0]
        moves = legal(s, seat)
        apply(s, seat, moves[int(rnd() * len(moves))], table)
        decisions += 1
    return decisions


def rate(game: Game[Any], seconds: float = 0.5, rounds: int = 5) -> float:
    """Decisions a second of CPU time: the median of several rounds."""
    case = usual(game)
    rnd = random.Random(1).random
    play_out(game, case.seats, case.options, rnd)
    rates = []
    for _ in range(rounds):
        start, decisions = process_time(), 0
        while process_time() - start < seconds:
            decisions += play_out(game, case.seats, case.options, rnd)
        rates.append(decisions / (process_time() - start))
    return median(rates)


def rows() -> list[Row]:
    """The part of the table about rules."""
    out = []
    rnd = random.Random(2).random
    for key, game in GAMES.items():
        out.append(at_least(key, "random play-outs", rate(game), FLOORS.get(key, USUAL_FLOOR), "decisions/s"))
        middle = positions(usual(game), 3, seed=1)[1]
        s = middle.state
        seat = s.waiting[0]
        costs = {
            "clone": s.clone,
            "redeal": partial(s.redeal, seat, rnd),
            "view": partial(middle.view, seat),
        }
        out += [Row(key, what, f"{cpu_seconds(cost) * 1e6:,.1f} µs") for what, cost in costs.items()]
    return out
