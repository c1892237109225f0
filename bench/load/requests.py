"""Counts the requests to Discord that a move causes, by kind: ``python -m bench.load.requests [SLUG ...]``.

The whole bot runs beside a local Discord, whose log is counted. At one table of each game everybody is a person who
plays at random from the hand in their direct messages, and takes six seconds for each answer. The clock is a stand-in:
it moves on only when the bot has nothing left to do, and the answer to a move waits for its picture, so the figures do
not depend on the machine. Counting begins when the first hands have come; the end of a game is not counted.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from cogs.delivery.hands import live_hands
from engine.games.registry import GAMES
from engine.host.model.records import Status
from engine.host.table.turns import UNASKED_S
from sandbox import Sandbox
from sandbox.http import Logged
from tests.e2e.driver import Player, open_table, press_or_look_again, seat_everybody
from tests.e2e.world import World

MOVES = 40
"""Moves counted at a table."""
ANSWER_S = 6.0
"""Seconds that a person takes for an answer."""
STILL_S = 0.02
"""Real seconds without a request after which the bot is asked whether it has anything left to do."""
KINDS = ("answers", "pictures", "table", "hand", "new hand", "deleted", "other")
"""Answers to presses; the pictures added to them; edits of the table; edits of hands; hands sent; messages deleted."""


class Timed:
    """A clock that stands still unless it is moved."""

    def __init__(self) -> None:
        self.now = 1.7e9

    def __call__(self) -> float:
        return self.now


def kind_of(box: Sandbox, request: Logged) -> str:
    """Return the kind of a request, one of ``KINDS``."""
    _, root, where, *rest = request.path.split("/")
    if root == "interactions":
        return "answers"
    if root == "webhooks":
        return "pictures" if request.files else "other"
    if root != "channels" or rest[:1] != ["messages"]:
        return "other"
    if request.method == "DELETE":
        return "deleted"
    private = box.channel(where).is_dm
    if request.method == "PATCH":
        return "hand" if private else "table"
    return "new hand" if private and request.method == "POST" else "other"


class Counted:
    """A table of one game in a world whose clock this moves."""

    def __init__(self, world: World, clock: Timed, slug: str) -> None:
        self.world, self.clock, self.box = world, clock, world.box
        self.slug, self.rng = slug, random.Random(slug)
        self.people = [self.box.add_person(f"{slug}{k}") for k in range(GAMES[slug].default_seats)]
        self.players = [Player(person, self.rng) for person in self.people]
        self.table = 0
        self.begun = 0.0

    async def quiet(self) -> None:
        """Wait until the bot has nothing left to do now."""
        worker: Any = self.world.bot.get_cog("DeliveryWorker")
        seen = -1
        while seen != len(self.box.log) or worker.busy or await self.world.host.deliveries.due(1):
            seen = len(self.box.log)
            await asyncio.sleep(STILL_S)

    async def pass_time(self, seconds: float) -> None:
        """Move the clock on, second by second."""
        for _ in range(round(seconds)):
            self.clock.now += 1.0
            self.world.host.tables.wakeups.all()
            await self.quiet()

    async def open(self) -> None:
        """Deal, and send everybody their first hand."""
        size: dict[str, Any] = {"players": len(self.people)} if len(GAMES[self.slug].seats) > 1 else {}
        self.table = await open_table(self.world, self.people[0], self.slug, **size)
        await seat_everybody(self.world, self.table, self.people[0], self.people[1:], len(self.people))
        await self.pass_time(UNASKED_S)

    async def moves(self) -> int:
        """Return the number of moves so far."""
        (row,) = await self.world.host.tables.store.rows(
            "SELECT COUNT(*) AS n FROM log WHERE kind = 'move' AND table_id = ?", (self.table,)
        )
        return int(row["n"])

    async def asked(self) -> Player | None:
        """Return a player who is asked, or None."""
        for player in self.players:
            _, view = await self.world.host.reading.view(self.table, player.person.id)
            if view.asked:
                return player
        return None

    async def play(self, moves: int) -> Counter[str]:
        """Play so many moves, or to the end; return the requests by kind, and the number of moves as ``moves``."""
        await self.open()
        first, before = len(self.box.log), await self.moves()
        counts: Counter[str] = Counter()
        while (made := await self.moves() - before) < moves:
            counts = Counter(kind_of(self.box, request) for request in self.box.log[first:])
            counts["moves"] = made
            await self.pass_time(ANSWER_S)
            player = await self.asked()
            if player is None:
                continue
            hand = player.hand()
            assert hand is not None, f"{self.slug}: {player.person.name} is asked without a hand"
            await press_or_look_again(player, hand)
            await self.quiet()
            if (await self.world.host.reading.table(self.table)).status is not Status.PLAYING:
                break
        await self.end()
        return counts

    async def end(self) -> None:
        """End the table, so that it does not go on beside the next one."""
        if (await self.world.host.reading.table(self.table)).status is Status.PLAYING:
            store = self.world.host.tables.store
            await store.write("UPDATE tables SET status = 'ended' WHERE id = ?", (self.table,))
            await store.write("DELETE FROM timers WHERE table_id = ?", (self.table,))
            await store.write("DELETE FROM outbox WHERE table_id = ?", (self.table,))


async def counted(slugs: Iterable[str], moves: int = MOVES) -> dict[str, Counter[str]]:
    """Play a table of each game; return the counts of ``play`` by slug."""
    box, found = Sandbox(), dict[str, Counter[str]]()
    box.ack_seconds = 90.0
    box.add_person("host")
    box.add_guild("Home", "table")
    clock = Timed()
    with tempfile.TemporaryDirectory() as folder:
        async with box:
            world = World(box, Path(folder) / "requests.sqlite3", unasked=UNASKED_S, clock=clock, drawn="all")
            await world.start()
            try:
                with patch.object(live_hands, "SOON_S", box.ack_seconds):
                    for slug in slugs:
                        found[slug] = await Counted(world, clock, slug).play(moves)
                        print(line(slug, found[slug]), flush=True)
            finally:
                await world.stop()
    return found


def line(name: str, counts: Counter[str]) -> str:
    """Return the row of a game: requests a move in all, and by kind."""
    made = max(1, counts["moves"])
    each = [counts[kind] / made for kind in KINDS]
    return f"{name:20} {counts['moves']:4} {sum(each):6.2f}   " + " ".join(f"{x:9.2f}" for x in each)


def main(slugs: list[str]) -> None:
    """Count, and print the table."""
    print(f"{'game':20} moves  a move  " + " ".join(f"{kind:>9}" for kind in KINDS))
    found = asyncio.run(counted(slugs or list(GAMES)))
    mean: Counter[str] = Counter()
    for counts in found.values():
        for kind in KINDS:
            mean[kind] += round(1e6 * counts[kind] / max(1, counts["moves"]) / len(found))
    mean["moves"] = 1_000_000
    print(line("mean", mean).replace("1000000", "       "))


if __name__ == "__main__":
    main(sys.argv[1:])
