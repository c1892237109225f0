"""Measures how late messages are under a flood: ``python -m bench.load.flood [tables] [seconds]``.

There are two hundred live tables with one person and two computer players each. Discord takes 150 ms for every request
and keeps its real limits. All tables are dealt at once: that is 400 new messages, which take Discord's limit nine
seconds. Lateness is counted of what changes after START_S. The lateness of a table message is the age of its oldest
unshown change when it is edited. The lateness of a hand is the time from the prompt to the hand that puts it. Bot and
Discord share one process here: the figures are the worst case for one core, and only good for comparison with each
other.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from cogs.run.limits import ALL_PROCESSES
from engine.host.model.records import Person as Somebody
from engine.host.model.records import Refused
from sandbox import Sandbox
from tests.e2e.world import World

LATENCY = 0.15
"""Seconds that Discord takes to answer."""
START_S = 20.0
"""Seconds after the deal that are not counted."""
PACE = 5.0
"""Seconds between a person's moves, and between a computer player's moves."""


@dataclass(slots=True)
class Lateness:
    """The changes that are not shown yet, by table or person, and how late the others were."""

    waiting: dict[object, list[tuple[int, float]]] = field(default_factory=dict)
    newest: dict[object, int] = field(default_factory=dict)
    late: list[float] = field(default_factory=list)

    def look(self, key: object, now_at: int, shown: int) -> None:
        """Note the present state of a table or person, and the state that its message shows."""
        now, queue = time.monotonic(), self.waiting.setdefault(key, [])
        if now_at > self.newest.get(key, 0):
            self.newest[key] = now_at
            if now_at > shown:
                queue.append((now_at, now))
        if queue and queue[0][0] <= shown:
            self.late.append(now - queue[0][1])
            self.waiting[key] = [x for x in queue if x[0] > shown]

    def figures(self) -> str:
        """Return median, 95th percentile and worst in seconds, and the number still waiting."""
        if len(self.late) < 2:
            return f"{len(self.late)} shown"
        left = sum(map(bool, self.waiting.values()))
        p95 = quantiles(self.late, n=20)[-1]
        return (
            f"p50 {median(self.late):.1f}, p95 {p95:.1f}, worst {max(self.late):.1f} s of {len(self.late)}; {left} wait"
        )


async def person_plays(world: World, table: int, who: Somebody, end: float) -> None:
    """Make the last legal move whenever the person is asked, with pauses, as by a press."""
    n = 0
    while time.monotonic() < end:
        await asyncio.sleep(PACE)
        info, view = await world.host.reading.view(table, who.id)
        seat = info.seat_of(who.id)
        if seat is not None and seat.prompt and view.legal:
            n += 1
            try:
                acted = await world.host.play.act(table, who, seat.prompt, view.legal[-1].wire(), f"{table}.{n}")
            except Refused:
                continue
            # As after a press whose answer has shown the move.
            world.bot.services.note_press(who.id)
            await world.host.deliveries.acknowledge_refresh(table, who.id, acted.at)


async def flood(tables: int, seconds: float) -> None:
    """Open the tables, let them play, print how late the messages were."""
    box = Sandbox()
    people = [box.add_person(f"p{i}") for i in range(tables)]
    # Few servers have two hundred live tables, so twenty servers have ten each.
    guilds = [box.add_guild(f"g{i}", *(f"c{i}-{j}" for j in range(10))) for i in range(max(1, tables // 10))]
    async with box:
        with tempfile.TemporaryDirectory() as folder:
            world = World(box, Path(folder) / "flood.sqlite3", pace=lambda: PACE)
            await world.start()
            # Beside a local Discord the bot keeps no limit by itself.
            world.bot.budget.share = lambda: ALL_PROCESSES
            numbers = []
            for i, p in enumerate(people):
                me = Somebody(p.id, f"p{i}")
                guild = guilds[i // 10 % len(guilds)]
                channel = box.channel(f"c{i // 10 % len(guilds)}-{i % 10}").id
                info = await world.host.opening.open_table(
                    "geschenk", {}, 3, me, guild=guild.id, channel=channel, lang="en", interaction=f"o{i}"
                )
                await world.host.settings.set_dm_channel(me.id, p.dm().id)
                for c in range(2):
                    await world.host.seating.add_computer(info.id, me, f"c{i}.{c}", name=f"Robot {c}")
                numbers.append((info.id, me))
            box.faults.add("*", r".*", times=10**9, delay=LATENCY)
            box.rate_limits.strict = True
            begun = time.monotonic() + START_S
            end = begun + seconds
            for table, me in numbers:
                await world.host.dealing.start(table, me, f"s{table}")
            shown, asked = Lateness(), Lateness()
            playing = [asyncio.create_task(person_plays(world, table, me, end)) for table, me in numbers]
            columns = {r["name"] for r in await world.host.tables.store.rows("PRAGMA table_info(tables)")}
            news = "news" if "news" in columns else "seq"
            cpu, before, counts = time.process_time(), await moves(world), False
            while time.monotonic() < end:
                if not counts and time.monotonic() >= begun:
                    counts, cpu, before = True, time.process_time(), await moves(world)
                    for lateness in (shown, asked):
                        lateness.late.clear()
                rows = await world.host.tables.store.rows(
                    f"SELECT t.id, t.{news} AS at, COALESCE(p.seq, 0) AS shown FROM tables t LEFT JOIN posts p"
                    " ON p.table_id = t.id AND p.kind = 'table'"
                )
                for r in rows:
                    shown.look(r["id"], r["at"], r["shown"])
                rows = await world.host.tables.store.rows(
                    # Once its task is done, or has been put in place, the prompt is shown.
                    "SELECT s.table_id, s.pinged, CASE WHEN o.id IS NULL THEN s.pinged"
                    " ELSE COALESCE(json_extract(o.facts, '$.in_place'), 0) END AS shown FROM seats s"
                    " LEFT JOIN outbox o ON o.table_id = s.table_id AND o.kind = 'hand' AND o.target = s.person"
                    " WHERE s.person IS NOT NULL AND s.prompt > 0"
                )
                for r in rows:
                    asked.look(r["table_id"], r["pinged"], r["shown"])
                await asyncio.sleep(0.1)
            made, used = await moves(world) - before, time.process_time() - cpu
            for task in playing:
                task.cancel()
            print(f"{tables} tables, {made / seconds:.0f} moves/s, {100 * used / seconds:.0f} % of a core")
            print("table messages:", shown.figures())
            print("hands:", asked.figures())
            await world.stop()


async def moves(world: World) -> int:
    """Return the number of moves."""
    (row,) = await world.host.tables.store.rows("SELECT COUNT(*) AS n FROM log WHERE kind = 'move'")
    return int(row["n"])


if __name__ == "__main__":
    given = [int(x) for x in sys.argv[1:]]
    asyncio.run(flood(*(given[0] if given else 200, given[1] if len(given) > 1 else 40)))
