"""The searching players of play-outs against the heuristic player, and their price.

``python -m bench.strength.playouts [slug[:simulations] ...]`` prints for each game how many pairs of matches they won
and lost at the usual number of seats, by how many standard errors they are ahead, and how many minutes of one core 200
play-outs after each of two moves take on average from everywhere in a match (``engine.host.search.playouts``).
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from math import inf, sqrt
from statistics import mean, stdev

from bench.strength.matches import Duel, two_sided
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR
from engine.games.registry import GAMES
from engine.host.search.playouts import SIMULATIONS, searched

FIRST = 2_000_000
"""The first shuffle."""
LEAST, MOST, AHEAD = 20, 120, 3.0
"""Pairs of matches: so many at least, and at most; between these they end once so many standard errors are shown."""
MATCHES = 4
"""Matches that are timed."""
GAMES_PLAYED_ON = 400


def errors(ahead: Sequence[float]) -> float:
    """Return by how many standard errors the mean is above nothing."""
    spread = stdev(ahead) / sqrt(len(ahead))
    return mean(ahead) / spread if spread else inf


def pairs(slug: str, simulations: int) -> list[float]:
    """Return how many points players with so many simulations were ahead, by pair of matches."""
    duel = Duel(slug, GAMES[slug].default_seats, str(simulations), "house")
    ahead: list[float] = []
    while len(ahead) < LEAST or (len(ahead) < MOST and errors(ahead) < AHEAD):
        ahead.append(two_sided(duel, FIRST + len(ahead))[0])
    return ahead


def minutes(slug: str, simulations: int) -> float:
    """Return the minutes of all play-outs from a decision, on average over those of some matches."""
    found = [_from_anywhere(slug, simulations, FIRST + k) for k in range(MATCHES)]
    return GAMES_PLAYED_ON * mean(found) / 60


def _from_anywhere(slug: str, simulations: int, seed: int) -> float:
    """Return how many seconds the rest of a match takes, on average over its decisions."""
    game, rnd = GAMES[slug], random.Random(seed).random
    ctx, begun = GameContext(rnd), list[float]()
    s = game.start(game.default_seats, game.check(game.default_seats, {}), ctx)
    while s.waiting:
        seat = s.waiting[0]
        if seat == TABLE_ACTOR:
            legal = game.legal(s, seat)
            move = legal[int(rnd() * len(legal))]
        else:
            if game.automatic(s) is None:
                begun.append(time.process_time())
            move = searched(simulations, game, s.redeal(seat, rnd), seat, rnd)
        game.apply(s, seat, move, ctx)
    return time.process_time() - mean(begun)


def main(argv: Sequence[str]) -> None:
    """Print a line for each game that is asked for, or for all."""
    print("| game | seats | simulations | pairs won : lost | standard errors | minutes |\n|---|--:|--:|--:|--:|--:|")
    for asked in argv or SIMULATIONS:
        slug, _, given = asked.partition(":")
        simulations = int(given or SIMULATIONS[slug])
        ahead, seats = pairs(slug, simulations), GAMES[slug].default_seats
        won, lost = sum(x > 0 for x in ahead), sum(x < 0 for x in ahead)
        price = minutes(slug, simulations)
        print(f"| {slug} | {seats} | {simulations} | {won} : {lost} | {errors(ahead):.1f} | {price:.1f} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
