"""Plays the tournament: every game, number of seats and option, with and without the cube, random and house players.

``make tournament`` plays the missing ones of ``MATCHES`` matches for every entry, for so many minutes, and continues
there the next time. ``tournament.jsonl`` keeps every result, and ``tournament.md`` shows them. No match may come to a
dead end, lose a card or go on for ever. The lengths of matches must agree with the rules' own figures
(``bench/lengths.py``). A few matches of every entry are played through the host, which is killed, meets refused writes
and gets presses twice, late and in reversed order (``bench/load/hosted.py``).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import tempfile
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.lengths import FIGURES, Figure
from bench.load.hosted import hosted
from engine.core.action import Action
from engine.core.game import CUBE, TABLE_ACTOR, Game
from engine.core.options import OptionValue
from engine.core.state import State
from engine.games.registry import GAMES
from engine.layers.layer import stripped
from engine.players.registry import CHOOSERS, policy_of
from tests.engine.checks import check_end
from tests.engine.every_game import LONGEST, Case, begin, cases
from tests.layers.cubes import CUBED

MATCHES = 1000
HOSTED = 20
"""The number of these matches played through the host."""
BATCH = 50
"""Matches played between two looks at the clock."""
HERE = Path(__file__).parent
KEPT, TOLD = HERE / "tournament.jsonl", HERE / "tournament.md"
RANDOM, HOUSE = "random", "house"
LISTED = frozenset({"hex_jinchi"})
"""Games with stepwise moves whose lists are short enough to draw from.

A turn then ends as rarely as for a player who chooses among all moves, which the rules' own figures assume.
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """A game with so many seats and ``chosen`` unusual options, with or without the cube, and its players."""

    slug: str
    seats: int
    chosen: tuple[tuple[str, OptionValue], ...]
    cube: bool
    play: str

    @property
    def game(self) -> Game[Any]:
        """Return the rules, with the cube around them if there is one."""
        return CUBED[self.slug] if self.cube else GAMES[self.slug]

    @property
    def opened_with(self) -> dict[str, OptionValue]:
        """Return the options of such a table."""
        return {**dict(self.chosen), **({CUBE: True} if self.cube else {})}

    @property
    def case(self) -> Case:
        """Return the case of the generic suite."""
        return Case(self.game, self.seats, self.game.check(self.seats, dict(self.chosen)))

    @property
    def name(self) -> str:
        """Return a name such as "geschenk-3-open_chips=True cube random"."""
        odd = [f"{k}={v}" for k, v in self.chosen]
        return " ".join(["-".join([self.slug, str(self.seats), *odd]), *(["cube"] if self.cube else []), self.play])

    @property
    def key(self) -> str:
        """Return the key of the stored result; results of other rules do not count."""
        return f"{self.game.revision} {self.name}"


@dataclass(slots=True)
class Result:
    """The results of an entry: the number of matches, and their moves by kind, summed up."""

    matches: int = 0
    hosted: int = 0
    kills: int = 0
    moves: int = 0
    least: int = LONGEST
    most: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def add(self, other: Result) -> None:
        """Add more matches of the same entry."""
        for name in ("matches", "hosted", "kills", "moves", "seconds"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.least, self.most = min(self.least, other.least), max(self.most, other.most)
        self.kinds.update(other.kinds)

    def average(self, kinds: str) -> float:
        """Return the average moves of these kinds (all: "") in a match."""
        return (sum(self.kinds[k] for k in kinds.split()) if kinds else self.moves) / max(1, self.matches)


def entries(slugs: list[str]) -> list[Entry]:
    """Return all entries, and those of the rules' figures; usual options first: a short run then covers each game."""
    found = [(GAMES[slug], False) for slug in slugs] + [(CUBED[slug], True) for slug in slugs if slug in CUBED]
    every = [
        Entry(game.key, case.seats, chosen(case), cube, play)
        for game, cube in found
        for case in cases(game)
        for play in (RANDOM, HOUSE)
    ]
    told = {(f.slug, f.seats, tuple(f.options.items())) for f in FIGURES if f.slug in slugs}
    there = {(e.slug, e.seats, e.chosen) for e in every if not e.cube}
    every += [Entry(*one, False, play) for one in sorted(told - there) for play in (RANDOM, HOUSE)]
    return sorted(every, key=lambda e: e.chosen != () and (e.slug, e.seats, e.chosen) not in told)


def chosen(case: Case) -> tuple[tuple[str, OptionValue], ...]:
    """Return the options that are not the usual ones."""
    at = case.options
    return tuple((o.key, at[o.key]) for o in case.game.options if at[o.key] != o.default)


def random_move(game: Game[Any], s: State, seat: int, rng: random.Random) -> Action:
    """Return any legal move; step by step if there are too many for a list."""
    inside, inner = stripped(game, s)
    if inside.phases[inner.phase].stepwise and inside is game and game.key not in LISTED:
        return policy_of(game.key).any_move(game, s, seat, rng.random)
    legal = game.legal(s, seat)
    return legal[int(rng.random() * len(legal))]


def house_move(game: Game[Any], s: State, seat: int, rng: random.Random) -> Action:
    """Return the house player's move, by the seat's view; a random one if only a layer asks."""
    inside, dealt = stripped(game, s.redeal(seat, rng.random))
    if dealt.phase in GAMES[game.key].phases and dealt.__class__ is GAMES[game.key].state:
        return CHOOSERS[game.key](inside, dealt, seat, rng.random)
    return random_move(game, s, seat, rng)


def played(entry: Entry, seed: int) -> Result:
    """Play one match by the rules alone; raises AssertionError at a dead end, a lost card or an endless match."""
    game, rng = entry.game, random.Random(f"{entry.name} {seed}")
    match = begin(entry.case, seed)
    moves = random_move if entry.play == RANDOM else house_move
    kinds: Counter[str] = Counter()
    deck, made = game.conserved(match.state), len(match.ctx.labels)
    while not match.over:
        waiting = match.state.waiting
        assert waiting, f"{entry.name}, match {seed}: nobody is asked in phase {match.state.phase!r}"
        assert len(match.log) < LONGEST, f"{entry.name}, match {seed}: no end"
        forced = game.automatic(match.state)
        seat, action = forced or (waiting[int(rng.random() * len(waiting))], None)
        if action is None:
            action = game.legal(match.state, seat)[0] if seat == TABLE_ACTOR else moves(game, match.state, seat, rng)
        kinds[action.tag] += 1
        match.submit(seat, action)
        if len(match.ctx.labels) == made:
            assert game.conserved(match.state) == deck, f"{entry.name}, match {seed}: cards lost or made by {action}"
        deck, made = game.conserved(match.state), len(match.ctx.labels)
    check_end(game, match.state)
    count = len(match.log)
    return Result(matches=1, moves=count, least=count, most=count, kinds=kinds)


def batch(entry: Entry, first: int, count: int, through_the_host: int) -> Result:
    """Play matches from number ``first`` on, and so many of them again through the host."""
    start, total = time.process_time(), Result()
    for seed in range(first, first + count):
        total.add(played(entry, seed))
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + through_the_host):
            kills = asyncio.run(hosted(Path(folder) / f"{seed}.db", entry.slug, entry.seats, entry.opened_with, seed))
            total.hosted, total.kills = total.hosted + 1, total.kills + kills
    total.seconds = time.process_time() - start
    return total


def recalled() -> dict[str, Result]:
    """Return the results of earlier runs, for rules that are unchanged."""
    out: dict[str, Result] = {}
    for line in KEPT.read_text(encoding="utf-8").splitlines() if KEPT.exists() else []:
        row = json.loads(line)
        name = f"{row.pop('revision')} {row.pop('entry')}"
        out[name] = Result(**row | {"kinds": Counter(row["kinds"])})
    return out


def keep(results: dict[str, Result]) -> None:
    """Write all results, one line each."""
    lines = []
    for name, r in sorted(results.items()):
        revision, _, entry = name.partition(" ")
        row = {f: getattr(r, f) for f in Result.__slots__} | {"kinds": dict(sorted(r.kinds.items()))}
        lines.append(json.dumps({"entry": entry, "revision": int(revision), **row, "seconds": round(r.seconds, 1)}))
    KEPT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def run(todo: list[Entry], results: dict[str, Result], minutes: float) -> None:
    """Play on all cores until the time is over or every entry has its matches."""
    end, cores = time.monotonic() + 60 * minutes, multiprocessing.cpu_count()
    # Every entry gets a first batch before any gets its second.
    order = [(entry, first) for first in range(0, MATCHES, BATCH) for entry in todo]
    waiting = iter([(e, f) for e, f in order if results.get(e.key, Result()).matches <= f])
    running: dict[Any, Entry] = {}
    with ProcessPoolExecutor(cores, mp_context=multiprocessing.get_context("spawn")) as pool:
        while True:
            while len(running) < cores and time.monotonic() < end and (one := next(waiting, None)):
                entry, first = one
                through = HOSTED * BATCH // MATCHES
                running[pool.submit(batch, entry, first, BATCH, through)] = entry
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                entry = running.pop(future)
                results.setdefault(entry.key, Result()).add(future.result())
            keep(results)


def verdict(figure: Figure, results: dict[str, Result]) -> str:
    """Return a row of the table of lengths."""
    found = results.get(Entry(figure.slug, figure.seats, tuple(figure.options.items()), False, figure.play).key)
    if found is None or not found.matches:
        return f"| {figure} | | | not played |"
    ours = found.average(figure.kinds) / figure.per
    most = found.most if not figure.kinds else ""
    return f"| {figure} | {ours:.1f} | {most} | {figure.judged(ours, found.most)} |"


def told(results: dict[str, Result], everything: list[Entry]) -> str:
    """Return the page."""
    have = {e.key: results[e.key] for e in everything if e.key in results}
    total = Result()
    for one in have.values():
        total.add(one)
    whole = sum(r.matches >= MATCHES for r in have.values())
    out = [
        "# The great tournament",
        "",
        f"{total.matches:,} matches of {len(have):,} of {len(everything):,} entries (game, seats, options, cube, "
        f"players), {whole} of them with all {MATCHES:,}; {total.hosted:,} matches through the host with "
        f"{total.kills:,} kills. No dead end, no lost card, no match without an end, nothing lost.",
        "",
        "## Lengths, beside the rules' own figures",
        "",
        "| game | seats | options | players | what | rules | rules at most | ours | ours at most | |",
        "|---|--:|---|---|---|--:|--:|--:|--:|---|",
        *(verdict(figure, results) for figure in FIGURES if figure.slug in GAMES),
        "",
        "## Usual options",
        "",
        "| entry | matches | through the host | kills | moves | least | most |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    for entry in everything:
        r = have.get(entry.key)
        if r and not entry.chosen:
            row = f"{entry.name} | {r.matches} | {r.hosted} | {r.kills} | {r.average(''):.1f} | {r.least} | {r.most}"
            out.append(f"| {row} |")
    return "\n".join(out) + "\n"


def main() -> None:
    """Play, and write the record and the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("slugs", nargs="*", default=list(GAMES))
    asked = parser.parse_args()
    results, everything = recalled(), entries(list(GAMES))
    run([e for e in everything if e.slug in asked.slugs], results, asked.minutes)
    TOLD.write_text(told(results, everything), encoding="utf-8")
    print(told(results, everything))


if __name__ == "__main__":
    main()
