"""Calls at the table while the asked seats are secret: the calls do not reveal them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.host.model.records import DeliveryKind
from sandbox import Person
from tests.e2e.reached import asked_next, at_rest, named, no_waiting, shift, start
from tests.e2e.robust import settled, started
from tests.e2e.world import World

__all__ = ["no_waiting"]


async def in_secret(world: World, monkeypatch: pytest.MonkeyPatch, *people: Person, closed: tuple[Person, ...]) -> Any:
    """Return a table in a phase that keeps the asked seats secret; the people in ``closed`` take no direct messages."""
    for person in closed:
        person.close_dms()
    table = await started(world, *people, computers=1, players=len(people) + 1)
    await table.awaited()
    await settled(world)
    for phase in world.host.tables.library.games["geschenk"].phases.values():
        monkeypatch.setattr(phase, "asks_in_secret", True, raising=False)
        monkeypatch.setattr(phase, "secret_readiness", True, raising=False)
    return table


async def test_in_secret_everybody_is_called_whoever_is_asked(
    world: World, sakura: Person, minato: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [sakura, minato, alex]
    table = await in_secret(world, monkeypatch, *people, closed=(minato, alex))
    place = await table.place()
    for but in range(3):
        before = set(place.messages)
        await world.host.deliveries.add_task(table.id, DeliveryKind.CALL, at=world.host.tables.clock(), but=but)
        await at_rest(world)
        (line,) = [m for m in place.messages.values() if m.id not in before and table.id and m.mentions]
        rest = [p for i, p in enumerate(people) if i != but]
        assert [f"<@{p.id}>" in line.content for p in people] == [p in rest for p in people]
        assert sorted(line.mentions) == sorted(p.id for p in rest if p is not sakura)


async def test_what_is_found_out_in_secret_changes_no_call_until_everybody_is_called(
    world: World, sakura: Person, minato: Person, alex: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Minato closes his DMs; whether he is asked (and the bot notices) or not, the others see the same."""
    people = [sakura, minato, alex]
    table = await in_secret(world, monkeypatch, *people, closed=())
    place = await table.place()
    before = set(place.messages)
    minato.close_dms()
    at = world.host.tables.clock()
    await world.host.tables.store.write("UPDATE people SET dm_closed = ? WHERE id = ?", (at + 1, minato.id))
    await world.host.deliveries.add_task(table.id, DeliveryKind.MENTION, minato.id)
    await world.host.deliveries.add_task(table.id, DeliveryKind.CALL, at=at, but=0)
    await at_rest(world)
    assert set(place.messages) == before, "nobody is called"
    shift(world, 3600)
    world.host.tables.wakeups.outbox.set()
    await at_rest(world)
    (line,) = [m for m in place.messages.values() if m.id not in before and m.mentions]
    assert sorted(line.mentions) == sorted([minato.id, alex.id]), "asked or not, found out or not"
    shift(world, 7200)
    world.host.tables.wakeups.outbox.set()
    await at_rest(world)
    assert len([m for m in place.messages.values() if m.id not in before and m.mentions]) == 1, "no third call"


async def test_a_call_stays_while_it_is_secret_who_has_answered(world: World, sakura: Person) -> None:
    sakura.close_dms()
    table = await asked_next(world, sakura)
    await start(table, sakura)
    await settled(world)
    place = await table.place()
    (line,) = named(place, sakura)
    await world.host.tables.store.write("UPDATE tables SET sealed = 1 WHERE id = ?", (table.id,))
    await world.host.tables.store.write("UPDATE seats SET prompt = 0 WHERE person = ?", (sakura.id,))
    for kind, target in ((DeliveryKind.REFRESH, sakura.id), (DeliveryKind.TABLE, "")):
        await world.host.deliveries.add_task(table.id, kind, target)
    await settled(world)
    assert line.id in place.messages
    await world.host.tables.store.write("UPDATE tables SET sealed = 0 WHERE id = ?", (table.id,))
    await world.host.deliveries.add_task(table.id, DeliveryKind.TABLE)
    await settled(world)
    assert line.id not in place.messages
