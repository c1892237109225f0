"""The note "you are next" in the sandbox: it comes without a sound, and goes when the turn comes."""

from __future__ import annotations

from engine.host.model.records import Person as Identity
from engine.host.table.posts import NOTICE
from sandbox import Person
from tests.e2e.robust import says, settled, started
from tests.e2e.world import World

SILENT = 1 << 12


async def test_it_comes_without_a_sound_and_goes(world: World, sakura: Person, alex: Person) -> None:
    for person in (sakura, alex):
        await world.host.settings.set_next_notes(Identity(person.id, person.name), True)
    minato = world.box.person("ミナト")
    table = await started(world, sakura, alex, minato, game="geschenk")
    await settled(world)

    def notes(person: Person) -> list[str]:
        key = says("next-turn", person, name="@").split("@")[1]
        return [m.content for m in person.dm().messages.values() if key in m.content]

    people = {p.id: p for p in (sakura, alex, minato)}
    seen: set[str] = set()
    for _ in range(6):
        info = await table.info()
        (seat,) = [s.seat for s in info.seats if s.prompt]
        following = people[str(info.seats[(seat + 1) % 3].person)]
        if following is not minato:
            await world.box.until(lambda: len(notes(following)) == 1)  # noqa: B023
            post = await world.host.posts.find(table.id, f"{NOTICE}next-turn", following.id)
            assert post is not None and following.dm().messages[post.message].flags & SILENT
            seen.add(following.id)
        assert notes(minato) == [], "who has not asked for it is told nothing"
        mover = people[str(info.seats[seat].person)]
        assert notes(mover) == [], "it is their turn now"
        mine = (await world.host.reading.table(table.id, mover.id)).seat_of(mover.id)
        assert mine is not None
        _, view = await world.host.reading.view(table.id, mover.id)
        action = next(a for a in view.legal if a.tag != "take")
        await world.host.play.act(
            table.id, Identity(mover.id, mover.name), mine.prompt, action.wire(), str(world.box.world.ids.next())
        )
        await settled(world)
    assert seen == {sakura.id, alex.id}
