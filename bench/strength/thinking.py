"""Measures how long the computer players search, and the effect on the event loop.

Times of decisions are CPU seconds of one core, at positions of matches between heuristic players. The lag of the event
loop is how late it wakes from a nap: without other work, and while every thinking process is busy and more tables wait
than there are processes.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from statistics import mean, median

from bench.measure import Row, at_least, at_most
from engine.core.context import GameContext
from engine.core.game import TABLE_ACTOR
from engine.games.registry import GAMES
from engine.host.search.search_pool import SearchPool
from engine.players.levels import LEVELS, STRONG, level_of
from engine.players.registry import CHOOSERS, policy_of
from engine.players.search import search
from engine.players.worker import run_search

DECISIONS = 40
"""Decisions of each game that are timed."""
SECOND = 1.0
"""The limit for a decision, in seconds on one core."""
QUICK = 6000
"""The least simulations a second of a search, on one core."""
LATE = 0.05
"""The limit for late wake-ups of the loop in seconds, at the 95th percentile, while players think; a press has 3 s."""
NAP, WATCHED, TABLES = 0.005, 6.0, 12
"""Seconds of a nap, seconds in which naps are timed, and tables that search at once."""


@dataclass(frozen=True, slots=True)
class Pace:
    """Simulations a second; mean, median and 95th percentile of a decision in seconds."""

    rate: float
    average: float
    middle: float
    most: float


def at(spent: list[float], share: float) -> float:
    """Return the value below which that share of ``spent`` lies."""
    return sorted(spent)[int(share * (len(spent) - 1))]


def pace(slug: str) -> Pace:
    """Return the speed of the strong player with its default budget."""
    game, level = GAMES[slug], level_of(slug, STRONG)
    rng = random.Random(slug)
    seats = game.default_seats
    spent: list[float] = []
    made = 0
    while len(spent) < DECISIONS:
        ctx = GameContext(rng.random)
        s = game.start(seats, game.check(seats, {}), ctx)
        while s.waiting and len(spent) < DECISIONS:
            seat = s.waiting[0]
            if seat == TABLE_ACTOR:
                move = game.legal(s, seat)[0]
            else:
                move = CHOOSERS[slug](game, s.redeal(seat, rng.random), seat, rng.random)
                if rng.random() < 0.2:
                    start = time.process_time()
                    given, policy, heuristic = s.redeal(seat, rng.random), policy_of(slug), CHOOSERS[slug]
                    clock = time.process_time
                    result = search(game, policy, given, seat, level.budget, rng.random, clock, heuristic)
                    if result.iterations:
                        spent.append(time.process_time() - start)
                        made += result.iterations
            game.apply(s, seat, move, ctx)
    return Pace(made / sum(spent), mean(spent), median(spent), at(spent, 0.95))


async def naps(seconds: float) -> list[float]:
    """Return the delays of the loop in seconds, nap after nap."""
    loop, late = asyncio.get_running_loop(), []
    end = loop.time() + seconds
    while (start := loop.time()) < end:
        await asyncio.sleep(NAP)
        late.append(loop.time() - start - NAP)
    return late


async def lag() -> tuple[list[float], list[float], int]:
    """Return naps of an idle loop, naps while all searching processes are busy, and the searches made meanwhile."""
    game = GAMES["geschenk"]
    rng = random.Random(1)
    state = game.start(5, game.check(5, {}), GameContext(rng.random))
    seat = state.waiting[0]
    given = state.redeal(seat, rng.random).to_json()
    pool, made = SearchPool(), 0

    async def ctx(number: int) -> None:
        nonlocal made
        while True:
            rnd = random.Random(number).random
            if await pool.run(number, run_search, game.key, given, seat, STRONG, rnd, time.monotonic) is not None:
                made += 1

    try:
        idle = await naps(WATCHED / 2)
        await pool.run(0, run_search, game.key, given, seat, STRONG, rng.random, time.monotonic)
        tasks = [asyncio.create_task(ctx(k)) for k in range(TABLES)]
        busy = await naps(WATCHED)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        pool.close()
    return idle, busy, made


def rows() -> list[Row]:
    """Return the rows of ``make bench`` about thinking."""
    out = []
    for slug in GAMES:
        found = pace(slug)
        out.append(at_least("players", f"{slug}: search", found.rate, QUICK, "simulations/s"))
        out.append(at_most("players", f"{slug}: a decision of strong, p95", found.most, SECOND, "s"))
    idle, busy, made = asyncio.run(lag())
    out.append(Row("players", "the loop wakes late, idle, p95", f"{at(idle, 0.95) * 1e3:.1f} ms"))
    out.append(Row("players", f"searches in {WATCHED:g} s, {TABLES} tables", f"{made}"))
    late = at(busy, 0.95)
    out.append(at_most("players", "the loop wakes late, all thinking, p95", late * 1e3, LATE * 1e3, "ms"))
    return out


def thinking_table(slugs: list[str]) -> list[str]:
    """Return lines of Markdown: pace by game, and the lag."""
    out = [
        f"Strong as at the table, at most {LEVELS[STRONG].budget.seconds:g} s. On one core:",
        "",
        "| game | simulations | simulations/s | decisions/s | p50 | p95 |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for slug in slugs:
        found = pace(slug)
        times = f"{1 / found.average:.1f} | {found.middle:.2f} s | {found.most:.2f} s"
        most = level_of(slug, STRONG).budget.iterations
        out.append(f"| {slug} | {most:,} | {found.rate:,.0f} | {times} |")
    idle, busy, made = asyncio.run(lag())
    out += [
        "",
        f"Lag of the event loop while {TABLES} tables search ({made} searches in {WATCHED:g} s), against an idle one:",
        "",
        "| loop | p50 | p95 | most |",
        "|---|--:|--:|--:|",
    ]
    for name, late in (("idle", idle), ("all thinking", busy)):
        figures = [f"{1e3 * v:.1f} ms" for v in (median(late), at(late, 0.95), max(late))]
        out.append(f"| {name} | {' | '.join(figures)} |")
    return out
