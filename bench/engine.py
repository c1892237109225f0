"""Measures random play-outs, clones, redeals, views and lists of moves of every game, on one core."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from statistics import median, quantiles
from time import process_time
from typing import Any

from bench.measure import Row, at_least, at_most, cpu_seconds
from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR, Game
from engine.core.offers import wander
from engine.games.registry import GAMES
from tests.engine.every_game import positions, usual

FLOORS = {
    "tricky_express": 400_000,
    "all_aboard": 180_000,
    "arsene": 200_000,
    "boonaken": 200_000,  # random bids fail at once: eleven decisions for a whole deal
    "geschenk": 200_000,
    "target": 200_000,
    "six_suit_fort": 100_000,
    "tennos_square": 200_000,
    "ttp": 200_000,
}
"""The promised decisions a second of a game."""
CLONES = 6
"""The cost of a view is at most that of so many copies of the state."""
MOMENTS = 10
"""The number of moments of a match at which views are measured."""
SAMPLE_SECONDS, SAMPLE_MOST = 1.5, 4000
"""Seconds and decisions at most for measuring lists of moves."""

Rnd = Callable[[], float]


def random_move(game: Game[Any], s: Any, seat: int, rnd: Rnd) -> Action:
    """Return a legal move; in a stepwise phase build it step by step, as a player without a list does."""
    phase = game.phases[s.phase]
    if not phase.stepwise:
        moves = phase.legal(s, seat)
        return moves[int(rnd() * len(moves))]  # type: ignore[no-any-return]  # phases are kept as Phase[Any, Any]
    while True:
        action = game.read(wander(partial(phase.offer, s, seat), rnd))
        if phase.allows(s, seat, action):
            return action


def play_out(game: Game[Any], seats: int, options: Any, rnd: Rnd) -> int:
    """Play a whole match by random legal moves, deals and scoring included; return the number of decisions."""
    ctx = GameContext(rnd, options)
    s = game.start(seats, options, ctx)
    decisions = 0
    while s.waiting:
        seat = s.waiting[0]
        game.apply(s, seat, random_move(game, s, seat, rnd), ctx)
        decisions += 1
    return decisions


def rate(game: Game[Any], seconds: float = 0.5, rounds: int = 5) -> float:
    """Return decisions a second of CPU time: the median of several rounds."""
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


def long_lists(game: Game[Any]) -> tuple[float, float]:
    """Return the moves in the list of one decision and the microseconds to make it, each at the 99th percentile.

    Stepwise phases make their whole list too, though only tests and hints ever need it.
    """
    case = usual(game)
    rnd = random.Random(3).random
    sizes: list[int] = []
    times: list[float] = []
    until = process_time() + SAMPLE_SECONDS
    while process_time() < until and len(sizes) < SAMPLE_MOST:
        ctx = GameContext(rnd)
        s = game.start(case.seats, case.options, ctx)
        while s.waiting and process_time() < until:
            seat = s.waiting[0]
            start = process_time()
            moves = game.legal(s, seat)
            times.append((process_time() - start) * 1e6)
            sizes.append(len(moves))
            game.apply(s, seat, random_move(game, s, seat, rnd), ctx)
    return quantiles(sizes, n=100)[-1], quantiles(times, n=100)[-1]


def rows() -> list[Row]:
    """Return the rows of the table about rules."""
    out = []
    rnd = random.Random(2).random
    for key, game in GAMES.items():
        speed = rate(game)
        if key in FLOORS:
            out.append(at_least(key, "random play-outs", speed, FLOORS[key], "decisions/s"))
        else:
            out.append(Row(key, "random play-outs", f"{speed:,.0f} decisions/s"))
        size, cost = long_lists(game)
        out.append(Row(key, "list of moves, 99th percentile", f"{size:,.0f} moves, {cost:,.1f} µs"))
        each = costs(game, rnd)
        out += [Row(key, what, f"{cost:,.1f} µs") for what, cost in each.items()]
        out.append(at_most(key, "the dearest of several views", dearest_view(game), CLONES, "clones"))
    return out


def dearest_view(game: Game[Any]) -> float:
    """Return the highest cost of an asked seat's view at moments of one match, in copies of the same state."""
    found = []
    for moment in positions(usual(game), MOMENTS, seed=1):
        s, seat = moment.state, moment.state.waiting[0]
        if seat != TABLE_ACTOR:
            found.append(cpu_seconds(partial(moment.view, seat), 0.1) / cpu_seconds(s.clone, 0.1))
    return max(found)


def costs(game: Game[Any], rnd: Rnd) -> dict[str, float]:
    """Return the microseconds of a clone, a redeal and a view, in the middle of a match."""
    middle = positions(usual(game), 3, seed=1)[1]
    s = middle.state
    seat = s.waiting[0]
    calls = {"clone": s.clone, "redeal": partial(s.redeal, seat, rnd), "view": partial(middle.view, seat)}
    return {what: cpu_seconds(call) * 1e6 for what, call in calls.items()}
