"""How often a week of five tables rings: ``python -m bench.rings [--days 7] [--tables 5]``.

The whole bot runs beside a local Discord, whose log is counted, with a clock that is moved on in steps of ten minutes.
One person has five tables of different games at the pace of a move a day, each with as many people as the game usually
has. She looks in four times a day and answers all that waits for her; the others look in three times a day, at waking
hours of their own, a third of them in Europe, in Japan, and in America. A table that is over is followed by another
one. Everything is drawn from a seed, cards included.

A ring is a message to her that makes a sound: a direct message, or a mention at a table. A silent message has Discord's
flag for that. Edits of messages never ring. Four weeks are compared: with and without quiet hours (23 to 7), with and
without the notes "you are next".
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import bot as tefuda
from bench.load.requests import STILL_S, Timed
from bench.measure import Row, at_most, table
from engine.core.offers import Field, pick
from engine.games.registry import GAMES
from engine.host.model.clock.quiet_hours import QuietHours
from engine.host.model.clock.time_control import DAY, HOUR, MINUTE
from engine.host.model.records import Person, Refused, Status
from sandbox import Sandbox
from sandbox.http import Logged
from tests.e2e.world import World
from tests.host.chance import begin, followed_from_now_on

STEP_S = 10 * MINUTE
BEGIN = 1_767_225_600.0
"""A midnight in UTC."""
LOOKS = (8.0, 12.5, 18.0, 21.5)
"""The hours at which the person looks in."""
OTHERS_LOOK = 3
"""How often a day each of the others looks in."""
WAKING = (7.0, 23.0)
AWAY = (0.0, 9.0, -6.0)
"""Hours by which the clocks of the others are ahead."""
QUIET = QuietHours(23, 7, "UTC")
WORD = "lamp"
"""Everybody's part in the shuffles, so that all weeks have the same cards."""
SILENT = 1 << 12
"""Discord's flag of a message that makes no sound."""
SLUGS = ("geschenk", "stendhal", "love_letter", "all_aboard", "grazia")
RINGS_AN_ASK = 1.0
"""The promise: on average nobody is rung more than once for what they are asked, reminders and results included; and
nothing rings in quiet hours."""


@dataclass(slots=True)
class Week:
    """What reached the person: how often she was asked; messages that rang, that did not, and that rang at night."""

    asked: int = 0
    rings: int = 0
    silent: int = 0
    at_night: int = 0
    by_day: Counter[int] = field(default_factory=Counter)

    @property
    def a_turn(self) -> float:
        """Return the rings for each time she was asked."""
        return self.rings / max(1, self.asked)


class Simulated:
    """A week in a world whose clock this moves."""

    def __init__(self, world: World, clock: Timed, tables: int, *, next_notes: bool, quiet: bool) -> None:
        self.world, self.clock, self.box, self.host = world, clock, world.box, world.host
        self.rnd, self.wanted = random.Random(7), tables
        self.next_notes, self.quiet_hours = next_notes, quiet
        self.her = self.box.add_person("Mina")
        self.others = [self.box.add_person(f"P{at}") for at in range(12)]
        self.presses, self.opened = 0, 0
        self.week = Week()
        self.seen = 0

    def press(self) -> str:
        """Return a new id of a press."""
        self.presses += 1
        return f"rings-{self.presses}"

    async def settle(self) -> None:
        """Wait until the bot has nothing left to do now; count what it has sent."""
        worker: Any = self.world.bot.get_cog("DeliveryWorker")
        before = -1
        while before != len(self.box.log) or worker.busy or await self.host.deliveries.due(1):
            before = len(self.box.log)
            await asyncio.sleep(STILL_S)
        for request in self.box.log[self.seen :]:
            self.count(request)
        self.seen = len(self.box.log)

    def count(self, request: Logged) -> None:
        """Count a message that reaches her."""
        parts = request.path.split("/")
        if request.method != "POST" or parts[1] != "channels" or parts[3:] != ["messages"]:
            return
        body = request.body if isinstance(request.body, dict) else {}
        hers = parts[2] == self.her.dm().id
        called = self.her.id in (body.get("allowed_mentions") or {}).get("users", ())
        if not hers and not called:
            return
        if body.get("flags", 0) & SILENT:
            self.week.silent += 1
            return
        self.week.rings += 1
        self.week.by_day[int((self.clock.now - BEGIN) // DAY)] += 1
        self.week.at_night += QUIET.covers(self.clock.now)

    async def run(self, days: int) -> Week:
        """Let so many days pass."""
        for person in (self.her, *self.others):
            await self.host.settings.remember_person(known(person))
        if self.quiet_hours:
            await self.host.active_time.set_quiet(known(self.her), QUIET)
        await self.host.settings.set_next_notes(known(self.her), self.next_notes)
        looks = self.looks(days)
        await self.host.deliveries.nonce("first")
        while self.clock.now < BEGIN + days * DAY:
            await self.keep_tables()
            while looks and looks[0][0] <= self.clock.now:
                await self.look(looks.pop(0)[1])
            await self.settle()
            self.clock.now += STEP_S
            tefuda.look_again(self.host, self.world.bot)
            await self.settle()
        waiting = [await self.prompt(number, self.her) for number in await self.running()]
        self.week.asked += sum(map(bool, waiting))
        return self.week

    def looks(self, days: int) -> list[tuple[float, Any]]:
        """Return who looks in when, in order."""
        found = [(BEGIN + day * DAY + hour * HOUR, 0, self.her) for day in range(days) for hour in LOOKS]
        for at, person in enumerate(self.others, 1):
            for day in range(days):
                for _ in range(OTHERS_LOOK):
                    hour = (self.rnd.uniform(*WAKING) - AWAY[at % len(AWAY)]) % 24
                    found.append((BEGIN + day * DAY + hour * HOUR, at, person))
        return [(moment, person) for moment, _, person in sorted(found, key=lambda look: look[:2])]

    async def running(self) -> list[int]:
        """Return her tables in play."""
        infos = await self.host.reading.tables_of(self.her.id)
        return sorted(info.id for info in infos if info.status is Status.PLAYING)

    async def keep_tables(self) -> None:
        """Open tables until she has as many as she wants; she is their host."""
        home = self.box.channel("table")
        while len(await self.running()) < self.wanted:
            slug = SLUGS[self.opened % len(SLUGS)]
            size, self.opened = GAMES[slug].usual_seats({}), self.opened + 1
            info = await self.host.opening.open_table(
                slug,
                {},
                size,
                known(self.her),
                guild=home.guild_id,
                channel=home.id,
                lang="en",
                interaction=self.press(),
                pace="daily",
                word=WORD,
            )
            for person in self.rnd.sample(self.others, size - 1):
                await self.host.seating.join(info.id, known(person), self.press(), word=WORD)
            await self.host.dealing.start(info.id, known(self.her), self.press())
            # What the bot draws by chance while it delivers comes in the same order in every run.
            await self.settle()

    async def look(self, person: Any) -> None:
        """Let a person answer everything that waits for them."""
        self.world.bot.services.note_press(person.id)
        for number in await self.running():
            while (prompt := await self.prompt(number, person)) and await self.move(number, person, prompt):
                self.week.asked += person is self.her

    async def prompt(self, number: int, person: Any) -> int:
        """Return the prompt that waits for a person, 0 if none does."""
        info = await self.host.reading.table(number, person.id)
        seat = info.seat_of(person.id)
        return seat.prompt if seat is not None and info.status is Status.PLAYING else 0

    async def move(self, number: int, person: Any, prompt: int) -> bool:
        """Make a random move; return False if a set of cards was no move."""
        _, view = await self.host.reading.view(number, person.id)
        if view.legal:
            wire = list(self.rnd.choice(view.legal).wire())
        else:
            wire = list[Field]()
            while (offer := await self.host.reading.offer(number, person.id, wire)) is not None:
                wire.append(pick(offer, self.rnd.random))
        try:
            await self.host.play.act(number, known(person), prompt, wire, self.press())
        except Refused as refused:
            if refused.reason.startswith(f"{view.game}-"):
                return True
            raise
        return True


def known(person: Any) -> Person:
    """Return a person of the sandbox as the host knows them."""
    return Person(person.id, person.name)


async def weeks(days: int, tables: int) -> dict[tuple[bool, bool], Week]:
    """Return the weeks by quiet hours and next notes."""
    found = {}
    followed_from_now_on()
    for quiet in (False, True):
        for next_notes in (False, True):
            begin("rings")
            box, clock = Sandbox(), Timed()
            box.ack_seconds, clock.now = 90.0, BEGIN
            box.add_person("host")
            box.add_guild("Home", "table")
            with tempfile.TemporaryDirectory() as folder:
                async with box:
                    world = World(box, Path(folder) / "rings.sqlite3", clock=clock, drawn="rare")
                    await world.start()
                    try:
                        one = Simulated(world, clock, tables, next_notes=next_notes, quiet=quiet)
                        found[quiet, next_notes] = await one.run(days)
                    finally:
                        await world.stop()
    begin(None)
    return found


def rows(found: dict[tuple[bool, bool], Week]) -> list[Row]:
    """Return the figures of all weeks."""
    out = list[Row]()
    for (quiet, next_notes), week in found.items():
        room = f"{'quiet hours' if quiet else 'no quiet hours'}, {'with' if next_notes else 'without'} next notes"
        most = max(week.by_day.values(), default=0)
        out += [
            Row(room, "times asked", f"{week.asked}"),
            Row(room, "messages that ring", f"{week.rings}; {most} on the loudest day"),
            Row(room, "silent messages", f"{week.silent}"),
            at_most(room, "rings for each time asked", week.a_turn, RINGS_AN_ASK, "rings"),
        ]
        if quiet:
            out.append(at_most(room, "rings in quiet hours", week.at_night, 0, "rings"))
        if next_notes and (quiet, False) in found:
            more = week.rings - found[quiet, False].rings
            out.append(at_most(room, "rings more than without the notes", more, 0, "rings"))
    return out


def main(given: list[str] | None = None) -> None:
    """Simulate the weeks, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=7)
    parser.add_argument("--tables", type=int, default=5)
    asked = parser.parse_args(given)
    began = datetime.fromtimestamp(BEGIN, UTC).date()
    print(f"{asked.days} days from {began}, {asked.tables} tables")
    print(table(rows(asyncio.run(weeks(asked.days, asked.tables)))))


if __name__ == "__main__":
    main()
