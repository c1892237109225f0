"""Measures a press through the whole bot, against a bare echo command of the same bot, over real sockets.

The bot runs in a separate process against a local Discord in this one. Echoes and presses take turns, each made when
the bot is silent, so that both meet the machine in the same state. Time and CPU are counted from the click to the
answer. Beside them is the CPU of everything that a press causes: the answer with its picture, the table message, the
next hand. All this is measured with pictures, and with a tiny file in place of each.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median, quantiles

import discord
from PIL import Image

import bot as tefuda
from bench.measure import Row, at_most
from cogs.run.environment import Settings
from cogs.ui.drawing import Drawing, Picture
from cogs.ui.ids import Press
from engine.games.registry import GAMES
from engine.host.host import Host
from engine.players.registry import CHOOSERS
from locales import Words
from render.encoding.encode import png
from render.games.registry import NARRATIONS, PAINTERS
from render.narration.lengths import clip
from sandbox import TOKEN, Interaction, Message, Person, Sandbox
from tests.e2e.driver import offers, open_table, press_at
from tests.e2e.world import World, people

PRESSES = 150
WARM_UP = 15
FACTOR = 6.0
"""A press without pictures takes at most so many times the time and CPU of an echo. The file in place of the picture is
part of its answer."""
WHOLE = 30.0
"""Everything that one press with pictures causes (on average 2.7 pictures) takes at most so many times the CPU of an
echo and all it causes."""
IDLE = 0.0005
"""Seconds of CPU that a bot at rest may use between two looks."""
PLAYERS = ("さくら", "ミナト", "Alex")
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Figures:
    """Milliseconds until each answer, the bot's CPU milliseconds until then, and those of all that followed."""

    waits: list[float] = field(default_factory=list)
    cpu_until: list[float] = field(default_factory=list)
    cpu_in_all: list[float] = field(default_factory=list)

    @property
    def p50(self) -> float:
        return median(self.waits)

    @property
    def p95(self) -> float:
        return quantiles(self.waits, n=20)[-1]

    @property
    def cpu(self) -> float:
        return median(self.cpu_until)

    @property
    def whole(self) -> float:
        return median(self.cpu_in_all)


# The bot's process


class Blank(Drawing):
    """Draws nothing: every picture is the same tiny file, with its own words."""

    tiny = png(Image.new("RGB", (8, 8)))

    async def picture(
        self, words: Words, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]
    ) -> Picture:
        return Picture(self.tiny, name, clip(alt))


async def serve(where: dict[str, str], data: Path, pictures: bool) -> None:
    """Run the real bot with one more command, until standard input closes."""
    settings = Settings(where["token"], data, where["api"], where["gateway"], where["cdn"])
    tefuda.point_elsewhere(settings)
    tefuda.settle()
    host = await Host.open(data / "bench.sqlite3", GAMES, CHOOSERS)
    drawing = (Drawing if pictures else Blank)(PAINTERS, NARRATIONS)
    bot = tefuda.build(host, drawing, settings)

    @bot.tree.command(name="echo", description="The least a bot can do")
    async def echo(it: discord.Interaction) -> None:
        await it.response.send_message("echo", ephemeral=True)

    try:
        async with host.clocks.running():
            task = asyncio.create_task(bot.start(where["token"]))
            while not (bot.is_ready() and bot.command_sync.done.is_set()):
                if task.done():
                    task.result()
                await asyncio.sleep(0.01)
            sys.stdout.write("ready\n")
            sys.stdout.flush()
            await asyncio.to_thread(sys.stdin.read)
            await bot.close()
    finally:
        drawing.close()
        await host.close()


# The people's process


@contextlib.asynccontextmanager
async def connected(pictures: bool) -> AsyncIterator[tuple[Sandbox, Callable[[], float]]]:
    """Yield a local Discord with people and the connected bot, and a function that returns the bot's CPU seconds."""
    box = Sandbox()
    people(box)
    async with box:
        where = {"token": TOKEN, "api": box.api, "gateway": box.gateway, "cdn": box.cdn}
        with tempfile.TemporaryDirectory() as data:
            child = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bench.load.press",
                json.dumps(where),
                data,
                str(int(pictures)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                cwd=ROOT,
            )
            assert child.stdin is not None and child.stdout is not None
            if await child.stdout.readline() != b"ready\n":
                raise RuntimeError("the bot did not get ready")
            try:
                yield box, lambda: cpu_of(child.pid)
            finally:
                child.stdin.close()
                await asyncio.wait_for(child.wait(), 10)


def cpu_of(pid: int) -> float:
    """Return the CPU seconds of all threads of another process (Linux counts in nanoseconds, elsewhere 0)."""
    threads = Path(f"/proc/{pid}/task").glob("*/schedstat")
    return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


class Bench:
    """Three people at one long game of No Thanks!, all playing from the hand in their DMs."""

    def __init__(self, box: Sandbox, cpu: Callable[[], float]) -> None:
        self.box, self.cpu = box, cpu
        self.seated = [box.person(name) for name in PLAYERS]
        self.done: set[tuple[Person, str]] = set()
        """Moves of answered prompts; prompts are counted by seat, so two people's may have the same id."""

    async def begin(self) -> None:
        """Open the table and deal."""
        world = World(self.box, Path())
        opener = self.seated[0]
        table = await open_table(world, opener, "geschenk", players=3)
        rules = await press_at(world, opener, table, "options")
        games = Press(table, "option", 0, ("games",)).custom_id()
        await opener.result(await opener.select(rules, games, "10"))
        for person in self.seated[1:]:
            await press_at(world, person, table, "join")
        await press_at(world, self.seated[0], table, "start")

    async def measured(self) -> tuple[Figures, Figures]:
        """Measure echoes and presses in turn."""
        echoes, presses = Figures(), Figures()
        alex = self.seated[-1]
        await quiet(self.box, self.cpu)
        for count in range(WARM_UP + PRESSES):
            if count == WARM_UP:
                echoes, presses = Figures(), Figures()
            await self.timed(echoes, alex, partial(alex.slash, "lobby", "echo"))
            person, message = await next_question(self.box, self.seated, self.done)
            moves = [custom_id for custom_id, values in offers(message) if not values]
            self.done.update((person, move) for move in moves)
            # No thanks if possible: the turn passes on. A person who takes a card is asked again, without a call.
            await self.timed(presses, person, partial(person.click, message, moves[0]))
        return echoes, presses

    async def timed(self, into: Figures, person: Person, ask: Callable[[], Awaitable[Interaction]]) -> None:
        """Ask, wait for the answer and then until the bot is silent."""
        start, before = time.perf_counter(), self.cpu()
        await person.result(await ask())
        waited, then = time.perf_counter() - start, self.cpu()
        await quiet(self.box, self.cpu)
        into.waits.append(waited * 1e3)
        into.cpu_until.append((then - before) * 1e3)
        into.cpu_in_all.append((self.cpu() - before) * 1e3)


async def quiet(box: Sandbox, cpu: Callable[[], float], still: float = 0.03) -> None:
    """Wait until the bot has sent nothing to Discord for ``still`` seconds and has hardly used CPU.

    On a busy machine it may be silent only because others work: its later work would not be counted.
    """
    seen, spent = -1, 0.0
    while seen != len(box.log) or cpu() - spent > IDLE:
        seen, spent = len(box.log), cpu()
        await asyncio.sleep(still)


async def next_question(box: Sandbox, seated: list[Person], done: set[tuple[Person, str]]) -> tuple[Person, Message]:
    """Return the person who is asked now, and the hand message that asks."""
    end = time.perf_counter() + 10
    while time.perf_counter() < end:
        for person in seated:
            for message in reversed(person.sees(person.dm())):
                ids = [custom_id for custom_id, values in offers(message) if not values]
                if ids and not done.intersection((person, move) for move in ids):
                    return person, message
        await asyncio.sleep(0.002)
    raise RuntimeError("nobody is asked")


async def measured(pictures: bool) -> tuple[Figures, Figures]:
    """Return the figures of echo and press of the same bot in the same run."""
    async with connected(pictures) as (box, cpu):
        bench = Bench(box, cpu)
        await bench.begin()
        return await bench.measured()


def rows() -> list[Row]:
    """Return the rows of the table about presses."""
    out = []
    for pictures in (False, True):
        bare, full = asyncio.run(measured(pictures))
        what = "press with pictures" if pictures else "press without pictures"
        if not pictures:
            out.append(Row("bot", "echo: p50, p95, CPU", shown(bare)))
        out.append(Row("bot", f"{what}: p50, p95, CPU", shown(full)))
        if not pictures:
            out.append(at_most("bot", f"{what}: p50 against the echo", full.p50 / bare.p50, FACTOR, "x"))
            out.append(at_most("bot", f"{what}: p95 against the echo", full.p95 / bare.p95, FACTOR, "x"))
            if bare.cpu:
                out.append(at_most("bot", f"{what}: CPU against the echo", full.cpu / bare.cpu, FACTOR, "x"))
        led_to = f"{what}: CPU of all it leads to"
        out.append(Row("bot", led_to, f"{full.whole:.1f} ms"))
        if pictures and bare.whole:
            out.append(at_most("bot", f"{led_to} against the echo", full.whole / bare.whole, WHOLE, "x"))
    return out


def shown(figures: Figures) -> str:
    """Return the three figures of a kind of press."""
    return f"{figures.p50:.1f} / {figures.p95:.1f} / {figures.cpu:.1f} ms"


if __name__ == "__main__":
    tefuda.run(serve(json.loads(sys.argv[1]), Path(sys.argv[2]), sys.argv[3] == "1"))
