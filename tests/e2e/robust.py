"""Tables set up in one call, and looks behind the curtain, for the tests of trouble."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterable
from typing import Any

from cogs.ids import BadId, Press
from engine.core.match import Match
from engine.host.records import Status, TableInfo
from sandbox import Channel, Interaction, Message, Person
from tests.e2e.world import World

GRACE = 3.0
"""Seconds Discord gives to answer an interaction."""
TIMERS = "SELECT m.* FROM timers m JOIN tables t ON t.id = m.table_id WHERE t.status = 'playing'"
MOVE_VERBS = frozenset({"act", "pick", "set", "step"})
"""What the verbs of a panel's moves are."""


class Sitting:
    """One table of a world, and the people at it."""

    def __init__(self, world: World, table: int, people: Iterable[Person]) -> None:
        self.world, self.id, self.people = world, table, list(people)

    # Behind the curtain

    async def info(self) -> TableInfo:
        """The table as everybody may know it."""
        return await self.world.host.table(self.id)

    async def asked(self, person: Person) -> int:
        """The question put to this person, 0 for none."""
        info, _ = await self.world.host.view(self.id, person.id)
        seat = info.seat_of(person.id)
        return seat.asked if seat else 0

    async def awaited(self) -> Person:
        """The person who is asked now; waits for computers to move."""
        for _ in range(1000):
            for person in self.people:
                if await self.asked(person):
                    return person
            await asyncio.sleep(0.01)
        raise TimeoutError(f"nobody is asked at table {self.id}: {await self.info()}")

    async def match(self) -> Match[Any]:
        """The true match, secrets included."""
        async with self.world.host._at(self.id) as desk:
            return await self.world.host._match(desk)

    async def legal(self, person: Person) -> list[list[Any]]:
        """The person's legal moves in wire form."""
        _, view = await self.world.host.view(self.id, person.id)
        return [a.wire() for a in view.legal]

    async def rows(self, sql: str) -> list[dict[str, Any]]:
        """Rows of the store that belong to this table; ``sql`` has one placeholder for its number."""
        return [dict(r) for r in await self.world.host.store.rows(sql, (self.id,))]

    async def moves(self) -> list[dict[str, Any]]:
        """The moves in the log."""
        return await self.rows("SELECT * FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number")

    async def everything(self) -> dict[str, list[dict[str, Any]]]:
        """All that the store knows of the game itself: equal before and after means that nothing changed."""
        asked = {
            "tables": "SELECT * FROM tables WHERE id = ?",
            "seats": "SELECT * FROM seats WHERE table_id = ? ORDER BY seat",
            "log": "SELECT * FROM log WHERE table_id = ? ORDER BY number",
            "orders": "SELECT * FROM orders WHERE table_id = ? ORDER BY seat",
            "interactions": "SELECT * FROM interactions WHERE table_id = ? ORDER BY id",
        }
        return {name: await self.rows(sql) for name, sql in asked.items()}

    # Messages

    async def place(self) -> Channel:
        """The channel or thread of the table."""
        return self.world.box.channel((await self.info()).place)

    async def posted(self, kind: str, person: Person | None = None) -> Message | None:
        """The live message that the bot remembers, if it is there."""
        post = await self.world.host.post(self.id, kind, person.id if person else "")
        channel = self.world.box.world.channels.get(post.channel) if post else None
        return channel.messages.get(post.message) if post and channel else None

    async def table_message(self) -> Message:
        """The live table message."""
        found = await self.posted("table")
        assert found is not None, f"table {self.id} has no live message"
        return found

    async def hand_message(self, person: Person) -> Message:
        """The live hand of a person."""
        found = await self.posted("hand", person)
        assert found is not None, f"{person.name} has no live hand at table {self.id}"
        return found

    def panels(self, channel: Channel) -> list[Message]:
        """Messages of the bot in a channel that carry buttons or selects of this table; answers left out."""
        bot = self.world.box.world.bot.id
        return [
            m
            for m in channel.messages.values()
            if m.author_id == bot and "interaction_metadata" not in m.data and self.ids(m)
        ]

    def ids(self, message: Message) -> list[Press]:
        """What the components of a message mean, as far as they belong to this table."""
        return [p for p in presses(message) if p.table == self.id]

    # Doing

    async def press(self, person: Person, message: Message, verb: str, asked: int = 0, *path: Any) -> Interaction:
        """Press a button that the message may or may not show."""
        return await person.click(message, Press(self.id, verb, asked, path).custom_id(), forge=True)

    async def act(self, person: Person, *wire: Any) -> Interaction:
        """Make a move by a button of one's hand (or of the table message where there is none)."""
        message = await self.posted("hand", person) or await self.table_message()
        ix = await self.press(person, message, "act", await self.asked(person), *wire)
        await ix.answer(GRACE)
        return ix

    async def play(self, moves: int) -> None:
        """Let whoever is asked make their last legal move, so many times."""
        for _ in range(moves):
            if (await self.info()).status is not Status.PLAYING:
                return
            person = await self.awaited()
            await self.act(person, *(await self.legal(person))[-1])

    async def end(self) -> None:
        """Play on until the game is over."""
        for _ in range(2000):
            if (await self.info()).status is Status.FINISHED:
                return
            await self.play(1)
        raise TimeoutError("the game does not end")


def presses(message: Message) -> list[Press]:
    """What the components of a message mean, as far as they are ours."""
    found = []
    for c in [*message.buttons, *message.selects]:
        try:
            found.append(Press.parse(str(c.get("custom_id", ""))))
        except BadId:
            continue
    return found


async def opened(
    world: World, *people: Person, game: str = "geschenk", channel: str = "table", **options: Any
) -> Sitting:
    """A table with these people, not started."""
    ix = await people[0].slash(channel, f"{game} new", **options)
    await people[0].result(ix)
    (info,) = (t for t in await world.host.tables_of(people[0].id) if t.status is Status.OPEN)
    sitting = Sitting(world, info.id, people)
    await settled(world)
    message = await sitting.table_message()
    for person in people[1:]:
        ix = await sitting.press(person, message, "join")
        await ix.answer(GRACE)
    return sitting


async def started(
    world: World,
    *people: Person,
    computers: int = 0,
    game: str = "geschenk",
    channel: str = "table",
    **options: Any,
) -> Sitting:
    """A table in play; its messages are up to date."""
    sitting = await opened(world, *people, game=game, channel=channel, **options)
    for _ in range(computers):
        message = await sitting.table_message()
        await (await sitting.press(people[0], message, "cpu")).answer(GRACE)
    await settled(world)
    await (await sitting.press(people[0], await sitting.table_message(), "start")).answer(GRACE)
    await settled(world)
    return sitting


async def settled(world: World, within: float = 10.0) -> None:
    """Wait until computers have moved and every errand has been carried out."""
    end = asyncio.get_running_loop().time() + within
    quiet = 0
    while quiet < 2:
        worker = world.bot.get_cog("DeliveryWorker")
        left = await world.host.store.rows("SELECT * FROM outbox") + await world.host.store.rows(TIMERS)
        busy = left or worker is None or worker.busy  # type: ignore[attr-defined]  # the cog's class is reloaded
        quiet = 0 if busy else quiet + 1
        if asyncio.get_running_loop().time() > end:
            raise TimeoutError(f"errands left: {[dict(r) for r in left]}")
        await asyncio.sleep(0.01)


def tune(**constants: Any) -> None:
    """Set constants of the delivery worker that runs now (extensions are loaded afresh with every bot)."""
    module = sys.modules["cogs.delivery"]
    for name, value in constants.items():
        assert hasattr(module, name), name
        setattr(module, name, value)
