"""A press through the whole house, against a bare echo command of the same bot, over real sockets.

The bot runs in a process of its own against a local Discord in this one. The echo answers with the CPU seconds
its process has used, which is how the cost of presses is read. A press is counted with everything it leads to:
the move, the answer, the table message, the next hand by DM and the old one taken back; once with pictures, and
once with a tiny file in place of each.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Hashable
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

import discord
from PIL import Image

import bot as tefuda
from cogs.drawing import Drawing, Picture
from engine.games.registry import GAMES
from engine.host.host import Host
from engine.players.registry import CHOOSERS
from render.encode import png
from render.games.registry import PAINTERS
from render.narration.contract import clip
from render.narration.registry import NARRATIONS
from sandbox import TOKEN, Message, Person, Sandbox
from tests.bench.measure import Row, at_most
from tests.e2e.driver import offers, open_table, press_at
from tests.e2e.world import World, people

PRESSES, ECHOES = 120, 200
FACTOR = 5.0
"""A press without pictures is answered in at most so many times the time of an echo."""
PLAYERS = ("さくら", "ミナト", "Alex")
ROOT = Path(__file__).parents[2]


@dataclass(frozen=True, slots=True)
class Figures:
    """Milliseconds until the answer, one by one, and CPU milliseconds of the bot for each."""

    waits: list[float]
    cpu: float

    @property
    def p50(self) -> float:
        return median(self.waits)

    @property
    def p95(self) -> float:
        return quantiles(self.waits, n=20)[-1]


# The bot's process


class Blank(Drawing):
    """Draws nothing: every picture is the same tiny file, with its own words."""

    tiny = png(Image.new("RGB", (8, 8)))

    async def picture(self, key: Hashable, name: str, alt: str, paint: Callable[[], Image.Image]) -> Picture:
        return Picture(self.tiny, name, clip(alt))


async def serve(where: dict[str, str], data: Path, pictures: bool) -> None:
    """The real bot with one more command, until standard input closes."""
    settings = tefuda.Settings(where["token"], data, where["api"], where["gateway"], where["cdn"])
    tefuda.point_elsewhere(settings)
    host = await Host.open(data / "bench.sqlite3", GAMES, CHOOSERS)
    drawing = (Drawing if pictures else Blank)(PAINTERS, NARRATIONS)
    bot = tefuda.build(host, drawing, settings)

    @bot.tree.command(name="echo", description="CPU seconds used so far")
    async def echo(it: discord.Interaction) -> None:
        await it.response.send_message(str(time.process_time()), ephemeral=True)

    try:
        async with host.running():
            task = asyncio.create_task(bot.start(where["token"]))
            while not bot.is_ready():
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
async def connected(pictures: bool) -> AsyncIterator[Sandbox]:
    """A local Discord with people in it and the bot, in its own process, connected to it."""
    box = Sandbox()
    people(box)
    async with box:
        where = {"token": TOKEN, "api": box.api, "gateway": box.gateway, "cdn": box.cdn}
        with tempfile.TemporaryDirectory() as data:
            child = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tests.bench.press",
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
                yield box
            finally:
                child.stdin.close()
                await asyncio.wait_for(child.wait(), 10)


async def echo(person: Person) -> tuple[float, float]:
    """Milliseconds until the answer, and the CPU seconds in it."""
    start = time.perf_counter()
    answer = await person.result(await person.slash("lobby", "echo"))
    return (time.perf_counter() - start) * 1e3, float(answer.content)


async def echoes(person: Person) -> Figures:
    """The bare command, again and again."""
    await echo(person)
    found = [await echo(person) for _ in range(ECHOES)]
    return Figures([ms for ms, _ in found], (found[-1][1] - found[0][1]) / (ECHOES - 1) * 1e3)


async def presses(box: Sandbox) -> Figures:
    """Three people at one long game of No Thanks!, everybody playing from the hand in their DMs."""
    seated = [box.person(name) for name in PLAYERS]
    world = World(box, Path())
    table = await open_table(world, seated[0], "geschenk", players=3, games=10)
    for person in seated[1:]:
        await press_at(world, person, table, "join")
    await press_at(world, seated[0], table, "start")
    done: set[str] = set()
    waits = []
    for _ in range(10):
        await press(box, seated, done)
    _, before = await echo(seated[0])
    for _ in range(PRESSES):
        waits.append(await press(box, seated, done))
    await quiet(box, still=0.3)
    _, after = await echo(seated[0])
    return Figures(waits, (after - before) / PRESSES * 1e3)


async def press(box: Sandbox, seated: list[Person], done: set[str]) -> float:
    """Milliseconds until the answer to the next press, made once everything before it has been delivered."""
    await quiet(box)
    person, message = await next_question(box, seated, done)
    moves = [custom_id for custom_id, values in offers(message) if not values]
    done.update(moves)
    start = time.perf_counter()
    await person.result(await person.click(message, moves[len(done) % len(moves)]))
    return (time.perf_counter() - start) * 1e3


async def quiet(box: Sandbox, still: float = 0.03) -> None:
    """Wait until the bot has asked nothing of Discord for ``still`` seconds."""
    seen = -1
    while seen != len(box.log):
        seen = len(box.log)
        await asyncio.sleep(still)


async def next_question(box: Sandbox, seated: list[Person], done: set[str]) -> tuple[Person, Message]:
    """Who is asked now, and the hand message that asks."""
    end = time.perf_counter() + 10
    while time.perf_counter() < end:
        for person in seated:
            for message in reversed(person.sees(person.dm())):
                ids = [custom_id for custom_id, values in offers(message) if not values]
                if ids and not done.intersection(ids):
                    return person, message
        await asyncio.sleep(0.002)
    raise RuntimeError("nobody is asked")


async def measured(pictures: bool) -> tuple[Figures, Figures]:
    """Echo and press of the same bot in the same run."""
    async with connected(pictures) as box:
        return await echoes(box.person("Alex")), await presses(box)


def rows() -> list[Row]:
    """The part of the table about presses."""
    out = []
    for pictures in (False, True):
        bare, full = asyncio.run(measured(pictures))
        what = "press with pictures" if pictures else "press without pictures"
        if not pictures:
            out.append(Row("bot", "echo: p50, p95, CPU", shown(bare)))
        out.append(Row("bot", f"{what}: p50, p95, CPU", shown(full)))
        if not pictures:
            out.append(at_most("bot", f"{what}: p50 against the echo", full.p50 / bare.p50, FACTOR, "x"))
            out.append(Row("bot", f"{what}: CPU of all it leads to, against the echo", f"{full.cpu / bare.cpu:.1f} x"))
    return out


def shown(figures: Figures) -> str:
    """The three figures of a kind of press."""
    return f"{figures.p50:.1f} / {figures.p95:.1f} / {figures.cpu:.1f} ms"


if __name__ == "__main__":
    asyncio.run(serve(json.loads(sys.argv[1]), Path(sys.argv[2]), sys.argv[3] == "1"))
