"""A note about a table is written in a form on the hand, and stands on it from then on."""

from __future__ import annotations

from sandbox import Person
from tests.e2e.robust import presses, says, settled, started
from tests.e2e.world import World


async def test_a_note_is_written_kept_and_changed(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    for person, text in ((alex, "the 35\nis out"), (sakura, "メモ")):
        hand = await table.hand_message(person)
        note = next(p.custom_id() for p in presses(hand) if p.verb == "note")
        opened = await person.click(hand, note)
        await opened.answer()
        assert opened.modal is not None and opened.modal["title"] == says("note-title", person)
        await person.result(await person.submit(opened, {"note": text}))
        await settled(world)
        assert f"📝 {text}" in (await table.hand_message(person)).content
    await world.restart()
    assert (await world.host.beside(table.id, alex.id)).note == "the 35\nis out"
