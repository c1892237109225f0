"""Tables set up in one call, and access to their internals, for the tests of trouble."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from cogs.delivery import delivery
from cogs.ui.background_loop import BackgroundLoop
from cogs.ui.ids import BadId, Press
from engine.core.match import Match
from engine.host.model.records import Status, TableInfo
from locales import Lang, words
from sandbox import PATIENCE, Channel, Interaction, Message, Person
from sandbox import Refused as Gone
from tests.e2e.driver import opened_table, press_from
from tests.e2e.world import World, eventually

GRACE = 3.0
"""Seconds Discord gives to answer an interaction. Tests wait longer (``PATIENCE``): the machine may be slow."""
DEFERRED_UPDATE = 6
"""Discord's number for an answer that leaves the message unchanged until it is edited."""
QUICK = (0.02, 0.02, 0.05, 0.05, 0.1, 0.1)
"""Patience of the delivery worker in tests, in seconds."""
JA = words("ja")
TIMERS = """
SELECT m.* FROM timers m JOIN tables t ON t.id = m.table_id
WHERE t.status = 'playing' AND m.kind NOT IN ('silence', 'request', 'chair')"""
OUTBOX = "SELECT * FROM outbox WHERE due <= ? OR (kind NOT IN ('call', 'mention') AND facts NOT LIKE '%in_place%')"
"""Tasks to be done now; calls may wait for an hour, or until a person may be called by name, and hands that changed in
place for minutes until they ring."""
MOVE_VERBS = frozenset({"act", "pick", "set", "step"})
"""The verbs of a panel's moves."""


class Sitting:
    """One table of a world, and the people at it."""

    def __init__(self, world: World, table: int, people: Iterable[Person]) -> None:
        self.world, self.id, self.people = world, table, list(people)

    # Behind the curtain

    async def info(self) -> TableInfo:
        """Return the public facts of the table."""
        return await self.world.host.reading.table(self.id)

    async def prompt(self, person: Person) -> int:
        """Return the number of the person's prompt, 0 for none."""
        info, _ = await self.world.host.reading.view(self.id, person.id)
        seat = info.seat_of(person.id)
        return seat.prompt if seat else 0

    async def awaited(self) -> Person:
        """Return the person who is asked now; waits for computers to move."""

        async def asked() -> Person | None:
            for person in self.people:
                if await self.prompt(person):
                    return person
            return None

        try:
            found = await eventually(asked)
        except TimeoutError:
            raise TimeoutError(f"nobody is asked at table {self.id}: {await self.info()}") from None
        assert found is not None
        return found

    async def match(self) -> Match[Any]:
        """Return the true match, secrets included."""
        async with self.world.host.tables.locked(self.id) as table_row:
            return await self.world.host.tables.matches.of(table_row)

    async def legal(self, person: Person) -> list[list[Any]]:
        """Return the person's legal moves in wire form."""
        _, view = await self.world.host.reading.view(self.id, person.id)
        return [a.wire() for a in view.legal]

    async def rows(self, sql: str) -> list[dict[str, Any]]:
        """Return rows of the store that belong to this table; ``sql`` has one placeholder for its number."""
        return [dict(r) for r in await self.world.host.tables.store.rows(sql, (self.id,))]

    async def moves(self) -> list[dict[str, Any]]:
        """Return the moves in the log."""
        return await self.rows("SELECT * FROM log WHERE table_id = ? AND kind = 'move' ORDER BY number")

    async def everything(self) -> dict[str, list[dict[str, Any]]]:
        """Return all rows about the game itself: if they are equal before and after, nothing changed."""
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
        """Return the channel or thread of the table."""
        return self.world.box.channel((await self.info()).place)

    async def posted(self, kind: str, person: Person | None = None) -> Message | None:
        """Return the live message in the store's record, or None if it does not exist in Discord."""
        post = await self.world.host.posts.find(self.id, kind, person.id if person else "")
        channel = self.world.box.world.channels.get(post.channel) if post else None
        return channel.messages.get(post.message) if post and channel else None

    async def table_message(self) -> Message:
        """Return the live table message."""
        found = await self.posted("table")
        assert found is not None, f"table {self.id} has no live message"
        return found

    async def hand_message(self, person: Person) -> Message:
        """Return the live hand of a person."""
        found = await self.posted("hand", person)
        assert found is not None, f"{person.name} has no live hand at table {self.id}"
        return found

    def panels(self, channel: Channel) -> list[Message]:
        """Return the bot's messages in a channel with buttons or selects of this table, without answers to presses."""
        bot = self.world.box.world.bot.id
        return [
            m
            for m in channel.messages.values()
            if m.author_id == bot and "interaction_metadata" not in m.data and self.ids(m)
        ]

    def ids(self, message: Message) -> list[Press]:
        """Return the parsed ids of a message's components for this table, without the button to the inbox."""
        return [p for p in presses(message) if p.table == self.id and p.verb != "inbox"]

    # Doing

    async def press(self, person: Person, message: Message, verb: str, prompt: int = 0, *path: Any) -> Interaction:
        """Press a button; the message need not show it.

        If a newer hand replaced the message in this moment, press on the newer hand, which the person sees.
        """
        custom_id = Press(self.id, verb, prompt, path).custom_id()
        try:
            return await person.click(message, custom_id, forge=True)
        except Gone as gone:
            newest = await self.posted("hand", person)
            if gone.code != "late" or newest is None or newest.id == message.id:
                raise
            return await person.click(newest, custom_id, forge=True)

    async def act(self, person: Person, *wire: Any) -> Interaction:
        """Make a move by a button of the person's hand (or of the table message if there is no hand)."""
        message = await self.posted("hand", person) or await self.table_message()
        ix = await self.press(person, message, "act", await self.prompt(person), *wire)
        await ix.answer()
        return ix

    async def play(self, moves: int) -> None:
        """Let the asked person make their last legal move, so many times."""
        for _ in range(moves):
            if (await self.info()).status is not Status.PLAYING:
                return
            person = await self.awaited()
            await self.act(person, *(await self.legal(person))[-1])

    async def end(self) -> None:
        """Play until the game is over."""
        for _ in range(2000):
            if (await self.info()).status is Status.FINISHED:
                return
            await self.play(1)
        raise TimeoutError("the game does not end")


def presses(message: Message) -> list[Press]:
    """Return the parsed ids of a message's components, if they are ours."""
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
    """Return a table with these people, not started."""
    await opened_table(world, people[0], game, channel, **options)
    waiting = [t.id for t in await world.host.reading.tables_of(people[0].id) if t.status is Status.OPEN]
    sitting = Sitting(world, max(waiting), people)
    await settled(world)
    message = await sitting.table_message()
    for person in people[1:]:
        ix = await sitting.press(person, message, "join")
        await ix.answer()
    return sitting


async def started(
    world: World,
    *people: Person,
    computers: int = 0,
    game: str = "geschenk",
    channel: str = "table",
    **options: Any,
) -> Sitting:
    """Return a table in play; its messages are up to date."""
    sitting = await opened(world, *people, game=game, channel=channel, **options)
    for _ in range(computers):
        message = await sitting.table_message()
        await (await sitting.press(people[0], message, "cpu")).answer()
    await settled(world)
    await (await sitting.press(people[0], await sitting.table_message(), "start")).answer()
    await settled(world)
    return sitting


async def settled(world: World, answers: int = 0) -> None:
    """Wait until computers have moved, all tasks are done, and all answers to presses are shown.

    ``answers``: the number of answers that the test itself holds up.
    """
    end = asyncio.get_running_loop().time() + PATIENCE
    quiet = 0
    while quiet < 2:
        worker = world.bot.get_cog("DeliveryWorker")
        assert worker is None or isinstance(worker, delivery.DeliveryWorker)
        tasks, timers = await world.host.tables.store.together((OUTBOX, (world.host.tables.clock(),)), (TIMERS, ()))
        left = tasks + timers
        busy = left or worker is None or worker.busy or world.host.tables.leases.answers > answers
        quiet = 0 if busy else quiet + 1
        if asyncio.get_running_loop().time() > end:
            raise TimeoutError(f"tasks left: {[dict(r) for r in left]}")
        await asyncio.sleep(0.01)


async def whole_round(cog: BackgroundLoop) -> None:
    """Let the cog's loop do a round that begins now, and wait for its end. Raises what the round raises.

    A call of ``round`` would do the work beside the loop's own round, which never happens in one process.
    """
    plain, done = cog.round, asyncio.get_running_loop().create_future()

    async def noted() -> None:
        try:
            await plain()
        except Exception as e:
            if done.done():  # a round after ours
                raise
            done.set_exception(e)
        else:
            if not done.done():
                done.set_result(None)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cog, "round", noted)
        cog.nudge()
        async with asyncio.timeout(PATIENCE):
            await done


def stand_still(world: World) -> None:
    """Stop the clocks, so that nothing runs out while a slow machine does something else."""
    now = world.host.tables.clock()
    world.host.tables.clock = world.bot.services.clock = lambda: now


def tune(**constants: Any) -> None:
    """Set constants of the delivery worker until the end of the test (``untuned``)."""
    for name, value in constants.items():
        assert hasattr(delivery, name), name
        setattr(delivery, name, value)


@contextlib.contextmanager
def untuned() -> Iterator[None]:
    """Restore the constants of the delivery worker after the block."""
    before = {name: value for name, value in vars(delivery).items() if name.isupper()}
    try:
        yield
    finally:
        tune(**before)


# Answers


def lang_of(person: Person) -> Lang:
    return "ja" if person.user.locale == "ja" else "en"


def says(key: str, person: Person, **facts: Any) -> str:
    """Return a catalogue text in the language of a person."""
    return words(lang_of(person))(key, **facts)


async def told(person: Person, ix: Interaction) -> str:
    """Return the text of an answer; raises AssertionError if others can read it."""
    message = await person.result(ix)
    assert message.ephemeral or message.channel_id == person.dm().id, "others can read this answer"
    return message.content


async def changes_nothing(sitting: Sitting, person: Person, pressing: Any) -> str:
    """Return the answer to a press; raises AssertionError if the press changed the table."""
    before = await sitting.everything()
    text = await told(person, await pressing)
    after = await sitting.everything()
    assert after == before, [k for k in after if after[k] != before[k]]
    return text


# What must hold again after any trouble


async def shows_one_table(table: Sitting) -> Message:
    """Return the table message; check that it shows the present state and is the only one with buttons."""
    message = await table.table_message()
    assert table.panels(await table.place()) == [message]
    post = await table.world.host.posts.find(table.id, "table")
    assert post is not None and post.seq == (await table.info()).news
    return message


async def shows_one_hand(table: Sitting, person: Person) -> Message:
    """Return the live hand of an awaited person; check that it offers moves and is the only hand."""
    hand = await table.hand_message(person)
    assert table.panels(person.dm()) == [hand]
    moves = [p for p in presses(hand) if p.verb in MOVE_VERBS]
    assert moves and {p.prompt for p in moves} == {await table.prompt(person)}
    return hand


async def can_play(table: Sitting) -> None:
    """Check that the game can be played on by the shown buttons."""
    who, before = await table.awaited(), len(await table.moves())
    await settled(table.world)
    hand = await shows_one_hand(table, who)
    move = next(p for p in presses(hand) if p.verb == "act")
    await (await who.click(hand, move.custom_id())).answer()
    assert len(await table.moves()) > before


async def is_paused(table: Sitting, why: str) -> None:
    async def paused() -> bool:
        return (await table.info()).status is Status.PAUSED

    await eventually(paused)
    assert (await table.info()).paused_for == why
    await settled(table.world)
    for person in table.people:
        hand = await table.posted("hand", person)
        assert hand is None or not [p for p in presses(hand) if p.verb in MOVE_VERBS]


async def move_and_play(table: Sitting, person: Person, channel: str = "lobby") -> None:
    ix = await press_from(person, channel, table.id, "movehere")
    await ix.answer()
    assert (await person.result(ix)).content == JA("table-moved")
    assert (await table.info()).status is Status.PLAYING
    await settled(table.world)
    assert (await table.place()).name == channel
    await shows_one_table(table)
    await can_play(table)
    await settled(table.world)
    await shows_one_table(table)
