"""How strong the computer players are, and how long they think: ``make bench-players``.

Every figure comes from two-sided matches: the same shuffles are played twice, sides changed. Side 0 has the
seats (in team games the teams) of even number, side 1 the others; what counts is the average score of a seat
of one's side less that of the other's, over both matches. Deals later in a match are shuffled alike for both.

The strong player of these matches thinks with a fixed number of simulations (``SIMULATIONS``), so that the
figures do not depend on the machine and fit into a quarter of an hour; at the table it has more. Times are
those of the default budget, on one core. For surer figures: ``make bench-players MINUTES=60``.
"""

from __future__ import annotations

import multiprocessing
import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any

from engine.core.action import Action
from engine.core.game import HOUSE, Game
from engine.core.table import Table
from engine.games.registry import GAMES
from engine.players.guides import guide_of
from engine.players.levels import FRIEND, LEVELS, STRONG, settle
from engine.players.registry import CHOOSERS
from engine.players.search import Budget, search

SIMULATIONS = {"random": 60, "house": 300, FRIEND: 300}
"""How many the strong player makes for a decision, by its opponent: few are enough against random moves."""
SHARES = {"random": 1.0, "house": 3.0, FRIEND: 3.0}
"""How the time is divided among the lines; at the usual number of seats a line gets twice as much."""
FEWEST, MOST = 4, 200
"""Two-sided matches for one line of the table."""
MINUTES = 12.0
"""How long all matches together may take."""
OUT = Path(__file__).with_name("players.md")
LOWEST_WINS = ("geschenk",)
"""Games in which a lower score is better."""

Player = Callable[[Game[Any], Any, int, Callable[[], float]], Action]


def at_random(game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """Any legal move."""
    phase = game.phases[s.phase]
    if phase.stepwise:
        return guide_of(game.key).any_move(game, s, seat, rnd)
    legal = phase.legal(s, seat)
    picked: Action = legal[int(rnd() * len(legal))]
    return picked


def house(game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """The house player."""
    return CHOOSERS[game.key](game, s.redeal(seat, rnd), seat, rnd)


def thinking(level: str, simulations: int, game: Game[Any], s: Any, seat: int, rnd: Callable[[], float]) -> Action:
    """A level, with so many simulations and no limit of time."""
    given, budget = s.redeal(seat, rnd), Budget(simulations, 60.0)
    thought = search(game, guide_of(game.key), given, seat, budget, rnd, time.perf_counter, CHOOSERS[game.key])
    return settle(LEVELS[level], thought, rnd)


def player(name: str, opponent: str) -> Player:
    """The player of that name, against that opponent."""
    if name == STRONG:
        return partial(thinking, STRONG, SIMULATIONS[opponent])
    if name == FRIEND:
        return partial(thinking, FRIEND, LEVELS[FRIEND].budget.iterations)
    return house if name == "house" else at_random


class Shuffles(Table):
    """Shuffles that follow from a seed and their labels, so that both sides get the same."""

    def __init__(self, seed: int, rnd: Callable[[], float]) -> None:
        super().__init__(rnd)
        self.seed = seed

    def shuffled(self, label: str, items: Any) -> list[int]:
        """By seed and label."""
        out = list(items)
        random.Random(f"{self.seed} {label}").shuffle(out)
        return out


def lead(game: Game[Any], seats: int, sides: tuple[str, str], seed: int) -> float:
    """A match: the average score of side 0 less that of side 1."""
    rnd = random.Random(f"{seed} {sides}").random
    table = Shuffles(seed, rnd)
    s = game.start(seats, game.check(seats, {}), table)
    players = [player(sides[0], sides[1]), player(sides[1], sides[0])]
    while s.waiting:
        seat = s.waiting[0]
        if seat == HOUSE:
            move = game.legal(s, seat)[0]
        else:
            forced = game.automatic(s)
            if forced is not None and forced[0] == seat:
                move = forced[1]
            else:
                move = players[s.team(seat) % 2](game, s, seat, rnd)
        game.apply(s, seat, move, table)
    sign = -1 if game.key in LOWEST_WINS else 1
    points = [[sign * v for p, v in enumerate(s.scores) if s.team(p) % 2 == side] for side in (0, 1)]
    return mean(points[0]) - mean(points[1]) if all(points) else 0.0


@dataclass(frozen=True, slots=True)
class Duel:
    """One line: ``strong`` against ``other`` in a game with so many seats."""

    slug: str
    seats: int
    other: str


def two_sided(duel: Duel, seed: int) -> float:
    """By how much ``strong`` is ahead, over a match from each side."""
    game = GAMES[duel.slug]
    first = lead(game, duel.seats, (STRONG, duel.other), seed)
    return (first - lead(game, duel.seats, (duel.other, STRONG), seed)) / 2


def measured(work: tuple[Duel, float]) -> tuple[Duel, list[float]]:
    """Two-sided matches for as many seconds as given, within FEWEST and MOST."""
    duel, seconds = work
    end, ahead = time.monotonic() + seconds, [two_sided(duel, 0)]
    while len(ahead) < MOST and (len(ahead) < FEWEST or time.monotonic() < end):
        ahead.append(two_sided(duel, len(ahead)))
    return duel, ahead


def decisions(slug: str) -> tuple[float, float, float]:
    """Simulations a second, and the median and the 95th percentile of a decision of default budget in seconds.

    CPU time of this process, in a match of house players.
    """
    game, level = GAMES[slug], LEVELS[STRONG]
    rng = random.Random(slug)
    seats = game.default_seats
    table = Table(rng.random)
    s = game.start(seats, game.check(seats, {}), table)
    spent: list[float] = []
    made = 0
    while s.waiting and len(spent) < 30:
        seat = s.waiting[0]
        move = game.legal(s, seat)[0] if seat == HOUSE else house(game, s, seat, rng.random)
        if seat != HOUSE and rng.random() < 0.3:
            start = time.process_time()
            thought = search(
                game,
                guide_of(slug),
                s.redeal(seat, rng.random),
                seat,
                level.budget,
                rng.random,
                time.process_time,
                CHOOSERS[slug],
            )
            if thought.iterations:
                spent.append(time.process_time() - start)
                made += thought.iterations
        game.apply(s, seat, move, table)
    spent.sort()
    return made / sum(spent), median(spent), spent[int(0.95 * (len(spent) - 1))]


def line(duel: Duel, ahead: list[float]) -> str:
    """A line of the table."""
    n = len(ahead)
    wins = mean(1.0 if v > 0 else 0.5 if v == 0 else 0.0 for v in ahead)
    # Wilson's interval: it stays honest near 0 and 1 and for few matches.
    z = 1.96
    centre, half = (wins + z * z / (2 * n)) / (1 + z * z / n), z * sqrt(wins * (1 - wins) / n + z * z / (4 * n * n))
    half /= 1 + z * z / n
    error = stdev(ahead) / sqrt(n) if n > 1 else 0.0
    gain = mean(ahead)
    errors = f"{gain / error:.1f}" if error else "-"
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return (
        f"| {duel.slug} | {duel.seats} | {duel.other} | {n} | {100 * wins:.0f} % ({100 * low:.0f}-{100 * high:.0f}) "
        f"| {gain:+.2f} ± {1.96 * error:.2f} | {errors} |"
    )


def duels(slugs: list[str]) -> Iterator[Duel]:
    """Every number of seats against random and the house player; the usual one against friend too."""
    for slug in slugs:
        game = GAMES[slug]
        for seats in game.seats:
            others = ["random", "house"] + ([FRIEND] if seats == game.default_seats else [])
            yield from (Duel(slug, seats, other) for other in others)


def main(minutes: float, slugs: list[str]) -> int:
    """Measure all games, or those named; write the table (of all games) and print it."""
    chosen = [slug for slug in GAMES if not slugs or slug in slugs]
    cores = multiprocessing.cpu_count()
    weights = {d: SHARES[d.other] * (1 + (d.seats == GAMES[d.slug].default_seats)) for d in duels(chosen)}
    unit = 60 * minutes * cores / sum(weights.values())
    work = [(duel, unit * weight) for duel, weight in weights.items()]
    lines = [
        "# Computer players: strong against others",
        "",
        "Simulations of strong for a decision: " + ", ".join(f"{n} against {o}" for o, n in SIMULATIONS.items()),
        "",
        "| game | seats | against | two-sided matches | won (95 %) | points ahead (95 %) | standard errors |",
        "|---|--:|---|--:|--:|--:|--:|",
    ]
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        for duel, ahead in pool.imap(measured, work):
            lines.append(line(duel, ahead))
            print(lines[-1], flush=True)
    budget = LEVELS[STRONG].budget
    lines += [
        "",
        f"Default budget of strong: {budget.iterations} simulations or {budget.seconds:g} s. On one core:",
        "",
        "| game | simulations/s | p50 | p95 |",
        "|---|--:|--:|--:|",
    ]
    for slug in chosen:
        rate, middle, most = decisions(slug)
        lines.append(f"| {slug} | {rate:,.0f} | {middle:.2f} s | {most:.2f} s |")
        print(lines[-1], flush=True)
    if not slugs:
        OUT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    given = float(sys.argv[1]) if len(sys.argv) > 1 else MINUTES
    sys.exit(main(given, sys.argv[2:]))
