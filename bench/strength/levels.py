"""Rates the levels of computer players against each other: ``make bench-levels``, ``MINUTES=60``, ``GAME=slug``.

In these matches beginner, friend and strong sit at one table, each with its settings for the game. Every shuffle is
played twice, sides changed. Two tables of three are without strong, which thinks the longest. Ratings are openskill's
PlackettLuce, as for people, over all matches of a game in the order of play; partners are one contender.

"Friend" means the same in every game: strong ends before it as often as ``AIM``, and friend before beginner as often as
``EASY``. In games of luck (``LUCK``: strong often ends behind random moves) both aims are lower, see ``aims``.
``fitting`` finds the budget of friend and the step of beginner that reach the aims; ``engine/players/levels.py`` keeps
them in ``FRIENDS`` and ``BEGINNERS``. A few matches prove nothing: the estimate begins at the aim, and results of fewer
than ``MEASURED`` matches are not used.

The strong player thinks with ``STRONG_SIMULATIONS``, fewer than at the table, so that figures do not depend on the
machine. Every match is written to ``levels.jsonl`` when it is over, and the next run goes on from there. A run can be
stopped at any time, and parts of it (``--record``) can run side by side. Matches of players whose code has changed
since do not count. Rules that only became faster or got other words count as the same. After a change of the rules that
changes matches, raise the game's ``revision``, so that old records replay.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from ast import parse, unparse
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import sha256
from inspect import getsource
from math import exp, log, sqrt
from pathlib import Path
from statistics import mean
from typing import Any

from openskill.models import PlackettLuce

from bench.strength.matches import LOWEST_WINS, Player, Shuffles, at_random, playing_code, thinking_as
from engine.core.game import TABLE_ACTOR, Game
from engine.games.registry import GAMES
from engine.players.levels import (
    BEGINNER,
    BEGINNER_STEPS,
    FRIEND,
    FRIEND_STEPS,
    LEVELS,
    STRONG,
    Level,
    level_of,
    settle,
)
from engine.players.search import Budget

RANDOM = "random"
STRONG_SIMULATIONS = 600
AIM, EASY = 2 / 3, 4 / 5
"""How often strong must end before friend, and friend before beginner."""
BARELY = 9 / 10
"""The least share in which beginner ends before random moves."""
LUCK: Mapping[str, float] = {"love_letter": 0.86, "arsene": 0.89, "all_aboard": 0.84}
"""How often strong ends before random moves, in games where it is clearly less than always."""
FIRST = 2_000_000
"""The first shuffle."""
WANTED = 84
"""The wanted matches between friend and beginner in every game, for an interval of about a tenth to either side.

Between strong and friend half as many are wanted, since they cost the most.
"""
MINUTES = 30.0
OUT = Path(__file__).with_name("levels.md")
RECORD = OUT.with_suffix(".jsonl")
MEASURED = 16
Z95 = 1.96


def named(level: str, simulations: int) -> str:
    """Return the recorded name of a level with so many simulations."""
    return f"{level} {simulations}"


def as_set(slug: str, level: str) -> str:
    """Return the name of a level with its settings for a game."""
    return STRONG if level == STRONG else named(level, level_of(slug, level).budget.iterations)


def level_named(name: str) -> Level | None:
    """Return the level of that name, without a limit of time; None for random moves."""
    level, _, simulations = name.partition(" ")
    if level == RANDOM:
        return None
    steps = {BEGINNER: BEGINNER_STEPS, FRIEND: FRIEND_STEPS}
    found = steps[level][int(simulations)] if level in steps else LEVELS[level]
    return replace(found, budget=Budget(int(simulations or STRONG_SIMULATIONS), 60.0))


def contender(name: str) -> Player:
    """Return the player of that name."""
    level = level_named(name)
    return at_random if level is None else partial(thinking_as, level)


@dataclass(frozen=True, slots=True)
class Played:
    """A match: its number in the game, its players, and the place of each, from 0; equal places are ties."""

    number: int
    sides: tuple[str, ...]
    places: tuple[int, ...]


@dataclass(slots=True)
class Tables:
    """All matches of a game by today's players, and the seconds they took."""

    slug: str
    code: str
    matches: list[Played] = field(default_factory=list)
    seconds: float = 0.0

    def to_json(self) -> str:
        """Return a line of the record."""
        names = sorted({c for m in self.matches for c in m.sides})
        rows = [[m.number, [names.index(c) for c in m.sides], list(m.places)] for m in self.matches]
        row = {"game": self.slug, "code": self.code, "seconds": round(self.seconds, 1)}
        return json.dumps(row | {"players": {c: player_code(c) for c in names}, "matches": rows})

    @property
    def next(self) -> int:
        """Return the number of the next match."""
        return 1 + max((m.number for m in self.matches), default=-1)

    @property
    def shown(self) -> int:
        """Return how many of the wanted matches exist, with today's levels; one of strong and friend counts twice."""
        friend = as_set(self.slug, FRIEND)
        easy = share(self.matches, friend, as_set(self.slug, BEGINNER))[1]
        return min(easy, 2 * share(self.matches, STRONG, friend)[1])


def seating(slug: str, number: int, sides: int) -> tuple[str, ...]:
    """Return the players of a match: friend and beginner alternate, at every third table after strong."""
    friend, beginner = as_set(slug, FRIEND), as_set(slug, BEGINNER)
    alone = (friend, beginner, friend, beginner, friend)
    tables = [(STRONG, *alone[:-1]), alone, alone]
    if slug in LUCK:
        tables.append((STRONG, *4 * (RANDOM,)))
    group = tables[number // 2 % len(tables)][:sides]
    drawn = random.Random(f"{slug} {FIRST + number // 2}").sample(group, sides)
    if not number % 2:
        return tuple(drawn)
    changed = {friend: beginner, beginner: friend}
    return tuple(reversed(drawn)) if STRONG in group else tuple(changed[c] for c in drawn)


def play(slug: str, number: int) -> Played:
    """Play a match of a game; two matches share one shuffle, with sides changed."""
    game, seed = GAMES[slug], FIRST + number // 2
    rnd = random.Random(f"levels {slug} {number}").random
    seats, table = game.default_seats, Shuffles(seed, rnd)
    s = game.start(seats, game.check(seats, {}), table)
    teams = sorted({s.team(p) for p in range(seats)})
    sides = seating(slug, number, len(teams))
    players = {team: contender(name) for team, name in zip(teams, sides, strict=True)}
    while s.waiting:
        seat = s.waiting[0]
        forced = game.automatic(s)
        if seat == TABLE_ACTOR:
            move = game.legal(s, seat)[0]
        elif forced is not None and forced[0] == seat:
            move = forced[1]
        else:
            move = players[s.team(seat)](game, s, seat, rnd)
        game.apply(s, seat, move, table)
    return Played(number, sides, places(game, s, teams))


def places(game: Game[Any], s: Any, teams: Sequence[int]) -> tuple[int, ...]:
    """Return the place of each team: winners first, then by points."""
    sign = 1 if game.key in LOWEST_WINS else -1
    of = {team: [p for p in range(len(s.scores)) if s.team(p) == team] for team in teams}
    keys = [(not any(p in s.winners for p in of[team]), sign * mean(s.scores[p] for p in of[team])) for team in teams]
    order = sorted(set(keys))
    return tuple(order.index(key) for key in keys)


def rated(matches: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Return rating and deviation of each contender over these matches, in order; two seats of one get their mean."""
    model = PlackettLuce()
    now = {name: model.rating(name=name) for m in matches for name in m.sides}
    for match in matches:
        teams = model.rate([[now[c]] for c in match.sides], ranks=[float(p) for p in match.places])
        for name in set(match.sides):
            own = [team[0] for c, team in zip(match.sides, teams, strict=True) if c == name]
            now[name] = model.rating(mean(r.mu for r in own), mean(r.sigma for r in own), name)
    return {c: (r.mu, r.sigma) for c, r in now.items()}


def share(matches: Iterable[Played], one: str, other: str) -> tuple[float, int]:
    """Return how often ``one`` ended before ``other`` if they did not tie, and the number of those matches.

    Ties do not show who is better, and in some games they are common: in every second match of Hex Bases each side wins
    a game. With several pairs in a match, the mean counts.
    """
    won: list[float] = []
    for match in matches:
        at = list(zip(match.sides, match.places, strict=True))
        pairs = [(a, b) for x, a in at for y, b in at if (x, y) == (one, other) and a != b]
        if pairs:
            won.append(mean(float(a < b) for a, b in pairs))
    return (mean(won) if won else 0.0), len(won)


def recalled(slugs: Iterable[str], record: Path) -> dict[str, Tables]:
    """Return the matches of earlier runs by the same players."""
    found = {slug: Tables(slug, code(slug)) for slug in slugs}
    for row in map(json.loads, record.read_text(encoding="utf-8").splitlines() if record.exists() else ()):
        tables = found.get(row["game"])
        if tables is None or row["code"] != tables.code:
            continue
        names = list(row["players"])
        same = [player_code(c) == row["players"][c] for c in names]
        played = [(n, who, at) for n, who, at in row["matches"] if all(same[i] for i in who)]
        tables.matches = [Played(n, tuple(names[i] for i in who), tuple(at)) for n, who, at in played]
        tables.seconds = row["seconds"]
    return found


def code(slug: str) -> str:
    """Return a fingerprint of the code that plays this game, for all players."""
    return sha256(f"{playing_code(slug)} {unparse(parse(getsource(settle)))}".encode()).hexdigest()[:12]


def player_code(name: str) -> str:
    """Return a fingerprint of the code for thinking and slips of the player of that name."""
    try:
        return sha256(repr(level_named(name)).encode()).hexdigest()[:8]
    except KeyError:
        return "nobody"


def recorded(found: Mapping[str, Tables], record: Path) -> None:
    """Write all matches to the record, beside those of other games."""
    kept = [] if not record.exists() else record.read_text(encoding="utf-8").splitlines()
    others = [line for line in kept if json.loads(line)["game"] not in found]
    lines = others + [t.to_json() for t in found.values() if t.matches]
    beside = record.with_suffix(".part")
    beside.write_text("\n".join(sorted(lines)) + "\n", encoding="utf-8")
    beside.replace(record)


def next_game(found: Mapping[str, Tables]) -> Tables | None:
    """Return the next game: few matches so far, and cheap ones, come first; None if all have enough."""

    def shown(tables: Tables) -> float:
        cost = tables.seconds / len(tables.matches) if tables.seconds else 1.0
        return tables.shown * sqrt(cost)

    return min((t for t in found.values() if t.shown < WANTED), key=shown, default=None)


def odds(chance: float) -> float:
    """Return the logarithm of the odds: the scale on which strength adds up."""
    return log(chance / (1 - chance))


def chance(at: float) -> float:
    """Return the chance with these odds."""
    return 1 / (1 + exp(-at))


def aims(slug: str) -> tuple[float, float]:
    """Return how often strong must end before friend, and friend before beginner, in a game.

    These are AIM and EASY. If luck leaves less between strong and random moves than AIM, EASY and BARELY need together,
    all three are reduced by the same factor.
    """
    wanted = [odds(x) for x in (AIM, EASY, BARELY)]
    part = min(1.0, odds(LUCK[slug]) / sum(wanted)) if slug in LUCK else 1.0
    return chance(part * wanted[0]), chance(part * wanted[1])


RISES = [x / 20 for x in range(31)]
"""The possible change of the odds from rung to rung: never downwards."""
MIDDLES = [x / 10 for x in range(-30, 51)]


def fitting(matches: Sequence[Played], one: str, rungs: Sequence[str], aim: float) -> str | None:
    """Return the rung, the weakest first, before which ``one`` ends about as often as ``aim``; None: not measured.

    The odds are assumed to fall by the same step from rung to rung; before the first match the middle rung is assumed
    to reach the aim.
    """
    seen = [share(matches, one, rung) for rung in rungs]
    if sum(n for _, n in seen) < MEASURED:
        return None
    middle, begin = len(rungs) // 2, odds(aim)

    def believed(at: float, step: float) -> float:
        told = -((at - begin) ** 2) / 2 - (step - 0.4) ** 2 / (2 * 0.25**2)
        for rung, (won, n) in enumerate(seen):
            p = chance(at - (rung - middle) * step)
            told += n * (won * log(p) + (1 - won) * log(1 - p))
        return told

    at, step = max(((a, b) for a in MIDDLES for b in RISES), key=lambda x: believed(*x))
    off = [abs(at - (rung - middle) * step - begin) for rung in range(len(rungs))]
    return rungs[off.index(min(off))]


def spoken(matches: Sequence[Played], one: str, other: str) -> str:
    """Return how often ``one`` ended before ``other``, with its 95 % interval (Wilson's)."""
    seen, n = share(matches, one, other)
    if not n:
        return ""
    centre = (seen + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
    half = Z95 * sqrt(seen * (1 - seen) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
    return f"{100 * seen:.0f} % ({100 * max(0, centre - half):.0f}-{100 * min(1, centre + half):.0f}) of {n}"


def told(found: Mapping[str, Tables]) -> list[str]:
    """Return the table, as Markdown."""
    heads = ["game", "seats", "matches", "beginner", "friend", "strong", "strong before friend", "aim"]
    heads += ["friend before beginner", "aim", "friend has", "fits", "beginner has", "fits"]
    out = ["| " + " | ".join(heads) + " |", "|---|" + "--:|" * (len(heads) - 1)]
    return out + [_line(tables) for tables in found.values() if tables.matches]


def _line(tables: Tables) -> str:
    slug, played = tables.slug, tables.matches
    ratings = rated(played)
    friend, beginner = as_set(slug, FRIEND), as_set(slug, BEGINNER)
    row = [slug, str(GAMES[slug].default_seats), str(len(played))]
    row += [f"{ratings[c][0]:.1f} ± {ratings[c][1]:.1f}" if c in ratings else "" for c in (beginner, friend, STRONG)]
    hard, easy = aims(slug)
    row += [
        spoken(played, STRONG, friend),
        f"{100 * hard:.0f} %",
        spoken(played, friend, beginner),
        f"{100 * easy:.0f} %",
    ]
    has = level_of(slug, FRIEND).budget.iterations
    rungs = [named(FRIEND, n) for n in FRIEND_STEPS]
    steps = [named(BEGINNER, n) for n in BEGINNER_STEPS if n < has]
    row += [_simulations(friend), _simulations(fitting(played, STRONG, rungs, hard))]
    row += [_simulations(beginner), _simulations(fitting(played, friend, steps, easy))]
    return "| " + " | ".join(row) + " |"


def _simulations(name: str | None) -> str:
    return "not measured" if name is None else name.partition(" ")[2]


def page(found: Mapping[str, Tables]) -> str:
    """Return the whole page."""
    about = (
        "Ratings of the levels as they are set, by openskill's PlackettLuce (25 ± 8.3 at first), and how often the one "
        "ended before the other, with 95 % intervals by matches in which they did not end level (a match often has two "
        "such pairs). "
        f"Strong with {STRONG_SIMULATIONS} simulations for a decision (at the table up to "
        f"{LEVELS[STRONG].budget.iterations}), friend and beginner with as many as they *have*; a beginner with other "
        "than 30 and a friend with 30 are also more or less careful (`BEGINNER_STEPS`, `FRIEND_STEPS`). *fits*: with "
        "how many the aim is met best, as far as these matches show it, earlier ones with other budgets included; no "
        "beginner is taken that hardly beats random moves, see `BEGINNERS`. The aims are lower where luck leaves less: "
        + ", ".join(f"in {slug} strong ends before random moves in {100 * x:.0f} %" for slug, x in LUCK.items())
        + "."
    )
    return "\n".join(["# Levels against each other", "", about, "", *told(found), ""])


def main(argv: Sequence[str]) -> int:
    """Play for some minutes, and print the table; write it if all games were asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength.levels", description="Ratings of the levels.")
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--record", type=Path, default=RECORD)
    parser.add_argument("games", nargs="*", metavar="game")
    given = parser.parse_args(argv)
    slugs = [slug for slug in GAMES if not given.games or slug in given.games]
    found, until = recalled(slugs, given.record), time.monotonic() + 60 * given.minutes
    while time.monotonic() < until and (tables := next_game(found)) is not None:
        start = time.process_time()
        tables.matches.append(play(tables.slug, tables.next))
        tables.seconds += time.process_time() - start
        recorded(found, given.record)
    print(page(found))
    if not given.games:
        OUT.write_text(page(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
