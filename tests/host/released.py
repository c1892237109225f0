"""Writes the store that every later release must open and continue: ``python -m tests.host.released``.

``released/<version>.sql`` is a whole store of a release as SQL text. It contains every game in mid-play with people and
computers, a table that waits, a paused table, a watched table, a finished table, settings, an outbox with tasks, and
live messages. A release whose schema has that version writes the file once. The file never changes.
``released/migrations.sha256`` has a line for each migration that is never edited: the checksum of its statements and
its file.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from engine.games.registry import GAMES
from engine.host.model.preferences import GuildSettings
from engine.host.model.records import Person, Post, Status
from engine.host.store import schema
from engine.host.store.schema import VERSION
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, PACE, Rig
from tests.host.table.test_real_games import at_random

FOLDER = Path(__file__).parent / "released"
KEPT = FOLDER / "migrations.sha256"
DIALECTS = ("sqlite", "postgres")
MOVES = 9
"""Moves of people at each table."""


async def some_moves(rig: Rig, table: int, rnd: random.Random, moves: int = MOVES) -> None:
    """Let two people and the computers make some moves."""
    made = 0
    while made < moves and (await rig.host.reading.table(table)).status is Status.PLAYING:
        asked = [p for p in (ANN, BEN) if await rig.prompt(table, p)]
        if asked:
            await at_random(rig, table, rnd.choice(asked), rnd)
            made += 1
        else:
            rig.now += PACE
            await rig.host.clocks.tick()


async def seated(rig: Rig, slug: str) -> int:
    """Return a table of this game in play: two people, and computers on the other seats."""
    size = GAMES[slug].default_seats
    info = await rig.table(ANN, BEN, size=size, game=slug)
    for i in range(size - 2):
        await rig.host.seating.add_computer(info.id, ANN, rig.press(), ("house", "friend")[i % 2], name=f"Robot {i}")
    await rig.host.dealing.start(info.id, ANN, rig.press())
    return info.id


async def furnish(rig: Rig) -> None:
    """Fill the store with everything that it can contain."""
    host, rnd = rig.host, random.Random("a release")
    for slug in sorted(GAMES):
        table = await seated(rig, slug)
        await some_moves(rig, table, rnd)
        await host.posts.save(Post(table, "table", "", "c", f"8{table}", 3, rig.now))
        await host.posts.save(Post(table, "hand", ANN.id, "dm", f"9{table}", 3, rig.now))
    waiting = await rig.table(ANN, BEN, game="geschenk", thread="t")
    await host.seating.add_computer(waiting.id, ANN, rig.press(), "strong", name="Robot")
    paused = await seated(rig, "geschenk")
    await some_moves(rig, paused, rnd, 2)
    await host.suspension.pause(paused, "paused-channel-gone")
    over = await seated(rig, "geschenk")
    await some_moves(rig, over, rnd, 500)
    await host.rematch.open(over, BEN, rig.press())
    ordered = await seated(rig, "geschenk")
    await host.play.set_order(ordered, ANN, {"until": 3}, rig.press())
    left = await seated(rig, "tricky_express")
    await some_moves(rig, left, rnd, 4)
    await host.play.resign(left, BEN, rig.press())
    names = ["Robot 0", "Robot 1", "Robot 2", "Robot 3"]
    spot = {"guild": "g", "channel": "c", "lang": "ja"}
    await host.watching.watch("tricky_express", {}, names, "house", ANN, interaction=rig.press(), **spot)
    await host.settings.remember_person(Person(ANN.id, "Ann"), "ja")
    await host.settings.set_dm_channel(ANN.id, "dm")
    await host.settings.dm_refused(BEN.id, rig.now)
    await host.settings.remember_locale(BEN.id, "en-US")
    await host.servers.save(GuildSettings("g", "ja", ("c",), ("dominuxen",), False))


def dumped(path: Path) -> str:
    """Return the store as SQL text that makes it again."""
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        return "\n".join([*connection.iterdump(), f"PRAGMA user_version = {version};", ""])


def digests() -> list[str]:
    """Return a line of ``KEPT`` for each migration of this release; comments and line breaks do not count."""
    return [
        f"{hashlib.sha256(_statements(file).encode()).hexdigest()}  {dialect}/{file.name}"
        for dialect in DIALECTS
        for file in sorted((schema.FOLDER / dialect).glob("*.sql"))
    ]


def _statements(file: Path) -> str:
    lines = (line.partition("--")[0] for line in file.read_text(encoding="utf-8").splitlines())
    return " ".join(" ".join(lines).split())


async def main() -> int:
    """Write the file of this release's version if it does not exist, and the checksums of its migrations."""
    target = FOLDER / f"{VERSION}.sql"
    if target.exists():
        print(f"{target} exists; a released store is never written anew")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        rig = Rig(Path(folder) / "store.db", GAMES, CHOOSERS)
        await rig.open()
        try:
            await furnish(rig)
        finally:
            await rig.host.close()
        FOLDER.mkdir(exist_ok=True)
        target.write_text(dumped(rig.path), encoding="utf-8")
    KEPT.write_text("\n".join([*digests(), ""]), encoding="utf-8")
    print(f"written: {target}")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
