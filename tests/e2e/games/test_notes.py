"""A person writes a note about a table in a form on the hand, and the hand shows it from then on."""

from __future__ import annotations

from engine.host.model.records import DeliveryKind
from sandbox import Person
from tests.e2e.driver import from_menu
from tests.e2e.robust import says, settled, started
from tests.e2e.world import World


async def test_a_note_is_written_kept_and_changed(world: World, sakura: Person, alex: Person) -> None:
    table = await started(world, sakura, alex, computers=1, players=3)
    for person, text in ((alex, "the 35\nis out"), (sakura, "メモ")):
        hand = await table.hand_message(person)
        opened = await from_menu(person, hand, "note")
        assert opened.modal is not None and opened.modal["title"] == says("note-title", person)
        await person.result(await person.submit(opened, {"note": text}))
        await settled(world)
        assert f"📝 {text}" in (await table.hand_message(person)).content
    await world.restart()
    assert (await world.host.notes.extras(table.id, alex.id)).note == "the 35\nis out"


async def test_what_was_sent_before_a_note_takes_it_from_no_hand(world: World, sakura: Person) -> None:
    """The worker updates the hand while Discord is slow; the note is shown first."""
    table = await started(world, sakura, computers=2, players=3)
    await table.awaited()
    await settled(world)
    hand = await table.hand_message(sakura)
    opened = await from_menu(sakura, hand, "note")
    late = world.box.faults.add("PATCH", rf"/channels/{sakura.dm().id}/messages/{hand.id}", delay=2.0)
    await world.host.deliveries.add_task(table.id, DeliveryKind.REFRESH, sakura.id)
    await world.box.until(lambda: late.hits)
    await sakura.result(await sakura.submit(opened, {"note": "メモ"}))
    await settled(world)
    assert "📝 メモ" in (await table.hand_message(sakura)).content
