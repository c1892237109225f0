"""A host over a file, with a clock that tests set, and people who play by their views."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import Game
from engine.host.host import Host
from engine.host.model.records import Acted, DeliveryKind, DeliveryTask, Person, Refused, Status, TableInfo
from engine.host.store.sqlite_store import SqliteStore
from engine.players.policy import Chooser
from locales import homes
from tests.host import toy
from tests.host.engines import place

ANN, BEN, CAT, DAN = (Person(str(100 + i), name) for i, name in enumerate(("Ann", "Ben", "Cat", "Dan")))
PACE = 2.0


def names(text: str, person: Person) -> bool:
    """True if a text has the id of a person. A short one may also be a part of a random hexadecimal number."""
    return re.search(rf"(?<![0-9a-f]){person.id}(?![0-9a-f])", text) is not None


class Rig:
    """One store, by the name of its file; ``reopen`` simulates a new process."""

    def __init__(
        self,
        path: Path,
        games: Mapping[str, Game[Any]] | None = None,
        choosers: Mapping[str, Chooser] | None = None,
    ) -> None:
        self.path = path
        self.now = 1_000_000.0
        self.games = games or {"toy": toy.GAME}
        self.choosers = {"toy": toy.choose} if choosers is None else choosers
        self.memory = 500
        self.host: Host
        self._numbers = itertools.count(1)

    async def open(self) -> Host:
        self.host = await Host.open(
            place(self.path),
            self.games,
            self.choosers,
            clock=lambda: self.now,
            pace=lambda: PACE,
            table_pause=lambda game, options: game.table_pause(options, lambda: 0.5),
            memory=self.memory,
            homes=homes(),
        )
        return self.host

    @property
    def file_store(self) -> SqliteStore:
        """Return the store, which must be SQLite's; for tests that are about its file."""
        assert isinstance(self.host.tables.store, SqliteStore)
        return self.host.tables.store

    async def reopen(self) -> Host:
        # A test kills the process only once: what the host gives back when it is closed does not pass the hook again.
        self.host.tables.store.hook = None
        await self.host.close()
        return await self.open()

    def press(self) -> str:
        """Return a new interaction id."""
        return str(9_000_000_000 + next(self._numbers))

    async def table(
        self,
        *people: Person,
        size: int = 4,
        game: str = "toy",
        thread: str | None = None,
        guild: str = "g",
        **options: Any,
    ) -> TableInfo:
        """Return an open table with these people."""
        info = await self.host.opening.open_table(
            game,
            options,
            size,
            people[0],
            guild=guild,
            channel="c",
            thread=thread,
            lang="ja",
            interaction=self.press(),
            word=people[0].name,
        )
        for person in people[1:]:
            await self.host.seating.join(info.id, person, self.press(), word=person.name)
        return await self.host.reading.table(info.id)

    async def started(self, *people: Person, computers: int = 0, **options: Any) -> TableInfo:
        """Return a table in play."""
        info = await self.table(*people, **options)
        for i in range(computers):
            await self.host.seating.add_computer(info.id, people[0], self.press(), name=f"Robot {i}")
        await self.host.dealing.start(info.id, people[0], self.press())
        return await self.host.reading.table(info.id)

    async def prompt(self, table: int, person: Person) -> int:
        """Return the number of this person's prompt, 0 for none."""
        info, _ = await self.host.reading.view(table, person.id)
        seat = info.seat_of(person.id)
        return seat.prompt if seat else 0

    async def act(self, table: int, person: Person, *wire: Any, press: str | None = None) -> Acted:
        """Answer the present prompt."""
        prompt = await self.prompt(table, person)
        return await self.host.play.act(table, person, prompt, list(wire), press or self.press())

    async def bids(self, table: int, **by_name: int) -> None:
        """Let people bid, in this order."""
        people = {p.name.lower(): p for p in (ANN, BEN, CAT, DAN)}
        for name, number in by_name.items():
            await self.act(table, people[name], "bid", number)

    async def play_on(self, table: int, *people: Person, moves: int = 500) -> TableInfo:
        """Let everybody take the first legal move; computers move when their time has come."""
        for _ in range(moves):
            info = await self.host.reading.table(table)
            if info.status is not Status.PLAYING:
                return info
            moved = False
            for person in people:
                mine, view = await self.host.reading.view(table, person.id)
                seat = mine.seat_of(person.id)
                if seat and seat.prompt and mine.status is Status.PLAYING:
                    await self.host.play.act(table, person, seat.prompt, view.legal[0].wire(), self.press())
                    moved = True
                    break
            if not moved:
                self.now += PACE
                await self.host.clocks.tick()
        return await self.host.reading.table(table)

    async def tasks(self) -> set[tuple[DeliveryKind, str]]:
        """Return the tasks in the outbox."""
        return {(d.kind, d.target) for d in await self.host.deliveries.due(1000)}

    async def deliver(self) -> list[DeliveryTask]:
        """Empty the outbox as a delivery worker does."""
        done = await self.host.deliveries.due(1000)
        for delivery in done:
            await self.host.deliveries.acknowledge(delivery)
        return done


async def until(true: Callable[[], object]) -> None:
    """Wait until ``true()`` is true, however slow this machine is; the time limit of all tests ends an endless wait."""
    while not true():  # noqa: ASYNC110  # what is waited for happens in many places
        await asyncio.sleep(0.01)


async def refused(call: Any) -> Refused:
    """Return the refusal that ``call`` raises."""
    with pytest.raises(Refused) as caught:
        await call
    return caught.value
