"""Measures the memory of a whole bot: ready, with many live tables of all games, and after their pictures were drawn.

The bot is built in a new process and not connected. Its tables are dealt in turn from all games, half of them with the
most seats; of each the table and two hands are drawn, again and again in a random order, in both languages.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import bot as tefuda
from bench.load.host import ROOT, megabytes
from bench.measure import Row, at_most, table
from cogs.run.environment import Settings
from cogs.ui.drawing import Drawing
from engine.games.registry import GAMES
from engine.host.host import Host
from engine.host.model.records import Person
from engine.players.registry import CHOOSERS
from locales.catalogue import words
from render.games.registry import NARRATIONS, PAINTERS

TABLES, ROUNDS = 200, 2
WHOLE = 220.0
"""The bot with all its tables drawn, in MB."""
NAMES = ("さくら", "Konstantin", "白石", "Marie-Louise", "tofu", "ねこのしっぽ", "Ben")


async def measure(folder: Path, number: int, rounds: int) -> list[float]:
    """Return the megabytes of the process: ready, with its tables, with all drawn."""
    tefuda.settle()
    host = await Host.open(folder / "tables.sqlite3", GAMES, CHOOSERS)
    drawing = Drawing(PAINTERS, NARRATIONS)
    tefuda.build(host, drawing, Settings("", folder, gateway="ws://127.0.0.1:1"))
    held, press, tables = [megabytes()], map(str, itertools.count(10**6)), list[tuple[int, list[Person]]]()
    for k, slug in zip(range(number), itertools.cycle(GAMES)):
        game = GAMES[slug]
        size = max(game.seats) if k // len(GAMES) % 2 else game.default_seats
        seated = [Person(str(10**6 + 10 * k + n), NAMES[n]) for n in range(size)]
        info = await host.opening.open_table(
            slug, {}, size, seated[0], guild="1", channel=str(k), lang="ja", interaction=next(press), pace="weekly"
        )
        for person in seated[1:]:
            await host.seating.join(info.id, person, next(press))
        await host.dealing.start(info.id, seated[0], next(press))
        tables.append((info.id, seated))
    held.append(megabytes())
    for _ in range(rounds):
        for table_id, seated in random.Random(1).sample(tables, number):
            lang = words("ja" if table_id % 2 else "en")
            info, view = await host.reading.view(table_id, "0")
            await (drawing.result if view.over else drawing.table)(info, view, lang)
            for person in seated[:2]:
                info, view = await host.reading.view(table_id, person.id)
                await drawing.hand(info, view, lang)
    held.append(megabytes())
    drawing.close()
    await host.close()
    return held


def rows() -> list[Row]:
    """Return the rows of the table about the memory of a bot."""
    alone = [sys.executable, "-m", "bench.load.memory", "--alone", str(TABLES), str(ROUNDS)]
    done = subprocess.run(alone, capture_output=True, text=True, cwd=ROOT, check=True)
    ready, dealt, drawn = json.loads(done.stdout)
    return [
        Row("memory", "a bot that is ready", f"{ready:.0f} MB"),
        Row("memory", f"{TABLES} live tables of all games", f"{dealt:.0f} MB"),
        at_most("memory", "all of them drawn by turns", drawn, WHOLE, "MB"),
    ]


if __name__ == "__main__":
    if "--alone" in sys.argv:
        with tempfile.TemporaryDirectory() as kept:
            print(json.dumps(asyncio.run(measure(Path(kept), *map(int, sys.argv[-2:])))))
    else:
        print(table(rows()))
