"""Measures how few simulations choose as well as the strong player's: ``python -m bench.strength.budgets [game ...]``.

At positions of matches between heuristic players a search with fewer simulations and the full one choose, each with
shuffles of its own. Where they differ, both moves are simulated on the same new deals: how much worse is the one of the
short search? A budget is as good if the loss of a decision, in the mean, is within two standard errors of nothing, and
at most ``SMALL`` by its upper end. Times play no part: only simulations are counted.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import takewhile
from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

from engine.core.action import Action
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR, Game
from engine.core.state import State
from engine.games.registry import GAMES
from engine.layers.layer import stripped
from engine.players.levels import LEVELS, STRONG
from engine.players.registry import CHOOSERS, policy_of
from engine.players.search import Budget, Edge, Searcher, search

FULL = LEVELS[STRONG].budget.iterations
SHORT = (250, 500, 1000)
DECISIONS = 40
"""Decisions of each game."""
SHARE = 0.2
"""The share of the decisions of a match that is looked at."""
DEALS = 1500
"""New deals on which two different choices are compared."""
SMALL = 0.01
"""A loss that nobody notices, as a value from 0 to 1."""
WORKERS = 2


@dataclass(frozen=True, slots=True)
class Loss:
    """What a short search lost against the full one: mean and standard error of a decision, and how often the moves
    were the same."""

    budget: int
    mean: float
    error: float
    same: float

    @property
    def as_good(self) -> bool:
        """True if the loss cannot be told from nothing, and is small if there is one."""
        return self.mean - 2 * self.error <= 0 and self.mean + 2 * self.error <= SMALL


def decisions(slug: str, count: int) -> Iterator[tuple[State, int]]:
    """Yield positions with a choice as their seat knows them, redealt, from matches of heuristic players."""
    game, rng, found = GAMES[slug], random.Random(slug), 0
    seats = game.default_seats
    while True:
        ctx = GameContext(rng.random)
        s = game.start(seats, game.check(seats, {}), ctx)
        while s.waiting:
            seat = s.waiting[0]
            if seat == TABLE_ACTOR:
                move = game.legal(s, seat)[0]
            else:
                known = s.redeal(seat, rng.random)
                if rng.random() < SHARE and len(policy_of(slug).candidates(game, known, seat, rng.random)) > 1:
                    yield known, seat
                    found += 1
                    if found == count:
                        return
                move = CHOOSERS[slug](game, known, seat, rng.random)
            game.apply(s, seat, move, ctx)


def chosen(game: Game[Any], s: State, seat: int, simulations: int, rng: random.Random) -> Action:
    """Return the move of a search with this number of simulations and as much time as it needs."""
    budget, slug = Budget(simulations, inf), game.key
    return search(game, policy_of(slug), s, seat, budget, rng.random, lambda: 0.0, CHOOSERS[slug]).best


def worth(game: Game[Any], s: State, seat: int, moves: set[Action], rng: random.Random) -> dict[Action, float]:
    """Return the value of each of these moves, on the same new deals."""
    inside, position = stripped(game, s)
    judge = Searcher(inside, policy_of(game.key), position, seat, rng.random)
    judge.root = {move: Edge() for move in moves}
    for _ in range(DEALS):
        judge._try(list(moves))
    return {move: edge.mean for move, edge in judge.root.items()}


def losses(slug: str, count: int = 0) -> list[Loss]:
    """Return the losses of the short searches in a game, by their budget."""
    game, rng = GAMES[slug], random.Random(f"{slug} chooses")
    lost: dict[int, list[float]] = {short: [] for short in SHORT}
    same = dict.fromkeys(SHORT, 0)
    for s, seat in decisions(slug, count or DECISIONS):
        full = chosen(game, s, seat, FULL, rng)
        others = {short: chosen(game, s, seat, short, rng) for short in SHORT}
        moves = {full, *others.values()}
        value = worth(game, s, seat, moves, rng) if len(moves) > 1 else {full: 0.0}
        for short, move in others.items():
            lost[short].append(value[full] - value[move])
            same[short] += move == full
    return [
        Loss(short, fmean(found), stdev(found) / sqrt(len(found)), same[short] / len(found))
        for short, found in lost.items()
    ]


def line(slug: str, found: list[Loss]) -> str:
    """Return a row of the table: the least budget from which on all are as good, and for each its loss and sameness."""
    good = [FULL, *(loss.budget for loss in takewhile(lambda loss: loss.as_good, reversed(found)))]
    told = " | ".join(f"{100 * loss.mean:+.2f} ± {100 * loss.error:.2f}, {loss.same:.0%}" for loss in found)
    return f"| {slug} | {good[-1]} | {told} |"


def main(games: list[str]) -> None:
    """Print the table, in hundredths of a value."""
    print("| game | as good | " + " | ".join(f"{short}: lost, same move" for short in SHORT) + " |")
    print("|---|--:|" + "--:|" * len(SHORT), flush=True)
    with ProcessPoolExecutor(WORKERS) as pool:
        for slug, found in zip(games, pool.map(losses, games), strict=True):
            print(line(slug, found), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
