"""Plays a match through the host with kills, a full disk, and presses that come twice, late or in reversed order.

Two people play, with computers on the other seats. A failed press is repeated with the same interaction, as a person
would do. At the end the log contains exactly the answered moves, in the order of the answers.
"""

from __future__ import annotations

import contextlib
import json
import logging
import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from engine.core.game import Game
from engine.core.offers import Field, pick
from engine.games.registry import GAMES
from engine.host.model.records import Acted, DeliveryTask, Person, Refused, Status, TableInfo
from engine.host.store import store_health
from engine.host.store.errors import NotRecorded
from engine.players.registry import CHOOSERS
from tests.host.rig import ANN, BEN, PACE, Rig
from tests.host.whole import check_whole

EVERY = 12
"""The average number of writes between two kills."""
ROUNDS = 20_000
"""Rounds of play after which a table counts as frozen."""
POINTS = ("begun", "before-commit", "after-commit")
PEOPLE = (ANN, BEN)


class Killed(Exception):
    """The process ended here."""


class Fate:
    """Decides which writes fail: the process is killed at a point of them, or the disk is full for one write."""

    def __init__(self, rng: random.Random) -> None:
        self.rng, self.kills, self.full = rng, 0, 0

    def __call__(self, point: str) -> None:
        drawn = self.rng.random() * EVERY * len(POINTS)
        if drawn < 1:
            self.kills += 1
            raise Killed
        if drawn < 1.1 and point == "before-commit":
            self.full += 1
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error


class Hosted:
    """One table, its people, and their answers."""

    def __init__(self, path: Path, games: Mapping[str, Game[Any]], seed: int) -> None:
        self.rng = random.Random(seed)
        self.rig = Rig(path, games, CHOOSERS)
        self.fate = Fate(self.rng)
        self.answered: list[tuple[str, list[Any]]] = []
        """Person and move, in the order of the answers."""
        self.table = 0

    async def insist(self, call: Callable[[], Awaitable[Any]]) -> Any:
        """Repeat ``call`` until it is answered; after a kill reopen the store first."""
        self.rig.host.tables.store.hook = self.fate
        while True:
            try:
                return await call()
            except Killed:
                self.rig.host.tables.store.hook = None
                await self.rig.reopen()
                self.rig.host.tables.store.hook = self.fate
            except NotRecorded:
                self.rig.host.tables.store.hook = None
                while not self.rig.host.tables.writable:
                    await self.rig.host.tables.store.health._probe()
                    self.rig.host.tables.store.health.well = True
                self.rig.host.tables.store.hook = self.fate

    async def begin(self, slug: str, seats: int, options: Mapping[str, Any]) -> None:
        """Open the table, seat everybody, deal."""
        rig = self.rig
        await rig.open()
        info: TableInfo = await rig.table(*PEOPLE, size=seats, game=slug, **options)
        self.table = info.id
        for i in range(seats - len(PEOPLE)):
            await self.insist(partial(self.add_computer, f"Robot {i}", rig.press()))
        press = rig.press()
        await self.insist(lambda: rig.host.dealing.start(info.id, BEN, press))

    async def add_computer(self, name: str, press: str) -> Acted:
        """Add a computer through the present host, which may have changed since a kill."""
        return await self.rig.host.seating.add_computer(self.table, ANN, press, name=name)

    async def acknowledge(self, task: DeliveryTask) -> None:
        """Acknowledge a task through the present host."""
        await self.rig.host.deliveries.acknowledge(task)

    async def tick(self) -> None:
        """Run the clocks of the present host."""
        await self.rig.host.clocks.tick()

    async def move(self, person: Person) -> list[Any] | None:
        """Return a random move that ``person`` may make now; None if they are not asked any more."""
        try:
            _, view = await self.rig.host.reading.view(self.table, person.id)
            if view.legal:
                return self.rng.choice(view.legal).wire()
            path: list[Field] = []
            while (offer := await self.rig.host.reading.offer(self.table, person.id, path)) is not None:
                path.append(pick(offer, self.rng.random))
            return path or None
        except Refused:
            return None

    async def press(self, person: Person, prompt: int, wire: list[Any]) -> None:
        """Press once or twice; a set that is no move is refused in the game's words and changes nothing."""
        host, press = self.rig, self.rig.press()

        async def act() -> Acted:
            return await host.host.play.act(self.table, person, prompt, wire, press)

        try:
            await self.insist(act)
        except Refused:
            return
        self.answered.append((person.id, wire))
        if self.rng.random() < 0.1:
            assert (await self.insist(act)).repeated, "the same press counted twice"
        if self.rng.random() < 0.1:
            press = self.rig.press()
            with contextlib.suppress(Refused):
                # Only a sealed choice may be made again.
                await self.insist(act)
                self.answered.append((person.id, wire))

    async def deliver(self) -> None:
        """Empty the outbox, the newest task first."""
        for task in reversed(await self.rig.host.deliveries.due(1000)):
            await self.insist(partial(self.acknowledge, task))

    async def play(self) -> None:
        """Play the match to its end."""
        for _ in range(ROUNDS):
            info = await self.rig.host.reading.table(self.table)
            if info.status is not Status.PLAYING:
                return
            await self.deliver()
            asked = [(p, prompt) for p in PEOPLE if (prompt := await self.rig.prompt(self.table, p))]
            if not asked:
                await self.let_computers_move()
                continue
            ready = [(p, prompt, wire) for p, prompt in asked if (wire := await self.move(p)) is not None]
            for person, prompt, wire in reversed(ready):
                await self.press(person, prompt, wire)
        raise AssertionError(f"the table is frozen: {info}")

    async def let_computers_move(self) -> None:
        """Let time pass. A computer's write that fails kills the process too."""
        kills = self.fate.kills
        self.rig.now += PACE
        await self.insist(self.tick)
        if self.fate.kills > kills:
            self.rig.host.tables.store.hook = None
            await self.rig.reopen()

    async def check(self) -> None:
        """Check that the store is whole and the log contains the answered moves."""
        check_whole(self.rig.path, self.rig.games)
        ids = {p.id for p in PEOPLE}
        rows = await self.rig.host.tables.store.rows("SELECT wire, cause FROM log WHERE kind = 'move' ORDER BY number")
        made = [(r["cause"], json.loads(r["wire"])[1:]) for r in rows if r["cause"] in ids]
        assert made == json_of(self.answered), f"{len(self.answered)} answered, {len(made)} in the log"


def json_of(answered: list[tuple[str, list[Any]]]) -> list[tuple[str, list[Any]]]:
    """Return the moves as the log holds them."""
    return [(person, json.loads(json.dumps(wire))) for person, wire in answered]


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Silence the host's log: it reports every failure, and all of them are wanted here."""
    log = logging.getLogger("engine.host")
    before, log.level = log.level, logging.CRITICAL + 1
    try:
        yield
    finally:
        log.setLevel(before)


async def hosted(path: Path, slug: str, seats: int, options: Mapping[str, Any], seed: int) -> int:
    """Play a whole match; return how often the process was killed."""
    one = Hosted(path, GAMES, seed)
    with patch.object(store_health, "PAUSES", (3600.0,)), _quiet():
        try:
            await one.begin(slug, seats, options)
            await one.play()
            await one.check()
        finally:
            one.rig.host.tables.store.hook = None
            await one.rig.host.close()
    return one.fate.kills
