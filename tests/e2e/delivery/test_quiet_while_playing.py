"""A table whose people are all here makes no sound after the first hand; who has gone is called."""

from __future__ import annotations

from engine.host.model.clock.ring_rules import ALONE_S, SILENT_S
from sandbox import Person
from tests.e2e.reached import shift
from tests.e2e.robust import Sitting, settled, shows_one_hand, stand_still, started
from tests.e2e.world import World

SILENT = 1 << 12
"""The flag of a message that makes no sound."""


class Ears:
    """Counts the messages with a sound in a person's direct messages, those that are gone included."""

    def __init__(self, person: Person) -> None:
        self.person, self.heard = person, set[str]()

    def listen(self) -> int:
        """Hear what has come; how much in all."""
        messages = self.person.dm().messages.values()
        self.heard |= {m.id for m in messages if not m.data["flags"] & SILENT and not m.ephemeral}
        return len(self.heard)


async def moves(world: World, table: Sitting, count: int, *ears: Ears) -> None:
    """So many moves, each by a press; every hand is right after each."""
    for _ in range(count):
        person = await table.awaited()
        await table.act(person, "no_thanks" if ["no_thanks"] in await table.legal(person) else "take")
        await settled(world)
        for ear in ears:
            ear.listen()


async def later(world: World, seconds: float) -> None:
    shift(world, seconds)
    world.host.tables.wakeups.outbox.set()
    await settled(world)


async def test_people_in_the_room_hear_the_first_hand_alone(
    world: World, sakura: Person, minato: Person, alex: Person, here: None
) -> None:
    stand_still(world)
    ears = [Ears(p) for p in (sakura, minato, alex)]
    table = await started(world, sakura, minato, alex, players=3)
    await moves(world, table, 12, *ears)
    assert [ear.listen() for ear in ears] == [1, 1, 1]
    asked = await table.awaited()
    hand = await shows_one_hand(table, asked)
    await later(world, SILENT_S)
    called = await shows_one_hand(table, asked)
    assert called.id != hand.id
    assert [ear.listen() for ear in ears] == [1 + (ear.person is asked) for ear in ears], "who has gone, nobody else"
    await later(world, 10 * SILENT_S)
    assert sum(ear.listen() for ear in ears) == 4, "once"


async def test_a_table_with_computers_makes_no_sound_while_its_person_plays(
    world: World, sakura: Person, here: None
) -> None:
    stand_still(world)
    ear = Ears(sakura)
    table = await started(world, sakura, computers=2, players=3)
    await moves(world, table, 4, ear)
    await later(world, ALONE_S / 2)
    await moves(world, table, 2, ear)
    assert ear.listen() == 1
    await table.awaited()
    await later(world, ALONE_S)
    assert ear.listen() == 2, "they have gone"
