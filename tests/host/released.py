"""Writes the store that every later release must open and play on: ``python -m tests.host.released``.

``released/<version>.sql`` is a whole store as a release left it, as SQL text: every game in mid-play with people and
computers, a table that waits, one that is paused, one that is watched, one that is over, settings, an outbox that is
not empty, live messages. Such a file is written once, by a release whose schema has that version, and never again.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from engine.games.registry import GAMES
from engine.host.records import GuildSettings, Person, Post, Status
from engine.host.schema import MIGRATIONS
from engine.players.registry import CHOOSERS
from tests.host.house import ANN, BEN, PACE, House
from tests.host.test_real_games import at_random

FOLDER = Path(__file__).parent / "released"
MOVES = 9
"""Moves of people at each table."""


async def some_moves(house: House, table: int, rnd: random.Random, moves: int = MOVES) -> None:
    """Let two people and the computers play on for a while."""
    made = 0
    while made < moves and (await house.host.table(table)).status is Status.PLAYING:
        asked = [p for p in (ANN, BEN) if await house.asked(table, p)]
        if asked:
            await at_random(house, table, rnd.choice(asked), rnd)
            made += 1
        else:
            house.now += PACE
            await house.host.tick()


async def seated(house: House, slug: str) -> int:
    """A table of this game in play: two people, and computers on the other seats."""
    size = GAMES[slug].default_seats
    info = await house.table(ANN, BEN, size=size, game=slug)
    for i in range(size - 2):
        await house.host.add_computer(info.id, ANN, house.press(), ("house", "friend")[i % 2], name=f"Robot {i}")
    await house.host.start(info.id, ANN, house.press())
    return info.id


async def furnish(house: House) -> None:
    """Everything that a store can hold."""
    host, rnd = house.host, random.Random("a release")
    for slug in sorted(GAMES):
        table = await seated(house, slug)
        await some_moves(house, table, rnd)
        await host.save_post(Post(table, "table", "", "c", f"8{table}", 3, house.now))
        await host.save_post(Post(table, "hand", ANN.id, "dm", f"9{table}", 3, house.now))
    waiting = await house.table(ANN, BEN, game="geschenk", thread="t")
    await host.add_computer(waiting.id, ANN, house.press(), "strong", name="Robot")
    paused = await seated(house, "geschenk")
    await some_moves(house, paused, rnd, 2)
    await host.pause(paused, "paused-channel-gone")
    over = await seated(house, "geschenk")
    await some_moves(house, over, rnd, 500)
    await host.rematch(over, BEN, house.press())
    ordered = await seated(house, "geschenk")
    await host.set_order(ordered, ANN, {"until": 3}, house.press())
    left = await seated(house, "tricky_express")
    await some_moves(house, left, rnd, 4)
    await host.resign(left, BEN, house.press())
    names = ["Robot 0", "Robot 1", "Robot 2", "Robot 3"]
    spot = {"guild": "g", "channel": "c", "lang": "ja"}
    await host.watch("tricky_express", {}, names, "house", ANN, interaction=house.press(), **spot)
    await host.remember_person(Person(ANN.id, "Ann"), "ja")
    await host.set_dm_channel(ANN.id, "dm")
    await host.dm_refused(BEN.id, house.now)
    await host.remember_locale(BEN.id, "en-US")
    await host.save_guild(GuildSettings("g", "ja", ("c",), ("dominuxen",), False))


def dumped(path: Path) -> str:
    """The store as SQL text that makes it again."""
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        return "\n".join([*connection.iterdump(), f"PRAGMA user_version = {version};", ""])


async def main() -> int:
    """Write the file of this release's version, unless there is one."""
    target = FOLDER / f"{len(MIGRATIONS)}.sql"
    if target.exists():
        print(f"{target} exists; a released store is never written anew")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "store.db", GAMES, CHOOSERS)
        await house.open()
        try:
            await furnish(house)
        finally:
            await house.host.close()
        FOLDER.mkdir(exist_ok=True)
        target.write_text(dumped(house.path), encoding="utf-8")
    print(f"written: {target}")
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
