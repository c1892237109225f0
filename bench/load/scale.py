"""Measures several processes over one store, and many stored tables: ``make bench-scale``.

``SECONDS=10`` and ``TABLES=100000`` set the time and the number of tables. First 1, 2 and 4 processes press and deliver
as fast as they can. Every process presses at every table, so each move finds the match of another process in memory,
and a process that takes a lane holds its lease. A file of SQLite belongs to one process. On few cores this shows where
processes wait for each other; more processes than cores cannot be faster.

Then one press alone is measured, beside more and more stored tables. Last come the needs of a million open tables,
simulated with these costs (``bench.load.million``).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from bench.load import million
from engine.games.registry import GAMES
from engine.host.host import Host
from engine.host.model.records import DeliveryTask, Overtaken, Person, Refused, Status
from engine.host.store.contract import Writing
from engine.players.registry import CHOOSERS
from tests.host.engines import over_databases, place
from tests.host.server import HOW, NO_SERVER, maintenance, server

GAME, SEATS = "geschenk", 3
TABLES = 60
"""Tables that all processes play at."""
PRESSERS = 6
"""Simultaneous presses in each process."""


def nobody(number: int) -> list[Person]:
    """Return the people of a table."""
    return [Person(str(10**17 + number * 10 + seat), f"P{seat}") for seat in range(SEATS)]


async def opened(where: str | Path) -> Host:
    """Return a host over the store."""
    return await Host.open(where, GAMES, CHOOSERS, clock=time.time, pace=lambda: 0.0, table_pause=lambda _, __: 0.0)


async def seated(host: Host, number: int) -> int:
    """Return the number of a table in play."""
    people = nobody(number)
    info = await host.opening.open_table(
        GAME, {}, SEATS, people[0], guild="1", channel=str(number), lang="en", interaction=f"o{number}"
    )
    for person in people[1:]:
        await host.seating.join(info.id, person, f"j{number}.{person.id}")
    await host.dealing.start(info.id, people[0], f"s{number}")
    return info.id


@dataclass(slots=True)
class Tally:
    """The work of one process; times in seconds."""

    presses: list[float] = field(default_factory=list)
    ages: list[float] = field(default_factory=list)
    overtaken: int = 0
    cpu: float = 0.0


async def press(host: Host, rng: random.Random, tables: list[tuple[int, int]], tally: Tally, end: float) -> None:
    """Press at one table after the other until the time is over; an overtaken press is repeated."""
    while time.time() < end:
        number, table = rng.choice(tables)
        person = rng.choice(nobody(number))
        begun = time.perf_counter()
        info, view = await host.reading.view(table, person.id)
        seat = info.seat_of(person.id)
        if info.status is not Status.PLAYING or seat is None or not seat.prompt or not view.legal:
            await asyncio.sleep(0)
            continue
        interaction = f"{os.getpid()}.{rng.getrandbits(60)}"
        while True:
            try:
                await host.play.act(table, person, seat.prompt, view.legal[-1].wire(), interaction)
                tally.presses.append(time.perf_counter() - begun)
            except Overtaken:
                tally.overtaken += 1
                continue
            except Refused:
                tally.overtaken += 1
            break


def lane(task: DeliveryTask) -> str:
    """Return the lane to hold while a task runs."""
    return f"lane {task.table} {task.target}"


async def deliver(host: Host, tally: Tally, end: float) -> None:
    """Take every free lane and finish its tasks, as the delivery worker does without Discord."""
    while time.time() < end:
        lanes: dict[str, list[DeliveryTask]] = {}
        for task in await host.deliveries.due(100):
            lanes.setdefault(lane(task), []).append(task)
        granted = await host.tables.leases.take(lanes)
        run = [task for name in granted for task in lanes[name]]
        if run:
            await host.deliveries.acknowledge(*run)
            tally.ages += [max(0.0, time.time() - task.due) for task in run]
        for name in granted:
            host.tables.leases.give_back(name)
        await host.tables.leases.flush()
        await asyncio.sleep(0.02)


async def one_process(where: str, seconds: float, seed: int) -> Tally:
    """Press and deliver over a store that contains the tables."""
    host, tally, rng = await opened(where), Tally(), random.Random(seed)
    rows = await host.tables.store.rows("SELECT id, channel FROM tables ORDER BY id")
    tables = [(int(row["channel"]), int(row["id"])) for row in rows]
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)
    end, cpu = time.time() + seconds, time.process_time()
    async with host.tables.leases.kept():
        await asyncio.gather(
            *(press(host, rng, tables, tally, end) for _ in range(PRESSERS)), deliver(host, tally, end)
        )
    tally.cpu = time.process_time() - cpu
    await host.close()
    return tally


async def together(where: str | Path, processes: int, seconds: float) -> Tally:
    """Run so many processes at once over a new store; return their tallies."""
    host = await opened(where)
    for number in range(TABLES):
        await seated(host, number)
    await host.deliveries.acknowledge(*await host.deliveries.due(10_000))
    await host.close()
    started = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bench.load.scale", "--process", str(where), str(seconds), str(seed)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=1 << 26,
        )
        for seed in range(processes)
    ]
    for process in started:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"
    total = Tally()
    outs = await asyncio.gather(*(process.communicate(b"go\n") for process in started))
    for out, _ in outs:
        told = json.loads(out)
        total.presses += told["presses"]
        total.ages += told["ages"]
        total.overtaken += told["overtaken"]
        total.cpu += told["cpu"]
    return total


def ms(seconds: list[float]) -> str:
    """Return median and 95th percentile in milliseconds."""
    if len(seconds) < 2:
        return "-"
    return f"{median(seconds) * 1000:.1f} / {quantiles(seconds, n=20)[-1] * 1000:.1f}"


def line(*cells: object) -> None:
    """Print one row of a table."""
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


# Many stored tables


def copied(writing: Writing, columns: dict[str, list[str]], most: int) -> None:
    """Copy the first table, its seats and its timers, until there are so many tables, each in play."""
    own = [c for c in columns["tables"] if c not in ("id", "match")]
    names = ", ".join(f'"{c}"' for c in own)
    row = writing.row("SELECT COUNT(*) FROM tables")
    for number in range(int(row[0]) if row else 0, most, 5000):
        values = [(f"copy {n}",) for n in range(number, min(number + 5000, most))]
        writing.each(f'INSERT INTO tables ("match", {names}) SELECT ?, {names} FROM tables WHERE id = 1', values)
    for table in ("seats", "timers"):
        rest = ", ".join(f'"{c}"' for c in columns[table] if c != "table_id")
        several = ", ".join(f's."{c}"' for c in columns[table] if c != "table_id")
        writing.do(
            f"INSERT INTO {table} (table_id, {rest}) SELECT t.id, {several} FROM tables t, {table} s"
            f" WHERE s.table_id = 1 AND NOT EXISTS (SELECT 1 FROM {table} x WHERE x.table_id = t.id)"
        )
    writing.do("UPDATE timers SET due = due + 1000000")


async def beside(where: str | Path, sizes: list[int], presses: int = 300) -> list[tuple[int, float, float, float]]:
    """Return, for each number of stored tables, seconds of one press, of a look at the clocks, and of a start."""
    found = []
    host = await opened(where)
    await seated(host, 0)
    columns = {t: (await host.tables.store.rows(f"SELECT * FROM {t} LIMIT 1"))[0].keys() for t in ("tables", "seats")}
    columns["timers"] = ["table_id", "seat", "kind", "prompt", "due"]
    for size in sizes:
        # In steps, as a transaction may not last for ever.
        await host.tables.store.transaction(lambda writing, most=size: copied(writing, columns, most))  # type: ignore[misc]
        if host.tables.store.shared:
            # A real server does this by itself within a minute, the tests' server does not.
            await host.tables.store.write("ANALYZE")
        tables = [(10_000_000 + size + n, await seated(host, 10_000_000 + size + n)) for n in range(20)]
        tally, rng = Tally(), random.Random(size)
        while len(tally.presses) < presses:
            before = len(tally.presses)
            await press(host, rng, tables, tally, time.time() + 0.5)
            if len(tally.presses) == before:
                tables = [(n + 100_000, await seated(host, n + 100_000)) for n, _ in tables]
        begun = time.perf_counter()
        for _ in range(20):
            await host.clocks._start_due()
            await host.clocks._until_next()
        look = (time.perf_counter() - begun) / 20
        await host.close()
        begun = time.perf_counter()
        host = await opened(where)
        # A person at one table, unlike those at all its copies.
        await host.reading.inbox(nobody(tables[0][0])[0].id)
        found.append((size, median(tally.presses), look, time.perf_counter() - begun))
    await host.close()
    return found


def server_cpu() -> float | None:
    """Return the CPU seconds of our PostgreSQL server so far; None if they are unknown (not ours, not Linux)."""
    ours = None if os.environ.get("TEFUDA_TEST_DATABASE") else server()
    if ours is None or not Path("/proc").is_dir():
        return None
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            pid, _, rest = stat.read_text().partition(" (")
            values = rest.rpartition(") ")[2].split()
            if int(pid) == ours.pid:
                # Include the processes of connections that have ended.
                ticks += sum(map(int, values[11:15]))
            elif int(values[1]) == ours.pid:
                ticks += sum(map(int, values[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


async def main(seconds: float, most: int) -> None:
    """Print the tables."""
    print(f"{os.cpu_count()} cores, {TABLES} tables, {PRESSERS} presses at a time in a process, {seconds:g} s each\n")
    line("store", "processes", "presses/s", "p50 / p95 ms", "overtaken", "delivered/s", "age p50 / p95 ms", "cores")
    line(*["---"] * 8)
    costs = million.Costs()
    with tempfile.TemporaryDirectory() as folder:
        runs = [("SQLite", 1)] + [("PostgreSQL", n) for n in (1, 2, 4)] * (maintenance() is not None)
        for store, processes in runs:
            path = Path(folder) / f"{store}{processes}.db"
            before = server_cpu() if store == "PostgreSQL" else None
            if store == "SQLite":
                done = await together(path, processes, seconds)
            else:
                with over_databases():
                    done = await together(place(path), processes, seconds)
            rate = len(done.presses) / seconds
            line(
                *(store, processes, f"{rate:.0f}", ms(done.presses), done.overtaken),
                *(f"{len(done.ages) / seconds:.0f}", ms(done.ages), f"{done.cpu / seconds:.2f}"),
            )
            after, presses = server_cpu(), max(1, len(done.presses))
            if store == "PostgreSQL" and processes == 1 and before is not None and after is not None:
                # The database's work for messages is included in its part of a press.
                costs = million.Costs(
                    press=done.cpu / presses,
                    store=(after - before) / presses,
                    noted=0.0,
                    messages=len(done.ages) / presses,
                )
        if maintenance() is None:
            print(f"\nPostgreSQL is left out: {NO_SERVER}. {HOW}")
        print()
        line("store", "stored tables", "press ms", "look at the clocks ms", "start s")
        line(*["---"] * 5)
        sizes = [n for n in (100, 1_000, 10_000, 100_000, 1_000_000) if n <= most]
        for store, *_ in {run[0]: run for run in runs}.values():
            path = Path(folder) / f"{store}-many.db"
            with over_databases():
                where = path if store == "SQLite" else place(path)
                for size, one, look, start in await beside(where, sizes):
                    line(store, f"{size:,}", f"{one * 1000:.2f}", f"{look * 1000:.2f}", f"{start:.2f}")
        print()
        million.report(costs)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("seconds", nargs="?", type=float, default=10.0)
    parser.add_argument("tables", nargs="?", type=int, default=100_000)
    parser.add_argument("--process", nargs=3, metavar=("STORE", "SECONDS", "SEED"))
    given = parser.parse_args()
    if given.process:
        store, how_long, seed = given.process
        mine = asyncio.run(one_process(store, float(how_long), int(seed)))
        told = {"presses": mine.presses, "ages": mine.ages, "overtaken": mine.overtaken, "cpu": mine.cpu}
        sys.stdout.write(json.dumps(told))
    else:
        asyncio.run(main(given.seconds, given.tables))
