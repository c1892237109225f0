"""How the levels of computer players rate against each other: ``make bench-levels``, ``MINUTES=60``, ``GAME=slug``.

In these matches beginner, strong, and friend with several budgets sit at one table; every shuffle is played twice,
sides changed. Ratings are openskill's PlackettLuce, as people are rated, over all matches of a game in the order they
were played; partners are one contender.

"Friend" is to mean the same in every game: strong is to end before it as often as ``AIM``. ``budget`` tells how many
simulations of friend come to that; ``engine/players/levels.py`` has them in ``FRIENDS``. A few matches prove nothing:
the estimate begins at the aim, as if ``BELIEVED`` matches had shown it, and what fewer than ``MEASURED`` matches
between strong and friend tell is not used.

The strong player thinks with ``STRONG_SIMULATIONS``, fewer than at the table, so that figures do not depend on the
machine. Every match is written to ``levels.jsonl`` as soon as it is over, and the next run goes on from there: it can
be cut off at any time, and parts of it (``--record``) can be played side by side. Matches of players whose code has
changed since do not count.
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
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import Any

from openskill.models import PlackettLuce

from engine.core.game import TABLE_ACTOR, Game
from engine.games.registry import GAMES
from engine.players.levels import BEGINNER, FRIEND, LEVELS, STRONG, level_of, settle
from tests.bench.matches import LOWEST_WINS, Duel, Player, Shuffles, code_of, thinking

FRIEND_SIMULATIONS = (60, 120, 240)
"""The budgets of friend that are compared."""
STRONG_SIMULATIONS = 600
AIM = 2 / 3
"""How often strong is to end before friend."""
FIRST = 2_000_000
"""The first shuffle."""
EACH = 20
"""So many matches every game has before those with the quickest matches get more."""
MINUTES = 30.0
OUT = Path(__file__).with_name("levels.md")
RECORD = OUT.with_suffix(".jsonl")
CONTENDERS = (BEGINNER, *(f"{FRIEND} {n}" for n in FRIEND_SIMULATIONS), STRONG)
SLACK = 0.05
BELIEVED, MEASURED = 4, 8
Z95 = 1.96

_LESS, _SOME, _MORE = (f"{FRIEND} {n}" for n in FRIEND_SIMULATIONS)
TABLES: Mapping[int, Sequence[tuple[str, ...]]] = {
    2: ((STRONG, _LESS), (STRONG, _MORE), (_LESS, BEGINNER), (STRONG, _LESS), (_MORE, BEGINNER)),
    3: ((STRONG, _LESS, BEGINNER), (STRONG, _LESS, _MORE)),
    4: ((STRONG, _LESS, _MORE, BEGINNER),),
    5: ((STRONG, _LESS, _SOME, _MORE, BEGINNER),),
}
"""Who sits together, by how many sides a game has: what is to be compared most meets most often."""


def contender(name: str) -> Player:
    """Who plays by that name."""
    level, _, simulations = name.partition(" ")
    own = STRONG_SIMULATIONS if level == STRONG else LEVELS[level].budget.iterations
    return partial(thinking, level, int(simulations) if simulations else own)


@dataclass(frozen=True, slots=True)
class Played:
    """A match: its number in the game, who sat there, and the place of each, from 0; equal places are ties."""

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
        """A line of the record."""
        rows = [[m.number, [CONTENDERS.index(c) for c in m.sides], list(m.places)] for m in self.matches]
        return json.dumps({"game": self.slug, "code": self.code, "seconds": round(self.seconds, 1), "matches": rows})


def play(slug: str, number: int) -> Played:
    """A match of a game: every shuffle is played twice, sides changed."""
    game, seed = GAMES[slug], FIRST + number // 2
    rnd = random.Random(f"levels {slug} {number}").random
    seats, table = game.default_seats, Shuffles(seed, rnd)
    s = game.start(seats, game.check(seats, {}), table)
    teams = sorted({s.team(p) for p in range(seats)})
    groups = TABLES[len(teams)]
    draw = random.Random(f"{slug} {seed}")
    sides = draw.sample(groups[number // 2 % len(groups)], len(teams))
    if number % 2:
        sides.reverse()
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
    return Played(number, tuple(sides), places(game, s, teams))


def places(game: Game[Any], s: Any, teams: Sequence[int]) -> tuple[int, ...]:
    """By team its place: winners first, then by points."""
    sign = 1 if game.key in LOWEST_WINS else -1
    of = {team: [p for p in range(len(s.scores)) if s.team(p) == team] for team in teams}
    keys = [(not any(p in s.winners for p in of[team]), sign * mean(s.scores[p] for p in of[team])) for team in teams]
    order = sorted(set(keys))
    return tuple(order.index(key) for key in keys)


def rated(matches: Iterable[Played]) -> dict[str, tuple[float, float]]:
    """By contender rating and deviation over these matches, in their order."""
    model = PlackettLuce()
    now = {name: model.rating(name=name) for name in CONTENDERS}
    for match in matches:
        teams = model.rate([[now[c]] for c in match.sides], ranks=[float(p) for p in match.places])
        now |= {name: team[0] for name, team in zip(match.sides, teams, strict=True)}
    return {c: (r.mu, r.sigma) for c, r in now.items()}


def share(matches: Iterable[Played], one: str, other: str) -> tuple[float, int]:
    """How often ``one`` really ended before ``other`` (a tie is half of it), and in how many matches both sat."""
    won: list[float] = []
    for match in matches:
        at = dict(zip(match.sides, match.places, strict=True))
        if one in at and other in at:
            won.append(0.5 if at[one] == at[other] else float(at[one] < at[other]))
    return (mean(won) if won else 0.0), len(won)


def recalled(slugs: Iterable[str], record: Path) -> dict[str, Tables]:
    """What earlier runs played, as far as by the same players."""
    found = {slug: Tables(slug, code(slug)) for slug in slugs}
    for row in map(json.loads, record.read_text(encoding="utf-8").splitlines() if record.exists() else ()):
        tables = found.get(row["game"])
        if tables is not None and row["code"] == tables.code and len(row["matches"]) > len(tables.matches):
            tables.seconds = row["seconds"]
            tables.matches = [Played(n, tuple(CONTENDERS[c] for c in who), tuple(at)) for n, who, at in row["matches"]]
    return found


def code(slug: str) -> str:
    """A fingerprint of the code by which these play, and of how the levels slip; not of friend's own budget."""
    slips = [replace(LEVELS[FRIEND], budget=LEVELS[BEGINNER].budget), LEVELS[BEGINNER], STRONG_SIMULATIONS]
    by = f"{code_of(Duel(slug, 0, STRONG, 'house'))} {slips} {unparse(parse(getsource(settle)))}"
    return sha256(by.encode()).hexdigest()[:12]


def recorded(found: Mapping[str, Tables], record: Path) -> None:
    """Write all matches down, beside those of other games."""
    kept = [] if not record.exists() else record.read_text(encoding="utf-8").splitlines()
    others = [line for line in kept if json.loads(line)["game"] not in found]
    lines = others + [t.to_json() for t in found.values() if t.matches]
    beside = record.with_suffix(".part")
    beside.write_text("\n".join(sorted(lines)) + "\n", encoding="utf-8")
    beside.replace(record)


def next_game(found: Mapping[str, Tables]) -> Tables:
    """Every game gets its first EACH matches, then the one that had the least time."""
    few = [t for t in found.values() if len(t.matches) < EACH]
    return min(few, key=lambda t: len(t.matches)) if few else min(found.values(), key=lambda t: t.seconds)


def likely(matches: Sequence[Played], other: str) -> float:
    """How often strong ends before ``other``, by what was seen and what was believed."""
    seen, n = share(matches, STRONG, other)
    return (seen * n + AIM * BELIEVED) / (n + BELIEVED)


def budget(matches: Sequence[Played]) -> int | None:
    """The fewest simulations of friend with which strong is before it at most SLACK more often than AIM.

    None where that is not measured. Who thinks longer plays no worse: where it looks so, both budgets are taken to be
    as good.
    """
    if share(matches, STRONG, _LESS)[1] < MEASURED:
        return None
    less, more = likely(matches, _LESS), likely(matches, _MORE)
    if more > less:
        sat = [share(matches, STRONG, c)[1] + BELIEVED for c in (_LESS, _MORE)]
        less = more = (less * sat[0] + more * sat[1]) / sum(sat)
    # Between the two, on the scale on which strength adds up.
    middle = (less * more) ** 0.5 / ((less * more) ** 0.5 + ((1 - less) * (1 - more)) ** 0.5)
    by = zip(FRIEND_SIMULATIONS, (less, middle, more), strict=True)
    return next((n for n, chance in by if chance <= AIM + SLACK), FRIEND_SIMULATIONS[-1])


def spoken(matches: Sequence[Played], one: str, other: str) -> str:
    """How often ``one`` ended before ``other``, with its 95 % interval (Wilson's)."""
    seen, n = share(matches, one, other)
    if not n:
        return ""
    centre = (seen + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
    half = Z95 * sqrt(seen * (1 - seen) / n + Z95**2 / (4 * n * n)) / (1 + Z95**2 / n)
    return f"{100 * seen:.0f} % ({100 * max(0, centre - half):.0f}-{100 * min(1, centre + half):.0f}) of {n}"


PAIRS = ((STRONG, _LESS), (STRONG, _MORE), (_LESS, BEGINNER), (_MORE, BEGINNER))


def told(found: Mapping[str, Tables]) -> list[str]:
    """The table, as Markdown."""
    heads = ["game", "seats", "matches", *CONTENDERS, *(f"{a} before {b}" for a, b in PAIRS), "enough", "friend has"]
    out = ["| " + " | ".join(heads) + " |", "|---|" + "--:|" * (len(heads) - 1)]
    for slug, tables in found.items():
        if not tables.matches:
            continue
        ratings, best = rated(tables.matches), budget(tables.matches)
        sat = {c for m in tables.matches for c in m.sides}
        cells = [f"{ratings[c][0]:.1f} ± {ratings[c][1]:.1f}" if c in sat else "" for c in CONTENDERS]
        shares = [spoken(tables.matches, a, b) for a, b in PAIRS]
        row = [slug, str(GAMES[slug].default_seats), str(len(tables.matches)), *cells, *shares]
        row += ["not measured" if best is None else str(best), str(level_of(slug, FRIEND).budget.iterations)]
        out.append("| " + " | ".join(row) + " |")
    return out


def page(found: Mapping[str, Tables]) -> str:
    """The whole page."""
    about = (
        "Ratings of the levels by openskill's PlackettLuce (25 ± 8.3 at first), and how often the one ended before "
        "the other, with 95 % intervals. Friend with so many simulations for a decision; strong with "
        f"{STRONG_SIMULATIONS} (at the table up to {LEVELS[STRONG].budget.iterations}). *enough*: how many "
        f"friend needs for strong to end before it in {100 * AIM:.0f} % of the matches or little more, as far as these "
        "show it; *friend has*: what it plays with."
    )
    return "\n".join(["# Levels against each other", "", about, "", *told(found), ""])


def main(argv: Sequence[str]) -> int:
    """Play for some minutes, and print the table; it is written where all games were asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.levels", description="Ratings of the levels.")
    parser.add_argument("--minutes", type=float, default=MINUTES)
    parser.add_argument("--record", type=Path, default=RECORD)
    parser.add_argument("games", nargs="*", metavar="game")
    given = parser.parse_args(argv)
    slugs = [slug for slug in GAMES if not given.games or slug in given.games]
    found, until = recalled(slugs, given.record), time.monotonic() + 60 * given.minutes
    while time.monotonic() < until:
        tables, start = next_game(found), time.process_time()
        tables.matches.append(play(tables.slug, len(tables.matches)))
        tables.seconds += time.process_time() - start
        recorded(found, given.record)
    print(page(found))
    if not given.games:
        OUT.write_text(page(found), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
