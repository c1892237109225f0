"""Measures the strength of the computer players: ``make bench-players``, for surer figures with ``MINUTES=60``.

Every figure comes from two-sided matches (``bench.strength.matches``).

The strong player of these matches thinks with a fixed number of simulations (``SIMULATIONS``), so that the figures do
not depend on the machine; at the table it mostly has more. ``bench.strength.thinking`` measures how long it
thinks there, and the effect on the event loop.

A line whose aim is decided makes room for the others: it ends when a 99 % interval leaves no doubt. The printed
interval is narrower; repeated looks would make 95 % too easy to reach by chance. The shuffles of these matches
(``FIRST`` on) were never played while players were being improved.

Every match is written to ``players.jsonl`` when it is over, and the next run goes on from there. Matches of players
whose code has changed since do not count, unless ``bench.strength.replayed`` shows that they play as before.
"""

from __future__ import annotations

import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from math import copysign, inf, sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from bench.strength.matches import AIMS, AS_AT_THE_TABLE, LONGER, SEER, SIMULATIONS, Duel, code_of, two_sided
from bench.strength.thinking import thinking_table
from engine.games.registry import GAMES
from engine.players.levels import STRONG

SEERS = {
    "tennos_square": ("house",),
    "counting_cribbage": ("house",),
    "jukugo_daifuda": ("house",),
    "arsene": ("house",),
    "target": ("house",),
    "all_aboard": ("random", "house"),
}
"""Games of much luck: the opponents against which a seer's wins are measured."""
SEEN = 100
"""Two-sided matches of a seer."""
OF_SEER = 0.9
"""If a seer does not reach the aim either, the share of its wins that is the aim."""
SURE = 5.0
"""The least lead over random play, in standard errors, in games of luck."""
SHARES = {"random": 1.0, "house": 4.0}
"""The division of the time among the lines."""
FEWEST, MOST = 12, 400
"""Two-sided matches for one line of the table, if time allows."""
FIRST = 1_000_000
"""The first shuffle."""
MINUTES = 12.0
"""Minutes for all matches together."""
OUT = Path(__file__).with_name("players.md")
RECORD = OUT.with_suffix(".jsonl")
"""Every match played: a line for a duel, the results in the order of the shuffles."""
Z95, Z99 = 1.96, 2.576
EVEN = 0.5
QUICK = "Default budget of strong"
"""The beginning of the part of the table about speed."""
EARLIER = "(earlier code)"
REASON = 80
"""The number of matches against random moves that is enough with any result."""


@dataclass(slots=True)
class Line:
    """The results of a duel: the lead by shuffle, the shuffles being played, the seconds spent."""

    duel: Duel
    results: dict[int, float] = field(default_factory=dict)
    running: set[int] = field(default_factory=set)
    spent: float = 0.0
    seer: Line | None = None
    former: dict[str, Any] | None = None
    """The row of earlier players with other code: shown while the present ones have too few matches."""

    @property
    def ahead(self) -> list[float]:
        """Return all results."""
        return list(self.results.values())

    @property
    def aim(self) -> float | None:
        """Return the share of matches to win, as far as luck allows; None without an aim."""
        aim = self.duel.aim
        if aim is None or self.seer is None or len(self.seer.results) < FEWEST:
            return aim
        return min(aim, OF_SEER * self.seer.wins(Z95)[0])

    @property
    def asked(self) -> int:
        """Return how many matches were played or are being played."""
        return len(self.results) + len(self.running)

    def begin(self) -> int:
        """Return the first shuffle not played yet, and mark it as being played."""
        found = next(k for k in range(FIRST, FIRST + MOST) if k not in self.results and k not in self.running)
        self.running.add(found)
        return found

    def wins(self, z: float) -> tuple[float, float, float]:
        """Return the share of matches won, and the bounds of its interval (Wilson's: correct near 0 and 1)."""
        n = len(self.results)
        share = mean(1.0 if v > 0 else 0.5 if v == 0 else 0.0 for v in self.ahead)
        centre = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return share, max(0.0, centre - half), min(1.0, centre + half)

    @property
    def errors(self) -> float:
        """Return the mean lead in standard errors; infinite if all matches had the same result."""
        ahead = self.ahead
        if len(ahead) < 2:
            return 0.0
        error, lead = stdev(ahead) / sqrt(len(ahead)), mean(ahead)
        return lead / error if error else lead and copysign(inf, lead)

    def verdict(self, z: float) -> str:
        """Return whether the aim is reached, by an interval of ``z`` standard errors."""
        aim = self.aim
        if aim is None or len(self.results) < FEWEST:
            return "" if aim is None else "open"
        share, low, high = self.wins(z)
        if low >= aim or (self.duel.other == "random" and share >= aim and self.errors >= SURE):
            return "yes"
        return "no" if high < aim else "open"

    @property
    def settled(self) -> bool:
        """True if more matches would show nothing new; without an aim, if it is known who is better."""
        if self.asked >= MOST:
            return True
        if self.duel.one == SEER:
            return self.asked >= SEEN
        if len(self.results) < FEWEST:
            return False
        if self.aim is None:
            _, low, high = self.wins(Z99)
            return low > EVEN or high < EVEN
        return self.verdict(Z99) in ("yes", "no") and self.shown

    @property
    def shown(self) -> bool:
        """True if the share itself is proved, or enough matches are played, against random moves; else always."""
        return self.duel.other != "random" or self.wins(Z95)[1] >= AIMS["random"] or self.asked >= REASON

    @property
    def shown_as(self) -> tuple[Line, str]:
        """Return the line in the table, and its last column."""
        if self.former is not None and len(self.results) < min(FEWEST, len(self.former["ahead"])):
            before = Line(self.duel, results_of(self.former), seer=self.seer)
            return before, f"{before.verdict(Z95)} {EARLIER}".strip()
        return self, self.verdict(Z95)

    def __str__(self) -> str:
        line, verdict = self.shown_as
        d, ahead = line.duel, line.ahead
        n = len(ahead)
        share, low, high = line.wins(Z95)
        error = stdev(ahead) / sqrt(n) if n > 1 else 0.0
        return (
            f"| {d.slug} | {d.seats} | {d.one} | {d.other} | {n} | {100 * share:.0f} % ({100 * low:.0f}-"
            f"{100 * high:.0f}) | {mean(ahead):+.2f} ± {Z95 * error:.2f} | {line.errors:.1f} "
            f"| {verdict} |"
        )


def results_of(row: Mapping[str, Any]) -> dict[int, float]:
    """Return the lead by shuffle, from a row of the record."""
    return {FIRST + k: v for k, v in enumerate(row["ahead"]) if v is not None}


def recalled(lines: Sequence[Line], codes: Mapping[Duel, str], record: Path) -> None:
    """Read the matches of earlier runs by the same players (``code_of`` each).

    A row of earlier players is kept beside them until there are enough.
    """
    at = {x.duel: x for x in lines}
    for row in map(json.loads, record.read_text(encoding="utf-8").splitlines() if record.exists() else ()):
        line = at.get(Duel(*row["duel"]))
        if line is None:
            continue
        if row["code"] == codes[line.duel]:
            line.results |= results_of(row)
            line.spent += row["seconds"]
        else:
            line.former = row


def recorded(lines: Sequence[Line], codes: Mapping[Duel, str], record: Path) -> None:
    """Write all matches to the record."""
    rows = []
    for line in lines:
        if line.former is not None and len(line.results) < FEWEST:
            rows.append(json.dumps(line.former))
        if not line.results:
            continue
        d, last = line.duel, max(line.results)
        results = [line.results.get(k) for k in range(FIRST, last + 1)]
        row = {
            "duel": [d.slug, d.seats, d.one, d.other],
            "code": codes[d],
            "seconds": round(line.spent, 1),
            "ahead": [v if v is None else round(v, 4) for v in results],
        }
        rows.append(json.dumps(row))
    beside = record.with_suffix(".part")
    beside.write_text("\n".join(rows) + "\n", encoding="utf-8")
    beside.replace(record)


def duels(slugs: list[str]) -> Iterator[Duel]:
    """Yield strong against random and the heuristic player at every number of seats.

    ``bench.strength.levels`` compares the levels with each other.
    """
    for slug in slugs:
        game = GAMES[slug]
        for seats in game.seats:
            yield Duel(slug, seats, STRONG, "random")
            yield Duel(slug, seats, STRONG, "house")
            for other in SEERS.get(slug, ()):
                yield Duel(slug, seats, SEER, other)


def lines_of(slugs: list[str]) -> list[Line]:
    """Return a line for each duel; those of the strong player know the wins of the seer."""
    lines = [Line(d) for d in duels(slugs)]
    seers = {(x.duel.slug, x.duel.seats, x.duel.other): x for x in lines if x.duel.one == SEER}
    for line in lines:
        if line.duel.one == STRONG:
            line.seer = seers.get((line.duel.slug, line.duel.seats, line.duel.other))
    return lines


def share(duel: Duel) -> float:
    """Return the weight of ``duel`` in the division of the time."""
    return SHARES[duel.other] if duel.one == STRONG else 0.7


def next_line(lines: Sequence[Line]) -> Line | None:
    """Return the next line: those with too few matches first, then the one with the least of its share."""
    left = [x for x in lines if not x.settled]
    few = [x for x in left if x.asked < FEWEST]
    return min(few or left, key=lambda x: (x.spent + x.asked * 1e-3) / share(x.duel), default=None)


def played(lines: Sequence[Line], minutes: float, after_each: Callable[[], None]) -> None:
    """Play matches on all cores until the time is over or every line is settled."""
    end = time.monotonic() + 60 * minutes
    cores = multiprocessing.cpu_count()
    running: dict[Future[tuple[float, float]], tuple[Line, int]] = {}
    with ProcessPoolExecutor(cores, mp_context=multiprocessing.get_context("spawn")) as pool:
        while True:
            while len(running) < cores and time.monotonic() < end:
                line = next_line(lines)
                if line is None:
                    break
                seed = line.begin()
                running[pool.submit(two_sided, line.duel, seed)] = line, seed
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                line, seed = running.pop(future)
                line.results[seed], seconds = future.result()
                line.running.remove(seed)
                line.spent += seconds
            after_each()


def strength_table(lines: Sequence[Line]) -> list[str]:
    """Return lines of Markdown: the method, and every duel that was played."""
    shown = [x for x in lines if x.results or x.former]
    verdicts = [x.shown_as[1] for x in shown]
    sure = sum(line.verdict(Z99) == verdict == "yes" for line, verdict in (x.shown_as for x in shown))
    return [
        "# Computer players: how strong, how quick",
        "",
        f"Two-sided matches from shuffle {FIRST:,} on; simulations of strong for a decision: "
        + ", ".join(f"{SIMULATIONS[o]} against {o}" for o in SHARES)
        + f" ({AS_AT_THE_TABLE:,}, as at a table, for "
        + "; ".join(f"{slug} with {', '.join(map(str, seats))} seats" for slug, seats in LONGER.items())
        + "). Aims: at least 95 % of matches against random (or ahead by five standard errors), at least 65 % "
        "against the heuristic player; nine tenths of what a seer wins, where that is less. The seer is the strong "
        "player shown all hands but not the stock: what luck leaves to be won at all. Shown: "
        + ", ".join(f"{verdicts.count(v)} {v}" for v in ("yes", "open", "no"))
        + f". Of these, {sure} are shown by a 99 % interval too: some of the others were ended when they first reached "
        "the aim, and looking again and again makes 95 % easier to reach by chance"
        + f". Fewer than {FEWEST} matches are open whatever they say. Rows marked {EARLIER} do not count: since then "
        "the code of that game changed, mostly to be quicker, so that its matches come out otherwise. The levels "
        "against each other: `levels.md`.",
        "",
        "| game | seats | player | against | two-sided matches | won (95 %) | points ahead (95 %) "
        "| standard errors | aim shown |",
        "|---|--:|---|---|--:|--:|--:|--:|---|",
        *map(str, shown),
    ]


def main(minutes: float, slugs: list[str]) -> int:
    """Measure all games, or those named, and write all results. The speed is measured only with all games."""
    chosen = [slug for slug in GAMES if not slugs or slug in slugs]
    every = lines_of(list(GAMES))
    codes = {x.duel: code_of(x.duel) for x in every}
    recalled(every, codes, RECORD)
    played([x for x in every if x.duel.slug in chosen], minutes, lambda: recorded(every, codes, RECORD))
    _, begin, quick = OUT.read_text(encoding="utf-8").partition(QUICK)
    out = [*strength_table(every), "", *((begin + quick).splitlines() if slugs else thinking_table(chosen))]
    print("\n".join(out))
    OUT.write_text("\n".join(out) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    given = float(sys.argv[1]) if len(sys.argv) > 1 else MINUTES
    sys.exit(main(given, sys.argv[2:]))
