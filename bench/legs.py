"""Measures a match in legs beside the game itself: play-outs, clones, redeals and views, in one layer and in two."""

from __future__ import annotations

import random

from bench.engine import costs, rate
from bench.measure import Row, table
from engine.games.registry import GAMES
from engine.layers.cube import Cube
from engine.layers.legs import Legs
from tests.layers.matches import ADAPTERS, MATCHES


def rows() -> list[Row]:
    """Return the rows of the table about layers; for games with the doubling cube also with that."""
    rnd = random.Random(4).random
    out = []
    for slug, leg in ADAPTERS.items():
        forms = {"plain": GAMES[slug], "legs": MATCHES[slug]}
        if leg.doubles:
            forms["cube"] = Legs(Cube(leg))
        for name, game in forms.items():
            told = ", ".join(f"{what} {cost:,.1f} µs" for what, cost in costs(game, rnd).items())
            out.append(Row(slug, f"{name} of {game.default_seats}", f"{rate(game, 0.3, 3):,.0f} decisions/s; {told}"))
    return out


if __name__ == "__main__":
    print(table(rows()))
