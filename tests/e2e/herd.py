"""Several bot processes over one PostgreSQL database; tests kill any of them while people play on."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sandbox import TOKEN, Guild, Sandbox
from tests.e2e.forked import Nursery
from tests.e2e.killed import Party
from tests.e2e.mortal import STARTING, Mortal
from tests.e2e.world import people
from tests.host.engines import Connection, over_databases, place

TERM = 1.0
"""Seconds until the leases of a killed process are free."""


class Member(Mortal):
    """One of several processes: shard ``number`` of ``count``."""

    def __init__(
        self, box: Sandbox, folder: Path, nursery: Nursery | None, address: str, number: int, count: int
    ) -> None:
        super().__init__(box, folder, nursery)
        folder.mkdir(exist_ok=True)
        (folder / "said.txt").touch()
        self.address, self.shard = address, (number, count)

    def environment(self, token: str) -> dict[str, str]:
        number, count = self.shard
        mine = {"TEFUDA_DATABASE": self.address, "TEFUDA_SHARDS": f"{number}/{count}", "LEASE_TERM": str(TERM)}
        return {**super().environment(token), **mine}

    @property
    def online(self) -> bool:
        return any(s.live and s.shard == self.shard for s in self.box.gateway_server.sessions.values())


class Herd(Mortal):
    """All processes as one bot: ``kill`` kills any of them, ``start`` restarts the dead ones."""

    def __init__(
        self, box: Sandbox, folder: Path, nursery: Nursery | None, address: str, count: int, seed: int
    ) -> None:
        super().__init__(box, folder, nursery)
        self.members = [Member(box, folder / f"p{n}", nursery, address, n, count) for n in range(count)]
        self.rng = random.Random(f"herd {seed}")
        self.connection = Connection(address)

    async def start(self, token: str = TOKEN) -> None:
        for member in self.members:
            if member.process is None:
                await member.begin(token)
        await self.box.until(
            lambda: self.alive and all(m.online for m in self.members) and self.box.world.commands.get(None), STARTING
        )

    async def kill(self) -> None:
        living = [m for m in self.members if m.process is not None]
        await self.rng.choice(living).kill()
        self.kills += 1

    async def close(self) -> None:
        """Kill all processes."""
        for member in self.members:
            await member.kill()
        self.connection.close()

    @property
    def alive(self) -> bool:
        return all(m.alive for m in self.members if m.process is not None)

    def said(self) -> str:
        return "\n".join(m.said() for m in self.members)

    def rows(self, sql: str, *params: Any) -> list[dict[str, Any]]:
        if sql.startswith("PRAGMA"):
            return [{"quick_check": "ok"}]
        return [dict(row) for row in self.connection.execute(sql, params)]


def hall_of(box: Sandbox, shard: int, count: int) -> str:
    """Return a channel of a server that belongs to a shard."""
    n = len(box.world.guilds)

    def found() -> Guild | None:
        return next((g for g in box.world.guilds.values() if (int(g.id) >> 22) % count == shard), None)

    while found() is None:
        n += 1
        # Servers created within one millisecond are on one shard.
        box.advance(0.001)
        box.add_guild(f"Server {n}", f"hall{n}")
    guild = found()
    assert guild is not None
    return next(c.name for c in box.world.channels.values() if c.guild_id == guild.id and not c.is_thread)


@asynccontextmanager
async def herding(
    folder: Path, nursery: Nursery | None, count: int, seed: int, game: str = "geschenk"
) -> AsyncIterator[tuple[Herd, Party]]:
    """So many processes over their own database, and two people at a table in a server of the last process."""
    box = Sandbox()
    people(box)
    # Discord gives a large bot many sessions a day; a bot with a thousand would have to wait after a hundred starts.
    box.gateway_server.identify_limit = 1_000_000
    with over_databases():
        async with box:
            herd = Herd(box, folder, nursery, str(place(folder / "store.db")), count, seed)
            try:
                await herd.start()
                yield herd, Party(herd, game, seed, hall_of(box, count - 1, count))
            finally:
                await herd.close()


async def kills(herd: Herd, party: Party, number: int, *, rest: int) -> None:
    """Kill any process so many times while people play; after every ``rest`` kills check that all is whole."""
    while herd.kills < number:
        async with playing(herd, party):
            for _ in range(min(rest, number - herd.kills)):
                await asyncio.sleep(herd.rng.uniform(0.05, 0.8))
                await herd.kill()
                await asyncio.sleep(herd.rng.choice((0.0, herd.rng.uniform(0.0, 1.5))))
                await herd.start()


async def stops(herd: Herd, party: Party, number: int, *, rest: int) -> None:
    """Stop any process so often, mostly for longer than its leases last, and let it continue."""
    for _ in range(0, number, rest):
        async with playing(herd, party):
            for _ in range(rest):
                await asyncio.sleep(herd.rng.uniform(0.05, 0.8))
                process = herd.rng.choice(herd.members).process
                assert process is not None
                process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(herd.rng.uniform(0.5, 3.0) * TERM)
                process.send_signal(signal.SIGCONT)


@asynccontextmanager
async def playing(herd: Herd, party: Party) -> AsyncIterator[None]:
    """Let people play inside the block; afterwards check that all is whole."""
    player = asyncio.create_task(party.play())
    try:
        yield
    finally:
        await party.stop(player)
    await party.answered()
    await party.quiet()
    party.check_store()
    party.status()
    party.check_messages()
