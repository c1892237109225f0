"""/mydata through the real commands: a file with what is kept, and being forgotten while others play on."""

from __future__ import annotations

import json

import pytest

from locales import words
from sandbox import Message, Person
from tests.e2e.robust import JA, can_play, settled, started, told
from tests.e2e.world import World

EN = words("en")


def file_of(world: World, message: Message) -> dict[str, object]:
    (found,) = message.attachments
    data = world.box.read_file(found["id"])
    assert data is not None
    kept = json.loads(data)
    assert isinstance(kept, dict)
    return kept


async def test_what_is_kept_comes_as_a_file_for_its_person_alone(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1)
    await table.play(2)
    answer = await sakura.result(await sakura.slash("table", "mydata export"))
    assert answer.ephemeral and answer.content == JA("mydata-here")
    kept = file_of(world, answer)
    assert isinstance(kept["tables"], list)
    assert kept["person"] == sakura.id and [one["table"] for one in kept["tables"]] == [table.id]
    assert alex.id not in json.dumps(kept)


async def test_somebody_is_forgotten_only_when_sure_and_the_others_play_on(
    world: World, sakura: Person, alex: Person
) -> None:
    table = await started(world, alex, sakura, computers=1)
    ask = await sakura.result(await sakura.slash("table", "mydata delete"))
    assert ask.ephemeral and ask.content == JA("mydata-sure", count=1)
    assert (await world.host.person(sakura.id)).name
    done = await sakura.result(await sakura.click(ask, JA("button-forgetme")))
    assert done.content == JA("mydata-forgotten")
    await settled(world)
    assert (await world.host.person(sakura.id)).name == ""
    seats = (await table.info()).seats
    assert sakura.id not in {s.person for s in seats} and EN("somebody-name") in {s.name for s in seats}
    table.people = [alex]
    await can_play(table)


async def test_the_owner_alone_forgets_who_cannot_press_here_any_more(
    world: World, sakura: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await started(world, sakura, alex, computers=1)

    async def asked(person: str) -> str:
        return await told(sakura, await sakura.slash("lobby", "cogs forget", person=person))

    async def no(_: object) -> bool:
        return False

    with monkeypatch.context() as another_owner:
        another_owner.setattr(world.bot, "is_owner", no)
        assert await asked(alex.id) == JA("owner-only")
    assert await asked("somebody") == JA("person-unknown")
    assert alex.id in {s.person for s in (await table.info()).seats}
    assert await asked(alex.id) == JA("cogs-forgotten", count=1)
    assert alex.id not in {s.person for s in (await table.info()).seats}
