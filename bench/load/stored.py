"""Measures a hundred and a hundred thousand tables in play, in a file and in PostgreSQL.

The figures are the start, a press and the next timer. ``python -m bench.load.stored`` takes minutes, and gigabytes in
the temporary folder; ``--sizes 100,10000`` takes less. A hundred tables are played through the host; the others are
copies of them with their own people and channels.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median

from bench.load.host import ROOT, Hand, fill
from engine.games.registry import GAMES
from engine.host.host import Host
from engine.host.play import clocks
from engine.host.store.copy import move
from engine.players.registry import CHOOSERS
from tests.host.server import Server, programs

SIZES = (100, 100_000)
PRESSES = 200
TIMES = 3
"""Processes by which each size is measured."""
MOVES_BEFORE = 8
"""Moves at each of the tables that are copied."""
GROWN, START = 1.2, 5.0
"""The largest ratio of a press at the last size to one at the first; seconds until the first answer."""
OWN = "{0} || '-{1}'"
"""The id, channel or press of a copy: no two tables share one."""
_COPIED: dict[str, dict[str, str]] = {
    "people": {"id": OWN, "dm_channel": OWN},
    "tables": {"id": "{0} + {1}", "match": OWN, "opener": OWN, "channel": OWN, "guild": "{0} || ({1} / 5000)"},
    "seats": {"table_id": "{0} + {1}", "person": OWN},
    "log": {"table_id": "{0} + {1}", "cause": OWN},
    "interactions": {"table_id": "{0} + {1}", "id": OWN},
    "timers": {"table_id": "{0} + {1}", "due": "{0} + {1} * 0.37"},
    "posts": {"table_id": "{0} + {1}", "target": OWN, "channel": OWN, "message": OWN},
}


@dataclass(frozen=True, slots=True)
class Report:
    """Seconds to the first answer; CPU and real milliseconds of a press, as medians; of asking for the timers."""

    first: float
    cpu: float
    real: float
    timers: float


def multiply(path: Path, upto: int) -> None:
    """Copy the tables of a file until there are so many."""
    with closing(sqlite3.connect(path, isolation_level=None)) as store:
        store.execute("PRAGMA synchronous = OFF")
        store.execute("PRAGMA cache_size = -400000")
        (have,) = store.execute("SELECT MAX(id) FROM tables").fetchone()
        while have < upto:
            more = min(have, upto - have)
            store.execute("BEGIN")
            for table, changed in _COPIED.items():
                columns = [row[1] for row in store.execute(f"PRAGMA table_info({table})")]
                values = [changed.get(c, "{0}").format(f'"{c}"', have) for c in columns]
                which = {"people": " WHERE 1", "tables": f" WHERE id <= {more}"}.get(
                    table, f" WHERE table_id <= {more}"
                )
                names = ", ".join(f'"{c}"' for c in columns)
                copies = f"SELECT {', '.join(values)} FROM {table}{which}"
                store.execute(f"INSERT INTO {table} ({names}) {copies} ON CONFLICT DO NOTHING")
            store.execute("COMMIT")
            have += more
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def prepare(path: Path) -> None:
    """Fill a file with the tables that are copied."""
    await fill(path, 0, SIZES[0])
    host = await Host.open(path, GAMES, CHOOSERS)
    hand = Hand(host, 10**6)
    for table in range(1, SIZES[0] + 1):
        for _ in range(MOVES_BEFORE):
            await hand.press(table)
    for task in await host.deliveries.due(100_000):
        await host.deliveries.acknowledge(task)
    await host.close()


async def measure(where: str, tables: int) -> Report:
    """Open a store, answer a press, play at some of all tables, and ask for due timers."""
    start = time.perf_counter()
    host = await Host.open(where, GAMES, CHOOSERS)
    try:
        return await measured(host, tables, start)
    finally:
        await host.close()


async def measured(host: Host, tables: int, start: float) -> Report:
    """Return the figures of ``measure`` over an open store; its opening began at ``start``."""
    hand = Hand(host, tables)
    # Another process has measured before, with its own presses.
    hand.presses = itertools.count(time.time_ns())
    await hand.press(tables)
    first = time.perf_counter() - start
    rng, cpu, real = random.Random(3), [], []
    for table in (rng.randrange(tables) + 1 for _ in range(PRESSES)):
        begun = time.perf_counter()
        if spent := await hand.press(table):
            cpu.append(spent)
            real.append((time.perf_counter() - begun) * 1e3)
    begun = time.perf_counter()
    for _ in range(20):
        await host.tables.store.rows(clocks.SQL.due_timers, (host.tables.clock(), 64))
        await host.tables.store.rows(clocks.SQL.next_timers, (1,))
    timers = (time.perf_counter() - begun) / 20 * 1e3
    return Report(first, median(cpu), median(real), timers)


def best(where: str, size: int) -> Report:
    """Return the lowest figures of several new processes, since a busy machine raises all figures."""
    found = [fresh(where, size) for _ in range(TIMES)]
    figures = zip(*(asdict(one).values() for one in found), strict=True)
    return Report(*map(min, figures))


def fresh(where: str, size: int) -> Report:
    """Return the report of a new process."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.load.stored", "--measure", where, "--sizes", str(size)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    return Report(**json.loads(done.stdout.splitlines()[-1]))


def report(sizes: Sequence[int]) -> int:
    """Print a line for each engine and size; return 1 if a promise is broken."""
    found = programs()
    broken = 0
    with tempfile.TemporaryDirectory(prefix="tefuda-stored-") as folder:
        file = Path(folder) / "small.sqlite3"
        asyncio.run(prepare(file))
        server = None if found is None else Server(found, Path(tempfile.mkdtemp(prefix="tefuda-pg-")), safe=True)
        firsts: dict[str, Report] = {}
        print("| engine | tables | first answer | press: CPU | press: real | of the smallest | timers |")
        print("|---|---|---|---|---|---|---|")
        for size, number in zip(sizes, itertools.count(1), strict=False):
            path = Path(folder) / f"{size}.sqlite3"
            shutil.copy(file, path)
            multiply(path, size)
            places = {"SQLite": str(path)}
            if server is not None:
                places["PostgreSQL"] = server.made(f"stored_{number}")
                move(str(path), places["PostgreSQL"], sample=5)
            for engine, where in places.items():
                got = best(where, size)
                one = firsts.setdefault(engine, got)
                grown = got.cpu / one.cpu
                broken += grown > GROWN or got.first > START
                print(
                    f"| {engine} | {size:,} | {got.first:.2f} s | {got.cpu:.2f} ms | {got.real:.2f} ms"
                    f" | {grown:.2f}x CPU, {got.real / one.real:.2f}x real | {got.timers:.2f} ms |",
                    flush=True,
                )
        if server is not None:
            server.close()
    return int(broken > 0)


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.stored")
    parser.add_argument("--sizes", default=",".join(map(str, SIZES)))
    parser.add_argument("--measure", help=argparse.SUPPRESS)
    given = parser.parse_args()
    sizes = [int(size) for size in given.sizes.split(",")]
    if given.measure:
        print(json.dumps(asdict(asyncio.run(measure(given.measure, sizes[0])))))
        return 0
    return report(sizes)


if __name__ == "__main__":
    sys.exit(main())
