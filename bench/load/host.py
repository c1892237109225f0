"""Measures one, a thousand and ten thousand open tables over one file: memory, the first answer, the cost of a press.

The host itself fills the file; then a new process opens it, plays and reports.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from bench.measure import Row, at_most
from engine.games.registry import GAMES
from engine.host.host import Host
from engine.host.model.records import Person, Status
from engine.host.store.sqlite_store import SqliteStore
from engine.players.registry import CHOOSERS

SIZES = (1, 1_000, 10_000)
PRESSES = 300
FLAT, START = 2.0, 3.0
"""A press at any number of tables costs at most FLAT times that at one; the first answer comes within START s."""
HOUR, WAKINGS = 3600.0, 61
"""Seconds; with any number of tables, their clocks wake once a minute if nothing is due."""
GAME, SEATS = "geschenk", 3
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Report:
    """Figures of a new process.

    They are the megabytes held, the seconds from opening the file, the CPU milliseconds of a press, and the wake-ups of
    the clocks in an hour without moves.
    """

    before: float
    after: float
    first: float
    warm: float
    cold: float
    wakings: int


def people(table: int) -> list[Person]:
    """Return the people at a table."""
    return [Person(str(1_000_000 + SEATS * table + k), f"Player {k}") for k in range(SEATS)]


async def fill(path: Path, first: int, last: int) -> None:
    """Open and start the tables ``first`` to ``last - 1``."""
    host = await Host.open(path, GAMES, CHOOSERS)
    assert isinstance(host.tables.store, SqliteStore)
    # For the filling only: the file is thrown away, so a dying process loses nothing.
    await host.tables.store._writer.execute("PRAGMA synchronous = OFF")
    for k in range(first, last):
        seated = people(k)
        press = (f"{k}{n:02d}" for n in itertools.count(10))
        info = await host.opening.open_table(
            GAME,
            {"games": 10},
            SEATS,
            seated[0],
            guild="1",
            channel=str(k),
            lang="ja",
            interaction=next(press),
            pace="weekly",
        )
        for person in seated[1:]:
            await host.seating.join(info.id, person, next(press))
        await host.dealing.start(info.id, seated[0], next(press))
        for delivery in await host.deliveries.due(10):
            await host.deliveries.acknowledge(delivery)
    await host.close()


class Hand:
    """Plays random legal moves at given tables and measures the host's part alone."""

    def __init__(self, host: Host, tables: int) -> None:
        self.host = host
        self.rng = random.Random(7)
        self.presses = itertools.count(10**12 * tables)

    async def press(self, table: int) -> float:
        """Return CPU milliseconds of one accepted move, the host's threads included; 0 at a finished table."""
        info = await self.host.reading.table(table)
        if info.status is not Status.PLAYING:
            return 0.0
        seat = next(s for s in info.seats if s.prompt)
        person = Person(seat.person or "", seat.name)
        mine, view = await self.host.reading.view(table, person.id)
        seat = mine.seat_of(person.id) or seat  # with the number of the prompt
        wire = self.rng.choice(view.legal).wire()
        number = str(next(self.presses))
        start = time.process_time()
        acted = await self.host.play.act(table, person, seat.prompt, wire, number)
        spent = (time.process_time() - start) * 1e3
        if acted.repeated:
            raise RuntimeError("an old press was counted as a new one")
        return spent


async def measure(path: Path, tables: int) -> Report:
    """Open the file, answer, and play ``PRESSES`` moves at one table and as many at any tables."""
    before = megabytes()
    start = time.perf_counter()
    host = await Host.open(path, GAMES, CHOOSERS)
    hand = Hand(host, tables)
    await hand.press(tables)
    first = time.perf_counter() - start
    warm = [await hand.press(tables) for _ in range(PRESSES)]
    order = [hand.rng.randrange(tables) + 1 for _ in range(PRESSES)]
    cold = [await hand.press(k) for k in order]
    held, spent = megabytes(), (median(c for c in warm if c), median([c for c in cold if c] or [0.0]))
    report = Report(before, held, first, *spent, await quiet_hour(host))
    await host.close()
    return report


async def quiet_hour(host: Host) -> int:
    """Return how often the clocks wake in an hour without moves, after all due work is done."""
    now = host.tables.clock() + HOUR
    host.tables.clock = lambda: now
    while await host.clocks.tick():
        pass
    woken, end = 0, now + HOUR
    while now < end:
        await host.clocks.tick()
        woken, now = woken + 1, now + await host.clocks._until_next()
    return woken


def megabytes() -> float:
    """Return the memory of this process; if the system does not report it, the most it ever held."""
    pages = Path("/proc/self/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * resource.getpagesize() / 1e6
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6


def rows() -> list[Row]:
    """Return the rows of the table about the host."""
    out = []
    one: Report | None = None
    with tempfile.TemporaryDirectory() as folder:
        path, filled = Path(folder) / "tables.db", 0
        for size in SIZES:
            asyncio.run(fill(path, filled, size))
            filled = size
            report = fresh(path, size)
            one = one or report
            what = f"{size:,} table{'s' if size > 1 else ''}"
            cold = report.cold or report.warm
            out += [
                Row("host", f"{what}: memory", f"{report.after:.0f} MB ({report.after - report.before:+.0f})"),
                at_most("host", f"{what}: opening to first answer", report.first, START, "s"),
                Row("host", f"{what}: a press at one of them", f"{report.warm:.2f} ms"),
                at_most("host", f"{what}: anywhere, against one table", cold / one.warm, FLAT, "x"),
                at_most("host", f"{what} with clocks: wake-ups in a quiet hour", report.wakings, WAKINGS, ""),
            ]
    return out


def fresh(path: Path, size: int) -> Report:
    """Return the report of a new process."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.load.host", str(path), str(size)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return Report(**json.loads(done.stdout))


if __name__ == "__main__":
    print(json.dumps(asdict(asyncio.run(measure(Path(sys.argv[1]), int(sys.argv[2]))))))
