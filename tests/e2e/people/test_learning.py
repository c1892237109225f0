"""A first hand comes by direct message with both its pictures, and goes on after a restart."""

from __future__ import annotations

import pytest

from locales import words
from sandbox import Message, Person
from tests.e2e.robust import presses
from tests.e2e.world import World

EN = words("en")


def lesson(person: Person) -> Message:
    """Return the message of the lesson in a person's direct messages."""
    return next(m for m in reversed(person.sees(person.dm())) if any(p.verb == "lagain" for p in presses(m)))


async def go_on(person: Person, verb: str) -> Message:
    message = lesson(person)
    button = next(p.custom_id() for p in presses(message) if p.verb == verb)
    ix = await person.click(message, button)
    await ix.answer()
    return await person.result(ix)


@pytest.mark.pictures
async def test_a_first_hand_by_direct_message(world: World, alex: Person) -> None:
    rules = await alex.result(await alex.slash("table", "geschenk"))
    learn = next(p.custom_id() for p in presses(rules) if p.verb == "learn")
    answer = await alex.result(await alex.click(rules, learn))
    message = lesson(alex)
    assert f"/{message.id}" in answer.content and EN("geschenk-learn-goal") in message.content
    assert len(message.attachments) == 1 and message.attachments[0]["description"]
    message = await go_on(alex, "lnext")
    assert EN("geschenk-learn-pay") in message.content and len(message.attachments) == 1
    await world.restart()
    message = await go_on(alex, "lact")
    kept = (await world.host.personal_data.belongings(alex.id))["lessons"][0]
    assert kept["step"] in (1, 2) and (EN("geschenk-learn-pay-else") in message.content) == (kept["step"] == 1)
    listed = await alex.result(await alex.slash(alex.dm(), "learn"))
    assert EN("learn-list") in listed.content
    assert (await world.host.reading.tables_of(alex.id)) == []
