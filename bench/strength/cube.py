"""Measures the advantage of doubling by estimate: ``python -m bench.strength.cube [minutes for each game] [slug ...]``.

Two players make the same moves (the heuristic player's) in one match. One doubles and takes by estimate, the other
never doubles and always takes. Matches are two-sided: each shuffle is played twice, with the seats changed. Aim: 55 %.
"""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.measure import Row, table
from engine.core.action import Action
from engine.core.game import TABLE_ACTOR
from engine.games.registry import GAMES
from engine.games.slugs import CUBED
from engine.layers.cube import TAKE
from engine.layers.layer import stripped
from engine.layers.terms import OFFERED
from engine.players.cube import asks, decide
from engine.players.registry import CHOOSERS
from engine.players.search import Budget
from tests.engine.every_game import Case, begin

BUDGET = Budget(30, 5.0)
"""Play-outs for each estimate."""
AIM = 0.55
OUT = Path(__file__).with_name("cube.md")
MOST = 200


@dataclass(slots=True)
class Line:
    """The results of the matches of one game."""

    slug: str
    won: list[float] = field(default_factory=list)
    """For each match 1 if the estimating player won, 0.5 if the win was shared, else 0."""
    legs: int = 0
    tags: Counter[str] = field(default_factory=Counter)

    @property
    def bounds(self) -> tuple[float, float, float]:
        """Return the share won, and its 95 % interval (Wilson's)."""
        n, z = len(self.won), 1.96
        share = sum(self.won) / n
        centre, half = (share + z * z / (2 * n)), z * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5
        return share, (centre - half) / (1 + z * z / n), (centre + half) / (1 + z * z / n)

    def row(self) -> Row:
        """Return a line of the table."""
        share, low, high = self.bounds
        verdict = "reached" if low >= AIM else "likely" if share >= AIM else "open" if high >= AIM else "not reached"
        doubles = self.tags["cube_double"] / self.legs
        told = f"{share:.0%} ({low:.0%} to {high:.0%}) of {len(self.won)}: {verdict}; {doubles:.2f} doubles in a game"
        return Row(self.slug, "won against who never doubles", told)


def played(slug: str, seed: int, clever: int, line: Line) -> None:
    """Play one match; ``clever`` doubles and takes by estimate."""
    game: Any = GAMES[slug].cubed
    match = begin(Case(game, 2, game.check(2, {})), seed)
    rnd = random.Random(seed).random
    while not match.over:
        s = match.state
        seat = s.waiting[0]
        move = game.legal(s, TABLE_ACTOR)[0] if seat == TABLE_ACTOR else chosen(game, s, seat, clever, rnd)
        line.tags[move.tag] += 1
        match.submit(seat, move)
    line.legs += match.state.number
    winners = match.state.winners
    line.won.append(0.5 if len(winners) > 1 else float(winners == [clever]))


def chosen(game: Any, s: Any, seat: int, clever: int, rnd: Any) -> Action:
    """Return the move of either player."""
    dealt = s.redeal(seat, rnd)
    if s.phase == OFFERED and seat != clever:
        return TAKE
    if seat == clever and asks(game, s, seat):
        found = decide(game, dealt, seat, rnd, time.perf_counter, BUDGET).action
        if found is not None:
            return found
    inside, state = stripped(game, dealt)
    if not inside.phases[state.phase].stepwise:
        legal = inside.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
    return CHOOSERS[game.key](inside, state, seat, rnd)


def measure(slug: str, minutes: float) -> Line:
    """Play two-sided matches until the time is over."""
    line, end = Line(slug), time.monotonic() + 60 * minutes
    for seed in range(2_000_000, 2_000_000 + MOST // 2):
        for clever in (0, 1):
            played(slug, seed, clever, line)
        if time.monotonic() > end:
            break
    return line


def main(arguments: list[str]) -> None:
    """Measure and write the table."""
    minutes = float(arguments[0]) if arguments else 2.0
    slugs = arguments[1:] or list(CUBED)
    rows = []
    for slug in slugs:
        rows.append(measure(slug, minutes).row())
        sys.stdout.write(f"{rows[-1]}\n")
        sys.stdout.flush()
    if not arguments[1:]:
        OUT.write_text(f"{(__doc__ or '').strip()}\n\n{table(rows)}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
