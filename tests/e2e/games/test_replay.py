"""Replay of a finished game: by the button at the result and by command, shared, and as a moving picture."""

from __future__ import annotations

import pytest

from locales import words
from sandbox import Message, Person
from tests.e2e.driver import press_from
from tests.e2e.robust import presses, says, settled, started
from tests.e2e.world import World


def button(message: Message, verb: str, *path: str) -> str:
    """Return the custom id of a button."""
    return next(p.custom_id() for p in presses(message) if p.verb == verb and p.path[: len(path)] == path)


@pytest.mark.parametrize("lang", ["ja", "en"])
async def test_a_finished_game_is_stepped_through_and_shared(
    world: World, sakura: Person, alex: Person, lang: str
) -> None:
    person, other = (sakura, alex) if lang == "ja" else (alex, sakura)
    table = await started(world, person, other, computers=1, players=3)
    said = words(lang)
    ix = await press_from(person, "table", table.id, "replay")
    await ix.answer()
    early = await person.result(ix)
    assert says("replay-running", person) in early.content and "film" not in {p.verb for p in presses(early)}
    await table.end()
    await settled(world)
    ix = await person.click(result := await table.table_message(), button(result, "replay"))
    await ix.answer()
    shown = await person.result(ix)
    assert shown.ephemeral and len(shown.attachments) == 1
    total = shown.content.split("\n")[1]
    assert says("replay-at", person, at="1", of=str(await positions(world, table.id))) in total
    await (ix := await person.click(shown, button(shown, "replay", "forward"))).answer()
    stepped = await person.result(ix)
    assert says("replay-at", person, at="2", of=str(await positions(world, table.id))) in stepped.content
    await (await person.click(stepped, button(stepped, "replaymore"))).answer()
    await world.box.until(lambda: "film" in {p.verb for p in presses(stepped)})
    assert says("replay-at", person, at="2", of=str(await positions(world, table.id))) in stepped.content
    await (ix := await person.click(stepped, button(stepped, "replayshare"))).answer()
    public = await person.result(ix)
    assert not public.ephemeral and said("replay-shared", name=person.name) in public.content
    await (ix := await person.click(stepped, button(stepped, "film"))).answer()
    film = await person.result(ix)
    # Progress messages may come in the meantime.
    await world.box.until(lambda: film.attachments)
    assert film.ephemeral and film.content == says("film-here", person)
    assert [a["filename"] for a in film.attachments] == [f"tefuda-{table.id}.gif"]
    ix = await press_from(other, "table", table.id, "replay")
    await ix.answer()
    assert len((await other.result(ix)).attachments) == 1, "from anywhere"


async def positions(world: World, table: int) -> int:
    return len((await world.host.replay.film(table, None))[1])
