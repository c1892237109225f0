"""Tables with a silent person: the time that passes, the offer, the people who agree, and the notes of the table."""

from __future__ import annotations

from typing import Any

from engine.host.model.clock.inactivity_rules import HOUR, MOVE
from engine.host.model.records import Acted, Person
from engine.host.model.requests import InactivityOffer
from tests.host import toy
from tests.host.rig import Rig

TOY = {"toy": toy.GAME}


async def wait(rig: Rig, hours: float) -> None:
    """Let time pass and run what is due."""
    rig.now += hours * HOUR
    while await rig.host.clocks.tick():
        pass


async def still(rig: Rig, table: int) -> InactivityOffer:
    """Return the offer, which must exist."""
    found = (await rig.host.reading.table(table)).inactivity_offer
    assert found is not None
    return found


async def agree(rig: Rig, table: int, person: Person, choice: str = MOVE, press: str | None = None) -> Acted:
    number = (await still(rig, table)).number
    return await rig.host.inactivity.agree(table, person, number, choice, press or rig.press())


async def saying(rig: Rig, *people: Person, **options: Any) -> int:
    """Return the number of a table where the first person has to say hold or drop; all tasks are delivered."""
    info = await rig.started(*people, **{"rounds": 3, "size": max(2, len(people)), **options})
    for person in people:
        await rig.act(info.id, person, "bid", 2)
    await rig.deliver()
    return info.id


async def notes(rig: Rig, table: int) -> list[tuple[str, Any]]:
    """Return the notes of the table: kind and name."""
    lines = await rig.host.reading.happened(table, None, limit=1000)
    return [(e.kind, e.facts.get("name")) for x in lines for e in x.events if e.kind.startswith("table-")]
